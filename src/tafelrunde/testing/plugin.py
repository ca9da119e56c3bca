"""The plugin of pytest: `pytest --tafelrunde mygame` plays the contract tests on a game, and nothing else unless it is named.

A game is named as it stands on the shelf (`mygame`), or as an entry point names it (`my_package:GAME`) before it is installed.
"""

# ruff: noqa: PLC0415  # pytest loads this in every run; games are imported only when they are to be tried

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game

CONTRACT = "tafelrunde.testing.contract"
LANGUAGES = ("en", "de")
NO_COVER = "no_cover: plays or searches much of what other tests cover, and would take three times as long under the tracer"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tafelrunde")
    group.addoption("--tafelrunde", action="append", default=[], metavar="GAME", help="play the contract tests on this game")


def pytest_configure(config: pytest.Config) -> None:
    pytest.register_assert_rewrite(CONTRACT)
    config.addinivalue_line("markers", NO_COVER)
    if not config.getoption("tafelrunde"):
        return
    from tafelrunde.testing import about

    about.TESTS[:] = [folder / "tests" for folder in (config.invocation_params.dir, config.rootpath)]
    contract = [str(file) for file in sorted((Path(__file__).parent / "contract").glob("[!_]*.py"))]
    named = config.args if config.args_source is pytest.Config.ArgsSource.ARGS else []
    config.args = [*contract, *named]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names: list[str] = metafunc.config.getoption("tafelrunde")
    if names:
        from tafelrunde.testing.about import game_named

        hand_out(metafunc, [game_named(name) for name in names])


def hand_out(metafunc: pytest.Metafunc, games: "list[Game]") -> None:
    """Give a test of the contract the games it is played on, a golden game at a time, or a language."""
    if not metafunc.function.__module__.startswith(CONTRACT):
        return
    from tafelrunde.testing.golden import golden_games

    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=lambda game: game.id)
    if "golden" in metafunc.fixturenames:
        goldens = [golden for game in games for golden in golden_games(game)]
        metafunc.parametrize("golden", goldens, ids=lambda golden: f"{golden.game.id}-{golden.file.stem}")
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", [LANGUAGES[0], pytest.param(LANGUAGES[1], marks=pytest.mark.no_cover)])
