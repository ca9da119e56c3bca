"""Finding all goals that a group can reach on the largest mission: python -m benchmarks.mapmasters_goals [GAMES] [--wide KEEP]

How long a search takes, in steps of random chess (see README.md); the aim is at most 1,500 of them in plain Python. Processor
time counts, and of three tries the quickest. Then whether it missed a goal: every search is made again so wide that it follows
KEEP times as many walks to each place as any search of the game does (8 if nothing is said), and the goals are compared.
"""

import random
import time
from argparse import ArgumentParser
from statistics import median

from benchmarks.yardstick import chess_step
from tafelrunde.engine import SeatId, view
from tafelrunde.engine.game import compiled
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.ids import GroupId
from tafelrunde.games.mapmasters.ruleset import DIFFICULTIES
from tafelrunde.games.mapmasters.search.goals_ahead import Goal
from tafelrunde.games.mapmasters.search.routes import SAME_PLACE, search
from tafelrunde.games.mapmasters.state import FINISHED, Table

AIM = 1500
BUDGET = 20_000  # of the specification: so many walks may be looked at
WIDE_BUDGET = 100_000
TRIES = 3  # the quickest counts: the others were disturbed


def positions(games: int, level: str) -> list[Table]:
    """Tables of mission 14 as they stand after every card of a random filling."""
    found: list[Table] = []
    for seed in range(games):
        state = GAME.start(GAME.setting({"mission": 14, "difficulty": level}), 3, seed)
        rng = random.Random(seed)
        while not state.over:
            assert isinstance(state, Table)
            options = [action.text for action in GAME.legal_actions(state)]
            wanted = next((text for text in ("done", "end") if text in options), "")
            if wanted == "end":
                found.append(view(state, SeatId(0)))
            state.take(GAME.parse(wanted or rng.choice(options)))
    return found


def seconds(state: Table, group: GroupId) -> float:
    """How long one search takes."""
    start = time.process_time()
    search(state, group, BUDGET)
    return time.process_time() - start


def goals(state: Table, group: GroupId, budget: int, keep: int) -> tuple[set[Goal], bool]:
    """The goals that a search finds, and whether it came to its end."""
    found = search(state, group, budget, 1, keep)
    return {route.goal for route in found.routes}, found.looked_at <= budget


def main() -> None:
    parser = ArgumentParser(description="Finding all goals that a group can reach on the largest mission.")
    parser.add_argument("games", type=int, nargs="?", default=3)
    parser.add_argument("--wide", type=int, default=8)
    parser.add_argument("--level", choices=DIFFICULTIES, default="normal")
    chosen = parser.parse_args()
    searches = [
        (state, party.group)
        for state in positions(chosen.games, chosen.level)
        for party in state.parties
        if party.status != FINISHED
    ]
    times: list[float] = []
    unit = chess_step()
    for number, (state, group) in enumerate(searches):
        if number % 20 == 0:
            unit = chess_step()
        times.append(min(seconds(state, group) for _ in range(TRIES)) / unit)
    times.sort()
    high = times[len(times) * 95 // 100]
    mode = "compiled" if compiled() else "plain"
    print(
        f"{len(times)} searches, {mode}: median {median(times):.0f}, 95 % {high:.0f}, most {times[-1]:.0f} chess steps "
        f"(aim {AIM} in plain mode)",
        flush=True,
    )
    if not chosen.wide:
        return
    found = missed = cut = 0
    for state, group in searches:
        ours, _ = goals(state, group, BUDGET, SAME_PLACE)
        theirs, complete = goals(state, group, WIDE_BUDGET, chosen.wide * SAME_PLACE)
        found += len(ours | theirs)
        missed += len(theirs - ours)
        cut += not complete
    print(
        f"{missed} of {found} goals missed that a search {chosen.wide} times as wide finds ({cut} of those were cut short "
        f"at {WIDE_BUDGET} walks)"
    )


if __name__ == "__main__":
    main()
