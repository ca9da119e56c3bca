"""The build hook, without the minutes a real build takes: the compiler and npm are stood in for."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import pytest

import hatch_build
from tools import ROOT, client, native
from tools.fingerprint import fingerprint

PYPROJECT = """
[tool.tafelrunde.mypyc]
modules = ["engine/dice.py", "games/*/rules/*.py"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with two modules to compile and a client."""
    files = {
        "pyproject.toml": PYPROJECT,
        "src/tafelrunde/engine/__init__.py": "",
        "src/tafelrunde/engine/dice.py": "def roll() -> int:\n    return 4\n",
        "src/tafelrunde/engine/text.py": "",
        "src/tafelrunde/games/chess/rules/__init__.py": "",
        "src/tafelrunde/games/chess/rules/check.py": "",
        "src/tafelrunde/games/chess/scene.py": "",
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/src/main.ts": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


class Npm:
    """Stands in for npm: remembers what it was asked, and builds a page."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.status = 0

    def __call__(self, root: Path, *arguments: str) -> int:
        self.asked.append(" ".join(arguments[:2]))
        if arguments == ("run", "build"):
            page = root / "src/tafelrunde/web/index.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text("<!doctype html>", "utf-8")
        return self.status


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> Npm:
    stand_in = Npm()
    monkeypatch.setattr(client, "run_npm", stand_in)
    return stand_in


class Compiler:
    """Stands in for the process that compiles."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.calls = 0

    def __call__(self, command: list[str | Path], **_: object) -> "subprocess.CompletedProcess[str]":
        self.calls += 1
        if not self.status:
            library = Path(command[3], "library")
            (library / "tafelrunde/engine").mkdir(parents=True, exist_ok=True)
            (library / "tafelrunde__mypyc.so").touch()
            (library / "tafelrunde/engine/dice.so").touch()
        return subprocess.CompletedProcess(command, self.status)


def compiler(monkeypatch: pytest.MonkeyPatch, status: int = 0) -> Compiler:
    monkeypatch.delenv("TAFELRUNDE_PURE", raising=False)
    stand_in = Compiler(status)
    monkeypatch.setattr("tools.native.subprocess.run", stand_in)
    return stand_in


def test_patterns_name_modules_and_leave_packages_plain(project: Path) -> None:
    assert native.modules(project) == [Path("tafelrunde/engine/dice.py"), Path("tafelrunde/games/chess/rules/check.py")]


def test_every_pattern_of_this_project_names_a_module() -> None:
    package = ROOT / "src/tafelrunde"
    assert [pattern for pattern in native.patterns(ROOT) if not list(package.glob(pattern))] == []


def test_pure_mode_compiles_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = compiler(monkeypatch)
    monkeypatch.setenv("TAFELRUNDE_PURE", "1")
    assert native.build(project) == native.Plain("TAFELRUNDE_PURE is set")
    assert process.calls == 0


def test_compiled_modules_and_their_library_go_into_the_wheel(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(monkeypatch)
    result = native.build(project)
    assert isinstance(result, native.Compiled)
    assert sorted(result.files.values()) == [Path("tafelrunde/engine/dice.so"), Path("tafelrunde__mypyc.so")]


def test_unchanged_modules_are_compiled_once(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = compiler(monkeypatch)
    assert native.build(project) == native.build(project)
    assert process.calls == 1
    (project / "src/tafelrunde/engine/text.py").write_text("FACES = 6\n", "utf-8")  # dice.py may use its types
    native.build(project)
    assert process.calls == 2


def test_failing_compiler_stops_the_build(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = compiler(monkeypatch, status=1)
    for _ in range(2):
        with pytest.raises(native.CompileError, match="TAFELRUNDE_PURE=1"):
            native.build(project)
    assert process.calls == 2  # the failure is not kept


def test_without_a_c_compiler_everything_stays_plain(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real process, with a C compiler that does not exist."""
    monkeypatch.delenv("TAFELRUNDE_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert native.build(project) == native.Plain("no working C compiler with the headers of Python was found")


def test_client_is_built_once(project: Path, npm: Npm) -> None:
    client.build(project)
    client.build(project)
    assert npm.asked == ["ci --include=dev", "run build"]


def test_changed_client_is_built_again_with_the_packages_that_are_there(project: Path, npm: Npm) -> None:
    client.build(project)
    (project / "web/src/main.ts").write_text("start();", "utf-8")
    client.build(project)
    assert npm.asked == ["ci --include=dev", "run build", "run build"]


def test_failing_npm_is_explained(project: Path, npm: Npm) -> None:
    npm.status = 1
    with pytest.raises(client.ClientError, match=r"`npm ci .*` failed .*\n.* network connection"):
        client.build(project)


def test_missing_client_sources_are_named(project: Path, npm: Npm) -> None:
    (project / "web/package.json").unlink()
    with pytest.raises(client.ClientError, match=r"no .*package\.json"):
        client.build(project)
    assert npm.asked == []


def test_node_comes_with_a_python_package() -> None:
    node, script = client.find_node()
    version = subprocess.run([node, script, "--version"], capture_output=True, text=True, check=True).stdout
    assert Path(sys.prefix) in node.parents
    assert int(version.split(".")[0]) >= 10


class App:
    """Stands in for hatchling's way to the terminal."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_info(self, text: str) -> None:
        self.said.append(text)

    display_warning = display_info

    def abort(self, text: str) -> NoReturn:
        raise SystemExit(text)


def run_hook(project: Path, version: str = "standard") -> tuple[dict[str, Any], App]:
    app = App()
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook = hatch_build.BuildHook(str(project), {}, None, None, "", "wheel", app)
    hook.initialize(version, data)
    return data, app


def test_plain_wheel_fits_every_platform_and_says_why(project: Path, npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAFELRUNDE_PURE", "1")
    data, app = run_hook(project)
    assert data == {"force_include": {}, "pure_python": True, "infer_tag": False}
    assert app.said == ["Plain Python: TAFELRUNDE_PURE is set."]
    assert client.is_there(project)


def test_compiled_wheel_is_for_this_platform(project: Path, npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(monkeypatch)
    data, app = run_hook(project)
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    assert sorted(data["force_include"].values()) == ["tafelrunde/engine/dice.so", "tafelrunde__mypyc.so"]
    assert app.said == ["Compiled 1 modules."]


def test_failing_build_ends_with_advice_instead_of_a_traceback(
    project: Path, npm: Npm, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_PURE", "1")
    npm.status = 1
    with pytest.raises(SystemExit, match="network connection"):
        run_hook(project)


def test_editable_install_stays_plain_and_builds_only_a_missing_client(
    project: Path, npm: Npm, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = compiler(monkeypatch)
    run_hook(project, "editable")
    (project / "web/src/main.ts").write_text("start();", "utf-8")
    run_hook(project, "editable")
    assert npm.asked == ["ci --include=dev", "run build"]
    assert process.calls == 0


def test_editable_install_goes_on_without_a_client(project: Path, npm: Npm) -> None:
    npm.status = 1
    _, app = run_hook(project, "editable")
    assert "network connection" in app.said[0]


def test_fingerprint_sees_names_and_contents_but_not_what_is_generated(project: Path) -> None:
    before = fingerprint(project, "web", "src")
    (project / "web/node_modules").mkdir()
    (project / "web/node_modules/package.js").touch()
    (project / "src/tafelrunde/web").mkdir()
    (project / "src/tafelrunde/web/index.html").touch()
    assert fingerprint(project, "web", "src") == before
    (project / "web/src/main.ts").rename(project / "web/src/start.ts")
    renamed = fingerprint(project, "web", "src")
    (project / "web/src/start.ts").write_text("start();", "utf-8")
    assert len({before, renamed, fingerprint(project, "web", "src")}) == 3


def test_check_has_the_tools_of_the_build() -> None:
    """./check builds without isolation, so the same tools must be among its own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ours = project["dependency-groups"]["dev"] + project["project"]["dependencies"]
    assert set(project["build-system"]["requires"]) <= set(ours)
