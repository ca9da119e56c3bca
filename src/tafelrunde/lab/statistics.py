"""The few statistics that a report needs."""

from collections.abc import Sequence
from math import sqrt

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
