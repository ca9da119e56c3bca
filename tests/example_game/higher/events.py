"""What the table then hears."""

from typing import ClassVar

from tafelrunde.engine.event import Event
from tafelrunde.engine.part import Secret


class HandDealt(Event):
    """Everybody hears only of their own cards."""

    rule: ClassVar[str] = "HI-S2"
    only: ClassVar[str] = "seat"

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards


class RoundBegun(Event):
    rule: ClassVar[str] = "HI-S3"

    def __init__(self, turn: int, lead: int) -> None:
        self.turn = turn
        self.lead = lead


class StakeNamed(Event):
    rule: ClassVar[str] = "HI-R1"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class CardLaid(Event):
    """Everybody hears that a card was laid; which one, only who laid it."""

    rule: ClassVar[str] = "HI-R2"
    secrets: ClassVar[dict[str, Secret]] = {"card": Secret.OWNER}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardRevealed(Event):
    rule: ClassVar[str] = "HI-R3"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class RoundTaken(Event):
    rule: ClassVar[str] = "HI-R3"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class Boasted(Event):
    rule: ClassVar[str] = "HI-R4"

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BoastFailed(Event):
    rule: ClassVar[str] = "HI-R4"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class GameEnded(Event):
    rule: ClassVar[str] = "HI-E1"

    def __init__(self, points: int) -> None:
        self.points = points
