"""How a game looks, as data in its folder: `look/mood.toml` (colours), `look/cover.svg`, `look/icons/*.svg`.

What is missing is plain. A scene names colours and icons. The client knows some colours, and a mood changes them or adds
others; the icon `gi:lantern` is the drawing `look/icons/lantern.svg`.
"""

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from tafelrunde.engine.game import Game
from tafelrunde.engine.pack import BadPack, load

Mood = dict[str, tuple[str, str]]  # by name: a colour in a light and in a dark room

SQUARE: Final = "0 0 512 512"
BACKGROUND: Final = "M0 0h512v512H0z"  # game-icons.net puts it behind the drawings it hands out
SVG: Final = "{http://www.w3.org/2000/svg}"
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
COLOUR: Final = re.compile(r"oklch\([\d. /%]+\)|#[\da-fA-F]{3,8}")


def mood(game: Game) -> Mood:
    """The colours that make a game's mood."""
    file = game.folder / "look" / "mood.toml"
    colours = load(file, Mood) if file.is_file() else {}
    for name, pair in colours.items():
        if not NAME.fullmatch(name):
            raise BadPack(file, name, "a colour is named with small letters, numbers and hyphens")
        if not all(COLOUR.fullmatch(colour) for colour in pair):
            raise BadPack(file, name, "a colour is written as oklch(0.5 0.1 150) or #446622")
    return colours


def cover(game: Game) -> Path | None:
    """The drawing on a game's box: an SVG of 300 by 210, in the middle of which the client puts the emblem."""
    file = game.folder / "look" / "cover.svg"
    return file if file.is_file() else None


def icons(game: Game) -> dict[str, str]:
    """The outlines of a game's icons by name, as SVG paths in a square of 512."""
    return {file.stem: _outline(file) for file in sorted((game.folder / "look" / "icons").glob("*.svg"))}


def emblem(game: Game) -> str:
    """The outline of the icon that stands for the game; empty if it has none."""
    file = game.folder / "look" / "icons" / f"{game.icon.removeprefix('gi:')}.svg"
    return _outline(file) if file.is_file() else ""


def _outline(file: Path) -> str:
    try:
        drawing = ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        raise BadPack(file, "", f"is not SVG: {error}") from error
    if drawing.get("viewBox") != SQUARE:
        raise BadPack(file, "viewBox", f'must be "{SQUARE}", not {drawing.get("viewBox")!r}')
    others = [part.tag.removeprefix(SVG) for part in drawing if part.tag != f"{SVG}path"]
    if others:
        raise BadPack(file, "", f"an icon is drawn with <path> alone, not with <{others[0]}>: turn what it draws into paths")
    paths = [part.get("d", "") for part in drawing]
    return " ".join(path for path in paths if path != BACKGROUND)
