"""Other people's engines beside ours: python benchmarks/peers.py [--json]

Random legal play through each engine's own interface, in slices that alternate with chess, so that the ratios hold on a busy
machine. What is not installed is skipped and named. Peers: pip install chess rlcard open_spiel pettingzoo[classic] catanatron
"""

import json
import random
import sys
from collections.abc import Callable
from statistics import median
from typing import Any

from tafelrunde.bots.match import wander
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game, compiled
from tafelrunde.lab.bench import Slice, chess_slice, speed

SECONDS = 0.3
ROUNDS = 5


def ours(game: Game) -> Slice:
    """One of our games: legal_actions and take, no events."""
    setting = game.setting(dict(game.endless))
    return lambda steps, seed: wander(game, setting, game.usual_seats, seed, steps, UNIFORM)


def rlcard(name: str) -> Slice:
    """RLCard: step of its environment with raw actions."""
    import rlcard  # noqa: PLC0415

    environment = rlcard.make(name)

    def play(steps: int, seed: int) -> None:
        rng = random.Random(seed)
        state, _ = environment.reset()
        for _ in range(steps):
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            if environment.is_over():
                state, _ = environment.reset()

    return play


def open_spiel(name: str) -> Slice:
    """OpenSpiel, driven from Python: legal actions, chance outcomes, apply."""
    import pyspiel  # noqa: PLC0415

    if name.startswith("python_"):
        import_python_game(name)
    game = pyspiel.load_game(name)

    def play(steps: int, seed: int) -> None:
        rng = random.Random(seed)
        state = game.new_initial_state()
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(rng.choice(state.legal_actions()))

    return play


def import_python_game(name: str) -> None:
    """OpenSpiel knows its Python games only once they are imported."""
    from importlib import import_module  # noqa: PLC0415

    import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")


def pettingzoo(name: str) -> Slice:
    """PettingZoo: last and step of an agent-environment cycle, with its action mask."""
    from importlib import import_module  # noqa: PLC0415

    environment: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(steps: int, seed: int) -> None:
        rng = random.Random(seed)
        environment.reset(seed=seed)
        for _ in range(steps):
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset()
                continue
            allowed = [action for action, legal in enumerate(observation["action_mask"]) if legal]
            environment.step(rng.choice(allowed))

    return play


def catanatron() -> Slice:
    """Catanatron: a tick of its game with random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def new_game(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    def play(steps: int, seed: int) -> None:
        game = new_game(seed)
        for _ in range(steps):
            if game.winning_color() is not None:
                seed += 1
                game = new_game(seed)
            game.play_tick()

    return play


PEERS: dict[str, Callable[[], Slice]] = {
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "OpenSpiel hearts (C++)": lambda: open_spiel("hearts"),
    "OpenSpiel dominoes (Python)": lambda: open_spiel("python_block_dominoes"),
    "PettingZoo hanabi": lambda: pettingzoo("hanabi_v5"),
    "PettingZoo texas hold'em": lambda: pettingzoo("texas_holdem_v4"),
    "Catanatron": catanatron,
}


def measure() -> tuple[dict[str, dict[str, float]], dict[str, str]]:
    """Steps a second and chess units of everything that is here, and why the rest is not."""
    chess = chess_slice()
    if chess is None:
        raise SystemExit("Chess units need the package `chess`: pip install chess")
    missing: dict[str, str] = {}
    slices: dict[str, Slice] = {f"Tafelrunde {name}": ours(game) for name, game in registry.games().items()}
    for name, make in PEERS.items():
        try:
            slices[name] = make()
        except (ImportError, RuntimeError, ValueError) as problem:
            missing[name] = f"{type(problem).__name__}: {problem}"
    speeds: dict[str, list[float]] = {name: [] for name in slices}
    units: dict[str, list[float]] = {name: [] for name in slices}
    for turn in range(ROUNDS):
        for name, work in slices.items():
            yardstick = speed(chess, SECONDS / 2, turn)
            speeds[name].append(speed(work, SECONDS, turn))
            units[name].append(speeds[name][-1] * 2 / (yardstick + speed(chess, SECONDS / 2, turn)))
    figures = {name: {"steps_per_second": median(speeds[name]), "chess_units": median(units[name])} for name in slices}
    return figures, missing


def main() -> None:
    figures, missing = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps({"compiled": compiled(), "engines": figures, "missing": missing}, indent=2))
        return
    print(f"Tafelrunde runs {'compiled' if compiled() else 'plain'}.")
    for name, figure in figures.items():
        print(f"{name:32} {figure['steps_per_second']:12,.0f} steps/s {figure['chess_units']:8.1f} cu")
    for name, reason in missing.items():
        print(f"{name:32} skipped ({reason})")


if __name__ == "__main__":
    main()
