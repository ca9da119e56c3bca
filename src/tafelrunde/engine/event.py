"""Events: what the table then hears, in the past tense, each with the rule behind it."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import Fixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Fixed):
    """Something happened. Its words are the message named like the class (`RentPaid`: `rent-paid`) with its attributes."""

    rule: ClassVar[str] = ""
    only: ClassVar[str] = ""  # the attribute that names the one seat that hears of it; empty: everybody does
    beat: ClassVar[bool] = True  # whether the table looks different after it; if not, it is only said


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeat(Event):
    """One seat did or met something."""

    seat: SeatId


def heard_by(event: Event, viewer: SeatId) -> Event | None:
    """The event as the viewer hears it: whole, with its secrets covered, or not at all."""
    if event.only and getattr(event, event.only) != viewer:
        return None
    return event.seen_by(viewer)
