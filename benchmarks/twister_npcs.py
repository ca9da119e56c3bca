"""How long a turn of the NPCs takes with ten of them on their feet: python -m benchmarks.twister_npcs [TURNS]

In steps of random chess (see README.md); the aim is at most 3,000 of them in plain Python. The tables come from random games on
black; as many reinforcements are called as are missing. Processor time counts, and of three tries the quickest.
"""

import random
import sys
from statistics import median
from time import process_time

from benchmarks.yardstick import chess_step
from tafelrunde.engine.game import compiled
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.rules.arrivals import Reinforcements
from tafelrunde.games.twister.rules.turn import ChooseCard, NpcTurn
from tafelrunde.games.twister.state import Twister

AIM = 3000
CROWD = 10
BEFORE = 4  # turns of a random game
TRIES = 3  # the quickest counts: the others were disturbed


def crowded(seed: int) -> Twister | None:
    """A table with that many NPCs on their feet, if the game lasts so long."""
    state = GAME.start(GAME.setting({"level": "black", "stepwise": False}), 1, seed)
    assert isinstance(state, Twister)
    rng = random.Random(seed)
    while not (state.over or (state.turn >= BEFORE and isinstance(state.decision, ChooseCard))):
        state.take(rng.choice(GAME.legal_actions(state)))
    state.stack = []
    state.decision = None
    while not state.over and standing(state) < CROWD and state.reserve and not all(state.hidden):
        state.call(Reinforcements(1))
        answered(state, rng)
    return None if state.over or standing(state) < CROWD else state


def standing(state: Twister) -> int:
    """How many NPCs can act."""
    return sum(not state.wounded[npc] for npc in state.row)


def answered(state: Twister, rng: random.Random) -> None:
    """Go on to the end of what was called; the player says anything."""
    state.run()
    while state.decision is not None and not state.over:
        state.take(rng.choice(state.decision.options(state)))


def seconds(table: Twister, seed: int) -> float:
    """How long their turn takes."""
    state = table.copy()
    rng = random.Random(seed)
    state.call(NpcTurn())
    start = process_time()
    answered(state, rng)
    return process_time() - start


def main(turns: int) -> None:
    times: list[float] = []
    unit = chess_step()
    seed = 0
    while len(times) < turns:
        table = crowded(seed)
        if table is not None:
            if len(times) % 20 == 0:
                unit = chess_step()
            times.append(min(seconds(table, seed) for _ in range(TRIES)) / unit)
        seed += 1
    times.sort()
    high = times[len(times) * 95 // 100]
    print(
        f"{turns} turns with {CROWD} NPCs on their feet, {'compiled' if compiled() else 'plain'}: median {median(times):.0f}, "
        f"95 % {high:.0f}, most {times[-1]:.0f} chess steps (aim {AIM} in plain mode)"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
