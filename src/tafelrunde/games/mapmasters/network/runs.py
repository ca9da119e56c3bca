"""Runs: the parts of a way on which there is nothing to choose (MM-R8).

From a place on a corridor a path runs on along corridors, over joints and stairs until something has to be decided or paid.
What it finds and uses on the way lies fixed as long as the dungeon lies as it does; whether all of it is still unused is asked
when somebody walks it. So a run is laid out once, and all walks over the same dungeon share it.
"""

from typing import Final, NewType

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.network.cards import spots_on
from tafelrunde.games.mapmasters.ruleset import BYTE, FACING, HIDDEN, PORTS, ROOM, STAIRS, TURNED, VERY_EASY, Ruleset
from tafelrunde.games.mapmasters.state import ENTERED, NODE_BITS, PASSED, PORT_BITS, WALKED, Piece, Table

Spot = tuple[ids.Space, i64, i64]  # space, corridor (or room plus 100), position on the corridor (in a room 0)

# Where a run ends.
AT_WALL: Final = 0  # nowhere
AT_OBSTACLE: Final = 1  # before a monster, a lock, lava or poisoned water
AT_SYMBOL: Final = 2  # on an item or an upgrade
AT_PORTAL: Final = 3
AT_NODE: Final = 4  # a junction, a dead end, a trapdoor: a = node, b = corridor
AT_ROOM: Final = 5  # a = room, b = door
AT_CARD: Final = 6  # a goal, a closed cell, a face-down card, or one with an artifact: a = port
AT_BORDER: Final = 7  # of the dungeon: a = port

MANY: Final = 1000  # artifacts a game may have
ELSEWHERE: Final = 1 << 62  # beside spaces that are a bit each: it also counts where symbols lie to which one could jump

Pause = NewType("Pause", i64)  # at which symbols a walk pauses besides obstacles and portals
NEVER: Final = Pause(0)
AT_BARRELS: Final = Pause(1)
ALWAYS: Final = Pause(2)


class Run(Listed):
    """A part of a way without a choice."""

    uses: list[tuple[ids.Space, i64]] = late([])  # spaces, and what is used there
    packed: i64 = late(0)  # the items that are found, a byte for each kind
    first: i64 = late(ids.NONE)  # where the first corridor was left; NONE: the run ends on it
    pieces: tuple[Piece, ...] = late(())  # of the path, the first corridor walked from where the run begins
    passed: tuple[i64, ...] = late(())  # stairs: space * 16 + node
    corridors: i64 = late(0)  # that were entered
    tunnels: i64 = late(0)
    cards: i64 = late(0)  # spaces, a bit each
    looked_at: list[tuple[ids.Space, i64]] = late([])  # spaces on which all this depends, and what lay there
    seen: i64 = late(0)  # the same spaces, a bit each
    end: i64 = late(AT_WALL)
    space: ids.Space = late(ids.NO_SPACE)
    a: i64 = late(ids.NONE)
    b: i64 = late(ids.NONE)  # on a corridor: the position
    c: i64 = late(0)  # and the direction
    origin: i64 = late(0)  # and where walking it began


