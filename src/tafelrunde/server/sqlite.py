"""The store in one SQLite file.

All writing is done by one thread. It takes everything that waits, runs it in one transaction and commits once, with the disk's
word that it is safe (`synchronous=FULL`); so a busy server pays for one flush per batch, not per move. Reading has a thread and
a connection of its own and sees only what has been committed.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tafelrunde.server.data_folder import make_private
from tafelrunde.server.metrics import storing
from tafelrunde.server.schema import WrongSchema, migrate
from tafelrunde.server.sql import Ask, Do, Row, SqlStore
from tafelrunde.server.store import StoreError, Taken

Work = tuple[Do, ...]

BATCH = 256  # at most so much in one transaction


class SqliteStore(SqlStore):
    """Tables in a file."""

    def __init__(self, file: Path) -> None:
        try:
            make_private(file)
            self._written = _connect(file)
            migrate(self._written)
            self._read = _connect(file)
        except (OSError, sqlite3.Error, WrongSchema) as error:
            raise StoreError(f"cannot keep tables in {file}: {error}") from error
        self._file = file
        self._jobs: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._read.row_factory = sqlite3.Row
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._written.close()

    async def write(self, *work: Do) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        done: Future[Any] = Future()
        with storing("write"):
            self._jobs.put((work, done))
            await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            batch = [job] if job else []
            while job is not None and len(batch) < BATCH and not self._jobs.empty():
                job = self._jobs.get()
                if job is not None:
                    batch.append(job)
            if batch:
                self._write_batch(batch)
            if job is None:
                return

    def _write_batch(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """One transaction; a job that fails is taken back alone."""
        outcomes: list[StoreError | None] = []
        try:
            self._written.execute("BEGIN IMMEDIATE")
            for work, _ in batch:
                outcomes.append(self._attempt(work))
            self._written.execute("COMMIT")
        except sqlite3.Error as error:
            if self._written.in_transaction:
                self._written.execute("ROLLBACK")
            outcomes = [StoreError(f"the disk did not take it: {error}")] * len(batch)
        for (_, done), failure in zip(batch, outcomes, strict=True):
            if not done.set_running_or_notify_cancel():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    def _attempt(self, work: Work) -> StoreError | None:
        self._written.execute("SAVEPOINT job")
        try:
            _work(work, self._written)
        except (sqlite3.IntegrityError, Taken) as error:
            self._written.execute("ROLLBACK TO job")
            return Taken(str(error))
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever waits must hear of it
            self._written.execute("ROLLBACK TO job")
            return StoreError(f"cannot be kept: {error}")
        finally:
            self._written.execute("RELEASE job")
        return None

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


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    return database


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
