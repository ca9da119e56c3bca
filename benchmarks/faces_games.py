"""Each game as programs that learn meet it: python -m benchmarks.faces_games [--games 100] [--docs] [GAME ...]

Players, decisions of a game, options, horizon, sizes of observations and vocabulary, steps of random play a second, measured
with the usual seats. `--docs` writes them into docs/faces.md, where words say what is hidden and what makes it hard.
"""

import argparse
import random
import time
from statistics import mean, quantiles
from typing import Any

import tafelrunde.research as research
from benchmarks.pages import put, table
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game, compiled


def played(game: Game, seats: int, games: int) -> dict[str, Any]:
    """Random games: how long they are, and how much may be said."""
    env = research.aec(game, seats, table=False, horizon=game.bound)
    lengths: list[int] = []
    options: list[int] = []
    won: list[float] = []
    luck = random.Random(1)
    spent = 0.0
    for seed in range(1, games + 1):
        env.reset(seed=seed)
        began = time.process_time()
        while not env.match.over:
            env.last()
            count = len(env.match.options)
            options.append(count)
            env.step(luck.randrange(count))
        spent += time.process_time() - began
        lengths.append(len(env.match.said))
        won.append(game.outcome(env.match.state)[0])
    return {"lengths": lengths, "options": options, "won": mean(won), "rate": len(options) / spent}


def facts(game: Game, games: int) -> str:
    """A game in a table."""
    seats = game.usual_seats if game.usual_seats > 1 else max(2, game.least_seats)
    found = played(game, seats, games)
    plan, words = research.plan(game, seats), research.plan(game, seats, actions="vocabulary")
    lengths, options = found["lengths"], found["options"]
    horizon = f"{plan.horizon:,} actions, {plan.horizon / max(lengths):.1f} times the longest of these games"
    return table(
        ["", f"{seats} seats, {games} random games, seeds 1 to {games}"],
        [
            ["players", f"{game.least_seats} to {game.most_seats}{', one team' if game.together else ''}"],
            ["decisions of a game", f"{mean(lengths):,.0f}, from {min(lengths):,} to {max(lengths):,}"],
            ["options", f"mean {mean(options):.1f}, p99 {quantiles(options, n=100)[98]:.0f}, most {max(options)}"],
            ["horizon", horizon],
            ["observation", f"{plan.schema.size} numbers, {plan.layout.size:,} places of the tensor"],
            ["vocabulary", f"{words.speech.size:,} actions"],
            ["random play", f"{found['won']:.0%} won by the first seat" if not game.together else f"{found['won']:.0%} won"],
            ["steps/s of a table", f"{found['rate']:,.0f}{'' if compiled() else ', plain Python'}"],
        ],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Each game as programs that learn meet it.")
    parser.add_argument("names", nargs="*", metavar="game", default=list(registry.games()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--docs", action="store_true", help="write them into docs/faces.md")
    wants = parser.parse_args()
    for name in wants.names:
        text = facts(registry.find(name), wants.games)
        print(f"{name}\n\n{text}\n", flush=True)
        if wants.docs:
            put("faces.md", name, text)


if __name__ == "__main__":
    main()
