"""Players that compare a few candidates at the same imagined tables; the first stays unless another is clearly better.

Every candidate meets the same luck and the same hidden things, so their differences come from the candidates themselves. After
each of some rounds those that are clearly behind drop out, and the others get their share of the thoughts.
"""

from math import sqrt
from time import perf_counter
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.bots.greedy import ranked
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine import Action, Chance, Listed, late, seeded


class Tried(Listed):
    """What is known of one candidate: by how much it was better than the first one, at so many tables."""

    action: Action
    tables: int = late(0)
    total: float = late(0.0)
    squares: float = late(0.0)

    def add(self, gap: float) -> None:
        """One table more."""
        self.tables += 1
        self.total += gap
        self.squares += gap * gap

    def mean(self) -> float:
        """How much better than the first."""
        return self.total / self.tables

    def error(self) -> float:
        """The standard error of that."""
        mean = self.mean()
        return sqrt(max(self.squares / self.tables - mean * mean, 1e-9) / self.tables)


@mypyc_attr(allow_interpreted_subclasses=True)
class ComparingPlayer(Thinker):
    """Thinks about so many imagined tables for each candidate. It counts them, not seconds, so that it can be replayed; an
    iteration of a budget is one candidate at one table."""

    confidence: ClassVar[float] = 1.6  # standard errors by which another candidate must be better than the first
    behind: ClassVar[float] = 2.0  # standard errors behind the best with which a candidate drops out
    rounds: ClassVar[int] = 1  # after each of which candidates may drop out

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
        tried = [Tried(action) for action in candidates]
        running = tried
        left = self.iterations or self.tables * len(candidates)
        batch = max(1, left // len(candidates) // self.rounds)
        end = perf_counter() + self.seconds if self.seconds > 0 else 0.0
        usual = 0.0
        tables = 0
        while len(running) > 1 and (left >= len(running) or not tables):
            imagined = self.imagined(view)
            first = 0.0
            for one in running:
                worth = self.outlook(imagined.copy(), one.action, seat)
                if one is tried[0]:
                    first = worth
                    usual += worth
                one.add(worth - first)
            tables += 1
            left -= len(running)
            self.thought += len(running)
            if tables % batch == 0:
                running = self.promising(running)
            if end and perf_counter() >= end:
                break
        best, most = 0, 0.0
        for index in range(1, len(tried)):
            mean = tried[index].mean()
            if mean > self.confidence * tried[index].error() and mean > most:
                best, most = index, mean
        return ranked(candidates, [usual / tables + one.mean() for one in tried], best)

    def promising(self, running: list[Tried]) -> list[Tried]:
        """Those that are not clearly behind the best. The first stays: all others are measured by it."""
        best = running[0]
        for one in running:
            if one.mean() > best.mean():
                best = one
        return [
            one
            for one in running
            if one is running[0] or one.mean() + self.behind * max(one.error(), best.error()) >= best.mean()
        ]
