"""Machine code: the modules named in pyproject.toml, compiled by mypyc into build/mypyc.

There is nothing to compile with on some machines (no C compiler, no Python headers) and sometimes one does not want it
(TAFELRUNDE_PURE=1). Then everything stays plain Python, which plays the same games, only slower. The compiler runs in a
process of its own: mypyc leaves by sys.exit, wants to stand in the source folder and changes setuptools.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from tools import ROOT
from tools.fingerprint import Stamp, fingerprint

PACKAGE = Path("tafelrunde")
NO_COMPILER = 3  # an exit status of compile_modules.py
# What makes machine code of a source.
COMPILER = ("tools/compile_modules.py", "tools/quick.h", "tools/spelled.py", "tools/twins.py")


class Plain(NamedTuple):
    """Nothing was compiled."""

    reason: str


class Compiled(NamedTuple):
    """The compiled modules: where each file is, and its place in the wheel."""

    files: dict[Path, Path]


class CompileError(Exception):
    """The modules could not be compiled although there is a compiler."""


def modules(root: Path) -> list[Path]:
    """The modules to compile, relative to src/."""
    source = root / "src"
    found = {file for pattern in patterns(root) for file in (source / PACKAGE).glob(pattern)}
    return sorted(file.relative_to(source) for file in found if file.name != "__init__.py")


def patterns(root: Path) -> list[str]:
    """What pyproject.toml says is to be compiled."""
    project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    named: list[str] = project["tool"]["tafelrunde"]["mypyc"]["modules"]
    return named


def plain_is_wanted() -> bool:
    return os.environ.get("TAFELRUNDE_PURE", "0") not in ("", "0")


def build(root: Path) -> Compiled | Plain:
    """Compile, unless the result for the same sources is there already."""
    if plain_is_wanted():
        return Plain("TAFELRUNDE_PURE is set")
    named = modules(root)
    if not named:
        return Plain("pyproject.toml names no modules to compile")
    kind = str(sysconfig.get_config_var("EXT_SUFFIX"))
    # A compiled module depends on the types of what it imports, so on everything in the packages it may import from.
    packages = sorted({f"src/{PACKAGE}/{pattern.split('/')[0]}" for pattern in patterns(root)})
    made_with = f"{kind} {version('mypy')}"
    made_from = fingerprint(root, "pyproject.toml", *COMPILER, *packages, also=made_with)
    folder = root / "build/mypyc" / kind.strip(".").split(".")[0]
    tools, stamp = Stamp(folder / "made_with.txt"), Stamp(folder / "made_from.txt")
    if not stamp.says(made_from):
        if not tools.says(made_with):  # nothing of what another mypyc made can be kept
            shutil.rmtree(folder, ignore_errors=True)
            tools.set(made_with)
        stamp.set("unfinished")
        script = Path(__file__).with_name("compile_modules.py")
        command: list[str | Path] = [sys.executable, "-P", script, folder, root / "pyproject.toml", *named]
        status = subprocess.run(command, cwd=root / "src", stdin=subprocess.DEVNULL, check=False).returncode
        if status == NO_COMPILER:
            return Plain("no working C compiler with the headers of Python was found")
        if status:
            raise CompileError(
                "The modules could not be compiled (see above). TAFELRUNDE_PURE=1 installs plain Python instead."
            )
        stamp.set(made_from)
    library = folder / "library"
    return Compiled({file: file.relative_to(library) for file in sorted(library.rglob("*")) if file.is_file()})


if __name__ == "__main__":
    result = build(ROOT)
    print(f"Plain Python: {result.reason}." if isinstance(result, Plain) else f"{len(result.files)} files")
