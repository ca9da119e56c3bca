"""Whether the lab keeps its promises: coverage of its intervals and the error rate of its sequential test, with known answers.

    python -m benchmarks.lab_errors

Games are coins whose luck the two games of a pair share in part; a change adds to the chance of winning.
"""

import random

from tafelrunde.lab.comparison import BATCH, FEWEST, difference
from tafelrunde.lab.statistics import mean_of

RUNS = 1000


def pairs(luck: random.Random, count: int, effect: float, shared: float) -> list[tuple[float, float]]:
    """Pairs of games, won or lost."""
    found = []
    for _ in range(count):
        common = luck.random()
        one = common if luck.random() < shared else luck.random()
        two = common if luck.random() < shared else luck.random()
        found.append((float(one < 0.5), float(two < 0.5 + effect)))
    return found


def found_at(luck: random.Random, effect: float, shared: float, most: int) -> int:
    """After how many pairs a comparison that is looked at after every batch finds something; 0: never."""
    seen: list[tuple[float, float]] = []
    while len(seen) < most:
        seen += pairs(luck, BATCH, effect, shared)
        if len(seen) >= FEWEST and difference("", seen).found:
            return len(seen)
    return 0


def covered(luck: random.Random, effect: float, shared: float, count: int, runs: int) -> int:
    """In how many runs the 95 % interval of a fixed number of pairs holds the truth."""
    means = [mean_of([after - before for before, after in pairs(luck, count, effect, shared)]) for _ in range(runs)]
    return sum(mean.low <= effect <= mean.high for mean in means)


def main() -> None:
    """Print what comes out."""
    luck = random.Random(11)
    for effect in (0.0, 0.03, 0.08):
        print(f"interval, effect {effect:+.0%}: {covered(luck, effect, 0.5, 300, 200) / 200:.1%} of 200 runs covered")
    for shared in (0.0, 0.5):
        wrong = sum(found_at(luck, 0.0, shared, 2000) > 0 for _ in range(RUNS))
        print(f"sequence, no effect, shared luck {shared:.0%}: {wrong} of {RUNS} comparisons found one (at most 50 may)")
    stops = [found_at(luck, 0.06, 0.5, 4000) for _ in range(200)]
    missed = stops.count(0)
    mean = sum(stops) / max(1, len(stops) - missed)
    print(f"sequence, effect +6 %: found in {200 - missed} of 200, after {mean:.0f} pairs on average")


if __name__ == "__main__":
    main()
