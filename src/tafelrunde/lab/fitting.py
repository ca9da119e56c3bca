"""Fitting weights to games: who won, from what each side had (a conditional logit; with one side a logistic regression).

A side is compared with the first one that can still win, whose score is taken for nothing; one side alone is compared with
losing. Newton's method finds the one best answer, so nothing depends on where the search begins. Sums are made in one order, by
no library that shares them between threads, and a weight is rounded to a few digits in the end: the same games give the same
weights, bit for bit. Needs numpy.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde.lab.positions import Noted
from tafelrunde.lab.simulate import BadSimulation

STEPS: Final = 200  # of Newton's method at most
RENEWED: Final = (0, 3, 12)  # steps before which the matrix of second derivatives is worked out; it costs a hundred steps
NEAR: Final = 1e-8  # steps smaller than this change nothing that is written
RARE: Final = 1e-9  # a number that hardly ever differs between the sides says nothing
SURE: Final = 0.005  # no chance is taken for surer than this, when it is asked how wrong it is

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """Positions, each compared with one of its own sides: a row for every other side."""

    rows: Floats  # what a side has more than the one it is compared with
    position: NDArray[np.int64]  # of each row
    share: Floats  # of the victory, of the side of each row
    weight: Floats  # of each position: all those of a game together weigh 1
    by_hand: Floats  # what the authors of the game think of the side of each row
    game: NDArray[np.int64]  # of each position, its number


def sample_of(noted: Sequence[Noted], size: int) -> Sample:
    """What was noted, laid out in the order of the games."""
    blocks: list[Floats] = []
    positions: list[int] = []
    shares: list[float] = []
    weights: list[float] = []
    by_hand: list[float] = []
    games: list[int] = []
    for one in noted:
        if not one.lengths:
            continue
        count = one.sides
        table = _dense(one, size)
        moments = len(one.lengths) // count
        for moment in range(moments):
            at = moment * count
            playing = [side for side in range(count) if one.lengths[at + side] >= 0]
            if count > 1 and len(playing) < 2:
                continue
            others = playing[1:] if count > 1 else playing
            base = table[at + playing[0]] if count > 1 else 0.0
            blocks.append(table[[at + side for side in others]] - base)
            chances = [one.by_hand[at + side] for side in playing]
            total = sum(chances) if count > 1 else 1.0
            for side in others:
                positions.append(len(weights))
                shares.append(one.shares[at + side])
                by_hand.append(one.by_hand[at + side] / total if total else 0.0)
            weights.append(1.0 / moments)
            games.append(one.number)
    if not blocks:
        raise BadSimulation("no game came to an end: there is nothing to learn from")
    return Sample(
        np.concatenate(blocks),
        np.array(positions, dtype=np.int64),
        np.array(shares),
        np.array(weights),
        np.array(by_hand),
        np.array(games, dtype=np.int64),
    )


def _dense(one: Noted, size: int) -> Floats:
    places, amounts = np.frombuffer(one.places, dtype=np.uint16), np.frombuffer(one.amounts)
    lengths = np.maximum(np.array(one.lengths), 0)
    table = np.zeros((len(lengths), size))
    table[np.repeat(np.arange(len(lengths)), lengths), places] = amounts
    return table


def fitted(sample: Sample, pull: float) -> Floats:
    """The weights with which what happened is most likely, pulled towards nothing a little: by `pull` for each."""
    scale = np.sqrt(_weighed(sample.rows**2, sample.weight[sample.position]) / sample.weight.sum())
    used = scale > RARE
    rows = sample.rows[:, used] / scale[used]
    found = np.zeros(rows.shape[1])
    loss = _loss(sample, rows, found, pull)
    bend: Any = None
    for step in range(STEPS):
        if step in RENEWED:
            bend = _bend(sample, rows, found, pull)
        move = _solved(bend, _slope(sample, rows, found, pull))
        reach = 1.0
        while (further := _loss(sample, rows, found + reach * move, pull)) > loss and reach > NEAR:
            reach /= 2
        if further > loss:
            break
        found, loss = found + reach * move, further
        if np.abs(reach * move).max() < NEAR:
            break
    weights = np.zeros(len(scale))
    weights[used] = found / scale[used]
    return weights


def chances(sample: Sample, rows: Floats, weights: Floats) -> Floats:
    """The chance of the side of each row."""
    scores = np.clip((rows * weights).sum(axis=1), -30, 30)
    power = np.exp(scores)
    total = 1.0 + np.bincount(sample.position, power, len(sample.weight))
    return np.asarray(power / total[sample.position])


def wrongness(sample: Sample, chance: Floats) -> float:
    """The mean of -log of the chance of what happened."""
    sure = np.clip(chance, SURE, 1 - SURE)
    others = np.clip(1.0 - np.bincount(sample.position, chance, len(sample.weight)), SURE, 1 - SURE)
    left = 1.0 - np.bincount(sample.position, sample.share, len(sample.weight))
    each = np.bincount(sample.position, sample.share * np.log(sure), len(sample.weight)) + left * np.log(others)
    return float(-(each * sample.weight).sum() / sample.weight.sum())


def split(sample: Sample, last: int) -> tuple[Sample, Sample]:
    """The games before this number, and the others."""
    early = sample.game < last
    return _part(sample, early), _part(sample, ~early)


def _part(sample: Sample, wanted: NDArray[np.bool_]) -> Sample:
    rows = wanted[sample.position]
    number = np.cumsum(wanted) - 1
    return Sample(
        sample.rows[rows],
        number[sample.position[rows]],
        sample.share[rows],
        sample.weight[wanted],
        sample.by_hand[rows],
        sample.game[wanted],
    )


def _loss(sample: Sample, rows: Floats, weights: Floats, pull: float) -> float:
    scores = np.clip((rows * weights).sum(axis=1), -30, 30)
    total = 1.0 + np.bincount(sample.position, np.exp(scores), len(sample.weight))
    hit = np.bincount(sample.position, sample.share * scores, len(sample.weight))
    return float((sample.weight * (np.log(total) - hit)).sum() + pull / 2 * (weights**2).sum())


def _slope(sample: Sample, rows: Floats, weights: Floats, pull: float) -> Floats:
    """How the fit gets better with each weight."""
    missed = sample.share - chances(sample, rows, weights)
    return _weighed(rows, sample.weight[sample.position] * missed) - pull * weights


def _bend(sample: Sample, rows: Floats, weights: Floats, pull: float) -> Any:
    """How fast that ends."""
    chance = chances(sample, rows, weights)
    weight = sample.weight[sample.position]
    if len(sample.weight) == len(rows):  # one row a position: what follows comes to the same
        bend = np.einsum("ri,rj->ij", rows, rows * (weight * chance * (1 - chance))[:, None])
    else:
        means = np.zeros((len(sample.weight), rows.shape[1]))
        np.add.at(means, sample.position, rows * (chance * np.sqrt(weight))[:, None])
        bend = np.einsum("ri,rj->ij", rows, rows * (weight * chance)[:, None]) - np.einsum("ri,rj->ij", means, means)
    return bend + pull * np.eye(rows.shape[1])


def _weighed(rows: Floats, weight: Floats) -> Floats:
    return np.asarray((rows * weight[:, None]).sum(axis=0))


def _solved(matrix: Any, right: Floats) -> Floats:
    """The solution of matrix · x = right, for a symmetric matrix (Cholesky)."""
    size = len(right)
    lower = np.zeros((size, size))
    for at in range(size):
        column = matrix[at:, at] - (lower[at:, :at] * lower[at, :at]).sum(axis=1)
        lower[at:, at] = column / np.sqrt(column[0])
    found = np.array(right)
    for at in range(size):
        found[at] = (found[at] - (lower[at, :at] * found[:at]).sum()) / lower[at, at]
    for at in range(size - 1, -1, -1):
        found[at] = (found[at] - (lower[at + 1 :, at] * found[at + 1 :]).sum()) / lower[at, at]
    return found
