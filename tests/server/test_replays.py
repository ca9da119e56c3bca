"""Replays over HTTP: what a finished game shows to all, a running one only to its own, and what is done with records."""

from pathlib import Path
from typing import Any

import pytest

from higher.game import Higher
from tafelrunde.engine import registry
from tests.server.helpers import Created, Guest, Json, a_hub, an_app


def finished(guest: Guest) -> Created:
    """A table that has been played to its end."""
    table = guest.create("me", "bot")
    with table.visit() as visit:
        visit.play_on()
    return table


def card(guest: Guest, table: Created | str, keys: list[str] | None = None) -> Any:
    name = table if isinstance(table, str) else table.id
    return guest.post(f"tables/{name}/replay", {"keys": keys or []})


def frames(guest: Guest, table: Created, **wanted: object) -> Any:
    return guest.post(f"tables/{table.id}/replay/frames", {"viewer": -1, "start": 0} | wanted)


def record_of(guest: Guest, table: Created) -> Json:
    found: Json = guest.get(f"tables/{table.id}/record").json()
    return found


def test_a_finished_game_is_open_to_everybody(guest: Guest) -> None:
    table = finished(guest)
    found = card(guest, table).json()
    length = len(record_of(guest, table)["actions"])
    assert found["viewers"] == [-1, -2, 0, 1]
    assert (found["length"], found["over"], found["finished"]) == (length, True, True)
    assert found["curve"][-1]["version"] == length
    assert {0, length} <= set(found["steps"])
    assert [seat["name"] for seat in found["seats"]] == ["me 0", "bot 1"]


def test_frames_come_in_a_row(guest: Guest) -> None:
    table = finished(guest)
    row = frames(guest, table, viewer=0, start=2, count=3).json()["frames"]
    assert [frame["version"] for frame in row] == [2, 3, 4]
    assert [frame.get("base") for frame in row] == [None, 2, 3]
    assert all(frame["seat"] == 0 and not frame.get("offers") and not frame.get("patch") for frame in row)
    again = frames(guest, table, viewer=0, start=3, count=2, fresh=False).json()["frames"]
    assert again == row[1:]


def test_frames_outside_the_game_are_refused(guest: Guest) -> None:
    table = finished(guest)
    assert frames(guest, table, start=-1).status_code == 400
    assert frames(guest, table, start=999).status_code == 400
    assert frames(guest, table, viewer=7).status_code == 403
    assert card(guest, "nowhere").status_code == 404


def test_a_running_game_shows_itself_only_to_its_own_and_without_secrets(guest: Guest) -> None:
    table = guest.create("me", "link")
    assert card(guest, table).status_code == 403
    mine = card(guest, table, table.keys).json()
    assert mine["viewers"] == [-2, 0]
    assert not any(point["chances"] for point in mine["curve"])
    assert card(guest, table, [table.watch]).json()["viewers"] == [-2]
    assert frames(guest, table, viewer=0, keys=table.keys).status_code == 200
    assert frames(guest, table, viewer=-1, keys=table.keys).status_code == 403
    assert frames(guest, table, viewer=1, keys=table.keys).status_code == 403
    assert guest.post(f"tables/{table.id}/replay/fork", {"version": 0, "seat": 0}).status_code == 403


def test_a_running_game_grows_under_its_replay(guest: Guest) -> None:
    table = guest.create("me", "bot")
    before = card(guest, table, table.keys).json()["length"]
    with table.visit() as visit:
        visit.play_on()
    after = card(guest, table).json()
    assert after["length"] > before
    assert -1 in after["viewers"]


def test_a_fork_goes_on_from_there(guest: Guest) -> None:
    table = finished(guest)
    whole = record_of(guest, table)
    answer = guest.post(f"tables/{table.id}/replay/fork", {"version": 3, "seat": 0, "level": "bold", "name": "Eva"})
    assert answer.status_code == 201, answer.text
    fork = Created(guest, answer.json())
    with fork.visit() as visit:
        assert [seat["kind"] for seat in visit.welcome["seats"]] == ["person", "bot"]
        assert visit.welcome["seats"][0]["name"] == "Eva"
        visit.play_on()
    played = record_of(guest, fork)
    assert played["actions"][:3] == whole["actions"][:3]
    assert (played["seed"], played["options"]) == (whole["seed"], whole["options"])


