"""Optimistic reachability: what a group might still reach whatever cards come (MM-X3), and whether that is enough (MM-X4)."""

from typing import Final

from tafelrunde.games.mapmasters.rules.ground import crossings
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    BARREL_RUN,
    CLIMB,
    EMPTY,
    FACING,
    GHOST,
    HIDDEN,
    JUNCTION,
    LURE,
    MONSTER,
    NONE,
    PORTAL,
    PORTS,
    ROOM,
    TRAPDOOR,
    Card,
)
from tafelrunde.games.mapmasters.state import (
    FINISHED,
    NODE_BITS,
    PORT_BITS,
    PORTAL_BITS,
    STANDING,
    Chord,
    Party,
    Table,
)

HAS_PORTAL: Final = 1 << 6  # beside the six ports in what can be reached on a card
HAS_BARREL: Final = 1 << 7
INTERIOR: Final = 1 << 15  # a room entered by a jump or a trapdoor
NO_CHORDS: Final[list[Chord]] = []
HOPEFUL: Final = 1 << BARREL_RUN | 1 << LURE | 1 << CLIMB | 1 << GHOST  # the books that open ways
NOT_USED: Final = ~(63 << PORT_BITS)  # standing at a port uses nothing on the card


class Reach:
    """What can be reached: tasks of boss cards, exits, cells and face-down cards; a bit each."""

    def __init__(self) -> None:
        self.tasks = 0
        self.gates = 0
        self.spaces = 0  # closed cells and face-down cards
        self.artifacts = 0  # spaces where an artifact lies
        self.bridge = False  # an empty space


class Explorer:
    """One card being searched: corridors and rooms reached so far."""

    def __init__(self, card: Card, used: int, chords: list[Chord], books: int, party: Party | None, space: int) -> None:
        self.card = card
        self.used = used
        self.chords = chords
        self.books = books
        self.party = party
        self.space = space
        self.ports = 0  # with HAS_PORTAL and HAS_BARREL
        self.walked = 0  # two bits for each segment, one a direction
        self.rooms = [0] * len(card.nodes)  # doors by which a room was entered

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


def through(card: Card) -> list[int]:
    """Where an unused card leads from each of its ports."""
    if not card.through:
        found: list[int] = []
        for port in range(PORTS):
            explorer = Explorer(card, 0, NO_CHORDS, 0, None, NONE)
            segment = card.at_port[port]
            if segment != NONE:
                explorer.walk(segment, card.segments[segment].first == port)
            found.append(explorer.ports)
        explorer = Explorer(card, 0, NO_CHORDS, 0, None, NONE)
        card.from_portals = explorer.ports if explorer.jump_to(PORTAL) else NONE
        card.through = found
    return card.through


