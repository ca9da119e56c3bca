"""The rulebook as it is read: its chapters, the headings of the first level, and the glossary."""

from msgspec import Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine import rulebook as books
from tafelrunde.engine.rulebook import Chapter
from tafelrunde.table.first import headings
from tafelrunde.table.terms import terms


class Explained(Struct):
    """A word of the glossary."""

    word: str
    means: str
    rule: str


class Book(Struct):
    """All rules of a game in one language. Chapters without rules of their own come first: together they are the summary."""

    title: str
    intro: str = ""
    chapters: list[Chapter] = field(default_factory=list)
    headings: dict[str, str] = field(default_factory=dict)  # of the rules of the first level
    glossary: list[Explained] = field(default_factory=list)  # in the order of the alphabet


def book(game: Game, language: str) -> Book:
    """The rulebook of a game."""
    read = books.read(game.folder / f"RULES.{language}.md")
    words = [Explained(one.term(language).word, one.term(language).means, one.rule) for one in terms(game)]
    words.sort(key=lambda one: one.word.casefold())
    return Book(read.title, read.intro, read.chapters, headings(game, language), words)
