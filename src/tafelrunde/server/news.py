"""News: what one process of a server tells the others about a table. It travels with what is kept, so it is heard if that
counts and not otherwise. A move brings its entry along; whoever lacks more than that reads it in the store."""

from typing import Literal

import msgspec

from tafelrunde.server.store import KeptEntry, KeptLine
from tafelrunde.table.council import Question


class Moved(msgspec.Struct, tag="moved"):
    """There is one more entry; this one, unless it is too long to be told."""

    entry: KeptEntry | None = None


class Changed(msgspec.Struct, tag="changed"):
    """Who sits there, what follows or which hints were given is no longer the same."""


class Said(msgspec.Struct, tag="said"):
    """A line of the chat."""

    line: KeptLine


class Here(msgspec.Struct, tag="here"):
    """Which seats have somebody connected at this process."""

    seats: list[int]


class Asked(msgspec.Struct, tag="asked"):
    """Somebody asks all others something."""

    question: Question


class Voted(msgspec.Struct, tag="voted"):
    """Some seats have answered."""

    seats: list[int]
    number: int
    yes: bool


class Settled(msgspec.Struct, tag="settled"):
    """What became of a question, and what it was."""

    question: Question
    outcome: Literal["agreed", "dropped"]


What = Moved | Changed | Said | Here | Asked | Voted | Settled


class News(msgspec.Struct):
    """What is new at a table, and which process says so."""

    table: str
    by: str
    what: What
