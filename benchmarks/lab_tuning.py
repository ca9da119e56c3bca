"""From a detuned pack back into the bands: python -m benchmarks.lab_tuning [--tries N] [--games N] [--seed N] [--processes N].

Nabooru has six health more than she should, Ganon six less. Tuning may move both by up to nine until every team of Hyrule
Duels wins 45 to 55 % of its games between normal players, on random maps. Aim: within an hour on two cores. What it found is
played again on seeds that neither search nor confirmation has seen.
"""

from argparse import ArgumentParser
from time import perf_counter

from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.chance import STREAMS
from tafelrunde.engine.game import compiled
from tafelrunde.engine.library import made
from tafelrunde.engine.registry import find
from tafelrunde.lab.executor import executor
from tafelrunde.lab.figures import figures_of
from tafelrunde.lab.retouch import number_at, with_number
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.tuning import CONFIRMED, FRESH, Band, Number, Wish, tune

OFF = {"raider": 6, "warlord": -6}
REACH = 9
LEVELS = ["normal", "normal"]
OPTIONS = {"map": "random", "team_choice": "random"}
AGAIN = 4 * FRESH  # added to the seed for the last look


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.lab_tuning")
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    game = find("duels")
    files = folder_files(game.folder / "content")
    numbers = []
    for team, off in OFF.items():
        file, place = f"{team}.toml", f"character.{team}.health"
        right = number_at(file, files[file], place)
        files[file] = with_number(file, files[file], place, right + off)
        numbers.append(Number(file, place, right + off - REACH, right + off + REACH))
        print(f"{team}: {right:g} health, now {right + off:g}")
    wish = Wish("duels", numbers, [Band("side:*", 0.45, 0.55)], chosen.games, chosen.tries, chosen.seed, LEVELS, OPTIONS)
    players = executor(chosen.processes)
    begun = perf_counter()
    tuned = tune(game, wish, made(game, files), players)
    spent = perf_counter() - begun
    kind = "compiled" if compiled() else "plain"
    print(f"{len(tuned.tries)} suggestions of {chosen.games} games, {chosen.processes} processes, {kind}: {spent:.0f} s")
    for number, health in zip(numbers, tuned.best.numbers, strict=True):
        print(f"{number.file}: {health:g}")
    plan = lab_plan(game, chosen.games * CONFIRMED, chosen.seed + AGAIN, LEVELS, OPTIONS, tuned.pack.content, luck=STREAMS)
    sides = figures_of(game, plan, run(game, plan, players)).sides
    players.close()
    for team, score in sorted(sides.items(), key=lambda one: one[1].rate):
        print(f"{team:9} {score.rate:6.1%} ({score.low:.1%} to {score.high:.1%})")


if __name__ == "__main__":
    main()
