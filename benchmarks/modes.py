"""Our games plain and compiled, in one run: python benchmarks/modes.py

Copies the package into a temporary folder, compiles it there and runs the bench on both, whatever is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import native  # noqa: E402 - found only now

SHOW = """
from importlib import import_module
from pathlib import Path
import tafelrunde.games
from rich.console import Console
from tafelrunde.lab.bench import bench
from tafelrunde.lab.show import show_bench
rooms = sorted(file.parent.name for file in Path(tafelrunde.games.__path__[0]).glob("*/__init__.py"))
show_bench(bench([import_module(f"tafelrunde.games.{room}").GAME for room in rooms]), Console(width=140))
"""


def main() -> None:
    compiled = native.build(ROOT)
    if isinstance(compiled, native.Plain):
        raise SystemExit(f"Nothing to compare: {compiled.reason}.")
    with TemporaryDirectory() as folder:
        plain, fast = Path(folder, "plain"), Path(folder, "compiled")
        for copy in (plain, fast):
            shutil.copytree(ROOT / "src", copy)
        for file, inside in compiled.files.items():
            shutil.copy(file, fast / inside)
        for copy in (plain, fast):
            command = [sys.executable, "-P", "-c", SHOW]
            subprocess.run(command, env={**os.environ, "PYTHONPATH": str(copy)}, cwd=folder, check=True)


if __name__ == "__main__":
    main()
