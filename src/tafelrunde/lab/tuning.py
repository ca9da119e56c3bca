"""Tuning: some numbers of the content may move within ranges until the games lie within the bands that a designer wants.

A small TOML names both. Optuna's sampler suggests numbers; every suggestion is played on the same seeds, so that they differ by
the numbers and not by luck; the best is confirmed on fresh seeds and becomes a pack.
"""

from collections.abc import Callable
from fnmatch import fnmatch
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine.chance import STREAMS
from tafelrunde.engine.library import Pack, made
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.lab.charts import Spot, named, scatter
from tafelrunde.lab.executor import Executor
from tafelrunde.lab.figures import Figures, figures_of
from tafelrunde.lab.report import page
from tafelrunde.lab.retouch import number_at, with_number
from tafelrunde.lab.running import lab_plan, run
from tafelrunde.lab.simulate import BadSimulation
from tafelrunde.lab.tables import INSTALL
from tafelrunde.lab.words import Words

FRESH: Final = 1_000_003  # added to the seed for games that no suggestion has seen
CONFIRMED: Final = 3  # times as many games as for a suggestion
MODESTY: Final = 0.02  # what a change over the whole range costs, so that of two good answers the smaller change wins


class Number(Struct, forbid_unknown_fields=True):
    """A number that may move."""

    file: str
    place: str
    low: float
    high: float
    step: float = 1


class Band(Struct, forbid_unknown_fields=True):
    """Where a figure should lie: `won`, `first`, `side:hero`, `side:*`, or a measure of the game."""

    figure: str
    low: float = float("-inf")
    high: float = float("inf")


class Wish(Struct, forbid_unknown_fields=True):
    """The file of a tuning."""

    game: str
    number: list[Number]
    band: list[Band]
    games: Annotated[int, Meta(ge=1)] = 200  # for each suggestion
    tries: Annotated[int, Meta(ge=1)] = 40
    seed: int = 0
    bots: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)


class Try(Struct):
    """A suggestion and what became of it."""

    numbers: list[float]
    outside: float  # how far the figures lie outside their bands, in all; 0: all within
    change: float  # how much was changed, from 0 to 1


class Tuned(Struct):
    """What was found."""

    before: list[float]
    tries: list[Try]
    best: Try
    pack: Pack
    fresh: Figures
    within: list[tuple[str, float, bool]]  # on fresh seeds: each figure, and whether it lies in its band


def read_wish(file: Path) -> Wish:
    """The file of a tuning."""
    return load(file, Wish)