class Flood:
    """The search itself, from port to port (MM-X3)."""

    def __init__(self, table: Table, books: int, party: Party | None) -> None:
        self.table = table
        self.books = books & HOPEFUL
        self.party = party
        self.reach = Reach()
        self.enough = False  # whether to stop when everything that must be done has been reached
        self.news = False
        self.seen = [0] * table.rules.spaces  # ports by which each space was entered
        self.filled = [0] * table.rules.spaces  # empty spaces that were entered
        self.queue: list[int] = []
        self.portal = False
        self.barrel = False
        self.joined = False
        self.collapsing = collapsible(table) if table.rules.mission.collapse else 0
        self.known: Reach | None = None  # of another search without books that has reached all
        self.known_filled: list[int] = []  # and the empty spaces it came to
        self.chords: dict[int, list[Chord]] = {}
        for chord in table.chords:
            self.chords.setdefault(chord[0] >> 4, []).append(chord)

    def enter(self, space: int, port: int) -> None:
        """Come to a space through a port."""
        bit = 1 << port
        if not self.seen[space] & bit:
            self.seen[space] |= bit
            self.queue.append(space * PORTS + port)

    def run(self) -> Reach:
        """Go on until nothing new is found."""
        jumped = False
        rolled = False
        lured = False
        while True:
            while self.queue:
                key = self.queue.pop()
                self.spread(key // PORTS, key % PORTS)
                if self.joined and self.known is not None:
                    return self.known
                if self.news:
                    self.news = False
                    if self.enough and reaches_all(self.table, self.reach):
                        return self.reach
            if not jumped and (self.portal or self.reach.bridge):
                jumped = True
                self.jump(PORTAL)
            elif not rolled and self.books >> BARREL_RUN & 1 and (self.barrel or self.reach.bridge):
                rolled = True
                self.jump(BARREL)
            elif not lured and self.books >> LURE & 1:
                lured = True
                self.jump(MONSTER)
                for space, kind in enumerate(self.table.board):
                    if kind == EMPTY:
                        self.fill(space)
            else:
                return self.reach

    def spread(self, space: int, port: int) -> None:
        """From a port of a space onwards."""
        table = self.table
        kind = table.board[space]
        if kind in (EMPTY, HIDDEN) or self.collapsing >> space & 1:
            if kind == HIDDEN:
                self.reach.spaces |= 1 << space
            self.fill(space)
            if kind < 0:
                return
        if kind < 0:
            return
        card = table.rules.cards[kind]
        if card.goal:
            for task in table.rules.tasks_at[space * PORTS + port]:
                self.reach.tasks |= 1 << task
            self.news = True
            return
        if table.closed[space]:
            self.reach.spaces |= 1 << space
            self.news = True
        if table.lying[space] != NONE:
            self.reach.artifacts |= 1 << space
        local = (port + 3) % PORTS if table.turned[space] else port
        used = table.used[space] & NOT_USED
        if not used and not (card.traps and self.books >> CLIMB & 1):
            self.leave(space, through(card)[local])
            return
        segment = card.at_port[local]
        if segment != NONE:
            explorer = Explorer(card, used, self.chords.get(space, NO_CHORDS), self.books, self.party, space)
            explorer.walk(segment, card.segments[segment].first == local)
            self.leave(space, explorer.ports)

    def leave(self, space: int, ports: int) -> None:
        """Over every joint that was reached and is not used."""
        if ports & HAS_PORTAL:
            self.portal = True
        if ports & HAS_BARREL:
            self.barrel = True
        turned = self.table.turned[space]
        for local in range(PORTS):
            if ports >> local & 1:
                self.over(space, (local + 3) % PORTS if turned else local)

    def over(self, space: int, port: int) -> None:
        """To the neighbour behind a port: a card that opens there, an empty space, or an exit."""
        table = self.table
        if table.used[space] >> (PORT_BITS + port) & 1:
            return
        other = table.rules.near[space * PORTS + port]
        if other == NONE:
            gate = table.rules.exit_at[space * PORTS + port]
            if gate != NONE and not table.exits >> gate & 1:
                self.reach.gates |= 1 << gate
                self.news = True
            return
        facing = FACING[port]
        if table.used[other] >> (PORT_BITS + facing) & 1:
            return
        kind = table.board[other]
        if kind == EMPTY or self.collapsing >> other & 1 or table.port_open(other, facing):
            self.enter(other, facing)

    def fill(self, space: int) -> None:
        """MM-X3.1: an empty space joins all its six ports."""
        if not self.filled[space]:
            self.filled[space] = 1
            if self.known is not None and self.known_filled[space]:
                self.joined = True  # from here on everything is as it was for the other
            self.reach.bridge = True
            for port in range(PORTS):
                self.over(space, port)

    def jump(self, symbol: int) -> None:
        """MM-X3.4, MM-X3.5, MM-W8: to all such symbols that are not used."""
        table = self.table
        for space, kind in enumerate(table.board):
            if kind < 0 or table.closed[space]:
                continue
            card = table.rules.cards[kind]
            if symbol == PORTAL and card.goal:
                if not card.slots or card.slots[0].ports:
                    continue
                if (table.used[space] >> PORTAL_BITS).bit_count() < card.nodes[0].portals:
                    for task in table.rules.tasks:
                        if task.space == space:
                            self.reach.tasks |= task.bit
                continue
            used = table.used[space] & NOT_USED
            if symbol == PORTAL and not used and not (card.traps and self.books >> CLIMB & 1):
                through(card)
                if card.from_portals != NONE:
                    self.land(space, card.from_portals)
                continue
            explorer = Explorer(card, used, self.chords.get(space, NO_CHORDS), self.books, self.party, space)
            if explorer.jump_to(symbol):
                self.land(space, explorer.ports)

    def land(self, space: int, ports: int) -> None:
        """On a card by a jump."""
        if self.table.lying[space] != NONE:
            self.reach.artifacts |= 1 << space
        self.leave(space, ports)


def reach(table: Table, group: int) -> Reach:
    """MM-X3: what a group might still reach."""
    return flood_of(table, group).run()


def flood_of(table: Table, group: int) -> Flood:
    """The search for one group, not begun."""
    party = table.parties[group]
    flood = Flood(table, party.books, party)
    if party.status == STANDING:
        flood.enter(party.space, party.port)
    elif party.status != FINISHED:
        enter_at(flood, party.entry)
    return flood


def reaches_all(table: Table, found: Reach) -> bool:
    """MM-S17: boss slots, altars, cells and exits; where several exits serve the same goal, one is enough."""
    for task in table.rules.tasks:
        if table.done & task.bit:
            continue
        if task.hostage != NONE:
            if not found.gates:
                return False
        elif task.exits:
            if not [gate for gate in task.exits if found.gates >> gate & 1]:
                return False
        elif not found.tasks & task.bit:
            return False
    return all(not (closed and not found.spaces >> space & 1) for space, closed in enumerate(table.closed))


def reached_by_all(table: Table, floods: list[Flood]) -> list[Reach]:
    """Several searches. Where one without books has reached all, others that come to one of its empty spaces have as well."""
    found: list[Reach] = []
    known: Reach | None = None
    filled: list[int] = []
    for flood in floods:
        if known is not None and not flood.books:
            flood.known = known
            flood.known_filled = filled
        flood.enough = True
        reached = flood.run()
        if known is None and not flood.books and reaches_all(table, reached):
            known = reached
            filled = flood.filled
        found.append(reached)
    return found


def enter_at(flood: Flood, entry: int) -> None:
    """MM-S8: all ports of an entry point that can still be used."""
    table = flood.table
    gate = table.rules.mission.entries[entry]
    for port in gate.ports:
        free = not table.used[gate.space] >> (PORT_BITS + port) & 1
        if free and (table.board[gate.space] == EMPTY or table.port_open(gate.space, port)):
            flood.enter(gate.space, port)


def flood_from_entry(table: Table, entry: int) -> Flood:
    """MM-S17: a search from an entry point, without books."""
    flood = Flood(table, 0, None)
    enter_at(flood, entry)
    return flood


def flood_from_port(table: Table, space: int, port: int) -> Flood:
    """MM-S17: a search from a place inside the dungeon, without books."""
    flood = Flood(table, 0, None)
    flood.enter(space, port)
    return flood


def collapsible(table: Table) -> int:
    """Mission 11: the cards that may still collapse: nothing used on them, nobody on or before them; a bit each."""
    found = 0
    rules = table.rules
    for space, kind in enumerate(table.board):
        if kind >= 0 and not table.used[space] and rules.cards[kind].kind != "mission":
            found |= 1 << space
    for party in table.parties:
        if party.status == STANDING:
            found &= ~(1 << party.space)
        elif party.status != FINISHED and party.entry != NONE:
            found &= ~(1 << rules.mission.entries[party.entry].space)
    return found


def hopeless(table: Table) -> bool:
    """MM-X2, MM-X4: the open tasks can no longer be shared out among the unfinished groups."""
    rules = table.rules
    groups = [party.group for party in table.parties if party.status != FINISHED]
    all_reached = reached_by_all(table, [flood_of(table, group) for group in groups])
    reached = dict(zip(groups, all_reached, strict=True))
    left = [task for task in rules.tasks if not table.done & task.bit]
    if rules.mission.victory == "hostages":
        return any(not any_serves(table, task.hostage, groups, reached) for task in left)
    serves: list[list[int]] = []
    for task in left:
        able: list[int] = []
        for group in groups:
            found = reached[group]
            if task.exits:
                there = False
                for gate in task.exits:
                    if found.gates >> gate & 1:
                        there = True
            else:
                there = bool(found.tasks & task.bit)
            if there and artifacts_left(table, group, task.artifacts):
                able.append(group)
        serves.append(able)
    return not can_share(serves)


def artifacts_left(table: Table, group: int, artifacts: tuple[int, ...]) -> bool:
    """Whether no other group carries what the task asks for."""
    for artifact in artifacts:
        for party in table.parties:
            if party.group != group and party.artifacts >> artifact & 1:
                return False
    return True


def any_serves(table: Table, hostage: int, groups: list[int], reached: dict[int, Reach]) -> bool:
    """Mission 3: the hostage's carrier, or a group that reaches its cell, also reaches an exit."""
    cell = 0
    for space, kind in enumerate(table.board):
        if kind >= 0 and table.closed[space] and table.rules.cards[kind].takes == hostage:
            cell |= 1 << space
    for group in groups:
        if (table.parties[group].artifacts >> hostage & 1 or reached[group].spaces & cell) and reached[group].gates:
            return True
    return False


def can_share(serves: list[list[int]]) -> bool:
    """Whether every task finds a group of its own (augmenting paths)."""
    owner: dict[int, int] = {}
    return all(augment(serves, task, owner, set()) for task in range(len(serves)))


def augment(serves: list[list[int]], task: int, owner: dict[int, int], tried: set[int]) -> bool:
    """Find a group for a task, moving others if need be."""
    for group in serves[task]:
        if group not in tried:
            tried.add(group)
            if group not in owner or augment(serves, owner[group], owner, tried):
                owner[group] = task
                return True
    return False
