"""How long computer players think at the table, and whether anybody else has to wait for it.

    python -m benchmarks.deciding [GAME ...] [--levels normal,strong] [--decisions 200] [--first SEED]
    python -m benchmarks.deciding beside [GAME ...] [--tables 4] [--seconds 20]

Deciding: so many decisions of whole games among normal players, from any part of them, each asked of the player as it sits at
the table, with its own budget and clock. Only decisions with a choice count. Time is what the core spent, so other work on the
machine does not count; asked for are 0.7 s (normal) and 3 s (strong) in 95 of 100.

Beside: at one table two people move three times a second. It is measured how long each of their moves takes until it counts,
first while nobody else is at the server, then while strong players think at so many other tables, whose people answer at once,
so that there is always more to think about than there are workers.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks.load import Run, Seat, Where, serving
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.registry import find, games
from tafelrunde.engine.view import view

FIRST_SEED: Final = 650_000
ALLOWED: Final = {"easy": 0.7, "normal": 0.7, "strong": 3.0}  # seconds, for 95 of 100 decisions
EVERY: Final = 7  # a decision is looked at in so many on average, so that they come from whole games
PACE: Final = 0.3  # seconds between two moves of the two people who are measured
WORKERS: Final = 1  # as a server on two cores has

Json = dict[str, Any]


def decisions(game: Game, first: int) -> Iterator[State]:
    """Views of whole games among normal players, with something to choose."""
    setting = game.setting(dict(game.endless))
    for seed in range(first, first + 10_000):
        chance = seeded(seed)
        state = game.start(setting, game.usual_seats, seed)
        players = [game.player("normal", seed * 10 + seat) for seat in range(game.usual_seats)]
        while state.decision is not None:
            seat = state.decision.seat
            seen = view(state, seat)
            if len(state.decision.options(seen)) > 1 and chance.below(EVERY) == 0:
                yield seen
            action = players[seat].choose(seen)
            if action.interjects:
                game.interject(state, seat, action)
            else:
                state.take(action)


def deciding(game: Game, level: str, count: int, first: int) -> None:
    """One line for a level of a game."""
    took = []
    for number, seen in zip(range(count), decisions(game, first), strict=False):
        player = game.player(level, first + number)
        begun = time.process_time()
        player.choose(seen)
        took.append(time.process_time() - begun)
    p50, p95, p99 = (quantile(took, share) for share in (0.5, 0.95, 0.99))
    verdict = f"{ALLOWED[level]} s for 95 of 100 {'met' if p95 <= ALLOWED[level] else 'NOT met'}"
    told = f"p50 {p50:.3f}  p95 {p95:.3f}  p99 {p99:.3f}  most {max(took):.3f} s"
    print(f"{game.id:10} {level:7} {len(took):4} decisions: {told}; {verdict}", flush=True)


def quantile(numbers: list[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


# --- beside -----------------------------------------------------------------------------------------------------------


async def beside(game: Game, tables: int, seconds: float) -> None:
    """One line for a game: the two people alone, then beside strong players that think."""
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "tables.sqlite3"), 1, workers=WORKERS) as served:
        address = served.addresses[0]
        people, guests = Run(PACE), Run(0)
        async with httpx.AsyncClient(timeout=300) as client:
            strong = [{"kind": "bot", "name": "Mila", "level": "strong"}]
            playing = await sit(client, address, people, {"game": "monopoly"}, [{"kind": "me"}, {"kind": "here"}])
            alone = await watch(people, seconds)
            for _ in range(tables):
                playing += await sit(client, address, guests, {"game": game.id}, [{"kind": "me"}, *strong])
            await asyncio.sleep(seconds / 2)  # the workers have loaded the games
            crowded = await watch(people, seconds)
        people.over = guests.over = True
        for seat in playing:
            seat.transport.close()
    alone_told, crowded_told = (
        f"{len(took)} moves, p50 {1000 * quantile(took, 0.5):.0f} p95 {1000 * quantile(took, 0.95):.0f} ms"
        for took in (alone, crowded)
    )
    print(f"{game.id:10} alone: {alone_told}; beside {tables} tables with a strong player: {crowded_told}", flush=True)


async def sit(client: httpx.AsyncClient, address: str, run: Run, table: Json, seats: list[Json]) -> list[Seat]:
    """A new table whose people play."""
    body = {**table, "seats": seats, "options": find(table["game"]).endless}
    made = (await client.post(f"{address}api/tables", json=body)).raise_for_status().json()
    people = [Seat(run, Where(address, made["table"], int(seat), key), int(seat)) for seat, key in made["keys"].items()]
    await asyncio.gather(*(person.come() for person in people))
    return people


async def watch(run: Run, seconds: float) -> list[float]:
    """How long the moves of a while took."""
    await asyncio.sleep(2)
    run.took, run.measuring = [], True
    await asyncio.sleep(seconds)
    run.measuring = False
    return run.took or [0.0]


def main() -> None:
    """Read the command line."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", nargs="*", metavar="GAME")
    words.add_argument("--levels", default="normal,strong")
    words.add_argument("--decisions", type=int, default=200)
    words.add_argument("--first", type=int, default=FIRST_SEED)
    words.add_argument("--tables", type=int, default=4)
    words.add_argument("--seconds", type=float, default=20)
    said = words.parse_args()
    print("compiled" if compiled() else "plain", flush=True)
    named = [name for name in said.what if name != "beside"]
    for game in [find(name) for name in named] or games().values():
        if "beside" in said.what:
            asyncio.run(beside(game, said.tables, said.seconds))
            continue
        for level in said.levels.split(","):
            deciding(game, level, said.decisions, said.first)


if __name__ == "__main__":
    main()
