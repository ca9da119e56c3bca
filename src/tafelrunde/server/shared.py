"""A company that shares a PostgreSQL database.

`NOTIFY` tells the others what is new. An advisory lock names the driver of a table; it belongs to a connection and dies with
it. What a driver does is kept over the very connection that holds his lock: who has lost it can keep nothing any more.
"""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from tafelrunde.server.company import Audience, Company, Driven
from tafelrunde.server.metrics import storing
from tafelrunde.server.news import Changed, Here, News, What
from tafelrunde.server.postgres import CHANNEL, LOST, SECONDS, PostgresStore, do_all, failures
from tafelrunde.server.store import KeptMove, StoreError

log = logging.getLogger("tafelrunde.company")

LINES: Final = 4  # connections over which tables are driven
AGAIN: Final = 0.3  # seconds between two attempts to drive what others drive
PRESENT: Final = 4.0  # seconds between two words about who is here
RETRY: Final = 0.5  # seconds before a connection that was lost is tried again
# How soon PostgreSQL notices that the other end is gone: seconds, seconds, and how often it asks.
KEPT_ALIVE: Final = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}


class Term(NamedTuple):
    """A time for which a table is driven here; its name is kept with every move of it."""

    table: Driven
    name: str


class Line:
    """A connection that holds the locks of the tables that are driven over it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: dict[str, Term] = {}
        self._wanted: dict[str, Driven] = {}
        self._left: list[tuple[Any, str]] = []  # what is driven no longer and still locked, over which connection
        self._wake = asyncio.Event()
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()

    def drives(self, table: Driven) -> bool:
        """Whether this very table is driven over this line: it may have been opened anew meanwhile."""
        return table.id in self.tables and self.tables[table.id].table is table

    def want(self, table: Driven) -> None:
        """Drive it as soon as nobody else does."""
        if not self.drives(table):
            self._wanted[table.id] = table
            self._wake.set()

    def leave(self, table: Driven) -> None:
        """Drive it no longer. From now on it can be wanted anew, though others get it only when it is unlocked."""
        if self._wanted.get(table.id) is table:
            del self._wanted[table.id]
        if self.drives(table):
            del self.tables[table.id]
            self._left.append((self._connection, table.id))
            self._wake.set()

    async def run(self) -> None:
        """Unlock what was left and try for what is wanted, for ever."""
        while True:
            if not self._wanted:
                await self._wake.wait()
            self._wake.clear()
            with suppress(*LOST, asyncpg.PostgresError):
                async with self._one_at_a_time:
                    await self._unlock()
                    await self._try()
            if self._wanted:
                await asyncio.sleep(AGAIN)

    async def _unlock(self) -> None:
        """Locks are counted: what is wanted and locked anew meanwhile stays ours."""
        left, self._left = self._left, []
        locks = [lock_of(table) for connection, table in left if connection is self._connection]  # else they are gone with it
        if locks and not self._connection.is_closed():
            await self._ask("SELECT pg_advisory_unlock(key) FROM unnest($1::bigint[]) AS key", locks)

    async def _try(self) -> None:
        wanted = {lock_of(table.id): table for table in self._wanted.values()}
        if not wanted:
            return
        await self._connect()
        locks = await self._ask("SELECT key FROM unnest($1::bigint[]) AS key WHERE pg_try_advisory_lock(key)", list(wanted))
        for lock in locks:
            table = wanted[lock]
            if self._wanted.get(table.id) is table:
                self.tables[table.id] = Term(self._wanted.pop(table.id), secrets.token_hex(4))
                table.begin_driving()
            else:  # who wanted it has left meanwhile
                self._left.append((self._connection, table.id))
                self._wake.set()

    async def append(self, store: PostgresStore, table: Driven, move: KeptMove) -> None:
        """Keep what was done for a table that is driven over this line."""
        async with self._one_at_a_time:
            if not self.drives(table):
                raise StoreError("this process drives the table no longer")
            move = msgspec.structs.replace(move, driver=self.tables[table.id].name)
            with storing("write"):
                async with failures():
                    await do_all(self._connection, store.appending(table.id, move))

    async def _ask(self, query: str, locks: list[int]) -> list[int]:
        try:
            return [row[0] for row in await self._connection.fetch(query, locks)]
        except BaseException:
            self._connection.terminate()  # nobody knows which locks it has got
            raise

    async def _connect(self) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self.url)
            self._connection.add_termination_listener(self._lose)

    def _lose(self, connection: Any) -> None:
        """The connection is gone, and with it all locks."""
        if connection is self._connection:
            lost, self.tables = self.tables, {}
            for term in lost.values():
                term.table.stop_driving()

    async def close(self) -> None:
        self.tables.clear()
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.close(timeout=1)


async def connect(url: str) -> Any:
    """A connection of our own. PostgreSQL soon notices if its other end is gone, so that nobody's locks outlive him."""
    return await asyncpg.connect(url, timeout=SECONDS, command_timeout=SECONDS, server_settings=KEPT_ALIVE)


