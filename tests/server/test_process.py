"""A real server process: nothing that it has acknowledged is lost, whenever it is killed."""

import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import handover, run
from tafelrunde.server.run import CannotServe, serve
from tests.server.helpers import whole
from tests.server.processes import Server, install_example_game, running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    install_example_game(tmp_path)
    return tmp_path


async def hear(connection: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["type"] == kind:
                return message


class Session:
    """Somebody who plays for all seats and notes every move of which the server has told that it counts."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table["table"]
        self.keys = list(table["keys"].values())
        self.acknowledged: dict[int, str] = {}

    async def play(self, server: Server, moves: int, then: Callable[[], None]) -> None:
        """Play on. After so many moves, in the middle of the next one, something happens to the server."""
        first, action = True, ""
        update: dict[str, Any] = {}
        async with server.live(self.table) as connection:
            await connection.send(json.dumps({"type": "hello", "keys": self.keys}))
            with suppress(ConnectionClosed, TimeoutError):
                while True:
                    update = whole(await hear(connection, "update"), update)
                    version, seat, scene = update["version"], update["seat"], update["scene"]
                    if first:
                        assert version >= max(self.acknowledged, default=0), "an acknowledged move is lost"
                        first = False
                    elif action:
                        self.acknowledged[version] = action
                        moves -= 1
                    action = ""
                    if scene.get("result"):
                        return
                    if scene["asked"] == seat:
                        action = update["offers"]["offers"][-1]["action"]
                        await connection.send(json.dumps({"type": "act", "seat": seat, "version": version, "action": action}))
                    else:
                        await connection.send(json.dumps({"type": "look", "seat": scene["asked"]}))
                    if moves == 0:
                        then()


def test_what_was_acknowledged_survives_a_kill(folder: Path) -> None:
    """Killed at random moments, restarted each time: no acknowledged move is ever missing, and the game can be finished."""
    chance = random.Random(4)
    sessions: list[Session] = []
    for moves in (1, 5, 3, 6):
        with running(folder) as server:
            if not sessions:
                seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
                table = server.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 7}})
                sessions.append(Session(table))
            session = sessions[0]
            asyncio.run(session.play(server, moves, partial(_kill_soon, server, chance)))
            assert server.process.poll() == -signal.SIGKILL
    session = sessions[0]
    assert len(session.acknowledged) >= 15
    with running(folder) as server:
        asyncio.run(session.play(server, -1, lambda: None))
        record = server.get(f"tables/{session.table}/record")
    assert record["seed"] is not None
    assert {version: record["actions"][version - 1] for version in session.acknowledged} == session.acknowledged


def _kill_soon(server: Server, chance: random.Random) -> None:
    asyncio.get_running_loop().call_later(chance.choice([0, 0.001, 0.002, 0.004]), server.kill)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_kill_leaves_no_worker_behind_and_computer_players_go_on(folder: Path) -> None:
    with running(folder) as server:
        seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
        table = server.post("tables", {"game": "higher", "seats": seats, "options": {"rounds": 7}})
        server.kill()
    with running(folder) as server:

        async def watch() -> dict[str, Any]:
            async with server.live(table["table"]) as connection:
                await connection.send(json.dumps({"type": "hello", "keys": [table["watch"]]}))
                update: dict[str, Any] = {}
                while True:
                    update = whole(await hear(connection, "update"), update)
                    if update["scene"].get("result"):
                        return update

        assert asyncio.run(watch())["version"] == 7 * 4
        workers = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=False
        )
        server.kill()
        pids = [int(pid) for pid in workers.stdout.split()]
        assert pids
        deadline = 100
        while deadline and any(Path(f"/proc/{pid}/cmdline").exists() and _alive(pid) for pid in pids):
            deadline -= 1
            subprocess.run(["sleep", "0.1"], check=True)
        assert deadline, "a worker outlived its server"


def _alive(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False


def test_a_large_message_is_cut_off_clearly(folder: Path) -> None:
    with running(folder) as server:
        table = server.post("tables", {"game": "higher", "seats": [{"kind": "me"}, {"kind": "here"}]})

        async def shout() -> int:
            async with server.live(table["table"]) as connection:
                with pytest.raises(ConnectionClosed):
                    await _send_all(connection, "x" * 10_000_000)
                assert connection.close_code is not None
                return connection.close_code

        assert asyncio.run(shout()) == 1009
        assert server.get("ready") == {"ready": True}


async def _send_all(connection: ClientConnection, text: str) -> None:
    await connection.send(text)
    await connection.recv()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_quietly(folder: Path, how: signal.Signals, capfd: pytest.CaptureFixture[str]) -> None:
    with running(folder) as server:
        server.get("health")
        server.process.send_signal(how)
        assert server.process.wait(10) == 0
    assert capfd.readouterr().err == ""


def test_the_next_server_takes_over_the_socket(folder: Path) -> None:
    """Who knocks after the first server has ended is let in by the second one, and finds the table as it was."""
    ours, theirs = socket.socketpair()
    with ours, theirs, running(folder, **{handover.KEEPER: theirs}) as first:
        table = first.post("tables", {"game": "higher", "seats": [{"kind": "me"}, {"kind": "here"}]})["table"]
        before = first.get(f"tables/{table}")
        _, (number,), _, _ = socket.recv_fds(ours, 1, 1)
        first.process.terminate()
        first.process.wait(10)
    with ThreadPoolExecutor() as pool, socket.socket(fileno=number) as kept:
        knocking = pool.submit(first.get, f"tables/{table}")
        with running(folder, **{handover.LISTENING: kept}) as second:
            assert second.address == first.address
            assert knocking.result() == before


@pytest.mark.usefixtures("shelf")
def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotServe, match="choose another --port"):
            serve(port=taken.getsockname()[1], database=tmp_path / "x.sqlite3")


@pytest.mark.usefixtures("shelf")
def test_the_usual_port_is_shared_with_nobody_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started twice, the second one only opens the page of the first; next to a stranger it takes another port."""
    said: list[str] = []
    monkeypatch.setattr(webbrowser, "open", said.append)
    with running(folder) as server:
        monkeypatch.setattr(run, "PORT", int(server.address.rstrip("/").rpartition(":")[2]))
        serve(port=None, database=folder / "x.sqlite3", open_page=True, say=said.append)
        assert said == [f"Tafelrunde is already at {server.address}", server.address]
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        stranger.settimeout(0.1)
        monkeypatch.setattr(run, "PORT", stranger.getsockname()[1])
        listening = run._listen("127.0.0.1", None)
        assert listening is not None
        with listening:
            assert listening.getsockname()[1] != stranger.getsockname()[1]


@pytest.mark.usefixtures("shelf")
def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="give a file"):
        serve(port=0, database="mysql://somewhere")
    with pytest.raises(CannotServe, match="cannot keep tables"):
        serve(port=0, database=tmp_path)
    with pytest.raises(CannotServe, match="is no origin"):
        serve(port=0, database=tmp_path / "x.sqlite3", origins=["games"])
