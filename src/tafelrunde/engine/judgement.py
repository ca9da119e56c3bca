"""Judgements that were learned: who will win, from numbers that have a name.

A game says what there is to count, for each side (`names`, `count`); `tafelrunde train` plays many games and finds out what it
weighs. What the sides have is compared: each side's chance is e to the power of its score, as a part of all. One side alone, or
partners, win or lose: then the score itself says how likely that is.

Where weights do not fit (engine/learned.py), a game judges by what its authors wrote. A game brings one class that counts, and
a file of weights (docs/players.md).
"""

from math import exp
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.learned import NOTHING, Learned
from tafelrunde.engine.part import Setting

STEEPEST: Final = 30.0  # a score beyond which a chance is as good as sure


class Tally:
    """Adds up what one side has: as a score where the weights are known, as single numbers where they are to be learned."""

    def __init__(self, weights: list[float], noted: list[float] | None = None) -> None:
        self.weights = weights
        self.noted = noted
        self.score: float = 0.0

    def add(self, at: i64, amount: float) -> None:
        """So much more of one thing, by its place among the names."""
        noted = self.noted
        if noted is None:
            self.score += self.weights[at] * amount
        else:
            noted[at] += amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Learned):
    """What a game counts, in the order of its names, and what that weighs."""

    # --- what a game says ---------------------------------------------------------------------------------------------

    def count(self, state: Any, side: i64, tally: Tally) -> None:
        """Count what a side has. Of a view or of a state."""
        raise TypeError(f"{type(self).__name__} counts nothing: write its count()")

    def sides(self, state: Any) -> list[int]:
        """Which side each seat is on, from 0."""
        raise TypeError(f"{type(self).__name__} knows no sides: write its sides()")

    def plays(self, state: Any, side: i64) -> bool:
        """Whether a side can still win."""
        return True

    def mark(self, state: Any) -> float:
        """What to remember of a position, for `reached`."""
        return 0.0

    def reached(self, end: Any, mark: float) -> list[float]:
        """What each side reached in the end, from 0 to 1, seen from a position with this mark: what is to be foreseen."""
        sides = self.sides(end)
        outcome: list[float] = self.game.outcome(end)
        found = [outcome[sides.index(side)] for side in range(max(sides) + 1)]
        total = sum(found)
        return [share / total for share in found] if len(found) > 1 and total > 0 else found

    # --- what follows from it -----------------------------------------------------------------------------------------

    def chances(self, state: Any, weights: list[float]) -> list[float]:
        """Each seat's chance, from 0 to 1."""
        sides = self.sides(state)
        count = 1
        for side in sides:
            count = max(count, side + 1)
        tally = Tally(weights)
        if count == 1:
            self.count(state, 0, tally)
            return [1.0 / (1.0 + exp(-limited(tally.score)))] * len(sides)
        scores = [0.0] * count
        best = -1e300
        for side in range(count):
            if self.plays(state, side):
                tally.score = 0.0
                self.count(state, side, tally)
                scores[side] = tally.score
                best = max(best, tally.score)
        total = 0.0
        for side in range(count):
            scores[side] = exp(limited(scores[side] - best)) if self.plays(state, side) else 0.0
            total += scores[side]
        return [scores[side] / total if total > 0 else 0.0 for side in sides]

    def rows(self, state: Any, setting: Setting) -> list[list[float]]:
        """What each side has, number by number; none of a side that cannot win any more. To learn from."""
        size = len(self.names(setting))
        found: list[list[float]] = []
        for side in range(max(self.sides(state)) + 1):
            noted = [0.0] * size
            if self.plays(state, side):
                self.count(state, side, Tally(NOTHING, noted))
                found.append(noted)
            else:
                found.append([])
        return found


def limited(score: float) -> float:
    """A score within sensible bounds."""
    return min(max(score, -STEEPEST), STEEPEST)
