"""Whole games by keyboard alone: no mouse, no finger, nothing but what has the focus and what is said aloud."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games import EVERY_GAME, sit_down
from tests.browser.keys import Keys
from tests.browser.people import Screen
from tests.browser.processes import Server

STEPS = 500
GIVEN_UP = re.compile("gives up|would give up|resigns")


@EVERY_GAME
def test_a_whole_game(invite: Invite, server: Server, game: str) -> None:
    ada = sit_down(invite, server, game)
    keys = Keys(ada)
    heard = keys.walk("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home")
    assert all(heard)
    assert len(set(heard)) > 3, heard
    for _ in range(STEPS):
        ada.wait()
        if ada.over:
            break
        keys.step()
    assert ada.over, keys.done
    assert ada.log.filter(has_text=GIVEN_UP).count() == 0
    assert keys.done["board"] > 0, keys.done
    assert keys.done["offers"] + keys.done["numbers"] > 1, keys.done
    assert keys.focus.around == "dialog"
    keys.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)


def test_from_the_shelf_to_the_table(invite: Invite, server: Server) -> None:
    """A table is set up, a seat taken away, an option changed and the game begun."""
    ada = invite(Screen.WIDE)
    ada.open()
    expect(ada.page.get_by_role("article").nth(4)).to_be_visible()
    keys = Keys(ada)
    keys.tab_to("link", ada.words.set_up, about=ada.words.game)
    keys.press("Enter")
    expect(ada.page.locator(".seat").nth(3)).to_be_visible()
    keys.tab_to("button", "Remove seat 4")
    keys.press("Enter")
    keys.tab_to("combobox", ada.words.length)
    keys.press("s")
    keys.tab_to("spinbutton", ada.words.rounds)
    keys.press("ArrowUp", "ArrowUp")
    keys.tab_to("button", ada.words.start)
    keys.press("Enter")
    ada.wait()
    table = server.get(f"tables/{ada.page.url.rpartition('/')[2]}")
    assert len(table["seats"]) == 3
