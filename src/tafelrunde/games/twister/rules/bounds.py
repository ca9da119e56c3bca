"""What is out of reach whatever happens on the way: lower bounds that spare an NPC most of its searches (DT-P3).

`bare_distances` counts squares as if only walls were in the way. `Ghost` counts AP as if a load never hindered, and every rope
and key in reach were in its hands: what a ghost cannot do, laying a load down (DT-I6) does not help either.
"""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.ruleset import (
    BLUE,
    BOW,
    BROKEN,
    CLOSED,
    COLOSSUS,
    DARK,
    DOOR,
    FIRST_NPC,
    FIRST_OBJECT,
    KEY,
    LANCE,
    NAGA,
    PIT,
    ROPE,
    SLIT,
    SQUARES,
    WALL,
    WAYS,
    WIDE,
    WIZARD,
)
from tafelrunde.games.twister.state import Twister

NEVER: Final = 9999  # a distance that no way has
OBJECT_SETS: Final[tuple[int, ...]] = (0, 6, 12)  # the objects of each colour


def bare_distances(state: Twister, start: int, slits: bool) -> list[int]:
    """Steps to each square of the revealed halls if only walls (and slits) were in the way."""
    found = [NEVER] * SQUARES
    found[start] = 0
    queue = [start]
    edges, ground = state.edges, state.ground
    widest = CLOSED if slits else BROKEN
    for square in queue:
        further = found[square] + 1
        base = square * 4
        for way in range(4):
            edge = edges[base + way]
            if edge <= widest or edge == CLOSED:
                to = square + WAYS[way]
                if found[to] == NEVER and ground[to] != DARK:
                    found[to] = further
                    queue.append(to)
    return found


class Ghost(Listed):
    """The AP after which an NPC may be on each square (`passes`), and rest there (`rests`), if no load ever hindered it."""

    state: Twister
    npc: int
    ap: int
    left: int
    bare: list[int]
    start: int = late()
    light: bool = late()
    weak: bool = late()
    slips: bool = late()
    rope: bool = late()
    key: bool = late()
    widest: int = late()
    passes: list[int] = late()
    rests: list[int] = late()

    def __post_init__(self) -> None:
        rules = self.state.rules
        card = rules.npcs[self.npc - FIRST_NPC]
        self.start = self.state.where[self.npc]
        self.light = rules.kind[self.npc] == WIZARD
        self.weak = rules.combat[self.npc] <= 1
        self.slips = card.passes_enemies
        self.rope = self.light or nearest_object(self.state, ROPE, self.bare) < NEVER
        key = card.innate_key or card.path_breaker or nearest_object(self.state, KEY, self.bare) < NEVER
        self.key = key
        self.widest = SLIT if rules.kind[self.npc] == NAGA else BROKEN
        self.passes = [NEVER] * SQUARES
        self.rests = [NEVER] * SQUARES
        self.passes[self.start] = 0
        fresh = [self.start]
        self.rests[self.start] = 0
        self.walk([self.start], self.left, 0, fresh)
        for spent in range(1, self.ap + 1):
            sources = fresh
            fresh = []
            self.walk(sources, rules.movement[self.npc], spent, fresh)
            self.leap(sources, spent, fresh)

    def walk(self, sources: list[int], steps: int, spent: int, fresh: list[int]) -> None:
        """All squares within so many steps of these."""
        passes, edges, ground = self.passes, self.state.edges, self.state.ground
        seen = [False] * SQUARES
        for square in sources:
            seen[square] = True
        ring = sources
        for _ in range(steps):
            further: list[int] = []
            for square in ring:
                if square < WIDE:
                    continue
                base = square * 4
                for way in range(4):
                    edge = edges[base + way]
                    if edge > self.widest and not (edge == CLOSED and self.key):
                        continue
                    to = square + WAYS[way]
                    if seen[to] or ground[to] == DARK or (ground[to] == PIT and not self.rope) or self.blocked(to):
                        continue
                    seen[to] = True
                    further.append(to)
                    if passes[to] == NEVER:
                        passes[to] = spent
                    self.settle(to, spent, fresh)
            ring = further

    def leap(self, sources: list[int], spent: int, fresh: list[int]) -> None:
        """DT-J4: over the pits beside these squares."""
        edges, ground = self.state.edges, self.state.ground
        for square in sources:
            for way in range(4):
                if edges[square * 4 + way] > BROKEN and not (edges[square * 4 + way] == CLOSED and self.key):
                    continue
                pit = square + WAYS[way]
                if ground[pit] != PIT:
                    continue
                for on in range(4):
                    edge = edges[pit * 4 + on]
                    to = pit + WAYS[on]
                    if (edge <= BROKEN or (edge == CLOSED and self.key)) and ground[to] != DARK:
                        if self.passes[to] == NEVER:
                            self.passes[to] = spent
                        self.settle(to, spent, fresh)

    def settle(self, square: int, spent: int, fresh: list[int]) -> None:
        """DT-M6: it may rest there, as far as nobody stands there and no wounded enemy lies there."""
        if self.rests[square] != NEVER or square < WIDE or self.state.standing[square] >= 0:
            return
        if self.state.ground[square] == PIT and not self.rope:
            return
        lies, beneath = self.state.lying[square], self.state.under[square]
        sides = self.state.rules.side
        if (lies >= 0 and sides[lies] == 0) or (beneath >= 0 and sides[beneath] == 0):
            return
        self.rests[square] = spent
        fresh.append(square)

    def blocked(self, square: int) -> bool:
        """DT-M3: an unwounded enemy in the way."""
        there = self.state.standing[square]
        if there < 0 or self.light or self.slips or self.state.rules.side[there] == BLUE:
            return False
        return not (self.weak and self.state.rules.kind[there] == COLOSSUS)


