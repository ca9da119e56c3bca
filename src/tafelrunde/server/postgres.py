"""The store in a PostgreSQL database, which many processes share.

Several statements that belong together go as one, so that a move costs one journey. Who tells the others something waits until
the disk has what all have kept who told something before. So PostgreSQL cannot gather the commits of many; we do: moves that
come in while others are being kept are kept together next. When the connection is lost in the middle, nobody knows whether
something was kept (`Unsure`): whoever asked sends it again, under the same name, and it counts once.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from tafelrunde.server.metrics import storing
from tafelrunde.server.news import Moved, News, What
from tafelrunde.server.schema import VERSIONS, WrongSchema, in_postgres, steps_from
from tafelrunde.server.sql import Ask, Do, Row, SqlStore, moved
from tafelrunde.server.store import KeptMove, StoreError, Taken, Unsure

CONNECTIONS: Final = 8
CHANNEL: Final = "tafelrunde"  # on which the processes tell each other what is new
SECONDS: Final = 10.0  # for one statement
LONGEST: Final = 7900  # bytes of what PostgreSQL passes on at once
TOGETHER: Final = 8  # statements that are sent as one
BATCH: Final = 256  # moves that are kept together
MIGRATING: Final = 0x7AFE1  # the lock of whoever brings the schema up to date

MOVES: Final = """WITH
    move AS (SELECT * FROM unnest(
        ?::text[], ?::bigint[], ?::text[], ?::float8[], ?::text[], ?::float8[], ?::bigint[], ?::bigint[], ?::text[])
        AS move (table_id, number, entry, at, sent, played, over, asked, news)),
    kept AS (INSERT INTO actions (table_id, number, entry, at, sent) SELECT table_id, number, entry, at, sent FROM move),
    shown AS (UPDATE tables SET moved = move.at, played = move.played, over = move.over, asked = move.asked
        FROM move WHERE id = table_id)
    SELECT pg_notify(?, news) FROM move"""

LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    TimeoutError,
)


class PostgresStore(SqlStore):
    """Tables in a database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)  # of this process
        self._pool: asyncpg.Pool[Any] | None = None
        self._moves: list[Job] = []  # that wait to be kept
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._pool is not None:
            return
        try:
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=CONNECTIONS,
                command_timeout=SECONDS,
                timeout=SECONDS,
                connection_class=Clean,
            )
            async with self._pool.acquire() as connection:
                await migrate(connection)
        except (*LOST, asyncpg.PostgresError, ValueError, WrongSchema) as error:
            await self.close()
            raise StoreError(f"cannot keep tables in {without_secrets(self.url)}: {error}") from error

    async def close(self) -> None:
        if self._keeper is not None:
            await self._keeper
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(SECONDS):
                    await pool.close()
            except LOST:
                pool.terminate()

    async def write(self, *work: Do) -> None:
        if not work:
            return
        with storing("write"):
            async with self._connection() as connection, failures():
                await do_all(connection, work)

    async def append(self, table: str, move: KeptMove) -> None:
        if move.fame is not None:
            await super().append(table, move)
            return
        loop = asyncio.get_running_loop()
        job = Job(table, move, loop.create_future())
        with storing("write"):
            self._moves.append(job)
            if self._keeper is None or self._keeper.done():
                self._keeper = loop.create_task(self._keep_moves())
            await job.done

    async def _keep_moves(self) -> None:
        """Until none waits any more."""
        while self._moves:
            batch, self._moves = self._moves[:BATCH], self._moves[BATCH:]
            outcome: StoreError | None = Unsure("it was broken off in the middle")
            try:
                await self._keep(batch)
                outcome = None
            except StoreError as error:
                outcome = error
            finally:
                for job in batch:
                    job.tell(outcome)

    async def _keep(self, batch: list["Job"]) -> None:
        """These moves, each of another table, together; if one of them cannot be kept, each by itself."""
        async with self._connection() as connection:
            try:
                async with failures():
                    await do_all(connection, [self._together(batch)])
            except Unsure:
                raise
            except StoreError:
                for job in batch:
                    try:
                        async with failures():
                            await do_all(connection, self.appending(job.table, job.move))
                    except Unsure:
                        raise
                    except StoreError as error:
                        job.tell(error)
                    else:
                        job.tell(None)

    def _together(self, batch: list["Job"]) -> Do:
        """Sorted, so that of two processes that keep moves of the same tables none waits for one that waits for it."""
        rows = []
        for table, move, _ in sorted(batch, key=lambda job: job.table):
            news = self._news(table, moved(move))
            rows.append((table, move.number, move.entry, move.at, move.sent, move.played, int(move.over), move.asked, news))
        return Do(MOVES, (*map(list, zip(*rows, strict=True)), CHANNEL))

    @asynccontextmanager
    async def moment(self) -> AsyncIterator["Moment"]:
        """All of this as it is now, however much is written meanwhile."""
        async with self._connection() as connection:
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    yield Moment(connection)
            except (*LOST, asyncpg.PostgresError) as error:
                raise StoreError(f"the store cannot be read: {_word(error)}") from error

    async def size(self) -> int:
        ((row,),) = await self.read(Ask("SELECT pg_database_size(current_database())"))
        return int(row[0])

    def news(self, table: str, what: What) -> list[Do]:
        return [Do("SELECT pg_notify(?, ?)", (CHANNEL, self._news(table, what)))]

    def _news(self, table: str, what: What) -> str:
        news = msgspec.json.encode(News(table, self.name, what))
        if len(news) > LONGEST and isinstance(what, Moved) and what.entry is not None:
            return self._news(table, Moved())
        return news.decode()

    async def tell(self, what: Mapping[str, What]) -> None:
        """Let other processes hear of so many tables what is not kept."""
        news = [self._news(table, one) for table, one in what.items()]
        await self.write(Do("SELECT pg_notify(?, news) FROM unnest(?::text[]) AS news", (CHANNEL, news)))

    async def numbered(self, into: str) -> None:
        highest = f"SELECT setval(pg_get_serial_sequence('{into}', 'number'), (SELECT max(number) FROM {into}))"
        await self.read(Ask(highest))

    async def read(self, *questions: Ask) -> list[list[Row]]:
        with storing("read"):
            async with self._connection() as connection:
                try:
                    return await _answers(connection, questions)
                except (*LOST, asyncpg.PostgresError) as error:
                    raise StoreError(f"the store cannot be read: {_word(error)}") from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; a `StoreError` if the database cannot be reached."""
        pool = self._pool
        if pool is None:
            raise StoreError("the store is closed")
        try:
            connection = await pool.acquire(timeout=SECONDS)
        except (*LOST, asyncpg.PostgresError) as error:
            raise StoreError(f"the database cannot be reached: {_word(error)}") from error
        try:
            yield connection
        finally:
            try:
                await pool.release(connection, timeout=SECONDS)
            except (*LOST, asyncpg.PostgresError):
                connection.terminate()


class Job(NamedTuple):
    """A move to be kept, and who waits for it."""

    table: str
    move: KeptMove
    done: asyncio.Future[None]

    def tell(self, outcome: StoreError | None) -> None:
        """How it went; what was told before holds."""
        if self.done.done():
            return
        if outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(outcome)


class Clean(asyncpg.Connection):
    """A connection on which nobody sets anything that lasts, so that nothing has to be undone when the next one takes it."""

    def get_reset_query(self) -> str:
        return ""


class Moment:
    """A store as it was at one moment."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def read(self, *questions: Ask) -> list[list[Row]]:
        """The answers to all of these."""
        return [await self._connection.fetch(_numbered(sql), *values) for sql, values in questions]


