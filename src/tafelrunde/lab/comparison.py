"""Comparison: the same games with one content and with another, until the answer is clear.

Game by game the difference is taken, so whatever luck both share drops out. After each batch a confidence sequence says in
which range the true difference lies: unlike an interval it may be looked at as often as one likes, because it holds at all
times at once (Robbins' normal mixture with the estimated deviation; Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2021).
Whether to stop is decided by numbers of games only, never by a clock, so the result is the same on any number of processes.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tafelrunde.engine import Game
from tafelrunde.lab.executor import Executor
from tafelrunde.lab.running import run
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import Plan

ERROR: Final = 0.05
BATCH: Final = 100  # pairs of games between two looks
FEWEST: Final = 100  # pairs before the first look: the deviation must be known
TOLERANCE: Final = 0.02  # of a victory: a difference that is surely smaller needs no more games

TEAM: Final = "*team"
FIRST: Final = "*first"  # whoever begins, where all play with the same

Value = Callable[[Seen], float | None]


class Difference(Struct):
    """How much more it is with the other content."""

    name: str
    pairs: int
    base: float
    mean: float
    low: float
    high: float
    correlation: float  # of the two games of a pair
    saved: float  # the part of the games that pairing saved

    @property
    def found(self) -> bool:
        """Whether it is more than luck."""
        return self.low > 0 or self.high < 0

    @property
    def reach(self) -> float:
        """What is not ruled out."""
        return max(abs(self.low), abs(self.high))


class Comparison(Struct):
    """Two contents, compared."""

    pairs: int
    clear: bool  # each difference was found, or is surely too small to matter
    won: list[Difference]  # of sides, of the team, or of whoever begins
    measures: list[Difference]


def compare(
    game: Game,
    base: Plan,
    other: Plan,
    executor: Executor,
    out: Path | None = None,
    *,
    resume: bool = False,
    tolerance: float = TOLERANCE,
    done: Callable[[int], None] | None = None,
) -> tuple[Comparison, list[Seen], list[Seen]]:
    """Play both plans on the same seeds until it is clear, at most to their end."""
    if msgspec.structs.replace(other, pack=base.pack) != base:
        raise ValueError("the two plans differ in more than their content")
    pairs = 0
    while True:
        before, pairs = pairs, min(base.games, max(FEWEST, pairs + BATCH))
        seen = [
            run(
                game,
                plan,
                executor,
                out / name if out else None,
                resume=resume or pairs > FEWEST,
                done=_half(done, played, pairs),
                upto=pairs,
            )
            for plan, name, played in ((base, "base", before), (other, "changed", pairs))
        ]
        found = compared(game, seen[0], seen[1], tolerance)
        if found.clear or pairs >= base.games:
            return found, seen[0], seen[1]


def _half(done: Callable[[int], None] | None, other: int, pairs: int) -> Callable[[int], None] | None:
    """One half of the pairs is being played; of the other one so many are."""
    return None if done is None else lambda count: done((min(count, pairs) + other) // 2)


def compared(game: Game, base: Sequence[Seen], other: Sequence[Seen], tolerance: float = TOLERANCE) -> Comparison:
    """What these games show."""
    sides = sorted({side for one in base for side in one.sides})
    won: list[tuple[str, Value]] = [(side, _share_of(side)) for side in sides]
    if not sides:
        alone = game.together or len(base[0].seating) == 1
        won = [(TEAM, lambda one: one.shares[0])] if alone else [(FIRST, lambda one: one.shares[one.first])]
    names = [*dict.fromkeys(name for one in (*base, *other) for name in one.measures)]
    measures: list[tuple[str, Value]] = [
        ("actions", lambda one: float(one.actions)),
        *((name, _measure(name)) for name in names),
    ]
    pairs = [(one, two) for one, two in zip(base, other, strict=True) if one.shares and two.shares]
    shares = [_difference(name, pairs, value, ERROR / len(won)) for name, value in won]
    return Comparison(
        pairs=len(pairs),
        clear=bool(shares) and all(one.found or one.reach < tolerance for one in shares),
        won=shares,
        measures=[_difference(name, pairs, value, ERROR / len(measures)) for name, value in measures],
    )


def _share_of(side: str) -> Value:
    def value(one: Seen) -> float | None:
        return one.shares[one.sides.index(side)] if side in one.sides else None

    return value


def _measure(name: str) -> Value:
    return lambda one: one.measures.get(name)


def _difference(name: str, pairs: Sequence[tuple[Seen, Seen]], value: Value, error: float) -> Difference:
    both = [(before, after) for one, two in pairs if (before := value(one)) is not None and (after := value(two)) is not None]
    return difference(name, both, error)


def difference(name: str, both: Sequence[tuple[float, float]], error: float = ERROR) -> Difference:
    """The difference of pairs of numbers, with its confidence sequence."""
    count = len(both)
    if count < 2:
        return Difference(name, count, 0.0, 0.0, float("-inf"), float("inf"), 0.0, 0.0)
    before, after = [pair[0] for pair in both], [pair[1] for pair in both]
    apart = [later - earlier for earlier, later in both]
    mean = sum(apart) / count
    paired, alone = _variance(apart), _variance(before) + _variance(after)
    root = sqrt(_variance(before) * _variance(after))
    reach = sqrt(paired) * sequence(count, error)
    return Difference(
        name=name,
        pairs=count,
        base=sum(before) / count,
        mean=mean,
        low=mean - reach,
        high=mean + reach,
        correlation=(alone - paired) / 2 / root if root else 0.0,
        saved=1 - paired / alone if alone else 0.0,
    )


def sequence(count: int, error: float = ERROR, best_at: int = 500) -> float:
    """How many deviations the mean of so many numbers may be off, at any time; narrowest near `best_at`."""
    scale = (-2 * log(error) + log(-2 * log(error) + 1)) / best_at
    spread = count * scale + 1
    return sqrt(2 * spread / (count * count * scale) * log(sqrt(spread) / error))


def _variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
