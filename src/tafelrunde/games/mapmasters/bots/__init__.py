"""Computer partners: a random one, and three that mean it."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.player import Player
from tafelrunde.games.mapmasters.bots.easy import EasyPlayer
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer
from tafelrunde.games.mapmasters.bots.strong import ITERATIONS, StrongPlayer


def new_player(level: str, seed: int) -> Player:
    """A computer partner of this level."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal":
            return NormalPlayer()
        case "strong":
            return StrongPlayer(iterations=ITERATIONS)
        case _:
            raise ValueError(f"there is no partner {level!r}; there are easy, normal, strong and random ones")
