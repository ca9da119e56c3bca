"""The maze: what every card of the dungeon lets pass, for all spaces at once; bit `space` of each number."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Part, late
from tafelrunde.games.mapmasters.ids import NONE, PORTAL, CardId, Space
from tafelrunde.games.mapmasters.network import cards
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, EMPTY, FACING, HIDDEN, PORTS, TURNED
from tafelrunde.games.mapmasters.state import PORT_BITS, Chord, Party, Table

# What a card lets pass, a number for each of these with a bit for each port: first the ports to which each port leads.
TO_PORTAL: Final = 6  # ports that lead to a portal
TO_BARREL: Final = 7
FROM_PORTAL: Final = 8  # ports to which a portal leads
OPEN: Final = 9  # ports that lead in
MARKS: Final = 10

EVERY_PORT: Final = (1 << PORTS) - 1
BLANK: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, EVERY_PORT]

Six = tuple[i64, i64, i64, i64, i64, i64]  # spaces for each port; compiled, a search over them touches no object


class Maze(Part):
    """Made for a board as it lies. Once it is joined it never changes, so that copies of a table share it."""

    board: tuple[CardId, ...]
    turned: tuple[bool, ...]
    used: tuple[i64, ...]
    from_top: Six = late((0, 0, 0, 0, 0, 0))  # ways from each port
    from_upper: Six = late((0, 0, 0, 0, 0, 0))
    from_lower: Six = late((0, 0, 0, 0, 0, 0))
    from_bottom: Six = late((0, 0, 0, 0, 0, 0))
    from_left_lower: Six = late((0, 0, 0, 0, 0, 0))
    from_left_upper: Six = late((0, 0, 0, 0, 0, 0))
    to_portal: Six = late((0, 0, 0, 0, 0, 0))
    to_barrel: Six = late((0, 0, 0, 0, 0, 0))
    from_portal: Six = late((0, 0, 0, 0, 0, 0))
    open: Six = late((0, 0, 0, 0, 0, 0))
    used_up: Six = late((0, 0, 0, 0, 0, 0))  # ports that have been used
    over: Six = late((0, 0, 0, 0, 0, 0))  # joints, once more
    joints: list[i64] = late([])  # spaces from which one comes to the neighbour behind each port
    free: list[i64] = late([])  # ports that lead in and have not been used
    shut: list[i64] = late([])  # ports that have been used, once more
    blank: i64 = late(0)  # empty spaces and face-down cards

    def set_space(self, table: Table, space: Space, chords: dict[Space, list[Chord]], party: Party | None) -> None:
        """What one space lets pass; nothing is known of an empty space or a face-down card, all ports lead in."""
        card = table.board[space]
        ports = table.used[space] >> PORT_BITS & EVERY_PORT
        bit: i64 = 1 << space
        if card in (EMPTY, HIDDEN):
            self.set_card(bit, BLANK, ports)
            self.blank |= bit
        elif card >= 0:
            self.set_card(bit, marks(cards.network_at(table, space, chords, party), table.turned[space]), ports)
            self.blank &= ~bit

    def set_card(self, bit: i64, marks: list[i64], used: i64) -> None:
        """What a card lets pass on a space, given as its bit, and its ports that have been used, a bit each."""
        self.from_top = marked(self.from_top, bit, marks[0])
        self.from_upper = marked(self.from_upper, bit, marks[1])
        self.from_lower = marked(self.from_lower, bit, marks[2])
        self.from_bottom = marked(self.from_bottom, bit, marks[3])
        self.from_left_lower = marked(self.from_left_lower, bit, marks[4])
        self.from_left_upper = marked(self.from_left_upper, bit, marks[5])
        self.to_portal = marked(self.to_portal, bit, marks[TO_PORTAL])
        self.to_barrel = marked(self.to_barrel, bit, marks[TO_BARREL])
        self.from_portal = marked(self.from_portal, bit, marks[FROM_PORTAL])
        self.open = marked(self.open, bit, marks[OPEN])
        self.used_up = marked(self.used_up, bit, used)

    def join(self, columns: i64, loose: i64) -> None:
        """MM-M3: over which borders one can go; `loose` cards may become empty spaces."""
        spaces = len(self.board)
        every: i64 = (1 << spaces) - 1
        left: i64 = 0
        for space in range(0, spaces, columns):
            left |= 1 << space
        shut = list(self.used_up)
        free = list(self.open)
        for port in ALL_PORTS:
            free[port] = (free[port] | loose) & ~shut[port]
        self.free = free
        self.shut = shut
        self.joints = [
            free[FACING[0]] << columns & every & ~shut[0],
            (free[FACING[1]] & ~left) >> 1 & ~shut[1],
            (free[FACING[2]] & ~left) >> 1 & ~shut[2],
            free[FACING[3]] >> columns & ~shut[3],
            free[FACING[4]] << 1 & every & ~left & ~shut[4],
            free[FACING[5]] << 1 & every & ~left & ~shut[5],
        ]
        self.over = six(self.joints)


def marked(spaces: Six, space: i64, ports: i64) -> Six:
    """The same spaces for each port, but of one space, given as its bit, exactly these ports."""
    others = ~space
    return (
        spaces[0] & others | -(ports & 1) & space,
        spaces[1] & others | -(ports >> 1 & 1) & space,
        spaces[2] & others | -(ports >> 2 & 1) & space,
        spaces[3] & others | -(ports >> 3 & 1) & space,
        spaces[4] & others | -(ports >> 4 & 1) & space,
        spaces[5] & others | -(ports >> 5 & 1) & space,
    )


def nowhere() -> Six:
    """No spaces. It is no constant: compiled, one of this type cannot be read back."""
    return 0, 0, 0, 0, 0, 0


def six(spaces: list[i64]) -> Six:
    """Spaces for each port."""
    return spaces[0], spaces[1], spaces[2], spaces[3], spaces[4], spaces[5]


def as_it_lies(ports: i64, turned: bool) -> i64:
    """MM-M2: ports of a card, a bit each, as it lies."""
    return (ports << 3 | ports >> 3 & 7) & EVERY_PORT if turned else ports & EVERY_PORT


# --- what a card lets pass --------------------------------------------------------------------------------------------


def marks(network: cards.Network, turned: bool) -> list[i64]:
    """What a card lets pass as it lies."""
    known = network.marks.get(turned)
    if known is None:
        known = marks_of(network, turned)
        network.marks[turned] = known
    return known


def marks_of(network: cards.Network, turned: bool) -> list[i64]:
    """The same, worked out. A boss card lets nobody pass."""
    card = network.card
    found: list[i64] = [0] * MARKS
    for port in ALL_PORTS:
        here = TURNED[port] if turned else port
        if card.open[port]:
            found[OPEN] |= 1 << here
        if not card.goal:
            leads = network.from_port(port)
            found[here] = as_it_lies(leads, turned)
            if leads & cards.HAS_PORTAL:
                found[TO_PORTAL] |= 1 << here
            if leads & cards.HAS_BARREL:
                found[TO_BARREL] |= 1 << here
    landing = NONE if card.goal else network.landing(PORTAL)
    if landing != NONE:
        found[FROM_PORTAL] = as_it_lies(landing, turned)
    return found


# --- the maze of a table ----------------------------------------------------------------------------------------------


def maze_of(table: Table) -> Maze:
    """The maze of a table: the last one, with the spaces that have changed since."""
    known = table.maze
    old = known if isinstance(known, Maze) else None
    if old is not None and old.board is table.board and old.turned is table.turned and old.used is table.used:
        return old
    maze = renewed(table, old)
    drawn = old is not None and old.used is not table.used
    chords = cards.chords_by_space(table)
    for space in table.rules.all_spaces:
        if old is None or (
            old.board[space] != table.board[space]
            or old.turned[space] is not table.turned[space]
            or (drawn and old.used[space] != table.used[space])
        ):
            maze.set_space(table, space, chords, None)
    maze.join(table.rules.columns, 0)
    table.maze = maze
    return maze


def renewed(table: Table, old: Maze | None) -> Maze:
    """A maze for a table, to begin with as another one."""
    if old is None:
        return Maze(table.board, table.turned, table.used)
    maze = old.copy()
    maze.board, maze.turned, maze.used = table.board, table.turned, table.used
    return maze


def maze_for(table: Table, party: Party) -> Maze:
    """MM-B7, MM-B10: some books open ways that only this group can go."""
    maze = maze_of(table)
    library = table.rules.library
    climbs = party.books & library.climb
    crosses = party.books & library.cross
    if not climbs and not crosses:
        return maze
    own = maze.copy()
    chords = cards.chords_by_space(table)
    for space in table.rules.all_spaces:
        card = table.board[space]
        if card >= 0 and ((table.rules.cards[card].traps and climbs) or (table.used[space] and crosses)):
            own.set_space(table, space, chords, party)
    own.join(table.rules.columns, 0)
    return own


def loosened(table: Table, maze: Maze, loose: i64) -> Maze:
    """A maze in which some cards may become empty spaces."""
    own = maze.copy()
    own.join(table.rules.columns, loose)
    return own
