"""What the table then hears."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.fields import secret
from tafelrunde.engine.ids import SeatId


class HandDealt(Event):
    """Everybody hears only of their own cards."""

    rule: ClassVar[str] = "HI-S2"
    only: ClassVar[str] = "seat"

    seat: SeatId
    cards: list[int]


class RoundBegun(Event):
    rule: ClassVar[str] = "HI-S3"

    turn: int
    lead: SeatId


class StakeNamed(Event):
    rule: ClassVar[str] = "HI-R1"

    seat: SeatId
    points: int


class CardLaid(Event):
    """Everybody hears that a card was laid; which one, only who laid it."""

    rule: ClassVar[str] = "HI-R2"

    seat: SeatId
    card: int = secret()


class CardRevealed(Event):
    rule: ClassVar[str] = "HI-R3"

    seat: SeatId
    card: int


class RoundTaken(Event):
    rule: ClassVar[str] = "HI-R3"

    seat: SeatId
    points: int


class Boasted(Event):
    rule: ClassVar[str] = "HI-R4"

    seat: SeatId


class BoastFailed(Event):
    rule: ClassVar[str] = "HI-R4"

    seat: SeatId
    points: int


class GameEnded(Event):
    rule: ClassVar[str] = "HI-E1"

    points: int
