"""The language of the terminal: as asked for, or as the machine is set up."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

from tafelrunde.engine import Game
from tafelrunde.table.texts import table_texts
from tafelrunde.text import LANGUAGES, Voice

Language: TypeAlias = Literal["en", "de"]
TEXT = Path(__file__).parent / "text"


def spoken(chosen: Language | None) -> str:
    """The language that was chosen, else the machine's, else English."""
    if chosen:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(name):
            return found[:2] if found[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def own_voice(language: str) -> Voice:
    """The words of the command itself."""
    return Voice(language, [TEXT / f"{language}.ftl"])


def game_voice(game: Game, choices: dict[str, Any], language: str, names: Sequence[str] = ()) -> Voice:
    """The words of the command and of a game with these options."""
    return Voice(language, [TEXT / f"{language}.ftl", *table_texts(game, choices, language)], names)
