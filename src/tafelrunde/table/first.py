"""The first level of a rulebook: the rules that whoever begins needs, each with a heading. A game's `first.toml` lists them."""

from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine.pack import load

FILE: Final = "first.toml"


class FirstRule(Struct, forbid_unknown_fields=True):
    """A rule of the first level, and its heading in both languages."""

    id: str
    de: str
    en: str


class FirstLevel(Struct, forbid_unknown_fields=True):
    """A `first.toml`."""

    rule: list[FirstRule] = field(default_factory=list)


def first_level(game: Game) -> list[FirstRule]:
    """The rules of the first level in the order of a lesson; none where a game names none."""
    file = game.folder / FILE
    return _read(file) if file.is_file() else []


@cache
def _read(file: Path) -> list[FirstRule]:
    return load(file, FirstLevel).rule


def headings(game: Game, language: str) -> dict[str, str]:
    """The heading of each rule of the first level."""
    return {rule.id: rule.de if language == "de" else rule.en for rule in first_level(game)}
