"""What the table then hears."""

import tafelrunde.author as tr


class HandDealt(tr.Event):
    rule = "HI-S2"
    only = "seat"  # everybody hears of their own cards alone
    seat: tr.SeatId
    cards: list[int]


class RoundBegun(tr.Event):
    rule = "HI-S3"
    turn: int
    lead: tr.SeatId


class StakeNamed(tr.Event):
    rule = "HI-R1"
    seat: tr.SeatId
    points: int


class CardLaid(tr.Event):
    rule = "HI-R2"
    seat: tr.SeatId
    card: int = tr.secret()  # everybody hears that a card was laid; which one, only who laid it


class CardRevealed(tr.Event):
    rule = "HI-R3"
    seat: tr.SeatId
    card: int


class RoundTaken(tr.Event):
    rule = "HI-R3"
    seat: tr.SeatId
    points: int


class Boasted(tr.Event):
    rule = "HI-R4"
    seat: tr.SeatId


class BoastFailed(tr.Event):
    rule = "HI-R4"
    seat: tr.SeatId
    points: int


class GameEnded(tr.Event):
    rule = "HI-E1"
    points: int
