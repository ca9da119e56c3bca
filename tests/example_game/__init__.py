"""Higher, a small game with hidden hands: the example of docs/add-a-game.md and the second game of every contract test."""

from tests.example_game.game import GAME

__all__ = ["GAME"]
