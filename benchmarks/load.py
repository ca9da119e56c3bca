"""How many seats a server carries, seen from outside: `python -m benchmarks.load --seats 100,300,1000 [--games monopoly]`.

At tables for two, each seat whose turn it is moves as a person would: some time after it has seen what happened, so that every
seat moves once in two seconds on average. Measured is how long it takes from sending a move until it is acknowledged (kept and
counting), and the CPU time: of the server processes, of the database and, beside them, of the clients, which take the same
cores. `--full` moves as soon as a seat is asked: how many moves a second there can be at all.

One process serves from a file. `--processes 2` serves from two processes at a PostgreSQL of its own; the seats of a table are
then at different processes, as a balancer may have it that knows nothing of tables, unless `--together` says otherwise.
"""

import argparse
import asyncio
import base64
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import psutil
import uvloop

from tafelrunde.engine import registry
from tafelrunde.engine.game import compiled
from tafelrunde.server.patch import patched
from tests.server.postgres import postgres

SERVE = """
import sys
from tafelrunde.server import run
from tafelrunde.server.limits import Limits
many = Limits(creations_per_minute=1e6, creations_at_once=10**6, tables_per_person=10**6, connections=10**5, open_rooms=10**5,
              connections_per_person=10**5, messages_per_second=1e6, messages_at_once=10**6,
              messages_per_second_and_person=1e6, messages_at_once_and_person=10**6)
run.serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]), limits=many,
          say=lambda text: print(text, flush=True))
"""
PACE: Final = 2.0  # seconds between two moves of a seat
COMING: Final = 50  # connections that are made at once
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
FLUSHED: Final = b"\0\0\xff\xff"  # what a packed message ends with, and is sent without

Json = dict[str, Any]


# --- what is read of a message; all else is passed over ---------------------------------------------------------------


class SceneSeen(msgspec.Struct):
    asked: int | None = None


class SceneSet(msgspec.Struct):
    asked: int | msgspec.UnsetType | None = msgspec.UNSET


class ScenePatch(msgspec.Struct):
    set: SceneSet = msgspec.field(default_factory=SceneSet)
    unset: list[str] = []


class BeatSeen(msgspec.Struct):
    patch: ScenePatch = msgspec.field(default_factory=ScenePatch)


class Heard(msgspec.Struct):
    type: str
    version: int = -1
    id: str = ""
    scene: SceneSeen | None = None
    offers: Json | None = None
    beats: list[BeatSeen] = []
    patch: Json = {}


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


# --- a browser --------------------------------------------------------------------------------------------------------


class Line(asyncio.Protocol, ABC):
    """A WebSocket, packed as a browser wants it, with as little work as can be."""

    def __init__(self, path: str, host: str) -> None:
        self.path = path
        self.host = host
        self.transport: asyncio.Transport
        self.opened = asyncio.get_running_loop().create_future()
        self.lost = False
        self.bytes = 0
        self._came = bytearray()
        self._parts: list[bytes] = []
        self._unpack = zlib.decompressobj(wbits=-15)
        self._pack = zlib.compressobj(1, zlib.DEFLATED, -12, 3)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        )
        self.transport.write("\r\n".join((*lines, "\r\n")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._came += data
        if not self.opened.done():
            head, end, rest = bytes(self._came).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101") or b"permessage-deflate" not in head:
                raise ConnectionError(head.decode())
            self._came = bytearray(rest)
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take in the next frame, if it has come whole."""
        came = self._came
        if len(came) < 2:
            return False
        size, start = came[1], 2
        if size == 126:
            size, start = int.from_bytes(came[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(came[2:10], "big"), 10
        if len(came) < start + size:
            return False
        first, payload = came[0], bytes(came[start : start + size])
        del came[: start + size]
        kind, last, packed = first & 0xF, first & 0x80, first & 0x40
        if kind <= TEXT:
            if packed:
                payload = self._unpack.decompress(payload + FLUSHED)
            assert last, "the server sends each message in one frame"
            self.hear(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()
        return True

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Something is said."""

    def say(self, message: Json) -> None:
        """Say something."""
        packed = self._pack.compress(encode(message)) + self._pack.flush(zlib.Z_SYNC_FLUSH)
        self._send(TEXT | 0x40, packed.removesuffix(FLUSHED))

    def _send(self, kind: int, payload: bytes) -> None:
        """With a mask of zeros, which leaves all as it is."""
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE, size >> 8, size & 0xFF))
        self.transport.write(head + bytes(4) + payload)


