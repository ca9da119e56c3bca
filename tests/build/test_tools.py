"""What ./start and ./check need of the machine: a lock for one at a time, a Chromium that answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import chromium, lock

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the scripts are for a POSIX shell")


def test_a_lock_is_held_by_one_and_opens_when_its_holder_dies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "build/x.lock"
    with lock.alone(file, "waiting"):
        pass
    code = "import fcntl, sys, time; file = open(sys.argv[1]); fcntl.flock(file, 2); print('held', flush=True); time.sleep(0.3)"
    with subprocess.Popen([sys.executable, "-c", code, file], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with lock.alone(file, "waiting"):
            assert other.wait(1) == 0
    assert capsys.readouterr().out == "waiting\n"


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
