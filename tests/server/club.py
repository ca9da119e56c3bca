"""A club under fire: several server processes at one PostgreSQL, a balancer that sends every request elsewhere, people who play
through it and note all that was acknowledged, and somebody who kills."""

import asyncio
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

import asyncpg
import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tafelrunde.server.keys import hashed
from tafelrunde.table.table_events import TakenBack, read
from tests.patience import PATIENCE
from tests.server.postgres import Postgres
from tests.server.processes import ROOT, environment

SOCKET = ".s.PGSQL.5432"
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Backend:
    """One server process."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    async def start(self) -> None:
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        while True:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serve_for_test", self.database, "light"],
                cwd=ROOT,
                env=environment(self.folder),
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            assert process.stdout is not None
            found = re.search(r"http://\S+?:(\d+)", process.stdout.readline())
            if found:
                self.process, self.port = process, int(found[1])
                return
            process.wait(30)  # the database may be away just now
            process.stdout.close()
            time.sleep(0.5)

    def kill(self) -> None:
        if self.process is not None:
            self.port = 0
            self.process.kill()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None


class Cable:
    """The way from one process to PostgreSQL: a socket of its own, through which everything passes until it is cut."""

    def __init__(self, folder: Path, database: str) -> None:
        parts = urlsplit(database)
        asked = parse_qs(parts.query)
        (self.target,) = asked["host"]
        self.folder = folder
        self.database = urlunsplit(parts._replace(query=urlencode({**asked, "host": str(folder)}, doseq=True)))
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._pass_on, self.folder / SOCKET)

    async def cut(self, seconds: float) -> None:
        """Nothing passes for a while, and nobody is told; then all connections are gone."""
        self._whole.clear()
        await asyncio.sleep(seconds)
        for end in list(self._ends):
            end.close()
        self._whole.set()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        try:
            await self._whole.wait()
            there = await asyncio.open_unix_connection(Path(self.target) / SOCKET)
            ends.add(there[1])
            self._ends |= ends
            await asyncio.gather(_pump(reader, there[1], self._whole), _pump(there[0], writer, self._whole))
        except OSError:
            pass  # PostgreSQL is away
        finally:
            self._ends -= ends
            for end in ends:
                end.close()


class Balancer:
    """Sends every connection to the next process that takes it."""

    def __init__(self, backends: list[Backend]) -> None:
        self.backends = backends
        self.turn = count()
        self.port = 0
        self.served: dict[int, int] = {}

    async def serve(self) -> asyncio.Server:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.backends:
            number = next(self.turn) % len(self.backends)
            backend = self.backends[number]
            if not backend.port:
                continue
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", backend.port)
                self.served[number] = self.served.get(number, 0) + 1
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer), return_exceptions=True)
                return
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, whole: asyncio.Event | None = None) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            if whole is not None:
                await whole.wait()
            writer.write(data)
            await writer.drain()
    writer.close()


class Person:
    """Somebody at a seat, who sends again what was not acknowledged."""

    def __init__(self, club: "Club", table: str, seat: int, key: str) -> None:
        self.club = club
        self.table = table
        self.seat = seat
        self.key = key
        self.acknowledged: dict[str, int] = {}  # by the name of a move, its number
        self.lines: set[str] = set()
        self.taken_back: set[int] = set()  # the numbers of entries that took something back
        self.over = False
        self._pending: dict[str, Any] | None = None
        self._names = count()

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            with suppress(*LOST):
                url = f"ws://127.0.0.1:{self.club.balancer.port}/api/tables/{self.table}/live"
                async with connect(url, max_size=None, open_timeout=20, ping_interval=None) as connection:
                    await connection.send(json.dumps({"type": "hello", "keys": [self.key]}))
                    if self._pending is not None:
                        await connection.send(json.dumps(self._pending))
                    async for text in connection:
                        for answer in self._answers(json.loads(text)):
                            await connection.send(json.dumps(answer))
                        if self._finished():
                            break
            await asyncio.sleep(0.05)

    def _finished(self) -> bool:
        return self.over

    def _answers(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        match message["type"]:
            case "acted" if self._pending is not None and message["id"] == self._pending["id"]:
                self.acknowledged[message["id"]] = message["version"]
                self.club.moved(self.table)
                self._pending = None
                return [{"type": "look", "seat": self.seat}]
            case "refused" if self._pending is not None and message.get("id") == self._pending["id"]:
                self._pending = None
                return [{"type": "look", "seat": self.seat}]
            case "said" if message["seat"] == self.seat:
                self.lines.add(message["text"])
            case "update":
                return self._look(message)
        return []

    def _look(self, update: dict[str, Any]) -> list[dict[str, Any]]:
        if "scene" not in update:  # only what has changed: ask for the whole
            return [] if self._pending else [{"type": "look", "seat": self.seat}]
        self.over = bool(update["scene"].get("result"))
        self.taken_back |= {entry["version"] for entry in update["log"]["entries"] if entry.get("back") is not None}
        undo = (update.get("undo") or {}).get("own", 0)
        if undo and not self._pending and self.club.chance.random() < 0.2:
            return [{"type": "undo", "seat": self.seat, "version": update["version"], "count": undo}]
        offers = (update.get("offers") or {}).get("offers") or []
        if self._pending or not offers or self.over:
            return []
        name = f"m{next(self._names)}"
        action = self.club.chance.choice(offers)["action"]
        self._pending = {"type": "act", "seat": self.seat, "version": update["version"], "action": action, "id": name}
        said = {"type": "talk", "seat": self.seat, "text": f"{self.table} {self.seat} {name}"}
        return [self._pending, said] if self.club.chance.random() < 0.2 else [self._pending]


class Audit(NamedTuple):
    """How much of what was acknowledged has been found again, all of it once."""

    moves: int
    lines: int
    invitations: int
    taken_back: int
    driven: int  # moves of computers, each kept by the one driver of its table
    drivers: int


class Blow(NamedTuple):
    """Something was done to the club."""

    at: float
    kind: Literal["process", "database", "cable"]


class Wait(NamedTuple):
    """Seconds until there was an acknowledged move again."""

    anywhere: float
    tables: list[float]  # those that had begun, and went on


def _overlap(begins: float, ends: float, times: list[tuple[float, float]]) -> bool:
    return any(begin <= ends and begins <= end for begin, end in times)


def _waited(since: float, tables: list[list[float]]) -> Wait:
    """Since that time."""
    begun = [times for times in tables if times[0] < since < times[-1]]
    found = [times[bisect(times, since)] - since for times in begun]
    return Wait(min(found, default=0.0), found)


class Club:
    """All of it."""

    def __init__(self, folder: Path, server: Postgres, processes: int = 3, seed: int = 1) -> None:
        self.server = server
        self.database = server.database()
        self.cables = [Cable(Path(tempfile.mkdtemp(prefix="cable-")), self.database) for _ in range(processes)]
        self.backends = [Backend(folder, cable.database) for cable in self.cables]
        self.balancer = Balancer(self.backends)
        self.chance = random.Random(seed)
        self.people: list[Person] = []
        self.invited: dict[str, str] = {}  # by table, the key that whoever was invited has got
        self.games = 0
        self.ending = False
        self.kills = 0
        self.starting: set[asyncio.Task[None]] = set()
        self.blows: list[Blow] = []
        self.moves: dict[str, list[float]] = {}  # by table, when moves were acknowledged

    def moved(self, table: str) -> None:
        self.moves.setdefault(table, []).append(time.monotonic())

    def waits(self, kind: str) -> list[Wait]:
        """After each blow of that kind: how long nobody moved, and how long each table waited. While the database is away
        everybody waits for it, so then nothing else counts."""
        moves = list(self.moves.values())
        waits = {blow: _waited(blow.at, moves) for blow in self.blows}
        away = [(blow.at, blow.at + max(wait.tables, default=0)) for blow, wait in waits.items() if blow.kind == "database"]
        return [
            wait
            for blow, wait in waits.items()
            if blow.kind == kind and (kind == "database" or not _overlap(blow.at, blow.at + max(wait.tables, default=0), away))
        ]

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Club"]:
        servers = [await self.balancer.serve(), *[await cable.serve() for cable in self.cables]]
        await asyncio.gather(*(backend.start() for backend in self.backends))
        try:
            yield self
        finally:
            for backend in self.backends:
                backend.kill()
            for server in servers:
                server.close()
            if passing_on := asyncio.all_tasks() - {asyncio.current_task()}:  # one end of each is gone
                await asyncio.wait(passing_on, timeout=PATIENCE)
            for cable in self.cables:
                shutil.rmtree(cable.folder)

    async def post(self, path: str, body: object) -> Any:
        """Through the balancer, until somebody answers."""
        url = f"http://127.0.0.1:{self.balancer.port}/api/{path}"
        while True:
            with suppress(*LOST):
                async with httpx.AsyncClient(timeout=20) as client:
                    answer = await client.post(url, json=body, headers={"connection": "close"})
                if answer.is_success:
                    return answer.json()
                if answer.status_code == 403:
                    return None  # an invitation whose answer was lost
            await asyncio.sleep(0.1)

    async def play_on(self, seats: list[dict[str, str]], options: dict[str, Any], game: str = "higher") -> None:
        """One game after the other at a table for two people, one of whom is invited."""
        while not self.ending:
            table = await self.post("tables", {"game": game, "seats": seats, "options": options})
            joined = await self.post(f"tables/{table['table']}/join", {"key": table["invitations"]["1"], "name": "Bea"})
            if joined is None:
                continue
            self.invited[table["table"]] = joined["key"]
            two = [Person(self, table["table"], 0, table["keys"]["0"]), Person(self, table["table"], 1, joined["key"])]
            self.people += two
            await asyncio.gather(*(person.play() for person in two))
            self.games += 1

    async def kill(self, times: int, pause: float, database_every: int = 0, cut_every: int = 0) -> None:
        """Kill one after the other, sometimes the database, let it come back, and sometimes cut a cable."""
        for _ in range(times):
            await asyncio.sleep(self.chance.uniform(0.2, 1) * pause)
            self.kills += 1
            if database_every and self.kills % database_every == 0:
                await asyncio.to_thread(self.server.kill)
                self._note("database")
                await asyncio.sleep(self.chance.uniform(0, 0.5))
                await asyncio.to_thread(self.server.start)
            elif cut_every and self.kills % cut_every == 0:
                self._note("cable")
                await self.chance.choice(self.cables).cut(self.chance.uniform(0.1, 1.5))
            else:
                await self._kill_process()
        await asyncio.gather(*self.starting)

    def _note(self, kind: Literal["process", "database", "cable"]) -> None:
        self.blows.append(Blow(time.monotonic(), kind))

    async def _kill_process(self) -> None:
        """Any process; its successor comes up while the next one is killed, as long as somebody is left to serve."""
        while len(alive := [backend for backend in self.backends if backend.port]) < 2:
            await asyncio.wait(self.starting, return_when=asyncio.FIRST_COMPLETED)
        backend = self.chance.choice(alive)
        self._note("process")
        await asyncio.to_thread(backend.kill)
        task = asyncio.create_task(backend.start())
        self.starting.add(task)
        task.add_done_callback(self.starting.discard)

    async def audit(self) -> "Audit":
        """Compare what people were told with what was kept."""
        connection = await asyncpg.connect(self.database)
        rows = await connection.fetch("SELECT table_id, number, entry, sent, driver FROM actions ORDER BY table_id, number")
        lines = await connection.fetch("SELECT text FROM chat")
        seats = await connection.fetch("SELECT table_id, key FROM seats WHERE seat = 1")
        await connection.close()
        keys = {row["table_id"]: row["key"] for row in seats}
        for table, key in self.invited.items():
            assert keys[table] == hashed(key), f"whoever was invited to {table} does not sit there"
        entries = {(row["table_id"], row["number"]): row["entry"] for row in rows}
        taken_back = {(person.table, number) for person in self.people for number in person.taken_back}
        for place in taken_back:
            assert isinstance(read(entries[place]), TakenBack), f"what was taken back at {place} is lost"
        kept: dict[tuple[str, str], list[int]] = {}
        numbers: dict[str, list[int]] = {}
        drivers: dict[str, list[str]] = {}
        for row in rows:
            numbers.setdefault(row["table_id"], []).append(row["number"])
            if row["sent"]:
                kept.setdefault((row["table_id"], row["sent"]), []).append(row["number"])
            if row["driver"]:
                drivers.setdefault(row["table_id"], []).append(row["driver"])
        for table, all_numbers in numbers.items():
            assert all_numbers == list(range(1, len(all_numbers) + 1)), f"table {table} has a gap"
        for person in self.people:
            for name, number in person.acknowledged.items():
                assert kept.get((person.table, f"{person.seat} {name}")) == [number], (
                    f"{name} of {person.table} is lost or doubled"
                )
        texts = [row["text"] for row in lines]
        heard = [line for person in self.people for line in person.lines]
        assert all(texts.count(line) == 1 for line in heard), "a line is lost or doubled"
        for table, sessions in drivers.items():
            changes = [one for one, other in zip(sessions, [None, *sessions], strict=False) if one != other]
            assert len(changes) == len(set(changes)), f"table {table} had two drivers at once: {changes}"
        return Audit(
            moves=sum(len(person.acknowledged) for person in self.people),
            lines=len(heard),
            invitations=len(self.invited),
            taken_back=len(taken_back),
            driven=sum(map(len, drivers.values())),
            drivers=len({name for names in drivers.values() for name in names}),
        )
