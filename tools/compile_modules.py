"""The process that compiles: python compile_modules.py FOLDER CONFIG MODULE..., started by tools/native.py in src/.

What it made before is kept, so a change in one game costs the time of that game: a source that is spelled out as before is not
written again, and a library is compiled only when the C code it is made from, its headers or the flags of the compiler differ.
mypyc itself, which takes less than a minute, begins anew each time: of an unchanged module it forgets which numbers of a class
may be missing, and then fails on what uses that class, or lays it out in another way.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent.parent))  # it is started as a script

from tools.fingerprint import Stamp
from tools.spelled import spell_out
from tools.twins import with_twins

NO_COMPILER = 3
BESIDE_THE_ENGINE = "monopoly"
OF_AN_EXTRA = "research"
CLOSER_LOOK = (
    "research",
    "shared",
    "twister",
)  # where the steps are smallest and where searching is, a closer look of the compiler pays
QUICK = Path(__file__).with_name("quick.h")
MADE = re.compile(r"self = \((\w+) \*\)type->tp_alloc\(type, 0\);")
SHIFTED_LITERAL = re.compile(r"= (\d+) << ")
QUICKER = {"CPyList_GetItemInt64": "quick_item", "CPyList_GetItemInt64Borrow": "quick_borrowed"}
# What runs once, at the import of a module, and what only plain Python calls: half of the compiler's work, nothing in a game.
RUNS_SELDOM = re.compile(r"^ *((?:char CPyDef_\w+_____top_level__|PyObject \*CPyPy_\w+)\(.*\) \{)$", re.MULTILINE)
# How Python puts off freeing what lies deep in what is freed: it writes into a head that only what it tracks has.
PUT_OFF_UNTRACKED = re.compile(r"(?<=\{\n) *CPy_TRASHCAN_BEGIN\(self, \w+\)\n((?:.*\n){1,3}?) *CPy_TRASHCAN_END\(self\)\n")
UNHURRIED = '__attribute__((cold, optimize("O0")))'


def main(folder: Path, config: Path, modules: list[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        if not compiler_works(Path(scratch)):
            return NO_COMPILER
    spell_out(Path.cwd(), modules, folder / "source")
    os.chdir(folder / "source")
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    extensions = mypycify(
        [f"--config-file={config}", *modules],
        opt_level="2",
        debug_level="0",
        target_dir=str(folder / "c"),
        separate=groups(modules),
    )
    for extension in extensions:
        extension.include_dirs.append(str(QUICK.parent))
        extension.depends.append(str(QUICK))
        extension.sources = [mended(Path(source), folder) for source in extension.sources]
        # A warning of somebody's newer compiler is no reason not to install.
        extension.extra_compile_args = [option for option in extension.extra_compile_args if option != "-Werror"]
        if sys.platform != "win32":
            # Nobody replaces one of our functions from outside, or looks for them: they are called and inlined directly.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
            if any(name in extension.name for name in CLOSER_LOOK):
                extension.extra_compile_args.append("-O3")
    build(sorted(extensions, key=size, reverse=True), folder)
    return 0


def size(extension: Any) -> int:
    """How long it takes, roughly: what takes longest is begun first."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """One library for each game, so that several cores can compile at the same time; one holds what all share.

    A call inside a library is direct. The smallest steps gain most from that, so Rupee Monopoly sits beside the engine. What
    needs an extra has a library of its own, so that playing does not need it.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        part = parts[2] if parts[1] == "games" else parts[1]
        alone = part == OF_AN_EXTRA or (parts[1] == "games" and part != BESIDE_THE_ENGINE)
        found.setdefault(part if alone else "shared", []).append(module)
    return [(files, f"tafelrunde_{name}") for name, files in sorted(found.items())]


def mended(source: Path, folder: Path) -> str:
    """The C code to compile instead of what mypyc wrote, which stays as it is: mypyc looks whether it is still there.

    mypyc writes `1 << x` for native integers as it stands, and C then shifts an int of 32 bits: bits would be lost. What is
    done most often is done in ways of our own (quick.h). And what is free of circles is freed at once, however deep it lies.
    """
    code = SHIFTED_LITERAL.sub(r"= INT64_C(\1) << ", source.read_text("utf-8"))
    code = PUT_OFF_UNTRACKED.sub(r"\1", code)
    code = MADE.sub(r"self = (\1 *)quick_new(type, sizeof(\1));", code)
    for call, quick in QUICKER.items():
        code = code.replace(f"= {call}(", f"= {quick}(")
    if "CPyDef_" in code:  # no mere doorway to a library
        header = source.with_suffix(".h")
        code = f'#include "{QUICK.name}"\n{with_twins(code, header.read_text("utf-8") if header.exists() else "")}'
    if sys.platform != "win32":
        code = RUNS_SELDOM.sub(rf"{UNHURRIED} \1", code)
    copy = folder / "mended" / source.relative_to(folder / "c")
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(code, "utf-8")
    return str(copy)


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


class WhatChanged(build_ext):
    """Compiles and links a library unless it is there already, made from the same."""

    force = True  # whatever the times of the files say

    def build_extension(self, ext: Any) -> None:
        made_from = hashlib.sha256(repr(ext.extra_compile_args).encode())
        for file in (*ext.sources, *ext.depends):
            made_from.update(Path(file).read_bytes())
        library = Path(self.get_ext_fullpath(ext.name))
        stamp = Stamp(Path(self.build_temp, f"{ext.name}.txt"))
        if not (library.exists() and stamp.says(made_from.hexdigest())):
            super().build_extension(ext)
            stamp.set(made_from.hexdigest())


def build(extensions: Sequence[Any], folder: Path) -> None:
    """Compile and link into folder/library, and leave nothing else there."""
    command = WhatChanged(Distribution({"name": "tafelrunde", "ext_modules": extensions}))
    command.build_lib = str(folder / "library")
    command.build_temp = str(folder / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    wanted = {Path(command.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for library in Path(command.build_lib).rglob("*"):
        if library.is_file() and library.resolve() not in wanted:
            library.unlink()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
