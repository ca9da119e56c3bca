"""Who was ahead, and where it turned: the curve of a game and its turning points."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

SWING: Final = 0.1  # a change of somebody's chance that is worth a mark
MOST: Final = 5  # marks


class Point(msgspec.Struct):
    """How the seats stood after an action."""

    version: int
    moment: int  # the round, or whatever the game counts
    scores: list[int]  # the public score of each seat
    chances: list[float] = []  # how well each seat stood, from 0 to 1; empty while that would tell a secret


class Turning(msgspec.Struct, omit_defaults=True):
    """Where a game turned: somebody took the lead for good, gained much or lost much. `version` is where that began."""

    version: int
    kind: Literal["lead", "gain", "loss"]
    seat: int | None = None  # none: all seats together
    amount: int = 0  # of its chance, in percent


def turnings(points: Sequence[Point]) -> list[Turning]:
    """The turning points of a curve, in the order in which they came."""
    lines = [_standing(point) for point in points]
    if len(lines) < 2 or not lines[0]:
        return []
    together = all(len(set(line)) == 1 for line in lines) and len(lines[0]) > 1
    lead = None if together else _lead(lines)
    # the last step is left out: chances become certainty there
    swings = sorted((_swing(lines, index) for index in range(1, len(lines) - 1)), key=lambda swing: -abs(swing[2]))
    found: dict[int, Turning] = {}
    if lead is not None:
        index, seat = lead
        amount = round(100 * (lines[index][seat] - lines[index - 1][seat]))
        found[index] = Turning(points[index - 1].version, "lead", seat, max(amount, 0))
    for index, seat, change in swings:
        if len(found) == MOST or abs(change) < SWING:
            break
        if index not in found:
            kind: Literal["gain", "loss"] = "gain" if change > 0 else "loss"
            found[index] = Turning(points[index - 1].version, kind, None if together else seat, round(100 * abs(change)))
    return [found[index] for index in sorted(found)]


def _standing(point: Point) -> list[float]:
    """Chances, or where they are a secret each seat's share of the scores."""
    if point.chances:
        return point.chances
    total = sum(max(score, 0) for score in point.scores)
    return [max(score, 0) / total if total else 0.0 for score in point.scores]


def _swing(lines: Sequence[Sequence[float]], index: int) -> tuple[int, int, float]:
    """The seat whose chance changed most since the point before, and by how much; of equal ones the one that gained."""
    changes = [(after - before, seat) for seat, (before, after) in enumerate(zip(lines[index - 1], lines[index], strict=True))]
    change, seat = max(changes, key=lambda one: (round(abs(one[0]), 6), one[0]))
    return index, seat, change


def _lead(lines: Sequence[Sequence[float]]) -> tuple[int, int] | None:
    """Since when whoever is ahead at the end has been ahead of all others; none if always, or if nobody is."""
    best = max(lines[-1])
    if list(lines[-1]).count(best) != 1:
        return None
    seat = lines[-1].index(best)
    since = len(lines) - 1
    while since > 0 and _ahead(lines[since - 1], seat):
        since -= 1
    return (since, seat) if since > 0 else None


def _ahead(line: Sequence[float], seat: int) -> bool:
    return all(chance < line[seat] for other, chance in enumerate(line) if other != seat)
