"""What is out of reach whatever happens on the way: lower bounds that spare an NPC most of its searches (DT-P3).

`bare_distances` counts squares as if only walls were in the way. `Ghost` counts AP as if a load never hindered, and every rope
and key in reach were in its hands: what a ghost cannot do, laying a load down (DT-I6) does not help either.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.dungeon import TOP
from tafelrunde.games.twister.ids import Direction, Edges, Grounds, Kind, Square, Token
from tafelrunde.games.twister.ruleset import (
    ALL_SQUARES,
    BACK,
    BOW,
    BROKEN,
    CLOSED,
    DARK,
    DIRECTIONS,
    DOOR,
    EDGES_OF,
    FIRST_NPC,
    KEY,
    LANCE,
    NEIGHBOURS,
    NOBODY,
    OBJECT_SETS,
    PIT,
    ROPE,
    SLIT,
    SQUARES,
    WALL,
    WIDE,
)
from tafelrunde.games.twister.search.floods import ALL_NEVER, NEVER
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Footing, Walker


class BareMaps(Listed):
    """The bare distances of one dungeon as it lies; each map is made when it is first asked for."""

    edges: Edges
    ground: Grounds
    maps: dict[i64, list[i64]] = late({})

    def distances(self, start: Square, slits: bool) -> list[i64]:
        """From a square to all others."""
        key = start * 2 + (1 if slits else 0)
        found = self.maps.get(key)
        if found is None:
            found = spread(self.edges, self.ground, start, slits)
            self.maps[key] = found
        return found


_known: Final[dict[int, BareMaps]] = {}
KEPT: Final = 200  # dungeons


def bare_distances(state: Twister, start: Square, slits: bool) -> list[i64]:
    """Steps to each square of the revealed halls if only walls (and slits) were in the way. Nobody may change them."""
    key = id(state.edges)
    found = _known.get(key)
    if found is None or found.edges is not state.edges:
        if len(_known) >= KEPT:
            _known.clear()
        found = BareMaps(state.edges, state.ground)
        _known[key] = found
    return found.distances(start, slits)


def spread(edges: Edges, ground: Grounds, start: Square, slits: bool) -> list[i64]:
    """The same, worked out."""
    found = ALL_NEVER[:]
    found[start] = 0
    queue = [start]
    edge: i64
    for square in queue:
        further = found[square] + 1
        base = square * 4
        for edge in range(base, base + 4):
            kind = edges[edge]
            if kind <= BROKEN or kind == CLOSED or (kind == SLIT and slits):
                to = NEIGHBOURS[edge]
                if found[to] == NEVER and ground[to] != DARK:
                    found[to] = further
                    queue.append(to)
    return found


class Ghost(Walker):
    """The AP after which an NPC may be on each square (`passes`), and rest there (`halts`), if no load ever hindered it."""

    ap: i64
    left: i64
    footing: Footing
    rope: bool = late()  # whether it may come by one; then it has had it from the start
    key: bool = late()
    passes: list[i64] = late()
    halts: list[i64] = late()
    settled_steps: list[list[Square] | None] = late()  # of the footing
    own_steps: dict[i64, list[Square]] = late({})  # from the other squares

    def __post_init__(self) -> None:
        super().__post_init__()
        card = self.state.rules.npcs[self.who - FIRST_NPC]
        self.settled_steps = self.footing.settled
        self.rope = self.levitates()
        self.key = card.innate_key or card.path_breaker
        self.roam()
        while self.finds():
            self.own_steps = {}
            self.roam()

    def roam(self) -> None:
        """Everywhere, with what it has."""
        state = self.state
        start = state.where[self.who]
        self.passes = ALL_NEVER[:]
        self.halts = ALL_NEVER[:]
        self.passes[start] = 0
        self.halts[start] = 0
        fresh = [start]
        self.walk([start], self.left, 0, fresh)
        for spent in range(1, self.ap + 1):
            if not fresh:
                return
            sources = fresh
            fresh = []
            self.walk(sources, state.rules.movement[self.who], spent, fresh)
            self.leap(sources, spent, fresh)

    def finds(self) -> bool:
        """Whether it has come by a rope or a key that it did not have."""
        rope = not self.rope and self.comes_by(ROPE)
        key = not self.key and self.comes_by(KEY)
        self.rope = self.rope or rope
        self.key = self.key or key
        return rope or key

    def comes_by(self, kind: Kind) -> bool:
        """Whether it has been where such an object is, or beside it: a rope may lie in a pit."""
        for objects in OBJECT_SETS:
            square = self.state.where[objects[kind]]
            if square >= 0:
                if self.passes[square] < NEVER:
                    return True
                edge: i64
                for edge in range(square * 4, square * 4 + 4):
                    beside = NEIGHBOURS[edge]
                    if beside >= 0 and self.passes[beside] < NEVER:
                        return True
        return False

    def steps(self, square: Square, load: Token, changes: i64 = 0) -> list[Square]:
        """The same, remembered: nothing on the way makes a difference to a ghost."""
        found = self.settled_steps[square]
        if found is None:
            found = self.own_steps.get(square)
            if found is None:
                found = super().steps(square, load, changes)
                if self.settled:
                    self.settled_steps[square] = found
                else:
                    self.own_steps[square] = found
        return found

    def opens(self, edge: i64, changes: i64) -> bool:
        return self.key

    def crosses(self, pit: Square, load: Token, changes: i64) -> bool:
        return self.rope

    def walk(self, sources: list[Square], steps: i64, spent: i64, fresh: list[Square]) -> None:
        """All squares within so many steps of these."""
        seen = [False] * SQUARES
        for square in sources:
            seen[square] = True
        ring = sources
        for _ in range(steps):
            further: list[Square] = []
            for square in ring:
                if square < WIDE:
                    continue
                for to in self.steps(square, NOBODY):
                    if not seen[to]:
                        seen[to] = True
                        further.append(to)
                        self.arrive(to, spent, fresh)
            ring = further

    def leap(self, sources: list[Square], spent: i64, fresh: list[Square]) -> None:
        """DT-J4: over the pits beside these squares."""
        for square in sources:
            for edge in EDGES_OF[square]:
                pit = NEIGHBOURS[edge]
                if pit < 0 or self.ground[pit] != PIT or not self.passable(edge, 0):
                    continue
                for onward in EDGES_OF[pit]:
                    to = NEIGHBOURS[onward]
                    if self.passable(onward, 0) and self.ground[to] != DARK:
                        self.arrive(to, spent, fresh)

    def arrive(self, square: Square, spent: i64, fresh: list[Square]) -> None:
        """DT-M6: it may rest there, as far as nobody stands there and no wounded enemy lies there."""
        if self.passes[square] == NEVER:
            self.passes[square] = spent
        if self.halts[square] != NEVER or square < WIDE or self.standing[square] >= 0:
            return
        if (self.ground[square] != PIT or self.rope) and not self.lies_enemy(square):
            self.halts[square] = spent
            fresh.append(square)


# --- the least of such numbers ----------------------------------------------------------------------------------------


def nearest_object(state: Twister, kind: Kind, numbers: list[i64]) -> i64:
    """To an object of a kind, wherever it is on the board."""
    least: i64 = NEVER
    for objects in OBJECT_SETS:
        square = state.where[objects[kind]]
        if square >= 0 and numbers[square] < least:
            least = numbers[square]
    return least


def nearest_weapon(state: Twister, numbers: list[i64]) -> i64:
    """To a bow or a lance, with which one fights from afar."""
    return min(nearest_object(state, BOW, numbers), nearest_object(state, LANCE, numbers))


def nearest_beside(state: Twister, square: Square, slits: bool, numbers: list[i64]) -> i64:
    """To a neighbour of a square; a closed portcullis may have been opened on the way."""
    least: i64 = NEVER
    edge: i64
    for edge in range(square * 4, square * 4 + 4):
        kind = state.edges[edge]
        if kind <= BROKEN or kind == CLOSED or (kind == SLIT and slits):
            beside = NEIGHBOURS[edge]
            if numbers[beside] < least:
                least = numbers[beside]
    return least


def nearest_in_sight(state: Twister, square: Square, numbers: list[i64]) -> i64:
    """DT-L1, DT-L3: to a square from which a character there might be seen; a slit only from right behind."""
    least: i64 = NEVER
    for direction in DIRECTIONS:
        seen = nearest_in_line(state, square, direction, numbers)
        if seen < least:
            least = seen
    return least


def nearest_in_line(state: Twister, square: Square, direction: Direction, numbers: list[i64]) -> i64:
    """The same in one direction. Nobody sees past a character that stands, and where one stands nobody rests."""
    least: i64 = NEVER
    edges = state.edges
    at = square
    kind = edges[at * 4 + direction]
    while kind <= SLIT or kind == CLOSED:
        at = NEIGHBOURS[at * 4 + direction]
        if state.standing[at] >= 0:
            break
        if numbers[at] < least:
            least = numbers[at]
        kind = edges[at * 4 + direction] if kind != SLIT else WALL
    return least


def nearest_push(state: Twister, square: Square, through_walls: bool, numbers: list[i64]) -> i64:
    """DT-K2: to a square from which whoever is on this one might be pushed off, away from there."""
    least: i64 = NEVER
    for direction in DIRECTIONS:
        edge = square * 4 + BACK[direction]
        to = NEIGHBOURS[edge]
        if to < 0 or state.ground[to] == DARK or state.standing[to] >= 0:
            continue
        kind = state.edges[edge]
        if through_walls or kind <= BROKEN or kind == CLOSED:
            seen = nearest_in_line(state, square, direction, numbers)
            if seen < least:
                least = seen
    return least


def nearest_door(state: Twister, numbers: list[i64]) -> i64:
    """DT-R1: to a square with direct access to a hidden hall."""
    least: i64 = min(numbers[TOP:]) if state.hidden[6] or state.hidden[7] else NEVER
    edges = state.edges
    for square in ALL_SQUARES[WIDE:TOP]:
        if numbers[square] < least and DOOR in edges[square * 4 : square * 4 + 4]:
            least = numbers[square]
    return least
