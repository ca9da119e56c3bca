"""The store in one SQLite file.

What comes in during one turn of the loop is kept in one transaction and committed once, with the disk's word that it is
safe (`synchronous=FULL`); so a busy server pays for one flush per turn, not per move. A quick disk is waited for: that costs
less than waking a thread and being woken by it. Once the disk has been slow, a thread waits for it, until it has been quick for
a while; what comes in meanwhile is kept together. All but the waiting is done in the loop, as a thread that wants to compute
beside a busy loop waits for each of its statements longer than for the disk. Reading has a thread and a connection of its own
and sees only what has been committed.
"""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from tafelrunde.server.data_folder import make_private
from tafelrunde.server.metrics import storing
from tafelrunde.server.promise import Promise
from tafelrunde.server.schema import WrongSchema, migrate
from tafelrunde.server.sql import Ask, Do, Row, SqlStore
from tafelrunde.server.store import StoreError, Taken

Work = tuple[Do, ...]
Outcome = StoreError | None

BATCH: Final = 256  # at most so much is kept together
QUICK: Final = 0.002  # seconds that everybody may wait for the disk
FORGIVEN: Final = 0.9  # what is left, with each commit, of the time that a slow one took
SHORTLY: Final = 0.02  # seconds to wait for another program that writes into the same file
PATIENCE: Final = 10.0  # and in the thread
LOG: Final = 4_120_000  # bytes: a little more than what the log holds when SQLite begins it anew (1,000 pages)


class Job(NamedTuple):
    """Something to be kept, and who waits for it."""

    work: Work
    done: Promise[None]


class Given(NamedTuple):
    """What the thread is to do: commit what has been carried out, or all of it if it could not be begun."""

    batch: list[Job]
    outcomes: list[Outcome] | None


