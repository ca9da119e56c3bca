"""Packs over HTTP: brought, played, shared and brought to another server; and what is refused."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from higher import GAME
from tafelrunde.engine import library
from tafelrunde.engine.archive import LONGEST_ARCHIVE, zipped
from tafelrunde.server.limits import Limits
from tafelrunde.server.sqlite import SqliteStore
from tests.server.helpers import Created, Guest, Json, a_hub, an_app

PACK = zipped(
    {"pack.toml": 'game = "higher"\nname = "Few cards"\nauthor = "Ada"\n', "deck.toml": "cards = 30\nmost_stake = 4\n"}
)


@pytest.fixture(autouse=True)
def empty_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_packs", {})


def bring(guest: Guest, data: bytes = PACK) -> Any:
    return guest.client.post("/api/packs", content=data, headers={"content-type": "application/zip"})


def table_with(guest: Guest, content: str) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben"}]
    return guest.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 3}, "pack": content})


def played(guest: Guest, content: str) -> Created:
    table = Created(guest, table_with(guest, content).json())
    with table.visit() as visit:
        visit.play_on()
    return table


def test_a_pack_is_brought_described_and_fetched(guest: Guest) -> None:
    answer = bring(guest)
    assert answer.status_code == 201
    card = answer.json()
    assert (card["game"], card["name"], card["author"]) == ("higher", "Few cards", "Ada")
    assert [option["id"] for option in card["options"]] == ["rounds"]
    assert bring(guest).json() == card
    library._packs.clear()
    assert guest.get(f"packs/{card['content']}").json() == card
    assert guest.get(f"packs/{card['content']}/file").content == library.find(card["content"]).to_archive()


def test_a_table_is_played_with_a_pack_and_all_that_follows_is_too(guest: Guest) -> None:
    content = bring(guest).json()["content"]
    table = played(guest, content)
    record: Json = guest.get(f"tables/{table.id}/record").json()
    assert record["pack"] == content
    assert record["archive"]
    again = guest.post(f"tables/{table.id}/rematch", {"keys": table.keys}).json()["table"]
    assert guest.get(f"tables/{again}/record").json()["pack"] == content
    forked = guest.post(f"tables/{table.id}/replay/fork", {"version": 1, "seat": 0}).json()["table"]
    assert guest.get(f"tables/{forked}/record").json()["pack"] == content
    assert guest.get(f"tables/{table.id}/replay/verify").json()["fine"]


def test_a_table_opens_again_after_a_restart(tmp_path: Path, guest: Guest) -> None:
    del guest
    file = tmp_path / "own.sqlite"
    with an_app(a_hub(file)) as client:
        table = played(Guest(client), bring(Guest(client)).json()["content"])
    library._packs.clear()
    with an_app(a_hub(file)) as client:
        assert Guest(client).post(f"tables/{table.id}/replay", {"keys": []}).json()["finished"]


def test_a_record_with_a_pack_is_replayed_on_a_server_that_never_saw_it(tmp_path: Path, guest: Guest) -> None:
    table = played(guest, bring(guest).json()["content"])
    record = guest.get(f"tables/{table.id}/record").json()
    library._packs.clear()
    with an_app(a_hub(tmp_path / "other.sqlite")) as client:
        other = Guest(client)
        assert other.post("records", record | {"archive": ""}).status_code == 409
        assert other.post("records", record | {"archive": "bm9uc2Vuc2U="}).status_code == 409
        there = other.post("records", record).json()["table"]
        assert other.post(f"tables/{there}/replay", {"keys": []}).json()["length"] == len(record["actions"])
        assert other.get(f"packs/{record['pack']}").status_code == 200


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"nonsense", "the archive: is no ZIP file"),
        (zipped({"deck.toml": "cards = 30"}), "pack.toml: is missing"),
        (zipped({"pack.toml": 'game = "chess"'}), "there is no game 'chess'"),
        (zipped({"pack.toml": 'game = "higher"', "deck.toml": 'cards = "x"'}), "deck.toml: cards: Expected `int`"),
    ],
)
def test_a_bad_pack_is_refused_with_its_reason(guest: Guest, data: bytes, told: str) -> None:
    answer = bring(guest, data)
    assert answer.status_code == 400
    assert told in answer.json()["error"]


def test_what_is_not_here_or_too_much_is_refused(tmp_path: Path, guest: Guest) -> None:
    assert table_with(guest, "0" * 64).status_code == 409
    assert table_with(guest, "/etc").status_code == 409
    assert table_with(guest, "../content").status_code == 409
    assert guest.get("packs/nowhere").status_code == 404
    assert guest.get(f"packs/{'0' * 64}/file").status_code == 404
    assert bring(guest, b"x" * (LONGEST_ARCHIVE + 1)).status_code == 413
    with an_app(a_hub(tmp_path / "small.sqlite", Limits(packs=0))) as client:
        assert bring(Guest(client)).status_code == 503


def test_blobs_stay_as_they_were_kept_first(tmp_path: Path) -> None:
    async def run() -> tuple[bytes | None, bytes | None, int]:
        store = SqliteStore(tmp_path / "store.sqlite")
        await store.keep_blob("pack", "a", b"one")
        await store.keep_blob("pack", "a", b"two")
        await store.keep_blob("other", "a", b"three")
        found = await store.blob("pack", "a"), await store.blob("pack", "b"), await store.blobs("pack")
        await store.close()
        return found

    assert asyncio.run(run()) == (b"one", None, 1)


def test_the_games_own_content_is_named_in_the_record(guest: Guest) -> None:
    table = guest.create("me", "bot")
    record = guest.get(f"tables/{table.id}/record").json()
    assert record["pack"] == library.own_content(GAME)
    assert "archive" not in record


def test_nobody_fills_the_disk_with_packs(shelf: None, file: Path) -> None:
    """What one person may bring has a limit in number and in bytes; what is there already costs nothing."""

    def pack(number: int) -> bytes:
        label = f'game = "higher"\nname = "Pack {number}"\nauthor = "Ada"\n'
        return zipped({"pack.toml": label, "deck.toml": f"cards = {30 + number}\nmost_stake = 4\n"})

    with an_app(a_hub(file, Limits(packs_per_person=2))) as client:
        guest = Guest(client)
        assert [bring(guest, pack(number)).status_code for number in (1, 2, 3, 1)] == [201, 201, 429, 201]
    with an_app(a_hub(file.with_name("other.sqlite3"), Limits(pack_bytes_per_person=len(pack(1)) + 50))) as client:
        guest = Guest(client)
        assert [bring(guest, pack(number)).status_code for number in (1, 2)] == [201, 429]
