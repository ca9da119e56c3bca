"""The search finds: fifteen questions for each game and language, each answered among the first three rules."""

import msgspec
import pytest

from tafelrunde.engine.game import Game
from tafelrunde.engine.pack import load
from tafelrunde.engine.registry import find, games
from tafelrunde.table.finding import find_rules, slips
from tafelrunde.text import LANGUAGES

GAMES = list(games().values())
SHOWN = 3


class Question(msgspec.Struct, forbid_unknown_fields=True):
    rules: list[str]
    de: str
    en: str


class Questions(msgspec.Struct, forbid_unknown_fields=True):
    question: list[Question]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_questions_find_their_rule(game: Game, language: str) -> None:
    questions = load(game.folder / "questions.toml", Questions).question
    assert len(questions) >= 15
    missed = []
    for question in questions:
        asked = question.de if language == "de" else question.en
        found = [one.id for one in find_rules(game, language, asked, SHOWN)]
        if not set(found) & set(question.rules):
            missed.append(f"{asked} finds {found}, not {question.rules}")
    assert not missed, "\n".join(missed)


def test_a_whole_id_means_that_rule() -> None:
    assert [one.id for one in find_rules(find("duels"), "en", "hd-c1")] == ["HD-C1"]


def test_little_words_alone_find_nothing() -> None:
    assert find_rules(find("duels"), "en", "what is the") == []


@pytest.mark.parametrize(
    ("word", "other", "within"),
    [("clok", "clock", True), ("crads", "cards", True), ("bow", "cow", True), ("rope", "coin", False)],
)
def test_a_slip_of_the_pen(word: str, other: str, within: bool) -> None:
    """A letter too few, two that changed places, one that is wrong; not another word."""
    assert slips(word, other, 1) is within
