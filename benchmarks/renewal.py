"""How long is anybody without a connection while all processes of a server are replaced? `python -m benchmarks.renewal`.

People at tables come back as their browsers do: at once, then every half second. Each time from losing the connection to the
next word is measured, while SIGHUP renews the processes one after the other.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.postgres import postgres
from tests.server.processes import ROOT, environment, install_example_game

AGAIN = 0.5  # seconds between two attempts


class Guest:
    """Somebody who wants to stay."""

    def __init__(self, address: str, table: str, key: str) -> None:
        self.live = f"ws{address.removeprefix('http')}api/tables/{table}/live"
        self.key = key
        self.gaps: list[float] = []
        self.there = False

    async def stay(self) -> None:
        """Listen, and come back."""
        lost: float | None = None
        while True:
            try:
                async with connect(self.live, max_size=None, ping_interval=None) as connection:
                    await connection.send(json.dumps({"type": "hello", "keys": [self.key]}))
                    async for text in connection:
                        self.there = self.there or '"welcome"' in text
                        if lost is not None:
                            self.gaps.append(time.monotonic() - lost)
                            lost = None
            except (OSError, WebSocketException):
                await asyncio.sleep(AGAIN)
            lost = lost or time.monotonic()


def renewed(parent: int, before: set[int]) -> bool:
    """Whether others serve, as many as before."""
    return not serving(parent) & before and len(serving(parent)) == len(before)


def back(people: list[Guest], times: int) -> bool:
    """Whether people have come back so many times, all together."""
    return sum(len(person.gaps) for person in people) >= times


async def renew(address: str, parent: int, guests: int, times: int) -> None:
    """Let people sit down, renew everything, and say how long they were away."""
    people = []
    async with httpx.AsyncClient(timeout=120) as client:
        for _ in range(guests):
            body = {"game": "higher", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            made = (await client.post(f"{address}api/tables", json=body)).raise_for_status().json()
            people.append(Guest(address, made["table"], made["keys"]["0"]))
    staying = [asyncio.create_task(person.stay()) for person in people]
    await until(lambda: all(person.there for person in people))
    for number in range(1, times + 1):
        before = serving(parent)
        os.kill(parent, signal.SIGHUP)
        await until(partial(renewed, parent, before))
        await until(partial(back, people, number * guests))
    for task in staying:
        task.cancel()
    gaps = sorted(gap for person in people for gap in person.gaps)
    print(f"{guests} people, {times} renewals of all processes: each lost the connection {len(gaps) / guests:.1f} times")
    print(f"without a connection: p50 {gaps[len(gaps) // 2]:.2f} s, longest {gaps[-1]:.2f} s; load {os.getloadavg()[0]:.0f}")


def serving(parent: int) -> set[int]:
    """The processes that serve."""
    return {one.pid for one in psutil.Process(parent).children()}


async def until(done: Callable[[], bool]) -> None:
    """Wait for something."""
    while not done():  # noqa: ASYNC110  # other processes set no event
        await asyncio.sleep(0.1)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guests", type=int, default=20)
    parser.add_argument("--times", type=int, default=2)
    said = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-renewal-"))
    install_example_game(folder)
    with postgres() as server:
        command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--processes", "2", "--workers", "0"]
        variables = environment(folder) | {"TAFELRUNDE_DATABASE": server.database()}
        with subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True) as parent:
            assert parent.stdout is not None
            found = re.search(r"http://\S+?:\d+/", parent.stdout.readline())
            assert found, "the server did not say where it is"
            try:
                asyncio.run(renew(found[0], parent.pid, said.guests, said.times))
            finally:
                parent.terminate()
                parent.wait(120)


if __name__ == "__main__":
    main()
