"""Help in the browser: a hint step by step with marks on the table and a line in the log, and why something cannot be done."""

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import HERE, ME, Server, computer

WORDS: dict[str, dict[str, Any]] = {
    "en": {"hint": "Hint", "compare": "Compare moves", "advise": "Suggest a move", "do": "Do it", "my": "My hint:"},
    "de": {
        "hint": "Tipp",
        "compare": "Züge vergleichen",
        "advise": "Schlag mir einen Zug vor",
        "do": "Das mache ich",
        "my": "Mein Tipp:",
    },
}
OPTIONS: dict[str, dict[str, Any]] = {
    "monopoly": {"tokens": "random", "seats": "fixed"},
    "duels": {"team_1": "hero", "team_2": "warlord"},
    "quest": {},
}
PLACES = [(Screen.WIDE, "en", "light"), (Screen.PHONE, "de", "dark")]


def picture(person: Person, name: str) -> None:
    """Kept only where somebody wants to look at it."""
    folder = os.environ.get("TAFELRUNDE_SHOTS")
    if folder:
        person.page.screenshot(path=f"{folder}/hints-{name}.png")


@pytest.mark.parametrize(("screen", "language", "theme"), PLACES, ids=["wide-en", "phone-de"])
@pytest.mark.parametrize("game", list(OPTIONS))
def test_a_hint_in_three_steps(invite: Invite, server: Server, game: str, screen: Screen, language: str, theme: str) -> None:
    table = server.post("tables", {"game": game, "seats": [ME, computer()], "options": OPTIONS[game]})
    ada = invite(screen, language, theme)
    words = WORDS[language]
    ada.sit_down(table)
    ada.wait()
    while ada.offers.count() < 2:
        ada.decide()
    panel = ada.page.locator("section.hint")
    ada.press(ada.button(words["hint"], exact=True).first)
    expect(panel.locator("p").first).to_be_visible()
    expect(panel.get_by_role("button", name=words["compare"])).to_be_visible()
    assert panel.locator("li").count() == 0
    ada.press(panel.get_by_role("button", name=words["compare"]))
    expect(panel.locator("li").first).to_be_visible()
    picture(ada, f"{game}-{language}-2")
    ada.press(panel.get_by_role("button", name=words["advise"]))
    expect(panel).to_contain_text(words["my"])
    check(ada.page)
    picture(ada, f"{game}-{language}-3")
    ada.expect_in_log(ada.log.filter(has_text="Ada").last)
    assert ada.page.locator(".log").inner_text().count("Ada") >= 3
    ada.press(panel.get_by_role("button", name=words["do"]))
    expect(panel).to_have_count(0)
    ada.wait()


def test_no_hints_between_people_unless_they_want_them(invite: Invite, server: Server) -> None:
    ada = invite(Screen.WIDE)
    ada.sit_down(server.table(ME, HERE))
    assert ada.button("Hint", exact=True).count() == 0


@pytest.mark.parametrize(("screen", "language", "theme"), PLACES, ids=["wide-en", "phone-de"])
def test_whatever_cannot_be_done_tells_why(invite: Invite, server: Server, screen: Screen, language: str, theme: str) -> None:
    """By tap with a link to the rule; with a mouse by resting on it, and by the focus of the keyboard."""
    ada = invite(screen, language, theme)
    ada.sit_down(server.table(ME, computer()))
    ada.play_until(ada.words.buy)
    page = ada.page
    far = page.locator(".board [data-id='s39']")
    if screen is Screen.WIDE:
        far.hover()
        expect(page.locator(".why-note .rule")).to_have_text("RM-P2")
        page.mouse.move(5, 5)
        expect(page.locator(".why-note")).to_have_count(0)
        far.focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowDown")
        expect(page.locator(".why-note")).to_be_visible()
        picture(ada, "why-wide")
    ada.press(far)
    why = page.locator(".why")
    expect(why.locator(".rule").first).to_have_text("RM-P2")
    check(ada.page)
    picture(ada, f"why-{language}")
    if screen is Screen.PHONE:
        page.locator(".looked-at header button").tap()
    ada.press(why.locator(".rule").first)
    expect(page.locator("dialog .rule.here")).to_contain_text("RM-P2")


def test_a_card_and_a_square_of_a_duel_tell_why(invite: Invite, server: Server) -> None:
    table = server.post("tables", {"game": "duels", "seats": [ME, computer()], "options": OPTIONS["duels"]})
    ada = invite(Screen.WIDE)
    ada.sit_down(table)
    ada.wait()
    while not ada.page.locator(".offers .button", has_text="Stay").count():
        ada.decide()
    ada.page.locator("[data-id^='hand-']").first.click()
    expect(ada.page.locator(".why .rule").first).to_have_text("HD-T7")
    ada.page.keyboard.press("Escape")
    squares = ada.page.locator(".board [data-id='a1'], .board [data-id='j8']")
    for number in range(squares.count()):
        if squares.nth(number).get_attribute("aria-label") in {"a1", "j8"}:  # empty, and out of reach
            squares.nth(number).click()
            expect(ada.page.locator(".why .rule").first).to_contain_text("HD-")
            return
