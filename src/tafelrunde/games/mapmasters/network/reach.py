"""Optimistic reachability: what a group might still reach whatever cards come (MM-X3).

All spaces are searched at once: a set of spaces is a number, a bit each, and one step of the search goes from port to port on
every space of the frontier and over every joint. What the cards let pass is kept in a `Maze`.
"""

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.ids import BARREL, MONSTER, NONE, CardId, GateId, GroupId, Port, Space, Symbol
from tafelrunde.games.mapmasters.network.cards import chords_by_space, network_at
from tafelrunde.games.mapmasters.network.maze import Maze, Six, as_it_lies, loosened, marked, maze_for, maze_of, nowhere, six
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, EMPTY, HIDDEN, PORTS
from tafelrunde.games.mapmasters.state import FINISHED, PORT_BITS, PORTAL_BITS, STANDING, Party, Table


def opening_books(table: Table, party: Party | None) -> i64:
    """The books of a group that open ways."""
    library = table.rules.library
    return 0 if party is None else party.books & (library.climb | library.cross | library.roll | library.lure)


class Reach(Listed):
    """What can be reached: tasks of boss cards, exits, cells and face-down cards; a bit each."""

    tasks: i64 = late(0)
    gates: i64 = late(0)
    spaces: i64 = late(0)  # closed cells and face-down cards
    filled: i64 = late(0)  # empty spaces and what may become one
    entered: i64 = late(0)  # all spaces that were entered on foot
    landed: i64 = late(0)  # and those to which a jump leads

    def any_of(self, gates: tuple[GateId, ...]) -> bool:
        """Whether one of these exits can be reached."""
        return any(self.gates >> gate & 1 for gate in gates)


