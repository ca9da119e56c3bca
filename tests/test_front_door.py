"""`import tafelrunde`: small, typed, and cheap until something is used."""

import ast
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import tafelrunde as tr


def test_importing_loads_nothing() -> None:
    code = "import sys, tafelrunde; print([name for name in sys.modules if name.startswith(('tafelrunde.', 'msgspec'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_name_is_there_and_typed() -> None:
    """What a type checker is told and what is fetched are the same."""
    tree = ast.parse(Path(str(tr.__file__)).read_text(encoding="utf-8"))
    told = {
        alias.name: node.module
        for branch in tree.body
        if isinstance(branch, ast.If)
        for node in ast.walk(branch)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert sorted([*told, "game", "shelf"]) == sorted(tr.__all__)
    for name, module in told.items():
        assert getattr(tr, name) is getattr(sys.modules[str(module)], name)


def test_its_docstring_is_a_program() -> None:
    program = "\n".join(line for line in str(tr.__doc__).splitlines() if line.startswith("    "))
    names: dict[str, Any] = {}
    exec(dedent(program), names)
    assert names["table"].over


def test_what_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tr.chess  # type: ignore[attr-defined] # noqa: B018
    with pytest.raises(LookupError, match="there is no game 'chess'; there are"):
        tr.game("chess")


def test_a_game_from_the_shelf() -> None:
    """The usual seats and options, unless others are named."""
    game = tr.shelf()["monopoly"]
    assert game is tr.game("monopoly")
    table = game.start(seed=1)
    assert len(game.outcome(table)) == game.usual_seats
    assert table == game.start(game.setting({}), game.usual_seats, 1)
    assert game.start(seats=2, seed=1) != table
