"""One stranger does his worst from 50 connections; what does an honest player notice? `python -m benchmarks.abuse`.

An honest player plays against an easy computer, first alone, then while a stranger at another address talks, looks, asks for
hints and replays, sets up tables of strong computers, brings records and packs, sends nonsense and hangs up, as fast as he can
in a process of his own. Shown are the times of the honest moves and of the computer answers, quiet and under fire, and how far
memory and disk have grown.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tafelrunde.engine import registry
from tafelrunde.engine.archive import zipped

SERVE = """
import sys
from tafelrunde.server import run
run.serve(port=0, database=sys.argv[1], workers=1, say=lambda text: print(text, flush=True))
"""
CONNECTIONS = 50
STRANGER = {"X-Forwarded-For": "203.0.113.7"}
HONEST = {"X-Forwarded-For": "198.51.100.1"}
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, KeyError, ValueError)

Json = dict[str, Any]


class Honest:
    """Somebody who plays against an easy computer."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.moves: list[float] = []
        self.answers: list[float] = []

    async def play(self, seconds: float) -> None:
        """For so long; how long things took is noted."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            with suppress(*GONE):
                await self._game(ends)

    async def _game(self, ends: float) -> None:
        rules = registry.find(self.game)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": rules.levels[0]}]
        body = {"game": self.game, "seats": seats, "options": rules.endless}
        async with httpx.AsyncClient(timeout=120, headers=HONEST) as client:
            table = (await client.post(f"{self.address}api/tables", json=body)).json()
        live = f"ws{self.address.removeprefix('http')}api/tables/{table['table']}/live"
        async with connect(live, max_size=None, additional_headers=HONEST, ping_interval=None) as connection:
            await connection.send(json.dumps({"type": "hello", "keys": list(table["keys"].values())}))
            chance, sent, waits = random.Random(1), 0.0, 0.0
            async for text in connection:
                message = json.loads(text)
                if message["type"] == "acted":
                    self.moves.append(time.monotonic() - sent)
                    await connection.send(json.dumps({"type": "look", "seat": 0}))
                elif message["type"] == "update" and "scene" not in message:
                    await connection.send(json.dumps({"type": "look", "seat": 0}))
                elif message["type"] in {"update", "refused"}:
                    if time.monotonic() > ends or message["type"] == "refused" or message["scene"].get("result"):
                        return
                    offers = (message.get("offers") or {}).get("offers") or []
                    if message["scene"].get("asked") != 0 or not offers:
                        waits = waits or time.monotonic()
                        continue
                    if waits:
                        self.answers.append(time.monotonic() - waits)
                        waits = 0.0
                    sent = time.monotonic()
                    action = chance.choice(offers)["action"]
                    act = {"type": "act", "seat": 0, "version": message["version"], "action": action, "id": f"{sent}"}
                    await connection.send(json.dumps(act))


class Stranger:
    """Somebody who does his worst."""

    def __init__(self, address: str, game: str, ends: float) -> None:
        self.address = address
        self.game = game
        self.ends = ends
        self.done = 0

    async def rage(self) -> None:
        """From all connections at once."""
        worst = (self._shout, self._compute, self._replay, self._bring, self._hang_up)
        await asyncio.gather(*(worst[number % len(worst)](number) for number in range(CONNECTIONS)))

    async def _table(self, client: httpx.AsyncClient, level: str) -> Json:
        seats = [{"kind": "me", "name": "X"}, {"kind": "bot", "level": level}]
        made: Json = (await client.post(f"{self.address}api/tables", json={"game": self.game, "seats": seats})).json()
        return made

    async def _again(self, number: int, work: Any) -> None:
        async with httpx.AsyncClient(timeout=60, headers=STRANGER) as client:
            while time.monotonic() < self.ends:
                with suppress(*GONE):
                    async with asyncio.timeout(max(0.1, self.ends - time.monotonic())):
                        await work(client, number)
                await asyncio.sleep(0.01)

    async def _talk(self, client: httpx.AsyncClient, level: str, messages: list[Json]) -> None:
        table = await self._table(client, level)
        live = f"ws{self.address.removeprefix('http')}api/tables/{table['table']}/live"
        async with connect(live, max_size=None, additional_headers=STRANGER, ping_interval=None) as connection:
            await connection.send(json.dumps({"type": "hello", "keys": list(table["keys"].values())}))
            while time.monotonic() < self.ends:
                for message in messages:
                    await connection.send(json.dumps(message))
                    self.done += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(connection.recv(), 0.01)

    async def _shout(self, number: int) -> None:
        talk: list[Json] = [
            {"type": "talk", "seat": 0, "text": "x" * 500},
            {"type": "look", "seat": 0},
            {"type": "nonsense", "a": [[[[]]]]},
        ]
        await self._again(number, lambda client, _: self._talk(client, registry.find(self.game).levels[0], talk))

    async def _compute(self, number: int) -> None:
        ask: list[Json] = [
            {"type": "hint", "seat": 0, "version": 0, "level": 3},
            {"type": "why", "id": 1, "seat": 0, "thing": "x"},
        ]
        await self._again(number, lambda client, _: self._talk(client, registry.find(self.game).levels[-1], ask))

    async def _replay(self, number: int) -> None:
        async def work(client: httpx.AsyncClient, _: int) -> None:
            table = await self._table(client, registry.find(self.game).levels[-1])
            while time.monotonic() < self.ends:
                await client.get(f"{self.address}api/tables/{table['table']}/replay/verify")
                await client.post(f"{self.address}api/tables/mine", json={"keys": {table["table"]: ["x"] * 50}})
                self.done += 2

        await self._again(number, work)

    async def _bring(self, number: int) -> None:
        async def work(client: httpx.AsyncClient, number: int) -> None:
            mark = f"{number} {self.done}"
            record = {
                "format": 1,
                "game": self.game,
                "version": "1",
                "options": {},
                "seats": [{}, {}],
                "seed": 1,
                "actions": [],
            }
            await client.post(f"{self.address}api/records", json=record)
            pack = zipped({"pack.toml": f'game = "{self.game}"\nname = "{mark}"\nauthor = "X"\n'})
            await client.post(f"{self.address}api/packs", content=pack, headers={"content-type": "application/zip"})
            await client.post(f"{self.address}api/me", json={"name": mark})
            self.done += 3

        await self._again(number, work)

    async def _hang_up(self, number: int) -> None:
        async def work(client: httpx.AsyncClient, _: int) -> None:
            table = await self._table(client, registry.find(self.game).levels[-1])
            live = f"ws{self.address.removeprefix('http')}api/tables/{table['table']}/live"
            for _ in range(20):
                async with connect(live, additional_headers=STRANGER, ping_interval=None) as connection:
                    await connection.send('{"type":"hello","keys":["' + "[" * 1000)
                    self.done += 1

        await self._again(number, work)


def rage(address: str, game: str, seconds: float) -> int:
    """In a process of its own: how many things were done."""
    stranger = Stranger(address, game, time.monotonic() + seconds)
    asyncio.run(stranger.rage())
    return stranger.done


def spread(times: list[float]) -> str:
    """Half, and 95 of 100."""
    ordered = sorted(times) or [0.0]
    half, most = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"p50 {half * 1000:6.0f} ms, p95 {most * 1000:6.0f} ms ({len(times)})"


async def compare(address: str, process: psutil.Process, folder: Path, game: str, seconds: float) -> None:
    """Quiet, then under fire."""

    def grown() -> tuple[float, float]:
        return process.memory_info().rss / 1e6, sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6

    quiet = Honest(address, game)
    await quiet.play(seconds / 3)
    memory, disk = grown()
    honest = Honest(address, game)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        raging = asyncio.get_running_loop().run_in_executor(elsewhere, rage, address, game, seconds)
        done, _ = await asyncio.gather(raging, honest.play(seconds))
    after = grown()
    print(f"{game}: a stranger did {done} things from {CONNECTIONS} connections in {seconds:.0f} s")
    print(f"  moves    quiet {spread(quiet.moves)}, under fire {spread(honest.moves)}")
    print(f"  answers  quiet {spread(quiet.answers)}, under fire {spread(honest.answers)}")
    print(f"  memory {memory:.0f} -> {after[0]:.0f} MB, disk {disk:.1f} -> {after[1]:.1f} MB", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", default="monopoly,duels")
    said = parser.parse_args()
    for game in said.games.split(","):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite3")]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            assert process.stdout is not None
            found = re.search(r"http://\S+?:\d+/", process.stdout.readline())
            assert found, "the server did not say where it is"
            try:
                asyncio.run(compare(found[0], psutil.Process(process.pid), Path(folder), game, said.seconds))
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(60)


if __name__ == "__main__":
    main()
