"""Imports point one way: engine <- games, bots <- table <- server, lab, research <- cli; and nothing generic knows a game."""

import ast
import re
import sys
import tomllib
from collections import Counter
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
    "research": 3,
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


# what any table has, though only one game has it in its glossary
ANY_TABLE = {
    *(
        "book",
        "below",
        "call",
        "card",
        "cell",
        "close",
        "cross",
        "edge",
        "end",
        "entry",
        "form",
        "help",
        "hurt",
        "line",
        "lost",
        "map",
    ),
    *(
        "number",
        "pair",
        "piece",
        "pile",
        "progress",
        "score",
        "scroll",
        "tile",
        "title",
        "total",
        "wall",
        "window",
        "wins",
        "worth",
    ),
}


def glossary(terms: Path) -> set[str]:
    """The words of a game's own things."""
    english = [term["en"] for term in tomllib.loads(terms.read_text(encoding="utf-8"))["term"]]
    return {word.lower() for term in english for word in (term["word"], *term.get("also", ()))}


@pytest.mark.skipif(not CLIENT.is_dir(), reason="the sources of the client are not here")
def test_no_class_colour_or_shape_of_the_client_is_named_after_a_thing_of_a_game() -> None:
    """A deed, a plant, a means of transport: what only one game has in its glossary is its own."""
    known = Counter(word for terms in (SOURCE / "games").glob("*/terms.toml") for word in glossary(terms))
    own = {word for word, games in known.items() if games == 1} - ANY_TABLE
    assert {"deed", "plant", "transport"} <= own
    names: set[str] = set()
    for file in [file for file in CLIENT.rglob("*.*") if file.suffix in {".svelte", ".css", ".ts"}]:
        text = file.read_text(encoding="utf-8")
        names.update(re.findall(r"--([a-z][\w-]*)\s*:", text))
        names.update(re.findall(r"shape === \"(\w+)\"", text))
        if file.suffix != ".ts":
            style = text if file.suffix == ".css" else text.partition("<style")[2]
            names.update(re.findall(r"\.([a-z][\w-]*)(?=[^{};]*\{)", style))
    assert sorted({part for name in names for part in name.split("-")} & own) == []
