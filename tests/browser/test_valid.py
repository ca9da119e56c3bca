"""html-validate and axe-core find nothing to complain about on any page and at a table of each game, in both languages, light
and dark: nor where something is chosen, watched or looked at again, nor where something went wrong."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.server.client import MISSING
from tests.browser.axe import complaints
from tests.browser.conftest import Invite
from tests.browser.games import SHORT, short_table
from tests.browser.people import Person, Screen
from tests.browser.processes import FRIEND, ME, ROOT, Server, computer
from tools.client import find_node

WEB = ROOT / "web"
SETTINGS = re.compile("Settings|Einstellungen")
WAITING = re.compile("One moment|Einen Augenblick")
NOWHERE = "no-such-table"
WITHIN = {f"rules-{game}": "dialog" for game in list(SHORT)[1:]}  # what is around it was looked at just before
LOOKS = [("en", "light", Screen.WIDE), ("de", "dark", Screen.PHONE), ("de", "light", Screen.WIDE), ("en", "dark", Screen.PHONE)]


class Inspector:
    """Keeps every page it is shown, to be validated together, and asks axe-core at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: list[str] = []

    def look_at(self, person: Person, name: str) -> None:
        found = complaints(person.page, WITHIN.get(name, "html"))
        whole = person.page.evaluate("document.documentElement.outerHTML")
        (self.folder / f"{name}.html").write_text(f"<!doctype html>\n{whole}", encoding="utf-8")
        self.found += [f"{name} {one}" for one in found]

    def validate(self) -> list[str]:
        if not (WEB / "node_modules/html-validate").is_dir():
            pytest.skip("html-validate is not installed: npm ci in web/")
        node, _ = find_node()
        environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
        command = [str(node), "scripts/validate.mjs", *map(str, sorted(self.folder.glob("*.html")))]
        run = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        return [line.removeprefix(f"{self.folder}/") for line in (run.stdout + run.stderr).splitlines()]


def pages(person: Person, server: Server) -> Iterator[str]:
    """One page after the other."""
    page = person.page
    table = server.table(ME, FRIEND, computer(), mode="short")
    (invitation,) = table["invitations"].values()
    person.sit_down(table)
    yield "monopoly"
    for path in ("", "credits", "records", "new/quest", f"join/{table['table']}/{invitation}"):
        person.open(path)
        expect(page.locator("h1")).to_be_visible()
        expect(page.get_by_text(WAITING)).to_have_count(0)
        page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
        yield path.split("/")[0] or "start"
    yield from looking_on(person, table)


def looking_on(person: Person, table: dict[str, Any]) -> Iterator[str]:
    """The settings, and a game that one only looks at."""
    page = person.page
    person.open()
    person.press(person.button(SETTINGS))
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    person.open(f"replay/{table['table']}")
    expect(page.locator(".replay")).to_be_visible()
    yield "replay"
    page.evaluate("localStorage.removeItem('tafelrunde.tables')")
    person.open(f"watch/{table['table']}/{table['watch']}")
    expect(page.locator(".desk")).to_be_visible()
    expect(page.locator(".state")).to_have_text(re.compile("You are watching|Du schaust zu"))
    yield "watch"


def troubles(person: Person, server: Server) -> Iterator[str]:
    """What has gone wrong is said on a page of its own."""
    table = server.table(ME, computer())["table"]
    for path in (f"table/{NOWHERE}", f"watch/{table}/wrong", f"replay/{NOWHERE}", f"join/{NOWHERE}/x", "new/no-such-game"):
        person.open(path)
        expect(person.page.get_by_role("alert")).to_be_visible()
        yield f"trouble-{path.split('/')[0]}"
    person.errors.clear()  # the browser itself complains about the calls that were refused


def tables(person: Person, server: Server) -> Iterator[str]:
    """A table of each game, its rulebook and its keys."""
    page = person.page
    for game in SHORT:
        made = short_table(server, game)
        page.evaluate(
            "([id, keys]) => localStorage.setItem('tafelrunde.tables', JSON.stringify({[id]: {keys}}))",
            [made["table"], list(made["keys"].values())],
        )
        person.open(f"table/{made['table']}")
        person.wait()
        yield f"table-{game}"
        page.keyboard.press("r")
        expect(page.get_by_role("dialog").locator(".rule").first).to_be_visible()
        yield f"rules-{game}"
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield "keys"


@pytest.mark.parametrize(("language", "theme", "screen"), LOOKS, ids=lambda one: str(getattr(one, "name", one)).lower())
def test_every_page(invite: Invite, server: Server, tmp_path: Path, language: str, theme: str, screen: Screen) -> None:
    ada = invite(screen, language, theme)
    inspector = Inspector(tmp_path)
    for names in (pages, troubles, tables):
        for name in names(ada, server):
            inspector.look_at(ada, name)
    (tmp_path / "missing.html").write_text(MISSING, encoding="utf-8")
    assert inspector.found == []
    assert inspector.validate() == []
