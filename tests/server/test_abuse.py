"""One stranger who does his worst: what was once reproduced from outside, and what becomes of it now."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from higher.game import Higher
from tafelrunde.engine import registry
from tafelrunde.engine.say import say
from tafelrunde.engine.scene import Fame
from tafelrunde.server import live, wire
from tafelrunde.server.fair_queue import NOBODY, Claim
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import Limits, NotAllowed, checked_line, checked_name, person_at
from tafelrunde.server.listener import Listener
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import Keeping
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.room import NotPossible
from tests.patience import PATIENCE
from tests.server.helpers import Created, Guest, InPlace, a_hub, an_app
from tests.server.test_hub import new, play, until, watch, with_hub
from tests.server.test_replays import finished, record_of

# --- thinking ---------------------------------------------------------------------------------------------------------


class Noting(InPlace):
    """Notes for whom it thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.claims: list[Claim] = []

    async def choose(self, *about: Any) -> str:
        self.claims.append(about[-1])
        await asyncio.sleep(0)
        return await super().choose(*about[:-1])


@pytest.mark.usefixtures("shelf")
def test_tables_where_nobody_is_present_pause(file: Path) -> None:
    """Neither a table of computers that nobody watches plays on, nor one that all people have left."""
    thinkers = Noting()

    async def work(hub: Hub) -> None:
        alone = await hub.open((await hub.create(new("bot", "bot"), "me")).table)
        left = await hub.open((await hub.create(new("me", "bot", rounds=7), "me")).table)
        listener = Listener([0], 0)
        left.arrive(listener)
        await until(lambda: left.room.asked == 0)
        left.leave(listener)
        while left.room.asked == 0:
            await play(left, 1)
        await asyncio.sleep(0.05)
        assert (alone.version, left.room.asked) == (0, 1)
        thinkers.claims.clear()
        watch(left)  # a spectator is no player
        await asyncio.sleep(0.05)
        assert left.room.asked == 1
        assert not thinkers.claims
        watch(alone)
        await until(lambda: alone.room.over)

    with_hub(a_hub(file, thinkers=thinkers), work)


@pytest.mark.usefixtures("shelf")
def test_a_thought_that_waits_is_given_up_when_all_leave(file: Path) -> None:
    class Slow(InPlace):
        thinking = 0

        async def choose(self, *_: Any) -> str:
            self.thinking += 1
            try:
                await asyncio.sleep(3600)
            finally:
                self.thinking -= 1
            return ""

    thinkers = Slow()

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("bot", "bot"), "me")).table)
        listener = watch(table)
        await until(lambda: thinkers.thinking == 1)
        table.leave(listener)
        watch(table)  # and back at once
        await until(lambda: thinkers.thinking == 1)
        table.leave(next(iter(table.listeners)))
        await until(lambda: thinkers.thinking == 0)

    with_hub(a_hub(file, thinkers=thinkers), work)


@pytest.mark.usefixtures("shelf")
def test_a_thought_is_claimed_by_who_is_here(file: Path) -> None:
    thinkers = Noting()

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "bot"), "me")).table)
        listener = Listener([0], 0)
        listener.person = "192.0.2.7"
        table.arrive(listener)
        while table.room.asked == 0:
            await play(table, 1)
        await until(lambda: bool(thinkers.claims))
        assert set(thinkers.claims) == {Claim(("192.0.2.7",), table.kept.id)}
        assert thinkers.claims[0] != NOBODY

    with_hub(a_hub(file, thinkers=thinkers), work)


# --- work that costs --------------------------------------------------------------------------------------------------


