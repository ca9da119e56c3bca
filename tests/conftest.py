"""What all tests share: the example game on the shelf."""

import pytest

from higher import GAME
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.testing.plugin import CONTRACT

pytest.register_assert_rewrite(CONTRACT)  # also where the plugin is not installed: a failing test of the contract tells all


@pytest.fixture
def example_game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example game, found by `registry.find("higher")` for the length of a test."""
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    return GAME
