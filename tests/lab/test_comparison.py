"""Known answers: planted differences are found with sign and size, none where there is none; looking often costs nothing."""

import random
from pathlib import Path

import pytest

from benchmarks.lab_errors import found_at, pairs
from higher import GAME
from tafelrunde.engine.library import made
from tafelrunde.engine.registry import find
from tafelrunde.lab.comparison import Comparison, Difference, compare, compared, difference, sequence
from tafelrunde.lab.difference_words import sentences
from tafelrunde.lab.executor import Here
from tafelrunde.lab.running import lab_plan
from tafelrunde.lab.statistics import mean_of
from tafelrunde.lab.words import Words


def test_a_planted_difference_is_found_with_its_size() -> None:
    found = difference("", pairs(random.Random(1), 4000, 0.06, 0.7))
    assert found.found
    assert found.low < 0.06 < found.high
    assert abs(found.mean - 0.06) < 0.02
    assert found.correlation > 0.3
    assert found.saved > 0.3


@pytest.mark.parametrize("effect", [0.0, 0.05])
def test_intervals_cover_what_was_planted(effect: float) -> None:
    """200 planted runs: the 95 % intervals of a fixed number of games cover 92 to 98 of 100."""
    luck = random.Random(7)
    covered = 0
    for _ in range(200):
        mean = mean_of([after - before for before, after in pairs(luck, 200, effect, 0.5)])
        covered += mean.low <= effect <= mean.high
    assert 184 <= covered <= 196


@pytest.mark.no_cover
def test_looking_after_every_batch_keeps_the_error_rate() -> None:
    """Comparisons without a difference, looked at after every batch up to 1,000 pairs: at most 5 of 100 find one. A thousand
    of them are in benchmarks/lab_errors.py."""
    luck = random.Random(3)
    assert sum(found_at(luck, 0.0, 0.5, 1000) > 0 for _ in range(150)) <= 7


def test_the_sequence_is_wider_than_an_interval_and_narrows() -> None:
    reaches = [sequence(count) for count in (100, 200, 500, 1000, 5000)]
    assert reaches == sorted(reaches, reverse=True)
    assert all(reach > 1.96 / count**0.5 for reach, count in zip(reaches, (100, 200, 500, 1000, 5000), strict=True))


def test_packs_are_compared_game_by_game(tmp_path: Path) -> None:
    pack = made(GAME, {"deck.toml": "cards = 30\nmost_stake = 2\n"})
    base = lab_plan(GAME, 300, 5, ["bold", "bold"], {})
    other = lab_plan(GAME, 300, 5, ["bold", "bold"], {}, pack.content)
    heard: list[int] = []
    found, one, two = compare(GAME, base, other, Here(), tmp_path, done=heard.append)
    assert len(one) == len(two) == found.pairs == heard[-1]
    assert [seen.seed for seen in one] == [seen.seed for seen in two]
    again, _, _ = compare(GAME, base, other, Here(), tmp_path, resume=True)
    assert again == found
    same = compared(GAME, one, one)
    assert same.clear
    assert not any(difference.found for difference in (*same.won, *same.measures))
    with pytest.raises(ValueError, match="more than their content"):
        compare(GAME, base, lab_plan(GAME, 300, 6, ["bold", "bold"], {}), Here())


def test_what_is_said_is_about_the_side_that_was_changed() -> None:
    """The others hardly differ from pair to pair, so their correlation says nothing."""
    duels = find("duels")
    words = Words(duels, duels.setting({}), "en")
    changed = Difference("hero", 240, 0.5, 0.14, 0.04, 0.24, 0.58, 0.57)
    same = Difference("knight", 260, 0.5, -0.01, -0.08, 0.05, 0.96, 0.96)
    said = " ".join(sentences(Comparison(1200, clear=False, won=[changed, same], measures=[]), words))
    assert "worth +14 points of victory to Link & Navi (95 %: +4 to +24)" in said
    assert "the others are not clear yet: a difference of more than 8 is ruled out" in said
    assert "correlation 0.58" in said
    nothing = " ".join(sentences(Comparison(1200, clear=False, won=[same], measures=[]), words))
    assert "there is no clear answer" in nothing