def test_playing_games_again_has_a_budget(shelf: None, file: Path) -> None:
    """`verify` in a loop is refused after a while, and play goes on; others have a budget of their own."""
    limits = Limits(costly_seconds=0.05, costly_share=0.0001)
    with an_app(a_hub(file, limits)) as client:
        guest = Guest(client)
        table = finished(guest)
        answers = [guest.get(f"tables/{table.id}/replay/verify") for _ in range(40)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert "wait" in answers[-1].json()["error"]
        assert guest.post(f"tables/{table.id}/replay", {"keys": []}).status_code == 429
        assert guest.post(f"tables/{table.id}/replay/frames", {"viewer": -2, "start": 0}).status_code == 429
        assert guest.post(f"tables/{table.id}/replay/fork", {"version": 1, "seat": 0}).status_code == 429
        assert guest.post("records", record_of(guest, table)).status_code == 429
        with guest.create("me", "bot").visit() as visit:
            visit.play_on()


@pytest.mark.usefixtures("shelf")
def test_each_has_a_budget_of_his_own(file: Path) -> None:
    async def work(hub: Hub) -> None:
        hub.archive.spend("stranger", 100)
        assert await hub.archive.ask("honest", "", len, "abc") == 3

    with_hub(a_hub(file, Limits(costly_seconds=1)), work)


@pytest.mark.usefixtures("shelf")
def test_lists_of_tables_that_are_put_away_cost_something(file: Path) -> None:
    async def work(hub: Hub) -> None:
        names = [(await hub.create(new("me", "here"), "me")).table for _ in range(4)]
        for name in names:
            del hub.tables[name]
        hub.archive.spend("stranger", 0.97)
        cards = hub.mine(wire.Keys({name: ["x"] for name in names}), "stranger")
        with pytest.raises(Trouble, match="wait"):
            await cards

    with_hub(a_hub(file, Limits(costly_seconds=1, costly_share=0.0001)), work)


# --- memory -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("shelf")
def test_looking_back_from_everywhere_fills_no_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "UPDATES_KEPT", 20_000)

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here", "here", rounds=7), "me")).table)
        await play(table, 20)
        for since in range(-1, 21):
            for viewer in (-2, 0, 1, 2):
                table.update(viewer, since)
        assert 0 < table._updates.size <= 20_000
        assert table._updates.size == sum(map(len, table._updates._texts.values()))

    with_hub(a_hub(file), work)


@pytest.mark.usefixtures("shelf")
def test_a_table_has_an_end(file: Path) -> None:
    """Moving and taking back for ever fills neither memory nor disk."""

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here", rounds=7), "me")).table)
        await play(table, 5)
        with pytest.raises(NotPossible, match="keeps no more"):
            await play(table, 1)
        assert table.version == 5

    with_hub(a_hub(file, Limits(entries=5)), work)


@pytest.mark.usefixtures("shelf")
def test_old_lines_of_chat_are_forgotten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.sql.CHAT_KEPT", 3)

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        for number in range(8):
            await table.talk(0, str(number))
        assert isinstance(hub.store, SqliteStore)
        lines = hub.store._written.execute("SELECT text FROM chat ORDER BY number").fetchall()
        assert [text for (text,) in lines] == ["5", "6", "7"]

    with_hub(a_hub(file), work)


# --- nonsense ---------------------------------------------------------------------------------------------------------

DEEP = b'{"game":' + b"[" * 30_000 + b"]" * 30_000 + b"}"


