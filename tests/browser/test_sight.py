"""Nobody scrolls a page to play: the question and my numbers are in sight on every screen, in letters that can be read.

`python -m tests.browser.sight audit` looks at many more positions, and at everything else that should be in sight.
"""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.conftest import Invite
from tests.browser.people import Screen
from tests.browser.processes import Server
from tests.browser.sight import EYE, GAMES, LOOKS, Eye, Look, View, positions, tables
from tests.browser.test_course import begin

USUAL = {
    "monopoly": "DecideBuy",
    "duels": "ChooseAction",
    "quest": "ChooseTurn",
    "twister": "ChooseAction",
    "mapmasters": "DecidePaths",
}
NEVER = ("the page is", "the question is", "there is no", "my number is", "small print", "does not glow", "one over the other")


@pytest.mark.parametrize("game", GAMES)
def test_what_matters_is_in_sight(browser: Browser, server: Server, game: str) -> None:
    position = next(one for one in positions(game) if one.decision == USUAL[game])
    found = Eye(browser, server).audit(position, [look for look in LOOKS if look.language == "de"])
    assert [(where, one) for where, all_found in found.items() for one in all_found if one.startswith(NEVER)] == []


def test_the_board_takes_the_room_that_is_there(browser: Browser, server: Server) -> None:
    """Answers that the board gives, too, are folded up rather than leave it a corner."""
    position = next(one for one in positions("twister") if one.decision == "ChooseAction")
    eye = Eye(browser, server)
    eye.audit(position, [Look("de", View(1280, 720, touch=False))])
    box = eye.page("de", touch=False).locator(".board").bounding_box()
    assert box is not None
    assert box["width"] > 800


def test_a_lesson_squeezes_nothing(invite: Invite, server: Server) -> None:
    """Its words stand with the others, not between the board and the hand."""
    ada = invite(Screen.WIDE, "de")
    ada.page.set_viewport_size(ViewportSize(width=1280, height=720))
    begin(ada, server, "twister", "de")
    ada.wait()
    ada.page.locator("main:not(.settling) [data-lesson]").wait_for()
    ada.settle()
    box = ada.page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] > 800
    assert ada.page.evaluate(EYE, False) == []


@pytest.mark.parametrize("screen", [Screen.WIDE, Screen.PHONE], ids=["wide", "phone"])
def test_what_is_held_up_leaves_the_stage_free(invite: Invite, server: Server, screen: Screen) -> None:
    """A fight is read on its stage while its cards are shown large."""
    fight = next(one for one in positions("twister") if one.decision == "PlayCombatCard")
    ((_, made),) = tables(server, [fight])
    ada = invite(screen)
    ada.remember("settings", {"language": "en", "theme": "light", "speed": "slow", "name": "Ada"})
    ada.sit_down({**made, "invitations": {}})
    ada.wait()
    ada.answer()
    ada.page.locator(".moment").wait_for()
    moment, stage = (ada.page.locator(one).bounding_box() for one in (".moment", ".stage .panel"))
    assert moment is not None
    assert stage is not None
    beside = moment["x"] >= stage["x"] + stage["width"] or moment["x"] + moment["width"] <= stage["x"]
    below = moment["y"] >= stage["y"] + stage["height"] or moment["y"] + moment["height"] <= stage["y"]
    assert beside or below


def test_the_board_of_a_phone_stays_where_it_is_while_others_act(invite: Invite, server: Server) -> None:
    """What is going on comes and goes above it without pushing it down."""
    auction = next(one for one in positions("monopoly") if one.decision == "DecideBid")
    ((_, made),) = tables(server, [auction])
    ada = invite(Screen.PHONE)
    ada.remember("settings", {"language": "en", "theme": "light", "speed": "fast", "stepping": True, "name": "Ada"})
    ada.sit_down({**made, "invitations": {}})
    ada.wait()
    ada.answer()
    ada.page.locator("main.over .stage").wait_for()
    ada.settle()
    chips, board, stage = (ada.page.locator(one).bounding_box() for one in (".chips", ".frame", "main > .stage"))
    assert chips is not None
    assert board is not None
    assert stage is not None
    assert board["y"] == stage["y"] == pytest.approx(chips["y"] + chips["height"], abs=1)


def test_the_positions_meet_every_game_often() -> None:
    assert all(len(positions(game)) >= 60 for game in GAMES)
