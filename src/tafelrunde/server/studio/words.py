"""The words of the studio for one game: those of its table, and what it calls the fields and verbs of its content."""

from functools import cache

from tafelrunde.engine import Game
from tafelrunde.server import shelf

FOLDER = "studio"


@cache
def studio_words(game: Game, language: str) -> str:
    """All of them in one text; a game without words for designers shows the names that its files use."""
    words = shelf.text(game, game.setting({}).choices, language)
    file = game.folder / "text" / FOLDER / f"{language}.ftl"
    return f"{words}\n{file.read_text(encoding='utf-8')}" if file.is_file() else words
