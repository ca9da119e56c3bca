"""The process that compiles: python compile_modules.py FOLDER CONFIG MODULE..., started by tools/native.py in src/."""

import os
import re
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent.parent))  # it is started as a script

from tools.spelled import spell_out

NO_COMPILER = 3
BESIDE_THE_ENGINE = "monopoly"
CLOSER_LOOK = ("shared", "twister")  # where the steps are smallest and where searching is, a closer look of the compiler pays
SHIFTED_LITERAL = re.compile(r"= (\d+) << ")


def main(folder: Path, config: Path, modules: list[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        if not compiler_works(Path(scratch)):
            return NO_COMPILER
    spell_out(Path.cwd(), modules, folder / "source")
    os.chdir(folder / "source")
    extensions = mypycify(
        [f"--config-file={config}", *modules],
        opt_level="2",
        debug_level="0",
        target_dir=str(folder / "c"),
        separate=groups(modules),
    )
    for extension in extensions:
        widen_shifts(extension.sources)
        # A warning of somebody's newer compiler is no reason not to install.
        extension.extra_compile_args = [option for option in extension.extra_compile_args if option != "-Werror"]
        if sys.platform != "win32":
            # Nobody replaces one of our functions from outside, so the compiler may call them directly and inline them.
            extension.extra_compile_args.append("-fno-semantic-interposition")
            if any(name in extension.name for name in CLOSER_LOOK):
                extension.extra_compile_args.append("-O3")
    build(extensions, folder)
    return 0


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each game, so that several cores can compile at the same time; one holds what all share.

    A call inside a library is direct. The smallest steps gain most from that, so Rupee Monopoly sits beside the engine.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        shared = parts[1] != "games" or parts[2] == BESIDE_THE_ENGINE
        found.setdefault("shared" if shared else parts[2], []).append(module)
    return [(files, f"tafelrunde_{name}") for name, files in sorted(found.items())]


def widen_shifts(sources: Iterable[str | os.PathLike[str]]) -> None:
    """mypyc writes `1 << x` for native integers as it stands, and C then shifts an int of 32 bits: bits would be lost."""
    for source in map(Path, sources):
        code = source.read_text("utf-8")
        wide = SHIFTED_LITERAL.sub(r"= INT64_C(\1) << ", code)
        if wide != code:
            source.write_text(wide, "utf-8")


def compiler_works(scratch: Path) -> bool:
    """Whether an empty extension can be compiled and linked."""
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
    try:
        build([Extension("probe", [str(source)])], scratch)
    except (BaseError, CompileError, LinkError) as error:
        print(error, file=sys.stderr)
        return False
    return True


def build(extensions: Sequence[object], folder: Path) -> None:
    """Compile and link into folder/library."""
    command = build_ext(Distribution({"name": "tafelrunde", "ext_modules": extensions}))
    command.build_lib = str(folder / "library")
    command.build_temp = str(folder / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
