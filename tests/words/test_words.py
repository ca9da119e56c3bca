"""One language: one word for one thing, one kind of quotes, and nothing that is known to be wrong."""

import re

import pytest

from tafelrunde.engine import rulebook as books
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import games
from tafelrunde.table.terms import pattern, table_terms, terms
from tafelrunde.text import LANGUAGES
from tests.words.texts import Sentence, of_game, of_table

GAMES = list(games().values())
STRAIGHT = re.compile(r"[\"']")
FOREIGN = {"de": re.compile("[”‘]|\\w`\\w"), "en": re.compile("[„‚]|\\w`\\w")}
ASKED = re.compile(r"^(?:choose|decide|prompt)-[\w-]+ = .*\{ \$seat \}.*$", re.MULTILINE)


def all_texts(language: str) -> list[Sentence]:
    return [*of_table(language), *[one for game in GAMES for one in of_game(game, language)]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_word_for_one_thing(game: Game, language: str) -> None:
    """No text uses another word for a thing that has one in the game's list."""
    texts = list(of_game(game, language))
    for entry in [*terms(game), *table_terms()]:
        other = pattern(entry.term(language).never, language)
        found = [one for one in texts if other and other.search(one.text)]
        assert not found, f"{entry.id} is called {entry.term(language).word!r}: {found[:3]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_at_every_table(language: str) -> None:
    for entry in table_terms():
        other = pattern(entry.term(language).never, language)
        found = [one for one in of_table(language) if other and other.search(one.text)]
        assert not found, f"{entry.id} is called {entry.term(language).word!r}: {found[:3]}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_term_is_explained_and_used(game: Game) -> None:
    """Each has a meaning, a rule of the rulebook, and stands in the rulebook or on the table."""
    for language in LANGUAGES:
        rules = books.read(game.folder / f"RULES.{language}.md").rules()
        text = " ".join(one.text for one in of_game(game, language)).lower()
        for entry in terms(game):
            term = entry.term(language)
            assert term.means, entry.id
            assert entry.rule in rules, entry.id
            assert term.word.lower() in text, f"{entry.id}: {term.word!r} is used nowhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_kind_of_quotes_and_apostrophes(language: str) -> None:
    """“English” and „deutsch“, and an apostrophe is ’ in both."""
    for place, text in all_texts(language):
        assert not STRAIGHT.search(text), (place, text)
        assert not FOREIGN[language].search(text), (place, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_speaks_to_the_reader(language: str) -> None:
    """A question to a seat never calls it by its name; what the others read meanwhile (`.waiting`) does."""
    for game in GAMES:
        for file in sorted((game.folder / "text").glob(f"*{language}.ftl")):
            asked = re.findall(
                r"^(?:choose|decide|prompt)-[\w-]+ = .*\{ \$seat \}.*$", file.read_text(encoding="utf-8"), re.MULTILINE
            )
            assert not [line for line in asked if "-waiting" not in line], file
