"""Learning habits: other numbers are tried in many games, those that come nearest to the aim are mixed, and so on from there.

An evolution strategy as simple as can be: all that are tried in a round play the same games, the next round plays others, and
moves less far. What comes of it is compared with the numbers written by hand in games that nobody has played before.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from tafelrunde.engine import Game, library
from tafelrunde.engine.habits import Habits
from tafelrunde.engine.weights import Made, Weights, hash_of, rounded
from tafelrunde.lab.aiming import habits_of
from tafelrunde.lab.executor import Executor, chunks_of
from tafelrunde.lab.simulate import Plan, derived
from tafelrunde.lab.training import chosen

TRIED: Final = 12  # in a round,
MIXED: Final = 4  # and so many of them are parents of the next
CALMER: Final = 0.88  # how far it moves, from round to round
MODESTY: Final = 0.01  # what it costs to be as far from what was written by hand as that may be wrong
FIGURES: Final = 4  # digits of a share

SHARES: Final = [log(MIXED + 0.5) - log(place + 1) for place in range(MIXED)]  # of the parents, the best first


class Trial:
    """Tries numbers in the games of some settings."""

    def __init__(self, game: Game, settings: Sequence[Plan], executor: Executor) -> None:
        self.game, self.settings, self.executor = game, settings, executor
        self.games = 0

    def aims(self, vectors: Sequence[list[float]], number: int) -> list[float]:
        """How near each of them comes to the aim, from 0 to 1, in the games of this number of a round."""
        plans = [msgspec.structs.replace(plan, seed=derived(plan.seed, number, len(plan.levels))) for plan in self.settings]
        chunks = [
            msgspec.structs.replace(chunk, habits=tuple(vector))
            for vector in vectors
            for plan in plans
            for chunk in chunks_of(self.game, plan, "aim")
        ]
        reached: dict[tuple[float, ...], list[float]] = {tuple(vector): [] for vector in vectors}
        for chunk, data in self.executor.run(chunks):
            reached[chunk.habits] += msgspec.msgpack.decode(data, type=list[float])
        self.games += sum(plan.games for plan in plans) * len(vectors)
        return [fmean(reached[tuple(vector)]) for vector in vectors]  # the same in whatever order they came


def bred(
    game: Game,
    settings: Sequence[Plan],
    executor: Executor,
    rounds: int,
    command: str,
    along: Mapping[str, list[str]],
    done: Callable[[int], None] | None = None,
) -> Weights:
    """The habits to which so many rounds lead."""
    habits = habits_of(game)
    random = Random(settings[0].seed)
    trial = Trial(game, settings, executor)
    present, step = list(habits.usual), 1.0
    for number in range(rounds):
        tried = [
            [value + step * habit.doubt * random.gauss(0, 1) for value, habit in zip(present, habits.every, strict=True)]
            for _ in range(TRIED)
        ]
        aims = trial.aims(tried, number)
        order = sorted(range(TRIED), key=lambda one: MODESTY * change(habits, tried[one]) - aims[one])[:MIXED]
        present = [
            sum(share * tried[one][at] for share, one in zip(SHARES, order, strict=True)) / sum(SHARES)
            for at in range(len(present))
        ]
        step *= CALMER
        if done is not None:
            done(number + 1)
    found = [rounded(value) for value in present]
    learned, by_hand, nothing = trial.aims([found, habits.usual, [0.0] * len(found)], rounds)
    plan = settings[0]
    weights = {habit.name: value for habit, value in zip(habits.every, found, strict=True)}
    made = Made(
        command=command,
        seed=plan.seed,
        games=trial.games,
        positions=0,
        players=plan.levels,
        options=chosen(game, plan, along),
        pull=0.0,
        loss=round(1.0 - learned, FIGURES),
        by_hand=round(1.0 - by_hand, FIGURES),
        knowing_nothing=round(1.0 - nothing, FIGURES),
    )
    return Weights(game.id, game.version, plan.pack or library.own_content(game), hash_of(weights), made, weights)


def change(habits: Habits, numbers: Sequence[float]) -> float:
    """How far these are from what was written by hand, measured by how far that may be wrong."""
    moved = [((value - habit.usual) / habit.doubt) ** 2 for value, habit in zip(numbers, habits.every, strict=True)]
    return sum(moved) / len(moved)
