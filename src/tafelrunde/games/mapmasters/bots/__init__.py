"""Computer partners: a random one, and three that mean it."""

from collections.abc import Callable

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Player
from tafelrunde.games.mapmasters.bots.easy import EasyPlayer
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer
from tafelrunde.games.mapmasters.bots.strong import ITERATIONS, StrongPlayer

LEVELS: dict[str, Callable[[int], Player]] = {
    "easy": EasyPlayer,
    "normal": lambda _: NormalPlayer(),
    "strong": lambda _: StrongPlayer(iterations=ITERATIONS),
    "random": RandomPlayer,
}


def new_player(level: str, seed: int) -> Player:
    """A computer partner of this level."""
    if level not in LEVELS:
        raise ValueError(f"there is no partner {level!r}; there are {', '.join(LEVELS)} ones")
    return LEVELS[level](seed)