@pytest.mark.parametrize("headers", [{"host": "[::1"}, {"host": "a:b:c"}, {"host": "x:99999"}, {"origin": "http://["}])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/x", "/api/nothing"])
def test_names_that_cannot_be_read_are_refused(
    guest: Guest, path: str, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    answer = guest.client.get(path, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert all(record.exc_info is None for record in caplog.records)
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) <= 1


@pytest.mark.parametrize("path", ["/" + "x" * 9000, "/api/tables/" + "x" * 9000, "/assets/" + "y" * 300 + ".js", "/a" * 400])
def test_long_addresses_are_refused(guest: Guest, path: str, caplog: pytest.LogCaptureFixture) -> None:
    answer = guest.client.get(path)
    assert answer.status_code < 500 or "has not been built" in answer.text, answer.text
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize("path", ["tables", "tables/mine", "records", "tables/x/replay"])
def test_deep_nesting_is_refused(guest: Guest, path: str, caplog: pytest.LogCaptureFixture) -> None:
    answer = guest.client.post(f"/api/{path}", content=DEEP, headers={"content-type": "application/json"})
    assert (answer.status_code, "error" in answer.json()) == (400, True)
    assert [record.levelno for record in caplog.records if record.name.startswith("tafelrunde")] == [logging.WARNING]
    assert all(record.exc_info is None for record in caplog.records)


def test_deep_nesting_over_a_socket_is_refused(guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    deep = '{"type":"act","seat":' + "[" * 30_000 + "]" * 30_000 + "}"
    table = guest.create("me", "here")
    with table.visit() as visit:
        visit.session.send_text(deep)
        assert "no message" in visit.hear("refused")["error"]
    with table.connect() as session:
        session.send_text(deep)
        with pytest.raises(WebSocketDisconnect, match="hello"):
            session.receive_json(timeout=PATIENCE)
    assert not caplog.records


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/msgpack", "application/jsonx"]
)
def test_only_json_is_taken(guest: Guest, kind: str) -> None:
    body = json.dumps({"game": "higher", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    answer = guest.client.post("/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == 415, answer.text
    assert guest.client.post(
        "/api/tables", content=body, headers={"content-type": "application/json; charset=UTF-8"}
    ).is_success


@pytest.mark.parametrize("change", [{"seed": "1"}, {"seed": 1.0}, {"format": "1"}, {"seats": {}}, {"actions": "x"}])
def test_types_are_meant(guest: Guest, change: dict[str, Any]) -> None:
    record = record_of(guest, finished(guest))
    assert guest.post("records", record | change).status_code == 400
    assert guest.post("records", record).status_code == 201


# --- fame -------------------------------------------------------------------------------------------------------------


class Glory(Higher):
    """Whoever finishes it is famous."""

    famous = True

    def fame(self, state: Any) -> Fame:
        return Fame("1", say("chapter"), say("level"), 1, 10)


@pytest.mark.usefixtures("shelf")
def test_only_games_that_people_played_here_are_famous(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"higher": Glory()})

    def famous(guest: Guest) -> list[list[str]]:
        return [one["players"] for one in guest.get("games/higher/fame").json()]

    with an_app(a_hub(file)) as client:
        guest = Guest(client)
        bots = guest.create("bot", "bot")
        with bots.visit(bots.watch) as visit:
            visit.play_on()
        assert famous(guest) == []
        honest = finished(guest)
        assert famous(guest) == [["me 0"]]
        end = len(record_of(guest, honest)["actions"])
        for version in (0, end - 1):
            answer = guest.post(f"tables/{honest.id}/replay/fork", {"version": version, "seat": 0, "name": "Forger"})
            with Created(guest, answer.json()).visit() as visit:
                visit.play_on()
        lazy = guest.create("me", "bot")
        with lazy.visit() as visit:
            visit.say(type="propose", seat=0, what="stand-in", about=0)
            while not visit.seen["scene"].get("result"):
                visit.hear("update")
        assert famous(guest) == [["me 0"]]


# --- room for others --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("shelf")
def test_one_person_does_not_fill_the_server(file: Path) -> None:
    limits = Limits(tables=10, tables_per_person=3)

    async def work(hub: Hub) -> None:
        for _ in range(3):
            await hub.create(new("me", "here"), "stranger")
        with pytest.raises(Trouble, match="as many tables as one may have"):
            await hub.create(new("me", "here"), "stranger")
        await hub.create(new("me", "here"), "honest")

    with_hub(a_hub(file, limits), work)


def test_records_count_as_tables_and_expire(shelf: None, file: Path) -> None:
    with an_app(a_hub(file, Limits(records_per_person=2))) as client:
        guest = Guest(client)
        record = record_of(guest, finished(guest))
        assert [guest.post("records", record).status_code for _ in range(3)] == [201, 201, 429]

    async def later(hub: Hub) -> None:
        assert isinstance(hub.store, SqliteStore)

        def tables() -> list[str]:
            return [origin for (origin,) in hub.store._written.execute("SELECT origin FROM tables")]  # type: ignore[attr-defined]

        await hub.create(new("me", "here"), "me")
        moved = await hub.open((await hub.create(new("me", "here"), "me")).table)
        await play(moved, 1)
        assert sorted(tables()) == ["", "", "", "record", "record"]
        now = moved.kept.moved
        await hub.store.expire(Keeping(), now + 29 * 86_400)
        assert len(tables()) == 5
        await hub.store.expire(Keeping(), now + 31 * 86_400)
        assert tables() == ["", ""]  # what people have played is kept for ever
        await hub.store.expire(Keeping(finished=10, unfinished=20), now + 15 * 86_400)
        assert tables() == [""]
        await hub.store.expire(Keeping(finished=10, unfinished=20), now + 21 * 86_400)
        assert tables() == []

    with_hub(a_hub(file), later)


def test_old_tables_are_dropped_when_the_server_opens(shelf: None, file: Path) -> None:
    hub = a_hub(file)
    hub.keeping = msgspec.structs.replace(hub.keeping, untouched=1e-9)
    with an_app(hub) as client:
        table = Guest(client).create("me", "here")
    with an_app(a_hub(file)) as client:
        assert Guest(client).get(f"tables/{table.id}").status_code == 200
    hub = a_hub(file)
    hub.keeping = Keeping(untouched=1e-9)
    with an_app(hub) as client:
        hub.tables.clear()
        guest = Guest(client)
        for _ in range(200):
            if guest.get(f"tables/{table.id}").status_code == 404:
                return
            hub.tables.clear()
    pytest.fail("it was never dropped")


# --- many connections -------------------------------------------------------------------------------------------------


def test_chat_is_limited_by_person_and_by_seat(shelf: None, file: Path) -> None:
    """However many connections somebody has."""
    limits = Limits(lines_at_once=2, lines_per_second=0.001, lines_at_once_and_person=5, lines_per_second_and_person=0.001)
    with an_app(a_hub(file, limits)) as client:
        guest = Guest(client)
        said = 0
        for _ in range(4):
            table = guest.create("me", "here")
            for _ in range(2):
                with table.visit() as visit:
                    for _ in range(2):
                        visit.say(type="talk", seat=0, text="hi")
                        said += visit.hear("said", "refused")["type"] == "said"
        assert said == 5


def test_messages_are_limited_by_person(shelf: None, file: Path) -> None:
    limits = Limits(messages_at_once_and_person=30, messages_per_second_and_person=0.001)
    with an_app(a_hub(file, limits)) as client:
        table = Guest(client).create("me", "here")
        for _ in range(3):
            with table.visit() as visit:
                for _ in range(10):
                    visit.say(type="ping")
                    visit.hear("pulse")
        with table.visit() as visit:
            visit.say(type="ping")
            with pytest.raises(WebSocketDisconnect, match="too many messages"):
                visit.hear("pulse")


def test_a_household_is_one_person() -> None:
    assert person_at("2001:db8:1:2:3:4:5:6") == person_at("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert person_at("2001:db8:1:3::1") != person_at("2001:db8:1:2::1")
    assert person_at("::ffff:192.0.2.1") == person_at("192.0.2.1") == "192.0.2.1"
    assert person_at("fe80::1%eth0") == "fe80::/64"
    assert person_at("testclient") == "testclient"


# --- names ------------------------------------------------------------------------------------------------------------


def test_marks_do_not_tower() -> None:
    tower = "Z" + "\u0300\u0301\u0302\u0303" * 5
    with pytest.raises(NotAllowed, match="marks"):
        checked_name(tower)
    assert len(checked_line(tower)) == 4
    for fine in ("Zoë", "नमस्ते", "שָׁלוֹם", "Nguyễn", "👩‍❤️‍👩", "1️⃣"):
        assert checked_name(fine)
        assert checked_line(fine)
