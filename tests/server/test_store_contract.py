"""The store, in both its homes: what it keeps, what it refuses, and how an old database becomes a new one."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

from tafelrunde.engine.chance import STREAMS
from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.say import say
from tafelrunde.engine.scene import Fame
from tafelrunde.server import schema, sql
from tafelrunde.server.homes import store_at
from tafelrunde.server.schema import in_postgres
from tafelrunde.server.sql import SqlStore
from tafelrunde.server.store import (
    Keeping,
    KeptEntry,
    KeptFame,
    KeptHint,
    KeptLine,
    KeptMove,
    KeptResult,
    KeptSeat,
    KeptTable,
    Occupied,
    StoreError,
    Taken,
)
from tafelrunde.table.customs import Customs
from tafelrunde.table.snapshot import Snapshot
from tests.server.postgres import Postgres

NOW = 1_700_000_000.0


class Home:
    """Where a store lives."""

    def __init__(self, url: str) -> None:
        self.url = url

    def visit(self, work: Callable[[SqlStore], Awaitable[None]]) -> None:
        """Do something with the store, then close it."""

        async def run() -> None:
            store = store_at(self.url)
            assert isinstance(store, SqlStore)
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(run())

    def sql(self, *statements: str) -> None:
        """Change the database behind the store's back."""
        if not self.url.startswith("postgresql"):
            Path(self.url).parent.mkdir(parents=True, exist_ok=True)
            database = sqlite3.connect(self.url)
            for statement in statements:
                database.execute(statement)
            database.commit()
            database.close()
            return

        async def run() -> None:
            connection = await asyncpg.connect(self.url)
            for statement in statements:
                await connection.execute(in_postgres(statement))
            await connection.close()

        asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def home(request: pytest.FixtureRequest, file: Path) -> Iterator[Home]:
    if request.param == "sqlite":
        yield Home(str(file))
        return
    server: Postgres = request.getfixturevalue("database_server")
    url = server.database()
    yield Home(url)
    server.drop(url)


def table(name: str = "t", over: bool = False, asked: int = 0) -> KeptTable:
    record = Record(
        "higher", "1", {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("", "bold"), RecordSeat("")], 2**52, luck=STREAMS
    )
    seats = [KeptSeat("person", "Ada", key=b"a" * 32), KeptSeat("bot", "", "bold"), KeptSeat("open", "", key=b"i" * 32)]
    return KeptTable(name, record, seats, b"w" * 32, NOW, NOW, over=over, asked=asked)


def move(number: int, entry: str = "stake 1", over: bool = False) -> KeptMove:
    return KeptMove(number, entry, NOW + number, 10.5 * number, over, 1)


async def loaded(store: SqlStore, name: str = "t") -> KeptTable:
    kept = await store.load(name)
    assert kept is not None
    return kept


def test_a_table_comes_back_as_it_was(home: Home) -> None:
    whole = msgspec.structs.replace(
        table(), customs=Customs(undo="never"), hints=True, day="2026-11-17", origin="fork", owner=b"me", asked=None
    )
    whole.record.actions = ["stake 9"]

    async def write(store: SqlStore) -> None:
        await store.create(whole)
        for number in (2, 3, 4):
            await store.append("t", msgspec.structs.replace(move(number, f"stake {number}"), sent=f"0 m{number}"))
        await store.sit("t", 2, b"i" * 32, b"k" * 32, "Bea 👩‍👧")
        await store.say("t", KeptLine(0, "hi", NOW))
        await store.say("t", KeptLine(1, "", NOW, "phrase-hello"))
        await store.hint("t", KeptHint(2, 0, 3))
        await store.stand_in("t", 0, "bold")
        await store.snapshot("t", Snapshot(1, b"one", b"1"))
        await store.snapshot("t", Snapshot(2, b"two", b"2"))

    async def read(store: SqlStore) -> None:
        kept = await loaded(store)
        assert kept.record.actions == ["stake 9", "stake 2", "stake 3", "stake 4"]
        assert kept.record.seed == 2**52
        assert kept.seats[2] == KeptSeat("person", "Bea 👩‍👧", key=b"k" * 32)
        assert kept.seats[0].stand_in == "bold"
        assert kept.record.seats[2].name == "Bea 👩‍👧"
        assert (kept.moved, kept.played, kept.over, kept.asked) == (NOW + 4, 42.0, False, 1)
        assert (kept.customs, kept.hints, kept.day) == (Customs(undo="never"), True, "2026-11-17")
        assert (kept.origin, kept.owner, kept.watch) == ("fork", b"me", b"w" * 32)
        assert kept.chat == [KeptLine(0, "hi", NOW), KeptLine(1, "", NOW, "phrase-hello")]
        assert kept.hinted == [KeptHint(2, 0, 3)]
        assert kept.sent == {"0 m2": 2, "0 m3": 3, "0 m4": 4}
        assert kept.snapshots == [Snapshot(1, b"", b"1"), Snapshot(2, b"two", b"2")]
        assert await store.entries("t", 3) == [KeptEntry(4, "stake 4", NOW + 4, "0 m4")]
        await store.forget_snapshots("t")
        assert (await loaded(store)).snapshots == []
        assert await store.load("other") is None

    home.visit(write)
    home.visit(read)


