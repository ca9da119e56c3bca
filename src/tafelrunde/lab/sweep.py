"""A sweep: the same games for each value of an option, or for each number of seats, and what changes from value to value."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tafelrunde.engine import Game, options
from tafelrunde.lab.executor import Executor
from tafelrunde.lab.figures import RATE, Figures, figures_of
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import BadSimulation, Plan
from tafelrunde.lab.statistics import chance_of, false_discoveries

SEATS: Final = "seats"  # beside the names of options
WON: Final = "*won"  # by the team, or by whoever begins
LEAST: Final = 3  # values that make a row in which something rises or falls


class Cell(Struct):
    """One setting of the sweep and what its games show."""

    values: dict[str, str]
    figures: Figures
    seen: list[Seen]


class Trend(Struct):
    """What rises or falls along some values of one option, the others being equal: all of them, or two neighbours."""

    option: str
    values: list[str]
    figure: str
    first: float
    last: float
    deviations: float  # of the slope from none
    rate: float  # of false discoveries

    @property
    def found(self) -> bool:
        """Whether it is more than luck."""
        return self.rate < RATE


def axes(game: Game, pack: str, words: Sequence[str]) -> dict[str, list[str]]:
    """`level`, `level=pink,black` or `seats=2,3,4`: the names and their values in order."""
    found: dict[str, list[str]] = {}
    known = {option.id: option for option in game.options_of(pack)}
    for word in words:
        name, _, said = word.partition("=")
        values = [value.strip() for value in said.split(",")] if said else []
        if name == SEATS:
            found[name] = values or [str(number) for number in range(game.least_seats, game.most_seats + 1)]
            if not all(value.isdigit() for value in found[name]):
                raise BadSimulation(f"{said[:40]!r} are no numbers of seats")
        elif name in known:
            found[name] = values or known[name].values
        else:
            raise BadSimulation(f"there is no option {name[:40]!r}; {game.id} has {', '.join([SEATS, *known])}")
        if len(found[name]) < 2:
            raise BadSimulation(f"name the values of {name}: --each {name}=ONE,OTHER")
    return found


def plans(game: Game, plan: Plan, along: Mapping[str, list[str]]) -> list[tuple[dict[str, str], Plan]]:
    """A plan for each setting, all on the same seeds."""
    found = []
    for combination in product(*along.values()):
        values = dict(zip(along, combination, strict=True))
        levels = plan.levels
        if SEATS in values:
            levels = [plan.levels[seat % len(plan.levels)] for seat in range(int(values[SEATS]))]
        said = [f"{name}={value}" for name, value in values.items() if name != SEATS]
        checked = options.read(game.options_of(plan.pack), said)
        chosen: dict[str, Any] = {**plan.options, **{name: checked[name] for name in values if name != SEATS}}
        found.append(
            (values, lab_plan(game, plan.games, plan.seed, levels, chosen, plan.pack, rotate=plan.rotate, look=plan.look))
        )
    return found


def sweep(
    game: Game,
    settings: Sequence[tuple[dict[str, str], Plan]],
    executor: Executor,
    out: Path | None = None,
    *,
    resume: bool = False,
    done: Callable[[int], None] | None = None,
) -> list[Cell]:
    """Play them all; `done` hears how many games have been played."""
    cells: list[Cell] = []
    before = 0
    for values, plan in settings:

        def so_far(count: int, before: int = before) -> None:
            if done is not None:
                done(before + count)

        folder = out / "-".join(values.values()) if out else None
        seen = run(game, plan, executor, folder, resume=resume, done=so_far)
        cells.append(Cell(values, figures_of(game, plan, seen), seen))
        before += plan.games
    return cells


def to_compare(values: list[str]) -> list[list[str]]:
    """Values along which something may rise or fall: all of them, if they are enough, and any two neighbours."""
    whole = [values] if len(values) >= LEAST else []
    return [*whole, *map(list, pairwise(values))]


def trends(game: Game, cells: Sequence[Cell], along: Mapping[str, list[str]]) -> list[Trend]:
    """What rises or falls along each option with at least three values, and between any two neighbours; false discoveries
    controlled."""
    figures = [WON, *dict.fromkeys(name for cell in cells for name in cell.figures.measures)]
    found: list[Trend] = []
    for option, values in along.items():
        for row in to_compare(values):
            for figure in figures:
                points = [
                    (row.index(cell.values[option]), number)
                    for cell in cells
                    if cell.values[option] in row
                    for one in cell.seen
                    if (number := _number(game, one, figure)) is not None
                ]
                ends = [[number for place, number in points if place == end] for end in (0, len(row) - 1)]
                if all(ends):
                    first, last = (sum(numbers) / len(numbers) for numbers in ends)
                    found.append(Trend(option, row, figure, first, last, _slope(points), 1.0))
    for trend, rate in zip(found, false_discoveries([chance_of(one.deviations) for one in found]), strict=True):
        trend.rate = rate
    return found


def _number(game: Game, one: Seen, figure: str) -> float | None:
    if not one.shares:
        return None
    if figure != WON:
        return one.measures.get(figure)
    return one.shares[0 if game.together or len(one.shares) == 1 else one.first]


def _slope(points: Sequence[tuple[int, float]]) -> float:
    """By how many deviations the slope of the line through these points differs from none."""
    count = len(points)
    x = sum(place for place, _ in points) / count
    y = sum(number for _, number in points) / count
    xx = sum((place - x) ** 2 for place, _ in points)
    xy = sum((place - x) * (number - y) for place, number in points)
    left = sum((number - y) ** 2 for _, number in points) - (xy * xy / xx if xx else 0.0)
    error = sqrt(max(0.0, left) / max(1, count - 2) / xx) if xx else 0.0
    return xy / xx / error if error else 0.0
