"""Stretches: the parts of a way on which there is nothing to choose (MM-R8).

From a place on a corridor a path runs on along corridors, over joints and stairs until something has to be decided or paid.
What it finds and uses on the way lies fixed as long as the dungeon lies as it does; whether all of it is still unused is asked
when somebody walks it. So a stretch is laid out once, and all walks over the same dungeon share it.
"""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    BYTE,
    FACING,
    HIDDEN,
    ITEMS,
    NONE,
    PORTAL,
    PORTS,
    ROOM,
    STAIRS,
    VERY_EASY,
    Card,
    Ruleset,
)
from tafelrunde.games.mapmasters.state import ENTERED, NODE_BITS, PASSED, PORT_BITS, ROOM_TARGET, WALKED, Piece, Table

Spot = tuple[int, int, int]  # space, corridor (or room plus 100), position on the corridor (in a room 0)

# Where a stretch ends.
AT_WALL: Final = 0  # nowhere
AT_OBSTACLE: Final = 1  # before a monster, a lock, lava or poisoned water
AT_SYMBOL: Final = 2  # on an item or an upgrade
AT_PORTAL: Final = 3
AT_NODE: Final = 4  # a junction, a dead end, a trapdoor: a = node, b = corridor
AT_ROOM: Final = 5  # a = room, b = door
AT_CARD: Final = 6  # a goal, a closed cell, a face-down card, or one with an artifact: a = port
AT_BORDER: Final = 7  # of the dungeon: a = port

MANY: Final = 1000  # artifacts a game may have
EVERYWHERE: Final = -1  # all spaces, where they are a bit each

# At which symbols a walk pauses besides obstacles and portals.
NEVER: Final = 0
AT_BARRELS: Final = 1
ALWAYS: Final = 2


class Stretch(Listed):
    """A part of a way."""

    uses: list[tuple[int, int]] = late([])  # spaces, and what is used there
    finds: list[int] = late([])  # items
    packed: int = late(0)  # the same, a byte for each kind
    first: int = late(NONE)  # where the first corridor was left; NONE: the stretch ends on it
    pieces: tuple[Piece, ...] = late(())  # of the path, the first corridor walked from where the stretch begins
    passed: tuple[int, ...] = late(())  # stairs: space * 16 + node
    corridors: int = late(0)  # that were entered
    tunnels: int = late(0)
    cards: int = late(0)  # spaces, a bit each
    looked_at: list[tuple[int, int]] = late([])  # spaces on which all this depends, and what lay there
    seen: int = late(0)  # the same spaces, a bit each
    end: int = late(AT_WALL)
    space: int = late(NONE)
    a: int = late(NONE)
    b: int = late(NONE)  # on a corridor: the position
    c: int = late(0)  # and the direction
    origin: int = late(0)  # and where walking it began


