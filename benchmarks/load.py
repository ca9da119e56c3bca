"""How many seats a server carries, seen from outside: `python -m benchmarks.load --seats 100,300,1000 [--game monopoly]`.

At tables for two, each seat whose turn it is moves as a person would: some time after it has seen what happened, so that every
seat moves once in two seconds on average. Measured is how long it takes from sending a move until it is acknowledged (kept and
counting), besides the CPU time of the server processes. `--full` moves as soon as a seat is asked: how many moves a second
there can be at all. `--processes 2` serves from two processes at a PostgreSQL of its own; else one process serves from a file.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from benchmarks.traffic import whole
from tafelrunde.engine import registry
from tafelrunde.engine.game import compiled
from tests.server.postgres import postgres

SERVE = """
import sys
from tafelrunde.server import run
from tafelrunde.server.limits import Limits
many = Limits(creations_per_minute=1e6, creations_at_once=10**6, tables_per_person=10**6, connections=10**5, open_rooms=10**5,
              connections_per_person=10**5, messages_per_second_and_person=1e6, messages_at_once_and_person=10**6)
run.serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), limits=many,
          say=lambda text: print(text, flush=True))
"""
PACE = 2.0  # seconds between two moves of a seat

Json = dict[str, Any]


@contextmanager
def serving(database: str, processes: int, workers: int = 0) -> Iterator[list[tuple[str, psutil.Process]]]:
    """So many server processes, each at an address of its own."""
    started = []
    try:
        for _ in range(processes):
            command = [sys.executable, "-c", SERVE, "0", database, str(workers)]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            assert process.stdout is not None
            found = re.search(r"http://\S+?:\d+/", process.stdout.readline())
            assert found, "a server did not say where it is"
            started.append((found[0], process))
        yield [(address, psutil.Process(process.pid)) for address, process in started]
    finally:
        for _, process in started:
            process.send_signal(signal.SIGTERM)
        for _, process in started:
            process.wait(60)


class Seat:
    """One seat, at one process."""

    def __init__(self, run: "Run", address: str, table: str, key: str, seat: int, luck: int) -> None:
        self.run = run
        self.live = f"ws{address.removeprefix('http')}api/tables/{table}/live"
        self.key = key
        self.seat = seat
        self.chance = random.Random(luck)
        self.seen: Json = {}
        self.sent: dict[str, float] = {}

    async def play(self) -> None:
        """Until the run is over, or the game."""
        async with connect(self.live, max_size=None, ping_interval=None, open_timeout=300) as connection:
            await connection.send(json.dumps({"type": "hello", "keys": [self.key]}))
            try:
                async for text in connection:
                    self._hear(json.loads(text), connection)
            except ConnectionClosed:
                self.run.lost += not self.run.over

    def _hear(self, message: Json, connection: Any) -> None:
        match message["type"]:
            case "update":
                self.seen = whole(message, self.seen)
                self._consider(connection)
            case "acted":
                began = self.sent.pop(message["id"], None)
                if began is not None and self.run.measuring:
                    self.run.took.append(time.perf_counter() - began)
                self._consider(connection)
            case "refused":
                self.run.refused += 1
                self.sent.clear()
                self._consider(connection)

    def _consider(self, connection: Any) -> None:
        """Move, if it is one's turn."""
        if self.seen["scene"].get("asked") == self.seat and not self.sent and not self.run.over:
            task = asyncio.create_task(self._act(connection, self.seen["version"]))
            self.run.tasks.add(task)
            task.add_done_callback(self.run.tasks.discard)

    async def _act(self, connection: Any, version: int) -> None:
        if self.run.pace:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.run.pace)
        offers = self.seen["offers"].get("offers") or self.seen["offers"].get("standing") or []
        if self.seen["version"] != version or not offers or self.sent or self.run.over:
            return
        name = f"{version}-{self.chance.getrandbits(40)}"
        self.sent[name] = time.perf_counter()
        act = {"type": "act", "seat": self.seat, "version": version, "action": self.chance.choice(offers)["action"], "id": name}
        try:
            await connection.send(json.dumps(act))
        except ConnectionClosed:
            self.run.lost += not self.run.over


class Run:
    """One measurement."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.took: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.measuring = self.over = False
        self.lost = self.refused = 0


async def measure(servers: list[tuple[str, psutil.Process]], game: str, seats: int, seconds: float, full: bool) -> str:
    """Set up, play, and say how it went."""
    run = Run(0 if full else PACE / 2)  # at a table for two a seat is asked every other time
    players = []
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "options": registry.find(game).endless}
    async with httpx.AsyncClient(timeout=300) as client:
        for number in range(seats // 2):
            address = servers[number % len(servers)][0]
            made = (await client.post(f"{address}api/tables", json=body)).raise_for_status().json()
            for seat, key in enumerate(made["keys"].values()):
                other = servers[(number + seat) % len(servers)][0]
                players.append(Seat(run, other, made["table"], key, seat, number * 2 + seat))
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds / 3)
    run.measuring, begun = True, time.perf_counter()
    used = [process.cpu_times() for _, process in servers]
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - begun
    cpu = sum(
        now.user + now.system - before.user - before.system
        for before, now in zip(used, [process.cpu_times() for _, process in servers], strict=True)
    )
    run.measuring, run.over = False, True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    took = sorted(run.took) or [0.0]
    p50, p95, p99 = (took[min(len(took) - 1, int(len(took) * part))] * 1000 for part in (0.5, 0.95, 0.99))
    return (
        f"{game:10} {seats:5} seats: {len(took) / passed:7.1f} moves/s, p50 {p50:6.1f} p95 {p95:6.1f} p99 {p99:6.1f} ms, "
        f"{cpu / passed:4.2f} cores, {len(took) / max(cpu, 1e-9):6.0f} moves per second of a core, "
        f"{run.lost} lost, {run.refused} refused"
    )


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="100,300,1000")
    parser.add_argument("--games", default="monopoly,duels")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--full", action="store_true")
    said = parser.parse_args()
    print(f"{'compiled' if compiled() else 'plain'}, load of the machine before: {os.getloadavg()[0]:.1f}", flush=True)
    for game in said.games.split(","):
        for seats in map(int, said.seats.split(",")):
            with tempfile.TemporaryDirectory() as folder:
                if said.processes == 1:
                    with serving(str(Path(folder) / "tables.sqlite3"), 1) as servers:
                        print(asyncio.run(measure(servers, game, seats, said.seconds, said.full)), "(SQLite)", flush=True)
                    continue
                with postgres() as server, serving(server.database(), said.processes) as servers:
                    line = asyncio.run(measure(servers, game, seats, said.seconds, said.full))
                    print(line, f"(PostgreSQL, {said.processes} processes)", flush=True)


if __name__ == "__main__":
    main()
