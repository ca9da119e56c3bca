"""Nothing is lost, whoever is killed: `python -m benchmarks.kills --kills 300`.

Three server processes at one PostgreSQL, a balancer that sends every request elsewhere, tables at which two people and a
computer play. Every fifth kill it is PostgreSQL's turn, every seventh time the way between a process and PostgreSQL is cut. At
the end all that was acknowledged is compared with what is kept; then games go on until computers have made 10,000 moves. It
is shown, too, how long it took until people moved again; while PostgreSQL is away, only that counts.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from tests.server.club import Club
from tests.server.postgres import postgres
from tests.server.processes import install_example_game

BLOWS = {"process": "a process was killed", "database": "PostgreSQL was killed", "cable": "a cable was cut"}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bea"}, {"kind": "bot", "level": "bold"}]


async def play_more(club: Club, tables: int) -> None:
    """So many games more, without kills."""
    club.ending = False
    playing = [asyncio.create_task(club.play_on(SEATS, {"rounds": 7})) for _ in range(tables)]
    await asyncio.sleep(20)
    club.ending = True
    await asyncio.gather(*playing)


async def evening(club: Club, kills: int, tables: int, pause: float, driven: int) -> None:
    """Play and kill, then compare."""
    begun = time.monotonic()
    async with club.open():
        playing = [asyncio.create_task(club.play_on(SEATS, {"rounds": 7})) for _ in range(tables)]
        for done in range(0, kills, 10):
            await club.kill(min(10, kills - done), pause, database_every=5, cut_every=7)
            print(f"{done + 10} kills, {club.games} games, {time.monotonic() - begun:.0f} s", flush=True)
        club.ending = True
        await asyncio.gather(*playing)
        while (audit := await club.audit()).driven < driven:
            await play_more(club, tables)
    print(f"{kills} kills, {club.games} games finished, every one of them to its end: no computer is stuck")
    print(f"acknowledged: {audit.moves} moves, {audit.lines} lines, {audit.invitations} invitations taken, ", end="")
    print(f"{audit.taken_back} times something taken back; 0 lost, 0 doubled")
    print(f"{audit.driven} moves were driven by {audit.drivers} drivers, each table by one at a time")
    for kind, blow in BLOWS.items():
        waits = club.waits(kind)
        anywhere = spread(wait.anywhere for wait in waits)
        everywhere = spread(chain.from_iterable(wait.tables for wait in waits))
        print(f"{len(waits)} times {blow}: somebody moved again after {anywhere}, a table went on after {everywhere}")


def spread(seconds: Iterable[float]) -> str:
    """Half of them, 95 of 100, and the longest."""
    found = sorted(seconds)
    if not found:
        return "-"
    half, most = (found[len(found) * part // 100] for part in (50, 95))
    return f"p50 {half:.2f} p95 {most:.2f} max {found[-1]:.2f} s"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two kills, at most")
    parser.add_argument("--driven", type=int, default=10_000, help="moves of computers, at least")
    said = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-kills-"))
    install_example_game(folder)
    with postgres() as server:
        asyncio.run(evening(Club(folder, server), said.kills, said.tables, said.pause, said.driven))


if __name__ == "__main__":
    main()
