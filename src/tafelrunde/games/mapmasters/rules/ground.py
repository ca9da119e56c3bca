"""The ground on which one group draws a leg: all that does not change while it is drawn (MM-R8)."""

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.mapmasters.ids import NO_ARTIFACT, NONE, ArtifactId, CardId, GroupId, Port, Space
from tafelrunde.games.mapmasters.network.runs import Runs, runs_of
from tafelrunde.games.mapmasters.ruleset import HIDDEN, NORMAL, TURNED, Card, Library, Ruleset, packed_counts
from tafelrunde.games.mapmasters.state import Chord, Party, Table


class Ground(Listed):
    """The dungeon as one group finds it at the start of a leg; the table may change behind it."""

    rules: Ruleset
    party: Party
    group: GroupId
    runs: Runs
    used: tuple[i64, ...]
    stock: tuple[int, ...]
    done: i64
    exits: i64
    chords: dict[i64, list[Chord]]  # by room: space * 16 + node
    lean: bool  # only what a search cares for
    any_order: bool  # as if every task could be served now, for plans
    cards: list[Card] = late()
    library: Library = late()
    board: tuple[CardId, ...] = late()
    turned: tuple[bool, ...] = late()
    closed: tuple[bool, ...] = late()
    lying: tuple[ArtifactId, ...] = late()
    given: i64 = late()  # items, a byte for each kind
    strict: bool = late()  # what was used no longer counts (MM-D3)

    def __post_init__(self) -> None:
        self.cards = self.rules.cards
        self.library = self.rules.library
        self.board = self.runs.board
        self.turned = self.runs.turned
        self.closed = self.runs.closed
        self.lying = self.runs.lying
        self.given = packed_counts(self.party.given)
        self.strict = self.rules.difficulty >= NORMAL

    def lies(self, table: Table) -> bool:
        """Whether a table still lies as this ground does: all of it is replaced when it changes."""
        return self.runs.lies(table) and self.untrodden(table)

    def untrodden(self, table: Table) -> bool:
        """Whether no leg has been drawn since, and nothing else has happened but that cards were laid."""
        return (
            self.party is table.parties[self.group]
            and self.used is table.used
            and self.stock is table.stock
            and self.done == table.done
            and self.exits == table.exits
        )

    def card(self, space: Space) -> Card:
        """The card that lies face up there."""
        return self.cards[self.board[space]]

    def opens(self, space: Space, port: Port) -> bool:
        """MM-M1, MM-M2: whether the card there opens this port, as it lies. A face-down card opens all (MM-A4)."""
        card = self.board[space]
        if card < 0:
            return card == HIDDEN
        return self.cards[card].open[TURNED[port] if self.turned[space] else port]

    def artifact(self, space: Space, taken: i64) -> ArtifactId:
        """MM-A2: the artifact that lies on a card and was not taken during this leg, or NONE."""
        artifact = self.lying[space]
        return artifact if artifact != NONE and not taken >> artifact & 1 else NO_ARTIFACT


def ground_for(table: Table, group: GroupId, lean: bool = False, any_order: bool = False) -> Ground:
    """The ground under a group as the table lies now."""
    chords: dict[i64, list[Chord]] = {}
    for chord in table.chords:
        chords.setdefault(chord[0], []).append(chord)
    return Ground(
        table.rules,
        table.parties[group],
        group,
        runs_of(table),
        table.used,
        stock=table.stock,
        done=table.done,
        exits=table.exits,
        chords=chords,
        lean=lean,
        any_order=any_order,
    )
