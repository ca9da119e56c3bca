"""Levels: the computer players of a game by name."""

from collections.abc import Callable, Mapping

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Player


def player_of(makers: Mapping[str, Callable[[int], Player]], level: str, seed: int) -> Player:
    """A new player of a level; every game knows `random`, and some have a habit for it."""
    if level in makers:
        return makers[level](seed)
    if level == "random":
        return RandomPlayer(seed)
    raise ValueError(f"there is no level {level!r}")
