"""What a move costs the server and the line, seen from outside: two people play at a table of a real server, both listening.
Several installations of the package play the same games in turn, so that their figures can be compared.

    python -m benchmarks.traffic [--moves 120] [--rounds 2] [--games GAME,GAME] FOLDER [FOLDER ...]

Each folder is one to import the package from: `src` of a checkout, or the site-packages of an installation. Shown are, for each
game, the CPU time of the server process per move in milliseconds, and the bytes to one browser per move: median and 95 of 100.
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
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.engine import registry
from tafelrunde.server.patch import patched

SERVE = "import sys; from tafelrunde.server.run import serve; serve(port=0, database=sys.argv[1], workers=1, pace=0, say=print)"
TICKS = os.sysconf("SC_CLK_TCK")
WARM = 10  # moves before anything is measured

Json = dict[str, Any]


@contextmanager
def server(folder: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of that installation, and its address."""
    environment = {**os.environ, "PYTHONPATH": folder, "PYTHONUNBUFFERED": "1"}
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", SERVE, str(Path(home) / "tables.db")]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = next(line for line in process.stdout if "http" in line)
        try:
            yield process, "http" + address.partition("http")[2].split()[0]
        finally:
            process.terminate()
            process.wait(20)


def used(process: subprocess.Popen[str]) -> float:
    """The CPU time of the process so far, in milliseconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS


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


def set_up(address: str, game: str) -> Json:
    """A table for two."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "options": registry.find(game).endless}
    request = urllib.request.Request(f"{address}api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        table: Json = json.load(answer)
    return table


async def play(process: subprocess.Popen[str], address: str, table: Json, moves: int, luck: int) -> tuple[float, list[int]]:
    """Two people take any of their offers: CPU time per move, and the size of each update."""
    choice = random.Random(luck)
    live = f"ws{address.removeprefix('http')}api/tables/{table['table']}/live"
    async with connect(live, max_size=None) as one, connect(live, max_size=None) as two:
        seats = [Seat(one), Seat(two)]
        for seat, key in zip(seats, table["keys"].values(), strict=True):
            await seat.connection.send(json.dumps({"type": "hello", "keys": [key], "since": -1, "brief": True}))
            await seat.hear()
        begun, counted = 0.0, 0
        for number in range(moves + WARM):
            if number == WARM:
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
        return (used(process) - begun) / max(counted, 1), [size for seat in seats for size in seat.bytes]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", default="")
    parser.add_argument("folders", nargs="+")
    chosen = parser.parse_args()
    for game in chosen.games.split(",") if chosen.games else registry.games():
        costs: dict[str, list[float]] = {folder: [] for folder in chosen.folders}
        sizes: dict[str, list[int]] = {folder: [] for folder in chosen.folders}
        for luck in range(chosen.rounds):
            for folder in chosen.folders:
                with server(folder) as (process, address):
                    cost, size = asyncio.run(play(process, address, set_up(address, game), chosen.moves, luck))
                costs[folder].append(cost)
                sizes[folder] += size
        for folder in chosen.folders:
            found = sorted(sizes[folder])
            median, most = found[len(found) // 2], found[len(found) * 95 // 100]
            print(f"{game:12} {statistics.median(costs[folder]):7.2f} ms/move {median:8} {most:8} bytes  {folder}", flush=True)


if __name__ == "__main__":
    main()
