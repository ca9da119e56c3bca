"""Known answers with real duels: what was planted is found, with its sign and size, and nothing where there is nothing.

    python -m benchmarks.lab_known [RUNS] [PAIRS] [--seed N] [--processes N]

Link meets the knight, normal players. Three contents meet the game's own: Link has four health more; Link's sword costs no
action; and nothing is changed, but the seeds are others. Each comparison is played RUNS times with PAIRS pairs of games; the
mean over all of them is the answer that is as good as known, and counted is how many of the RUNS intervals (95 %) hold it.
Where nothing is changed, the answer is zero.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.chance import STREAMS
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.library import made
from tafelrunde.engine.registry import find
from tafelrunde.lab.comparison import BATCH, FEWEST, difference
from tafelrunde.lab.executor import Executor, executor
from tafelrunde.lab.retouch import with_number
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.statistics import mean_of

FILE = "hero.toml"
TEAMS = {"team_1": "hero", "team_2": "knight"}
SWORD = 'after = [{ verb = "move", who = "user", spaces = 3, may = true }]'
FREE = SWORD.replace("after = [", 'after = [{ verb = "actions", player = "me", amount = 1 }, ')

Pairs = list[tuple[float, float]]


def contents(game: Game) -> dict[str, str]:
    """The changed contents, by what was changed."""
    files = folder_files(game.folder / "content")
    text = files[FILE]
    texts = {
        "four health more": with_number(FILE, text, "character.hero.health", 19),
        "a sword that costs nothing": text.replace(SWORD, FREE, 1),
    }
    return {name: made(game, {**files, FILE: changed}).content for name, changed in texts.items()}


def shares(game: Game, games: int, seed: int, content: str, players: Executor) -> list[float]:
    """What the hero's seat won, game by game."""
    plan = lab_plan(game, games, seed, ["normal", "normal"], TEAMS, content, luck=STREAMS)
    seen: Sequence[Seen] = run(game, plan, players)
    return [one.shares[one.sides.index("hero")] for one in seen]


def stopped_at(pairs: Pairs) -> int:
    """After how many pairs a comparison that looks after every batch finds something; 0: never."""
    for count in range(FEWEST, len(pairs) + 1, BATCH):
        if difference("", pairs[:count]).found:
            return count
    return 0


def told(name: str, pairs: Pairs, runs: int, truth: float | None = None) -> str:
    """A row of the table."""
    size = len(pairs) // runs
    apart = [after - before for before, after in pairs]
    whole = mean_of(apart)
    known = whole.mean if truth is None else truth
    means = [mean_of(apart[start : start + size]) for start in range(0, runs * size, size)]
    held = sum(mean.low <= known <= mean.high for mean in means)
    correlation = difference("", pairs).correlation
    return (
        f"| {name} | {100 * whole.mean:+.1f} ({100 * whole.low:+.1f} to {100 * whole.high:+.1f}) | {held} of {runs}"
        f" ({held / runs:.1%}) | {stopped_at(pairs) or 'never'} | {correlation:.2f} |"
    )


def main(words: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.lab_known")
    parser.add_argument("runs", nargs="?", type=int, default=200)
    parser.add_argument("pairs", nargs="?", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args(words)
    game, games = find("duels"), chosen.runs * chosen.pairs
    players = executor(chosen.processes)
    base = shares(game, games, chosen.seed, "", players)
    print(f"{chosen.runs} runs of {chosen.pairs} pairs, seed {chosen.seed}, {'compiled' if compiled() else 'plain'}")
    print("| planted | worth to Link, points of 100 (95 %) | intervals that hold it | found after pairs | correlation |")
    print("|---|---|---|---|---|", flush=True)
    again = shares(game, games, chosen.seed + 1, "", players)
    print(told("nothing, other seeds", list(zip(base, again, strict=True)), chosen.runs, 0.0), flush=True)
    for name, content in contents(game).items():
        changed = shares(game, games, chosen.seed, content, players)
        print(told(name, list(zip(base, changed, strict=True)), chosen.runs), flush=True)
    players.close()


if __name__ == "__main__":
    main(sys.argv[1:])
