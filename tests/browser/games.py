"""The five games as the browser tests play them: with options under which even careless play comes to its end soon."""

from collections.abc import Collection
from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server, computer

SHORT: dict[str, dict[str, Any]] = {
    "monopoly": {"tokens": "random", "seats": "fixed", "mode": "short", "limit_rounds": 2},
    "duels": {"win_condition": "leads", "team_1": "warlord", "team_2": "hero", "round_limit": "thirty"},
    "quest": {"difficulty": "hero", "defeat_limit": 1},
    "twister": {"starters": "random", "vp_target": "three"},
    "mapmasters": {"mission": 1},
}
ALONE = {"mapmasters", "twister"}
EVERY_GAME = pytest.mark.parametrize("game", SHORT)


def short_table(server: Server, game: str, alone: Collection[str] = ALONE) -> dict[str, Any]:
    """A short game, alone in these games, else with an easy computer."""
    seats = [ME] if game in alone else [ME, computer()]
    customs = {"propose_seconds": 600}  # whoever reads slowly is not hurried
    made: dict[str, Any] = server.post("tables", {"game": game, "seats": seats, "options": SHORT[game], "customs": customs})
    return made


def sit_down(invite: Invite, server: Server, game: str, language: str = "en", theme: str = "light") -> Person:
    """Somebody at a wide screen, at a table that waits for a decision."""
    somebody = invite(Screen.WIDE, language, theme)
    somebody.sit_down(short_table(server, game))
    somebody.wait()
    return somebody
