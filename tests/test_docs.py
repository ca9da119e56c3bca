"""What README and docs show is so: programs and commands run, TOML is TOML, and files say what is quoted from them."""

import re
import tomllib
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, run

__all__ = ["run"]

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SNIPPET = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"(?:#|<!--) ((?:tests|src)/\S+)(?: -->)?\n")  # the first line of what stands in a file
SHORTER = (
    (r"games=\d+", "games=2"),
    (r"--games \d+", "--games 2"),
    (r"iterations=\d+", "iterations=5"),
    (r"processes=\d", "processes=1"),
    (r"\b(strong|normal)\b", "easy"),
)
by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


def snippets(page: Path, wanted: str) -> list[str]:
    """The snippets of a page that are not quoted from a file; where they would play for minutes, shortened."""
    found = []
    for language, text in SNIPPET.findall(page.read_text(encoding="utf-8")):
        if language == wanted and not QUOTED.match(text):
            found.append(reduce(lambda whole, pair: re.sub(pair[0], pair[1], whole), SHORTER, text))
    return found


@by_page
def test_every_snippet_says_what_it_is(page: Path) -> None:
    known = {"python", "sh", "toml", "ftl", "markdown", "nginx", "ini", "caddy", "text", "yaml"}
    assert {language for language, _ in SNIPPET.findall(page.read_text(encoding="utf-8"))} <= known


@by_page
def test_programs_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One after the other: what an earlier one has made is there for the later ones."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, program in enumerate(snippets(page, "python")):
        exec(compile(program, f"{page.name}, program {number + 1}", "exec"), names)


@by_page
@pytest.mark.parametrize("start", ["tafelrunde", "./start"])
def test_commands_run(page: Path, start: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one folder, one after the other. A game that is begun is left at once, and nothing is served."""
    monkeypatch.setattr("tafelrunde.server.run.serve", lambda *_, **__: None)
    monkeypatch.setattr("tafelrunde.server.run.serve_many", lambda *_, **__: None)
    for script in snippets(page, "sh"):
        for line in script.splitlines():
            program, *words = line.partition("#")[0].split()
            if program == start and words:
                outcome = run(*words, typed="quit\n")
                assert outcome.status == 0, f"{line}: {outcome.err}"


@by_page
def test_toml_is_toml(page: Path) -> None:
    for text in snippets(page, "toml"):
        tomllib.loads(text)


@by_page
def test_what_is_quoted_stands_in_the_file(page: Path) -> None:
    for _, text in SNIPPET.findall(page.read_text(encoding="utf-8")):
        if named := QUOTED.match(text):
            quoted = text[named.end() :].rstrip("\n")
            assert quoted in (ROOT / named[1]).read_text(encoding="utf-8"), f"{named[1]} no longer says: {quoted[:60]}"


def test_the_walk_through_the_example_quotes_it() -> None:
    assert len(QUOTED.findall((ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8"))) > 10


def test_the_example_is_small() -> None:
    """The walk takes ten minutes."""
    files = list((ROOT / "tests" / "example_game" / "higher").rglob("*.py"))
    assert len(files) <= 6
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 350


@by_page
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert not [link for link in links if "://" not in link and not (page.parent / link).exists()]
