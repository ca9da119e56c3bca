"""What lies on the table: the seats with their hands, the cards laid, and the rest of the deck."""

from typing import Annotated

from msgspec import Meta, Struct

import tafelrunde.author as tr


class Deck(Struct, forbid_unknown_fields=True):
    """The content: content/deck.toml."""

    cards: Annotated[int, Meta(ge=28)]  # four hands of seven
    most_stake: Annotated[int, Meta(ge=1)]


class Terms(tr.Setting):
    """What does not change during a game: the options, and the deck they play with."""

    rounds: int
    deck: Deck


class Seat(tr.Part):
    """One player's place."""

    seat: tr.SeatId
    hand: list[int] = tr.secret()  # in ascending order
    laid: list[int] = tr.secret()  # face down: nothing, or the one card of this round
    points: int = 0
    boasts: bool = False


class HigherState(tr.State):
    setting: Terms
    seats: list[Seat]
    deck: list[int] = tr.hidden()
    played: list[int] = []  # open on the table, in the order they were turned over
    turn: int = 0  # the round, from 1
    lead: tr.SeatId = tr.SeatId(0)
    stake: int = 0  # of this round
