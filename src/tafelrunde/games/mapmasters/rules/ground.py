"""The ground on which one group draws a leg: all that does not change while it is drawn (MM-R8)."""

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


class Ground:
    """The dungeon as one group finds it at the start of a leg; the table may change behind it. `lean`: only what a search cares
    for; `any_order`: as if every task could be served now, for plans."""

    def __init__(self, table: Table, group: int, lean: bool, any_order: bool = False) -> None:
        self.rules: Ruleset = table.rules
        self.party: Party = table.parties[group]
        self.group = group
        self.lean = lean
        self.any_order = any_order
        self.board = table.board
        self.turned = table.turned
        self.used = table.used
        self.closed = table.closed
        self.lying = table.lying
        self.stock = table.stock
        self.done = table.done
        self.exits = table.exits
        self.cards: list[Card] = table.rules.cards
        self.near = table.rules.near
        self.given = self.party.given
        self.strict = table.rules.difficulty >= NORMAL  # what was used no longer counts (MM-D3)
        self.chords: dict[int, list[Chord]] = {}
        for chord in table.chords:
            self.chords.setdefault(chord[0], []).append(chord)
        self.lanes = lanes_of(table)

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