def test_a_fork_survives_a_restart(shelf: None, file: Path) -> None:
    with an_app(a_hub(file)) as client:
        guest = Guest(client)
        table = finished(guest)
        fork = Created(guest, guest.post(f"tables/{table.id}/replay/fork", {"version": 2, "seat": 0}).json())
    with an_app(a_hub(file)) as client:
        guest = fork.guest = Guest(client)
        with fork.visit() as visit:
            assert visit.seen["version"] >= 2
            visit.play_on()


@pytest.mark.parametrize(
    ("fork", "status"),
    [
        ({"version": 999, "seat": 0}, 400),
        ({"version": -1, "seat": 0}, 400),
        ({"version": 1, "seat": 9}, 400),
        ({"version": 1, "seat": 0, "level": "divine"}, 400),
        ({"version": 1, "seat": 0, "name": "\x00"}, 400),
    ],
)
def test_impossible_forks_are_refused(guest: Guest, fork: Json, status: int) -> None:
    assert guest.post(f"tables/{finished(guest).id}/replay/fork", fork).status_code == status


def test_a_game_cannot_be_forked_after_its_end(guest: Guest) -> None:
    table = finished(guest)
    end = len(record_of(guest, table)["actions"])
    answer = guest.post(f"tables/{table.id}/replay/fork", {"version": end, "seat": 0})
    assert (answer.status_code, "over" in answer.text) == (400, True)


def test_a_record_is_verified(guest: Guest) -> None:
    table = finished(guest)
    verdict = guest.get(f"tables/{table.id}/replay/verify").json()
    assert verdict["fine"]
    assert verdict["actions"] == len(record_of(guest, table)["actions"])
    assert sum(verdict["outcome"]) == pytest.approx(1)


# --- records from elsewhere -------------------------------------------------------------------------------------------


def test_a_record_can_be_brought_and_looked_at(guest: Guest) -> None:
    record = record_of(guest, finished(guest))
    answer = guest.post("records", record)
    assert answer.status_code == 201, answer.text
    uploaded = answer.json()
    assert (uploaded["actions"], uploaded["over"]) == (len(record["actions"]), True)
    found = card(guest, uploaded["table"]).json()
    assert found["length"] == len(record["actions"])
    assert guest.get(f"tables/{uploaded['table']}/record").json() == record
    assert guest.get(f"tables/{uploaded['table']}/replay/verify").json()["fine"]


def test_an_unfinished_record_is_open_too_and_nobody_plays_on(guest: Guest) -> None:
    record = record_of(guest, finished(guest))
    record["actions"] = record["actions"][:4]
    uploaded = guest.post("records", record).json()
    found = card(guest, uploaded["table"]).json()
    assert (found["over"], found["finished"], found["length"]) == (True, False, 4)
    assert guest.post(f"tables/{uploaded['table']}/replay/fork", {"version": 4, "seat": 0}).status_code == 201
    assert guest.get(f"tables/{uploaded['table']}/record").json()["actions"] == record["actions"]


@pytest.mark.parametrize(
    ("change", "status", "word"),
    [
        ({"version": "0"}, 409, "version 0 of the rules"),
        ({"game": "chess"}, 409, "chess"),
        ({"seed": None}, 409, "no seed"),
        ({"seed": 1 << 70}, 400, "seed"),
        ({"pack": "/etc"}, 409, "pack"),
        ({"actions": ["xyzzy"]}, 409, "action 1"),
        ({"options": {"rounds": 99}}, 409, "rounds"),
        ({"seats": []}, 409, "seats"),
        ({"format": 2}, 409, "format"),
    ],
)
def test_records_that_cannot_be_played_are_refused_with_a_clear_word(
    guest: Guest, change: Json, status: int, word: str
) -> None:
    answer = guest.post("records", record_of(guest, finished(guest)) | change)
    assert (answer.status_code, word in answer.json()["error"]) == (status, True), answer.text


def test_old_tables_are_brought_up_to_date_or_refused(shelf: None, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with an_app(a_hub(file)) as client:
        table = finished(Guest(client))

    class Newer(Higher):
        version = "2"

        def migrate(self, version: str, choices: Json, actions: list[str]) -> tuple[Json, list[str]] | None:
            return (choices, actions) if version == "1" else None

    class Newest(Higher):
        version = "3"

    monkeypatch.setattr(registry, "games", lambda: {"higher": Newer()})
    with an_app(a_hub(file)) as client:
        found = card(Guest(client), table).json()
        assert (found["played"], found["rules"]) == ("1", "2")
    monkeypatch.setattr(registry, "games", lambda: {"higher": Newest()})
    with an_app(a_hub(file)) as client:
        answer = card(Guest(client), table)
        assert (answer.status_code, "version 1 of the rules" in answer.text) == (409, True)
