"""The store: what must not be lost. One small interface; `sqlite.py` keeps it in a file.

An action is kept before anybody hears of it, and a table has only one action of each number: whoever writes the same number
a second time is told `Taken`, and reads the table again.
"""

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

from tafelrunde.engine.record import Record
from tafelrunde.engine.scene import Fame
from tafelrunde.table.customs import Customs
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
    stand_in: str = ""  # the level of the computer that plays for this person just now
    host: bool = False  # set up the table
    invitation: bytes = b""  # the hash of the link that leads or led to this seat


class KeptLine(msgspec.Struct):
    """A line of the chat."""

    seat: int
    text: str
    at: float
    phrase: str = ""  # a ready-made one, instead of the text


class KeptResult(msgspec.Struct):
    """How a daily deal ended for somebody."""

    seat: int
    name: str
    place: int
    score: int
    share: float  # of the victory
    at: float


class KeptHint(msgspec.Struct, frozen=True):
    """A seat was given a hint, of this level, when the table had this version."""

    version: int
    seat: int
    level: int


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
    hints: bool = False  # whether seats may ask for hints
    hinted: list[KeptHint] = []
    chat: list[KeptLine] = []
    snapshots: list[Snapshot] = []
    customs: Customs = Customs()
    rematch: str = ""  # the table that was set up to play again
    day: str = ""  # of a daily deal
    sent: dict[str, int] = {}  # by the name that their browser gave the last moves, the number of each


class KeptFame(msgspec.Struct, frozen=True):
    """A deed in the hall of fame, and who did it."""

    game: str
    deed: Fame
    names: list[str]
    at: float


class KeptMove(msgspec.Struct, frozen=True):
    """One action, and what a list of tables shows after it."""

    number: int
    entry: str
    at: float
    played: float
    over: bool
    asked: int | None
    fame: KeptFame | None = None  # with the last action of a game that has a hall of fame
    sent: str = ""  # the name that its browser gave it


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
    async def invite(self, table: str, seat: int, invitation: bytes) -> None:
        """A seat gets a new invitation; the key that it had opens nothing any more."""

    @abstractmethod
    async def before(self, table: str) -> str:
        """The table of which this one is the rematch; empty if there is none."""

    @abstractmethod
    async def stand_in(self, table: str, seat: int, level: str) -> None:
        """A computer of this level plays for the person at this seat; empty: the person plays again."""

    @abstractmethod
    async def rematch(self, table: str, following: str) -> None:
        """The table that follows this one; `Taken` if there is one already."""

    @abstractmethod
    async def deal(self, day: str, game: str, seed: int) -> int:
        """The seed of that day's deal: the one that was kept first."""

    @abstractmethod
    async def finish(self, table: str, day: str, game: str, results: list[KeptResult]) -> None:
        """Keep how a daily deal ended; what was kept before stays."""

    @abstractmethod
    async def results(self, day: str, game: str) -> list[KeptResult]:
        """How that day's deal ended for all who have finished it, the best first."""

    @abstractmethod
    async def say(self, table: str, line: KeptLine) -> None:
        """Keep a line of the chat."""

    @abstractmethod
    async def hint(self, table: str, hint: KeptHint) -> None:
        """Keep that a hint was given."""

    @abstractmethod
    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; those before it no longer need their state."""

    @abstractmethod
    async def forget_snapshots(self, table: str) -> None:
        """Drop snapshots that turned out not to fit."""

    @abstractmethod
    async def famous(self, game: str) -> list[KeptFame]:
        """The hall of fame of a game: by chapter, the hardest and best first."""

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
