"""A game from outside: its package is built and installed into an environment of its own, beside one that is broken."""

import json
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from venv import EnvBuilder

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Person, Screen
from tests.browser.processes import ROOT, Server, untraced

BROKEN = """
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "broken"
version = "0.1"

[project.entry-points."tafelrunde.games"]
broken = "broken:GAME"
"""


class Away:
    """A folder outside of the project with the sources of the example, and an environment with both packages."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "higher"
        shutil.copytree(ROOT / "tests" / "example_game", self.project, ignore=shutil.ignore_patterns("__pycache__"))
        broken = folder / "broken"
        (broken / "broken").mkdir(parents=True)
        (broken / "pyproject.toml").write_text(BROKEN)
        (broken / "broken" / "__init__.py").write_text("import a_package_that_nobody_has\n")
        EnvBuilder().create(folder / "venv")
        self.python = folder / "venv" / "bin" / "python"
        packages = sysconfig.get_path("purelib", vars={"base": str(folder / "venv")})
        # what it needs besides, Tafelrunde above all, comes from the environment of these tests
        ours = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
        (Path(packages) / "ours.pth").write_text(ours)
        for project in (self.project, broken):
            self.run("hatchling", "build", "-t", "wheel", "-d", str(folder / "wheels"), cwd=project)
        wheels = [str(wheel) for wheel in (folder / "wheels").glob("*.whl")]
        self.run("pip", "install", "--no-index", "--no-deps", "--disable-pip-version-check", "--target", packages, *wheels)

    def run(self, module: str, *words: str, cwd: Path | None = None) -> str:
        """What a program of that environment writes."""
        place = cwd or self.project
        command = [self.python, "-m", module, *words]
        done = subprocess.run(command, cwd=place, env=untraced(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{module} {words}:\n{done.stdout}{done.stderr}"
        return str(done.stdout)


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory) -> Away:
    return Away(tmp_path_factory.mktemp("away"))


@pytest.fixture(scope="module")
def server(away: Away, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del browser  # whether there is one decides if there is anything to serve
    started = Server(tmp_path_factory.mktemp("server"), seed=1, python=str(away.python))
    yield started
    started.stop()


def test_it_is_listed_and_the_broken_one_is_named_and_left_out(away: Away) -> None:
    told = json.loads(away.run("tafelrunde", "games", "--json"))
    assert {"higher", "monopoly"} <= {game["id"] for game in told["games"]}
    assert list(told["left_out"]) == ["broken"]
    assert "No module named 'a_package_that_nobody_has' (package broken 0.1)" in told["left_out"]["broken"]
    assert "broken cannot be loaded" in away.run("tafelrunde", "games", "--language", "en")


def test_it_passes_the_contract(away: Away) -> None:
    """As its author would run it, with its own tests."""
    told = away.run("pytest", "--tafelrunde", "higher", "tests", "-q", "-p", "no:cacheprovider")
    assert "passed" in told
    assert "failed" not in told


def test_it_is_played_with_its_own_look(server: Server, browser: Browser) -> None:
    """To its end: its cover on the shelf, its colours and its icons at the table; the broken one is named on the page and in
    the log."""
    look = next(card["look"] for card in server.get("games") if card["id"] == "higher")
    ada = Person(browser, server.address, Screen.WIDE, "en", "light", "Ada")
    page = ada.page
    ada.open()
    box = page.get_by_role("article", name="Higher")
    expect(box).to_be_visible()
    expect(page.get_by_text("broken is installed but cannot be loaded")).to_be_visible()
    assert "the game 'broken' is left out" in server.log.read_text()
    page.wait_for_function("() => [...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    assert box.locator("img").get_attribute("src") == look["cover"]
    page.get_by_role("article", name="Higher").get_by_role("button", name="Play now").click()
    ada.wait()
    felt = page.locator("main.table").evaluate("(table) => getComputedStyle(table).getPropertyValue('--felt')")
    assert felt == "light-dark(oklch(0.45 0.08 260), oklch(0.28 0.05 262))"
    drawn = page.locator(".seat .token path").first.get_attribute("d")
    assert drawn == look["emblem"]
    while not ada.over:
        seen = page.locator("main.table").get_attribute("data-version")
        page.keyboard.press("1")  # whatever is offered first
        expect(page.locator("main.table")).not_to_have_attribute("data-version", str(seen))
        ada.wait()
    ada.leave()
    assert ada.errors == []