class Seat(Line):
    """Somebody at a seat."""

    def __init__(self, run: "Run", where: "Where", luck: int) -> None:
        super().__init__(f"/api/tables/{where.table}/live", urlsplit(where.address).netloc)
        self.run = run
        self.where = where
        self.chance = random.Random(luck)
        self.version = -1
        self.asked: int | None = None
        self.offers: Json = {}
        self.sent = ""
        self.at = 0.0
        self.planned = False

    async def come(self) -> None:
        """Sit down."""
        host, _, port = self.host.rpartition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        await self.opened
        self.say({"type": "hello", "keys": [self.where.key], "pulses": True})

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.run.lost += not self.run.over

    def hear(self, message: bytes) -> None:
        heard = decode(message)
        match heard.type:
            case "pulse":
                self.say({"type": "pulse"})
            case "update":
                self._look(heard)
                self._consider()
            case "acted" if heard.id == self.sent:
                self.sent = ""
                if self.run.measuring:
                    self.run.took.append(time.perf_counter() - self.at)
                self._consider()
            case "refused":
                self.run.refused += 1
                self.sent = ""
                self._consider()

    def _look(self, heard: Heard) -> None:
        """Who is asked, and for what."""
        self.version = heard.version
        if heard.scene is not None:
            self.asked = heard.scene.asked
            self.offers = heard.offers or {}
            return
        for beat in heard.beats:
            if beat.patch.set.asked is not msgspec.UNSET:
                self.asked = beat.patch.set.asked
            elif "asked" in beat.patch.unset:
                self.asked = None
        self.offers = patched(self.offers, heard.patch)

    def _consider(self) -> None:
        """Move, if it is one's turn."""
        if self.asked != self.where.seat or self.sent or self.planned or self.run.over:
            return
        self.planned = True
        loop = asyncio.get_running_loop()
        if self.run.pace:
            loop.call_later(self.chance.uniform(0.5, 1.5) * self.run.pace, self._act)
        else:
            loop.call_soon(self._act)

    def _act(self) -> None:
        self.planned = False
        offers = self.offers.get("offers") or self.offers.get("standing") or []
        if self.asked != self.where.seat or not offers or self.sent or self.run.over or self.lost:
            return
        self.sent = f"{self.version}-{self.chance.getrandbits(40)}"
        self.at = time.perf_counter()
        action = self.chance.choice(offers)["action"]
        self.say({"type": "act", "seat": self.where.seat, "version": self.version, "action": action, "id": self.sent})


class Where(NamedTuple):
    """A seat, and the process at which it is taken."""

    address: str
    table: str
    seat: int
    key: str


# --- the server -------------------------------------------------------------------------------------------------------


class Served(NamedTuple):
    """A server: its addresses, its processes and, if it has any, those of its database."""

    addresses: list[str]
    processes: list[psutil.Process]
    database: psutil.Process | None

    def used(self) -> tuple[float, float]:
        """Seconds of CPU so far: of the server, and of the database."""
        database = [self.database, *self.database.children()] if self.database else []
        return _seconds(self.processes), _seconds(database)

    def memory(self) -> float:
        """Megabytes of each process, the largest."""
        return max(process.memory_info().rss for process in self.processes) / 1e6


def _seconds(processes: list[psutil.Process]) -> float:
    return sum(times.user + times.system for times in (process.cpu_times() for process in processes))


