"""Backups: made while people play, from a file and from PostgreSQL, restored into either, and played again to verify them."""

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.app import main
from tafelrunde.server import backups, wire
from tafelrunde.server.homes import store_at
from tafelrunde.server.hub import Hub
from tafelrunde.server.live import LiveTable
from tafelrunde.server.sql import SqlStore
from tafelrunde.server.store import KeptLine, StoreError
from tests.server.helpers import a_hub
from tests.server.postgres import Postgres
from tests.server.test_moving import contents

SEATS = [wire.NewSeat("me", "Ada"), wire.NewSeat("here", "Bea")]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A home for tables."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite3")
        return
    server: Postgres = request.getfixturevalue("database_server")
    database = server.database()
    yield database
    server.drop(database)


def served(url: str, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = a_hub(Path("unused"), store=store_at(url))
        await hub.begin()
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def a_table(hub: Hub) -> LiveTable:
    return await hub.open((await hub.create(wire.NewTable("higher", list(SEATS), {"rounds": 3}), "somebody")).table)


async def a_move(table: LiveTable) -> None:
    room = table.room
    assert room.asked is not None
    await table.act(room.asked, table.version, room.offers(room.asked).offers[0].action)


def test_it_is_made_while_people_play(shelf: None, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup, back = tmp_path / "backup.sqlite3", str(tmp_path / "back.sqlite3")
    waiting: list[str] = []

    async def work(hub: Hub) -> None:
        finished, running, left = [await a_table(hub) for _ in range(3)]
        waiting.append(left.id)
        await a_move(left)
        while not finished.room.over:
            await a_move(finished)
        await a_move(running)
        await hub.store.say(running.id, KeptLine(0, "hi", 1.0))
        assert isinstance(hub.store, SqlStore)

        async def go_on() -> None:
            while not running.room.over:
                await a_move(running)

        assert await asyncio.gather(backups.back_up(hub.store, backup), go_on()) == [3, None]

    served(url, work)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    before = backup.read_bytes()
    assert main(["verify", str(backup)]) == 0
    assert "played again: 3, with" in capsys.readouterr().out
    assert main(["restore", str(backup), "--database", back]) == 0
    assert main(["restore", str(backup), "--database", back]) == 1  # it is not empty any more
    assert "not empty" in capsys.readouterr().err
    assert backup.read_bytes() == before
    assert contents(str(backup)) == contents(back)
    assert main(["backup", str(backup), "--database", url]) == 1
    assert "exists already" in capsys.readouterr().err

    async def again(hub: Hub) -> None:
        table = await hub.open(waiting[0])
        assert table.version == 1
        await a_move(table)
        assert table.version == 2

    served(back, again)


def test_verifying_finds_what_is_wrong(shelf: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, backup = str(tmp_path / "tables.sqlite3"), tmp_path / "backup.sqlite3"
    names: list[str] = []

    async def work(hub: Hub) -> None:
        for _ in range(4):
            table = await a_table(hub)
            await a_move(table)
            names.append(table.id)

    served(url, work)
    assert main(["backup", str(backup), "--database", url]) == 0
    with closing(sqlite3.connect(backup)) as database:
        database.execute("UPDATE actions SET entry = 'lay 777' WHERE table_id = ?", (names[0],))
        database.execute("UPDATE tables SET asked = 1 - asked WHERE id = ?", (names[1],))
        database.execute("UPDATE tables SET rules = '99' WHERE id = ?", (names[2],))
        database.commit()
    assert main(["verify", str(backup)]) == 1
    said = capsys.readouterr().out
    assert "Tables played again: 4, with 4 moves; wrong: 3." in said
    assert [name in said for name in names] == [True, True, True, False]


def test_what_is_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing")]) == 1
    (tmp_path / "letter").write_text("Dear Ada, " * 1000, encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "letter")]) == 1
    assert f"{tmp_path / 'letter'} is no backup that can be read: file is not a database" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["backup", "TO", "--database", "FROM"], ["move", "FROM", "TO"]])
def test_nothing_is_no_database(tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong path is told, instead of a backup of nothing every night."""
    places = {"FROM": str(tmp_path / "typo.sqlite3"), "TO": str(tmp_path / "backup.sqlite3")}
    assert main([places.get(word, word) for word in words]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []


def test_a_backup_that_fails_leaves_nothing(shelf: None, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("no folder", encoding="utf-8")

    async def work(hub: Hub) -> None:
        await a_table(hub)
        assert isinstance(hub.store, SqlStore)
        with pytest.raises(StoreError, match="could not be written"):
            await backups.back_up(hub.store, tmp_path / "letter" / "backup")

    served(str(tmp_path / "tables.sqlite3"), work)
    assert [file.name for file in tmp_path.iterdir() if "backup" in file.name] == []
