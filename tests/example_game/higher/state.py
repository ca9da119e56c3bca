"""What lies on the table: the seats with their hands, the cards laid, and the rest of the deck."""

from typing import Any, ClassVar

from msgspec import Struct

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import Part, Secret, Setting


class Deck(Struct, forbid_unknown_fields=True):
    """The content: content/deck.toml."""

    cards: int
    most_stake: int


class Terms(Setting):
    """What does not change during a game: the options, and the deck they play with."""

    def __init__(self, pack: str, choices: dict[str, Any], deck: Deck) -> None:
        super().__init__(pack, choices)
        self.rounds: int = choices["rounds"]
        self.cards = deck.cards
        self.most_stake = deck.most_stake


class Seat(Part):
    """One player's place."""

    secrets: ClassVar[dict[str, Secret]] = {"hand": Secret.OWNER, "laid": Secret.OWNER}

    def __init__(self, seat: int, hand: list[int], laid: list[int], points: int, boasts: bool) -> None:
        self.seat = seat
        self.hand = hand  # in ascending order
        self.laid = laid  # face down: nothing, or the one card of this round
        self.points = points
        self.boasts = boasts

    def copy(self) -> "Seat":
        return Seat(self.seat, self.hand[:], self.laid[:], self.points, self.boasts)


class HigherState(State):
    """The whole table."""

    secrets: ClassVar[dict[str, Secret]] = {"deck": Secret.NOBODY}

    def __init__(
        self, chance: Chance, setting: Terms, seats: list[Seat], deck: list[int], played: list[int], turn: int, lead: int
    ) -> None:
        super().__init__(chance)
        self.setting = setting
        self.seats = seats
        self.deck = deck
        self.played = played  # open on the table, in the order they were turned over
        self.turn = turn  # the round, from 1
        self.lead = lead

    def copy(self) -> "HigherState":
        other = HigherState(
            self.chance.copy(),
            self.setting,
            [seat.copy() for seat in self.seats],
            self.deck[:],
            self.played[:],
            self.turn,
            self.lead,
        )
        self.copy_flow(other)
        return other
