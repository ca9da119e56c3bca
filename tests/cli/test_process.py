"""The command as a process of its own."""

import subprocess
import sys


def tafelrunde(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tafelrunde", *words], capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_help_and_version() -> None:
    shown = tafelrunde("--help")
    assert shown.returncode == 0
    assert "simulate" in shown.stdout
    assert tafelrunde("--version").stdout.strip()


def test_trouble_reaches_the_shell() -> None:
    outcome = tafelrunde("play", "nothing")
    assert outcome.returncode == 2
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("tafelrunde: there is no game 'nothing'")


def test_a_reader_who_has_had_enough() -> None:
    """`tafelrunde games --json | head -0` ends quietly."""
    command = [sys.executable, "-m", "tafelrunde", "games", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0
