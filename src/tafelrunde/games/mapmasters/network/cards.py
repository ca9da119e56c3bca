"""One card as a network of corridors: where a way goes on, whatever obstacles lie there (MM-M4 to MM-M12, MM-X3).

Everything that looks at a whole card asks this model: what the card lets pass (the maze), what crossing it costs (crossing.py)
and where one lands who jumps there.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.mapmasters.ids import BARREL, MONSTER, NO_SPACE, NONE, PORTAL, GroupId, Space, Symbol
from tafelrunde.games.mapmasters.ruleset import JUNCTION, PORTS, ROOM, TRAPDOOR, Card
from tafelrunde.games.mapmasters.state import NODE_BITS, PORT_BITS, PORTAL_BITS, ROOM_TARGET, Chord, Party, Table

Lane = tuple[i64, bool]  # a corridor, and whether it is walked from its first end to its second

HAS_PORTAL: Final = 1 << 6  # beside the six ports in what can be reached on a card
HAS_BARREL: Final = 1 << 7
NOT_USED: Final = ~(63 << PORT_BITS)  # standing at a port uses nothing on the card
NO_CHORDS: Final[list[Chord]] = []
MOST_NETWORKS: Final = 300  # that are remembered of each card
NO_GROUP: Final = GroupId(NONE)


class Network(Listed):
    """The corridors of a card, as much of it as has been used; `party` is the group whose books open further ways."""

    card: Card
    used: i64 = 0
    chords: list[Chord] = []
    party: Party | None = None
    space: Space = NO_SPACE
    climbs: bool = False  # MM-B7
    crosses: bool = False  # MM-B10
    landings: dict[Symbol, i64] = late({})  # where it leads from each kind of symbol, once that has been asked
    marks: dict[bool, list[i64]] = late({})  # of network/maze.py: what it lets pass, upright and turned
    crossing: object = late(None)  # of network/crossing.py

    def free(self, corridor: i64) -> bool:
        """MM-R2: whether a corridor has not been used."""
        return not self.used >> corridor & 1

    def visited(self, node: i64) -> bool:
        """Whether a room has been visited, or another node used."""
        return self.used >> (NODE_BITS + node) & 1 == 1

    def lane(self, corridor: i64, end: i64) -> Lane:
        """A corridor, walked from one of its ends: a port, or a node plus six."""
        return corridor, self.card.corridors[corridor].first == end

    def end(self, lane: Lane) -> i64:
        """Where a corridor leads: a port, or a node plus six."""
        corridor = self.card.corridors[lane[0]]
        return corridor.second if lane[1] else corridor.first

    def room_behind(self, lane: Lane) -> i64:
        """The room to which a corridor leads, by a door or up a trapdoor (MM-B7), or NONE."""
        end = self.end(lane) - PORTS
        if end < 0:
            return NONE
        node = self.card.nodes[end]
        return end if node.kind == ROOM else node.room if self.climbs else NONE

    def onward(self, lane: Lane) -> list[Lane]:
        """The corridors into which a way goes on from the inner end of a corridor."""
        number = self.end(lane) - PORTS
        if number < 0:
            return []
        node = self.card.nodes[number]
        if node.kind == ROOM:
            return self.out_of(number, node.doors.index(lane[0]))
        if self.visited(number) and not self.may_cross(number):
            return []
        if node.kind == TRAPDOOR and self.card.corridors[lane[0]].under:
            if not self.climbs:
                return []
            if node.room != NONE:
                return self.out_of(node.room, NONE)
        return [self.lane(other, number + PORTS) for other in node.doors if other != lane[0] and self.free(other)]

    def may_cross(self, node: i64) -> bool:
        """MM-B10: whether a book leads over a junction that the group's own path has used once."""
        if self.card.nodes[node].kind != JUNCTION or not self.crosses or self.party is None:
            return False
        return self.party.junctions.count(self.space * 16 + node) == 1

    def out_of(self, room: i64, door: i64) -> list[Lane]:
        """MM-X3.3: from a door (NONE: from inside) by every unused door to which no line in the room bars the way, and by the
        trapdoor (MM-C5)."""
        node = self.card.nodes[room]
        lines = NO_CHORDS
        if self.chords and door != NONE:
            lines = [chord for chord in self.chords if chord[0] & 15 == room]
        group = self.party.group if self.party is not None else NO_GROUP
        found: list[Lane] = []
        for number, corridor in enumerate(node.doors):
            if number != door and self.free(corridor) and not (lines and bars(lines, door, number, group, self.crosses)):
                found.append(self.lane(corridor, room + PORTS))
        trap = self.card.trap_in[room]
        if trap != NONE and not self.visited(trap) and self.free(self.card.nodes[trap].doors[0]):
            found.append(self.lane(self.card.nodes[trap].doors[0], trap + PORTS))
        return found

    def free_portal(self, room: i64) -> bool:
        """Whether a portal in a room is not crossed out."""
        portals = (1 << self.card.nodes[room].portals) - 1
        return ~self.used >> (PORTAL_BITS + self.card.portal_bit[room]) & portals != 0

    def targets(self, symbol: Symbol) -> list[i64]:
        """Where somebody may land who jumps to such a symbol: unused corridors, and rooms plus 100."""
        found: list[i64] = []
        for target, _ in spots_on(self.card, symbol):
            room = target - ROOM_TARGET
            if room < 0:
                usable = self.free(target)
            elif symbol == PORTAL:
                usable = self.free_portal(room)
            else:
                usable = symbol != MONSTER or not self.visited(room)
            if usable:
                found.append(target)
        return found

    def from_target(self, target: i64) -> list[Lane]:
        """The corridors by which one comes away from there."""
        return [(target, True), (target, False)] if target < ROOM_TARGET else self.out_of(target - ROOM_TARGET, NONE)

    # --- what can be reached ------------------------------------------------------------------------------------------

    def from_port(self, port: i64) -> i64:
        """The ports to which a port leads, a bit each, with HAS_PORTAL and HAS_BARREL."""
        corridor = self.card.at_port[port]
        return self.reached([self.lane(corridor, port)], 0) if corridor != NONE and self.free(corridor) else 0

    def landing(self, symbol: Symbol) -> i64:
        """The same for somebody who jumps to such a symbol; NONE: there is none that could be used."""
        known = self.landings.get(symbol)
        if known is None:
            known = self.from_symbol(symbol)
            self.landings[symbol] = known
        return known

    def from_symbol(self, symbol: Symbol) -> i64:
        """The same, worked out."""
        targets = self.targets(symbol)
        lanes: list[Lane] = []
        found: i64 = 0
        for target in targets:
            lanes += self.from_target(target)
            if target >= ROOM_TARGET:
                found |= self.in_room(target - ROOM_TARGET)
        return self.reached(lanes, found) if targets else NONE

    def reached(self, lanes: list[Lane], found: i64) -> i64:
        """All that can be reached from these corridors, besides what was found before."""
        walked: i64 = 0  # two bits for each corridor, one a direction
        while lanes:
            lane = lanes.pop()
            corridor, forward = lane
            bit: i64 = 1 << (corridor * 2 + (1 if forward else 0))
            if walked & bit:
                continue
            walked |= bit
            symbols = self.card.corridors[corridor].symbols
            if PORTAL in symbols:
                found |= HAS_PORTAL
            if BARREL in symbols:
                found |= HAS_BARREL
            end = self.end(lane)
            if end < PORTS:
                found |= 1 << end
                continue
            room = self.room_behind(lane)
            if room != NONE:
                found |= self.in_room(room)
            lanes += self.onward(lane)
        return found

    def in_room(self, room: i64) -> i64:
        """HAS_PORTAL and HAS_BARREL of a room."""
        node = self.card.nodes[room]
        found: i64 = HAS_BARREL if node.barrels else 0
        return found | HAS_PORTAL if node.portals and self.free_portal(room) else found


