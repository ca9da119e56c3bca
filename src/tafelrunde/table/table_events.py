"""Events of the table: what is written down about the table itself, between the actions of its game.

An entry that begins with `!` is no action: something was taken back, a computer plays for somebody, somebody is back. The store
keeps all entries in their order; the record of the game holds only the actions that stand.
"""

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.event import Event
from tafelrunde.engine.record import BadRecord
from tafelrunde.engine.say import Who, say
from tafelrunde.engine.scene import Happening

MARK: Final = "!"


class TableEvent(Event):
    """Something about the table that everybody hears."""


class TakenBack(TableEvent):
    """The last actions do not count any more: all that was said after the version `until`."""

    def __init__(self, seat: int, count: int, agreed: bool, until: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.agreed = agreed
        self.until = until


class StoodIn(TableEvent):
    """A computer player of this level plays for the seat."""

    def __init__(self, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level


class CameBack(TableEvent):
    """The seat is played by its own person again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


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
    raise TypeError(f"{type(event).__name__} has no words")
