"""The first dungeon to its boss and into the shop by clicking: cards of the hand and rooms of the board are tapped."""

import re

import pytest

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

CHOSEN = {"en": "can be chosen", "de": "wählbar"}
PLAY = {"en": re.compile(r"^\s*Play "), "de": re.compile(r" spielen")}
PASS = {"en": "Pass", "de": "Passen"}


def play_a_card(person: Person, language: str) -> bool:
    """Tap a card of the hand that can be played face up, then the offer to do so."""
    if not person.offers.filter(has_text=PLAY[language]).count():
        return False
    cards = person.page.locator(f"[data-id^='hand-'][aria-label*='{CHOSEN[language]}']:not(.dim)")
    if not cards.count():
        return False
    person.press(cards.first)
    offer = person.offers.filter(has_text=PLAY[language])
    if not offer.count():
        person.page.keyboard.press("Escape")
        return False
    person.press(offer.first)
    return True


def enter_a_room(person: Person, language: str) -> bool:
    """Tap a room that glows, the boss if it does."""
    rooms = person.page.locator(f".board [data-id^='space-'][aria-label*='{CHOSEN[language]}']")
    if not rooms.count():
        return False
    boss = person.page.locator(f".board [data-id='space-boss'][aria-label*='{CHOSEN[language]}']")
    person.choose(boss.first if boss.count() else rooms.first)
    return True


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_the_first_dungeon(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    options = {"difficulty": "story", "dungeon_choice": "gentle", "start_containers": 5}
    table = server.post("tables", {"game": "quest", "seats": [ME, computer()], "options": options})
    ada = invite(screen, language)
    ada.sit_down(table)
    played = entered = 0
    for number in range(250):
        ada.wait()
        if (
            ada.page.locator("[data-id='shop']").count()
            or ada.log.filter(has_text=re.compile("shop is open|Laden ist offen")).count()
        ):
            break
        if number == 12:
            check(ada.page)
        if play_a_card(ada, language):
            played += 1
        elif enter_a_room(ada, language):
            entered += 1
        elif ada.can(PASS[language]):
            ada.take(PASS[language])
        else:
            ada.take_any()
    assert played > 2
    assert entered > 0
    assert ada.log.filter(has_text=re.compile("shop is open|Laden ist offen")).count()
    check(ada.page)
