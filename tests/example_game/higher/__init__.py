"""Higher, a small game with hidden hands: the example of docs/add-a-game.md."""

from higher.game import GAME

__all__ = ["GAME"]