@asynccontextmanager
async def failures() -> AsyncIterator[None]:
    """What went wrong while something was kept, in the words of a store."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Taken(str(error)) from error
    except LOST as error:
        raise Unsure(f"the database was lost in the middle: {_word(error)}") from error
    except (asyncpg.PostgresError, asyncpg.DataError, OverflowError, ValueError) as error:
        raise StoreError(f"cannot be kept: {error}") from error


async def _answers(connection: Any, questions: Sequence[Ask]) -> list[list[Row]]:
    if len(questions) == 1:
        return [await connection.fetch(_numbered(questions[0].sql), *questions[0].values)]
    async with connection.transaction(isolation="repeatable_read", readonly=True):  # one moment for all of it
        return [await connection.fetch(_numbered(sql), *values) for sql, values in questions]


async def do_all(connection: Any, work: Sequence[Do]) -> None:
    """All of this or nothing: as one statement where nothing has to be counted, else in a transaction."""
    if len(work) <= TOGETHER and not any(one.refusal for one in work):
        sql = _joined(tuple(one.sql for one in work))
        await connection.execute(sql, *(value for one in work for value in one.values))
        return
    async with connection.transaction():
        for sql, values, refusal in work:
            done: str = await connection.execute(_numbered(sql), *values)
            if refusal and done.rpartition(" ")[2] != "1":
                raise Taken(refusal)


async def migrate(connection: Any) -> None:
    """Bring the database to the newest schema; of several processes that start at once, one after the other."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute(in_postgres(VERSIONS))
        version = await connection.fetchval("SELECT version FROM schema")
        if version is None:
            await connection.execute("INSERT INTO schema VALUES (0)")
        for number, statements in steps_from(version or 0):
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(in_postgres(statement))
                await connection.execute("UPDATE schema SET version = $1", number)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


def without_secrets(url: str) -> str:
    """An address without its user and password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _word(error: BaseException) -> str:
    return str(error) or type(error).__name__


@cache
def _numbered(sql: str, first: int = 1) -> str:
    """A statement whose question marks are numbered, as PostgreSQL wants them."""
    parts = sql.split("?")
    return "".join(f"{part}${number}" for number, part in enumerate(parts[:-1], first)) + parts[-1]


@cache
def _joined(statements: tuple[str, ...]) -> str:
    """Several statements as one: all see the same moment, and all or none are kept."""
    if len(statements) == 1:
        return _numbered(statements[0])
    first, parts = 1, []
    for number, sql in enumerate(statements[:-1]):
        parts.append(f"part{number} AS ({_numbered(sql, first)})")
        first += sql.count("?")
    return f"WITH {', '.join(parts)} {_numbered(statements[-1], first)}"