def network_at(table: Table, space: Space, chords: dict[Space, list[Chord]], party: Party | None = None) -> Network:
    """The card that lies face up on a space, with what has been used there."""
    card = table.card(space)
    used = table.used[space] & NOT_USED
    books = party.books if party is not None else 0
    climbs = card.traps and books & table.rules.library.climb != 0
    crosses = books & table.rules.library.cross != 0
    if not climbs and not (crosses and used):
        return without_books(card, used, chords.get(space, NO_CHORDS))
    return Network(card, used, chords.get(space, NO_CHORDS), party, space, climbs=climbs, crosses=crosses)


def without_books(card: Card, used: i64, chords: list[Chord]) -> Network:
    """A card on which this much has been used, for a group whose books open nothing on it: it is the same wherever it lies."""
    key = (used, tuple(chords))
    known = card.networks.get(key)
    if isinstance(known, Network):
        return known
    made = Network(card, used, chords)
    if len(card.networks) >= MOST_NETWORKS:
        card.networks.clear()
    card.networks[key] = made
    return made


def chords_by_space(table: Table) -> dict[Space, list[Chord]]:
    """The lines drawn in the rooms of each space."""
    found: dict[Space, list[Chord]] = {}
    for chord in table.chords:
        found.setdefault(Space(chord[0] >> 4), []).append(chord)
    return found


def bars(chords: list[Chord], a: i64, b: i64, group: GroupId, crosses: bool) -> bool:
    """MM-R3, MM-C4, MM-B10: whether the lines in a room forbid this group one from door a to door b."""
    own, foreign = crossings(chords, a, b, group)
    return foreign > 0 or own > 1 or (own > 0 and not crosses)


def crossings(chords: list[Chord], a: i64, b: i64, group: GroupId) -> tuple[i64, i64]:
    """MM-M11: how many chords of the own path, and how many others, a line from door a to door b would cross."""
    if a > b:
        a, b = b, a
    own: i64 = 0
    foreign: i64 = 0
    for _, c, d, who in chords:
        if (a < c < b) != (a < d < b):
            if who == group:
                own += 1
            else:
                foreign += 1
    return own, foreign


def spots_on(card: Card, symbol: Symbol) -> list[tuple[i64, i64]]:
    """Where a symbol lies on a card: corridor and position, or room plus 100, once however often it lies there."""
    known = card.spots.get(symbol)
    if known is None:
        known = []
        for number, corridor in enumerate(card.corridors):
            for at, other in enumerate(corridor.symbols):
                if other == symbol:
                    known.append((number, at + 1))
        for number, node in enumerate(card.nodes):
            if node.kind == ROOM and symbol in node.symbols:
                known.append((number + ROOM_TARGET, 0))
        card.spots[symbol] = known
    return known
