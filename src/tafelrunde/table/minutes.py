"""Minutes: what is written down about the table itself, between the actions of its game.

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


class Minute(Event):
    """Something about the table that everybody hears."""


class TakenBack(Minute):
    """The last actions do not count any more: all that was said after the version `until`."""

    def __init__(self, seat: int, count: int, agreed: bool, until: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.agreed = agreed
        self.until = until


class StoodIn(Minute):
    """A computer player of this level plays for the seat."""

    def __init__(self, seat: int, level: str) -> None:
        self.seat = seat
        self.level = level


class CameBack(Minute):
    """The seat is played by its own person again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def is_minute(entry: str) -> bool:
    """Whether an entry is about the table, not an action."""
    return entry.startswith(MARK)


def written(minute: Minute) -> str:
    """The entry that the store keeps."""
    match minute:
        case TakenBack():
            return f"{MARK}back {minute.seat} {minute.count} {'agreed' if minute.agreed else 'own'}"
        case StoodIn():
            return f"{MARK}stand-in {minute.seat} {minute.level}"
        case CameBack():
            return f"{MARK}return {minute.seat}"
    raise TypeError(f"{type(minute).__name__} cannot be written down")


def read(entry: str) -> Minute:
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
        if not is_minute(entry):
            actions.append(entry)
        elif isinstance(minute := read(entry), TakenBack):
            if not 0 < minute.count <= len(actions):
                raise BadRecord(f"{entry[:40]!r} takes back more than there is")
            del actions[-minute.count :]
    return actions


def happening(minute: Minute) -> Happening:
    """A minute as a line of the log. Its words are at home in the client and in the terminal, not in a game."""
    match minute:
        case TakenBack():
            message = "taken-back-agreed" if minute.agreed else "taken-back"
            return Happening(say(message, seat=Who(minute.seat), count=minute.count), "", minute.seat)
        case StoodIn():
            return Happening(say("stood-in", seat=Who(minute.seat), level=say(f"level-{minute.level}")), "", minute.seat)
        case CameBack():
            return Happening(say("came-back", seat=Who(minute.seat)), "", minute.seat)
    raise TypeError(f"{type(minute).__name__} has no words")
