"""The store: what must not be lost. One small interface (its statements are in `sql.py`) with two homes: `sqlite.py` keeps it
in a file, for one process; `postgres.py` in a database that many processes share.

An action is kept before anybody hears of it, and a table has only one action of each number: whoever writes the same number
a second time is told `Taken`, and reads the table again.
"""

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

from tafelrunde.engine import Say
from tafelrunde.engine.record import Record
from tafelrunde.engine.scene import Fame
from tafelrunde.table.customs import Customs
from tafelrunde.table.snapshot import Snapshot


class StoreError(Exception):
    """The store does not work: a full disk, a damaged file."""


class Taken(StoreError):
    """Somebody else has written this first."""


class Unsure(StoreError):
    """The connection to the store was lost in the middle: nobody knows whether it was kept."""


class KeptSeat(msgspec.Struct):
    """Who sits there, or may."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    key: bytes = b""  # the hash of its secret; a computer player has none
    stand_in: str = ""  # the level of the computer that plays for this person just now
    host: bool = False  # set up the table
    invitation: bytes = b""  # the hash of the link that leads or led to this seat
    muted: bool = False  # by the host of the server
    person: str = ""  # to whom the seat belongs, if that is somebody who keeps a name here
    more: bytes = b""  # the hashes of the keys that further devices of that person have, one after the other


class Spoken(msgspec.Struct, omit_defaults=True):
    """What a computer has said: a message of the game's text."""

    say: Say
    version: int  # of the table when that happened which it is about
    to: list[int] = []  # the seats that hear it; none: everybody does


class KeptLine(msgspec.Struct):
    """A line of the chat."""

    seat: int
    text: str
    at: float
    phrase: str = ""  # a ready-made one, instead of the text
    spoken: Spoken | None = None  # what a computer said, instead of both

    def heard_by(self, seats: list[int]) -> bool:
        """Whether it is for whoever has these seats."""
        return self.spoken is None or not self.spoken.to or any(seat in self.spoken.to for seat in seats)


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
    origin: Literal["", "fork", "record"] = ""  # whether it was played here from its first move, or goes on from another game
    owner: bytes = b""  # who set it up, as far as limits count
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
    driver: str = ""  # who let a computer or the clock say it, where several processes could


class Occupied(msgspec.Struct, frozen=True):
    """How much of the room for tables is taken: in all, by one owner, and by the records which that one has brought."""

    tables: int
    own: int
    records: int


class Keeping(msgspec.Struct, frozen=True):
    """For how many days tables are kept after their last move; 0: for ever."""

    records: float = 30  # that were brought, and forks of other games
    untouched: float = 30  # tables at which nothing was ever done
    unfinished: float = 0
    finished: float = 0


class KeptEntry(msgspec.Struct, frozen=True):
    """An entry of a table, as another process reads it again."""

    number: int
    entry: str
    at: float
    sent: str


class Around(msgspec.Struct, frozen=True):
    """Who is at a table, and what else can change about it without a move."""

    seats: list[KeptSeat]
    rematch: str
    hinted: list[KeptHint]


class KeptOfSeat(msgspec.Struct, frozen=True):
    """What is kept about whoever sits at one seat."""

    moves: list[str]
    lines: list[KeptLine]
    hints: list[KeptHint]
    results: list[KeptResult]


class Store(ABC):
    """Where tables are kept."""

    async def open(self) -> None:  # noqa: B027  # not every home has to begin
        """Begin. What cannot be used is told with a `StoreError`."""

    @abstractmethod
    async def create(self, table: KeptTable, follows: str = "") -> None:
        """Keep a new table, with the actions its record has already; `Taken` if it follows one that has a rematch."""

    @abstractmethod
    async def load(self, table: str) -> KeptTable | None:
        """A table with its actions, the last lines of its chat and its snapshots."""

    @abstractmethod
    async def entries(self, table: str, after: int) -> list[KeptEntry]:
        """What was kept after the entry of that number."""

    @abstractmethod
    async def around(self, table: str) -> Around | None:
        """What can change about a table without a move."""

    @abstractmethod
    async def append(self, table: str, move: KeptMove) -> None:
        """Keep an action; returns when it would survive a power cut. `Taken` if there is one of this number already."""

    @abstractmethod
    async def sit(self, table: str, seat: int, invitation: bytes, key: bytes, name: str, person: str = "") -> None:
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
    async def snapshot(self, table: str, snapshot: Snapshot, whole: bool = False) -> None:
        """Keep a snapshot; those before it no longer need their state, and are not needed at all if it is a whole one."""

    @abstractmethod
    async def forget_snapshots(self, table: str) -> None:
        """Drop snapshots that turned out not to fit."""

    @abstractmethod
    async def keep_blob(self, kind: str, name: str, data: bytes, owner: bytes = b"") -> None:
        """Keep something that is named by its content, such as a pack; what was kept under that name stays."""

    @abstractmethod
    async def blob(self, kind: str, name: str) -> bytes | None:
        """What was kept under that name."""

    @abstractmethod
    async def blobs(self, kind: str) -> int:
        """How many of a kind are kept."""

    @abstractmethod
    async def brought(self, kind: str, owner: bytes) -> tuple[int, int]:
        """How many of a kind somebody has brought, and how many bytes they take."""

    @abstractmethod
    async def famous(self, game: str) -> list[KeptFame]:
        """The hall of fame of a game: by chapter, the hardest and best first."""

    @abstractmethod
    async def occupied(self, since: float, owner: bytes) -> Occupied:
        """How many tables have moved since then and are not over, or were brought."""

    @abstractmethod
    async def expire(self, keeping: Keeping, now: float) -> None:
        """Drop the tables that need not be kept any longer."""

    @abstractmethod
    async def secret(self, name: str, value: bytes) -> bytes:
        """A secret of this server: the one that was kept first under this name."""

    @abstractmethod
    async def of_seat(self, table: str, seat: int) -> KeptOfSeat:
        """What is kept about whoever sits there."""

    @abstractmethod
    async def forget_seat(self, table: str, seat: int) -> None:
        """Nobody knows any more who sat there or what was said; the moves stay, as the others played them too. A table at
        which nobody is left to know goes as a whole."""

    @abstractmethod
    async def unname_seat(self, table: str, seat: int) -> None:
        """Take away the name of whoever sits there, wherever it is kept."""

    @abstractmethod
    async def mute_seat(self, table: str, seat: int, muted: bool) -> None:
        """Whoever sits there cannot talk, or can again."""

    @abstractmethod
    async def drop(self, table: str) -> None:
        """Keep a table no longer."""

    @abstractmethod
    async def known_secret(self, name: str) -> bytes | None:
        """The secret of that name, if there is one."""

    @abstractmethod
    async def renew_secret(self, name: str, value: bytes) -> None:
        """Keep this under that name, whatever was kept before."""

    @abstractmethod
    async def report(self, process: str, report: bytes, at: float, lasts: float) -> None:
        """Keep what a process says about itself, and forget those of whom nothing was heard for so many seconds."""

    @abstractmethod
    async def reports(self, since: float) -> list[tuple[str, bytes]]:
        """What processes have said about themselves since then."""

    @abstractmethod
    async def size(self) -> int:
        """How many bytes all of this takes."""

    def free_disk(self) -> int | None:
        """How many bytes are left where it is kept, if that is known here."""
        return None

    @abstractmethod
    async def writable(self) -> bool:
        """Whether something can be kept right now."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""
