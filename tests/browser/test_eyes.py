"""For every pair of eyes: text twice as large without loss, nothing that moves unasked, the other language in mid-game."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games import EVERY_GAME, short_table, sit_down
from tests.browser.keys import Keys
from tests.browser.people import Screen
from tests.browser.processes import Server

CUT = """() => [...document.querySelectorAll(
    ".prompt, .offers .button, .bar .game, .seat .name, .log p, .tabs button, h2, h3, .contender header")]
    .filter(one => one.checkVisibility() && !one.matches(".sr-only") && one.scrollWidth > one.clientWidth + 2
        && getComputedStyle(one).overflowX !== "visible" && getComputedStyle(one).display !== "inline")
    .map(one => one.innerText)"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
MOVING = "() => document.getAnimations().filter(one => one.playState === 'running').map(one => one.effect.target.outerHTML)"
TWO_GAMES = pytest.mark.parametrize("game", ["duels", "mapmasters"])


@EVERY_GAME
def test_text_twice_as_large(invite: Invite, server: Server, game: str) -> None:
    """With the browser's own letters at 200 %: nothing is cut off, and all that is offered can be reached."""
    ada = invite(Screen.WIDE, "de")
    wire = ada.context.new_cdp_session(ada.page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    ada.sit_down(short_table(server, game))
    ada.wait()
    assert ada.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 30
    assert ada.page.evaluate(TOO_WIDE) <= 0
    assert ada.page.evaluate(CUT) == []
    ada.unfold()
    offer = ada.offers.first
    offer.scroll_into_view_if_needed()
    expect(offer).to_be_in_viewport()
    ada.press(offer)
    ada.open()
    expect(ada.page.get_by_role("article").nth(4)).to_be_attached()
    assert ada.page.evaluate(TOO_WIDE) <= 0
    assert ada.page.evaluate(CUT) == []


@TWO_GAMES
def test_nothing_moves(invite: Invite, server: Server, game: str) -> None:
    ada = sit_down(invite, server, game)
    for _ in range(3):
        ada.page.keyboard.press("1")
        assert ada.page.evaluate(MOVING) == []
        ada.wait()
        assert ada.page.evaluate(MOVING) == []


@TWO_GAMES
def test_the_other_language_in_mid_game(invite: Invite, server: Server, game: str) -> None:
    """By keyboard: everything that stands there changes, nothing is lost."""
    ada = sit_down(invite, server, game)
    keys = Keys(ada)
    keys.press("1")
    ada.wait()
    prompt, first, lines = ada.prompt, ada.log.first.inner_text(), ada.log.count()
    keys.tab_to("button", "Settings")
    keys.press("Enter")
    keys.tab_to("radio", "English")
    keys.press("ArrowLeft", "Escape")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.page.locator(".prompt")).not_to_have_text(prompt)
    expect(ada.log.first).not_to_have_text(first)
    assert ada.log.count() == lines
    assert keys.focus.name == "Einstellungen"
    keys.press("1")
    ada.wait()
