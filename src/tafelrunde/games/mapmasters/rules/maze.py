"""The maze: what every card of the dungeon lets pass, for all spaces at once; bit `space` of each number."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.ruleset import FACING, NONE, PORTS

# What a card lets pass, a number for each of these with a bit for each port: first the ports to which each port leads.
TO_PORTAL: Final = 6  # ports that lead to a portal
TO_BARREL: Final = 7
FROM_PORTAL: Final = 8  # ports to which a portal leads
OPEN: Final = 9  # ports that lead in

EVERY_PORT: Final = (1 << PORTS) - 1
BLANK: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, EVERY_PORT]
NOTHING: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
HALF: Final = (3, 4, 5, 0, 1, 2)  # where each port of a card lies when it is turned

Six = tuple[i64, i64, i64, i64, i64, i64]  # spaces for each port; compiled, a search over them touches no object


class Maze(Listed):
    """Made for a board as it lies, from an older maze or from nothing. Once it is joined it never changes, so that copies of a
    table share it."""

    board: tuple[int, ...]
    turned: tuple[bool, ...]
    used: tuple[int, ...]
    old: "Maze | None"
    from_top: tuple[i64, i64, i64, i64, i64, i64] = late()  # ways from each port
    from_upper: tuple[i64, i64, i64, i64, i64, i64] = late()
    from_lower: tuple[i64, i64, i64, i64, i64, i64] = late()
    from_bottom: tuple[i64, i64, i64, i64, i64, i64] = late()
    from_left_lower: tuple[i64, i64, i64, i64, i64, i64] = late()
    from_left_upper: tuple[i64, i64, i64, i64, i64, i64] = late()
    to_portal: tuple[i64, i64, i64, i64, i64, i64] = late()
    to_barrel: tuple[i64, i64, i64, i64, i64, i64] = late()
    from_portal: tuple[i64, i64, i64, i64, i64, i64] = late()
    open: tuple[i64, i64, i64, i64, i64, i64] = late()
    used_up: tuple[i64, i64, i64, i64, i64, i64] = late()  # ports that have been used
    over: tuple[i64, i64, i64, i64, i64, i64] = late()  # joints, once more
    joints: list[int] = late()  # spaces from which one comes to the neighbour behind each port
    free: list[int] = late()  # ports that lead in and have not been used
    shut: list[int] = late()  # ports that have been used, once more
    blank: int = late()  # empty spaces and face-down cards

    def __post_init__(self) -> None:
        self.from_top = nowhere()
        self.from_upper = nowhere()
        self.from_lower = nowhere()
        self.from_bottom = nowhere()
        self.from_left_lower = nowhere()
        self.from_left_upper = nowhere()
        self.to_portal = nowhere()
        self.to_barrel = nowhere()
        self.from_portal = nowhere()
        self.open = nowhere()
        self.used_up = nowhere()
        self.over = nowhere()
        self.joints = []
        self.free = []
        self.shut = []
        self.blank = 0
        if self.old is not None:
            self.take_over(self.old)

    def take_over(self, old: "Maze") -> None:
        """Let everything be as in another maze; it is not joined."""
        self.from_top = old.from_top
        self.from_upper = old.from_upper
        self.from_lower = old.from_lower
        self.from_bottom = old.from_bottom
        self.from_left_lower = old.from_left_lower
        self.from_left_upper = old.from_left_upper
        self.to_portal = old.to_portal
        self.to_barrel = old.to_barrel
        self.from_portal = old.from_portal
        self.open = old.open
        self.used_up = old.used_up
        self.blank = old.blank

    def set_blank(self, space: int, used: int) -> None:
        """Nothing is known of what lies there: it can be entered by all ports."""
        self.set_card(space, BLANK, used)
        self.blank |= 1 << space

    def set_card(self, space: int, marks: list[int], used: int) -> None:
        """What a card lets pass, see `marks_of`, and its ports that have been used, a bit each."""
        bit = 1 << space
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
        self.blank &= ~bit

    def join(self, columns: int, loose: int) -> None:
        """MM-M3: over which borders one can go; `loose` cards may become empty spaces."""
        spaces = len(self.board)
        every = (1 << spaces) - 1
        left = 0
        for space in range(0, spaces, columns):
            left |= 1 << space
        shut = list(self.used_up)
        free = list(self.open)
        for port in range(PORTS):
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


def nowhere() -> Six:
    """No spaces."""
    return 0, 0, 0, 0, 0, 0


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


def six(spaces: list[int]) -> Six:
    """Spaces for each port."""
    return spaces[0], spaces[1], spaces[2], spaces[3], spaces[4], spaces[5]


def marks_of(opens: list[bool], leads: list[int], turned: bool) -> list[int]:
    """The marks of a card as it lies: its open ports, and where it leads from each port and, last, from its portals (NONE: it
    has none), ports as bits, then whether to a portal or barrel. No leads: it only ends legs."""
    found = NOTHING.copy()
    for port in range(PORTS):
        here = HALF[port] if turned else port
        bit = 1 << here
        if opens[port]:
            found[OPEN] |= bit
        if not leads:
            continue
        found[here] = as_it_lies(leads[port], turned)
        if leads[port] >> PORTS & 1:
            found[TO_PORTAL] |= bit
        if leads[port] >> (PORTS + 1) & 1:
            found[TO_BARREL] |= bit
    if leads and leads[PORTS] != NONE:
        found[FROM_PORTAL] = as_it_lies(leads[PORTS], turned)
    return found


def as_it_lies(ports: int, turned: bool) -> int:
    """MM-M2: ports of a card, a bit each, as it lies."""
    return (ports << 3 | ports >> 3 & 7) & EVERY_PORT if turned else ports & EVERY_PORT
