"""./check: format, style, types and tests of the whole project, on a machine that has nothing but Python.

Two lanes run side by side: first TypeScript and Python, then all tests on the plain sources and the contract tests on the
compiled wheel. Every step runs even when an earlier one failed; the last lines name those that did.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from tools import ROOT, chromium
from tools.environment import Environment, forget_where_we_came_from
from tools.fingerprint import fingerprint

DEV = Environment(ROOT / ".venv-dev")
WHEEL = ROOT / "build/wheel"
COMPILED = ROOT / "build/compiled"  # the compiled wheel, unpacked
IN_PARALLEL = ("--numprocesses=auto", "--dist=worksteal")
STANDING_BACK = ("nice", "-n", "5")  # the compiler takes what the tests leave: often they wait for a browser
PYTHON_CODE = ("src", "tests", "tools", "benchmarks", "examples", "hatch_build.py")


class Checks:
    """Runs steps and remembers what failed. Several lanes may use it at once."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.waiting: list[str] | None = None  # what is to be said once an open step has ended
        self.lock = Lock()

    def quietly(self, name: str, *command: str | Path, summed_up: bool = False, **environment: str) -> bool:
        """A step that is shown in one line (summed up by the last line of its output), and whole only when it fails."""
        began = time.monotonic()
        result = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "NO_COLOR": "1", **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        passed = result.returncode == 0
        summary = f": {result.stdout.splitlines()[-1].strip('= ')}" if summed_up and passed else ""
        line = f"{'ok    ' if passed else 'FAILED'} {name}{summary} ({time.monotonic() - began:.1f} s)\n"
        self.say(line if passed else f"{line}{result.stdout}\n")
        if not passed:
            self.failed.append(name)
        return passed

    def openly(self, name: str, *command: str | Path, **environment: str) -> None:
        """A step whose output is shown as it comes; what the other lane has to say waits until it has ended."""
        self.say(f"\n--- {name}\n")
        self.waiting = []
        result = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, check=False)
        with self.lock:
            said, self.waiting = self.waiting, None
        self.say("".join(said))
        if result.returncode:
            self.failed.append(name)

    def say(self, text: str) -> None:
        with self.lock:
            if self.waiting is None:
                print(text, end="", flush=True)
            else:
                self.waiting.append(text)


def main() -> None:
    forget_where_we_came_from()
    parser = argparse.ArgumentParser(prog="./check", description="Format, style, types and all tests.")
    parser.add_argument("--fix", action="store_true", help="format, mend what can be mended by itself, and stop")
    parser.add_argument("--cover", action="store_true", help="say which lines no test reaches (takes much longer)")
    wants = parser.parse_args()
    prepare()
    checks = Checks()
    if wants.fix:
        fix(checks)
    else:
        side_by_side(lambda: typescript(checks), lambda: python(checks))
        side_by_side(lambda: compiled(checks), lambda: plain(checks, *(["--cov"] if wants.cover else [])))
    if checks.failed:
        sys.exit(f"Failed: {', '.join(checks.failed)}")


def prepare() -> None:
    """The environment with all tools, and the project in it as it lies here."""
    wanted = fingerprint(ROOT, "pyproject.toml")
    if DEV.filled_with.says(wanted) and DEV.works():
        return
    print("Installing the tools ...", flush=True)
    with DEV.being_filled(wanted):
        DEV.pip("install", "--quiet", "--upgrade", "pip>=25.1")  # the first that knows dependency groups
        DEV.pip("install", "--quiet", "--group", f"{ROOT / 'pyproject.toml'}:dev")
        DEV.pip("install", "--quiet", "--no-build-isolation", "--editable", ROOT)


def side_by_side(*lanes: Callable[[], None]) -> None:
    with ThreadPoolExecutor() as pool:
        for lane in [pool.submit(lane) for lane in lanes]:
            lane.result()


def fix(checks: Checks) -> None:
    checks.quietly("mended style", DEV.programs / "ruff", "check", "--fix", *code())
    checks.quietly("formatted Python", DEV.programs / "ruff", "format", *code())
    checks.quietly("formatted TypeScript", *client("npm", "run", "format"))


def typescript(checks: Checks) -> None:
    if not checks.quietly("browser client built", *client("build")):
        return
    for name, script in (
        ("TypeScript types", "check"),
        ("TypeScript style", "lint"),
        ("TypeScript types of the protocol", "check:wire"),
        ("TypeScript tests", "test"),
    ):
        checks.quietly(name, *client("npm", "run", script), PYTHON=str(DEV.python))


def python(checks: Checks) -> None:
    checks.quietly("Python format", DEV.programs / "ruff", "format", "--check", *code())
    checks.quietly("Python style", DEV.programs / "ruff", "check", *code())
    checks.quietly("Python types", DEV.programs / "mypy")


def code() -> list[str]:
    return [path for path in PYTHON_CODE if (ROOT / path).exists()]


def client(*arguments: str) -> list[str | Path]:
    return [DEV.python, "-m", "tools.client", *arguments]


def compiled(checks: Checks) -> None:
    """The contract tests once more, on the wheel as it is installed."""
    if not checks.quietly("modules compiled", *STANDING_BACK, DEV.python, "-m", "tools.native"):
        return
    shutil.rmtree(WHEEL, ignore_errors=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    pip = (DEV.python, "-m", "pip", "--disable-pip-version-check")
    if not checks.quietly("wheel", *pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", WHEEL, ROOT):
        return
    (wheel,) = WHEEL.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        checks.say("SKIPPED the contract tests on compiled modules: there is no C compiler, the wheel is plain Python.\n")
        return
    checks.quietly("wheel unpacked", *pip, "install", "--no-deps", "--target", COMPILED, wheel)
    used = "import sys; from tafelrunde.engine.game import compiled; sys.exit(not compiled())"
    checks.quietly("compiled modules are found first", DEV.python, "-c", used, PYTHONPATH=str(COMPILED))
    tests = (DEV.programs / "pytest", "tests/contract", *IN_PARALLEL)
    checks.quietly("contract tests, compiled", *STANDING_BACK, *tests, summed_up=True, PYTHONPATH=str(COMPILED))


def plain(checks: Checks, *wishes: str) -> None:
    """All tests on the sources as they lie here."""
    browser = chromium.find_or_install(ROOT / "build/apt.log")
    if browser is None:
        print("SKIPPED the tests in the browser: no Chromium was found and none could be installed (as root, with apt-get;")
        print(f"then build/apt.log tells why). {chromium.VARIABLE}=/path/to/chromium names one.", flush=True)
    environment = {chromium.VARIABLE: browser} if browser else {}
    checks.openly("all tests, plain", DEV.programs / "pytest", *IN_PARALLEL, *wishes, **environment)


if __name__ == "__main__":
    main()
