"""The example game on the shelf, and a terminal that can be read."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tafelrunde.cli import main
from tafelrunde.engine.game import Game


class Outcome(NamedTuple):
    """What a command wrote, and its exit status."""

    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(example_game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Carry out `tafelrunde WORDS`, with these lines typed, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def carry_out(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(words)
        return Outcome(status, *capsys.readouterr())

    return carry_out
