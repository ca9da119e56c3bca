"""What a move costs the server and the line, seen from outside: two people play at a table of a real server, both listening.
Several installations of the package play the same games in turn, so that their figures can be compared.

    python -m benchmarks.traffic [--moves 120] [--rounds 2] [--games GAME,GAME] [--bare] FOLDER [FOLDER ...]

Each folder is one to import the package from: `src` of a checkout, or the site-packages of an installation. Shown are, for
each game, the CPU time of the server process per move in milliseconds, in all and by its threads: the one that plays and those
beside it, of which one writes to a slow disk; and the bytes to one browser per move, median and 95 of 100. What a server does
once, after it has started, is waited for and not counted.

With `--bare` nothing is shown but who is asked and what he may do, nothing is told and nothing taken back: what is left is what
the rules, the offers, the store and the line cost, whatever the pictures do. (For servers that tell a table in beats.)
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.engine import registry
from tafelrunde.server.patch import patched

SERVE = """
import sys
from tafelrunde.server import limits, run
quick = limits.Limits(messages_per_second=1e6, messages_at_once=10**6)
run.serve(port=0, database=sys.argv[1], workers=1, pace=0, limits=quick, say=print)
"""
BARE = """
from tafelrunde.engine.scene import Scene
from tafelrunde.table import room, story
room.Room._drawn = lambda self, viewer: Scene(None, [], [], self.asked)
story.Story.beats = lambda self, viewer, now, since: [story.Shown(len(self.moments) - 1)]
"""
WARM = 10  # moves before anything is measured
QUIET = 0.05  # of a second: a server that computes no longer beside the play has done all there is to do at its start
PATIENCE = 120  # seconds to wait for that

Json = dict[str, Any]


@contextmanager
def server(folder: str, *, bare: bool = False) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of that installation, and its address."""
    environment = {**os.environ, "PYTHONPATH": folder, "PYTHONUNBUFFERED": "1"}
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", BARE + SERVE if bare else SERVE, str(Path(home) / "tables.db")]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = next(line for line in process.stdout if "http" in line)
        try:
            yield process, "http" + address.partition("http")[2].split()[0]
        finally:
            process.terminate()
            process.wait(20)


class Used(NamedTuple):
    """CPU time, in milliseconds."""

    main: float  # of the thread that plays
    beside: float  # of all others

    @property
    def all(self) -> float:
        """Of the process."""
        return self.main + self.beside

    def per_move(self, begun: "Used", moves: int) -> "Used":
        """What each of these moves took since then."""
        return Used((self.main - begun.main) / moves, (self.beside - begun.beside) / moves)


def threads(process: subprocess.Popen[str]) -> dict[int, tuple[float, float]]:
    """For each thread of the process how long it has computed so far, and waited for a core, in milliseconds."""
    found = {}
    for thread in Path(f"/proc/{process.pid}/task").iterdir():
        computed, waited, _ = (thread / "schedstat").read_text(encoding="ascii").split()
        found[int(thread.name)] = (int(computed) / 1e6, int(waited) / 1e6)
    return found


def used(process: subprocess.Popen[str]) -> Used:
    """The CPU time of the process so far."""
    spent = {thread: computed for thread, (computed, _) in threads(process).items()}
    main = spent.pop(process.pid)
    return Used(main, sum(spent.values()))


async def settle(process: subprocess.Popen[str]) -> None:
    """Wait until the server has packed its files and looked through its memory, beside the thread that plays: a second in which
    nobody did much there or wanted to."""
    async with asyncio.timeout(PATIENCE):
        wanted = -1.0
        while True:
            before, wanted = wanted, sum(sum(times) for thread, times in threads(process).items() if thread != process.pid)
            if before >= 0 and wanted - before < QUIET * 1000:
                return
            await asyncio.sleep(1)


class Seat:
    """One of the two: keeps the picture as a browser does, and counts what comes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seen: Json = {}
        self.bytes: list[int] = []

    async def hear(self) -> None:
        """The next update."""
        while True:
            text = await asyncio.wait_for(self.connection.recv(), 30)
            message: Json = json.loads(text)
            if message["type"] == "update":
                self.bytes.append(len(text if isinstance(text, bytes) else text.encode()))
                self.seen = whole(message, self.seen)
                return
            assert message["type"] != "refused", message


def whole(update: Json, seen: Json) -> Json:
    """An update with the scene and offers it leads to. Older servers send them whole."""
    if update.get("scene"):
        return update
    scene = seen["scene"]
    for beat in update.get("beats", []):
        scene = patched(scene, beat.get("patch", {}))
    return {**update, "scene": scene, "offers": patched(seen["offers"], update.get("patch", {}))}


def set_up(address: str, game: str, *, bare: bool = False) -> Json:
    """A table for two."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "options": registry.find(game).endless}
    if bare:
        body["customs"] = {"undo": "never"}
    request = urllib.request.Request(f"{address}api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        table: Json = json.load(answer)
    return table


async def play(process: subprocess.Popen[str], address: str, table: Json, moves: int, luck: int) -> tuple[Used, list[int]]:
    """Two people take any of their offers: CPU time per move, and the size of each update."""
    choice = random.Random(luck)
    live = f"ws{address.removeprefix('http')}api/tables/{table['table']}/live"
    async with connect(live, max_size=None) as one, connect(live, max_size=None) as two:
        seats = [Seat(one), Seat(two)]
        for seat, key in zip(seats, table["keys"].values(), strict=True):
            await seat.connection.send(json.dumps({"type": "hello", "keys": [key], "since": -1, "brief": True}))
            await seat.hear()
        begun, counted = used(process), 0
        for number in range(moves + WARM):
            if number == WARM:
                await settle(process)
                begun = used(process)
                for seat in seats:
                    seat.bytes.clear()
            asked = seats[0].seen["scene"].get("asked")
            if asked is None:
                break
            seat = seats[asked]
            offers = seat.seen["offers"].get("offers") or seat.seen["offers"].get("standing", [])
            action = choice.choice(offers)["action"]
            act = {"type": "act", "seat": asked, "version": seat.seen["version"], "action": action}
            await seat.connection.send(json.dumps(act))
            await asyncio.gather(*[listener.hear() for listener in seats])
            counted += number >= WARM
        return used(process).per_move(begun, max(counted, 1)), [size for seat in seats for size in seat.bytes]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", default="")
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("folders", nargs="+")
    chosen = parser.parse_args()
    for game in chosen.games.split(",") if chosen.games else registry.games():
        costs: dict[str, list[Used]] = {folder: [] for folder in chosen.folders}
        sizes: dict[str, list[int]] = {folder: [] for folder in chosen.folders}
        for luck in range(chosen.rounds):
            for folder in chosen.folders:
                with server(folder, bare=chosen.bare) as (process, address):
                    table = set_up(address, game, bare=chosen.bare)
                    cost, size = asyncio.run(play(process, address, table, chosen.moves, luck))
                costs[folder].append(cost)
                sizes[folder] += size
        for folder in chosen.folders:
            found = sorted(sizes[folder])
            median, most = found[len(found) // 2], found[len(found) * 95 // 100]
            cost, main, beside = map(statistics.median, zip(*((one.all, *one) for one in costs[folder]), strict=True))
            print(
                f"{game:12} {cost:7.2f} ms/move ({main:6.2f} + {beside:5.2f}) {median:8} {most:8} bytes  {folder}", flush=True
            )


if __name__ == "__main__":
    main()
