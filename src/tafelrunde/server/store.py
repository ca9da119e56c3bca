"""The store: what must not be lost. One small interface; `sqlite.py` keeps it in a file.

An action is kept before anybody hears of it, and a table has only one action of each number: whoever writes the same number
a second time is told `Taken`, and reads the table again.
"""

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

from tafelrunde.engine.record import Record
from tafelrunde.table.snapshot import Snapshot


class StoreError(Exception):
    """The store does not work: a full disk, a damaged file."""


class Taken(StoreError):
    """Somebody else has written this first."""


class KeptSeat(msgspec.Struct):
    """Who sits there, or may."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    key: bytes = b""  # the hash of its secret; a computer player has none


class KeptLine(msgspec.Struct):
    """A line of the chat."""

    seat: int
    text: str
    at: float


class KeptTable(msgspec.Struct):
    """All that is known about a table."""

    id: str
    record: Record
    seats: list[KeptSeat]
    watch: bytes  # the hash of the spectators' secret
    started: float
    moved: float
    played: float = 0.0  # seconds
    over: bool = False
    asked: int | None = None
    chat: list[KeptLine] = []
    snapshots: list[Snapshot] = []


class KeptMove(msgspec.Struct, frozen=True):
    """One action, and what a list of tables shows after it."""

    number: int
    entry: str
    at: float
    played: float
    over: bool
    asked: int | None


class Store(ABC):
    """Where tables are kept."""

    @abstractmethod
    async def create(self, table: KeptTable) -> None:
        """Keep a new table, with the actions its record has already."""

    @abstractmethod
    async def load(self, table: str) -> KeptTable | None:
        """A table with its actions, the last lines of its chat and its snapshots."""

    @abstractmethod
    async def append(self, table: str, move: KeptMove) -> None:
        """Keep an action; returns when it would survive a power cut. `Taken` if there is one of this number already."""

    @abstractmethod
    async def sit(self, table: str, seat: int, invitation: bytes, key: bytes, name: str) -> None:
        """Somebody takes an open seat; `Taken` if the invitation is used up."""

    @abstractmethod
    async def say(self, table: str, line: KeptLine) -> None:
        """Keep a line of the chat."""

    @abstractmethod
    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; those before it no longer need their state."""

    @abstractmethod
    async def forget_snapshots(self, table: str) -> None:
        """Drop snapshots that turned out not to fit."""

    @abstractmethod
    async def running(self, since: float) -> int:
        """How many tables have moved since then and are not over."""

    @abstractmethod
    async def waiting_for_bots(self) -> list[str]:
        """The tables at which a computer player is asked."""

    @abstractmethod
    async def writable(self) -> bool:
        """Whether something can be kept right now."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""
