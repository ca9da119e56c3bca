"""Habits: numbers that have a name, by which a player goes who does not look ahead; written by hand, or learned.

`tafelrunde train --habits` plays many games with other numbers, mixes those that come nearest to the aim of the game, and goes
on from there (lab/breeding.py). They name nothing of the content, so that what was learned serves every pack; but not every
version of the rules (engine/learned.py).
"""

from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.engine.learned import Learned
from tafelrunde.engine.part import Listed, Setting


class Habit(Listed):
    """One of them: as it was written by hand, and how far it may be wrong."""

    name: str
    usual: float
    doubt: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(Learned):
    """What a game lets its players learn."""

    def __init__(self, every: list[Habit]) -> None:
        super().__init__()
        self.of_content = False
        self.every = every
        self.usual: list[float] = [habit.usual for habit in every]
        self.trial: list[float] = []  # what is tried just now

    def names(self, setting: Setting) -> list[str]:
        return [habit.name for habit in self.every]

    def of(self, pack: str) -> list[float]:
        """The numbers to play by."""
        return self.trial or self.fitting(pack) or self.usual

    def aim(self, end: Any) -> float:
        """How well a game ended, from 0 to 1."""
        raise TypeError(f"{type(self).__name__} aims at nothing: write its aim()")
