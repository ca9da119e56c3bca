"""Sets of squares as bits, and where a dungeon lets a whole set of them go on at once (DT-G, DT-M2).

A board has 22 rows of ten squares; a machine word holds six of them, so four words hold a set of squares.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Direction, Edges, Grounds, Square

Mask = tuple[i64, i64, i64, i64]  # the squares from 0, 60, 120 and 180 on

PART: Final = 60  # squares in a word
FULL: Final[i64] = (1 << 60) - 1
ROW: Final[i64] = (1 << 10) - 1
UP: Final = 10  # bits to the next row
LAST: Final = 50  # bits below the last row of a word
SCATTER: Final = 67  # no two powers of two up to 60 leave the same rest
BITS: Final[list[i64]] = [1 << place for place in range(PART)]
PLACES: Final[list[i64]] = [0] * SCATTER  # the place of a bit by its rest
for _place, _bit in enumerate(BITS):
    PLACES[_bit % SCATTER] = _place


def nowhere() -> Mask:
    """The empty set; no constant, as mypyc takes a tuple of machine words for one that was never set."""
    return 0, 0, 0, 0


def either(one: Mask, other: Mask) -> Mask:
    """What is in one of two sets."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]


def both(one: Mask, other: Mask) -> Mask:
    """What is in both."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]


def less(one: Mask, other: Mask) -> Mask:
    """What is in the first set only."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]


def is_empty(mask: Mask) -> bool:
    """Whether nothing is in a set."""
    return not (mask[0] | mask[1] | mask[2] | mask[3])


def with_square(mask: Mask, square: Square) -> Mask:
    """A set and one more square."""
    bit = BITS[square % PART]
    part = square // PART
    if part == 0:
        return mask[0] | bit, mask[1], mask[2], mask[3]
    if part == 1:
        return mask[0], mask[1] | bit, mask[2], mask[3]
    if part == 2:
        return mask[0], mask[1], mask[2] | bit, mask[3]
    return mask[0], mask[1], mask[2], mask[3] | bit


def mask_of(squares: list[Square]) -> Mask:
    """The set of these squares."""
    found = nowhere()
    for square in squares:
        found = with_square(found, square)
    return found


def exits() -> Mask:
    """The line through which NPCs and blue leave."""
    return ROW, 0, 0, 0


def number(mask: Mask, numbers: list[i64], what: i64) -> None:
    """Write the same number at each square of a set."""
    first: i64 = 0
    for word in mask:
        left = word
        while left:
            rest = left & (left - 1)
            numbers[first + PLACES[(left ^ rest) % SCATTER]] = what
            left = rest
        first += PART


class Ways(Listed):
    """From which squares one can go on in each direction."""

    north: Mask = (0, 0, 0, 0)
    east: Mask = (0, 0, 0, 0)
    south: Mask = (0, 0, 0, 0)
    west: Mask = (0, 0, 0, 0)

    def add(self, square: Square, direction: Direction) -> None:
        """One more."""
        if direction == r.NORTH:
            self.north = with_square(self.north, square)
        elif direction == r.EAST:
            self.east = with_square(self.east, square)
        elif direction == r.SOUTH:
            self.south = with_square(self.south, square)
        else:
            self.west = with_square(self.west, square)

    def on(self, mask: Mask) -> Mask:
        """One step further in all directions. Off the board there is no way, so nothing falls off a row."""
        a, b, c, d = mask
        north, east, south, west = self.north, self.east, self.south, self.west
        n1, n2, n3 = a & north[0], b & north[1], c & north[2]
        s2, s3, s4 = b & south[1], c & south[2], d & south[3]
        return (
            (n1 << UP & FULL) | (a & south[0]) >> UP | (s2 & ROW) << LAST | (a & east[0]) << 1 | (a & west[0]) >> 1,
            (n2 << UP & FULL) | n1 >> LAST | s2 >> UP | (s3 & ROW) << LAST | (b & east[1]) << 1 | (b & west[1]) >> 1,
            (n3 << UP & FULL) | n2 >> LAST | s3 >> UP | (s4 & ROW) << LAST | (c & east[2]) << 1 | (c & west[2]) >> 1,
            (d & north[3]) << UP | n3 >> LAST | s4 >> UP | (d & east[3]) << 1 | (d & west[3]) >> 1,
        )

    def ends(self) -> Mask:
        """All squares from which one can go on."""
        return either(either(self.north, self.east), either(self.south, self.west))

    def joined(self, other: "Ways") -> "Ways":
        """These ways and others."""
        return Ways(
            either(self.north, other.north),
            either(self.east, other.east),
            either(self.south, other.south),
            either(self.west, other.west),
        )


class Passages(Listed):
    """The ways of one dungeon as it lies; halls that are hidden are open inside."""

    edges: Edges
    ground: Grounds
    free: Ways = late()
    slits: Ways = late()
    gates: Ways = late()  # closed portcullises
    at_slits: Mask = late()
    at_gates: Mask = late()
    bare: Ways = late()  # if only walls and slits were in the way
    barest: Ways = late()  # if only walls were
    pits: Mask = late((0, 0, 0, 0))
    dark: Mask = late((0, 0, 0, 0))  # the squares of hidden halls
    beside_pits: list[bool] = late()
    closed: list[i64] = late([])  # the edges of closed portcullises, each from both sides
    unbroken: list[i64] = late([])  # and those of open ones as well
    floods: dict[tuple[Mask, bool], list[i64]] = late({})  # of rules/planning.py

    def __post_init__(self) -> None:
        edges, ground = self.edges, self.ground
        self.free, self.slits, self.gates = Ways(), Ways(), Ways()
        for at in range(r.SQUARES):
            square = Square(at)
            here = ground[square]
            if here == r.PIT:
                self.pits = with_square(self.pits, square)
            elif here == r.DARK:
                self.dark = with_square(self.dark, square)
            for direction in r.DIRECTIONS:
                to = r.NEIGHBOURS[square * 4 + direction]
                if to < 0:
                    continue
                if ground[to] != r.DARK:
                    kind = edges[to * 4 + r.BACK[direction]]
                elif here != r.DARK:
                    kind = edges[square * 4 + direction]
                else:
                    kind = r.DOOR
                if kind <= r.BROKEN or kind == r.DOOR:
                    self.free.add(square, direction)
                elif kind == r.SLIT:
                    self.slits.add(square, direction)
                elif kind == r.CLOSED:
                    self.gates.add(square, direction)
                self.grate(square * 4 + direction)
        self.beside_pits = [r.PIT in [ground[r.NEIGHBOURS[edge]] for edge in r.EDGES_OF[at]] for at in r.ALL_SQUARES]
        self.at_slits, self.at_gates = self.slits.ends(), self.gates.ends()
        self.bare = self.free.joined(self.gates)
        self.barest = self.bare.joined(self.slits)

    def grate(self, edge: i64) -> None:
        """Note a portcullis."""
        kind = self.edges[edge]
        if kind == r.CLOSED:
            self.closed.append(edge)
        if kind in (r.CLOSED, r.RAISED):
            self.unbroken.append(edge)


_known: Final[dict[int, Passages]] = {}
KEPT: Final = 500  # dungeons


def passages(edges: Edges, ground: Grounds) -> Passages:
    """The ways of a dungeon; kept while nothing turns."""
    key = id(edges)
    found = _known.get(key)
    if found is None or found.edges is not edges:
        if len(_known) >= KEPT:
            _known.clear()
        found = Passages(edges, ground)
        _known[key] = found
    return found
