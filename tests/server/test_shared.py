"""Several hubs at one PostgreSQL, as several processes would be: whoever is second reads again, and one drives."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tafelrunde.server import postgres, wire
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import Limits
from tafelrunde.server.listener import Gone, Listener
from tafelrunde.server.live import LiveTable
from tafelrunde.server.postgres import PostgresStore
from tafelrunde.server.shared import Shared
from tafelrunde.server.store import KeptEntry
from tafelrunde.server.thinking import Clueless
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.room import NotPossible
from tests.server.helpers import InPlace
from tests.server.postgres import Postgres
from tests.server.test_hub import new, play, until

pytestmark = pytest.mark.usefixtures("shelf")


class Counting(InPlace):
    """Counts its thoughts."""

    thoughts = 0

    async def choose(self, *about: Any) -> str:
        self.thoughts += 1
        await asyncio.sleep(0)
        return await super().choose(*about)


@pytest.fixture
def url(database_server: Postgres) -> Iterator[str]:
    url = database_server.database()
    yield url
    database_server.drop(url)


@asynccontextmanager
async def hubs(url: str, count: int = 2) -> AsyncIterator[list[Hub]]:
    """As many processes, but in one."""
    found: list[Hub] = []
    try:
        for _ in range(count):
            store = PostgresStore(url)
            hub = Hub(store, Counting(), Limits(grace_seconds=0), pace=0, company=Shared(store))
            await hub.begin()
            found.append(hub)
        yield found
    finally:
        for hub in found:
            await hub.close()


def run(url: str, work: Callable[[list[Hub]], Awaitable[None]], count: int = 2) -> None:
    async def whole() -> None:
        async with hubs(url, count) as found:
            await work(found)

    asyncio.run(whole())


def sit(table: LiveTable, *seats: int) -> Listener:
    listener = Listener(list(seats), seats[0])
    table.arrive(listener)
    return listener


def drives(table: LiveTable) -> bool:
    return table.company.drives(table)


def heard(listener: Listener) -> str:
    return "\n".join(listener._outbox)


def test_a_game_is_played_at_two_processes(url: str) -> None:
    """Each move goes to the other process than the one before; what one says, the other hears."""

    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here", rounds=3), "me")).table
        tables = [await hub.open(name) for hub in both]
        number = 0
        while not tables[0].room.over:
            at = tables[number % 2]
            await until(lambda at=at, number=number: at.version == number)  # type: ignore[misc]
            await play(at, 1)
            number += 1
            await until(lambda number=number: all(table.version == number for table in tables))  # type: ignore[misc]
        assert repr(tables[0].room.state) == repr(tables[1].room.state)
        assert tables[0].room.record == tables[1].room.record

    run(url, work)


def test_a_move_that_was_offered_elsewhere_counts_here_at_once(url: str) -> None:
    """The browser has seen more than this process has heard."""

    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        here, there = [await hub.open(name) for hub in both]
        both[1].hear = lambda _: None  # news are slow today
        await play(here, 1)
        assert there.version == 0
        assert here.room.asked is not None
        assert await there.act(here.room.asked, 1, here.room.default().text) == 2

    run(url, work)


@pytest.mark.parametrize("told", [postgres.LONGEST, 0], ids=["short", "too-long"])
def test_news_bring_the_move_along_unless_it_is_too_long(url: str, monkeypatch: pytest.MonkeyPatch, told: int) -> None:
    monkeypatch.setattr(postgres, "LONGEST", told)

    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        here, there = [await hub.open(name) for hub in both]
        reads = []
        entries = there.store.entries

        async def read(table: str, after: int) -> list[KeptEntry]:
            reads.append(after)
            return await entries(table, after)

        monkeypatch.setattr(there.store, "entries", read)
        for number in (1, 2, 3):
            await play(here, 1)
            await until(lambda number=number: there.version == number)  # type: ignore[misc]
        assert bool(reads) == (not told)
        assert there.room.record.actions == here.room.record.actions

    run(url, work)


def test_a_move_of_which_nothing_was_heard_is_read_when_the_next_is_told(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        here, there = [await hub.open(name) for hub in both]
        hear, both[1].hear = both[1].hear, lambda _: None
        await play(here, 2)
        await asyncio.sleep(0.1)  # two pieces of news pass unheard
        both[1].hear = hear
        await play(here, 1)
        await until(lambda: there.version == 3)
        assert there.room.record.actions == here.room.record.actions

    run(url, work)


def test_whoever_is_second_reads_again(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        tables = [await hub.open(name) for hub in both]
        asked = tables[0].room.asked
        assert asked is not None
        acts = [table.act(asked, 0, f"stake {number}") for number, table in enumerate(tables, 1)]
        outcomes = await asyncio.gather(*acts, return_exceptions=True)
        assert sorted(isinstance(outcome, NotPossible) for outcome in outcomes) == [False, True]
        await until(lambda: all(table.version == 1 for table in tables))
        assert tables[0].room.record.actions == tables[1].room.record.actions

    run(url, work)


def test_a_move_that_is_sent_again_elsewhere_counts_once(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        tables = [await hub.open(name) for hub in both]
        asked = tables[0].room.asked
        assert asked is not None
        acts = [table.act(asked, 0, "stake 1", "the same") for table in tables]
        assert await asyncio.gather(*acts) == [1, 1]
        assert await tables[1].act(asked, 0, "stake 1", "the same") == 1
        await until(lambda: all(table.version == 1 for table in tables))

    run(url, work)


def test_one_process_drives_and_another_takes_over(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("bot", "bot", "bot", rounds=7), "me")).table
        tables = [await hub.open(name) for hub in both]
        listeners = [Listener([], -2) for _ in tables]
        for table in tables:
            table.pace = 0.02
        for table, listener in zip(tables, listeners, strict=True):
            table.arrive(listener)
        await until(lambda: tables[0].version >= 3)
        drivers = [number for number, table in enumerate(tables) if drives(table)]
        assert len(drivers) == 1
        first = drivers[0]
        tables[first].leave(listeners[first])
        await until(lambda: drives(tables[1 - first]) and not drives(tables[first]))
        await until(lambda: all(table.room.over for table in tables), 30)
        assert both[0].thinkers.thoughts + both[1].thinkers.thoughts >= tables[0].version  # type: ignore[attr-defined]
        rows = await both[0].store.read(_drivers(name))
        sessions = [row[0] for row in rows[0]]
        assert all(sessions)
        changes = [one for one, other in zip(sessions, [None, *sessions], strict=False) if one != other]
        assert len(changes) == len(set(changes)) == 2

    run(url, work)


def _drivers(name: str) -> Any:
    from tafelrunde.server.sql import Ask

    return Ask("SELECT driver FROM actions WHERE table_id = ? ORDER BY number", (name,))


def test_a_driver_whose_connection_dies_drives_no_longer(url: str, database_server: Postgres) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("bot", "bot", "bot", rounds=7), "me")).table
        tables = [await hub.open(name) for hub in both]
        for table in tables:
            table.pace = 0.05
            table.arrive(Listener([], -2))
        await until(lambda: tables[0].version >= 2)
        driver = next(table for table in tables if drives(table))
        assert isinstance(driver.company, Shared)
        driver.company._line(driver)._connection.terminate()
        await until(lambda: any(drives(hub.tables[name]) for hub in both))
        tables = [await hub.open(name) for hub in both]
        for table in tables:
            if not table.listeners:
                table.arrive(Listener([], -2))
        await until(lambda: any(table.room.over for table in tables), 30)

    run(url, work)


def test_a_driver_that_is_overtaken_while_it_says_a_default_drives_on(url: str) -> None:
    """The computer finds nothing to say, so the default is said for it; meanwhile somebody has spoken at another process."""

    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "bot", rounds=3), "me")).table
        here, there = [await hub.open(name) for hub in both]
        spoken: list[int] = []

        async def choose(*_: Any) -> str:
            if not spoken:
                both[0].hear = lambda _: None  # news are slow today
                spoken.append(await there.act(0, there.version, "boast"))
                assert here.version < there.version
            raise Clueless("nothing comes to mind")

        for hub in both:
            hub.thinkers.choose = choose
        sit(here, 0)
        while not here.room.over:
            if here.room.asked == 0:
                await play(here, 1)
            else:
                version = here.version
                await until(lambda version=version: here.version > version)  # type: ignore[misc]
        assert drives(here)
        assert here.room.record.actions.count("@0 boast") == 1
        assert len(spoken) == 1

    run(url, work)


def test_who_leaves_and_comes_back_at_once_is_not_left_waiting(url: str) -> None:
    """The lock of the table is still being given back when somebody is there again."""

    async def work(hubs: list[Hub]) -> None:
        table = await hubs[0].open((await hubs[0].create(new("bot", "bot", rounds=7), "me")).table)
        table.pace = 0.01
        for _ in range(5):
            listener = Listener([], -2)
            table.arrive(listener)
            await until(lambda: drives(table))
            table.leave(listener)
            await asyncio.sleep(0)
        table.arrive(Listener([], -2))
        await until(lambda: table.room.over)

    run(url, work, 1)


def test_a_table_that_was_opened_anew_is_driven_whoever_leaves_the_old_one(url: str) -> None:
    async def work(hubs: list[Hub]) -> None:
        name = (await hubs[0].create(new("bot", "bot", rounds=7), "me")).table
        old = await hubs[0].open(name)
        old.pace = 60
        listener = Listener([], -2)
        old.arrive(listener)
        await until(lambda: drives(old))
        hubs[0].lose("a test")
        anew = await hubs[0].open(name)
        anew.arrive(Listener([], -2))
        old.leave(listener)
        await until(lambda: anew.room.over)
        assert not drives(old)

    run(url, work, 1)


def test_what_happens_while_a_table_is_opened_is_not_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        here = await both[0].open(name)
        load = both[1]._load

        async def slow(table: str) -> Any:
            kept = await load(table)
            await play(here, 1)
            return kept

        monkeypatch.setattr(both[1], "_load", slow)
        assert (await both[1].open(name)).version == 1

    run(url, work)


def test_a_table_that_is_lost_while_it_is_being_opened_is_not_shown(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        name = (await both[0].create(new("me", "here"), "me")).table
        company = both[1].company
        assert isinstance(company, Shared)
        need, listen = both[1].packs.need, company._listen

        async def away() -> None:
            raise OSError

        async def while_the_database_goes(*about: Any) -> None:
            company._listen = away
            company._ear.terminate()
            await need(*about)

        both[1].packs.need = while_the_database_goes
        with pytest.raises(Trouble, match="lost its database"):
            await both[1].open(name)
        both[1].packs.need, company._listen = need, listen
        await until(lambda: company.ready)
        assert not (await both[1].open(name)).broken

    run(url, work)


def test_talk_seats_and_presence_are_heard_everywhere(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        created = await both[0].create(new("me", "link"), "me")
        here, there = [await hub.open(created.table) for hub in both]
        ada = sit(here, 0)
        await until(lambda: there.sitters()[0].here)
        await here.talk(0, "hello there")
        await until(lambda: [line.text for line in there.kept.chat] == ["hello there"])
        joined = await both[1].join(created.table, wire.Join(created.invitations[1], "Bea"))
        assert (await both[0].open(created.table)).seats_of([joined.key]) == [1]
        await until(lambda: "Bea" in heard(ada))
        bea = sit(there, 1)
        await until(lambda: here.sitters()[1].here)
        there.leave(bea)
        await until(lambda: not here.sitters()[1].here)

    run(url, work)


def test_all_agree_across_processes(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        created = await both[0].create(new("me", "here"), "me")
        here, there = [await hub.open(created.table) for hub in both]
        ada, bea = sit(here, 0), sit(there, 1)
        await until(lambda: here.sitters()[1].here and there.sitters()[0].here)
        await here.finish(here.agreements.ask_stand_in(0, 0, [0]))
        await until(lambda: there.agreements.council.open is not None)
        question = there.agreements.council.open
        assert question is not None
        assert question.waiting == [1]
        await there.finish(there.agreements.vote([1], question.number, True))
        await until(lambda: bool(here.kept.seats[0].stand_in) and bool(there.kept.seats[0].stand_in))
        await until(lambda: '"agreed"' in heard(ada) and '"agreed"' in heard(bea))

    run(url, work)


def test_a_new_link_ends_the_old_one_everywhere(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        created = await both[0].create(new("me", "link"), "me")
        joined = await both[1].join(created.table, wire.Join(created.invitations[1], "Bea"))
        here, there = [await hub.open(created.table) for hub in both]
        assert here.seats_of([joined.key]) == [1]
        bea = sit(there, 1)
        await here.finish(here.agreements.ask_new_link(0, 1, [0]))
        with pytest.raises(Gone, match="new link"):
            await bea.run(there, lambda *_: asyncio.sleep(0), 5)
        with pytest.raises(Trouble):
            (await both[1].open(created.table)).seats_of([joined.key])

    run(url, work)


def test_there_is_one_rematch(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        created = await both[0].create(new("me", "here", rounds=3), "me")
        keys = list(created.keys.values())
        table = await both[0].open(created.table)
        while not table.room.over:
            await play(table, 1)
        again = await asyncio.gather(*(hub.rematch(created.table, keys, "me") for hub in both))
        assert again[0] == again[1]
        assert (await both[1].open(again[0].table)).seats_of(keys) == [0, 1]

    run(url, work)


def test_a_process_that_hears_nothing_says_so_and_heals(url: str) -> None:
    async def work(both: list[Hub]) -> None:
        created = await both[0].create(new("me", "here"), "me")
        table = await both[0].open(created.table)
        ada = sit(table, 0)
        company = both[0].company
        assert isinstance(company, Shared)
        company._ear.terminate()
        with pytest.raises(Gone, match="come back"):
            await ada.run(table, lambda *_: asyncio.sleep(0), 5)
        await play(await both[1].open(created.table), 1)
        await until(lambda: company.ready)
        again = await both[0].open(created.table)
        assert again is not table
        assert again.version == 1

    run(url, work)