class Runs(Listed):
    """All runs of a dungeon as it lies, laid out when they are first asked for. They are shared with the dungeon as it lay
    before (`old`): a run counts as long as everything lies as it did where it runs."""

    rules: Ruleset
    board: tuple[ids.CardId, ...]
    turned: tuple[bool, ...]
    closed: tuple[bool, ...]
    lying: tuple[ids.ArtifactId, ...]
    old: "Runs | None" = None
    known: dict[i64, Run] = late()
    stamps: list[i64] = late()  # what lies where, and how
    sure: dict[i64, Run] = late({})  # runs that are known to count here
    found_spots: dict[ids.Symbol, list[Spot]] = late({})

    def __post_init__(self) -> None:
        old = self.old
        self.old = None
        self.known = old.known if old is not None else {}
        self.stamps = old.stamps.copy() if old is not None else [0] * len(self.board)
        for space, card in enumerate(self.board):
            flags = (2 if self.turned[space] else 0) + (1 if self.closed[space] else 0)
            stamp = (card * 4 + flags) * MANY + self.lying[space]
            if stamp != self.stamps[space]:
                self.stamps[space] = stamp

    def lies(self, table: Table) -> bool:
        """Whether a table still lies like that."""
        return (
            self.board is table.board
            and self.turned is table.turned
            and self.closed is table.closed
            and self.lying is table.lying
        )

    def agree(self, other: "Runs", spaces: i64) -> bool:
        """Whether the same lies in another dungeon on these spaces, a bit each."""
        if spaces & ELSEWHERE:
            return self.stamps == other.stamps
        while spaces:
            space = int(spaces).bit_length() - 1
            if self.stamps[space] != other.stamps[space]:
                return False
            spaces ^= 1 << space
        return True

    def run(self, space: ids.Space, corridor: i64, at: i64, step: i64, pauses: Pause) -> Run:
        """On from a position of a corridor, in one direction."""
        key = (((space * 16 + corridor) * 16 + at) * 2 + (1 if step > 0 else 0)) * 3 + pauses
        found = self.sure.get(key)
        if found is not None:
            return found
        found = self.known.get(key)
        if found is not None:
            for where, stamp in found.looked_at:
                if self.stamps[where] != stamp:
                    found = None
                    break
        if found is None:
            found = self.lay_out(space, corridor, at, step, pauses)
            self.known[key] = found
        self.sure[key] = found
        return found

    def spots(self, symbol: ids.Symbol) -> list[Spot]:
        """MM-Q2, MM-B4, MM-B5: every portal, barrel or monster that lies open, used or not."""
        known = self.found_spots.get(symbol)
        if known is None:
            known = []
            for space in self.rules.all_spaces:
                card = self.board[space]
                if card >= 0 and not self.closed[space]:  # nobody jumps into a closed cell (MM-R12)
                    for target, position in spots_on(self.rules.cards[card], symbol):
                        known.append((space, target, position))
            self.found_spots[symbol] = known
        return known

    def spaces_with(self, symbol: ids.Symbol) -> i64:
        """Where such symbols lie open, a bit each."""
        found: i64 = 0
        for space, _, _ in self.spots(symbol):
            found |= 1 << space
        return found

    def lay_out(self, space: ids.Space, corridor: i64, at: i64, step: i64, pauses: Pause) -> Run:
        """Corridor by corridor."""
        cards = self.rules.cards
        found = Run()
        self.look_at(found, space)
        pieces: list[Piece] = []
        origin = at
        while True:
            card = cards[self.board[space]]
            walked = card.corridors[corridor]
            last = len(walked.symbols) + 1
            at += step
            while 0 < at < last:
                if self.pauses(found, walked.symbols[at - 1], pauses):
                    found.space, found.a, found.b, found.c, found.origin = space, corridor, at, step, origin
                    found.pieces = tuple(pieces)
                    return found
                at += step
            if found.first == ids.NONE:
                found.first = at
            pieces.append((WALKED, space, corridor, origin, at))
            end = walked.first if at == 0 else walked.second
            if end < PORTS:
                port = TURNED[end] if self.turned[space] else ids.Port(end)
                space, port = self.cross(found, space, port, pieces)
                if space == ids.NONE:
                    break
                end = port
                corridor = cards[self.board[space]].at_port[port]
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
            if corridor == ids.NONE or not use(found, space, 1 << corridor):
                break
            walked = cards[self.board[space]].corridors[corridor]
            found.corridors += 1
            found.cards |= 1 << space
            if walked.under:
                found.tunnels += 1
            if walked.first == end:
                at, step = 0, 1
            else:
                at, step = len(walked.symbols) + 1, -1
            origin = at
        found.pieces = tuple(pieces)
        return found

    def look_at(self, found: Run, space: ids.Space) -> None:
        """What a run is like depends on this space."""
        found.looked_at.append((space, self.stamps[space]))
        found.seen |= 1 << space

    def pauses(self, found: Run, symbol: ids.Symbol, pauses: Pause) -> bool:
        """MM-R7, MM-I1, MM-I3: everything that lies on a corridor is discovered; whether the run ends there."""
        if symbol < ids.ITEMS:
            found.packed += 1 << symbol * BYTE
            if pauses == NEVER or (pauses == AT_BARRELS and symbol != ids.BARREL):
                return False
            found.end = AT_SYMBOL
        elif symbol == ids.PORTAL:
            found.end = AT_PORTAL
        elif symbol > ids.PORTAL:
            if pauses != ALWAYS and self.rules.difficulty != VERY_EASY:
                return False
            found.end = AT_SYMBOL
        else:
            found.end = AT_OBSTACLE
        return True

    def cross(self, found: Run, space: ids.Space, port: ids.Port, pieces: list[Piece]) -> tuple[ids.Space, ids.Port]:
        """MM-M3, MM-M8, MM-P3: over the joint to the neighbouring card and its port, as its line has it; a wall there is a dead
        end. NO_SPACE: the run ends."""
        other = self.rules.near[space * PORTS + port]
        if other == ids.NONE:
            found.end = AT_BORDER
            found.space, found.a = space, port
            return ids.NO_SPACE, ids.NO_PORT
        self.look_at(found, other)
        facing = FACING[port]
        card = self.board[other]
        if card < 0:
            if card != HIDDEN:
                return ids.NO_SPACE, ids.NO_PORT
            local = facing
        else:
            local = TURNED[facing] if self.turned[other] else facing
            if not self.rules.cards[card].open[local]:
                return ids.NO_SPACE, ids.NO_PORT
        if not (use(found, space, 1 << (PORT_BITS + port)) and use(found, other, 1 << (PORT_BITS + facing))):
            return ids.NO_SPACE, ids.NO_PORT
        pieces.append((ENTERED, other, facing, 0, 0))
        if card < 0 or self.rules.cards[card].goal or self.closed[other] or self.lying[other] != ids.NONE:
            found.end = AT_CARD
            found.space, found.a = other, facing
            return ids.NO_SPACE, ids.NO_PORT
        return other, local


def use(found: Run, space: ids.Space, bit: i64) -> bool:
    """MM-M8: use something up; False if the run itself has used it before."""
    for index, (other, mask) in enumerate(found.uses):
        if other == space:
            if mask & bit:
                found.end = AT_WALL
                return False
            found.uses[index] = (space, mask | bit)
            return True
    found.uses.append((space, bit))
    return True


def runs_of(table: Table) -> Runs:
    """The runs of a table."""
    known = table.runs
    old = known if isinstance(known, Runs) else None
    if old is not None and old.lies(table):
        return old
    runs = Runs(table.rules, table.board, table.turned, table.closed, table.lying, old=old)
    table.runs = runs
    return runs
