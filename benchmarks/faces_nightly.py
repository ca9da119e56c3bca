"""The faces for research at full size: python -m benchmarks.faces_nightly [--seed N] [--part PART ...] [GAME ...]

What tests/research and the contract show at small sizes, from seeds that nobody has seen (those of a run are printed and can be
given again). Observations from states, views and imagined tables are the same over 2,000 positions of every game; every listed
action of 200 games keeps its words as a number; PettingZoo's, Gymnasium's and OpenSpiel's own suites pass for all numbers of
seats, with options drawn by chance, in both ways of naming actions; somebody who reads nothing but words plays whole games. The
first thing that does not hold is an error.
"""

import argparse
import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import tafelrunde.research as research
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game, compiled
from tafelrunde.testing import contract  # noqa: F401 - lets pytest's messages tell what was compared
from tafelrunde.testing.contract.observations import compare_observations, compare_words
from tafelrunde.testing.walk import Walk

POSITIONS, GAMES = 2_000, 200
WAYS = ("candidates", "vocabulary")
# Remarks of PettingZoo on every environment with an action mask, also on its own; anything else is an error.
EXPLAINED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


def observations(game: Game, seed: int) -> str:
    """An observation tells what the view tells, and nothing of what is hidden."""
    compared = 0
    while compared < POSITIONS:
        compared += compare_observations(game, range(seed, seed + 10), 30)
        seed += 10
    return f"{compared:,} positions: observations are what the views of all seats tell, and stay when the hidden is dealt anew"


def words(game: Game, seed: int) -> str:
    """Every listed action is the same once it has been a number."""
    compared = compare_words(game, range(seed, seed + GAMES), game.horizon)
    return f"{compared:,} actions of {GAMES} games are the same once they have been numbers"


def foreign(game: Game, seed: int) -> str:
    """The suites of the others, for all numbers of seats, with options drawn by chance."""
    theirs: Any = import_module("pettingzoo.test")
    checker: Any = import_module("gymnasium.utils.env_checker")
    pyspiel: Any = import_module("pyspiel")
    spiel: Any = import_module("tafelrunde.research.openspiel")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for remark in EXPLAINED:
            warnings.filterwarnings("ignore", remark)
        warnings.filterwarnings("ignore", "(?i).*swig", DeprecationWarning)  # of OpenSpiel's bindings
        for seats in range(game.least_seats, game.most_seats + 1):
            drawn = Walk(game, seed + seats).choices
            for actions in WAYS:
                choices: dict[str, Any] = {"seats": seats, "actions": actions, "horizon": 400, "options": drawn}
                theirs.api_test(research.aec(game, **choices), num_cycles=300)
                theirs.seed_test(lambda choices=choices: research.aec(game, **choices), num_cycles=100)
                checker.check_env(research.gym(game, **choices), skip_render_check=True)
                many(game, choices, seed)
            own = {spiel.parameter(name): value for name, value in drawn.items()}
            loaded = pyspiel.load_game(f"{spiel.PREFIX}{game.id}", {"seats": seats, "horizon": 200, **own})
            pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
        theirs.performance_benchmark(research.aec(game))  # five seconds in which nothing may go wrong; it prints its rate
    return "PettingZoo's, Gymnasium's and OpenSpiel's suites pass"


def many(game: Game, choices: dict[str, Any], seed: int) -> None:
    """Gymnasium's checks of what a vector environment returns, as its own wrappers make them."""
    wrappers: Any = import_module("gymnasium.wrappers.vector")
    env = wrappers.RecordEpisodeStatistics(research.vector(game, 3, **choices))
    luck = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    for _ in range(100):
        assert env.observation_space.contains(seen)
        seen, rewards, over, cut, _ = env.step(np.array([luck.choice(np.flatnonzero(row)) for row in seen["action_mask"]]))
        assert rewards.shape == over.shape == cut.shape == (3,)


def reading(game: Game, seed: int) -> str:
    """Somebody who reads nothing but the message plays a whole game in each language."""
    answered = 0
    for language in ("de", "en"):
        table = research.text(game, language=language)
        luck = random.Random(seed)
        prompt = table.reset(seed=seed)
        while not table.over:
            lines = [line for line in prompt.text.rpartition("\n\n")[2].splitlines() if line]
            number, _, rest = luck.choice(lines).partition(". ")
            result = table.answer(luck.choice([number, rest.partition(" — ")[0]]))
            assert not result.refused, result.refused
            answered += 1
            if not result.over:
                prompt = table.prompt()
        assert not table.match.cut, "the game was cut off"
    return f"two whole games were played through words alone, {answered:,} answers"


PARTS: dict[str, Callable[[Game, int], str]] = {
    "observations": observations,
    "words": words,
    "foreign": foreign,
    "reading": reading,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="The faces for research at full size.")
    parser.add_argument("games", nargs="*", default=list(registry.games()))
    parser.add_argument("--part", choices=PARTS, action="append", help="only these")
    parser.add_argument("--seed", type=int, default=0, help="to do a run again; else a new one")
    wants = parser.parse_args()
    seed = wants.seed or random.SystemRandom().randrange(10_000, 2**30)
    print(f"seed {seed}, {'compiled' if compiled() else 'plain Python'}", flush=True)
    for name in wants.games:
        for part in wants.part or PARTS:
            began = time.process_time()
            told = PARTS[part](registry.find(name), seed)
            print(f"{name}: {told} ({time.process_time() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
