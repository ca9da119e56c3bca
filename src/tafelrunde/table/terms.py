"""The words of a game: one for each thing, in every language. A game's `terms.toml` lists them.

The list is the glossary of the rulebook, it tells the search which words people use for the same thing, and a test keeps the
words that are not ours (`never`) out of every text of the game.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine.pack import load

FILE: Final = "terms.toml"
OWN: Final = Path(__file__).parent / FILE  # words of the table itself


class Term(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing in one language. In lists of words a star stands for any ending."""

    word: str
    means: str = ""  # for the glossary
    never: list[str] = field(default_factory=list)  # other words for it, which our texts do not use
    also: list[str] = field(default_factory=list)  # words people search for when they mean it


class Entry(Struct, forbid_unknown_fields=True):
    """One thing: its rule and its words."""

    id: str
    de: Term
    en: Term
    rule: str = ""

    def term(self, language: str) -> Term:
        """Its words in one language."""
        return self.de if language == "de" else self.en


class Terms(Struct, forbid_unknown_fields=True):
    """A `terms.toml`."""

    term: list[Entry] = field(default_factory=list)


def terms(game: Game) -> list[Entry]:
    """The words of a game; none where it has no such file."""
    file = game.folder / FILE
    return _read(file) if file.is_file() else []


def table_terms() -> list[Entry]:
    """The words that are the same at every table."""
    return _read(OWN)


@cache
def _read(file: Path) -> list[Entry]:
    return load(file, Terms).term


def pattern(words: list[str], language: str) -> re.Pattern[str] | None:
    """What finds any of these words; in German a noun is no verb, so capitals count there."""
    if not words:
        return None
    each = [re.escape(word.removesuffix("*")) + ("" if word.endswith("*") else r"(?![\w-])") for word in words]
    return re.compile(rf"\b(?:{'|'.join(each)})", 0 if language == "de" else re.IGNORECASE)
