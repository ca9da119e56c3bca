"""What is compiled again after a change, and what is kept (tools/compile_modules.py, tools/spelled.py)."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools import ROOT, compile_modules
from tools.spelled import spell_out, told_if_heard
from tools.twins import with_twins

MYPYC_WROTE = """
char CPyDef_rules_____top_level__(void) {
    PyObject *CPyPy_rules___rent(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
PyObject *CPyPy_rules___rent(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames);
int64_t CPyDef_rules___rent(int64_t cpy_r_square) {
    cpy_r_r0 = 1 << cpy_r_square;
"""


FREED = """
static void
Circle_dealloc(CircleObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, Circle_dealloc)
    Circle_clear(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""


SHAPES = """
typedef struct tuple_T2IO {
    CPyTagged f0;
    PyObject *f1;
} tuple_T2IO;

typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    uint32_t bitmap;
    int64_t _at;
    PyObject *_stack;
    tuple_T2IO _dice;
} rules___TurnObject;
"""
COPIED = """
PyObject *CPyDef_rules___Turn___copy(PyObject *cpy_r_self) {
    cpy_r_r0 = exports_shared.CPyDef_tafelrunde___engine___part___twin_of(cpy_r_self);
}
PyObject *CPyDef_rules___Turn___seen_by(PyObject *cpy_r_self, int64_t cpy_r_viewer) {
    cpy_r_r0 = CPyDef_tafelrunde___engine___part___twin_of(cpy_r_self);
}
PyObject *CPyDef_rules___Rounds___copy(PyObject *cpy_r_self) {
    cpy_r_r0 = CPyDef_rules___Rounds(0);
}
"""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the libraries that were compiled, by a stand-in."""
    names: list[str] = []

    def compile_and_link(command: build_ext, extension: Any) -> None:
        names.append(extension.name)
        library = Path(command.get_ext_fullpath(extension.name))
        library.parent.mkdir(parents=True, exist_ok=True)
        library.touch()

    monkeypatch.setattr(build_ext, "build_extension", compile_and_link)
    return names


@pytest.fixture
def extensions(tmp_path: Path) -> list[Extension]:
    for name in ("duels", "quest", "shared"):
        (tmp_path / f"{name}.c").write_text(f"int {name};\n", "utf-8")
        (tmp_path / f"{name}.h").write_text(f"extern int {name};\n", "utf-8")
    shared = str(tmp_path / "shared.h")
    return [Extension(name, [str(tmp_path / f"{name}.c")], depends=[shared]) for name in ("duels", "quest", "shared")]


def test_only_what_changed_is_compiled_again(tmp_path: Path, made: list[str], extensions: list[Extension]) -> None:
    compile_modules.build(extensions, tmp_path)
    assert sorted(made) == ["duels", "quest", "shared"]
    (tmp_path / "duels.c").touch()  # newer, but the same
    (tmp_path / "quest.c").write_text("int quest = 1;\n", "utf-8")
    compile_modules.build(extensions, tmp_path)
    assert made[3:] == ["quest"]


def test_a_header_that_changed_changes_all_that_include_it(
    tmp_path: Path, made: list[str], extensions: list[Extension]
) -> None:
    compile_modules.build(extensions, tmp_path)
    (tmp_path / "shared.h").write_text("extern long shared;\n", "utf-8")
    compile_modules.build(extensions, tmp_path)
    assert sorted(made[3:]) == ["duels", "quest", "shared"]


def test_other_flags_make_another_library(tmp_path: Path, made: list[str], extensions: list[Extension]) -> None:
    compile_modules.build(extensions, tmp_path)
    extensions[1].extra_compile_args = ["-O3"]
    compile_modules.build(extensions, tmp_path)
    assert made[3:] == ["quest"]


def test_a_library_that_is_gone_is_made_and_one_that_is_not_wanted_goes(
    tmp_path: Path, made: list[str], extensions: list[Extension]
) -> None:
    compile_modules.build(extensions, tmp_path)
    duels, quest, _ = sorted((tmp_path / "library").iterdir())
    duels.unlink()
    compile_modules.build([extensions[0], extensions[2]], tmp_path)
    assert made[3:] == ["duels"]
    assert not quest.exists()


def test_c_code_is_mended_in_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc looks whether what it wrote is still there; the functions of a game are compiled with care, others quickly."""
    monkeypatch.setattr(sys, "platform", "linux")
    source = tmp_path / "c/rules.c"
    source.parent.mkdir()
    source.write_text(MYPYC_WROTE, "utf-8")
    include, *mended = Path(compile_modules.mended(source, tmp_path)).read_text("utf-8").splitlines()
    assert include == '#include "quick.h"'
    assert source.read_text("utf-8") == MYPYC_WROTE
    assert [compile_modules.UNHURRIED in line for line in mended] == [False, True, True, False, False, False]
    assert mended[-1] == "    cpy_r_r0 = INT64_C(1) << cpy_r_square;"


def test_a_copy_takes_over_all_fields_at_once() -> None:
    """Whatever they refer to is counted once more, and nothing else."""
    code = with_twins(COPIED, SHAPES)
    assert "twin_of(" not in code
    assert code.count("twin_of_rules___Turn(cpy_r_self)") == 2
    assert re.findall(r"    (.*INCREF.*)", code) == [
        "Py_XINCREF(twin->_stack);",
        "if (CPyTagged_CheckLong(twin->_dice.f0)) Py_XINCREF(CPyTagged_LongAsObject(twin->_dice.f0));",
        "Py_XINCREF(twin->_dice.f1);",
    ]
    with pytest.raises(LookupError, match="nobody knows what a mystery refers to"):
        with_twins(COPIED, SHAPES.replace("int64_t", "mystery"))


def test_only_what_python_tracks_is_freed_later(tmp_path: Path) -> None:
    source = tmp_path / "c/circles.c"
    source.parent.mkdir()
    tracked, untracked = FREED, FREED.replace("    PyObject_GC_UnTrack(self);\n", "").replace("Circle", "Tree")
    source.write_text(tracked + untracked, "utf-8")
    mended = Path(compile_modules.mended(source, tmp_path)).read_text("utf-8")
    lines = [line for line in untracked.splitlines() if "TRASHCAN" not in line]
    assert mended == tracked + "\n".join(lines) + "\n"


def test_a_source_that_is_spelled_out_as_before_keeps_its_age(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc trusts what it knows of a module whose file is as old as before."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    module = "tafelrunde/engine/chance.py"
    spell_out(ROOT / "src", [module], tmp_path)
    assert "def copy(self) -> Self_:" in (tmp_path / module).read_text("utf-8")
    ages = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.py")}
    stray = tmp_path / "tafelrunde/stray.py"
    stray.write_text("", "utf-8")
    (tmp_path / "tafelrunde/engine/ids.py").write_text("", "utf-8")
    spell_out(ROOT / "src", [module], tmp_path)
    now = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.py")}
    assert {file.name for file in now if now[file] != ages[file]} == {"ids.py"}


def test_events_are_built_only_where_somebody_listens() -> None:
    text = "def pay(state, receipt):\n    state.emit(\n        Paid(5),\n    )\n    state.emit(receipt)\n    state.pay()\n"
    lines = [
        "    if state.heard is not None:",
        "        state.emit(",
        "            Paid(5),",
        "        )",
        "    state.emit(receipt)",
    ]
    assert told_if_heard(text).splitlines()[1:6] == lines
