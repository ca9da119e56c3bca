"""The shelf: what games there are, their words and their rulebooks."""

import re
from functools import cache
from typing import Any, Final

from tafelrunde.engine import Game, registry
from tafelrunde.server.looks import looks
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import GameCard
from tafelrunde.table.book import Book, book
from tafelrunde.table.course import Course, course
from tafelrunde.table.finding import FoundRule, find_rules
from tafelrunde.table.lesson import Lesson, lesson
from tafelrunde.table.pictures import Drawn, drawn, pictures
from tafelrunde.table.texts import table_texts

ON_THE_BOX: Final = re.compile(r"^game-(?:name|blurb) *=.*(?:\n[ \t].*)*", re.MULTILINE)
LONGEST_QUESTION: Final = 200  # letters of it that are read


def cards() -> list[GameCard]:
    """All games."""
    return [card(game) for game in registry.games().values()]


def card(game: Game) -> GameCard:
    """A game's box."""
    return GameCard(
        id=game.id,
        look=looks(game).card,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        levels=list(game.levels),
        options=list(game.options),
        presets=list(game.presets),
        version=game.version,
        languages=languages(game),
        label={language: label(game, language) for language in languages(game)},
        famous=game.famous,
        together=game.together,
        alliances=list(game.alliances),
        lesson=lesson(game) is not None,
        course=[one.id for one in found.lesson] if (found := course(game)) else [],
    )


def languages(game: Game) -> list[str]:
    """The languages a game can be played in: those it has a rulebook for."""
    return sorted(file.name.split(".")[1] for file in game.folder.glob("RULES.*.md"))


@cache
def label(game: Game, language: str) -> str:
    """What stands on a game's box, as Fluent."""
    return "\n".join(ON_THE_BOX.findall(text(game, {}, language)))


def game_named(name: str) -> Game:
    """The game in an address."""
    try:
        return registry.find(name)
    except registry.UnknownGame as error:
        raise Trouble(404, str(error)) from error


def text(game: Game, choices: dict[str, Any], language: str) -> str:
    """The game's words for these options; where a message is there twice, the later one counts."""
    _check(game, language)
    return "\n".join(file.read_text(encoding="utf-8") for file in table_texts(game, choices, language))


def rulebook(game: Game, language: str) -> Book:
    """The game's rules."""
    _check(game, language)
    return book(game, language)


def found_rules(game: Game, language: str, question: str) -> list[FoundRule]:
    """The rules that answer a question, the best first."""
    _check(game, language)
    return find_rules(game, language, question[:LONGEST_QUESTION])


def picture(game: Game, name: str) -> Drawn:
    """A picture of the rulebook."""
    if name not in pictures(game):
        raise Trouble(404, f"{game.id} has no picture {name[:40]!r}")
    return drawn(game.id, name)


def course_of(game: Game) -> Course:
    """The short positions with which the game is learned."""
    found = course(game)
    if found is None:
        raise Trouble(404, f"{game.id} has no course")
    return found


def lesson_of(game: Game) -> Lesson:
    """How the game is learned by playing."""
    found = lesson(game)
    if found is None:
        raise Trouble(404, f"{game.id} has no lesson")
    return found


def _check(game: Game, language: str) -> None:
    known = languages(game)
    if language not in known:
        raise Trouble(404, f"{game.id} does not speak {language[:20]!r}; it speaks {', '.join(known) or 'nothing'}")
