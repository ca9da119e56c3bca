"""What watching costs: games per second of the lab beside bare simulation, per game.

    python -m benchmarks.lab_speed [SECONDS] [GAME ...]

Slices of the same games are played by turns with and without everything that the lab collects, in one process; the time of the
processor counts, and the median over the slices, so a busy machine does little harm. Both put off what Python does on the side
(lab/bulk.py), so that only watching makes the difference.
"""

import sys
from statistics import median
from time import process_time

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game, compiled
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.executor import Chunk, play_chunk
from tafelrunde.lab.running import lab_plan
from tafelrunde.lab.simulate import Plan, play_game

GAMES = ("monopoly", "duels", "quest", "twister", "mapmasters")
SLICE = 0.25  # seconds, about


def bare(game: Game, plan: Plan, start: int, stop: int) -> float:
    """The seconds that these games take."""
    begin = process_time()
    setting = game.setting(plan.options, plan.pack)
    with bulk_play():
        for number in range(start, stop):
            play_game(game, setting, plan, number, {})
    return process_time() - begin


def watched(plan: Plan, start: int, stop: int) -> float:
    """The seconds that they take in the lab."""
    begin = process_time()
    play_chunk(Chunk(plan, start, stop))
    return process_time() - begin


def measured(game: Game, plan: Plan, seconds: float) -> list[tuple[float, float]]:
    """The seconds a game took bare and in the lab, slice by slice."""
    bare(game, plan, 0, 1)
    size = max(1, round(SLICE / bare(game, plan, 0, 2) * 2))
    slices: list[tuple[float, float]] = []
    spent = 0.0
    while spent < seconds:
        start = len(slices) * size
        if len(slices) % 2:
            one, two = bare(game, plan, start, start + size), watched(plan, start, start + size)
        else:
            two, one = watched(plan, start, start + size), bare(game, plan, start, start + size)
        slices.append((one / size, two / size))
        spent += one + two
    return slices


def main(words: list[str]) -> None:
    seconds = float(words[0]) if words else 60.0
    print(f"{'compiled' if compiled() else 'plain'}, one process")
    print("| game | slices | bare, games/s | lab, games/s | lab beside bare |\n|---|---|---|---|---|")
    for name in words[1:] or GAMES:
        game = registry.find(name)
        levels = [game.levels[len(game.levels) // 2]] * game.usual_seats
        slices = measured(game, lab_plan(game, 1_000_000, 17, levels, {}), seconds)
        one, two = (median(pair[which] for pair in slices) for which in (0, 1))
        share = median(pair[0] / pair[1] for pair in slices)
        print(f"| {name} | {len(slices)} | {1 / one:.2f} | {1 / two:.2f} | {share:.0%} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