class Lanes(Listed):
    """All stretches of a dungeon as it lies, laid out when they are first asked for. They are shared with the dungeon as it lay
    before (`old`): a stretch counts as long as everything lies as it did where it runs."""

    table: Table
    old: "Lanes | None"
    rules: Ruleset = late()
    board: tuple[int, ...] = late()
    turned: tuple[bool, ...] = late()
    closed: tuple[bool, ...] = late()
    lying: tuple[int, ...] = late()
    known: dict[int, Stretch] = late()
    stamps: list[int] = late()  # what lies where, and how
    found_spots: dict[int, list[Spot]] = late()

    def __post_init__(self) -> None:
        self.rules = self.table.rules
        self.board = self.table.board
        self.turned = self.table.turned
        self.closed = self.table.closed
        self.lying = self.table.lying
        self.known = self.old.known if self.old is not None else {}
        self.stamps = self.old.stamps.copy() if self.old is not None else [0] * len(self.table.board)
        for space, kind in enumerate(self.table.board):
            flags = (2 if self.table.turned[space] else 0) + (1 if self.table.closed[space] else 0)
            stamp = (kind * 4 + flags) * MANY + self.table.lying[space]
            if stamp != self.stamps[space]:
                self.stamps[space] = stamp
        self.found_spots = {}

    def lies(self, table: Table) -> bool:
        """Whether a table still lies like that."""
        return (
            self.board is table.board
            and self.turned is table.turned
            and self.closed is table.closed
            and self.lying is table.lying
        )

    def agree(self, other: "Lanes", spaces: int) -> bool:
        """Whether the same lies in another dungeon on these spaces, a bit each, or EVERYWHERE."""
        if spaces == EVERYWHERE:
            return self.stamps == other.stamps
        while spaces:
            space = spaces.bit_length() - 1
            if self.stamps[space] != other.stamps[space]:
                return False
            spaces ^= 1 << space
        return True

    def stretch(self, space: int, corridor: int, at: int, step: int, pauses: int) -> Stretch:
        """On from a position of a corridor, in one direction."""
        key = (((space * 16 + corridor) * 16 + at) * 2 + (1 if step > 0 else 0)) * 3 + pauses
        found = self.known.get(key)
        if found is not None:
            for where, stamp in found.looked_at:
                if self.stamps[where] != stamp:
                    found = None
                    break
        if found is None:
            found = self.lay_out(space, corridor, at, step, pauses)
            self.known[key] = found
        return found

    def spots(self, symbol: int) -> list[Spot]:
        """MM-Q2, MM-B4, MM-B5: every portal, barrel or monster that lies open, used or not."""
        known = self.found_spots.get(symbol)
        if known is None:
            known = []
            for space, kind in enumerate(self.board):
                if kind >= 0 and not self.closed[space]:  # nobody jumps into a closed cell (MM-R12)
                    for target, position in spots_on(self.rules.cards[kind], symbol):
                        known.append((space, target, position))
            self.found_spots[symbol] = known
        return known

    def lay_out(self, space: int, corridor: int, at: int, step: int, pauses: int) -> Stretch:
        """Corridor by corridor."""
        cards = self.rules.cards
        found = Stretch()
        self.look_at(found, space)
        pieces: list[Piece] = []
        origin = at
        while True:
            card = cards[self.board[space]]
            lane = card.segments[corridor]
            last = len(lane.symbols) + 1
            at += step
            while 0 < at < last:
                if self.pauses(found, lane.symbols[at - 1], pauses):
                    found.space, found.a, found.b, found.c, found.origin = space, corridor, at, step, origin
                    found.pieces = tuple(pieces)
                    return found
                at += step
            if found.first == NONE:
                found.first = at
            pieces.append((WALKED, space, corridor, origin, at))
            end = lane.first if at == 0 else lane.second
            if end < PORTS:
                port = (end + 3) % PORTS if self.turned[space] else end
                space, end = self.cross(found, space, port, pieces)
                if space == NONE:
                    break
                corridor = cards[self.board[space]].at_port[end]
            else:
                end -= PORTS
                node = card.nodes[end]
                if node.kind != STAIRS:
                    found.end = AT_ROOM if node.kind == ROOM else AT_NODE
                    found.space, found.a = space, end
                    found.b = node.doors.index(corridor) if node.kind == ROOM else corridor
                    break
                pieces.append((PASSED, space, end, 0, 0))
                found.passed += (space * 16 + end,)
                corridor = node.doors[0] if node.doors[1] == corridor else node.doors[1]
                if not use(found, space, 1 << (NODE_BITS + end)):
                    break
                end += PORTS
            if corridor == NONE or not use(found, space, 1 << corridor):
                break
            lane = cards[self.board[space]].segments[corridor]
            found.corridors += 1
            found.cards |= 1 << space
            if lane.under:
                found.tunnels += 1
            if lane.first == end:
                at, step = 0, 1
            else:
                at, step = len(lane.symbols) + 1, -1
            origin = at
        found.pieces = tuple(pieces)
        return found

    def look_at(self, found: Stretch, space: int) -> None:
        """What a stretch is like depends on this space."""
        found.looked_at.append((space, self.stamps[space]))
        found.seen |= 1 << space

    def pauses(self, found: Stretch, symbol: int, pauses: int) -> bool:
        """MM-R7, MM-I1, MM-I3: everything that lies on a corridor is discovered; whether the stretch ends there."""
        if symbol < ITEMS:
            found.finds.append(symbol)
            found.packed += 1 << symbol * BYTE
            if pauses == NEVER or (pauses == AT_BARRELS and symbol != BARREL):
                return False
            found.end = AT_SYMBOL
        elif symbol == PORTAL:
            found.end = AT_PORTAL
        elif symbol > PORTAL:
            if pauses != ALWAYS and self.rules.difficulty != VERY_EASY:
                return False
            found.end = AT_SYMBOL
        else:
            found.end = AT_OBSTACLE
        return True

    def cross(self, found: Stretch, space: int, port: int, pieces: list[Piece]) -> tuple[int, int]:
        """MM-M3, MM-M8, MM-P3: over the joint to the neighbouring card and its port, as its line has it; a wall there is a dead
        end. NONE: the stretch ends."""
        other = self.rules.near[space * PORTS + port]
        if other == NONE:
            found.end = AT_BORDER
            found.space, found.a = space, port
            return NONE, NONE
        self.look_at(found, other)
        facing = FACING[port]
        kind = self.board[other]
        if kind < 0:
            if kind != HIDDEN:
                return NONE, NONE
            local = facing
        else:
            local = (facing + 3) % PORTS if self.turned[other] else facing
            if not self.rules.cards[kind].open[local]:
                return NONE, NONE
        if not (use(found, space, 1 << (PORT_BITS + port)) and use(found, other, 1 << (PORT_BITS + facing))):
            return NONE, NONE
        pieces.append((ENTERED, other, facing, 0, 0))
        if kind < 0 or self.rules.cards[kind].goal or self.closed[other] or self.lying[other] != NONE:
            found.end = AT_CARD
            found.space, found.a = other, facing
            return NONE, NONE
        return other, local


def use(found: Stretch, space: int, bit: int) -> bool:
    """MM-M8: use something up; False if the stretch itself has used it before."""
    for index, (other, mask) in enumerate(found.uses):
        if other == space:
            if mask & bit:
                found.end = AT_WALL
                return False
            found.uses[index] = (space, mask | bit)
            return True
    found.uses.append((space, bit))
    return True


def spots_on(card: Card, symbol: int) -> list[tuple[int, int]]:
    """Where a symbol lies on a card; in a room once, however often it lies there."""
    known = card.spots.get(symbol)
    if known is None:
        known = []
        for number, segment in enumerate(card.segments):
            for at, other in enumerate(segment.symbols):
                if other == symbol:
                    known.append((number, at + 1))
        for number, node in enumerate(card.nodes):
            if node.kind == ROOM and symbol in node.symbols:
                known.append((number + ROOM_TARGET, 0))
        card.spots[symbol] = known
    return known


def lanes_of(table: Table) -> Lanes:
    """The stretches of a table."""
    known = table.lanes
    old = known if isinstance(known, Lanes) else None
    if old is not None and old.lies(table):
        return old
    lanes = Lanes(table, old)
    table.lanes = lanes
    return lanes
