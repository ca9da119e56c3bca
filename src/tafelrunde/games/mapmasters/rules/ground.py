"""The ground on which one group draws a leg: all that does not change while it is drawn (MM-R8)."""

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.stretches import lanes_of
from tafelrunde.games.mapmasters.ruleset import (
    HIDDEN,
    NONE,
    NORMAL,
    PORTS,
    Card,
    Ruleset,
)
from tafelrunde.games.mapmasters.state import Chord, Party, Table


class Ground(Listed):
    """The dungeon as one group finds it at the start of a leg; the table may change behind it. `lean`: only what a search cares
    for; `any_order`: as if every task could be served now, for plans."""

    table: Table
    group: int
    lean: bool
    any_order: bool = False
    rules: Ruleset = late()
    party: Party = late()
    board: tuple[int, ...] = late()
    turned: tuple[bool, ...] = late()
    used: tuple[int, ...] = late()
    closed: tuple[bool, ...] = late()
    lying: tuple[int, ...] = late()
    stock: tuple[int, ...] = late()
    done: int = late()
    exits: int = late()
    cards: list[Card] = late()
    near: list[int] = late()
    given: tuple[int, ...] = late()
    strict: bool = late()  # what was used no longer counts (MM-D3)
    chords: dict[int, list[Chord]] = late()
    lanes: Lanes = late()

    def __post_init__(self) -> None:
        self.rules = self.table.rules
        self.party = self.table.parties[self.group]
        self.board = self.table.board
        self.turned = self.table.turned
        self.used = self.table.used
        self.closed = self.table.closed
        self.lying = self.table.lying
        self.stock = self.table.stock
        self.done = self.table.done
        self.exits = self.table.exits
        self.cards = self.table.rules.cards
        self.near = self.table.rules.near
        self.given = self.party.given
        self.strict = self.table.rules.difficulty >= NORMAL
        self.chords = {}
        for chord in self.table.chords:
            self.chords.setdefault(chord[0], []).append(chord)
        self.lanes = lanes_of(self.table)

    def lies(self, table: Table) -> bool:
        """Whether a table still lies as this ground does: all of it is replaced when it changes."""
        return self.lanes.lies(table) and self.untrodden(table)

    def untrodden(self, table: Table) -> bool:
        """Whether no leg has been drawn since, and nothing else has happened but that cards were laid."""
        return (
            self.party is table.parties[self.group]
            and self.used is table.used
            and self.stock is table.stock
            and self.done == table.done
            and self.exits == table.exits
        )

    def opens(self, space: int, port: int) -> bool:
        """MM-M1, MM-M2: whether the card there opens this port, as it lies. A face-down card opens all (MM-A4)."""
        kind = self.board[space]
        if kind < 0:
            return kind == HIDDEN
        return self.cards[kind].open[(port + 3) % PORTS if self.turned[space] else port]

    def token(self, space: int, taken: int) -> int:
        """MM-A2: the artifact that lies on a card and was not taken during this leg, or NONE."""
        artifact = self.lying[space]
        return artifact if artifact != NONE and not taken >> artifact & 1 else NONE


def crossings(chords: list[Chord], a: int, b: int, group: int) -> tuple[int, int]:
    """MM-R3, MM-C4, MM-M11: how many chords of the own path, and how many others, a line from door a to door b would cross."""
    if a > b:
        a, b = b, a
    own = 0
    foreign = 0
    for _, c, d, who in chords:
        if (a < c < b) != (a < d < b):
            if who == group:
                own += 1
            else:
                foreign += 1
    return own, foreign
