"""The tests. They mirror src; contract/ runs on every game, example_game/ is the game that docs/add-a-game.md walks through."""

from pathlib import Path

from tafelrunde.testing import about

HERE = Path(__file__).parent
about.TESTS[:] = [HERE, HERE / "example_game" / "tests"]
