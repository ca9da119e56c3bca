"""Events of the table: what is written down about the table itself, between the actions of its game.

An entry that begins with `!` is no action: something was taken back, a computer plays for somebody, the clock decided. The
store keeps all entries in their order; the record of the game holds only the actions that stand.
"""

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine import Event, Who, say
from tafelrunde.engine.record import BadRecord
from tafelrunde.engine.scene import Happening

MARK: Final = "!"


class TableEvent(Event):
    """Something about the table that everybody hears."""


class TakenBack(TableEvent):
    """The last actions do not count any more: all that was said after the version `until`."""

    seat: int
    count: int
    agreed: bool
    until: int = 0


class StoodIn(TableEvent):
    """A computer player of this level plays for the seat."""

    seat: int
    level: str


class CameBack(TableEvent):
    """The seat is played by its own person again."""

    seat: int


class ClockDecided(TableEvent):
    """The time of a seat is over: what it has not decided is decided by the defaults, up to the end of its turn."""

    seat: int


class LinkRenewed(TableEvent):
    """A seat has got a new link, because another one asked for it; the key it had opens it no more."""

    seat: int
    by: int


class Proposed(TableEvent):
    """A computer says what it would do where the whole team decides; these seats may do it, or something else, in its place."""

    seat: int
    to: tuple[int, ...]
    action: str


def is_table_event(entry: str) -> bool:
    """Whether an entry is about the table, not an action."""
    return entry.startswith(MARK)


def written(event: TableEvent) -> str:
    """The entry that the store keeps."""
    match event:
        case TakenBack():
            return f"{MARK}back {event.seat} {event.count} {'agreed' if event.agreed else 'own'}"
        case StoodIn():
            return f"{MARK}stand-in {event.seat} {event.level}"
        case CameBack():
            return f"{MARK}return {event.seat}"
        case ClockDecided():
            return f"{MARK}clock {event.seat}"
        case LinkRenewed():
            return f"{MARK}new-link {event.seat} {event.by}"
        case Proposed():
            return f"{MARK}proposes {event.seat} {','.join(map(str, event.to))} {event.action}"
    raise TypeError(f"{type(event).__name__} cannot be written down")


def read(entry: str) -> TableEvent:
    """What an entry says."""
    match entry.removeprefix(MARK).split():
        case ["back", seat, count, ("agreed" | "own") as how] if seat.isdigit() and count.isdigit():
            return TakenBack(int(seat), int(count), how == "agreed")  # until when follows from the entries before it
        case ["stand-in", seat, level] if seat.isdigit():
            return StoodIn(int(seat), level)
        case ["return", seat] if seat.isdigit():
            return CameBack(int(seat))
        case ["clock", seat] if seat.isdigit():
            return ClockDecided(int(seat))
        case ["new-link", seat, by] if seat.isdigit() and by.isdigit():
            return LinkRenewed(int(seat), int(by))
        case ["proposes", seat, to, *words] if seat.isdigit() and words and all(one.isdigit() for one in to.split(",")):
            return Proposed(int(seat), tuple(map(int, to.split(","))), " ".join(words))
    raise BadRecord(f"{entry[:40]!r} says nothing about a table that this version understands")


def standing(entries: Sequence[str]) -> list[str]:
    """The actions that have not been taken back."""
    actions: list[str] = []
    for entry in entries:
        if not is_table_event(entry):
            actions.append(entry)
        elif isinstance(event := read(entry), TakenBack):
            if not 0 < event.count <= len(actions):
                raise BadRecord(f"{entry[:40]!r} takes back more than there is")
            del actions[-event.count :]
    return actions


def happening(event: TableEvent) -> Happening:
    """An event of the table as a line of the log. Its words are at home in the client and in the terminal, not in a game."""
    match event:
        case TakenBack():
            message = "taken-back-agreed" if event.agreed else "taken-back"
            return Happening(say(message, seat=Who(event.seat), count=event.count), "", event.seat)
        case StoodIn():
            return Happening(say("stood-in", seat=Who(event.seat), level=say(f"level-{event.level}")), "", event.seat)
        case CameBack():
            return Happening(say("came-back", seat=Who(event.seat)), "", event.seat)
        case ClockDecided():
            return Happening(say("clock-decided", seat=Who(event.seat)), "", event.seat)
        case LinkRenewed():
            return Happening(say("link-renewed", seat=Who(event.seat), by=Who(event.by)), "", event.seat)
        case Proposed():
            return Happening(say("proposed", seat=Who(event.seat)), "", event.seat)
    raise TypeError(f"{type(event).__name__} has no words")
