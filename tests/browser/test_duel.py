"""A duel to its end by clicking, with figures moved and targets struck on the board itself."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

CHOSEN = {"en": "can be chosen", "de": "wählbar"}


def glowing(person: Person, words: str, prefix: str) -> Locator:
    """What can be tapped on the table now."""
    return person.page.locator(f"[data-id^='{prefix}'][aria-label*='{words}']")


def strike(person: Person, words: str) -> bool:
    """Tap a card of the hand, then whatever glows, until it is chosen whole; then do it."""
    card = glowing(person, words, "hand-")
    if not card.count():
        return False
    person.press(card.first)
    for _ in range(3):
        figures = glowing(person, words, "fig-")
        if not person.page.locator(".offers .back").count() or not figures.count():
            break
        person.press(figures.last)
    attack = person.page.locator(".offers .button.step")
    if attack.count():
        person.press(attack)
    person.page.keyboard.press("Escape")
    return True


def walk(person: Person, words: str) -> bool:
    """Tap a figure, then a square it can reach."""
    figures = glowing(person, words, "fig-")
    if not figures.count() or glowing(person, words, "hand-").count():
        return False
    person.press(figures.first)
    squares = person.page.locator(f".board [data-id][aria-label*='{words}']:not([data-id^='fig-'])")
    if squares.count() == 0:
        return False
    person.press(squares.nth(squares.count() // 2))
    return True


def test_a_chosen_figure_leaves_the_board_its_room(invite: Invite, server: Server) -> None:
    """Where it can go is shown on the board; a list of forty squares would push the board aside."""
    ada = invite(Screen.WIDE)
    ada.sit_down(
        server.post("tables", {"game": "duels", "seats": [ME, computer()], "options": {"team_1": "warlord", "team_2": "hero"}})
    )
    ada.wait()
    while not glowing(ada, CHOSEN["en"], "fig-").count():
        ada.decide()
    board = ada.page.locator(".board").first
    before = board.bounding_box()
    ada.press(glowing(ada, CHOSEN["en"], "fig-").first)
    expect(ada.page.locator(".offers .back")).to_be_visible()
    after = board.bounding_box()
    assert before
    assert after
    assert after["width"] >= 0.85 * before["width"]


def test_a_click_is_not_a_look(invite: Invite, server: Server) -> None:
    """What a click brings under the mouse is explained only when the mouse moves again."""
    ada = invite(Screen.WIDE)
    table = {"game": "duels", "seats": [ME, computer()], "options": {"team_1": "warlord", "team_2": "hero"}}
    ada.sit_down(server.post("tables", table))
    ada.wait()
    while not walk(ada, CHOSEN["en"]):
        ada.decide()
    ada.wait()
    ada.page.wait_for_timeout(1000)  # longer than a mouse has to rest
    expect(ada.page.locator(".why-note")).to_have_count(0)
    ada.page.locator(".board [data-id='a7']").hover()
    expect(ada.page.locator(".why-note")).to_be_visible()


@pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide-en", "phone-de"])
def test_a_duel_to_its_end(invite: Invite, server: Server, screen: Screen, language: str) -> None:
    options = {
        "team_1": "warlord",
        "team_2": "hero",
        "win_condition": "leads",
        "round_limit": "thirty",
        "first_turn_actions": "two",
    }
    table = server.post("tables", {"game": "duels", "seats": [ME, computer()], "options": options})
    ada = invite(screen, language)
    words = CHOSEN[language]
    ada.sit_down(table)
    walked = struck = 0
    for number in range(400):
        ada.wait()
        if ada.over:
            break
        if number == 8:
            check(ada.page)
        if walked < 4 and walk(ada, words):
            walked += 1
        elif struck < 3 and strike(ada, words):
            struck += 1
        elif ada.page.locator(".confirm .button.main").count():
            ada.press(ada.page.locator(".confirm .button.main"))
        else:
            attacks = ada.offers.filter(has_text=re.compile("attacks|greift"), visible=True)
            if attacks.count():
                ada.press(attacks.first)
            else:
                ada.take_any()
        ada.page.wait_for_timeout(30)
    assert ada.over
    assert walked > 0
    assert struck > 0
    assert sorted(ada.page.locator("dialog .place").all_inner_texts()) == ["1", "2"]
