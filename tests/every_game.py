"""The games that the tests play: all on the shelf, and the example."""

import pytest

from higher import GAME
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game

GAMES: list[Game] = [*registry.games().values(), GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
