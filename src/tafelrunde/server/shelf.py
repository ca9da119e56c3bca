"""The shelf: what games there are, their words and their rulebooks."""

from typing import Any

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.engine.rulebook import Rulebook, read
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import GameCard


def cards() -> list[GameCard]:
    """All games."""
    return [card(game) for game in registry.games().values()]


def card(game: Game) -> GameCard:
    """A game's box."""
    return GameCard(
        id=game.id,
        mood=game.mood,
        icon=game.icon,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        levels=list(game.levels),
        options=list(game.options),
        version=game.version,
        languages=languages(game),
        famous=game.famous,
    )


def languages(game: Game) -> list[str]:
    """The languages a game can be played in: those it has a rulebook for."""
    return sorted(file.name.split(".")[1] for file in game.folder.glob("RULES.*.md"))


def game_named(name: str) -> Game:
    """The game in an address."""
    try:
        return registry.find(name)
    except registry.UnknownGame as error:
        raise Trouble(404, str(error)) from error


def text(game: Game, choices: dict[str, Any], language: str) -> str:
    """The game's words for these options; where a message is there twice, the later one counts."""
    _check(game, language)
    return "\n".join(file.read_text(encoding="utf-8") for file in game.texts(choices, language))


def rulebook(game: Game, language: str) -> Rulebook:
    """The game's rules."""
    _check(game, language)
    return read(game.folder / f"RULES.{language}.md")


def _check(game: Game, language: str) -> None:
    known = languages(game)
    if language not in known:
        raise Trouble(404, f"{game.id} does not speak {language[:20]!r}; it speaks {', '.join(known) or 'nothing'}")
