"""Learning in the browser: the rulebook with search, links and pictures, and a first game with a coach."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import ME, Server, computer
from tests.browser.test_hints import OPTIONS, picture

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
    check(ada.page)
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
    """After the last lesson of the course: one thing at a time, each once, going on with a button or with the game; it can be
    skipped."""
    ada = invite(screen, language)
    ada.remember_at_first("courses", {game: 99})
    ada.open()
    learn = "Spielend lernen" if language == "de" else "Learn by playing"
    number = [one["id"] for one in server.get("games") if one.get("lesson")].index(game)
    ada.press(ada.page.locator("article").nth(number).get_by_role("button", name=re.compile(learn)))
    coach = ada.page.locator(".coach[data-step]")
    expect(coach).to_have_attribute("data-step", "welcome")
    picture(ada, f"coach-{game}-{language}")
    check(ada.page)
    ada.press(coach.locator(".button.main"))
    expect(ada.page.locator("[data-step=welcome]")).to_have_count(0)
    ada.wait()
    told = ["welcome", coach.get_attribute("data-step") or ""]
    ada.page.reload()  # what was told is remembered
    expect(coach).to_have_attribute("data-step", told[-1])
    for _ in range(25):  # playing on means that it was understood
        ada.decide()
        step = coach.get_attribute("data-step") if coach.count() else None
        if step and step != told[-1]:
            assert step not in told
            told.append(step)
        if len(told) > 3:
            break
    assert len(told) > 3
    picture(ada, f"coach-{game}-{language}-later")
    while not coach.count():
        ada.decide()
    ada.press(coach.get_by_role("button", name="Lektion überspringen" if language == "de" else "Skip the lesson"))
    expect(coach).to_have_count(0)
