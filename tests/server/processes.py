"""Real processes for tests: the example game is installed for them as another package would install a game."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent


def install_example_game(folder: Path) -> None:
    """Put an entry point for the example game into a folder of the path."""
    about = folder / "example_game-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: example-game\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[tafelrunde.games]\nhigher = higher:GAME\n", encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """What a process needs to find that game and these tests."""
    path = [str(folder), str(ROOT), str(ROOT / "tests/example_game"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in path if part)}


class Server:
    """A running process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"{self.address}api/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}api/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    def live(self, table: str) -> connect:
        return connect(f"ws{self.address.removeprefix('http')}api/tables/{table}/live", max_size=None)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)


@contextmanager
def running(folder: Path, **sockets: socket.socket | list[socket.socket]) -> Iterator[Server]:
    """A server that serves from this folder; of these sockets it finds the numbers in a variable of its environment."""
    command = [sys.executable, "-m", "tests.server.serve_for_test", str(folder / "data" / "tables.sqlite3")]
    numbers = {name: [one.fileno() for one in (some if isinstance(some, list) else [some])] for name, some in sockets.items()}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment(folder) | {name: ",".join(map(str, some)) for name, some in numbers.items()},
        pass_fds=[number for some in numbers.values() for number in some],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not say where it is"
        yield Server(process, found[0])
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(15)
        if process.stdout is not None:
            process.stdout.close()
