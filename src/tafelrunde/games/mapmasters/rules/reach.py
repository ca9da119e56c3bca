"""Optimistic reachability: what a group might still reach whatever cards come (MM-X3).

All spaces are searched at once: a set of spaces is a number, a bit each, and one step of the search goes from port to port on
every space of the frontier and over every joint. What the cards let pass is kept in a `Maze`.
"""

from typing import Final

from tafelrunde.games.mapmasters.rules.explore import NO_CHORDS, Explorer, leads
from tafelrunde.games.mapmasters.rules.maze import Maze
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    BARREL_RUN,
    CLIMB,
    EMPTY,
    GHOST,
    HIDDEN,
    LURE,
    MONSTER,
    NONE,
    PORTS,
)
from tafelrunde.games.mapmasters.state import FINISHED, PORT_BITS, PORTAL_BITS, STANDING, Chord, Party, Table

NOT_USED: Final = ~(63 << PORT_BITS)  # standing at a port uses nothing on the card
PERSONAL: Final = 1 << CLIMB | 1 << GHOST  # the books that open ways on cards
HOPEFUL: Final = PERSONAL | 1 << BARREL_RUN | 1 << LURE  # the books that open ways


class Reach:
    """What can be reached: tasks of boss cards, exits, cells and face-down cards; a bit each."""

    def __init__(self) -> None:
        self.tasks = 0
        self.gates = 0
        self.spaces = 0  # closed cells and face-down cards
        self.filled = 0  # empty spaces and what may become one
        self.entered = 0  # all spaces that were entered on foot
        self.landed = 0  # and those to which a jump leads


# --- the dungeon as it lies -------------------------------------------------------------------------------------------


def maze_of(table: Table) -> Maze:
    """The maze of a table: the last one, with the spaces that have changed since."""
    old = table.maze
    if old is not None and old.board is table.board and old.turned is table.turned and old.used is table.used:
        return old
    maze = Maze(table.board, table.turned, table.used, old)
    chords = chords_by_space(table) if table.chords else {}
    for space in range(table.rules.spaces):
        if old is None or (
            old.board[space] != table.board[space]
            or old.turned[space] != table.turned[space]
            or old.used[space] != table.used[space]
        ):
            if old is not None:
                maze.clear(space)
            set_space(maze, table, space, chords, 0, None)
    maze.join(table.rules.columns, 0)
    table.maze = maze
    return maze


def chords_by_space(table: Table) -> dict[int, list[Chord]]:
    """The lines drawn in the rooms of each space."""
    found: dict[int, list[Chord]] = {}
    for chord in table.chords:
        found.setdefault(chord[0] >> 4, []).append(chord)
    return found


def set_space(maze: Maze, table: Table, space: int, chords: dict[int, list[Chord]], books: int, party: Party | None) -> None:
    """What one space lets pass."""
    kind = table.board[space]
    maze.set_ports(space, table.used[space] >> PORT_BITS)
    if kind < 0:
        if kind in (EMPTY, HIDDEN):
            maze.set_blank(space)
        return
    card = table.rules.cards[kind]
    turned = table.turned[space]
    for port in range(PORTS):
        if card.open[port]:
            maze.set_open(space, (port + 3) % PORTS if turned else port)
    if not card.goal:
        used = table.used[space] & NOT_USED
        found = leads(card, used, chords.get(space, NO_CHORDS) if used else NO_CHORDS, books, party, space)
        maze.set_leads(space, found, turned)


def maze_for(table: Table, party: Party) -> Maze:
    """MM-B7, MM-B10: books 5 and 7 open ways that only this group can go."""
    maze = maze_of(table)
    books = party.books & PERSONAL
    if not books:
        return maze
    own = Maze(table.board, table.turned, table.used, maze)
    chords = chords_by_space(table)
    for space, kind in enumerate(table.board):
        if kind >= 0 and ((table.rules.cards[kind].traps and books >> CLIMB & 1) or (table.used[space] and books >> GHOST & 1)):
            own.clear(space)
            set_space(own, table, space, chords, books, party)
    own.join(table.rules.columns, 0)
    return own


# --- the search -------------------------------------------------------------------------------------------------------


