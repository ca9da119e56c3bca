"""Wilson intervals and quantiles."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.lab.statistics import mean_of, score, spread, student, wilson


def test_wilson_interval_of_a_textbook_example() -> None:
    """81 of 263: Newcombe (1998), table I, method 3."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_wilson_interval_at_the_ends() -> None:
    assert wilson(0, 20)[0] == 0.0
    assert wilson(0, 20)[1] == pytest.approx(0.1611, abs=1e-4)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_rate_lies_in_its_interval(games: int, part: float) -> None:
    low, high = wilson(games * part, games)
    assert 0 <= low <= part + 1e-9
    assert part - 1e-9 <= high <= 1


def test_score_without_games_has_no_rate() -> None:
    empty = score(0, 0)
    assert (empty.rate, empty.low, empty.high) == (0.0, 0.0, 1.0)


def test_spread_names_the_quantiles() -> None:
    found = spread(range(101))
    assert found is not None
    assert (found.mean, found.least, found.most) == (50.0, 0, 100)
    assert (found.five_percent, found.quarter, found.median, found.three_quarters) == (5, 25, 50, 75)
    assert found.ninety_five_percent == 95


def test_spread_of_nothing_is_none() -> None:
    assert spread([]) is None


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (120, 1.980), (10**6, 1.960)],
)
def test_few_numbers_make_wide_intervals(freedom: int, known: float) -> None:
    """Student's table."""
    assert student(freedom) == pytest.approx(known, abs=0.006)


@pytest.mark.parametrize("count", [40, 60])
@pytest.mark.parametrize(
    ("gained", "lost"),
    [(0.25, 0.25), (0.2, 0.2), (0.1, 0.1), (0.2, 0.05), (0.3, 0.15)],
    ids=[
        "even games, other luck",
        "uneven games, other luck",
        "shared luck",
        "a strong change, shared luck",
        "a strong change",
    ],
)
def test_intervals_of_few_pairs_are_as_sure_as_they_say(count: int, gained: float, lost: float) -> None:
    """Pairs of won or lost games: all that can come of them, each with its chance. The truth lies inside of 93.5 to 96.5 %."""
    held = 0.0
    for wins in range(count + 1):
        for losses in range(count + 1 - wins):
            same = count - wins - losses
            found = mean_of([1.0] * wins + [-1.0] * losses + [0.0] * same)
            if found.low <= gained - lost <= found.high:
                ways = comb(count, wins) * comb(count - wins, losses)
                held += ways * gained**wins * lost**losses * (1 - gained - lost) ** same
    assert 0.935 <= held <= 0.965
