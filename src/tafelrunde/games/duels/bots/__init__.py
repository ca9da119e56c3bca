"""Computer players for Hyrule Duels, from random to strong. Each sees a view only, and plays the same way every time."""

from collections.abc import Callable
from typing import Final

from tafelrunde.engine import Player
from tafelrunde.games.duels.bots.normal import CARELESS_NOISE, EasyPlayer, NormalPlayer
from tafelrunde.games.duels.bots.strong import StrongPlayer

PATIENCE: Final = 1.0  # seconds at most for a decision, for a slow machine or plain Python

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "easy": lambda seed: EasyPlayer(seed, CARELESS_NOISE),
    "normal": NormalPlayer,
    "strong": lambda seed: StrongPlayer(seed, seconds=PATIENCE),
}
