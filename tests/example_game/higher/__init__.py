"""Higher, a small game with hidden hands: the example of docs/add-a-game.md and the second game of every contract test."""

from higher.game import GAME

__all__ = ["GAME"]
