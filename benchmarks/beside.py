"""Two installations beside each other: python -m benchmarks.beside BEFORE AFTER [--games GAME ...] [--pairs N] [--rounds N]

BEFORE and AFTER are folders to import the package from: the `src` of a checkout, or what `pip install --no-deps --target
FOLDER CHECKOUT` leaves there, compiled. Both do the same work in short slices by turns on one core, so what else the machine
does meanwhile strikes both alike, and only their ratio counts: how many times as fast AFTER is. A process can be a tenth faster
than its twin by where its memory happens to lie, so there are several pairs of processes, and each has one vote.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import comb
from pathlib import Path
from statistics import median
from typing import NamedTuple

MEASURES = ("steps", "copies", "search", "players")
SLICES = Path(__file__).with_name("slices.py")
DOUBT = 0.05  # an interval may be wrong so often


class Answer(NamedTuple):
    """One slice: how long it took, and what came of it."""

    seconds: float
    came_of_it: str


class Installation:
    """A process that has imported the package from this folder."""

    def __init__(self, folder: Path, does: Path = SLICES) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", does],
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.mode = self._hear()

    def do(self, game: str, measure: str, count: int, seed: int) -> Answer:
        """One slice."""
        seconds, _, came_of_it = self.answer(f"{game} {measure} {count} {seed}").partition(" ")
        return Answer(float(seconds), came_of_it)

    def answer(self, wish: str) -> str:
        """What the process says to this."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{wish}\n")
        self.process.stdin.flush()
        return self._hear()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("An installation fell silent; what it said last is above.")
        return line.rstrip("\n")

    def end(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Pair:
    """Before and after, a process each."""

    def __init__(self, before: Installation, after: Installation) -> None:
        self.before = before
        self.after = after
        self.same = True  # so far both have played the same games

    def ratio(self, game: str, measure: str, seconds: float, rounds: int) -> float:
        """The median of so many rounds of slices of about so many seconds each."""
        count = self._enough(game, measure, seconds)
        return median(self._both(game, measure, count, number) for number in range(rounds))

    def _both(self, game: str, measure: str, count: int, number: int) -> float:
        """The same work, each first every other time."""
        after = self.after.do(game, measure, count, number) if number % 2 else None
        before = self.before.do(game, measure, count, number)
        after = after or self.after.do(game, measure, count, number)
        self.same &= before.came_of_it == after.came_of_it
        self.slower = max(before.seconds, after.seconds)
        return before.seconds / max(after.seconds, 1e-9)

    def _enough(self, game: str, measure: str, seconds: float) -> int:
        """How many things fill a slice."""
        count = 1
        while True:
            for number in range(2):  # whatever is done for the first time takes longer
                self._both(game, measure, count, number)
            if self.slower >= seconds / 2:
                return count
            count = max(count * 2, int(count * seconds / max(self.slower, 1e-6) * 0.8))


@contextmanager
def pair_of(before: Path, after: Path) -> Iterator[Pair]:
    """Two new processes."""
    pair = Pair(Installation(before), Installation(after))
    yield pair
    pair.before.end()
    pair.after.end()


def interval(numbers: list[float]) -> tuple[float, float]:
    """Where the true median lies: between the outermost numbers that so many throws of a coin would not leave outside."""
    ordered = sorted(numbers)
    chance = 0.0
    outside = 0
    for heads in range(len(ordered) // 2):
        chance += 2 * comb(len(ordered), heads) / 2 ** len(ordered)
        if chance > DOUBT:
            break
        outside = heads
    return ordered[outside], ordered[-1 - outside]


def shown(ratios: list[float]) -> str:
    """The middle of some ratios and its interval."""
    low, high = interval(ratios)
    return f"{median(ratios):.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.beside")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--games", nargs="+", default=["duels", "mapmasters", "monopoly", "quest", "twister"])
    parser.add_argument("--measures", nargs="+", default=MEASURES, choices=MEASURES)
    parser.add_argument("--pairs", type=int, default=8, help="of processes; fewer than six leave the interval in doubt")
    parser.add_argument("--rounds", type=int, default=9, help="of slices in each pair")
    parser.add_argument("--seconds", type=float, default=0.05, help="of a slice")
    wants = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios: dict[tuple[str, str], list[float]] = {(game, measure): [] for game in wants.games for measure in wants.measures}
    for number in range(wants.pairs):
        with pair_of(wants.before, wants.after) as pair:
            if not number:
                print(f"Before: {wants.before} ({pair.before.mode}). After: {wants.after} ({pair.after.mode}).", flush=True)
            for (game, measure), found in ratios.items():
                found.append(pair.ratio(game, measure, wants.seconds, wants.rounds))
    print(f"{'times as fast':14}" + "".join(f"{measure:>22}" for measure in wants.measures))
    for game in wants.games:
        print(f"{game:14}" + "".join(f"{shown(ratios[game, measure]):>22}" for measure in wants.measures))
    print("In brackets: where the true ratio lies with 95 %." + ("" if pair.same else " The two did not play the same games!"))


if __name__ == "__main__":
    main()
