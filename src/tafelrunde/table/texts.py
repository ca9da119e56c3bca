"""All the words of a table: its own, which are the same at every game, and those of the game."""

from pathlib import Path
from typing import Any

from tafelrunde.engine import Game

FOLDER = Path(__file__).parent / "text"


def table_texts(game: Game, choices: dict[str, Any], language: str) -> list[Path]:
    """The Fluent files for these options; the game's words win over the table's."""
    own = FOLDER / f"{language}.ftl"
    return [*([own] if own.is_file() else []), *game.texts(choices, language)]