class SqliteStore(SqlStore):
    """Tables in a file."""

    def __init__(self, file: Path) -> None:
        try:
            make_private(file)
            self._written = _connect(file)
            migrate(self._written)
            _lay_out_log(self._written, file)
            self._written.execute(f"PRAGMA busy_timeout = {SHORTLY * 1000:.0f}")
            self._read = _connect(file)
        except (OSError, sqlite3.Error, WrongSchema) as error:
            raise StoreError(f"cannot keep tables in {file}: {error}") from error
        self._file = file
        self._waiting: list[Job] = []  # what has come in during this turn, or while the thread is busy
        self._given = 0  # jobs that the thread has; as long as it has any, the connection is its own
        self._took = 0.0  # seconds, the slowest commit of late
        self._jobs: SimpleQueue[Given | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._read.row_factory = sqlite3.Row
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._give(self._waiting, None)
        self._waiting = []
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._written.close()

    async def write(self, *work: Do) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, Promise(loop))
        with storing("write"):
            if not self._waiting:
                loop.call_soon(self._keep)
            self._waiting.append(job)
            await job.done

    # --- in the loop --------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """The turn is over: keep what has come in. As long as the thread has something, the rest waits for it."""
        if self._given or not self._waiting:
            return
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        try:
            self._begin(0)
        except sqlite3.Error:  # somebody else writes, or worse: in the thread there is time for that
            self._give(batch, None)
            return
        outcomes = self._carry_out(batch)
        if self._took > QUICK:
            self._give(batch, outcomes)
        else:
            self._answer(batch, *self._commit(outcomes))

    def _give(self, batch: list[Job], outcomes: list[Outcome] | None) -> None:
        """Let the thread go on."""
        self._given += len(batch)
        if batch:
            self._jobs.put(Given(batch, outcomes))

    def _take_back(self, batch: list[Job], outcomes: list[Outcome], took: float) -> None:
        """The thread has kept it."""
        self._given -= len(batch)
        self._answer(batch, outcomes, took)

    def _answer(self, batch: list[Job], outcomes: list[Outcome], took: float) -> None:
        self._took = max(took, self._took * FORGIVEN)
        for (_, done), failure in zip(batch, outcomes, strict=True):
            if done.done():  # nobody waits for it any more
                continue
            if failure is None:
                done.keep(None)
            else:
                done.break_off(failure)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._keep)

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        while (given := self._jobs.get()) is not None:
            batch, outcomes = given
            begun = time.perf_counter()
            try:
                if outcomes is None:
                    self._begin(PATIENCE)
                    outcomes = self._carry_out(batch)
                kept, took = self._commit(outcomes)
            except sqlite3.Error as error:
                kept, took = _refused(batch, error), time.perf_counter() - begun
            with suppress(RuntimeError):  # nobody is there any more to hear it
                batch[0].done.get_loop().call_soon_threadsafe(self._take_back, batch, kept, took)

    # --- in either ----------------------------------------------------------------------------------------------------

    def _begin(self, patience: float) -> None:
        """One transaction, after that of another program."""
        until = time.monotonic() + patience
        while True:
            try:
                self._written.execute("BEGIN IMMEDIATE")
            except sqlite3.Error as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            else:
                return

    def _carry_out(self, batch: list[Job]) -> list[Outcome]:
        """What becomes of each job of the transaction, if it is committed; one that fails is taken back alone."""
        try:
            return [self._attempt(work, alone=len(batch) == 1) for work, _ in batch]
        except sqlite3.Error as error:
            return _refused(batch, error)

    def _commit(self, outcomes: list[Outcome]) -> tuple[list[Outcome], float]:
        """What has become of them, and how long the disk took."""
        begun = time.perf_counter()
        try:
            if None in outcomes:
                self._written.execute("COMMIT")
        except sqlite3.Error as error:
            outcomes = _refused(outcomes, error)
        took = time.perf_counter() - begun
        if self._written.in_transaction:  # nothing of it is kept
            self._written.execute("ROLLBACK")
        return outcomes, took

    def _attempt(self, work: Work, alone: bool) -> Outcome:
        """Do it; what fails leaves no trace among what others keep."""
        failure: Outcome = None
        if not alone:
            self._written.execute("SAVEPOINT job")
        try:
            _work(work, self._written)
        except (sqlite3.IntegrityError, Taken) as error:
            failure = Taken(str(error))
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever waits must hear of it
            failure = StoreError(f"cannot be kept: {error}")
        if not alone:
            if failure is not None:
                self._written.execute("ROLLBACK TO job")
            self._written.execute("RELEASE job")
        return failure

    async def read(self, *questions: Ask) -> list[list[Row]]:
        if self._closed:
            raise StoreError("the store is closed")
        with storing("read"):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._reader, _answers, self._read, questions)
            except sqlite3.Error as error:
                raise StoreError(f"the store cannot be read: {error}") from error

    async def copy_to(self, file: Path) -> int:
        """Write all of this into another file, as of one moment and while others go on; the number of tables."""
        return await asyncio.to_thread(_copied, self._file, file)

    async def size(self) -> int:
        files = [self._file, *(self._file.with_name(self._file.name + end) for end in ("-wal", "-shm"))]
        return sum(file.stat().st_size for file in files if file.exists())

    def free_disk(self) -> int | None:
        return shutil.disk_usage(self._file.parent).free


def _refused(batch: Sequence[object], error: sqlite3.Error) -> list[Outcome]:
    return [StoreError(f"the disk did not take it: {error}") for _ in batch]


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    return database


def _lay_out_log(database: sqlite3.Connection, file: Path) -> None:
    """Let the log have its full length from the start, by something that is taken back: a disk gives its word for what is
    written over in a third less time than for a file that grows, and the system has less to do."""
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size >= LOG:
        return
    (usual,) = database.execute("PRAGMA cache_size").fetchone()
    database.execute("PRAGMA cache_size = 10")  # pages; the rest goes into the log at once
    with suppress(sqlite3.Error):  # a full disk says so when there is something to be kept
        database.execute("BEGIN IMMEDIATE")
        database.execute("CREATE TABLE filling (bytes BLOB)")
        database.execute(f"INSERT INTO filling VALUES (zeroblob({LOG}))")
    if database.in_transaction:
        database.execute("ROLLBACK")
    database.execute(f"PRAGMA cache_size = {usual}")


def _copied(file: Path, target: Path) -> int:
    with closing(sqlite3.connect(file, timeout=10)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def _work(work: Sequence[Do], database: sqlite3.Connection) -> None:
    for sql, values, refusal in work:
        changed = database.execute(sql, values).rowcount
        if refusal and changed != 1:
            raise Taken(refusal)


def _answers(database: sqlite3.Connection, questions: Sequence[Ask]) -> list[list[Row]]:
    database.execute("BEGIN")  # one moment for all of it
    try:
        return [database.execute(sql, values).fetchall() for sql, values in questions]
    finally:
        database.execute("COMMIT")
