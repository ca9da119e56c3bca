"""The studio over HTTP: drafts are begun, changed, read, kept and played; and what is refused."""

import asyncio
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine import library, registry
from tafelrunde.engine.archive import LONGEST_ARCHIVE, unzipped, zipped
from tafelrunde.engine.pack import LONGEST_FILE
from tafelrunde.server.archive import Here
from tafelrunde.server.limits import Limits
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.studio.desk import Desk
from tafelrunde.server.studio.wire import NewDraft
from tests.server.helpers import Created, Guest, Json, a_hub, an_app

DECK = "deck.toml"


@pytest.fixture(autouse=True)
def empty_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "_packs", {})


@pytest.fixture
def limits() -> Limits:
    return Limits(drafts_per_person=3, versions=2, lab_games=40, reading_seconds=1e6)  # on however busy a machine


@pytest.fixture
def designer(shelf: None, file: Path, limits: Limits) -> Iterator[Guest]:
    """Somebody at a server with a studio."""
    hub = a_hub(file, limits)
    with an_app(hub, desk=Desk(hub, Here(), file.with_name("lab"), is_open=True)) as client:
        yield Guest(client)


def begun(guest: Guest, **more: Any) -> str:
    answer = guest.post("studio/drafts", {"game": "higher", **more})
    assert answer.status_code == 201, answer.text
    key: str = answer.json()["key"]
    return key


def opened(guest: Guest, key: str) -> Json:
    answer = guest.get(f"studio/drafts/{key}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def save(guest: Guest, key: str, version: int, text: str, **more: Any) -> Any:
    return guest.post(f"studio/drafts/{key}", {"version": version, "files": {DECK: text}, **more})


def test_a_draft_begins_as_its_game_and_keeps_what_is_changed(designer: Guest) -> None:
    key = begun(designer, name="  Many   cards ")
    draft = opened(designer, key)
    assert (draft["game"], draft["name"], draft["version"]) == ("higher", "Many cards", 1)
    assert draft["files"] == draft["base"] == library.files_of(registry.find("higher"), "")
    saved = save(designer, key, 1, "# mine\ncards = 40\nmost_stake = 4\n").json()
    assert (saved["version"], saved["looked"]["mistake"]) == (2, None)
    (deck,) = [zone for zone in saved["looked"]["exhibits"][0]["zones"] if zone["id"] == "deck"]
    assert deck["count"] == 40 - 3 * 5  # three hands of five are dealt
    assert opened(designer, key)["files"][DECK].startswith("# mine")
    assert library.contents() == []


def test_a_mistake_is_told_in_the_words_of_check_and_kept_nevertheless(designer: Guest) -> None:
    key = begun(designer)
    looked = save(designer, key, 1, "cards = 3\nmost_stake = 4\n").json()["looked"]
    assert looked["mistake"] == {"file": DECK, "where": "cards", "what": "Expected `int` >= 28"}
    looked = save(designer, key, 2, "cards = = 3").json()["looked"]
    assert looked["mistake"]["what"].startswith("is not TOML: Invalid value (at line 1, column 9)")
    assert opened(designer, key)["files"][DECK] == "cards = = 3"
    assert designer.post(f"studio/drafts/{key}/pack", {}).status_code == 409


def test_a_second_tab_is_told(designer: Guest) -> None:
    key = begun(designer)
    assert save(designer, key, 1, "cards = 40\nmost_stake = 4\n").status_code == 200
    late = save(designer, key, 1, "cards = 50\nmost_stake = 4\n")
    assert late.status_code == 409
    assert "changed elsewhere" in late.json()["error"]
    assert opened(designer, key)["files"][DECK].startswith("cards = 40")


def test_a_draft_outlives_the_server(shelf: None, file: Path) -> None:
    hub = a_hub(file)
    with an_app(hub, desk=Desk(hub, Here(), file.with_name("lab"), is_open=True)) as client:
        key = begun(Guest(client))
        save(Guest(client), key, 1, "cards = 41\nmost_stake = 4\n")
    again = a_hub(file)
    with an_app(again, desk=Desk(again, Here(), file.with_name("lab"), is_open=True)) as client:
        assert opened(Guest(client), key)["files"][DECK] == "cards = 41\nmost_stake = 4\n"


def test_versions_are_kept_with_a_note_and_brought_back(designer: Guest) -> None:
    key = begun(designer)
    first = opened(designer, key)["files"]
    assert [one["note"] for one in designer.post(f"studio/drafts/{key}/versions", {"note": "as it was"}).json()] == [
        "as it was"
    ]
    save(designer, key, 1, "cards = 42\nmost_stake = 4\n")
    back = designer.post(f"studio/drafts/{key}/versions/1", {}).json()
    assert back["files"] == first
    assert [one["number"] for one in back["versions"]] == [2, 1]
    again = designer.post(f"studio/drafts/{key}/versions/2", {}).json()
    assert again["files"][DECK] == "cards = 42\nmost_stake = 4\n"
    assert [one["number"] for one in again["versions"]] == [3, 2]
    assert designer.post(f"studio/drafts/{key}/versions/1", {}).status_code == 404


def test_a_draft_is_copied_exported_imported_and_played(designer: Guest) -> None:
    key = begun(designer, name="Mine")
    save(designer, key, 1, "# a comment\ncards = 30\nmost_stake = 4\n")
    twin = designer.post(f"studio/drafts/{key}/copy", {}).json()["key"]
    assert opened(designer, twin)["files"] == opened(designer, key)["files"]
    card = designer.post(f"studio/drafts/{key}/pack", {}).json()
    archive = designer.get(f"packs/{card['content']}/file").content
    assert unzipped(archive)[DECK].startswith("# a comment")
    brought = designer.client.post("/api/studio/drafts/file", content=archive).json()["key"]
    assert opened(designer, brought)["name"] == "Mine"
    assert opened(designer, brought)["files"] == opened(designer, key)["files"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ben"}]
    table = designer.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 3}, "pack": card["content"]})
    with Created(designer, table.json()).visit() as visit:
        visit.play_on()
    assert designer.get(f"tables/{table.json()['table']}/record").json()["pack"] == card["content"]


