"""Two browsers at one table whose processes differ: a balancer sends every connection elsewhere, PostgreSQL keeps the table.

One game is played here; `TAFELRUNDE_EVERY_GAME=1` plays all five.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.games import SHORT
from tests.browser.people import Person, Screen
from tests.browser.processes import ME, Server
from tests.browser.test_agreements import join
from tests.server.club import Balancer
from tests.server.postgres import Postgres, postgres

pytestmark = [pytest.mark.skipif(sys.platform == "win32", reason="needs PostgreSQL"), pytest.mark.timeout(1800)]

GAMES = list(SHORT) if os.environ.get("TAFELRUNDE_EVERY_GAME") else ["monopoly"]
FRIEND = {"kind": "link", "name": "Bea"}
MOST = 2000  # decisions of one game


class Port(NamedTuple):
    """A process, as the balancer knows it."""

    port: int


@pytest.fixture(scope="module")
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Balancer, Server]]:
    """Two processes at one database, and a balancer before them. While a browser is open, this thread can run no event loop."""
    del browser
    with postgres() as database, ThreadPoolExecutor(1) as elsewhere:
        url = elsewhere.submit(Postgres.database, database).result()
        servers = [Server(tmp_path_factory.mktemp("server"), database=url) for _ in range(2)]
        balancer = Balancer([Port(int(one.address.rstrip("/").rpartition(":")[2])) for one in servers])  # type: ignore[misc]
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=loop.run_forever, daemon=True)
        thread.start()
        listening = asyncio.run_coroutine_threadsafe(balancer.serve(), loop).result()
        yield balancer, servers[0]
        for one in servers:
            one.stop()
        asyncio.run_coroutine_threadsafe(_finish(listening), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _finish(listening: asyncio.Server) -> None:
    """Both ends of every connection are gone; what passed them on is done soon."""
    listening.close()
    passing_on = asyncio.all_tasks() - {asyncio.current_task()}
    if passing_on:
        await asyncio.wait(passing_on)
    await asyncio.sleep(0.2)  # what was closed is put away in the next rounds of the loop


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, club: tuple[Balancer, Server], game: str) -> None:
    balancer, server = club
    table = server.post("tables", {"game": game, "seats": [ME, FRIEND], "options": SHORT[game]})
    address = f"http://127.0.0.1:{balancer.port}/"
    ada, bea = [Person(browser, address, Screen.WIDE, "en", "light", name) for name in ("Ada", "Bea")]
    bea.go_to(join(server, table, 1, "Bea"))
    ada.go_to(table)
    decided = {ada: 0, bea: 0}
    for _ in range(MOST):
        person = _asked(ada, bea)
        if person is None:
            break
        person.answer()
        expect(person.page.locator(".offers.sent")).to_have_count(0)
        decided[person] += 1
    assert ada.over
    expect(bea.page.locator("dialog .place").first).to_be_visible()
    assert min(decided.values()) > 0
    assert min(balancer.served.values()) > 0
    assert len(balancer.served) == 2
    for person in (ada, bea):
        assert person.errors == []
        person.leave()


def _asked(*people: Person) -> Person | None:
    """Who decides now; nobody when the game is over."""
    while not people[0].over:
        for person in people:
            if person.page.locator(".desk.mine .offers:not(.sent)").count():
                return person
        people[0].page.wait_for_timeout(50)
    return None
