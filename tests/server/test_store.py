"""The store: what it keeps, what it refuses, and what it says when it cannot."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.say import say
from tafelrunde.engine.scene import Fame
from tafelrunde.server import schema
from tafelrunde.server.data_folder import data_folder, database_file
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import KeptFame, KeptLine, KeptMove, KeptSeat, KeptTable, StoreError, Taken
from tafelrunde.table.customs import Customs
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


def test_a_table_comes_back_as_it_was(file: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(table())
        for number in (1, 2, 3):
            await store.append("t", move(number, f"stake {number}"))
        await store.sit("t", 2, b"i" * 32, b"k" * 32, "Bea")
        await store.say("t", KeptLine(0, "hi", NOW))
        await store.snapshot("t", Snapshot(1, b"one", b"1"))
        await store.snapshot("t", Snapshot(2, b"two", b"2"))

    async def read(store: SqliteStore) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert kept.record.actions == ["stake 1", "stake 2", "stake 3"]
        assert kept.record.seed == 2**52
        assert kept.seats[2] == KeptSeat("person", "Bea", key=b"k" * 32)
        assert kept.record.seats[2].name == "Bea"
        assert (kept.moved, kept.played, kept.over, kept.asked) == (NOW + 3, 31.5, False, 1)
        assert kept.chat == [KeptLine(0, "hi", NOW)]
        assert kept.snapshots == [Snapshot(1, b"", b"1"), Snapshot(2, b"two", b"2")]
        await store.forget_snapshots("t")
        kept = await store.load("t")
        assert kept is not None
        assert kept.snapshots == []
        assert await store.load("other") is None

    with_store(file, write)
    with_store(file, read)


def test_a_number_is_taken_only_once(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        outcomes = await asyncio.gather(
            *(store.append("t", move(1, f"stake {points}")) for points in range(1, 6)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Taken) == 4
        kept = await store.load("t")
        assert kept is not None
        assert len(kept.record.actions) == 1

    with_store(file, work)


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


def test_an_invitation_is_used_once(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table())
        with pytest.raises(Taken):
            await store.sit("t", 2, b"x" * 32, b"k" * 32, "Eve")
        outcomes = await asyncio.gather(
            *(store.sit("t", 2, b"i" * 32, name.encode() * 32, name) for name in "BCD"), return_exceptions=True
        )
        assert [outcome is None for outcome in outcomes] == [True, False, False]

    with_store(file, work)


def test_lists(file: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(table("person"))
        await store.create(table("bot", asked=1))
        await store.create(table("done", over=True, asked=1))
        assert await store.waiting_for_bots() == ["bot"]
        assert await store.running(NOW - 1) == 2
        assert await store.running(NOW + 1) == 0

    with_store(file, work)


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


def test_a_closed_store_says_so(file: Path) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        assert await store.writable()
        await store.close()
        await store.close()
        assert not await store.writable()
        with pytest.raises(StoreError, match="closed"):
            await store.load("t")

    asyncio.run(run())


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


def test_a_database_of_a_newer_version_is_left_alone(file: Path) -> None:
    async def nothing(_: SqliteStore) -> None:
        pass

    with_store(file, nothing)
    database = sqlite3.connect(file)
    database.execute("UPDATE schema SET version = 99")
    database.commit()
    database.close()
    with pytest.raises(StoreError, match="newer Tafelrunde"):
        SqliteStore(file)


def test_an_older_database_is_brought_up(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(store: SqliteStore) -> None:
        await store.create(table())

    newest = len(schema.STEPS) + 1

    async def read(store: SqliteStore) -> None:
        assert await store.load("t") is not None
        assert store._read.execute("SELECT version FROM schema").fetchone() == (newest,)
        assert store._read.execute("SELECT * FROM later").fetchall() == []

    with_store(file, write)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE later (x)",)))
    with_store(file, read)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE last (x)", "CREATE nonsense")))
    with pytest.raises(StoreError, match="nonsense"):
        SqliteStore(file)
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:newest])
    with_store(file, read)  # the step that failed left nothing behind


def test_a_database_of_the_first_schema(file: Path) -> None:
    """Tables from before there were customs have the usual ones."""
    file.parent.mkdir(parents=True)
    database = sqlite3.connect(file)
    for statement in ("CREATE TABLE schema (version INTEGER NOT NULL)", "INSERT INTO schema VALUES (1)", *schema.STEPS[0]):
        database.execute(statement)
    row = ("t", "higher", "1", "", "{}", 7, b"w", NOW, NOW, 0.0, 0, 0)
    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    database.execute("INSERT INTO seats VALUES ('t', 0, 'person', 'Ada', '', x'61')")
    database.execute("INSERT INTO chat VALUES (NULL, 't', 0, 'hi', 1.0)")
    database.commit()
    database.close()

    async def read(store: SqliteStore) -> None:
        kept = await store.load("t")
        assert kept is not None
        assert kept.customs == Customs()
        assert kept.seats == [KeptSeat("person", "Ada", key=b"a")]
        assert kept.chat == [KeptLine(0, "hi", 1.0)]

    with_store(file, read)


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


def test_the_hall_of_fame_is_kept_with_the_last_move(tmp_path: Path) -> None:
    """By chapter, the hardest first, then the best; each table once, and other games apart."""

    def fame(game: str, chapter: str, rank: int, score: int) -> KeptFame:
        deed = Fame(chapter, say("chapter", name=chapter), say("level"), rank, score)
        return KeptFame(game, deed, ["Ada", "Bo"], NOW)

    async def win(store: SqliteStore) -> None:
        deeds = [
            ("higher", "2", 0, 9),
            ("higher", "1", 0, 30),
            ("higher", "1", 2, 4),
            ("higher", "1", 2, 7),
            ("lower", "1", 1, 1),
        ]
        for number, deed in enumerate(deeds):
            await store.create(table(f"t{number}"))
            await store.append(f"t{number}", KeptMove(1, "end", NOW, 1.0, True, None, fame(*deed)))

    async def read(store: SqliteStore) -> None:
        found = await store.famous("higher")
        assert [(one.deed.chapter, one.deed.rank, one.deed.score) for one in found] == [
            ("1", 2, 7),
            ("1", 2, 4),
            ("1", 0, 30),
            ("2", 0, 9),
        ]
        assert found[0] == fame("higher", "1", 2, 7)
        assert await store.famous("nothing") == []

    with_store(tmp_path / "t.sqlite3", win)
    with_store(tmp_path / "t.sqlite3", read)