def test_a_draft_can_start_from_a_pack(designer: Guest) -> None:
    pack = zipped({"pack.toml": 'game = "higher"\nname = "Few"\n', DECK: "cards = 30\nmost_stake = 4\n"})
    content = designer.client.post("/api/packs", content=pack).json()["content"]
    draft = opened(designer, begun(designer, pack=content))
    assert draft["files"] == draft["base"] == {DECK: "cards = 30\nmost_stake = 4\n"}
    assert designer.post("studio/drafts", {"game": "higher", "pack": "f" * 64}).status_code == 409


def test_a_draft_is_thrown_away(designer: Guest) -> None:
    key = begun(designer)
    assert designer.client.delete(f"/api/studio/drafts/{key}").status_code == 204
    assert designer.get(f"studio/drafts/{key}").status_code == 404


def test_quotas_hold(designer: Guest) -> None:
    for _ in range(3):
        key = begun(designer)
    assert designer.post("studio/drafts", {"game": "higher"}).status_code == 429
    assert save(designer, key, 1, "#" * (LONGEST_FILE + 1)).status_code == 413
    many = {f"f{number}.toml": "" for number in range(201)}
    assert designer.post(f"studio/drafts/{key}", {"version": 1, "files": many}).status_code == 413
    large = {f"f{number}.toml": "#" * 200_000 for number in range(6)}
    assert designer.post(f"studio/drafts/{key}", {"version": 1, "files": large}).status_code == 413
    assert designer.client.post("/api/studio/drafts/file", content=b"x" * (LONGEST_ARCHIVE + 1)).status_code == 413
    assert designer.post(f"studio/drafts/{key}/lab", {"games": 41, "language": "en"}).status_code in (400, 409)
    assert opened(designer, key)["version"] == 1


