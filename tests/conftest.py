"""What all tests share: the example game on the shelf."""

import pytest

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tests.example_game import GAME


@pytest.fixture
def example_game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example game, found by `registry.find("higher")` for the length of a test."""
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    return GAME