class Shared(Company):
    """One process among those that share a database."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.name = store.name
        self._lines = [Line(store.url) for _ in range(LINES)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._ear: Any = None
        self._audience: Audience | None = None
        self._here: dict[str, list[int]] = {}  # by table

    @property
    def ready(self) -> bool:
        return self._ear is not None and not self._ear.is_closed()

    async def open(self, audience: Audience) -> None:
        self._audience = audience
        await self._listen()
        for work in (self._stay_tuned(), self._say_who_is_here(), *(line.run() for line in self._lines)):
            self._start(work)

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(line.close() for line in self._lines))
        if self._ear is not None:
            with suppress(*LOST):
                await self._ear.close(timeout=1)

    # --- telling and hearing ------------------------------------------------------------------------------------------

    def tell(self, table: str, what: What) -> None:
        if isinstance(what, Here):
            if what.seats:
                self._here[table] = what.seats
            else:
                self._here.pop(table, None)
        self._start(self._tell({table: what}))

    async def _tell(self, what: Mapping[str, What]) -> None:
        with suppress(StoreError):  # then all will come back and ask
            await self.store.tell(what)

    async def _listen(self) -> None:
        ear = await connect(self.store.url)
        try:
            await ear.add_listener(CHANNEL, self._hear)
        except BaseException:
            ear.terminate()
            raise
        ear.add_termination_listener(self._lose)
        self._ear = ear

    def _hear(self, _: Any, __: int, ___: str, payload: str) -> None:
        news = msgspec.json.decode(payload, type=News)
        if self._audience is not None and (news.by != self.name or isinstance(news.what, Changed)):
            self._audience.hear(news)  # what has changed is read again here, too: two may have changed something at once

    def _lose(self, connection: Any) -> None:
        if connection is self._ear and self._audience is not None and self._tasks:
            self._audience.lose("the database was lost")

    async def _stay_tuned(self) -> None:
        """Come back when the database does."""
        while True:
            await asyncio.sleep(RETRY)
            if self.ready:
                try:
                    await self._ear.execute("SELECT 1")  # a cut network tells nobody
                except (*LOST, asyncpg.PostgresError):
                    self._ear.terminate()
                continue
            with suppress(*LOST, asyncpg.PostgresError):
                await self._listen()
                log.warning("the database is back")
                self._lose(self._ear)  # what was being opened meanwhile may have missed something

    async def _say_who_is_here(self) -> None:
        """Again and again: who dies says nothing any more."""
        while True:
            await asyncio.sleep(PRESENT)
            if self._here:
                await self._tell({table: Here(seats) for table, seats in self._here.items()})

    # --- driving ------------------------------------------------------------------------------------------------------

    def drives(self, table: Driven) -> bool:
        return self._line(table).drives(table)

    def want(self, table: Driven) -> None:
        self._line(table).want(table)

    def leave(self, table: Driven) -> None:
        self._line(table).leave(table)

    async def append(self, table: Driven, move: KeptMove) -> None:
        await self._line(table).append(self.store, table, move)

    def _line(self, table: Driven) -> Line:
        return self._lines[lock_of(table.id) % LINES]

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def lock_of(table: str) -> int:
    """The number of the lock that names a table's driver."""
    return int.from_bytes(sha256(f"driver {table}".encode()).digest()[:8], "big", signed=True)
