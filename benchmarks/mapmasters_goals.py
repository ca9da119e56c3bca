"""How long it takes to find all goals that a group can reach on the largest mission: python benchmarks/mapmasters_goals.py

The unit is one step of random chess play (see README.md); the aim is at most 1,500 of them in plain Python. Processor time
counts, and of three tries the quickest. The search keeps only some of the walks that come to one place, so it may miss a goal
that only a longer search finds.
"""

import random
import time
from statistics import median

import chess

from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.rules.routes import search
from tafelrunde.games.mapmasters.state import FINISHED, Table

AIM = 1500
BUDGET = 20_000  # of the specification: so many walks may be looked at
TRIES = 3  # the quickest counts: the others were disturbed


def chess_step() -> float:
    """The seconds of one step of random chess."""
    rng = random.Random(1)
    board = chess.Board()
    steps = 0
    start = time.process_time()
    while time.process_time() - start < 0.3:
        if board.is_game_over():
            board.reset()
        board.push(rng.choice(list(board.legal_moves)))
        steps += 1
    return (time.process_time() - start) / steps


def positions() -> list[Table]:
    """Tables of mission 14 as they stand after every card of a random filling."""
    found: list[Table] = []
    for seed in range(3):
        state = GAME.start(GAME.setting({"mission": 14}), 3, seed)
        rng = random.Random(seed)
        while not state.over:
            assert isinstance(state, Table)
            options = [action.text for action in GAME.legal_actions(state)]
            wanted = next((text for text in ("done", "end") if text in options), "")
            if wanted == "end":
                found.append(view(state, 0))
            state.take(GAME.parse(wanted or rng.choice(options)))
    return found


def seconds(state: Table, group: int) -> float:
    """How long one search takes."""
    start = time.process_time()
    search(state, group, BUDGET)
    return time.process_time() - start


def main() -> None:
    times: list[float] = []
    for state in positions():
        unit = chess_step()
        for party in state.parties:
            if party.status != FINISHED:
                times.append(min(seconds(state, party.group) for _ in range(TRIES)) / unit)
    times.sort()
    high = times[len(times) * 95 // 100]
    print(f"{len(times)} searches: median {median(times):.0f}, 95 % {high:.0f}, most {times[-1]:.0f} chess steps (aim {AIM})")


if __name__ == "__main__":
    main()
