"""The ground on which one group draws a leg: all that does not change while it is drawn (MM-R8)."""

from typing import Final

from tafelrunde.games.mapmasters.rules.stretches import lanes_of
from tafelrunde.games.mapmasters.ruleset import (
    BARREL,
    HIDDEN,
    MONSTER,
    NONE,
    NORMAL,
    PORTAL,
    PORTS,
    ROOM,
    Card,
    Ruleset,
)
from tafelrunde.games.mapmasters.state import ROOM_TARGET, Chord, Party, Table

Spot = tuple[int, int, int]  # space, segment (or room plus 100), position on the segment (in a room 0)


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
        self.found_spots: list[list[Spot] | None] = [None, None, None]

    def lies(self, table: Table) -> bool:
        """Whether a table still lies as this ground does: all of it is replaced when it changes."""
        return (
            self.party is table.parties[self.group]
            and self.board is table.board
            and self.turned is table.turned
            and self.used is table.used
            and self.closed is table.closed
            and self.lying is table.lying
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

    def portals(self) -> list[Spot]:
        """MM-Q2: every portal that lies open, used or not."""
        return self._spots(0, PORTAL)

    def barrels(self) -> list[Spot]:
        """MM-B4: every barrel."""
        return self._spots(1, BARREL)

    def monsters(self) -> list[Spot]:
        """MM-B5: every monster."""
        return self._spots(2, MONSTER)

    def _spots(self, slot: int, symbol: int) -> list[Spot]:
        known = self.found_spots[slot]
        if known is None:
            known = []
            for space, kind in enumerate(self.board):
                if kind >= 0 and not self.closed[space]:  # nobody jumps into a closed cell (MM-R12)
                    for target, position in spots(self.cards[kind], symbol):
                        known.append((space, target, position))
            self.found_spots[slot] = known
        return known


_spots: Final[dict[tuple[str, str, int], list[tuple[int, int]]]] = {}


def spots(card: Card, symbol: int) -> list[tuple[int, int]]:
    """Where a symbol lies on a card; in a room once, however often it lies there."""
    key = (card.id, card.line, symbol)
    known = _spots.get(key)
    if known is None:
        known = []
        for number, segment in enumerate(card.segments):
            for at, other in enumerate(segment.symbols):
                if other == symbol:
                    known.append((number, at + 1))
        for number, node in enumerate(card.nodes):
            if node.kind == ROOM and symbol in node.symbols:
                known.append((number + ROOM_TARGET, 0))
        _spots[key] = known
    return known


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
