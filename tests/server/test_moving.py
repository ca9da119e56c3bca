"""From a file to PostgreSQL and back: nothing is missing, and both go on."""

import asyncio
import re
from pathlib import Path

import pytest

from tafelrunde.cli.app import main
from tafelrunde.server import moving, schema
from tafelrunde.server.homes import store_at
from tafelrunde.server.house import Complaint, House, Rules
from tafelrunde.server.people import KeptPasskey, People
from tafelrunde.server.sql import Ask, SqlStore
from tafelrunde.server.store import KeptHint, KeptLine, KeptMove, KeptResult, Taken
from tafelrunde.server.studio.drafts import Drafts, KeptDraft
from tafelrunde.table.snapshot import Snapshot
from tests.server.postgres import Postgres
from tests.server.test_store_contract import NOW, Home, move, table

PLACES = ("tables", *moving.OF_A_TABLE, *moving.BESIDES)


def test_nothing_is_forgotten_that_a_schema_has() -> None:
    made = {name for step in schema.STEPS for one in step for name in re.findall(r"CREATE TABLE (\w+)", one)}
    assert made == {*PLACES, *moving.PASSING}


async def furnish(store: SqlStore) -> None:
    for name in ("a", "b"):
        await store.create(table(name))
        await store.append(name, move(1))
        await store.append(name, KeptMove(2, "stake 2 \U0001f451", NOW, 1.5, False, None, sent="0 x"))
        await store.say(name, KeptLine(0, "hi", NOW))
        await store.hint(name, KeptHint(1, 0, 2))
        await store.snapshot(name, Snapshot(1, b"\0\xff", b""))
        await store.finish(name, "2026-11-17", "higher", [KeptResult(0, "Ada", 1, 3, 0.5, NOW)])
    await store.deal("2026-11-17", "higher", 2**53 - 1)
    await store.secret("owner", b"\0secret")
    await store.keep_blob("pack", "x", b"\0\1")
    house, people = House(store), People(store)
    await house.rule(Rules("hello"), "announce")
    await house.ban("192.0.2.0/24", "shouting", "ban")
    await house.complain(Complaint(0, "a", 0, "Ada", "hi", 1, "rude", NOW))
    person, _, _ = await people.add("Ada")
    await people.add_passkey(KeptPasskey(b"\0id", person, b"public", 1))
    draft = KeptDraft("d", "higher", "Mine", "", 1, {"deck.toml": "cards = 40\n"})
    await Drafts(store).create(draft, b"\0owner")
    await Drafts(store).keep_version(draft, "as it was", 5)


async def edit(store: SqlStore) -> None:
    """A draft goes on, too, and one who has seen an older version is refused."""
    drafts = Drafts(store)
    draft = await drafts.find("d")
    assert draft is not None
    await drafts.save("d", 1, {"deck.toml": "cards = 50\n"}, [], None)
    with pytest.raises(Taken):
        await drafts.save("d", 1, {"deck.toml": "cards = 60\n"}, [], "Theirs")
    await drafts.keep_version(draft, "more", 5)
    assert [version.note for version in await drafts.versions("d")] == ["more", "as it was"]
    assert await drafts.count(b"\0owner") == (1, 1)
    assert await drafts.version("d", 1) is not None


async def everything(store: SqlStore) -> dict[str, list[tuple[object, ...]]]:
    found = await store.read(*(Ask(f"SELECT * FROM {place}") for place in PLACES))
    return {place: sorted((tuple(row) for row in rows), key=repr) for place, rows in zip(PLACES, found, strict=True)}


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    async def run() -> dict[str, list[tuple[object, ...]]]:
        store = store_at(url)
        await store.open()
        try:
            return await everything(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_there_and_back(file: Path, tmp_path: Path, database_server: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    there, back = database_server.database(), str(tmp_path / "back.sqlite3")
    Home(str(file)).visit(furnish)
    before = contents(str(file))
    assert all(before[place] for place in PLACES if place != "fame")
    assert main(["move", str(file), there]) == 0
    assert "Tables moved: 2." in capsys.readouterr().out
    assert contents(there) == before
    assert main(["move", there, back]) == 0
    assert contents(back) == before
    assert main(["move", str(file), there]) == 1
    assert "not empty" in capsys.readouterr().err
    for url in (there, back):
        Home(url).visit(edit)
        Home(url).visit(lambda store: store.say("a", KeptLine(0, "more", NOW)))  # with a number that is free
    assert main(["move", "mysql://x", back]) == 1
    assert main(["move", "postgresql://nobody:secret@127.0.0.1:1/x", back]) == 1
    said = capsys.readouterr().err
    assert "127.0.0.1" in said
    assert "secret" not in said
    database_server.drop(there)
