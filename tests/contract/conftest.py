"""The contract is played on every game."""

import pytest

from tafelrunde.testing.plugin import hand_out
from tests.every_game import GAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    hand_out(metafunc, GAMES)
