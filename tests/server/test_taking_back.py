"""Taking back together: asking, agreeing and refusing over the wire, what the store keeps, and games with undos seen again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.helpers import Created, Guest, Json, Visit, heard_in, whole
from tests.server.test_agreements import decider, seat_of, two


def boasted(ada: Visit, bea: Visit) -> tuple[Visit, Visit]:
    """The lead has named a stake and the other one has boasted: the lead alone cannot take its stake back any more."""
    lead, other = decider(ada, bea)
    lead.act("stake 2")
    other.hear("update")
    other.act("boast", seat=seat_of(other))
    lead.hear("update")
    return lead, other


def propose(visit: Visit) -> None:
    visit.say(type="propose", seat=seat_of(visit), what="undo", about=seat_of(visit))


def entries(file: Path, table: str) -> list[str]:
    """All that the store keeps of a table, in its order."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT entry FROM actions WHERE table_id = ? ORDER BY number", (table,))
        return [row[0] for row in rows]


def test_all_together_go_back_beyond_another_seat(client: TestClient[Litestar], file: Path) -> None:
    table, key = two(Guest(client))
    with table.visit() as ada, table.visit(key) as bea:
        lead, other = boasted(ada, bea)
        mine, theirs = seat_of(lead), seat_of(other)
        assert lead.seen["undo"] == {"agreed": 2, "ask": True}
        lead.say(type="undo", seat=mine, version=lead.seen["version"])
        assert "cannot be taken back" in lead.hear("refused")["error"]
        propose(lead)
        question = other.hear("question")
        assert (question["what"], question["about"], question["count"]) == ("undo", mine, 2)
        assert question["waiting"] == [theirs]
        other.say(type="vote", seat=theirs, number=question["number"], yes=True)
        for visit in (lead, other):
            outcomes = []
            while visit.seen["version"] < 3 or "agreed" not in outcomes:
                outcomes.append(visit.hear("update", "question").get("outcome"))
            update = visit.seen
            assert update["version"] == 3
            assert update["scene"]["asked"] == mine
            line = heard_in(update)[-1]
            assert line["back"] == 0
            assert line["happenings"][0]["text"]["id"] == "taken-back-agreed"
            assert line["happenings"][0]["text"]["args"]["count"] == 2
        lead.act("stake 3")
    assert entries(file, table.id) == ["stake 2", f"@{theirs} boast", f"!back {mine} 2 agreed", "stake 3"]


def test_one_seat_can_refuse(client: TestClient[Litestar], file: Path) -> None:
    table, key = two(Guest(client))
    with table.visit() as ada, table.visit(key) as bea:
        lead, other = boasted(ada, bea)
        propose(lead)
        number = other.hear("question")["number"]
        other.say(type="vote", seat=seat_of(other), number=number, yes=False)
        assert [lead.hear("question")["outcome"] for _ in range(2)] == ["open", "refused"]
        assert lead.seen["version"] == 2
        assert len(entries(file, table.id)) == 2
        lead.say(type="vote", seat=seat_of(lead), number=number, yes=True)
        assert "no longer open" in lead.hear("refused")["error"]


def test_a_question_is_dropped_when_the_game_goes_on(guest: Guest) -> None:
    """Else a secret that came out meanwhile could be taken back."""
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        lead, other = boasted(ada, bea)
        propose(lead)
        number = other.hear("question")["number"]
        layer, watcher = decider(lead, other)
        layer.act(layer.seen["offers"]["offers"][0]["action"])
        assert [watcher.hear("question")["outcome"] for _ in range(2 if watcher is lead else 1)][-1] == "dropped"
        other.say(type="vote", seat=seat_of(other), number=number, yes=True)
        assert "no longer open" in other.hear("refused")["error"]
        propose(lead)
        assert "cannot be taken back" in lead.hear("refused")["error"]


@pytest.fixture
def undone(guest: Guest) -> tuple[Guest, Created, Json]:
    """A finished game in which things were taken back, alone and together, and its record."""
    table, key = two(guest)
    with table.visit() as ada, table.visit(key) as bea:
        lead, other = boasted(ada, bea)
        propose(lead)
        other.say(type="vote", seat=seat_of(other), number=other.hear("question")["number"], yes=True)
        lead.hear("update")
        lead.act("stake 1")
        lead.say(type="undo", seat=seat_of(lead), version=lead.seen["version"])
        lead.hear("update")
        lead.act("stake 3")
    with table.visit(table.keys[0], key) as both:
        both.play_on()
    return guest, table, guest.get(f"tables/{table.id}/record").json()


def test_a_replay_counts_only_what_stands(undone: tuple[Guest, Created, Json]) -> None:
    guest, table, record = undone
    length = len(record["actions"])
    assert record["actions"][0] == "stake 3"
    card = guest.post(f"tables/{table.id}/replay", {"keys": []}).json()
    assert (card["length"], card["finished"], card["curve"][-1]["version"]) == (length, True, length)
    wanted = {"viewer": -1, "start": 0, "count": 40}
    frames = guest.post(f"tables/{table.id}/replay/frames", wanted).json()["frames"]
    assert [frame["version"] for frame in frames] == list(range(length + 1))
    seen: Json = {}
    for frame in frames:
        seen = whole(frame, seen)
    assert seen["scene"]["result"]
    said = [happening["text"]["id"] for frame in frames for entry in heard_in(frame) for happening in entry["happenings"]]
    assert not any("taken-back" in message for message in said)
    assert guest.get(f"tables/{table.id}/replay/verify").json()["fine"]


def test_a_fork_begins_after_actions_that_stand(undone: tuple[Guest, Created, Json]) -> None:
    guest, table, record = undone
    for version in range(len(record["actions"])):
        answer = guest.post(f"tables/{table.id}/replay/fork", {"version": version, "seat": 0, "level": "bold"})
        assert answer.status_code == 201, answer.text
        fork = Created(guest, answer.json())
        with fork.visit() as visit:
            visit.play_on()
        played = guest.get(f"tables/{fork.id}/record").json()
        assert played["actions"][:version] == record["actions"][:version]


def test_a_record_with_undos_can_be_taken_elsewhere(undone: tuple[Guest, Created, Json]) -> None:
    guest, _, record = undone
    answer = guest.post("records", record)
    assert answer.status_code == 201, answer.text
    assert (answer.json()["actions"], answer.json()["over"]) == (len(record["actions"]), True)