class Flood(Listed):
    """One search, from some ports (MM-X3)."""

    table: Table
    maze: Maze
    party: Party | None = None  # whose books count
    books: i64 = derived(lambda self: opening_books(self.table, self.party))
    starts: list[i64] = derived(lambda _: [0] * PORTS)  # spaces where it begins, by the port through which they are entered
    seen: Six = late((0, 0, 0, 0, 0, 0))  # spaces that were entered
    out: Six = late((0, 0, 0, 0, 0, 0))  # spaces that can be left
    filled: i64 = late(0)
    hopeful: bool = late(True)  # whether cards may come that join everything; else only those count that lie
    landed: i64 = late(0)
    known: Reach | None = late(None)  # what is reached from a certain empty space: all
    pivot: i64 = late(0)  # that space, as its bit

    def enter(self, space: Space, port: Port) -> None:
        """Begin at a port of a space."""
        self.starts[port] |= 1 << space

    def run(self) -> Reach:
        """Go on until nothing new is found."""
        table = self.table
        library = table.rules.library
        loose: i64 = 0
        if table.rules.mission.collapse and self.hopeful:
            loose = collapsible(table)
            self.maze = loosened(table, self.maze, loose)
        maze = self.maze
        jumped = False
        rolled = False
        lured = False
        while True:
            if self.spread(maze.blank | loose if self.hopeful else 0) and self.known is not None:
                return self.known
            if not jumped and (self.filled or common(self.seen, maze.to_portal)):
                jumped = True
                self.land(maze.from_portal, closed_cells(table))
            elif not rolled and self.books & library.roll and (self.filled or common(self.seen, maze.to_barrel)):
                rolled = True
                self.jump(BARREL)
            elif not lured and self.books & library.lure:
                lured = True
                self.jump(MONSTER)
                if self.hopeful:
                    empty = spaces_of(table, EMPTY)
                    self.filled |= empty
                    self.leave_by((empty, empty, empty, empty, empty, empty))
            else:
                return self.found(jumped)

    def spread(self, blank: i64) -> bool:
        """On foot, until no new port is entered; whether the space was filled from which everything can be reached.

        One round enters all spaces behind the ports that can be left (MM-M3), and finds where one comes out of them. Spelled
        out for the six ports: compiled, all of it happens in registers.
        """
        maze = self.maze
        columns: i64 = self.table.rules.columns
        pivot = self.pivot
        filled = self.filled
        over = maze.over
        s0, s1, s2, s3, s4, s5 = self.seen
        o0, o1, o2, o3, o4, o5 = self.out
        top, upper, lower, bottom, left_lower, left_upper = six(self.starts)
        while True:
            top = (top | (o3 & over[3]) << columns) & ~s0
            upper = (upper | (o5 & over[5]) >> 1) & ~s1
            lower = (lower | (o4 & over[4]) >> 1) & ~s2
            bottom = (bottom | (o0 & over[0]) >> columns) & ~s3
            left_lower = (left_lower | (o2 & over[2]) << 1) & ~s4
            left_upper = (left_upper | (o1 & over[1]) << 1) & ~s5
            entered = top | upper | lower | bottom | left_lower | left_upper
            if not entered:
                break
            joined = entered & blank & ~filled
            if joined:  # MM-X3.1: an empty space joins all its six ports
                if joined & pivot:
                    return True
                filled |= joined
                o0, o1, o2, o3, o4, o5 = o0 | joined, o1 | joined, o2 | joined, o3 | joined, o4 | joined, o5 | joined
            if top:
                s0 |= top
                ways = maze.from_top
                o0, o1, o2 = o0 | top & ways[0], o1 | top & ways[1], o2 | top & ways[2]
                o3, o4, o5 = o3 | top & ways[3], o4 | top & ways[4], o5 | top & ways[5]
            if upper:
                s1 |= upper
                ways = maze.from_upper
                o0, o1, o2 = o0 | upper & ways[0], o1 | upper & ways[1], o2 | upper & ways[2]
                o3, o4, o5 = o3 | upper & ways[3], o4 | upper & ways[4], o5 | upper & ways[5]
            if lower:
                s2 |= lower
                ways = maze.from_lower
                o0, o1, o2 = o0 | lower & ways[0], o1 | lower & ways[1], o2 | lower & ways[2]
                o3, o4, o5 = o3 | lower & ways[3], o4 | lower & ways[4], o5 | lower & ways[5]
            if bottom:
                s3 |= bottom
                ways = maze.from_bottom
                o0, o1, o2 = o0 | bottom & ways[0], o1 | bottom & ways[1], o2 | bottom & ways[2]
                o3, o4, o5 = o3 | bottom & ways[3], o4 | bottom & ways[4], o5 | bottom & ways[5]
            if left_lower:
                s4 |= left_lower
                ways = maze.from_left_lower
                o0, o1, o2 = o0 | left_lower & ways[0], o1 | left_lower & ways[1], o2 | left_lower & ways[2]
                o3, o4, o5 = o3 | left_lower & ways[3], o4 | left_lower & ways[4], o5 | left_lower & ways[5]
            if left_upper:
                s5 |= left_upper
                ways = maze.from_left_upper
                o0, o1, o2 = o0 | left_upper & ways[0], o1 | left_upper & ways[1], o2 | left_upper & ways[2]
                o3, o4, o5 = o3 | left_upper & ways[3], o4 | left_upper & ways[4], o5 | left_upper & ways[5]
        self.seen = (s0, s1, s2, s3, s4, s5)
        self.out = (o0, o1, o2, o3, o4, o5)
        self.filled = filled
        return False

    def leave_by(self, spaces: Six) -> None:
        """These spaces can be left by these ports, too."""
        out = self.out
        self.out = (
            out[0] | spaces[0],
            out[1] | spaces[1],
            out[2] | spaces[2],
            out[3] | spaces[3],
            out[4] | spaces[4],
            out[5] | spaces[5],
        )

    def land(self, spaces: Six, closed: i64) -> None:
        """MM-X3.4: by a portal to all others, but not into closed cells."""
        free = ~closed
        self.leave_by(
            (spaces[0] & free, spaces[1] & free, spaces[2] & free, spaces[3] & free, spaces[4] & free, spaces[5] & free)
        )
        self.landed |= (spaces[0] | spaces[1] | spaces[2] | spaces[3] | spaces[4] | spaces[5]) & free

    def jump(self, symbol: Symbol) -> None:
        """MM-X3.5: by a book to all such symbols that are not used."""
        table = self.table
        chords = chords_by_space(table)
        out = nowhere()
        for space in table.rules.all_spaces:
            if table.board[space] < 0 or table.closed[space] or table.card(space).goal:
                continue
            ports = network_at(table, space, chords, self.party).landing(symbol)
            if ports != NONE:
                self.landed |= 1 << space
                out = marked(out, 1 << space, as_it_lies(ports, table.turned[space]))
        self.leave_by(out)

    def found(self, jumped: bool) -> Reach:
        """What lies where the search came to."""
        table = self.table
        rules = table.rules
        seen = list(self.seen)
        result = Reach()
        result.filled = self.filled
        result.landed = self.landed
        for task in rules.tasks:
            if task.space == NONE:
                continue
            for port in task.ports:
                if seen[port] >> task.space & 1:
                    result.tasks |= task.bit
            if not task.ports and jumped:  # the tower (MM-X3.4, MM-W8)
                portals = table.card(task.space).nodes[0].portals
                if int(table.used[task.space] >> PORTAL_BITS).bit_count() < portals:
                    result.tasks |= task.bit
        out = list(self.out) if rules.mission.exits else seen
        for number, gate in enumerate(rules.mission.exits):
            if not table.exits >> number & 1:
                for port in gate.ports:
                    if out[port] & ~self.maze.shut[port] & 1 << gate.space:
                        result.gates |= 1 << number
        everywhere = seen[0] | seen[1] | seen[2] | seen[3] | seen[4] | seen[5]
        result.entered = everywhere
        hidden = spaces_of(table, HIDDEN) if rules.mission.hidden else 0
        result.spaces = everywhere & (closed_cells(table) | hidden)
        return result


