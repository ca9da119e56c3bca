"""A screen reader reads one whole turn of each game: every thing has a name, each event is said once, keys explore the board.

What it reads lies in tests/browser/spoken; after a deliberate change: python -m tests.browser.reading
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tafelrunde.text import unbroken
from tests.browser.conftest import Invite, serving
from tests.browser.games import EVERY_GAME, short_table
from tests.browser.keys import Keys
from tests.browser.people import Person, Screen
from tests.browser.processes import Server
from tests.browser.reading import ALONE, FOLDER, LANGUAGES, SEED, Tree, read_a_turn

NAMED = {"button", "link", "image", "group", "region", "textbox", "tab", "columnheader", "rowheader", "combobox"}
NAMELESS = re.compile(r"undefined|\[object|\{ ?\$|^[a-z]+(-[a-z0-9]+)+$")
RULE = re.compile(r"\s*\b[A-Z]{2}-[A-Z]+\d+$")


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose tables are all dealt alike."""
    del browser  # whether there is one decides if there is anything to serve
    yield from serving(tmp_path_factory, SEED)


def explore(person: Person, keys: Keys) -> None:
    """With arrows the board leads from one thing to another, and each says what it is."""
    heard = keys.walk(*(arrow for arrow in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown") for _ in range(3)))
    assert all(heard)
    assert len(set(heard)) > 4, heard
    keys.press("?")
    assert keys.focus.around == "dialog"
    keys.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)


@EVERY_GAME
def test_a_turn_is_read(invite: Invite, server: Server, game: str) -> None:
    ada = invite(Screen.WIDE, LANGUAGES[game])
    ada.sit_down(short_table(server, game, ALONE))
    ada.wait()
    keys = Keys(ada)
    tree = Tree(keys)
    for node in tree.all(tree.root):
        name = tree.name(node)
        assert name or tree.role(node) not in NAMED or tree.words(node) or tree.role(node) == "group", node
        assert not NAMELESS.search(name), name
    log = ada.page.locator(".log p:not(.border)")
    known = log.count()
    text = read_a_turn(ada, keys)
    told = [RULE.sub("", " ".join(unbroken(line).split())) for line in log.all_inner_texts()[known:]]
    said = [line for line in keys.heard_lines if line in told]
    assert said == told[-len(said) :]
    assert len(said) > 2
    assert "\n".join(text) + "\n" == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    explore(ada, keys)
