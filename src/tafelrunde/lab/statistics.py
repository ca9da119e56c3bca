"""The few statistics that a report needs."""

from collections.abc import Sequence
from math import erfc, sqrt

from msgspec import Struct

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


class Score(Struct):
    """How often somebody won: the share of all victories, with its Wilson 95 % interval."""

    games: int
    wins: float  # a shared victory counts as its share
    rate: float
    low: float
    high: float


class Spread(Struct):
    """How a number varies from game to game."""

    mean: float
    least: int
    five_percent: int
    quarter: int
    median: int
    three_quarters: int
    ninety_five_percent: int
    most: int


def score(wins: float, games: int) -> Score:
    """The score of so many wins."""
    low, high = wilson(wins, games)
    return Score(games, round(wins, 6), round(wins / games, 6) if games else 0.0, round(low, 6), round(high, 6))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true rate lies with 95 % confidence (Wilson 1927); all is possible where nothing is known."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    reach = Z * sqrt(max(0.0, rate * (1 - rate)) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def spread(numbers: Sequence[int]) -> Spread | None:
    """Mean and quantiles (the number that so many do not exceed); none of nothing."""
    if not numbers:
        return None
    ordered = sorted(numbers)
    last = len(ordered) - 1
    five, quarter, half, three, ninety = (ordered[round(last * part)] for part in (0.05, 0.25, 0.5, 0.75, 0.95))
    return Spread(round(sum(ordered) / len(ordered), 6), ordered[0], five, quarter, half, three, ninety, ordered[-1])


class Mean(Struct):
    """A mean with its 95 % interval."""

    count: int
    mean: float
    low: float
    high: float
    deviation: float


def mean_of(numbers: Sequence[float]) -> Mean:
    """The mean of these numbers, with Student's interval; all is possible where nothing is known."""
    count = len(numbers)
    if not count:
        return Mean(0, 0.0, float("-inf"), float("inf"), 0.0)
    mean = sum(numbers) / count
    deviation = sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, count - 1))
    reach = student(count - 1) * deviation / sqrt(count) if count > 1 else float("inf")
    return Mean(count, mean, mean - reach, mean + reach, deviation)


def student(freedom: int) -> float:
    """Within so many deviations lie 95 % of Student's distribution: `Z`, and more where few numbers say how much they vary.

    Exact for one and two degrees of freedom, then by the series of Fisher and Cornish (1960), good to 0.005 from three on.
    """
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.30265273
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def chance_of(deviations: float) -> float:
    """How likely luck alone goes so many deviations or more to either side."""
    return erfc(abs(deviations) / sqrt(2))


def false_discoveries(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg (1995): for each finding the least rate of false discoveries at which it still counts as one."""
    order = sorted(range(len(chances)), key=lambda index: chances[index])
    rates = [1.0] * len(chances)
    least = 1.0
    for place in range(len(order), 0, -1):
        index = order[place - 1]
        least = min(least, chances[index] * len(chances) / place)
        rates[index] = least
    return rates