def common(one: Six, other: Six) -> bool:
    """Whether a space is in both for the same port."""
    return (
        one[0] & other[0] | one[1] & other[1] | one[2] & other[2] | one[3] & other[3] | one[4] & other[4] | one[5] & other[5]
    ) != 0


def spaces_of(table: Table, wanted: CardId) -> i64:
    """Where this lies, a bit each."""
    found: i64 = 0
    for space in table.rules.all_spaces:
        if table.board[space] == wanted:
            found |= 1 << space
    return found


def closed_cells(table: Table) -> i64:
    """The cells whose key has not been given, a bit each."""
    found: i64 = 0
    if table.rules.cells:
        for space in table.rules.all_spaces:
            if table.closed[space]:
                found |= 1 << space
    return found


def reach(table: Table, group: GroupId) -> Reach:
    """MM-X3: what a group might still reach."""
    return flood_of(table, group).run()


def flood_of(table: Table, group: GroupId) -> Flood:
    """The search for one group, not begun."""
    party = table.parties[group]
    flood = Flood(table, maze_for(table, party), party)
    if party.status == STANDING:
        flood.enter(party.space, party.port)
    elif party.status != FINISHED:
        enter_at(flood, party.entry)
    return flood


def enter_at(flood: Flood, entry: GateId) -> None:
    """MM-S8: all ports of an entry point that can still be used."""
    table = flood.table
    gate = table.rules.mission.entries[entry]
    for port in gate.ports:
        free = not table.used[gate.space] >> (PORT_BITS + port) & 1
        if free and (table.board[gate.space] == EMPTY or table.port_open(gate.space, port)):
            flood.enter(gate.space, port)


def flood_from_entry(table: Table, entry: GateId) -> Flood:
    """MM-S17: a search from an entry point, without books."""
    flood = Flood(table, maze_of(table))
    enter_at(flood, entry)
    return flood


def flood_from_port(table: Table, space: Space, port: Port) -> Flood:
    """MM-S17: a search from a place inside the dungeon, without books."""
    flood = Flood(table, maze_of(table))
    flood.enter(space, port)
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
            if not found.any_of(task.exits):
                return False
        elif not found.tasks & task.bit:
            return False
    return not closed_cells(table) & ~found.spaces


def reached_by_all(table: Table, floods: list[Flood]) -> list[Reach]:
    """Several searches. Once it is known that all is reached from some empty space, a search ends when it comes there."""
    found: list[Reach] = []
    known: Reach | None = None
    pivot: i64 = 0
    for flood in floods:
        if known is not None and not flood.books:
            flood.known = known
            flood.pivot = pivot
        reached = flood.run()
        if known is None and reached.filled and reaches_all(table, reached):
            pivot = reached.filled & -reached.filled
            hub = flood_from_port(table, Space(int(pivot).bit_length() - 1), ALL_PORTS[0]).run()
            if reaches_all(table, hub):
                known = hub
        found.append(reached)
    return found


def collapsible(table: Table) -> i64:
    """MM-P4: the cards that may collapse where the mission says so: nothing used on them, nobody on or before them; as bits."""
    found: i64 = 0
    rules = table.rules
    for space in rules.all_spaces:
        if table.board[space] >= 0 and not table.used[space] and table.card(space).kind != "mission":
            found |= 1 << space
    for party in table.parties:
        if party.status == STANDING:
            found &= ~(1 << party.space)
        elif party.status != FINISHED and party.entry != NONE:
            found &= ~(1 << rules.mission.entries[party.entry].space)
    return found
