"""Virtual environments: made with whatever Python and pip the machine has, filled only when something has changed."""

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tools.fingerprint import Stamp

NO_PIP = """This Python can neither make a virtual environment with pip (no ensurepip) nor has it pip itself.
On Debian and Ubuntu: apt-get install python3-venv"""
UNFINISHED = "unfinished"


def runs(*command: str | Path) -> bool:
    """Whether this program is there and does its work."""
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


class Environment:
    """A virtual environment in a folder of the project."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / "python"
        self.filled_with = Stamp(folder / "filled_with.txt")

    def works(self) -> bool:
        """Whether it is there, its Python has not gone, and nobody was interrupted while he filled it."""
        return not self.filled_with.says(UNFINISHED) and runs(self.python, "-m", "pip", "--version")

    @contextmanager
    def being_filled(self, wanted: str) -> Iterator[None]:
        """Make it, if it does not work, and fill it. Only who comes to the end leaves a stamp for what was wanted."""
        if not self.works():
            self.make()
        self.filled_with.set(UNFINISHED)
        yield
        self.filled_with.set(wanted)

    def make(self) -> None:
        """Make it anew."""
        print(f"Making a virtual environment in {self.folder.name} ...", flush=True)
        if find_spec("ensurepip"):
            venv.create(self.folder, clear=True, with_pip=True)
        elif find_spec("pip"):  # Debian's Python without python3-venv
            venv.create(self.folder, clear=True, with_pip=False)
            subprocess.run(
                [sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet", "pip"],
                stdin=subprocess.DEVNULL,
                check=True,
            )
        else:
            sys.exit(NO_PIP)

    def pip(self, *arguments: str | Path, **variables: str) -> None:
        """Run pip in the environment, and stop with it when it fails."""
        command: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", *arguments]
        result = subprocess.run(command, stdin=subprocess.DEVNULL, env={**os.environ, **variables}, check=False)
        if result.returncode:
            sys.exit(result.returncode)


def forget_where_we_came_from() -> None:
    """What tools/run tells Python about the project must not reach the programs started from here."""
    for name in ("PYTHONPATH", "PYTHONSAFEPATH"):
        os.environ.pop(name, None)
