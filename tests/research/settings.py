"""The tables at which the foreign suites play: every game, with several numbers of seats and options."""

from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra `research` is not installed")

import tafelrunde.research as research

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("monopoly", 3, {"auction_mode": "proxy"}),
    ("duels", 2, {}),
    ("duels", 4, {"opt_hide": True}),
    ("quest", 1, {}),
    ("quest", 3, {"open_hands": True}),
    ("twister", 2, {"stepwise": True}),
    ("mapmasters", 2, {"difficulty": "easy"}),
    ("mapmasters", 3, {"mission": 9, "open_hands": True}),
]
SOME = [TABLES[0], TABLES[1], TABLES[4], TABLES[5], TABLES[6]]  # one of each game
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
every_game = pytest.mark.parametrize(("game", "seats", "options"), SOME)
both_ways = pytest.mark.parametrize("actions", ["candidates", "vocabulary"])

__all__ = ["SOME", "TABLES", "both_ways", "every_game", "every_table", "research"]
