"""Engine and games keep their forms; `python -m tests.forms PATH` lists what does not."""

from pathlib import Path

import pytest

from tests.forms import EXCEPTIONS, FILES, GAMES, bare_ints, counting, findings, long_constructions, wrong_ways

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")


@every_file
def test_no_function_takes_four_bare_ints(file: Path) -> None:
    assert counting(bare_ints(file)) == []


@every_file
def test_nothing_is_built_with_more_than_five_positional_arguments(file: Path) -> None:
    assert counting(long_constructions(file)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_layers_inside_a_game_point_one_way(game: str) -> None:
    assert counting(wrong_ways(game)) == []


def test_every_exception_is_still_needed() -> None:
    assert set(EXCEPTIONS) == {finding.key for finding in findings()} & set(EXCEPTIONS)
    assert len(EXCEPTIONS) <= 10
