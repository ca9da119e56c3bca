"""What ./start and ./check do to the machine: an environment filled only when needed, a Chromium that answers."""

import os
import sys
from pathlib import Path

import pytest

from tools import chromium, start
from tools.environment import Environment

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the scripts are for a POSIX shell")


@pytest.fixture
def pip_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A project in which installing and starting are only written down."""
    calls: list[str] = []
    (tmp_path / "src/tafelrunde").mkdir(parents=True)
    (tmp_path / "src/tafelrunde/cli.py").touch()
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["start", "games", "--json"])
    monkeypatch.setattr(Environment, "make", lambda _: None)
    monkeypatch.setattr(Environment, "pip", lambda _, *arguments: calls.append(f"pip {arguments[0]}"))
    monkeypatch.setattr(os, "execv", lambda program, command: calls.append(" ".join([Path(program).name, *command[1:]])))
    monkeypatch.delenv("TAFELRUNDE_PURE", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return calls


def test_start_installs_once_and_passes_its_arguments_on(pip_calls: list[str]) -> None:
    start.main()
    start.main()
    assert pip_calls == ["pip install", "tafelrunde games --json", "tafelrunde games --json"]
    assert "PYTHONPATH" not in os.environ


def test_start_installs_again_what_has_changed(pip_calls: list[str], tmp_path: Path) -> None:
    start.main()
    (tmp_path / "src/tafelrunde/cli.py").write_text("# new\n", "utf-8")
    start.main()
    assert pip_calls.count("pip install") == 2


@pytest.mark.parametrize(("pure", "why"), [("", "no C compiler"), ("1", "TAFELRUNDE_PURE")])
def test_start_says_why_nothing_is_compiled(
    pip_calls: list[str], pure: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAFELRUNDE_PURE", pure)
    start.main()
    assert why in capsys.readouterr().out


def program(folder: Path, name: str, status: int) -> str:
    file = folder / name
    file.write_text(f"#!/bin/sh\nexit {status}\n", "utf-8")
    file.chmod(0o755)
    return str(file)


def test_chromium_is_the_one_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = program(tmp_path, "my-chromium", 0)
    monkeypatch.setenv("TAFELRUNDE_CHROMIUM", named)
    assert chromium.find() == named


def test_chromium_that_does_not_answer_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "chromium", 1)
    chrome = program(tmp_path, "google-chrome", 0)
    monkeypatch.delenv("TAFELRUNDE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() == chrome


def test_chromium_that_is_nowhere_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_CHROMIUM", str(tmp_path / "gone"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() is None
