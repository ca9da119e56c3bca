"""Floods: how far all squares are from some of them, whatever stands or lies on the way (DT-P15; computer players).

A step costs what the square it leads onto is worth and the toll of the edge between; halls that are hidden are open inside.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed
from tafelrunde.games.twister.ruleset import SQUARES
from tafelrunde.games.twister.search.masks import Mask, Passages, both, either, is_empty, less, nowhere, number

NEVER: Final = 9999  # a distance that no way has
ALL_NEVER: Final[list[i64]] = [NEVER] * SQUARES


class Terrain(Listed):
    """What steps cost: onto a pit, onto a square of a hidden hall and onto others (one), and through gates and slits."""

    pit: i64 = 1
    dark: i64 = 1
    gate: i64 = 0
    slits: bool = False  # whether they are passed; they cost nothing then


def flood(passages: Passages, ends: Mask, terrain: Terrain) -> list[i64]:
    """The cheapest way from each square to one of the ends."""
    tide = Tide(passages, terrain, [ends])
    found = ALL_NEVER[:]
    cost: i64 = 0
    while cost < len(tide.rings):
        ring = less(tide.rings[cost], tide.covered)
        if not is_empty(ring):
            number(ring, found, cost)
            tide.rise(ring, cost)
        cost += 1
    return found


class Tide(Listed):
    """A flood as it rises."""

    passages: Passages
    terrain: Terrain
    rings: list[Mask]  # what is reached at each cost, also what was for less
    covered: Mask = (0, 0, 0, 0)

    def rise(self, ring: Mask, cost: i64) -> None:
        """From the squares that are that far, one step further."""
        self.covered = either(self.covered, ring)
        pits, dark = both(ring, self.passages.pits), both(ring, self.passages.dark)
        if self.terrain.pit > 1 and not is_empty(pits):
            self.spread(pits, cost + self.terrain.pit)
            ring = less(ring, pits)
        if self.terrain.dark > 1 and not is_empty(dark):
            self.spread(dark, cost + self.terrain.dark)
            ring = less(ring, dark)
        if not is_empty(ring):
            self.spread(ring, cost + 1)

    def spread(self, ring: Mask, cost: i64) -> None:
        """The same with squares of one price."""
        board = self.passages
        further = board.free.on(ring)
        if self.terrain.slits and not is_empty(both(ring, board.at_slits)):
            further = either(further, board.slits.on(ring))
        if not is_empty(both(ring, board.at_gates)):
            gates = board.gates.on(ring)
            if not self.terrain.gate:
                further = either(further, gates)
            else:
                self.reach(gates, cost + self.terrain.gate)
        self.reach(further, cost)

    def reach(self, ring: Mask, cost: i64) -> None:
        """Squares that can be reached at a cost."""
        fresh = less(ring, self.covered)
        if is_empty(fresh):
            return
        while len(self.rings) <= cost:
            self.rings.append(nowhere())
        self.rings[cost] = either(self.rings[cost], fresh)
