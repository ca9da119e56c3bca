"""What is out of reach whatever happens on the way: lower bounds that spare an NPC most of its searches (DT-P3).

`bare_distances` counts squares as if only walls were in the way. `Ghost` counts AP as if a load never hindered, and every rope
and key in reach were in its hands: what a ghost cannot do, laying a load down (DT-I6) does not help either.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP
from tafelrunde.games.twister.ids import Direction, Edges, Grounds, Kind, Square
from tafelrunde.games.twister.search.floods import ALL_NEVER, NEVER
from tafelrunde.games.twister.search.masks import (
    Mask,
    Passages,
    Ways,
    both,
    either,
    exits,
    is_empty,
    less,
    nowhere,
    number,
    passages,
    with_square,
)
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Walker


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
            board = passages(self.edges, self.ground)
            found = spread(board.barest if slits else board.bare, start, board.dark)
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


def spread(ways: Ways, start: Square, barred: Mask) -> list[i64]:
    """Steps from a square to all others."""
    found = ALL_NEVER[:]
    ring = with_square(nowhere(), start)
    steps: i64 = 0
    while not is_empty(ring):
        number(ring, found, steps)
        barred = either(barred, ring)
        ring = less(ways.on(ring), barred)
        steps += 1
    return found


class Ghost(Walker):
    """The AP after which an NPC may be on each square (`passes`), and rest there (`halts`), if no load ever hindered it."""

    ap: i64
    left: i64
    rope: bool = late()  # whether it may come by one; then it has had it from the start
    key: bool = late()
    board: Passages = late()
    barred: Mask = late((0, 0, 0, 0))  # where nobody lets it pass
    taken: Mask = late()  # where it may not rest
    passes: list[i64] = late()
    halts: list[i64] = late()

    def __post_init__(self) -> None:
        super().__post_init__()
        state = self.state
        card = state.rules.npcs[self.who - r.FIRST_NPC]
        self.rope = self.levitates()
        self.key = card.innate_key or card.path_breaker
        self.board = passages(state.edges, state.ground)
        self.barred = self.board.dark
        self.taken = exits()
        for enemy in state.fighters(r.YELLOW):
            square = state.where[enemy]
            if self.standing[square] == enemy and self.hinders(square, enemy):
                self.barred = with_square(self.barred, square)
            if state.bearer[enemy] < 0:
                self.taken = with_square(self.taken, square)
        for friend in state.fighters(r.BLUE):
            square = state.where[friend]
            if self.standing[square] == friend:
                self.taken = with_square(self.taken, square)
        self.roam()
        while self.finds():
            self.roam()

    def roam(self) -> None:
        """Everywhere, with what it has. Where it has rested for less AP it has already begun such a move."""
        start = with_square(nowhere(), self.state.where[self.who])
        self.passes = ALL_NEVER[:]
        self.halts = ALL_NEVER[:]
        leaps = self.board.free.joined(self.board.gates) if self.key else self.board.free
        ways = leaps.joined(self.board.slits) if self.widest == r.SLIT else leaps
        barred = self.barred if self.rope else either(self.barred, self.board.pits)
        taken = self.taken if self.rope else either(self.taken, self.board.pits)
        number(start, self.passes, 0)
        number(start, self.halts, 0)
        passed = halted = sources = start
        steps = self.left
        for spent in range(self.ap + 1):
            reached = walked(ways, sources, steps, either(barred, sources), halted)
            if spent:
                pits = both(leaps.on(sources), self.board.pits)
                reached = either(reached, less(leaps.on(pits), self.board.dark))
            number(less(reached, passed), self.passes, spent)
            passed = either(passed, reached)
            fresh = less(less(reached, halted), taken)
            number(fresh, self.halts, spent)
            halted = either(halted, fresh)
            sources = fresh if spent else either(start, fresh)
            if is_empty(sources):
                break
            steps = self.state.rules.movement[self.who]

    def finds(self) -> bool:
        """Whether it has come by a rope or a key that it did not have."""
        rope = not self.rope and self.comes_by(r.ROPE)
        key = not self.key and self.comes_by(r.KEY)
        self.rope = self.rope or rope
        self.key = self.key or key
        return rope or key

    def comes_by(self, kind: Kind) -> bool:
        """Whether it has been where such an object is, or beside it: a rope may lie in a pit."""
        for objects in r.OBJECT_SETS:
            square = self.state.where[objects[kind]]
            if square >= 0:
                if self.passes[square] < NEVER:
                    return True
                edge: i64
                for edge in range(square * 4, square * 4 + 4):
                    beside = r.NEIGHBOURS[edge]
                    if beside >= 0 and self.passes[beside] < NEVER:
                        return True
        return False


def walked(ways: Ways, sources: Mask, steps: i64, barred: Mask, known: Mask) -> Mask:
    """All squares within so many steps; from those that are known nobody goes on, nor from the exit."""
    found = nowhere()
    ring = sources
    for _ in range(steps):
        ring = less(ways.on(less(ring, exits())), barred)
        if is_empty(ring):
            break
        found = either(found, ring)
        barred = either(barred, ring)
        ring = less(ring, known)
    return found


# --- the least of such numbers ----------------------------------------------------------------------------------------


def nearest_object(state: Twister, kind: Kind, numbers: list[i64]) -> i64:
    """To an object of a kind, wherever it is on the board."""
    least: i64 = NEVER
    for objects in r.OBJECT_SETS:
        square = state.where[objects[kind]]
        if square >= 0 and numbers[square] < least:
            least = numbers[square]
    return least


def nearest_weapon(state: Twister, numbers: list[i64]) -> i64:
    """To a bow or a lance, with which one fights from afar."""
    return min(nearest_object(state, r.BOW, numbers), nearest_object(state, r.LANCE, numbers))


def nearest_beside(state: Twister, square: Square, slits: bool, numbers: list[i64]) -> i64:
    """To a neighbour of a square; a closed portcullis may have been opened on the way."""
    least: i64 = NEVER
    edge: i64
    for edge in range(square * 4, square * 4 + 4):
        kind = state.edges[edge]
        if kind <= r.BROKEN or kind == r.CLOSED or (kind == r.SLIT and slits):
            beside = r.NEIGHBOURS[edge]
            if numbers[beside] < least:
                least = numbers[beside]
    return least


def nearest_in_sight(state: Twister, square: Square, numbers: list[i64]) -> i64:
    """DT-L1, DT-L3: to a square from which a character there might be seen; a slit only from right behind."""
    least: i64 = NEVER
    for direction in r.DIRECTIONS:
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
    while kind <= r.SLIT or kind == r.CLOSED:
        at = r.NEIGHBOURS[at * 4 + direction]
        if state.standing[at] >= 0:
            break
        if numbers[at] < least:
            least = numbers[at]
        kind = edges[at * 4 + direction] if kind != r.SLIT else r.WALL
    return least


def nearest_push(state: Twister, square: Square, through_walls: bool, numbers: list[i64]) -> i64:
    """DT-K2: to a square from which whoever is on this one might be pushed off, away from there."""
    least: i64 = NEVER
    for direction in r.DIRECTIONS:
        edge = square * 4 + r.BACK[direction]
        to = r.NEIGHBOURS[edge]
        if to < 0 or state.ground[to] == r.DARK or state.standing[to] >= 0:
            continue
        kind = state.edges[edge]
        if through_walls or kind <= r.BROKEN or kind == r.CLOSED:
            seen = nearest_in_line(state, square, direction, numbers)
            if seen < least:
                least = seen
    return least


def nearest_door(state: Twister, numbers: list[i64]) -> i64:
    """DT-R1: to a square with direct access to a hidden hall."""
    least: i64 = min(numbers[TOP:]) if state.hidden[6] or state.hidden[7] else NEVER
    edges = state.edges
    for square in r.ALL_SQUARES[r.WIDE : TOP]:
        if numbers[square] < least and r.DOOR in edges[square * 4 : square * 4 + 4]:
            least = numbers[square]
    return least
