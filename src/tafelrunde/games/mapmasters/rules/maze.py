"""The maze: what every card of the dungeon lets pass, for all spaces at once; bit `space` of each number."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mapmasters.ruleset import FACING, NONE, PORTS

# What is marked of each space: a number for each of these, and for each port or pair of ports.
WAYS: Final = 0  # from port to port: from * 6 + to
TO_PORTAL: Final = 36  # from a port to a portal
TO_BARREL: Final = 42
FROM_PORTAL: Final = 48  # out by a port, from a portal
OPEN: Final = 54  # ports that lead in
ALL: Final = 60

HALF: Final = (3, 4, 5, 0, 1, 2)  # where each port of a card lies when it is turned

Six = tuple[i64, i64, i64, i64, i64, i64]  # spaces for each port; compiled, a search over them touches no object


class Maze:
    """Made for a board as it lies, from an older maze or from nothing. Once it is joined it never changes, so that copies of a
    table share it."""

    def __init__(self, board: tuple[int, ...], turned: tuple[bool, ...], used: tuple[int, ...], old: "Maze | None") -> None:
        self.board = board
        self.turned = turned
        self.used = used
        self.marks: list[int] = old.marks.copy() if old is not None else [0] * ALL
        self.shut: list[int] = old.shut.copy() if old is not None else [0] * PORTS  # ports that have been used
        self.blank: int = old.blank if old is not None else 0  # empty spaces and face-down cards
        self.free: list[int] = []  # ports that lead in and have not been used
        self.joints: list[int] = []  # spaces from which one comes to the neighbour behind each port

    from_top: Six  # the marks once more when it is joined: ways from each port
    from_upper: Six
    from_lower: Six
    from_bottom: Six
    from_left_lower: Six
    from_left_upper: Six
    to_portal: Six
    to_barrel: Six
    from_portal: Six
    over: Six  # joints

    def clear(self, space: int) -> None:
        """Forget a space."""
        erase(self.marks, OPEN if self.blank >> space & 1 else 0, 1 << space)
        erase(self.shut, 0, 1 << space)
        self.blank &= ~(1 << space)

    def set_blank(self, space: int) -> None:
        """Nothing is known of what lies there: it can be entered by all ports."""
        self.blank |= 1 << space
        self.set_card(space, [OPEN, OPEN + 1, OPEN + 2, OPEN + 3, OPEN + 4, OPEN + 5])

    def set_card(self, space: int, marks: list[int]) -> None:
        """What a card lets pass, see `marks_of`."""
        bit = 1 << space
        known = self.marks
        for mark in marks:
            known[mark] = known[mark] | bit  # spelled out: `|=` on a list is compiled to boxed numbers

    def set_ports(self, space: int, used: int) -> None:
        """The ports that have been used, a bit each."""
        for port in range(PORTS):
            if used >> port & 1:
                self.shut[port] |= 1 << space

    def join(self, columns: int, loose: int) -> None:
        """MM-M3: over which borders one can go; `loose` cards may become empty spaces."""
        marks = self.marks
        spaces = len(self.board)
        every = (1 << spaces) - 1
        left = 0
        for space in range(0, spaces, columns):
            left |= 1 << space
        free = [(marks[OPEN + port] | loose) & ~self.shut[port] for port in range(PORTS)]
        self.free = free
        self.joints = [
            free[FACING[0]] << columns & every,
            (free[FACING[1]] & ~left) >> 1,
            (free[FACING[2]] & ~left) >> 1,
            free[FACING[3]] >> columns,
            free[FACING[4]] << 1 & every & ~left,
            free[FACING[5]] << 1 & every & ~left,
        ]
        for port in range(PORTS):
            self.joints[port] &= ~self.shut[port]
        self.from_top = six(marks, WAYS)
        self.from_upper = six(marks, WAYS + PORTS)
        self.from_lower = six(marks, WAYS + 2 * PORTS)
        self.from_bottom = six(marks, WAYS + 3 * PORTS)
        self.from_left_lower = six(marks, WAYS + 4 * PORTS)
        self.from_left_upper = six(marks, WAYS + 5 * PORTS)
        self.to_portal = six(marks, TO_PORTAL)
        self.to_barrel = six(marks, TO_BARREL)
        self.from_portal = six(marks, FROM_PORTAL)
        self.over = six(self.joints, 0)


def six(marks: list[int], first: int) -> Six:
    """Six of some numbers."""
    return marks[first], marks[first + 1], marks[first + 2], marks[first + 3], marks[first + 4], marks[first + 5]


def erase(marks: list[int], first: int, bit: int) -> None:
    """Take a space out of some sets."""
    for index in range(first, len(marks)):
        spaces = marks[index]
        if spaces & bit:
            marks[index] = spaces ^ bit


def marks_of(opens: list[bool], leads: list[int], turned: bool) -> list[int]:
    """The marks of a card as it lies: its open ports, and where it leads from each port and, last, from its portals (NONE: it
    has none), ports as bits, then whether to a portal or barrel. No leads: it only ends legs."""
    found: list[int] = []
    for port in range(PORTS):
        here = HALF[port] if turned else port
        if opens[port]:
            found.append(OPEN + here)
        if not leads:
            continue
        for other in range(PORTS):
            if leads[port] >> other & 1:
                found.append(WAYS + here * PORTS + (HALF[other] if turned else other))
        if leads[port] >> PORTS & 1:
            found.append(TO_PORTAL + here)
        if leads[port] >> (PORTS + 1) & 1:
            found.append(TO_BARREL + here)
        if leads[PORTS] != NONE and leads[PORTS] >> port & 1:
            found.append(FROM_PORTAL + here)
    return found
