"""The maze: what every card of the dungeon lets pass, for all spaces at once; bit `space` of each number."""

from typing import Final

from tafelrunde.games.mapmasters.ruleset import FACING, NONE, PORTS

ALL: Final = PORTS * PORTS


class Maze:
    """Made for a board as it lies, from an older maze or from nothing. Once it is joined it never changes, so that copies of a
    table share it."""

    def __init__(self, board: tuple[int, ...], turned: tuple[bool, ...], used: tuple[int, ...], old: "Maze | None") -> None:
        self.board = board
        self.turned = turned
        self.used = used
        self.ways: list[int] = old.ways.copy() if old is not None else [0] * ALL  # [from * 6 + to]
        self.portals: list[int] = old.portals.copy() if old is not None else [0] * PORTS  # from each port: to a portal
        self.barrels: list[int] = old.barrels.copy() if old is not None else [0] * PORTS
        self.landing: list[int] = old.landing.copy() if old is not None else [0] * PORTS  # out by each port, from a portal
        self.open: list[int] = old.open.copy() if old is not None else [0] * PORTS  # ports that lead in
        self.shut: list[int] = old.shut.copy() if old is not None else [0] * PORTS  # ports that have been used
        self.blank: int = old.blank if old is not None else 0  # empty spaces and face-down cards
        self.joints: list[int] = []  # spaces from which one comes to the neighbour behind each port

    def clear(self, space: int) -> None:
        """Forget a space."""
        for marks in (self.ways, self.portals, self.barrels, self.landing, self.open, self.shut):
            for index, spaces in enumerate(marks):
                if spaces >> space & 1:
                    marks[index] = spaces ^ 1 << space
        self.blank &= ~(1 << space)

    def set_blank(self, space: int) -> None:
        """Nothing is known of what lies there: it can be entered by all ports."""
        self.blank |= 1 << space
        for port in range(PORTS):
            self.open[port] |= 1 << space

    def set_ports(self, space: int, used: int) -> None:
        """The ports that have been used, a bit each."""
        for port in range(PORTS):
            if used >> port & 1:
                self.shut[port] |= 1 << space

    def set_open(self, space: int, port: int) -> None:
        """A port of a card that leads in."""
        self.open[port] |= 1 << space

    def set_leads(self, space: int, leads: list[int], turned: bool) -> None:
        """Where the card there leads from each port and, last, from its portals: ports, then whether to a portal or barrel."""
        bit = 1 << space
        half = PORTS // 2 if turned else 0
        for port in range(PORTS):
            found = leads[port]
            if found:
                here = (port + half) % PORTS
                for other in range(PORTS):
                    if found >> other & 1:
                        self.ways[here * PORTS + (other + half) % PORTS] |= bit
                if found >> PORTS & 1:
                    self.portals[here] |= bit
                if found >> (PORTS + 1) & 1:
                    self.barrels[here] |= bit
        found = leads[PORTS]
        if found != NONE:
            for other in range(PORTS):
                if found >> other & 1:
                    self.landing[(other + half) % PORTS] |= bit

    def join(self, columns: int, loose: int) -> None:
        """MM-M3: over which borders one can go; `loose` cards may become empty spaces."""
        spaces = len(self.board)
        every = (1 << spaces) - 1
        left = 0
        for space in range(0, spaces, columns):
            left |= 1 << space
        free = [(self.open[port] | loose) & ~self.shut[port] for port in range(PORTS)]
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
