"""What lies on the table: the seats with their hands, the cards laid, and the rest of the deck."""

from msgspec import Struct

from tafelrunde.engine.fields import hidden, late, secret
from tafelrunde.engine.flow import State
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import Part, Setting


class Deck(Struct, forbid_unknown_fields=True):
    """The content: content/deck.toml."""

    cards: int
    most_stake: int


class Terms(Setting):
    """What does not change during a game: the options, and the deck they play with."""

    deck: Deck
    rounds: int = late()
    cards: int = late()
    most_stake: int = late()

    def __post_init__(self) -> None:
        self.rounds = self.choices["rounds"]
        self.cards = self.deck.cards
        self.most_stake = self.deck.most_stake


class Seat(Part):
    """One player's place."""

    seat: SeatId
    hand: list[int] = secret()  # in ascending order
    laid: list[int] = secret()  # face down: nothing, or the one card of this round
    points: int
    boasts: bool


class HigherState(State):
    """The whole table."""

    setting: Terms
    seats: list[Seat]
    deck: list[int] = hidden()
    played: list[int] = []  # open on the table, in the order they were turned over
    turn: int = 0  # the round, from 1
    lead: SeatId = SeatId(0)
