"""Machine code takes over from plain Python: with programs that do nothing else, and a compiler that only sleeps."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from tafelrunde.server import handover
from tools import changeover
from tools.background import MachineCode
from tools.installation import Installation

pytestmark = pytest.mark.skipif(os.name == "nt", reason="on Windows ./start compiles first")

# Serves as tafelrunde/server does, until it is ended.
SERVER = """
import os, socket, sys, time
listening = socket.create_server(("127.0.0.1", 0))
with socket.socket(fileno=int(os.environ["TAFELRUNDE_KEEPER"])) as keeper:
    socket.send_fds(keeper, [b"."], [listening.fileno()])
time.sleep(60)
"""
# Starts another process, as pip does, and is busy.
MAKING = """
import pathlib, subprocess, sys, time
other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
pathlib.Path("other.txt").write_text(str(other.pid))
time.sleep(60)
"""


@pytest.fixture
def fast(tmp_path: Path) -> Installation:
    return installed(tmp_path, ".venv", "")


def installed(root: Path, folder: str, code: str) -> Installation:
    """An installation whose `tafelrunde` runs this code."""
    made = Installation(root, folder, pure=False)
    made.environment.programs.mkdir(parents=True)
    file = made.environment.programs / "tafelrunde"
    file.write_text(f"#!{sys.executable}\n{code}", "utf-8")
    file.chmod(0o755)
    return made


def compiler(fast: Installation, code: str, makes_code: bool = True) -> None:
    """Let this run in the place of tools/installation.py."""
    tools = fast.root / "tools"
    tools.mkdir()
    (tools / "__init__.py").touch()
    (tools / "installation.py").write_text(code, "utf-8")
    if makes_code:
        library = fast.environment.folder / "lib/site-packages/tafelrunde_shared__mypyc.so"
        library.parent.mkdir(parents=True)
        library.touch()


class Replaced(Exception):
    """Another program has taken our place."""


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who takes our place."""
    taken: list[str] = []

    def execv(_: str, command: list[str]) -> None:
        taken.extend(command)
        raise Replaced

    def no_handler(*_: object) -> None:
        """The handlers are those of the test."""

    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.setattr(signal, "signal", no_handler)
    monkeypatch.setenv(changeover.LISTENING, "")
    return taken


def test_the_next_server_gets_the_socket_of_the_last(
    tmp_path: Path, fast: Installation, place: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(fast, "")
    with pytest.raises(Replaced):
        changeover.run(installed(tmp_path, ".venv-plain", SERVER), fast, ["serve"], serves=True)
    assert place == fast.command("serve")
    with socket.socket(fileno=int(os.environ[changeover.LISTENING])) as kept:
        assert kept.get_inheritable()
        with socket.create_connection(kept.getsockname(), timeout=1):  # the last server has ended, but nobody is turned away
            kept.accept()[0].close()
    assert "ready" in capsys.readouterr().out


def test_the_server_and_its_keeper_speak_of_the_same_socket() -> None:
    assert (changeover.KEEPER, changeover.LISTENING) == (handover.KEEPER, handover.LISTENING)


def test_a_game_in_the_terminal_is_played_to_its_end(
    tmp_path: Path, fast: Installation, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(fast, "")
    code = "import time; time.sleep(0.5); raise SystemExit(3)"
    assert changeover.run(installed(tmp_path, ".venv-plain", code), fast, ["play"], serves=False) == 3
    assert "from the next start on" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "words"), [("raise SystemExit(1)", "build/machine-code.log tells why"), ("", "no C compiler")]
)
def test_without_machine_code_the_table_goes_on(
    code: str, words: str, tmp_path: Path, fast: Installation, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(fast, code, makes_code=False)
    serving = "import time; time.sleep(1); raise SystemExit(0)"
    assert changeover.run(installed(tmp_path, ".venv-plain", serving), fast, [], serves=True) == 0
    assert words in capsys.readouterr().out


def test_a_server_that_ends_stops_the_compiler_and_all_it_started(tmp_path: Path, fast: Installation) -> None:
    compiler(fast, MAKING)
    code = "import pathlib, time\nwhile not pathlib.Path('other.txt').exists(): time.sleep(0.1)\ntime.sleep(0.2)"
    quick = installed(tmp_path, ".venv-plain", f"import os; os.chdir({str(tmp_path)!r})\n{code}")
    assert changeover.run(quick, fast, [], serves=True) == 0
    other = int((tmp_path / "other.txt").read_text("utf-8"))
    assert gone(other)


def test_ctrl_c_waits_for_the_program_that_heard_it_too(
    tmp_path: Path, fast: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler(fast, MAKING)

    def interrupted(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(changeover, "time", SimpleNamespace(sleep=interrupted))
    quick = installed(tmp_path, ".venv-plain", "import time; time.sleep(0.3); raise SystemExit(7)")
    assert changeover.run(quick, fast, [], serves=True) == 7


def test_the_compiler_stands_back_and_writes_a_log(fast: Installation) -> None:
    compiler(fast, "print('made')")
    making = MachineCode(fast)
    assert making.process.wait(10) == 0
    assert making.is_ready
    assert os.getpgid(0) != making.process.pid
    assert making.log.read_text("utf-8") == "made\n"
    making.stop()
    assert not Path(making.scratch.name).exists()


def gone(pid: int) -> bool:
    """Whether a process has ended, or does within a second."""
    for _ in range(20):
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
        if not state.strip() or state.startswith("Z"):
            return True
        time.sleep(0.05)
    return False
