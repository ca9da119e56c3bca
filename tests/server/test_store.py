"""The store in a file: what is SQLite's own. What both homes have in common is in `test_store_contract.py`."""

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.server.data_folder import data_folder, database_file
from tafelrunde.server.sqlite import LOG, SqliteStore
from tafelrunde.server.store import KeptLine, KeptMove, KeptSeat, KeptTable, StoreError, Taken
from tafelrunde.table.snapshot import Snapshot

NOW = 1_700_000_000.0


def table(name: str = "t", over: bool = False, asked: int = 0) -> KeptTable:
    record = Record("higher", "1", {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("", "bold"), RecordSeat("")], 2**52)
    seats = [KeptSeat("person", "Ada", key=b"a" * 32), KeptSeat("bot", "", "bold"), KeptSeat("open", "", key=b"i" * 32)]
    return KeptTable(name, record, seats, b"w" * 32, NOW, NOW, over=over, asked=asked)


def move(number: int, entry: str = "stake 1", over: bool = False) -> KeptMove:
    return KeptMove(number, entry, NOW + number, 10.5 * number, over, 1)


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Do something with the store in this file, then close it."""

    async def run() -> None:
        store = SqliteStore(file)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_one_failure_in_a_batch_harms_nobody_else(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        moves = [move(number) for number in (1, 2, 2, 3, 4)]
        outcomes = await asyncio.gather(*(store.append("t", one) for one in moves), return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [True, True, False, True, True]
        with pytest.raises(Taken):
            await store.append("nowhere", move(1))
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.append("t", move(2**70))
        await store.append("t", move(5))

    with_store(file, work)


def test_the_log_has_its_length_from_the_start(file: Path) -> None:
    """And nothing of what it was filled with is in the file itself."""
    log = file.with_name(f"{file.name}-wal")

    async def work(store: SqliteStore) -> None:
        laid_out = log.stat().st_size
        await store.create(table())
        for number in range(1, 40):
            await store.append("t", move(number))
        assert log.stat().st_size == laid_out >= LOG
        assert store._written.execute("PRAGMA freelist_count").fetchone() == (0,)
        assert len(await store.entries("t", 0)) == 39

    with_store(file, work)


def test_the_order_is_kept_whether_the_disk_is_quick_or_slow(file: Path) -> None:
    """What the loop keeps itself and what the thread keeps follow each other as they came in."""

    async def work(store: SqliteStore) -> None:
        await store.create(table())
        waiting = []
        for number in range(200):
            store._took = 3600.0 if number % 7 < 3 else 0.0
            waiting.append(asyncio.ensure_future(store.say("t", KeptLine(0, str(number), NOW))))
            if number % 3 == 0:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        lines = store._written.execute("SELECT text FROM chat ORDER BY number").fetchall()
        assert [text for (text,) in lines] == [str(number) for number in range(200)]

    with_store(file, work)


def test_only_the_disk_is_waited_for_in_the_thread(file: Path) -> None:
    """What comes in meanwhile is kept together."""

    async def work(store: SqliteStore) -> None:
        await store.create(table())
        store._took = 3600.0
        here, done = threading.get_ident(), []
        store._written.set_trace_callback(lambda sql: done.append((sql.split()[0], threading.get_ident() == here)))
        waiting = []
        for number in range(50):
            waiting.append(asyncio.ensure_future(store.say("t", KeptLine(0, str(number), NOW))))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert {what for what in done if what[0] in {"INSERT", "COMMIT"}} == {("INSERT", True), ("COMMIT", False)}
        assert done.count(("INSERT", True)) == 50
        assert done.count(("COMMIT", False)) < 50

    with_store(file, work)


def test_another_program_that_writes_holds_nobody_up(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            keeping = asyncio.ensure_future(store.append("t", move(1)))
            for _ in range(20):
                await asyncio.sleep(0.001)
            assert not keeping.done()
            other.execute("COMMIT")
            await keeping
        assert [entry.number for entry in await store.entries("t", 0)] == [1]

    with_store(file, work)


@pytest.mark.parametrize("took", [0.0, 3600.0])
def test_what_has_come_in_is_kept_before_the_end(file: Path, took: float) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        store._took = took
        waiting = [asyncio.ensure_future(store.append("t", move(number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", move(4))

    with_store(file, work)

    async def again(store: SqliteStore) -> None:
        assert [entry.number for entry in await store.entries("t", 0)] == [1, 2, 3]

    with_store(file, again)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_nobody_else_may_read_it(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        for kept in file.parent.iterdir():
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600, kept
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700

    with_store(file, work)


def test_every_commit_is_flushed(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert store._written.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert store._written.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    with_store(file, work)


def test_a_full_disk_is_told_and_survived(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        pages = store._written.execute("PRAGMA page_count").fetchone()[0]
        store._written.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError):
            await store.snapshot("t", Snapshot(1, os.urandom(100_000), b""))
        store._written.execute("PRAGMA max_page_count = 100000")
        await store.append("t", move(1))

    with_store(file, work)


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be taken for one" * 100, None])
def test_a_file_that_cannot_be_used(file: Path, content: bytes | None) -> None:
    if content is None:
        file.mkdir(parents=True)
    else:
        file.parent.mkdir()
        file.write_bytes(content)
    with pytest.raises(StoreError, match=r"cannot keep tables in .*tables\.sqlite3"):
        SqliteStore(file)


def test_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tafelrunde"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == Path.home() / ".local" / "share" / "tafelrunde"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parent.name == "Application Support"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "Tafelrunde"


def test_what_a_database_may_be(tmp_path: Path) -> None:
    assert database_file(None).parent == data_folder()
    assert database_file(tmp_path / "x.db") == tmp_path / "x.db"
    assert database_file(f"sqlite:///{tmp_path}/x.db") == tmp_path / "x.db"
    assert database_file("sqlite:///x.db") == Path("x.db")
    for wrong in ("postgresql://host/tables", "sqlite://host/x"):
        with pytest.raises(ValueError, match="give a file"):
            database_file(wrong)
