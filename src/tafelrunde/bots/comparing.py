"""Players that compare a few candidates at the same imagined tables; the first stays unless another is clearly better.

Every candidate meets the same luck and the same hidden things, so their differences come from the candidates themselves.
"""

from math import sqrt
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.bots.greedy import ranked
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import Chance, seeded
from tafelrunde.engine.fields import late
from tafelrunde.engine.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class ComparingPlayer(Player):
    """Thinks about so many imagined tables for each candidate. It counts them, not seconds, so that it can be replayed."""

    confidence: ClassVar[float] = 1.6  # standard errors by which another candidate must be better than the first

    seed: int
    tables: int
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)

    def candidates(self, view: Any) -> list[Action]:
        """What a good player would say first, then what else might be wise."""
        raise TypeError(f"{type(self).__name__} compares nothing: write its candidates()")

    def imagined(self, view: Any) -> Any:
        """A table that fits what the seat knows, dealt with `chance`."""
        raise TypeError(f"{type(self).__name__} imagines nothing: write its imagined()")

    def outlook(self, state: Any, action: Action, seat: int) -> float:
        """How well the seat stands some time after an action, from 0 to 1. The state is there to be used up."""
        raise TypeError(f"{type(self).__name__} looks nowhere: write its outlook()")

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        candidates = self.candidates(view)
        return [(candidates[0], 0.0)] if len(candidates) < 2 else self.compare(view, candidates)

    def compare(self, view: Any, candidates: list[Action]) -> list[tuple[Action, float]]:
        """The first candidate, or one that is clearly better; then the others."""
        seat: int = view.asked().seat
        count = len(candidates)
        tables = self.tables
        sums, squares = [0.0] * count, [0.0] * count
        usual = 0.0
        for _ in range(tables):
            imagined = self.imagined(view)
            first = 0.0
            for index in range(count):
                worth = self.outlook(imagined.copy(), candidates[index], seat)
                if index == 0:
                    first = worth
                    usual += worth / tables
                sums[index] += worth - first
                squares[index] += (worth - first) * (worth - first)
        best, most = 0, 0.0
        for index in range(1, count):
            mean = sums[index] / tables
            spread = sqrt(max(squares[index] / tables - mean * mean, 1e-9) / tables)
            if mean > self.confidence * spread and mean > most:
                best, most = index, mean
        return ranked(candidates, [usual + total / tables for total in sums], best)
