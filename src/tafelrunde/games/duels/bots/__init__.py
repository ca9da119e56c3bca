"""Computer players for Hyrule Duels, from random to strong. Each sees a view only.

All of them play the same way every time: the strong one counts imagined tables, not seconds. Only where that would take too
long, on a slow machine or without compiled modules, the clock ends its thoughts.
"""

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.player import Player
from tafelrunde.games.duels.bots.normal import CARELESS_NOISE, EasyPlayer, NormalPlayer
from tafelrunde.games.duels.bots.strong import StrongPlayer

PATIENCE: Final = 1.0  # seconds at most for a decision

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": lambda seed: EasyPlayer(seed, CARELESS_NOISE),
    "normal": NormalPlayer,
    "strong": lambda seed: StrongPlayer(seed, seconds=PATIENCE),
}
