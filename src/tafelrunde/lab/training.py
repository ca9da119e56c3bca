"""Training: many games, what each side had in them and who won, and the weights that follow. Needs the extra `train`."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.engine import Game, library
from tafelrunde.engine.weights import Made, Weights, hash_of, rounded
from tafelrunde.lab.executor import Executor, chunks_of
from tafelrunde.lab.positions import Noted, judgement_of
from tafelrunde.lab.running import played
from tafelrunde.lab.simulate import BadSimulation, Plan

KEPT_BACK: Final = 5  # one of so many games is not learned from at first, to see how wrong the weights are
FIGURES: Final = 4  # digits of a loss


def noted(
    game: Game, plan: Plan, executor: Executor, out: Path, *, resume: bool, done: Callable[[int], None] | None = None
) -> list[Noted]:
    """Play a plan and note its positions; what is done is kept in a folder."""
    judgement_of(game)
    chunks = chunks_of(game, plan, "note")
    return played(game, plan, chunks, executor, out, resume=resume, done=done, read=_read)


def noted_along(
    game: Game,
    settings: Sequence[tuple[dict[str, str], Plan]],
    executor: Executor,
    out: Path,
    *,
    resume: bool,
    done: Callable[[int], None] | None = None,
) -> list[Noted]:
    """The same for each setting of a sweep, one game of each by turns, so that every part of them has games of all."""
    found: list[Noted] = []
    before = 0
    for place, (values, plan) in enumerate(settings):

        def so_far(count: int, before: int = before) -> None:
            if done is not None:
                done(before + count)

        for one in noted(game, plan, executor, out / "-".join(values.values()), resume=resume, done=so_far):
            one.number = one.number * len(settings) + place
            found.append(one)
        before += plan.games
    return sorted(found, key=lambda one: one.number)


def _read(data: bytes) -> list[Noted]:
    return msgspec.msgpack.decode(data, type=list[Noted])


def learn(
    game: Game, plan: Plan, found: list[Noted], pull: float, command: str, along: Mapping[str, list[str]] | None = None
) -> Weights:
    """The weights that these games teach: those of a plan, or of a sweep along some options that began with it."""
    try:
        from tafelrunde.lab import fitting  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise BadSimulation("numpy is not installed; say: pip install 'tafelrunde[train]'") from error
    failed = next((one for one in found if one.error), None)
    if failed is not None:
        raise BadSimulation(f"game {failed.number} went wrong: {failed.error}")
    names = judgement_of(game).names(game.setting(plan.options, plan.pack))
    sample = fitting.sample_of(found, len(names))
    games = len(found)
    early, late = fitting.split(sample, games - max(1, games // KEPT_BACK))
    if not len(early.weight) or not len(late.weight):
        raise BadSimulation(f"{games} games are too few to learn from and to look at; play more")
    tried = fitting.fitted(early, pull)
    guess = fitting.chances(late, late.rows, 0 * tried)
    weights = {name: rounded(weight) for name, weight in zip(names, fitting.fitted(sample, pull), strict=True)}
    made = Made(
        command=command,
        seed=plan.seed,
        games=games,
        positions=len(sample.weight),
        players=plan.levels,
        options=chosen(game, plan, along or {}),
        pull=pull,
        loss=round(fitting.wrongness(late, fitting.chances(late, late.rows, tried)), FIGURES),
        by_hand=round(fitting.wrongness(late, late.by_hand), FIGURES),
        knowing_nothing=round(fitting.wrongness(late, guess), FIGURES),
    )
    content = plan.pack or library.own_content(game)
    return Weights(game.id, game.version, content, hash_of(weights), made, weights)


def chosen(game: Game, plan: Plan, along: Mapping[str, list[str]]) -> dict[str, object]:
    """The options that are not as usual, and those along which a sweep goes."""
    usual = {option.id: option.value for option in game.options_of(plan.pack)}
    moved = {name: value for name, value in plan.options.items() if value != usual.get(name)}
    return moved | {name: ",".join(values) for name, values in along.items()}
