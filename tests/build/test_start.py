"""./start: what it installs, what it then runs, and what it does meanwhile. Nothing is compiled here."""

import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tools import changeover, start
from tools.environment import Environment
from tools.installation import Installation

pytestmark = pytest.mark.skipif(os.name == "nt", reason="on Windows ./start compiles first")
MACHINE_CODE = "lib/site-packages/tafelrunde_shared__mypyc.so"


class Machine:
    """A project in which making environments, installing and starting are only written down."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.done: list[str] = []
        self.has_compiler = True
        self.works = True

    def make(self, environment: Environment) -> None:
        self.done.append(f"make {environment.folder.name}")
        environment.folder.mkdir(exist_ok=True)

    def pip(self, environment: Environment, verb: str, _quiet: str, _root: Path, **variables: str) -> None:
        self.done.append(f"{verb} {environment.folder.name}")
        if not self.works:
            sys.exit(1)
        if self.has_compiler and variables["TAFELRUNDE_PURE"] == "0":
            file = environment.folder / MACHINE_CODE
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()

    def execv(self, program: str, command: list[str]) -> None:
        self.done.append(" ".join([str(Path(program).relative_to(self.root)), *command[1:]]))

    def meanwhile(self, quick: Installation, fast: Installation, words: list[str], serves: bool) -> int:
        folders = f"{quick.environment.folder.name} before {fast.environment.folder.name}"
        self.done.append(f"{folders}: {' '.join(words)}{' (may be replaced)' if serves else ''}")
        return 0

    def start(self, *words: str) -> list[str]:
        """Start, and tell what was done."""
        self.done.clear()
        with suppress(SystemExit):
            start.start(list(words))
        return list(self.done)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "src/tafelrunde").mkdir(parents=True)
    (tmp_path / "src/tafelrunde/cli.py").touch()
    made = Machine(tmp_path)
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setattr(Environment, "make", lambda environment: made.make(environment))  # noqa: PLW0108 - to be bound
    monkeypatch.setattr("tools.environment.runs", lambda python, *_: python.parent.parent.is_dir())
    monkeypatch.setattr(Environment, "pip", lambda environment, *words, **env: made.pip(environment, *words, **env))  # noqa: PLW0108
    monkeypatch.setattr(os, "execv", made.execv)
    monkeypatch.setattr(changeover, "run", made.meanwhile)
    monkeypatch.delenv("TAFELRUNDE_PURE", raising=False)
    return made


@pytest.mark.parametrize("words", [[], ["serve", "--port", "9000"]])
def test_a_table_is_opened_as_plain_python_and_compiled_meanwhile(machine: Machine, words: list[str]) -> None:
    installing = ["make .venv-plain", "install .venv-plain"]
    running = [f".venv-plain before .venv: {' '.join(words)} (may be replaced)"]
    assert machine.start(*words) == installing + running
    assert machine.start(*words) == running


def test_a_game_in_the_terminal_is_never_replaced(machine: Machine) -> None:
    assert machine.start("play", "duels")[-1] == ".venv-plain before .venv: play duels"


@pytest.mark.parametrize("words", [["games", "--json"], ["--help"], ["serve", "--help"], ["rules", "quest"]])
def test_a_quick_question_is_answered_and_nothing_compiled(machine: Machine, words: list[str]) -> None:
    assert machine.start(*words)[1:] == ["install .venv-plain", f".venv-plain/bin/tafelrunde {' '.join(words)}"]


@pytest.mark.parametrize("word", ["bench", "simulate"])
def test_what_computes_waits_for_machine_code_and_says_so(
    machine: Machine, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert machine.start(word) == ["make .venv", "install .venv", f".venv/bin/tafelrunde {word}"]
    assert "TAFELRUNDE_PURE=1" in capsys.readouterr().out
    assert machine.start(word) == [f".venv/bin/tafelrunde {word}"]
    assert capsys.readouterr().out == ""


def test_machine_code_that_is_there_is_used_by_all(machine: Machine) -> None:
    machine.start("bench")
    assert machine.start() == [".venv/bin/tafelrunde"]
    assert machine.start("games") == [".venv/bin/tafelrunde games"]


def test_changed_sources_are_installed_again(machine: Machine) -> None:
    machine.start("bench")
    (machine.root / "src/tafelrunde/cli.py").write_text("# new\n", "utf-8")
    assert machine.start("bench") == ["install .venv", ".venv/bin/tafelrunde bench"]
    (machine.root / "src/tafelrunde/cli.py").write_text("# newer\n", "utf-8")
    assert machine.start()[1:] == ["install .venv-plain", ".venv-plain before .venv:  (may be replaced)"]


def test_what_was_interrupted_is_begun_anew(machine: Machine) -> None:
    """Even if the sources are those again of which the environment was full."""
    machine.start("bench")
    (machine.root / "src/tafelrunde/cli.py").write_text("# new\n", "utf-8")
    machine.works = False
    assert machine.start("bench") == ["install .venv"]
    (machine.root / "src/tafelrunde/cli.py").write_text("", "utf-8")
    machine.works = True
    assert machine.start("bench") == ["make .venv", "install .venv", ".venv/bin/tafelrunde bench"]


def test_without_a_compiler_it_is_said_once(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.has_compiler = False
    assert machine.start("bench")[-1] == ".venv/bin/tafelrunde bench"
    assert "no C compiler" in capsys.readouterr().out
    assert machine.start() == [".venv/bin/tafelrunde"]
    assert capsys.readouterr().out == ""


def test_pure_never_compiles_and_says_so_once(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TAFELRUNDE_PURE", "1")
    assert machine.start("bench")[1:] == ["install .venv-plain", ".venv-plain/bin/tafelrunde bench"]
    assert "as TAFELRUNDE_PURE asks" in capsys.readouterr().out
    assert machine.start() == [".venv-plain/bin/tafelrunde"]
    assert capsys.readouterr().out == ""


def test_programs_are_not_told_where_the_tools_are(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["start", "games"])
    monkeypatch.setenv("PYTHONPATH", str(machine.root))
    start.main()
    assert "PYTHONPATH" not in os.environ


def test_an_interruption_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(start, "start", interrupted)
    with pytest.raises(SystemExit) as end:
        start.main()
    assert end.value.code == 130
