"""The faces for research beside others: python -m benchmarks.faces [--seconds 2] [--docs] [GAME ...]

CPU steps a second of random play with an observation and an action mask at every step, in one process and one run: our AEC
environment and our vector of 64 tables, then what is installed of RLCard uno, OpenSpiel hearts (with its tensor), PettingZoo
chess and connect four. Peers: pip install rlcard open_spiel pettingzoo[classic]. Rounds alternate, the best of each counts.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

import tafelrunde.research as research
from benchmarks.pages import put, table
from tafelrunde.engine import registry
from tafelrunde.engine.game import compiled
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.view import view

Rate = Callable[[float], float]
ENVS = 64
WAYS = ("candidates", "vocabulary")
ROUNDS = 3
POSITIONS, TIMES = 300, 10  # for what views and copies cost


def timed(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of CPU."""
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        steps += step()
    return steps / (time.process_time() - began)


def walked(env: Any, seed: int = 1) -> Rate:
    """A PettingZoo environment: `last` and `step`, a game after the other."""
    luck = random.Random(seed)
    env.reset(seed=seed)

    def step() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        possible = seen["action_mask"].nonzero()[0]
        env.step(int(possible[int(luck.random() * len(possible))]))
        return 1

    return lambda seconds: timed(step, seconds)


def many(game: str, seats: int, actions: str) -> Rate:
    """Our vector of tables."""
    env = research.vector(game, ENVS, seats, actions=actions, table=False)
    luck = np.random.default_rng(1)
    held = {"seen": env.reset(seed=1)[0]}

    def step() -> int:
        mask = held["seen"]["action_mask"]
        rows, numbers = divmod(np.flatnonzero(mask.view(np.bool_)), mask.shape[1])
        counts = np.bincount(rows, minlength=ENVS)
        picks = counts.cumsum() - counts + (luck.random(ENVS) * counts).astype(int)
        held["seen"] = env.step(numbers[picks])[0]
        return ENVS

    return lambda seconds: timed(step, seconds)


def hearts() -> Rate:
    """OpenSpiel's hearts, written in C++, with its tensor."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    luck = random.Random(1)
    held = {"state": game.new_initial_state()}

    def step() -> int:
        state = held["state"]
        if state.is_terminal():
            held["state"] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
            return 0
        np.asarray(state.information_state_tensor(), np.float32)
        state.apply_action(luck.choice(state.legal_actions()))
        return 1

    return lambda seconds: timed(step, seconds)


def uno() -> Rate:
    """RLCard's uno."""
    env: Any = import_module("rlcard").make("uno")
    luck = random.Random(1)
    held = {"state": env.reset()[0]}

    def step() -> int:
        if env.is_over():
            held["state"] = env.reset()[0]
            return 0
        held["state"] = env.step(luck.choice(list(held["state"]["legal_actions"])))[0]
        return 1

    return lambda seconds: timed(step, seconds)


def classic(name: str) -> Rate:
    """One of PettingZoo's own."""
    module: Any = import_module(f"pettingzoo.classic.{name}")
    return walked(module.env())


def costs(game: str, seats: int) -> tuple[float, float, float]:
    """Microseconds of a view, of a copy and of an observation in numbers, in the middle of games."""
    env = research.aec(game, seats)
    luck = random.Random(3)
    env.reset(seed=3)
    spent = [0.0, 0.0, 0.0]
    for _ in range(POSITIONS):
        if env.match.over:
            env.reset()
        match = env.match
        state, seat = match.state, SeatId(match.seat)
        ways: list[Callable[[], object]] = [partial(view, state, seat), state.copy, partial(match.write, match.seat)]
        for place, does in enumerate(ways):
            began = time.process_time()
            for _ in range(TIMES):
                does()
            spent[place] += time.process_time() - began
        env.step(luck.randrange(len(match.options)))
    view_us, copy_us, observe_us = [1e6 * each / POSITIONS / TIMES for each in spent]
    return view_us, copy_us, observe_us


def ours(games: list[str]) -> dict[str, Rate]:
    """Each game: a table and many tables, actions in both ways, and a table with the features of candidates."""
    rates: dict[str, Rate] = {}
    for game in games:
        seats = max(2, registry.find(game).usual_seats)
        for actions in WAYS:
            rates[f"{game}, {actions}"] = walked(research.aec(game, seats, actions=actions, table=False))
            rates[f"{game}, {actions}, many"] = many(game, seats, actions)
        rates[f"{game}, described"] = walked(research.aec(game, seats))
    return rates


def peers() -> dict[str, Rate]:
    """What is installed of the others."""
    made: dict[str, Callable[[], Rate]] = {
        "RLCard uno": uno,
        "OpenSpiel hearts, with its tensor": hearts,
        "PettingZoo connect four": lambda: classic("connect_four_v3"),
        "PettingZoo chess": lambda: classic("chess_v6"),
    }
    rates: dict[str, Rate] = {}
    for name, make in made.items():
        try:
            rates[name] = make()
        except (ImportError, Exception) as error:  # noqa: BLE001 - a package of theirs that is missing is any kind of error
            print(f"skipped {name}: {error}")
    return rates


def told(best: dict[str, float], games: list[str], others: list[str]) -> str:
    """The figures as tables."""
    kinds = ["candidates", "candidates, many", "vocabulary", "vocabulary, many", "described"]
    head = ["thousand steps/s", "one table", f"{ENVS} tables", "vocabulary", f"{ENVS} tables", "with features"]
    rows = [[name, *[f"{best[f'{name}, {kind}'] / 1000:.1f}" for kind in kinds]] for name in games]
    rows += [[name, f"{best[name] / 1000:.1f}", "", "", "", ""] for name in others]
    spent = [[name, *[f"{each:.1f}" for each in costs(name, max(2, registry.find(name).usual_seats))]] for name in games]
    return table(head, rows) + "\n\n" + table(["microseconds", "view", "copy", "observation in numbers"], spent)


def main() -> None:
    parser = argparse.ArgumentParser(description="The faces for research beside others.")
    parser.add_argument("games", nargs="*", default=list(registry.games()))
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU for each, in each of three rounds")
    parser.add_argument("--docs", action="store_true", help="write the tables into docs/faces.md")
    wants = parser.parse_args()
    print("compiled" if compiled() else "plain Python")
    others = peers()
    rates = {**ours(wants.games), **others}
    best = dict.fromkeys(rates, 0.0)
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            best[name] = max(best[name], rate(wants.seconds))
    text = told(best, wants.games, list(others))
    print(text)
    if wants.docs:
        put("faces.md", "speed", text)


if __name__ == "__main__":
    main()
