"""Exploring one card: where it leads from each port and from its portals, ignoring all obstacles (MM-X3)."""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.ground import crossings
from tafelrunde.games.mapmasters.rules.maze import marks_of
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    CLIMB,
    GHOST,
    JUNCTION,
    MONSTER,
    NONE,
    PORTAL,
    PORTS,
    ROOM,
    TRAPDOOR,
    Card,
)
from tafelrunde.games.mapmasters.state import NODE_BITS, PORTAL_BITS, Chord, Party

HAS_PORTAL: Final = 1 << 6  # beside the six ports in what can be reached on a card
HAS_BARREL: Final = 1 << 7
INTERIOR: Final = 1 << 15  # a room entered by a jump or a trapdoor
NO_CHORDS: Final[list[Chord]] = []


class Explorer(Listed):
    """One card being searched: corridors and rooms reached so far."""

    card: Card
    used: int
    chords: list[Chord]
    books: int
    party: Party | None
    space: int
    ports: int = late(0)  # with HAS_PORTAL and HAS_BARREL
    walked: int = late(0)  # two bits for each segment, one a direction
    rooms: list[int] = late()  # doors by which a room was entered

    def __post_init__(self) -> None:
        self.rooms = [0] * len(self.card.nodes)

    def walk(self, segment: int, forward: bool) -> None:
        """Along an unused corridor, ignoring all obstacles."""
        bit = 1 << (segment * 2 + (1 if forward else 0))
        if self.walked & bit or self.used >> segment & 1:
            return
        self.walked |= bit
        corridor = self.card.segments[segment]
        self.look(corridor.symbols)
        end = corridor.second if forward else corridor.first
        if end < PORTS:
            self.ports |= 1 << end
        else:
            self.arrive(end - PORTS, segment)

    def look(self, symbols: tuple[int, ...]) -> None:
        """Note portals and barrels."""
        for symbol in symbols:
            if symbol == PORTAL:
                self.ports |= HAS_PORTAL
            elif symbol == BARREL:
                self.ports |= HAS_BARREL

    def arrive(self, node: int, segment: int) -> None:
        """At the inner end of a corridor."""
        here = self.card.nodes[node]
        if here.kind == ROOM:
            self.enter(node, here.doors.index(segment))
            return
        if self.used >> (NODE_BITS + node) & 1:
            if here.kind != JUNCTION or not self.books >> GHOST & 1 or self.party is None:
                return
            if self.party.junctions.count(self.space * 16 + node) != 1:
                return
        if here.kind == TRAPDOOR and self.card.segments[segment].under:
            if not self.books >> CLIMB & 1:
                return
            if here.room != NONE:
                self.enter(here.room, NONE)
                return
        for other in here.doors:
            if other != segment:
                self.walk(other, self.card.segments[other].first == node + PORTS)

    def enter(self, room: int, door: int) -> None:
        """MM-X3.3: from a door to every unused door whose chord crosses none; from an inner spot to all."""
        bit = INTERIOR if door == NONE else 1 << door
        if self.rooms[room] & (bit | INTERIOR):
            return
        self.rooms[room] |= bit
        node = self.card.nodes[room]
        if node.portals:
            first = self.card.portal_bit[room]
            for portal in range(first, first + node.portals):
                if not self.used >> (PORTAL_BITS + portal) & 1:
                    self.ports |= HAS_PORTAL
        if node.barrels:
            self.ports |= HAS_BARREL
        chords = NO_CHORDS
        if self.chords and door != NONE:
            chords = [chord for chord in self.chords if chord[0] & 15 == room]
        for number, segment in enumerate(node.doors):
            if self.used >> segment & 1 or number == door:
                continue
            if chords:
                own, foreign = crossings(chords, door, number, self.party.group if self.party is not None else NONE)
                if foreign or own > 1 or (own and not self.books >> GHOST & 1):
                    continue
            self.walk(segment, self.card.segments[segment].first == room + PORTS)
        trap = self.card.trap_in[room]
        if trap != NONE and not self.used >> (NODE_BITS + trap) & 1:
            self.walk(self.card.nodes[trap].doors[0], self.card.segments[self.card.nodes[trap].doors[0]].first == trap + PORTS)

    def jump_to(self, symbol: int) -> bool:
        """From every such symbol on an unused corridor or in a room; whether there was one."""
        there = False
        for number, segment in enumerate(self.card.segments):
            if symbol in segment.symbols and not self.used >> number & 1:
                there = True
                self.look(segment.symbols)
                self.walk(number, True)
                self.walk(number, False)
        for number, node in enumerate(self.card.nodes):
            if node.kind != ROOM or symbol not in node.symbols:
                continue
            if symbol == PORTAL:
                first = self.card.portal_bit[number]
                free = [bit for bit in range(first, first + node.portals) if not self.used >> (PORTAL_BITS + bit) & 1]
                if not free:
                    continue
            elif symbol == MONSTER and self.used >> (NODE_BITS + number) & 1:
                continue
            there = True
            self.enter(number, NONE)
        return there


def passes(card: Card, turned: bool, used: int, chords: list[Chord], books: int, party: Party | None, space: int) -> list[int]:
    """What a card lets pass as it lies, as marks of a maze."""
    if fresh(card, used, books):
        if not card.marks:
            leads = [] if card.goal else explored(card, 0, NO_CHORDS, 0, None, NONE)
            card.marks = [marks_of(card.open, leads, False), marks_of(card.open, leads, True)]
        return card.marks[1 if turned else 0]
    return marks_of(card.open, [] if card.goal else explored(card, used, chords, books, party, space), turned)


def explored(card: Card, used: int, chords: list[Chord], books: int, party: Party | None, space: int) -> list[int]:
    """Where a card leads from each of its ports, and, last, from its portals (NONE: it has none that could be used)."""
    found: list[int] = []
    for port in range(PORTS):
        explorer = Explorer(card, used, chords, books, party, space)
        segment = card.at_port[port]
        if segment != NONE:
            explorer.walk(segment, card.segments[segment].first == port)
        found.append(explorer.ports)
    found.append(landing(card, PORTAL, used, chords, books, party, space))
    return found


def landing(card: Card, symbol: int, used: int, chords: list[Chord], books: int, party: Party | None, space: int) -> int:
    """Where a card leads from all such symbols that can be used, for somebody who jumps there; NONE: it has none."""
    if not fresh(card, used, books):
        return explored_from(card, symbol, used, chords, books, party, space)
    known = card.landings.get(symbol)
    if known is None:
        known = explored_from(card, symbol, 0, NO_CHORDS, 0, None, NONE)
        card.landings[symbol] = known
    return known


def explored_from(card: Card, symbol: int, used: int, chords: list[Chord], books: int, party: Party | None, space: int) -> int:
    """The same, found out."""
    explorer = Explorer(card, used, chords, books, party, space)
    return explorer.ports if explorer.jump_to(symbol) else NONE


def fresh(card: Card, used: int, books: int) -> bool:
    """Whether nothing on a card has been used, and no book opens a way on it (MM-B7): what it lets pass is always the same."""
    return not used and not (card.traps and books >> CLIMB & 1)
