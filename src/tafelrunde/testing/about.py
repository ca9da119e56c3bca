"""What the contract has to know about a game: what its code brings, and what its own tests tell.

Those are in `tests/<game>/`. `matrix.py` there names OPTIONS (enough sets of options for random play to reach everything),
GOLDEN (golden games, see golden.py), RARE (what random play does not come to) and QUIET (what changes without a word, see
contract/beats.py); `invariants.py` has `check(state)`: what is true after every action.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from tafelrunde.engine import Game, Part, State, registry
from tafelrunde.engine.options import Choices

TESTS = [Path("tests")]  # where to look


def game_named(name: str) -> Game:
    """A game as it stands on the shelf (`mygame`), or before it is installed (`my_package:GAME`)."""
    if ":" not in name:
        return registry.find(name)
    game: Game = EntryPoint(name, name, registry.GROUP).load()
    return game


def kinds(game: Game, base: type[Part]) -> list[type[Any]]:
    """The events, decisions or procedures of a game, but not those that only others inherit from."""
    found: list[type[Part]] = [base]
    for kind in found:
        found.extend(kind.__subclasses__())
    home = _home(game)
    return [kind for kind in found if f"{kind.__module__}.".startswith(f"{home}.") and not kind.__subclasses__()]


def matrix(game: Game) -> list[Choices]:
    """Options with which random play comes to an end, enough to reach every variant."""
    rows: list[Choices] = getattr(told(game, "matrix"), "OPTIONS", [{}])
    return [game.endless | row for row in rows]


def rarities(game: Game) -> set[str]:
    """The names of what random play does not come to."""
    found: set[str] = getattr(told(game, "matrix"), "RARE", set())
    return found


def quiet(game: Game) -> set[str]:
    """The zones, stats and other parts of its scenes that may change without a word."""
    found: set[str] = getattr(told(game, "matrix"), "QUIET", set())
    return found


def invariants(game: Game) -> Callable[[State], None]:
    """What is true after every action."""
    check: Callable[[State], None] = getattr(told(game, "invariants"), "check", lambda _: None)
    return check


def own_tests(game: Game) -> Path:
    """The folder of the tests of this game."""
    folders = [tests.absolute() / game.id for tests in TESTS]
    return next((folder for folder in folders if folder.is_dir()), folders[0])


def told(game: Game, module: str) -> ModuleType | None:
    """`tests/<game>/<module>.py`, if there is one."""
    file = own_tests(game) / f"{module}.py"
    return _loaded(f"{game.id}_{module}", file) if file.is_file() else None


@cache
def _loaded(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _home(game: Game) -> str:
    """The package a game lives in."""
    package = type(game).__module__
    while Path(sys.modules[package].__file__ or "").parent != game.folder or not hasattr(sys.modules[package], "__path__"):
        package = package.rpartition(".")[0]
    return package
