"""Three processes, one PostgreSQL, a balancer that sends every request elsewhere, and kills: nothing is lost or doubled."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tests.server.club import Club
from tests.server.postgres import OWN, Postgres, postgres
from tests.server.processes import ROOT, environment, install_example_game

pytestmark = [pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL"), pytest.mark.timeout(900)]

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bea"}, {"kind": "bot", "level": "bold"}]


@pytest.mark.no_cover
@pytest.mark.skipif(OWN in os.environ, reason="kills the database")
def test_nothing_is_lost_whoever_is_killed(tmp_path: Path) -> None:
    install_example_game(tmp_path)

    async def evening(club: Club) -> None:
        async with club.open():
            tables = [asyncio.create_task(club.play_on(SEATS, {"rounds": 7})) for _ in range(2)]
            await club.kill(times=30, pause=0.3, database_every=7, cut_every=5)
            club.ending = True
            await asyncio.gather(*tables)  # every game can be finished: no computer is stuck
            audit = await club.audit()
            assert min(audit.moves, audit.invitations, audit.driven, club.games) > 0
            assert len(club.balancer.served) == 3

    with postgres() as server:
        asyncio.run(evening(Club(tmp_path, server)))


@pytest.mark.no_cover
def test_processes_are_looked_after(tmp_path: Path, database_server: Postgres) -> None:
    """`--processes 2`: one that dies is replaced, all are renewed on SIGHUP, and the end is orderly."""
    install_example_game(tmp_path)
    url = database_server.database()
    command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--processes", "2", "--workers", "0"]
    buffered = {"PYTHONUNBUFFERED": ""}  # as a service is started
    changed = environment(tmp_path) | buffered | {"TAFELRUNDE_DATABASE": url}
    with subprocess.Popen(command, cwd=ROOT, env=changed, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        try:
            assert "2 processes" in parent.stdout.readline()
            first = _children(parent.pid, 2)
            os.kill(first[0], signal.SIGKILL)
            while "died" not in parent.stdout.readline():
                pass
            second = _children(parent.pid, 2, but={first[0]})
            parent.send_signal(signal.SIGHUP)
            assert not set(_children(parent.pid, 2, but=set(second))) & set(second)
        finally:
            parent.terminate()
            assert parent.wait(60) == 0
    database_server.drop(url)


def _children(parent: int, count: int, but: Collection[int] = ()) -> list[int]:
    """The processes that serve, as soon as there are so many others than these and all of them have begun."""
    while True:
        found = [one for one in psutil.Process(parent).children() if one.pid not in but]
        with suppress(psutil.Error):
            if len(found) == count and all("serve" in one.cmdline() and one.children() for one in found):
                return [one.pid for one in found]
        time.sleep(0.2)
