"""All tables of a server: opening, resuming, limits, and a store that fails."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Scene, Sheet
from tafelrunde.server import live, wire
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import Limits
from tafelrunde.server.listener import Gone, Listener
from tafelrunde.server.live import LiveTable
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import KeptMove, StoreError
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.room import NotPossible
from tests.patience import PATIENCE
from tests.server.helpers import Guest, InPlace, a_hub, an_app

pytestmark = pytest.mark.usefixtures("shelf")


def new(*kinds: str, game: str = "higher", **options: str | int | bool) -> wire.NewTable:
    seats = [wire.NewSeat(kind) for kind in kinds]
    return wire.NewTable(game, seats, options)


def with_hub(hub: Hub, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        try:
            await work(hub)
        finally:
            await hub.close()

    asyncio.run(run())


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  # it waits for things that ring no bell
            await asyncio.sleep(0.005)


async def play(table: LiveTable, moves: int) -> None:
    """Say the default for whoever is asked."""
    for _ in range(moves):
        assert table.room.asked is not None
        await table.act(table.room.asked, table.version, table.room.default().text)


def test_a_table_opens_again_where_it_was(file: Path) -> None:
    names: list[str] = []

    async def first(hub: Hub) -> None:
        created = await hub.create(new("me", "here", "here"), "me")
        table = await hub.open(created.table)
        await play(table, 5)
        await table.act(0, table.version, "boast")
        await table.talk(1, "hello")
        names.append(created.table)
        names.append(repr(table.room.state))

    async def second(hub: Hub) -> None:
        table = await hub.open(names[0])
        assert await hub.open(names[0]) is table
        assert table.version == 6
        assert repr(table.room.state) == names[1]
        assert [line.text for line in table.kept.chat] == ["hello"]

    with_hub(a_hub(file), first)
    with_hub(a_hub(file), second)


def test_a_long_game_opens_by_way_of_snapshots(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 3)
    names: list[str] = []

    async def first(hub: Hub) -> None:
        names.append((await hub.create(new("me", "here", "here"), "me")).table)
        table = await hub.open(names[0])
        await play(table, 10)
        names.append(repr(table.room.log(0)))

    async def second(hub: Hub) -> None:
        kept = await hub.store.load(names[0])
        assert kept is not None
        assert len(kept.snapshots) >= 2
        table = await hub.open(names[0])
        assert repr(table.room.log(0)) == names[1]
        assert table._last_snapshot == kept.snapshots[-1].version
        await play(table, 1)

    async def damaged(hub: Hub) -> None:
        assert isinstance(hub.store, SqliteStore)
        hub.store._written.execute("UPDATE snapshots SET state = x'00'")
        table = await hub.open(names[0])
        assert table.version == 11
        kept = await hub.store.load(names[0])
        assert kept is not None
        assert kept.snapshots == []

    with_hub(a_hub(file), first)
    with_hub(a_hub(file), second)
    with_hub(a_hub(file), damaged)


def watch(table: LiveTable) -> Listener:
    """Somebody looks on."""
    listener = Listener([], SPECTATOR)
    table.arrive(listener)
    return listener


def test_computer_players_go_on_after_a_restart(file: Path) -> None:
    """As soon as somebody is here again."""

    class Asleep(InPlace):
        async def choose(self, *_: Any) -> str:
            await asyncio.sleep(3600)
            return ""

    names: list[str] = []

    async def first(hub: Hub) -> None:
        names.append((await hub.create(new("bot", "bot"), "me")).table)
        watch(await hub.open(names[0]))
        await asyncio.sleep(0)

    async def second(hub: Hub) -> None:
        table = await hub.open(names[0])
        watch(table)
        await until(lambda: table.room.over)
        assert table.room.record.actions

    with_hub(a_hub(file, thinkers=Asleep()), first)
    with_hub(a_hub(file), second)


@pytest.mark.parametrize("thinkers", [InPlace(silent=True), InPlace(confused=True)])
def test_a_computer_player_without_a_clue_says_the_default(file: Path, thinkers: InPlace) -> None:
    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("bot", "bot", rounds=3), "me")).table)
        watch(table)
        await until(lambda: table.room.over)
        assert set(table.room.record.actions[::3]) == {"stake 1"}

    with_hub(a_hub(file, thinkers=thinkers), work)


def test_two_at_once_are_one_after_the_other(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        asked = table.room.asked
        assert asked is not None
        outcomes = await asyncio.gather(
            *(table.act(asked, 0, f"stake {points}") for points in (1, 2, 3)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [int, NotPossible, NotPossible]
        assert table.room.record.actions == ["stake 1"]

    with_hub(a_hub(file), work)


def test_a_move_is_finished_even_if_its_sender_is_gone(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        assert table.room.asked is not None
        task = asyncio.create_task(table.act(table.room.asked, 0, "stake 1"))
        await asyncio.sleep(0)
        task.cancel()
        await until(lambda: table.version == 1)

    with_hub(a_hub(file), work)


class Dropping(SqliteStore):
    """A store that keeps moves only when all who listened have been sent away."""

    hub: Hub
    kept = threading.Event()

    async def append(self, table: str, move: KeptMove) -> None:
        listeners = self.hub.tables[table].listeners
        for listener in listeners:
            listener.drop(1013, "come back")
        await until(lambda: not listeners)
        await super().append(table, move)
        self.kept.set()


def test_a_move_counts_though_its_sender_is_sent_away_meanwhile(file: Path) -> None:
    store = Dropping(file)
    store.hub = a_hub(file, store=store)
    with an_app(store.hub) as client:
        table = Guest(client).create("me", "here")
        with table.visit() as visit:
            visit.say(type="act", seat=visit.seen["scene"]["asked"], version=0, action="stake 1")
            with pytest.raises(WebSocketDisconnect):
                visit.hear()
        assert store.kept.wait(PATIENCE)
        with table.visit() as visit:
            assert visit.seen["version"] == 1


class Failing(SqliteStore):
    """A store whose disk fails when it is told to."""

    fails = False

    async def append(self, table: str, move: KeptMove) -> None:
        if self.fails:
            raise StoreError("the disk is full")
        await super().append(table, move)


def test_what_is_not_kept_does_not_count(file: Path) -> None:
    async def work(hub: Hub) -> None:
        assert isinstance(hub.store, Failing)
        name = (await hub.create(new("me", "here"), "me")).table
        table = await hub.open(name)
        listener = Listener([0, 1], 0)
        table.arrive(listener)
        hub.store.fails = True
        with pytest.raises(NotPossible, match="could not be kept"):
            await play(table, 1)
        assert table.version == 0
        with pytest.raises(NotPossible, match="opened anew"):
            await play(table, 1)
        with pytest.raises(Gone, match="opened anew"):
            await listener.run(table, lambda *_: asyncio.sleep(0), 1)
        hub.store.fails = False
        again = await hub.open(name)
        assert again is not table
        await play(again, 1)
        assert again.version == 1

    with_hub(a_hub(file, store=Failing(file)), work)


def test_another_server_at_the_same_database_is_noticed(file: Path) -> None:
    async def work(hub: Hub) -> None:
        name = (await hub.create(new("me", "here"), "me")).table
        other = a_hub(file)
        await play(await other.open(name), 1)
        await other.close()
        table = await hub.open(name)
        assert table.room.asked is not None
        with pytest.raises(NotPossible, match="moved on"):
            await table.act(table.room.asked, 0, "stake 2")
        assert await hub.open(name) is table
        assert table.version == 1
        await play(table, 1)
        assert table.version == 2

    with_hub(a_hub(file), work)


def test_a_table_of_other_rules_is_named_but_not_opened(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[wire.Created] = []

    async def first(hub: Hub) -> None:
        created.append(await hub.create(new("me", "here"), "me"))

    class Newer(type(registry.find("higher"))):  # type: ignore[misc]
        version = "2"

    async def second(hub: Hub) -> None:
        newer: Game = Newer()
        monkeypatch.setattr(registry, "games", lambda: {"higher": newer})
        with pytest.raises(Trouble, match="version 1 of the rules") as trouble:
            await hub.open(created[0].table)
        assert trouble.value.status == 409
        cards = await hub.mine(wire.Keys({created[0].table: list(created[0].keys.values())}), "me")
        assert [card.mine for card in cards] == [[0, 1]]
        assert await hub.mine(wire.Keys({created[0].table: ["wrong"]}), "me") == []
        monkeypatch.setattr(registry, "games", dict)
        with pytest.raises(Trouble, match="no game 'higher'"):
            await hub.open(created[0].table)

    with_hub(a_hub(file), first)
    with_hub(a_hub(file), second)


def test_limits_of_tables_and_connections(file: Path) -> None:
    limits = Limits(tables=2, creations_at_once=4, creations_per_minute=0.001, connections=2, connections_per_person=1)

    async def work(hub: Hub) -> None:
        for _ in range(2):
            await hub.create(new("me", "here"), "me")
        for client, status in (("me", 503), ("me", 503), ("me", 429), ("you", 503)):
            with pytest.raises(Trouble) as trouble:
                await hub.create(new("me", "here"), client)
            assert trouble.value.status == status
        hub.connect("me")
        with pytest.raises(Trouble, match="from your address"):
            hub.connect("me")
        hub.connect("you")
        with pytest.raises(Trouble, match="full"):
            hub.connect("they")
        hub.disconnect("me")
        hub.connect("they")
        assert hub.connections_of == {"you": 1, "they": 1}

    with_hub(a_hub(file, limits), work)


def test_tables_at_which_nobody_sits_are_put_away(file: Path) -> None:
    async def work(hub: Hub) -> None:
        names = [(await hub.create(new("me", "here"), "me")).table for _ in range(3)]
        listener = Listener([0], 0)
        (await hub.open(names[0])).arrive(listener)
        names.append((await hub.create(new("me", "here"), "me")).table)
        assert set(hub.tables) == {names[0], names[2], names[3]}
        await play(await hub.open(names[1]), 1)
        assert (await hub.open(names[1])).version == 1

    with_hub(a_hub(file, Limits(open_rooms=3)), work)


def test_a_slow_listener_hears_less_often_and_then_no_more(file: Path) -> None:
    heard: list[str] = []
    pauses = [0.2, 0.2]

    async def slowly(*messages: str) -> None:
        heard.extend(messages)
        await asyncio.sleep(pauses.pop() if pauses else 3600)

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        listener = Listener([], SPECTATOR)
        table.arrive(listener)
        listening = asyncio.create_task(listener.run(table, slowly, 0.5))
        await asyncio.sleep(0.01)
        await play(table, 5)
        await until(lambda: '"version":5' in heard[-1])
        assert len(heard) <= 3  # the welcome, the last state, perhaps one before it
        await play(table, 1)
        with pytest.raises(Gone, match="too slow"):
            await listening

    with_hub(a_hub(file), work)


def test_who_never_listens_is_dropped(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        listener = Listener([], SPECTATOR)
        for _ in range(300):
            listener.hear("news")
        with pytest.raises(Gone, match="too slow"):
            await listener.run(table, lambda *_: asyncio.sleep(0), 1)

    with_hub(a_hub(file), work)


def test_one_update_for_all_who_look_from_the_same_place(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        assert table.update(0, -1) is table.update(0, -1)
        assert table.update(0, -1) != table.update(1, -1)
        before = table.update(SPECTATOR, 0)
        await play(table, 1)
        assert table.update(SPECTATOR, 0) != before

    with_hub(a_hub(file), work)


def test_only_the_sheets_that_changed_are_told_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("higher")
    plain = game.scene

    def with_sheets(view: Any) -> Scene:
        stable = Sheet(Say("stable"), [])
        return msgspec.structs.replace(plain(view), sheets={"stable": stable, "stake": Sheet(Say(repr(view.stack)), [])})

    monkeypatch.setattr(game, "scene", with_sheets)

    def sheets(table: LiveTable, base: int) -> list[str]:
        update = json.loads(table.update(0, base))
        if "base" not in update:
            return list(update["scene"].get("sheets", {}))
        return list(update["beats"][-1]["patch"]["in"].get("sheets", {}).get("in", {}))

    async def work(hub: Hub) -> None:
        table = await hub.open((await hub.create(new("me", "here"), "me")).table)
        assert sheets(table, -1) == ["stable", "stake"]
        await play(table, 1)
        assert sheets(table, 0) == ["stake"]
        assert sheets(table, -1) == ["stable", "stake"]
        for _ in range(3):
            await play(table, 1)
            sheets(table, table.version - 1)
            assert len(table.telling._pictures) <= 9
        assert sheets(table, 77) == ["stable", "stake"]  # nobody knows what was seen then

    with_hub(a_hub(file), work)


def test_it_is_not_ready_when_the_store_fails(file: Path) -> None:
    async def work(hub: Hub) -> None:
        assert await hub.ready()
        await hub.store.close()
        assert await hub.ready()  # asked a moment ago
        hub._health = (-100.0, True)
        assert not await hub.ready()
        with pytest.raises(Trouble) as trouble:
            await hub.open("somewhere")
        assert trouble.value.status == 503

    with_hub(a_hub(file), work)


# --- the clock --------------------------------------------------------------------------------------------------------


async def timed(hub: Hub, *kinds: str, **options: int) -> LiveTable:
    return await hub.open((await hub.create(new(*kinds, game="timed", **options), "me")).table)


def test_who_does_not_answer_in_time_lets_the_default_speak(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await timed(hub, "me", "here", turn_timer_s=600)
        table.alarm.clock.turn = 0.05
        await asyncio.sleep(0.1)
        assert table.version == 0  # nobody is here
        table.arrive(Listener([0], 0))
        assert '"time":{"turn":0.0' in table.update(0, -1)
        await until(lambda: table.version >= 2)
        assert table.room.record.actions[0] == "stake 1"

    with_hub(a_hub(file), work)


def test_an_open_seat_is_waited_for(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await timed(hub, "link", "link", turn_timer_s=600)
        table.alarm.clock.turn = 0.02
        table.arrive(Listener([0], 0))
        await asyncio.sleep(0.1)
        assert table.version == 0

    with_hub(a_hub(file), work)


def test_when_the_time_is_over_the_table_says_so(file: Path) -> None:
    async def work(hub: Hub) -> None:
        table = await timed(hub, "me", "here", limit_minutes=1)
        table.alarm.clock.limit = 0.05
        spectator = Listener([], SPECTATOR)
        table.arrive(spectator)
        await asyncio.sleep(0.1)
        assert not table.room.over  # spectators do not make time pass
        table.arrive(Listener([0], 0))
        await until(lambda: table.room.over)
        assert table.room.record.actions == ["@table time-up"]
        kept = await hub.store.load(table.kept.id)
        assert kept is not None
        assert kept.over
        assert kept.played >= 0.05

    with_hub(a_hub(file), work)
