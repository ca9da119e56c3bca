"""Learning in the browser: the rulebook with search, links and pictures, and a first game with a coach."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer
from tests.browser.test_hints import OPTIONS, check, picture

RULES = {"en": "Rules", "de": "Regeln"}
SEARCH = {"en": "Search the rules", "de": "Regeln durchsuchen"}
PICTURED = {"monopoly": ("RM-P2", "buy"), "duels": ("HD-C1", "attack"), "quest": ("TQ-C4", "card")}
PLACES = pytest.mark.parametrize(("screen", "language"), [(Screen.WIDE, "en"), (Screen.PHONE, "de")], ids=["wide", "phone"])


@PLACES
@pytest.mark.parametrize("game", list(PICTURED))
def test_the_rulebook(invite: Invite, server: Server, game: str, screen: Screen, language: str) -> None:
    """A search narrows it, a rule named in a text is a link, and a picture shows a real scene."""
    rule, word = PICTURED[game]
    table = server.post("tables", {"game": game, "seats": [ME, computer()], "options": OPTIONS[game]})
    ada = invite(screen, language)
    ada.sit_down(table)
    ada.press(ada.button(RULES[language], exact=True).first)
    dialog = ada.page.locator("dialog")
    everything = dialog.locator(".rule .id")
    expect(everything.first).to_be_visible()
    whole = everything.count()
    dialog.get_by_role("searchbox").fill(f"{rule.lower()} {word if language == 'en' else ''}")
    expect(everything).to_have_count(1)
    assert whole > 50
    expect(dialog.get_by_role("status")).to_be_visible()
    sketch = dialog.locator("figure")
    expect(sketch.first).to_be_visible()
    expect(sketch.first.locator("figcaption")).not_to_be_empty()
    check(ada)
    picture(ada, f"rules-{game}-{language}")
    dialog.get_by_role("searchbox").fill("")
    cite = dialog.locator("button.cite").first
    if cite.count():
        wanted = cite.inner_text()
        cite.click()
        expect(dialog.locator(".rule.here .id")).to_have_text(wanted)


@PLACES
@pytest.mark.parametrize("game", list(PICTURED))
def test_a_first_game_with_a_coach(invite: Invite, server: Server, game: str, screen: Screen, language: str) -> None:
    """From the shelf: one thing at a time, going on with the game or with a button; it can be skipped."""
    ada = invite(screen, language)
    ada.open()
    learn = "Spielend lernen" if language == "de" else "Learn by playing"
    number = [one["id"] for one in server.get("games") if one.get("lesson")].index(game)
    ada.press(ada.button(learn).nth(number))
    coach = ada.page.locator(".coach")
    expect(coach).to_contain_text(re.compile("1 (of|von) "))
    picture(ada, f"coach-{game}-{language}")
    check(ada)
    first = coach.locator("h2").inner_text()
    ada.press(coach.locator(".button.main"))
    ada.wait()
    expect(coach).to_contain_text(re.compile("2 (of|von) "))
    assert coach.locator("h2").inner_text() != first
    ada.page.reload()  # what was told is remembered
    expect(coach).to_contain_text(re.compile("2 (of|von) "))
    learn_by_playing(ada)
    expect(coach).to_contain_text(re.compile("[3-9] (of|von) "))
    picture(ada, f"coach-{game}-{language}-later")
    ada.press(coach.get_by_role("button", name="Lektion überspringen" if language == "de" else "Skip the lesson"))
    expect(coach).to_have_count(0)


def learn_by_playing(person: Person) -> None:
    """Go on without pressing the coach's button: playing on means that it was understood."""
    coach = person.page.locator(".coach")
    for _ in range(25):
        person.wait()
        if coach.count() and re.search("[3-9] (of|von) ", coach.inner_text()):
            return
        person.decide()
        person.page.wait_for_timeout(150)
