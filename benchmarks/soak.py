"""Many whole games with every invariant checked after every action: python -m benchmarks.soak GAME LEVEL GAMES [PROCESSES].

The invariants are those of tests/<game>/invariants.py. Runs compiled or plain, whichever is installed.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from time import perf_counter

from tafelrunde.engine.game import compiled
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view


def soak(name: str, level: str, seeds: range) -> tuple[int, int]:
    """Play the games of these seeds; how many actions they took and how many ended before their limit."""
    game = find(name)
    check = import_module(f"tests.{name}.invariants").check
    setting = game.setting(dict(game.endless))
    actions = ended = 0
    for seed in seeds:
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        players = [game.player(level, seed * 10 + seat) for seat in range(seats)]
        state = game.start(setting, seats, seed)
        for _ in range(game.bound):
            if state.over:
                break
            seat = state.asked().seat
            game.apply(state, seat, players[seat].choose(view(state, seat)))
            check(state)
            actions += 1
        assert state.over, f"seed {seed} did not end within {game.bound} actions"
        ended += abs(sum(game.outcome(state)) - 1) < 1e-9
    return actions, ended


def main(name: str, level: str, games: int, processes: int) -> None:
    """Share the games out and say how it went."""
    parts = [range(first, games, processes * 8) for first in range(processes * 8)]
    started = perf_counter()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        results = list(pool.map(soak, repeat(name), repeat(level), parts))
    actions, ended = (sum(column) for column in zip(*results, strict=True))
    mode = "compiled" if compiled() else "plain"
    print(f"{games} games of {name} with {level} players, {actions} actions, {ended} with winners, {mode}:")
    print(f"no error, every invariant held after every action, {perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 2)
