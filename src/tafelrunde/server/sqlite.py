"""The store in one SQLite file.

All writing is done by one thread. It takes everything that waits, runs it in one transaction and commits once, with the disk's
word that it is safe (`synchronous=FULL`); so a busy server pays for one flush per batch, not per move. Reading has a thread and
a connection of its own and sees only what has been committed.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

import msgspec

from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.scene import Fame
from tafelrunde.server.about import program_version
from tafelrunde.server.data_folder import make_private
from tafelrunde.server.schema import WrongSchema, migrate
from tafelrunde.server.store import (
    KeptFame,
    KeptHint,
    KeptLine,
    KeptMove,
    KeptResult,
    KeptSeat,
    KeptTable,
    Store,
    StoreError,
    Taken,
)
from tafelrunde.table.customs import Customs
from tafelrunde.table.snapshot import Snapshot

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH = 256  # at most so much in one transaction
CHAT = 100  # lines that are read again
FAMOUS = 20  # deeds of each chapter of a hall of fame
RESULTS = 200  # of one day's deal that are told
TABLE = "id, game, rules, pack, options, seed, watch, started, moved, played, over, asked, customs, rematch, day, hints"


class SqliteStore(Store):
    """Tables in a file."""

    def __init__(self, file: Path) -> None:
        try:
            make_private(file)
            self._written = _connect(file)
            migrate(self._written)
            self._read = _connect(file)
        except (OSError, sqlite3.Error, WrongSchema) as error:
            raise StoreError(f"cannot keep tables in {file}: {error}") from error
        self._jobs: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False

    # --- writing ------------------------------------------------------------------------------------------------------

    async def create(self, table: KeptTable) -> None:
        record = table.record

        def work(database: sqlite3.Connection) -> None:
            options = msgspec.json.encode(record.options).decode()
            customs = msgspec.json.encode(table.customs).decode()
            database.execute(
                f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(table.id, record.game, record.version, record.pack, options, record.seed, table.watch),
                    *(table.started, table.moved, table.played, table.over, table.asked, customs, table.rematch, table.day),
                    table.hints,
                ),
            )
            rows = [(table.id, seat, kept.kind, kept.name, kept.level, kept.key) for seat, kept in enumerate(table.seats)]
            database.executemany("INSERT INTO seats (table_id, seat, kind, name, level, key) VALUES (?, ?, ?, ?, ?, ?)", rows)
            actions = [(table.id, number, entry, table.started) for number, entry in enumerate(record.actions, 1)]
            database.executemany("INSERT INTO actions VALUES (?, ?, ?, ?)", actions)

        await self._write(work)

    async def append(self, table: str, move: KeptMove) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute("INSERT INTO actions VALUES (?, ?, ?, ?)", (table, move.number, move.entry, move.at))
            database.execute(
                "UPDATE tables SET moved = ?, played = ?, over = ?, asked = ? WHERE id = ?",
                (move.at, move.played, move.over, move.asked, table),
            )
            if move.fame is not None:
                deed, names = move.fame.deed, msgspec.json.encode(move.fame.names).decode()
                row = (table, move.fame.game, deed.chapter, deed.rank, deed.score, msgspec.json.encode(deed).decode(), names)
                database.execute("INSERT OR REPLACE INTO fame VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, move.fame.at))

        await self._write(work)

    async def sit(self, table: str, seat: int, invitation: bytes, key: bytes, name: str) -> None:
        def work(database: sqlite3.Connection) -> None:
            changed = database.execute(
                """UPDATE seats SET kind = 'person', name = ?, key = ?
                   WHERE table_id = ? AND seat = ? AND kind = 'open' AND key = ?""",
                (name, key, table, seat, invitation),
            )
            if changed.rowcount != 1:
                raise Taken("this invitation is used up")

        await self._write(work)

    async def say(self, table: str, line: KeptLine) -> None:
        row = (table, line.seat, line.text, line.at, line.phrase)
        insert = "INSERT INTO chat (table_id, seat, text, at, phrase) VALUES (?, ?, ?, ?, ?)"
        await self._write(lambda database: database.execute(insert, row))

    async def stand_in(self, table: str, seat: int, level: str) -> None:
        change = "UPDATE seats SET stand_in = ? WHERE table_id = ? AND seat = ?"
        await self._write(lambda database: database.execute(change, (level, table, seat)))

    async def rematch(self, table: str, following: str) -> None:
        def work(database: sqlite3.Connection) -> None:
            change = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
            if database.execute(change, (following, table)).rowcount != 1:
                raise Taken("there is a rematch already")

        await self._write(work)

    async def deal(self, day: str, game: str, seed: int) -> int:
        await self._write(lambda database: database.execute("INSERT OR IGNORE INTO deals VALUES (?, ?, ?)", (day, game, seed)))
        query = "SELECT seed FROM deals WHERE day = ? AND game = ?"
        return await self._ask(lambda database: cast(int, database.execute(query, (day, game)).fetchone()[0]))

    async def finish(self, table: str, day: str, game: str, results: list[KeptResult]) -> None:
        rows = [(table, one.seat, day, game, one.name, one.place, one.score, one.share, one.at) for one in results]
        insert = "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        await self._write(lambda database: database.executemany(insert, rows))

    async def hint(self, table: str, hint: KeptHint) -> None:
        row = (table, hint.version, hint.seat, hint.level)
        await self._write(lambda database: database.execute("INSERT INTO hints VALUES (NULL, ?, ?, ?, ?)", row))

    async def snapshot(self, table: str, snapshot: Snapshot) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute("UPDATE snapshots SET state = x'' WHERE table_id = ?", (table,))
            row = (table, snapshot.version, program_version(), snapshot.state, snapshot.moments)
            database.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", row)

        await self._write(work)

    async def forget_snapshots(self, table: str) -> None:
        await self._write(lambda database: database.execute("DELETE FROM snapshots WHERE table_id = ?", (table,)))

    async def writable(self) -> bool:
        try:
            await self._write(lambda database: database.execute("UPDATE schema SET version = version"))
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._written.close()

    async def _write(self, work: Work) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        done: Future[Any] = Future()
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
            work(self._written)
        except (sqlite3.IntegrityError, Taken) as error:
            self._written.execute("ROLLBACK TO job")
            return Taken(str(error))
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever waits must hear of it
            self._written.execute("ROLLBACK TO job")
            return StoreError(f"cannot be kept: {error}")
        finally:
            self._written.execute("RELEASE job")
        return None

    # --- reading ------------------------------------------------------------------------------------------------------

    async def load(self, table: str) -> KeptTable | None:
        return await self._ask(lambda database: _load(database, table))

    async def famous(self, game: str) -> list[KeptFame]:
        query = """SELECT deed, names, at FROM
                     (SELECT *, row_number() OVER (PARTITION BY chapter ORDER BY rank DESC, score DESC, at) AS place
                      FROM fame WHERE game = ?)
                   WHERE place <= ? ORDER BY chapter, place"""

        def ask(database: sqlite3.Connection) -> list[KeptFame]:
            rows = database.execute(query, (game, FAMOUS)).fetchall()
            return [
                KeptFame(game, msgspec.json.decode(deed, type=Fame), msgspec.json.decode(names, type=list[str]), at)
                for deed, names, at in rows
            ]

        return await self._ask(ask)

    async def running(self, since: float) -> int:
        query = "SELECT count(*) FROM tables WHERE over = 0 AND moved > ?"
        return await self._ask(lambda database: cast(int, database.execute(query, (since,)).fetchone()[0]))

    async def waiting_for_bots(self) -> list[str]:
        query = """SELECT id FROM tables JOIN seats ON table_id = id AND seat = asked
                   WHERE over = 0 AND (kind = 'bot' OR stand_in <> '') ORDER BY moved DESC"""
        return await self._ask(lambda database: [row[0] for row in database.execute(query)])

    async def results(self, day: str, game: str) -> list[KeptResult]:
        query = """SELECT seat, name, place, score, share, at FROM results WHERE day = ? AND game = ?
                   ORDER BY share DESC, score DESC, at LIMIT ?"""
        return await self._ask(
            lambda database: [KeptResult(*row) for row in database.execute(query, (day, game, RESULTS)).fetchall()]
        )

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, question, self._read)
        except sqlite3.Error as error:
            raise StoreError(f"the store cannot be read: {error}") from error


def _connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    return database


def _load(database: sqlite3.Connection, table: str) -> KeptTable | None:
    database.execute("BEGIN")  # one point in time for all of it
    try:
        row = database.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        seats = database.execute(
            "SELECT kind, name, level, key, stand_in FROM seats WHERE table_id = ? ORDER BY seat", (table,)
        ).fetchall()
        actions = database.execute("SELECT entry FROM actions WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        lines = database.execute(
            "SELECT seat, text, at, phrase FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?", (table, CHAT)
        ).fetchall()
        hinted = database.execute(
            "SELECT version, seat, level FROM hints WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
        snapshots = database.execute(
            "SELECT version, state, moments FROM snapshots WHERE table_id = ? AND program = ? ORDER BY version",
            (table, program_version()),
        ).fetchall()
    finally:
        database.execute("COMMIT")
    name, game, rules, pack, options, seed, watch, started, moved, played, over, asked, customs, rematch, day, hints = row
    record = Record(
        game=game,
        version=rules,
        options=msgspec.json.decode(options),
        seats=[RecordSeat(seat[1], seat[2]) for seat in seats],
        seed=seed,
        actions=[action[0] for action in actions],
        pack=pack,
    )
    return KeptTable(
        id=name,
        record=record,
        seats=[KeptSeat(*seat) for seat in seats],
        watch=watch,
        started=started,
        moved=moved,
        played=played,
        over=bool(over),
        asked=asked,
        hints=bool(hints),
        hinted=[KeptHint(*hint) for hint in hinted],
        chat=[KeptLine(*line) for line in reversed(lines)],
        snapshots=[Snapshot(*snapshot) for snapshot in snapshots],
        customs=msgspec.json.decode(customs, type=Customs),
        rematch=rematch,
        day=day,
    )