@contextmanager
def serving(database: str, processes: int, keeper: psutil.Process | None = None, workers: int = 0) -> Iterator[Served]:
    """So many server processes, each at an address of its own."""
    started: list[tuple[str, subprocess.Popen[str]]] = []
    try:
        for _ in range(processes):
            command = [sys.executable, "-c", SERVE, "0", database, str(workers)]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            assert process.stdout is not None
            found = re.search(r"http://\S+?:\d+/", process.stdout.readline())
            assert found, "a server did not say where it is"
            started.append((found[0], process))
        yield Served([address for address, _ in started], [psutil.Process(one.pid) for _, one in started], keeper)
    finally:
        for _, process in started:
            process.send_signal(signal.SIGTERM)
        for _, process in started:
            process.wait(60)


# --- measuring --------------------------------------------------------------------------------------------------------


class Run:
    """One measurement."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.took: list[float] = []
        self.measuring = self.over = False
        self.lost = self.refused = 0


async def measure(served: Served, game: str, seats: int, seconds: float, full: bool, together: bool) -> str:
    """Set up, play, and say how it went."""
    run = Run(0 if full else PACE / 2)  # at a table for two a seat is asked every other time
    places = await _tables(served.addresses, game, seats // 2, together)
    players = [Seat(run, where, luck) for luck, where in enumerate(places)]
    for first in range(0, len(players), COMING):
        await asyncio.gather(*(player.come() for player in players[first : first + COMING]))
    await asyncio.sleep(seconds / 3)
    run.measuring, begun, ours, used = True, time.perf_counter(), time.process_time(), served.used()
    came = sum(player.bytes for player in players)
    await asyncio.sleep(seconds)
    passed, ours = time.perf_counter() - begun, time.process_time() - ours
    server, database = (now - before for before, now in zip(used, served.used(), strict=True))
    came = sum(player.bytes for player in players) - came
    run.measuring, run.over = False, True
    for player in players:
        player.transport.abort()
    took = sorted(run.took) or [0.0]
    p50, p95, p99 = (took[min(len(took) - 1, int(len(took) * part))] * 1000 for part in (0.5, 0.95, 0.99))
    return (
        f"{game:8} {seats:5} seats: {len(took) / passed:6.1f} moves/s, p50 {p50:.1f} p95 {p95:.1f} p99 {p99:.1f} "
        f"max {took[-1] * 1000:.0f} ms; cores: server {server / passed:.2f}, database {database / passed:.2f}, "
        f"clients {ours / passed:.2f}; {len(took) / max(server, 1e-9):.0f} moves per second of a server core, "
        f"{came / max(len(took), 1):.0f} bytes a move, {served.memory():.0f} MB; {run.lost} lost, {run.refused} refused"
    )


async def _tables(addresses: list[str], game: str, count: int, together: bool) -> list[Where]:
    """So many tables for two."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "options": registry.find(game).endless}
    found = []
    async with httpx.AsyncClient(timeout=300) as client:
        for number in range(count):
            answer = await client.post(f"{addresses[number % len(addresses)]}api/tables", json=body)
            made = answer.raise_for_status().json()
            for seat, key in enumerate(made["keys"].values()):
                at = number if together else number + seat
                found.append(Where(addresses[at % len(addresses)], made["table"], seat, key))
    return found


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="100,300,1000")
    parser.add_argument("--games", default="monopoly,duels")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--full", action="store_true", help="move as soon as a seat is asked")
    parser.add_argument("--together", action="store_true", help="both seats of a table at the same process")
    parser.add_argument("--postgres", action="store_true", help="also for one process")
    said = parser.parse_args()
    print(f"{'compiled' if compiled() else 'plain'}, load of the machine before: {os.getloadavg()[0]:.1f}", flush=True)
    for game in said.games.split(","):
        for seats in map(int, said.seats.split(",")):

            def once(served: Served, game: str = game, seats: int = seats) -> str:
                return uvloop.run(measure(served, game, seats, said.seconds, said.full, said.together))

            if said.processes == 1 and not said.postgres:
                with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "tables.sqlite3"), 1) as served:
                    print(once(served), "(SQLite)", flush=True)
                continue
            with postgres() as server:
                keeper = psutil.Process(server.server.get_pid()) if server.server else None
                with serving(server.database(), said.processes, keeper) as served:
                    print(once(served), f"(PostgreSQL, {said.processes} processes)", flush=True)


if __name__ == "__main__":
    main()
