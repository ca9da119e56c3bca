"""Rulebooks, packs and the shelf: files that people write."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from higher import GAME
from tafelrunde.engine import look, registry, rulebook
from tafelrunde.engine.game import Game
from tafelrunde.engine.pack import BadPack, load

BOOK = """# The Game

What it is about.

## First chapter

An introduction.

**XX-A1** One rule.

- with a list

**XX-A2** Another one.

## Second chapter

**XX-1.2** The last.
"""


TOGETHER = """
import sys
from threading import Barrier, Thread

import msgspec

from tafelrunde.engine.pack import File, load

sys.setswitchinterval(1e-6)
file = File("cards.toml", "[[card]]\\nid = 'a'\\ndo = [{ verb = 'heal' }]")
for _ in range(100):
    Verb = msgspec.defstruct("Verb", [("verb", str), ("amount", int, 1)])
    Card = msgspec.defstruct("Card", [("id", str), ("do", list[Verb])])
    Cards = msgspec.defstruct("Cards", [("card", list[Card])])
    all_here = Barrier(4)

    def read():
        all_here.wait()
        load(file, Cards)

    readers = [Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
"""


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    value: int


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


def test_a_rulebook_is_read_rule_by_rule(tmp_path: Path) -> None:
    file = tmp_path / "RULES.en.md"
    file.write_text(BOOK)
    book = rulebook.read(file)
    assert (book.title, book.intro) == ("The Game", "What it is about.")
    assert [chapter.title for chapter in book.chapters] == ["First chapter", "Second chapter"]
    assert book.chapters[0].intro == "An introduction."
    assert list(book.rules()) == ["XX-A1", "XX-A2", "XX-1.2"]
    assert book.rules()["XX-A1"].text == "One rule.\n\n- with a list"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[card]]\nid = "EB04"\nvalue = "x"', 'card[0] "EB04" .value: Expected `int`, got `str`'),
        ("[[card]]\nid = 4\nvalue = 1", "card[0].id: Expected `str`, got `int`"),
        ("[[card]]\nid = ", "is not TOML"),
        ("", "Object missing required field `card`"),
    ],
)
def test_a_mistake_in_a_pack_is_named_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text)
    with pytest.raises(BadPack) as error:
        load(file, Cards)
    assert str(error.value).startswith(str(file))
    assert told in str(error.value)


def test_a_pack_without_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="this file is missing from the pack"):
        load(tmp_path / "cards.toml", Cards)
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadPack, match="cannot be read"):
        load(tmp_path / "bad.toml", Cards)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package' (package guest 0.1)"),
        ("json:GAME", "AttributeError"),
        ("json:loads", "TypeError: json:loads must be a Game whose id is 'broken'"),
        ("higher:GAME", "TypeError: higher:GAME must be a Game whose id is 'broken'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(
    value: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "guest-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\nbroken = {value}\nhigher = higher:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry._shelf.cache_clear()
    try:
        assert "higher" in registry.games()
        assert "broken" not in registry.games()
        assert told in registry.left_out()["broken"]
        with pytest.raises(registry.UnknownGame, match="'broken' cannot be loaded"):
            registry.find("broken")
    finally:
        registry._shelf.cache_clear()


def test_the_shelf_finds_a_game_or_says_what_there_is(example_game: Game) -> None:
    assert registry.find("higher") is example_game
    with pytest.raises(registry.UnknownGame, match=r"there is no game 'chess'; there are .*higher"):
        registry.find("chess")


class Bare(type(GAME)):  # type: ignore[misc]
    """The example, with another folder."""


def with_look(folder: Path, **files: str) -> Game:
    """A game with these files in its look: `mood`, or an icon."""
    (folder / "look" / "icons").mkdir(parents=True)
    for name, text in files.items():
        (folder / "look" / ("mood.toml" if name == "mood" else f"icons/{name}.svg")).write_text(text)
    game: Game = Bare()
    type(game).folder = folder
    return game


def test_a_game_without_a_look(tmp_path: Path) -> None:
    game = with_look(tmp_path)
    assert (look.mood(game), look.icons(game), look.emblem(game), look.cover(game)) == ({}, {}, "", None)


def test_an_icon_is_its_paths_without_the_square_behind_them(tmp_path: Path) -> None:
    drawing = '<path d="M0 0h512v512H0z"/><path fill="#fff" d="M1 1h9v9z"/><path d="M2 2h9v9z"/>'
    game = with_look(tmp_path, lantern=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{drawing}</svg>')
    assert look.icons(game) == {"lantern": "M1 1h9v9z M2 2h9v9z"}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"mood": 'accent = ["red; }", "#fff"]'}, r"mood\.toml: accent: a colour is written as"),
        ({"mood": 'Accent = ["#000", "#fff"]'}, "small letters"),
        ({"mood": 'accent = "#000"'}, "Expected `array`"),
        ({"lantern": "<svg"}, r"lantern\.svg: is not SVG"),
        ({"lantern": '<svg viewBox="0 0 24 24"/>'}, 'viewBox: must be "0 0 512 512"'),
        (
            {"lantern": '<svg viewBox="0 0 512 512"><circle r="9"/></svg>'},
            "not with <circle>",
        ),
    ],
)
def test_a_mistake_in_a_look_is_named_with_its_place(tmp_path: Path, files: dict[str, str], told: str) -> None:
    game = with_look(tmp_path, **files)
    with pytest.raises(BadPack, match=told):
        assert (look.mood(game), look.icons(game)) is None


def test_several_threads_may_read_content_at_once() -> None:
    """As a server does whose first guests come together; in a process of its own, because it was the process that died."""
    assert subprocess.run([sys.executable, "-c", TOGETHER], check=False).returncode == 0
