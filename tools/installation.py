"""The project, installed twice: as plain Python, which is quick, and with machine code, which takes minutes.

Neither is touched while the other is filled, so a table can run on the one until the other is ready.
"""

import os
from pathlib import Path

from tools import ROOT
from tools.environment import Environment, forget_where_we_came_from
from tools.fingerprint import fingerprint
from tools.lock import alone

SOURCES = ("pyproject.toml", "hatch_build.py", "README.md", "tools", "web", "src/tafelrunde")
NICE = 10  # how far the compiler stands back behind whoever plays meanwhile


class Installation:
    """An environment with the project in it."""

    def __init__(self, root: Path, folder: str, pure: bool) -> None:
        self.root = root
        self.pure = pure
        self.environment = Environment(root / folder)

    def sources(self) -> str:
        return fingerprint(self.root, *SOURCES)

    def is_current(self) -> bool:
        """Whether it holds the project as its sources are now."""
        return self.environment.filled_with.says(self.sources()) and self.environment.works()

    def is_compiled(self) -> bool:
        """Whether there is machine code in it: not without a C compiler."""
        return any(self.environment.folder.glob("**/site-packages/tafelrunde_shared__mypyc.*"))

    def install(self, saying: str) -> bool:
        """Install it, unless it is there already; whether that was needed."""
        lock = self.root / f"build/{self.environment.folder.name}.lock"
        with alone(lock, "Another ./start is installing already; waiting for it ..."):
            if self.is_current():
                return False
            print(saying, flush=True)
            with self.environment.being_filled(self.sources()):
                self.environment.pip("install", "--quiet", self.root, TAFELRUNDE_PURE="1" if self.pure else "0")
            return True

    def command(self, *words: str) -> list[str]:
        return [str(self.environment.programs / "tafelrunde"), *words]


def plain(root: Path) -> Installation:
    return Installation(root, ".venv-plain", pure=True)


def compiled(root: Path) -> Installation:
    return Installation(root, ".venv", pure=False)


if __name__ == "__main__":  # started by tools/background.py
    forget_where_we_came_from()
    os.nice(NICE)
    compiled(ROOT).install("Making machine code ...")