def test_a_number_is_taken_only_once(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(table())
        outcomes = await asyncio.gather(
            *(store.append("t", move(1, f"stake {points}")) for points in range(1, 6)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Taken) == 4
        kept = await loaded(store)
        assert len(kept.record.actions) == 1

    home.visit(work)


def test_one_failure_harms_nobody_else(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(table())
        outcomes = await asyncio.gather(
            *(store.append("t", move(number)) for number in (1, 2, 2, 3, 4)), return_exceptions=True
        )
        assert sorted(outcome is None for outcome in outcomes) == [False, True, True, True, True]
        with pytest.raises(Taken):
            await store.append("nowhere", move(1))
        with pytest.raises(StoreError, match="cannot be kept"):
            await store.append("t", move(2**70))
        await store.append("t", move(5))
        assert [entry.number for entry in await store.entries("t", 0)] == [1, 2, 3, 4, 5]

    home.visit(work)


def test_what_belongs_together_is_kept_together(home: Home) -> None:
    """A move that is refused changes nothing about its table."""

    async def work(store: SqlStore) -> None:
        await store.create(table())
        await store.append("t", move(1))
        with pytest.raises(Taken):
            await store.append("t", msgspec.structs.replace(move(1, over=True), at=NOW + 99))
        kept = await loaded(store)
        assert (kept.moved, kept.over) == (NOW + 1, False)

    home.visit(work)


def test_an_invitation_is_used_once(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(table())
        with pytest.raises(Taken):
            await store.sit("t", 2, b"x" * 32, b"k" * 32, "Eve")
        outcomes = await asyncio.gather(
            *(store.sit("t", 2, b"i" * 32, name.encode() * 32, name) for name in "BCD"), return_exceptions=True
        )
        assert sorted(outcome is None for outcome in outcomes) == [False, False, True]
        await store.invite("t", 2, b"n" * 32)
        assert (await loaded(store)).seats[2] == KeptSeat(
            "open", (await loaded(store)).seats[2].name, key=b"n" * 32, invitation=b"n" * 32
        )

    home.visit(work)


def test_there_is_one_rematch(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(table("first"))
        outcomes = await asyncio.gather(
            *(store.create(table(f"again{number}"), follows="first") for number in range(3)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Taken) == 2
        following = (await loaded(store, "first")).rematch
        assert await store.before(following) == "first"
        assert await store.before("first") == ""
        kept = [await store.load(f"again{number}") for number in range(3)]
        assert [one.id for one in kept if one is not None] == [following]  # of the others nothing is left

    home.visit(work)


def test_room_for_tables(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(table("person"))
        await store.create(msgspec.structs.replace(table("bot"), owner=b"me"))
        await store.create(table("done", over=True))
        await store.create(msgspec.structs.replace(table("brought", over=True), origin="record", owner=b"me"))
        assert await store.occupied(NOW - 1, b"me") == Occupied(tables=3, own=2, records=1)
        assert await store.occupied(NOW + 1, b"me") == Occupied(0, 0, 0)

    home.visit(work)


def test_what_need_not_be_kept_is_dropped(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(msgspec.structs.replace(table("brought", over=True), origin="record"))
        await store.create(table("untouched"))
        await store.create(table("done", over=True))
        await store.create(table("running"))
        await store.append("running", move(1))
        await store.say("untouched", KeptLine(0, "hi", NOW))
        await store.expire(Keeping(), NOW + 29 * sql.DAY)
        assert await store.load("brought") is not None
        await store.expire(Keeping(), NOW + 31 * sql.DAY)
        left = [name for name in ("brought", "untouched", "done", "running") if await store.load(name)]
        assert left == ["done", "running"]
        await store.expire(Keeping(finished=40, unfinished=50), NOW + 45 * sql.DAY)
        assert [await store.load("done") is None, await store.load("running") is None] == [True, False]
        await store.expire(Keeping(0, 0, 0, 0), NOW + 999 * sql.DAY)
        assert await store.load("running") is not None

    home.visit(work)


def test_chat_is_bounded(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "CHAT_KEPT", 4)

    async def work(store: SqlStore) -> None:
        await store.create(table())
        for number in range(9):
            await store.say("t", KeptLine(0, str(number), NOW))
        lines = [line.text for line in (await loaded(store)).chat]
        assert lines[-4:] == ["5", "6", "7", "8"]
        assert len(lines) <= 5

    home.visit(work)


def test_daily_deals(home: Home) -> None:
    def result(seat: int, score: int, share: float) -> KeptResult:
        return KeptResult(seat, f"p{seat}", 1, score, share, NOW)

    async def work(store: SqlStore) -> None:
        seeds = await asyncio.gather(*(store.deal("2026-11-17", "higher", seed) for seed in (5, 6, 7)))
        assert len(set(seeds)) == 1
        await store.create(table())
        await store.finish("t", "2026-11-17", "higher", [result(0, 3, 0.0), result(1, 9, 1.0)])
        await store.finish("t", "2026-11-17", "higher", [result(0, 99, 1.0)])
        assert await store.results("2026-11-17", "higher") == [result(1, 9, 1.0), result(0, 3, 0.0)]
        assert await store.results("2026-11-18", "higher") == []

    home.visit(work)


def test_a_secret_is_the_first_that_was_kept(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.secret("owner", b"first") == b"first"
        assert await store.secret("owner", b"second") == b"first"
        assert await store.secret("other", b"second") == b"second"

    home.visit(work)


def test_what_is_named_by_its_content(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        await store.keep_blob("pack", "a", b"first")
        await store.keep_blob("pack", "a", b"second")
        await store.keep_blob("other", "a", b"third")
        assert (await store.blob("pack", "a"), await store.blob("pack", "b")) == (b"first", None)
        assert (await store.blobs("pack"), await store.blobs("nothing")) == (1, 0)
        await store.keep_blob("pack", "b", b"12345", b"ada")
        assert await store.brought("pack", b"ada") == (1, 5)
        assert await store.brought("pack", b"bea") == (0, 0)

    home.visit(work)


def test_the_hall_of_fame_is_kept_with_the_last_move(home: Home) -> None:
    """By chapter, the hardest first, then the best; each table once, and other games apart."""

    def fame(game: str, chapter: str, rank: int, score: int) -> KeptFame:
        deed = Fame(chapter, say("chapter", name=chapter), say("level"), rank, score)
        return KeptFame(game, deed, ["Ada", "Bo"], NOW)

    deeds = [("higher", "2", 0, 9), ("higher", "1", 0, 30), ("higher", "1", 2, 4), ("higher", "1", 2, 7), ("lower", "1", 1, 1)]

    async def win(store: SqlStore) -> None:
        for number, deed in enumerate(deeds):
            await store.create(table(f"t{number}"))
            await store.append(f"t{number}", KeptMove(1, "end", NOW, 1.0, True, None, fame(*deed)))

    async def read(store: SqlStore) -> None:
        found = await store.famous("higher")
        expected = [("1", 2, 7), ("1", 2, 4), ("1", 0, 30), ("2", 0, 9)]
        assert [(one.deed.chapter, one.deed.rank, one.deed.score) for one in found] == expected
        assert found[0] == fame("higher", "1", 2, 7)
        assert await store.famous("nothing") == []

    home.visit(win)
    home.visit(read)


def test_a_closed_store_says_so(home: Home) -> None:
    async def work(store: SqlStore) -> None:
        assert await store.writable()
        await store.close()
        await store.close()
        assert not await store.writable()
        with pytest.raises(StoreError, match="closed"):
            await store.load("t")

    home.visit(work)


def test_moves_of_many_tables_come_in_at_once(home: Home) -> None:
    """They are kept together; those that cannot be kept harm none of the others."""
    good = [f"t{number}" for number in range(30)]

    async def work(store: SqlStore) -> None:
        for name in [*good, "second"]:
            await store.create(table(name))
        await store.append("second", move(1))
        wrong: list[tuple[str, KeptMove]] = [("second", move(1)), ("nowhere", move(1)), ("t3", move(2**70))]
        for number in (1, 2, 3):
            outcomes = await asyncio.gather(
                *(store.append(name, move(number)) for name in good[:15]),
                *(store.append(name, one) for name, one in wrong),
                *(store.append(name, move(number, over=number == 3)) for name in good[15:]),
                return_exceptions=True,
            )
            assert [type(one) for one in outcomes[15:18]] == [Taken, Taken, StoreError]
            assert {type(one) for one in (*outcomes[:15], *outcomes[18:])} == {type(None)}
        for name in good:
            assert [(entry.number, entry.entry, entry.at) for entry in await store.entries(name, 0)] == [
                (number, "stake 1", NOW + number) for number in (1, 2, 3)
            ]
        first, last = [await loaded(store, name) for name in (good[0], good[-1])]
        assert (first.over, first.asked, first.played, first.moved) == (False, 1, 31.5, NOW + 3)
        assert last.over

    home.visit(work)


# --- schemas ----------------------------------------------------------------------------------------------------------


def test_a_database_of_a_newer_version_is_left_alone(home: Home) -> None:
    async def nothing(_: SqlStore) -> None:
        pass

    home.visit(nothing)
    home.sql("UPDATE schema SET version = 99")
    with pytest.raises(StoreError, match="newer Tafelrunde"):
        home.visit(nothing)


@pytest.mark.parametrize("version", range(1, len(schema.STEPS) + 1))
def test_a_database_of_every_schema_is_brought_up(home: Home, version: int) -> None:
    """From the first one on: what was in it is still there, and what came later has its usual value."""
    home.sql(schema.VERSIONS, f"INSERT INTO schema VALUES ({version})")
    for statements in schema.STEPS[:version]:
        home.sql(*statements)
    home.sql(
        """INSERT INTO tables (id, game, rules, pack, options, seed, watch, started, moved, played, over, asked)
           VALUES ('t', 'higher', '1', '', '{}', 7, x'', 1.0, 2.0, 0.0, 0, 0)""",
        "INSERT INTO seats (table_id, seat, kind, name, level, key) VALUES ('t', 0, 'person', 'Ada', '', x'')",
        "INSERT INTO actions (table_id, number, entry, at) VALUES ('t', 1, 'stake 1', 2.0)",
        "INSERT INTO chat (table_id, seat, text, at) VALUES ('t', 0, 'hi', 1.0)",
    )

    async def read(store: SqlStore) -> None:
        kept = await loaded(store)
        assert kept.customs == Customs()
        assert kept.seats == [KeptSeat("person", "Ada")]
        assert kept.chat == [KeptLine(0, "hi", 1.0)]
        assert kept.record.actions == ["stake 1"]
        assert (kept.origin, kept.owner, kept.rematch, kept.hints) == ("", b"", "", False)
        await store.append("t", move(2))
        await store.create(table("new"))

    home.visit(read)
    home.visit(lambda store: store.say("t", KeptLine(0, "again", 2.0)))


def test_a_step_that_fails_leaves_nothing_behind(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(table())

    async def read(store: SqlStore) -> None:
        await loaded(store)

    home.visit(write)
    steps = schema.STEPS
    monkeypatch.setattr(schema, "STEPS", (*steps, ("CREATE TABLE last (x INTEGER)", "CREATE nonsense")))
    with pytest.raises(StoreError, match="nonsense"):
        home.visit(read)
    monkeypatch.setattr(schema, "STEPS", (*steps, ("CREATE TABLE last (x INTEGER)",)))
    home.visit(read)
    monkeypatch.setattr(schema, "STEPS", steps)
    with pytest.raises(StoreError, match="newer Tafelrunde"):
        home.visit(read)
