"""Floods: how far all squares are from some of them, whatever stands or lies on the way (DT-P15; computer players).

A step costs what the square it leads onto is worth and the toll of the edge between; halls that are hidden are open inside.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.ids import Edges, Grounds, Square
from tafelrunde.games.twister.ruleset import BACK, DARK, DIRECTIONS, NEIGHBOURS, OPEN, SQUARES

NEVER: Final = 9999  # a distance that no way has, and the toll of an edge that nobody passes
ALL_NEVER: Final[list[i64]] = [NEVER] * SQUARES
EVEN_PRICES: Final[tuple[i64, ...]] = (1, 1, 1, 1, 1)  # each square counts one, whatever its ground


class Terrain(Listed):
    """What steps cost: by the ground of the square entered, and by the kind of the edge."""

    prices: tuple[i64, ...]
    tolls: tuple[i64, ...]


def flood(edges: Edges, ground: Grounds, ends: list[Square], terrain: Terrain) -> list[i64]:
    """The cheapest way from each square to one of the ends."""
    found = ALL_NEVER[:]
    waiting: list[list[Square]] = [[]]
    for end in ends:
        if found[end]:
            found[end] = 0
            waiting[0].append(end)
    cost: i64 = 0
    while cost < len(waiting):
        for square in waiting[cost]:
            if found[square] != cost:
                continue
            here = ground[square]
            price = cost + terrain.prices[here]
            base = square * 4
            for direction in DIRECTIONS:
                to = NEIGHBOURS[base + direction]
                if to < 0 or found[to] <= cost:
                    continue
                if ground[to] != DARK:
                    edge = edges[to * 4 + BACK[direction]]
                elif here != DARK:
                    edge = edges[base + direction]
                else:
                    edge = OPEN
                total = price + terrain.tolls[edge]
                if total < found[to]:
                    found[to] = total
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(to)
        cost += 1
    return found