def test_who_asks_too_much_is_read_later_but_loses_nothing(shelf: None, file: Path) -> None:
    hub = a_hub(file, Limits(reading_seconds=0, reading_share=0))
    with an_app(hub, desk=Desk(hub, Here(), file.with_name("lab"), is_open=True)) as client:
        guest = Guest(client)
        key = begun(guest)
        saved = save(guest, key, 1, "cards = 40\nmost_stake = 4\n").json()
        assert (saved["version"], saved["looked"]["busy"]) == (2, True)
        assert opened(guest, key)["files"][DECK].startswith("cards = 40")


@pytest.mark.parametrize("name", ["../x.toml", "pack.toml", "X.TOML", "a b.toml", "", "c:\\x.toml", "con.toml\0"])
def test_no_file_is_called_like_that(designer: Guest, name: str) -> None:
    key = begun(designer)
    assert designer.post(f"studio/drafts/{key}", {"version": 1, "files": {name: ""}}).status_code == 400


def test_where_the_host_wants_none_there_is_none(guest: Guest) -> None:
    assert guest.get("studio").json()["open"] is False
    assert guest.post("studio/drafts", {"game": "higher"}).status_code == 403
    assert guest.get("studio/drafts/abc").status_code == 403


def test_whatever_is_written_the_server_answers(designer: Guest) -> None:
    """Nonsense is kept as it is, and told in a sentence; a table beside it plays on."""
    luck = random.Random(4)
    key = begun(designer)
    signs = string.printable + "äß€\u202e\u0301{}[]=\"'#"
    usual = "cards = 40\nmost_stake = 4\n"
    for version in range(1, 121):
        text = "".join(luck.choice(signs) for _ in range(luck.randrange(200)))
        if version % 3 == 0:  # something almost right
            at = luck.randrange(len(usual))
            text = usual[:at] + luck.choice(signs) + usual[at + luck.randrange(3) :]
        if version % 10 == 0:
            text = luck.choice(["[" * 5000, "a" + ".a" * 5000 + " = 1", "x = " + "9" * 5000, "x = [" + "[1]," * 3000 + "]"])
        answer = save(designer, key, version, text)
        assert answer.status_code == 200, answer.text
        looked = answer.json()["looked"]
        assert looked["mistake"] is not None or looked["exhibits"]
        assert opened(designer, key)["files"][DECK] == text
    assert designer.get("games").status_code == 200


def test_bodies_that_make_no_sense_are_refused(designer: Guest) -> None:
    key = begun(designer)
    strange: tuple[Any, ...] = ({}, {"version": "1"}, {"version": 1, "files": []}, {"version": 1, "files": {DECK: 3}}, [])
    for body in strange:
        assert designer.post(f"studio/drafts/{key}", body).status_code in (400, 409)
    assert designer.post("studio/drafts", {"game": "<script>"}).status_code == 404
    assert designer.client.post("/api/studio/drafts/file", content=b"no zip").status_code == 400


def test_markup_in_a_name_is_only_text(designer: Guest) -> None:
    key = begun(designer, name="<img src=x onerror=alert(1)>\u0000\n")
    assert opened(designer, key)["name"] == "<img src=x onerror=alert(1)>"
    answer = designer.get(f"studio/drafts/{key}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_store_keeps_only_the_hash_of_a_key(designer: Guest, file: Path) -> None:
    key = begun(designer)
    assert key.encode() not in b"".join(one.read_bytes() for one in file.parent.glob("tables.sqlite3*"))


def test_two_who_save_at_once_do_not_both_win(shelf: None, file: Path) -> None:
    """The store itself refuses the second, whatever both had read."""

    async def both() -> list[Any]:
        hub = a_hub(file, store=SqliteStore(file))
        desk = Desk(hub, Here(), file.with_name("lab"), is_open=True)
        draft = await desk.find((await desk.begin(NewDraft("higher"), "somebody")).key)
        results = await asyncio.gather(
            *(desk.drafts.save(draft.id, 1, {DECK: f"cards = {cards}\n"}, [], None) for cards in (40, 50)),
            return_exceptions=True,
        )
        await hub.close()
        return results

    results = asyncio.run(both())
    assert sum(one is None for one in results) == 1
