"""Imports point one way: engine <- games, bots <- table <- server, lab, envs <- cli; and nothing generic knows a game."""

import ast
import re
import sys
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine import registry
from tafelrunde.engine.game import Game

SOURCE = Path(tafelrunde.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
LAYERS = {
    "engine": 0,
    "text": 0,
    "games": 1,
    "bots": 1,
    "table": 2,
    "server": 3,
    "lab": 3,
    "envs": 3,
    "cli": 4,
    "testing": 5,
    "__main__": 5,
}
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if file.parent != SOURCE or file.stem in LAYERS]


def room(module: str) -> str:
    """`tafelrunde.engine.part`: `engine`."""
    return module.split(".")[1] if "." in module else ""


def imported(file: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            found.add(node.module or "")
            if node.module == "tafelrunde":
                found.update(f"tafelrunde.{name.name}" for name in node.names)
    return found


def name(file: Path) -> str:
    return ".".join(["tafelrunde", *file.relative_to(SOURCE).with_suffix("").parts])


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_point_one_way(file: Path) -> None:
    own = room(name(file))
    for module in imported(file):
        if module.startswith("tafelrunde.") and room(module) in LAYERS:
            assert LAYERS[room(module)] <= LAYERS[own], f"{name(file)} must not know {module}"


@pytest.mark.parametrize("file", [file for file in FILES if room(name(file)) != "games"], ids=name)
def test_generic_code_knows_no_game(file: Path) -> None:
    assert not [module for module in imported(file) if module.startswith("tafelrunde.games")]


@pytest.mark.parametrize("file", sorted((SOURCE / "engine").glob("*.py")), ids=name)
def test_the_engine_needs_only_the_standard_library_and_msgspec(file: Path) -> None:
    allowed = {*sys.stdlib_module_names, "msgspec", "mypy_extensions", "typing_extensions"}
    for module in imported(file):
        assert module.split(".")[0] in allowed or module.startswith("tafelrunde.engine"), f"{name(file)} must not need {module}"


@pytest.mark.parametrize("file", [file for file in FILES if room(name(file)) == "games"], ids=name)
def test_a_game_knows_no_other_game(file: Path) -> None:
    own = name(file).split(".")[2]
    others = [module for module in imported(file) if module.startswith("tafelrunde.games.") and module.split(".")[2] != own]
    assert not others


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the sources of the client are not here")
@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_the_client_knows_no_game(game: Game) -> None:
    """A game brings its look with it."""
    sources = [file for file in CLIENT.rglob("*.*") if file.suffix in {".svelte", ".ts", ".css", ".ftl"}]
    assert sources
    assert not [file for file in sources if re.search(rf"\b{game.id}\b", file.read_text(encoding="utf-8"), re.IGNORECASE)]