class Flood:
    """One search, from some ports (MM-X3)."""

    def __init__(self, table: Table, maze: Maze, books: int = 0, party: Party | None = None) -> None:
        self.table = table
        self.maze = maze
        self.books = books & HOPEFUL
        self.party = party
        self.starts = [0] * PORTS  # spaces where it begins, by the port through which they are entered
        self.seen = [0] * PORTS  # spaces that were entered
        self.out = [0] * PORTS  # spaces that can be left
        self.filled = 0
        self.hopeful = True  # whether cards may come that join everything; else only those count that lie
        self.landed = 0
        self.known: Reach | None = None  # of another search without books that has reached all

    def enter(self, space: int, port: int) -> None:
        """Begin at a port of a space."""
        self.starts[port] |= 1 << space

    def run(self) -> Reach:
        """Go on until nothing new is found."""
        table = self.table
        loose = 0
        if table.rules.mission.collapse and self.hopeful:
            loose = collapsible(table)
            self.maze = Maze(table.board, table.turned, table.used, self.maze)
            self.maze.join(table.rules.columns, loose)
        jumped = False
        rolled = False
        lured = False
        while True:
            if self.spread(self.maze.blank | loose if self.hopeful else 0) and self.known is not None:
                return self.known  # from here on everything is as it was for the other
            if not jumped and (self.filled or self.met(self.maze.portals)):
                jumped = True
                closed = 0
                for space, shut in enumerate(table.closed):
                    if shut:
                        closed |= 1 << space
                for port in range(PORTS):
                    self.out[port] |= self.maze.landing[port] & ~closed
                    self.landed |= self.maze.landing[port] & ~closed
            elif not rolled and self.books >> BARREL_RUN & 1 and (self.filled or self.met(self.maze.barrels)):
                rolled = True
                self.jump(BARREL)
            elif not lured and self.books >> LURE & 1:
                lured = True
                self.jump(MONSTER)
                for space, kind in enumerate(table.board):
                    if kind == EMPTY and self.hopeful:
                        self.fill(1 << space)
            else:
                return self.found(jumped)

    def spread(self, blank: int) -> bool:
        """On foot, until no new port is entered; whether a space was filled that another search has filled before."""
        ways = self.maze.ways
        seen = self.seen
        out = self.out
        known = self.known.filled if self.known is not None else 0
        top, upper, lower, bottom, left_lower, left_upper = self.beyond()
        while True:
            anywhere = top | upper | lower | bottom | left_lower | left_upper
            if not anywhere:
                return False
            filled = anywhere & blank & ~self.filled
            if filled & known:
                return True
            self.filled |= filled
            for port in range(PORTS):
                out[port] = out[port] | (  # spelled out: `|=` on a list is compiled to boxed numbers
                    filled
                    | top & ways[port]
                    | upper & ways[PORTS + port]
                    | lower & ways[2 * PORTS + port]
                    | bottom & ways[3 * PORTS + port]
                    | left_lower & ways[4 * PORTS + port]
                    | left_upper & ways[5 * PORTS + port]
                )
            seen[0] = seen[0] | top
            seen[1] = seen[1] | upper
            seen[2] = seen[2] | lower
            seen[3] = seen[3] | bottom
            seen[4] = seen[4] | left_lower
            seen[5] = seen[5] | left_upper
            top, upper, lower, bottom, left_lower, left_upper = self.beyond()

    def beyond(self) -> tuple[int, int, int, int, int, int]:
        """The spaces that are entered next, by the port through which they are entered (MM-M3)."""
        joints = self.maze.joints
        starts = self.starts
        seen = self.seen
        out = self.out
        columns = self.table.rules.columns
        return (
            ((out[3] & joints[3]) << columns | starts[0]) & ~seen[0],
            ((out[5] & joints[5]) >> 1 | starts[1]) & ~seen[1],
            ((out[4] & joints[4]) >> 1 | starts[2]) & ~seen[2],
            ((out[0] & joints[0]) >> columns | starts[3]) & ~seen[3],
            ((out[2] & joints[2]) << 1 | starts[4]) & ~seen[4],
            ((out[1] & joints[1]) << 1 | starts[5]) & ~seen[5],
        )

    def met(self, marked: list[int]) -> bool:
        """Whether a port was entered from which something can be reached."""
        return any(self.seen[port] & marked[port] for port in range(PORTS))

    def fill(self, spaces: int) -> None:
        """MM-X3.1: an empty space joins all its six ports."""
        self.filled |= spaces
        for port in range(PORTS):
            self.out[port] |= spaces

    def jump(self, symbol: int) -> None:
        """MM-X3.5: by a book to all such symbols that are not used."""
        table = self.table
        chords = chords_by_space(table)
        for space, kind in enumerate(table.board):
            if kind < 0 or table.closed[space] or table.rules.cards[kind].goal:
                continue
            used = table.used[space] & NOT_USED
            explorer = Explorer(table.rules.cards[kind], used, chords.get(space, NO_CHORDS), self.books, self.party, space)
            if explorer.jump_to(symbol):
                self.landed |= 1 << space
                for port in range(PORTS):
                    if explorer.ports >> port & 1:
                        self.out[(port + 3) % PORTS if table.turned[space] else port] |= 1 << space

    def found(self, jumped: bool) -> Reach:
        """What lies where the search came to."""
        table = self.table
        rules = table.rules
        seen = self.seen
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
                if (table.used[task.space] >> PORTAL_BITS).bit_count() < portals:
                    result.tasks |= task.bit
        for number, gate in enumerate(rules.mission.exits):
            if not table.exits >> number & 1:
                for port in gate.ports:
                    if self.out[port] & ~self.maze.shut[port] & 1 << gate.space:
                        result.gates |= 1 << number
        everywhere = seen[0] | seen[1] | seen[2] | seen[3] | seen[4] | seen[5]
        result.entered = everywhere
        for space, shut in enumerate(table.closed):
            if (shut or table.board[space] == HIDDEN) and everywhere >> space & 1:
                result.spaces |= 1 << space
        return result


def reach(table: Table, group: int) -> Reach:
    """MM-X3: what a group might still reach."""
    return flood_of(table, group).run()


def flood_of(table: Table, group: int) -> Flood:
    """The search for one group, not begun."""
    party = table.parties[group]
    flood = Flood(table, maze_for(table, party), party.books, party)
    if party.status == STANDING:
        flood.enter(party.space, party.port)
    elif party.status != FINISHED:
        enter_at(flood, party.entry)
    return flood


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
    flood = Flood(table, maze_of(table))
    enter_at(flood, entry)
    return flood


def flood_from_port(table: Table, space: int, port: int) -> Flood:
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
            if not [gate for gate in task.exits if found.gates >> gate & 1]:
                return False
        elif not found.tasks & task.bit:
            return False
    return all(not (closed and not found.spaces >> space & 1) for space, closed in enumerate(table.closed))


def reached_by_all(table: Table, floods: list[Flood]) -> list[Reach]:
    """Several searches. Where one without books has reached all, others that come to one of its empty spaces have as well."""
    found: list[Reach] = []
    known: Reach | None = None
    for flood in floods:
        if not flood.books:
            flood.known = known
        reached = flood.run()
        if known is None and not flood.books and reaches_all(table, reached):
            known = reached
        found.append(reached)
    return found


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
