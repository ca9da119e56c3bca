"""Every sentence of the project that somebody reads, by language: with its file and line, without what a message fills in."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tafelrunde.engine.game import Game

ROOT = Path(__file__).parents[2]
TABLE = [ROOT / "src/tafelrunde/table/text", ROOT / "src/tafelrunde/cli/text", ROOT / "web/src/text"]
PLACEABLE = re.compile(r"\{[^{}]*\}")
SELECTOR = re.compile(r"\{\s*\$\w+\s*->")
VARIANT = re.compile(r"^\s*\*?\[[^\]]+\]")
NAME = re.compile(r"^(-?[a-z][\w-]*|\s+\.\w+) = ?")
CODE = re.compile(r"`[^`]*`")


class Sentence(NamedTuple):
    """A line that is read."""

    place: str
    text: str


def of_game(game: Game, language: str) -> Iterator[Sentence]:
    """The Fluent files of a game and its rulebook."""
    for file in sorted((game.folder / "text").glob(f"*{language}.ftl")):
        yield from fluent(file)
    yield from rulebook(game.folder / f"RULES.{language}.md")


def of_table(language: str) -> Iterator[Sentence]:
    """The words of the table, of the terminal and of the client."""
    for folder in TABLE:
        yield from fluent(folder / f"{language}.ftl")


def fluent(file: Path) -> Iterator[Sentence]:
    """What stands in a Fluent file, without names, selectors and what is filled in."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        text = PLACEABLE.sub("…", SELECTOR.sub("", VARIANT.sub("", NAME.sub("", line))))
        if text.strip(" {}"):
            yield Sentence(f"{file.parent.parent.name}/{file.name}:{number}", text.strip())


def rulebook(file: Path) -> Iterator[Sentence]:
    """The lines of a rulebook, without code."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip():
            yield Sentence(f"{file.parent.name}/{file.name}:{number}", CODE.sub("", line))
