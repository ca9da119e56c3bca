"""Occasions to speak: something has happened at a table at which computers play with people (`Game.talk`)."""

from msgspec import Struct

from tafelrunde.engine.event import Event
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.player import Player
from tafelrunde.engine.say import Say


class Occasion(Struct, frozen=True):
    """What a computer could speak about, and with whom."""

    event: Event  # as its seat has heard it
    player: Player  # who decides for the seat: its plans may be spoken about
    people: list[SeatId]  # where people sit who can hear it
    said: list[
        tuple[SeatId, Say]
    ]  # what computers have said before and who, the latest last: nobody likes to hear a thing twice