def tune(game: Game, wish: Wish, base: Pack, executor: Executor, done: Callable[[int, Try], None] | None = None) -> Tuned:
    """Search, then confirm."""
    try:
        import optuna  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise BadSimulation(f"tuning needs Optuna; say: {INSTALL}") from error
    before = [number_at(number.file, _text(base, number), number.place) for number in wish.number]
    tries: list[Try] = []

    def objective(trial: Any) -> float:
        numbers = [
            trial.suggest_float(f"{number.file} {number.place}", number.low, number.high, step=number.step)
            for number in wish.number
        ]
        known = next((one for one in tries if one.numbers == numbers), None)
        found = known or _tried(game, wish, base, before, numbers, executor)
        tries.append(found)
        if done is not None:
            done(len(tries), found)
        return found.outside + MODESTY * found.change

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=wish.seed, n_startup_trials=max(5, wish.tries // 4)))
    if all(one.low <= value <= one.high for one, value in zip(wish.number, before, strict=True)):
        study.enqueue_trial({f"{one.file} {one.place}": value for one, value in zip(wish.number, before, strict=True)})
    study.optimize(objective, n_trials=wish.tries)
    best = min(tries, key=lambda one: (one.outside + MODESTY * one.change, one.numbers))
    pack = changed(game, wish, base, best.numbers)
    fresh = _figures(game, wish, pack, wish.seed + FRESH, wish.games * CONFIRMED, executor)
    return Tuned(before, tries, best, pack, fresh, _within(wish, fresh))


def changed(game: Game, wish: Wish, base: Pack, numbers: list[float]) -> Pack:
    """The pack with these numbers."""
    files = dict(base.files)
    for number, value in zip(wish.number, numbers, strict=True):
        files[number.file] = with_number(number.file, files[number.file], number.place, value)
    return made(game, {**files, "pack.toml": base.label_text()})


def _text(base: Pack, number: Number) -> str:
    if number.file not in base.files:
        raise BadPack(number.file, "", f"is no file of this content; there are {', '.join(sorted(base.files))}")
    return base.files[number.file]


def _tried(game: Game, wish: Wish, base: Pack, before: list[float], numbers: list[float], executor: Executor) -> Try:
    figures = _figures(game, wish, changed(game, wish, base, numbers), wish.seed, wish.games, executor)
    moved = [
        abs(value - old) / max(one.high - one.low, 1e-9) for one, value, old in zip(wish.number, numbers, before, strict=True)
    ]
    return Try(numbers, sum(_outside(band, figures) for band in wish.band), sum(moved) / max(1, len(moved)))


def _figures(game: Game, wish: Wish, pack: Pack, seed: int, games: int, executor: Executor) -> Figures:
    middle = game.levels[len(game.levels) // 2] if game.levels else "random"
    plan = lab_plan(game, games, seed, wish.bots or [middle] * game.usual_seats, wish.options, pack.content, luck=STREAMS)
    return figures_of(game, plan, run(game, plan, executor))


def values_of(band: Band, figures: Figures) -> dict[str, float]:
    """The figures that a band is about."""
    if band.figure == "won":
        return {"won": figures.won.rate}
    if band.figure == "first":
        return {"first": figures.first.rate}
    if band.figure.startswith("side:"):
        wanted = band.figure.removeprefix("side:")
        return {f"side:{side}": score.rate for side, score in figures.sides.items() if fnmatch(side, wanted)}
    if band.figure not in figures.measures:
        known = ["won", "first", *(f"side:{side}" for side in figures.sides), *figures.measures]
        raise BadSimulation(f"there is no figure {band.figure!r}; there are {', '.join(known)}")
    return {band.figure: figures.measures[band.figure].mean}


def _outside(band: Band, figures: Figures) -> float:
    """How far, in the measure of the figure: shares as they are, others as part of their bound."""
    found = 0.0
    for name, value in values_of(band, figures).items():
        bound = band.low if value < band.low else min(value, band.high)
        apart = abs(value - bound)
        found += apart if name in ("won", "first") or name.startswith("side:") else apart / max(abs(bound), 1e-9)
    return found


def _within(wish: Wish, figures: Figures) -> list[tuple[str, float, bool]]:
    return [
        (name, value, band.low <= value <= band.high) for band in wish.band for name, value in values_of(band, figures).items()
    ]


def figure_named(name: str, words: Words) -> str:
    """What a figure of a band is called."""
    if name.startswith("side:"):
        return words.side(name.removeprefix("side:"))
    return words.say(f"tuning-{name}") if name in ("won", "first") else words.measure(name)


def sentences(tuned: Tuned, wish: Wish, words: Words) -> list[str]:
    """What was changed, and where the figures lie with it on fresh seeds."""
    said = []
    for number, old, new in zip(wish.number, tuned.before, tuned.best.numbers, strict=True):
        kind = "tuning-same" if old == new else "tuning-changed"
        said.append(words.say(kind, place=f"{number.file} {number.place}", old=words.number(old), new=words.number(new)))
    for name, value, within in tuned.within:
        share = name in ("won", "first") or name.startswith("side:")
        shown = words.percent(value, 1) if share else words.number(value)
        said.append(words.say("tuning-in" if within else "tuning-not-in", figure=figure_named(name, words), value=shown))
    return [*said, words.say("tuning-fresh", games=words.number(tuned.fresh.finished))]


def tuning_page(tuned: Tuned, wish: Wish, words: Words) -> str:
    """What was found, and all suggestions in a picture: how much each changes, and how far outside it leaves the figures."""
    names = [number.place for number in wish.number]
    spots = []
    for one in tuned.tries:
        told = ", ".join(f"{name} = {value:g}" for name, value in zip(names, one.numbers, strict=True))
        spots.append(Spot(one.change, one.outside, f"{told}: {100 * one.outside:.1f}", one is tuned.best))
    title = words.say("tuning-title", game=words.title(), tries=len(tuned.tries))
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences(tuned, wish, words))
    picture = named(scatter(spots, words.say("tuning-change"), words.say("tuning-outside")), words.say("tuning-picture"))
    body = (
        f'<h1>{escape(title)}</h1><section class="verdict"><h2>{escape(words.say("verdict"))}</h2><ul>{items}</ul></section>'
        f'<h2>{escape(words.say("tuning-picture"))}</h2><figure class="wide">{picture}'
        f"<figcaption>{escape(words.say('tuning-picture-help'))}</figcaption></figure>"
    )
    return page(title, body, words.language)
