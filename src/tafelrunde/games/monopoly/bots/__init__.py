"""Computer players for Rupee Monopoly, from random to strong. Each sees a view only, and plays the same way every time."""

from collections.abc import Callable
from typing import Final

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Player
from tafelrunde.games.monopoly.bots.easy import EasyPlayer
from tafelrunde.games.monopoly.bots.habit import HABIT
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.bots.strong import StrongPlayer

PATIENCE: Final = 2.5  # seconds at most for a decision, for a slow machine or plain Python

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": lambda seed: RandomPlayer(seed, HABIT),
    "easy": EasyPlayer,
    "normal": NormalPlayer,
    "strong": lambda seed: StrongPlayer(seed, seconds=PATIENCE),
}
