"""The company: the processes that serve the same tables.

Each table has one driver at a time, the process that lets its computers think and watches its clock. A server with a file of
its own is alone and drives everything. Processes that share a database (shared.py) ask it who drives.
"""

from abc import ABC, abstractmethod
from typing import Protocol

from tafelrunde.server.news import News, What
from tafelrunde.server.store import KeptMove, Store
from tafelrunde.table.room import NotPossible


class Driven(Protocol):
    """A table that wants a driver."""

    @property
    def id(self) -> str: ...

    def begin_driving(self) -> None:
        """It is ours to drive."""
        ...

    def stop_driving(self) -> None:
        """It is ours no longer."""
        ...


class Audience(Protocol):
    """Who hears what the other processes tell."""

    def hear(self, news: News) -> None:
        """Something is new at a table."""
        ...

    def lose(self, why: str) -> None:
        """The others cannot be heard any more: what is known here may be out of date from now on."""
        ...


class Overtaken(NotPossible):
    """Another process was first; this one has read what happened there."""

    def __init__(self) -> None:
        super().__init__("the table has moved on since this was offered; look again and choose anew")


class Company(ABC):
    """One process among others."""

    shared = True
    name: str  # of this process

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Whether the others can be heard."""

    @abstractmethod
    async def open(self, audience: Audience) -> None:
        """Begin to hear."""

    @abstractmethod
    async def close(self) -> None:
        """Leave."""

    @abstractmethod
    def tell(self, table: str, what: What) -> None:
        """Let the others know; what is kept in the store is told by itself."""

    @abstractmethod
    def drives(self, table: Driven) -> bool:
        """Whether this process drives the table, and no other opening of the same one does."""

    @abstractmethod
    def want(self, table: Driven) -> None:
        """Drive it as soon as nobody else does."""

    @abstractmethod
    def leave(self, table: Driven) -> None:
        """Let somebody else drive it."""

    @abstractmethod
    async def append(self, table: Driven, move: KeptMove) -> None:
        """Keep what the driver has done; it is refused if he is the driver no longer."""


class Alone(Company):
    """The only process."""

    shared = False
    name = "alone"

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def ready(self) -> bool:
        return True

    async def open(self, audience: Audience) -> None:
        """There is nobody to be heard."""

    async def close(self) -> None:
        """There is nobody to leave."""

    def tell(self, table: str, what: What) -> None:
        """There is nobody to tell."""

    def drives(self, table: Driven) -> bool:
        return True

    def want(self, table: Driven) -> None:
        """It drives already."""

    def leave(self, table: Driven) -> None:
        """Nobody else could."""

    async def append(self, table: Driven, move: KeptMove) -> None:
        await self._store.append(table.id, move)