# --- the least of such numbers ----------------------------------------------------------------------------------------


def nearest_object(state: Twister, kind: int, numbers: list[int]) -> int:
    """To an object of a kind, wherever it is on the board."""
    least = NEVER
    for first in OBJECT_SETS:
        square = state.where[FIRST_OBJECT + first + kind]
        if square >= 0 and numbers[square] < least:
            least = numbers[square]
    return least


def nearest_weapon(state: Twister, numbers: list[int]) -> int:
    """To a bow or a lance, with which one fights from afar."""
    return min(nearest_object(state, BOW, numbers), nearest_object(state, LANCE, numbers))


def nearest_beside(state: Twister, square: int, slits: bool, numbers: list[int]) -> int:
    """To a neighbour of a square; a closed portcullis may have been opened on the way."""
    least = NEVER
    for way in range(4):
        edge = state.edges[square * 4 + way]
        if edge <= BROKEN or edge == CLOSED or (edge == SLIT and slits):
            beside = square + WAYS[way]
            if numbers[beside] < least:
                least = numbers[beside]
    return least


def nearest_in_sight(state: Twister, square: int, numbers: list[int]) -> int:
    """DT-L1, DT-L3: to a square from which a character there might be seen; a slit only from right behind."""
    least = NEVER
    edges = state.edges
    for way in range(4):
        at = square
        kind = edges[at * 4 + way]
        while kind <= SLIT or kind == CLOSED:
            at += WAYS[way]
            if numbers[at] < least:
                least = numbers[at]
            kind = edges[at * 4 + way] if kind != SLIT else WALL
    return least


def nearest_door(state: Twister, numbers: list[int]) -> int:
    """DT-R1: to a square with direct access to a hidden hall."""
    top = SQUARES - WIDE
    least = min(numbers[top:]) if state.hidden[6] or state.hidden[7] else NEVER
    edges = state.edges
    for square in range(WIDE, top):
        if numbers[square] < least and DOOR in edges[square * 4 : square * 4 + 4]:
            least = numbers[square]
    return least
