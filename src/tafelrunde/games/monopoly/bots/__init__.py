"""Computer players for Rupee Monopoly, from random to strong. Each sees a view only.

All of them play the same way every time: the strong one counts imagined tables, not seconds. Only where that would take too
long, on a slow machine or without compiled modules, the clock ends its thoughts.
"""

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.player import Player
from tafelrunde.games.monopoly.bots.easy import EasyPlayer
from tafelrunde.games.monopoly.bots.habit import HABIT
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.bots.strong import StrongPlayer

PATIENCE: Final = 2.5  # seconds at most for a decision

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": lambda seed: RandomPlayer(seed, HABIT),
    "easy": EasyPlayer,
    "normal": NormalPlayer,
    "strong": lambda seed: StrongPlayer(seed, seconds=PATIENCE),
}
