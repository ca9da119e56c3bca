"""Hints: they agree with the strongest player, know no more than their seat, and have words in both languages."""

from functools import cache

import msgspec
import pytest

from higher import GAME
from tafelrunde.bots.outlook import strongest
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.say import Say
from tafelrunde.engine.view import view
from tafelrunde.table.hint import Hint, make_hint
from tafelrunde.table.naming import Naming
from tafelrunde.table.texts import table_texts
from tafelrunde.testing.contract.words import sentences
from tafelrunde.text import LANGUAGES, Voice
from tests.every_game import GAMES, every_game
from tests.table.positions import answer, patient, positions
from tests.table.reasons import compares_with_giving_up, wrong_amounts

COUNT = 8  # positions; benchmarks/hints.py looks at 500
ITERATIONS = 60
SEED = 11
NAMES = ["Anna", "Bo", "Cleo", "Dag", "Edda", "Falk"]

# All hints of a game one after the other, as its tests share them; the example covers how a hint is made.
every_hint = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.id, marks=() if game is GAME else pytest.mark.no_cover) for game in GAMES],
    scope="module",
)


def hint(game: Game, seen: State) -> Hint:
    """With a budget that does not depend on the speed of the machine."""
    return make_hint(game, seen, SEED, patient(game, strongest(game), SEED, ITERATIONS))


@cache
def hints(game: Game) -> list[tuple[State, State, Hint]]:
    """Some positions, each as a whole and as it is seen, with the hint for it."""
    return [(state, seen, hint(game, seen)) for state, seen in positions(game, COUNT)]


@every_hint
def test_a_hint_agrees_with_the_strongest_player(game: Game) -> None:
    """The same search with the same seed and budget comes to the same choice."""
    for state, seen, given in hints(game):
        best = given.candidates[0]
        assert best.action == answer(game, patient(game, strongest(game), SEED, ITERATIONS), seen)
        assert game.why_not(state, seen.viewer, game.parse(best.action)) is None


@every_hint
def test_a_hint_knows_no_more_than_its_seat(game: Game) -> None:
    """At a table where everything hidden is dealt anew, the hint is the same."""
    for number, (_, seen, given) in enumerate(hints(game)[: COUNT // 2]):
        elsewhere = game.imagine(seen, seeded(number))
        assert hint(game, view(elsewhere, seen.viewer)) == given


@every_hint
def test_a_hint_has_words_in_both_languages(game: Game) -> None:
    """A nudge, up to three candidates and a reason; every move by its name, never by its bare words."""
    voices = [
        Voice(language, table_texts(game, dict(game.setting({}).choices), language), NAMES, strict=True)
        for language in LANGUAGES
    ]
    for _, seen, given in hints(game):
        assert given.nudge
        assert 1 <= len(given.candidates) <= 3
        assert len(given.reason) in ((3, 4) if len(given.candidates) > 1 else (2,))
        assert [one.worth for one in given.candidates] == sorted((one.worth for one in given.candidates), reverse=True)
        things = Naming(game, seen).things
        assert all(mark in things or mark.startswith("seat-") for mark in given.marks)
        for sentence in sentences(msgspec.to_builtins(given)):
            assert sentence["id"] != "hint-words", given.candidates
            for voice in voices:
                assert voice.text(msgspec.convert(sentence, Say)).strip()


@every_game
def test_every_feature_has_words(game: Game) -> None:
    """Its name, and what it means to have more and less of it."""
    for language in LANGUAGES:
        voice = Voice(language, table_texts(game, dict(game.setting({}).choices), language), strict=True)
        for _, seen in positions(game, 2):
            for feature in game.features(seen, seen.viewer):
                assert voice.say(f"feature-{feature.name}")
                for amount in (1, 2.5, 30):
                    assert voice.say(f"feature-{feature.name}-more", amount=amount)
                    assert voice.say(f"feature-{feature.name}-less", amount=amount)


def test_a_single_possibility_is_called_so() -> None:
    state = GAME.start(GAME.setting({"rounds": 3}), 2, 1)
    while len(GAME.legal_actions(state)) > 1:
        GAME.apply(state, state.asked().seat, GAME.legal_actions(state)[0])
    given = make_hint(GAME, view(state, state.asked().seat), SEED)
    assert [one.action for one in given.candidates] == [GAME.legal_actions(state)[0].text]
    assert given.reason[-1] == Say("hint-only")


def test_the_table_has_the_same_words_in_both_languages() -> None:
    english, german = (Voice(language, table_texts(GAME, {}, language)[:1], strict=True) for language in LANGUAGES)
    for message in ("hint-look", "hint-taken", "feature-standing-more", "why-else", "why-first", "why-this"):
        assert english.has(message)
        assert german.has(message)


@every_hint
def test_a_hint_never_compares_with_giving_up(game: Game) -> None:
    for _, _, given in hints(game):
        assert not compares_with_giving_up(game, given)


@every_hint
def test_what_a_move_pays_and_gains_is_told_right(game: Game) -> None:
    """The amounts are those of the move at the real table, not of what became of it."""
    for state, _, given in hints(game):
        assert wrong_amounts(game, state, given) == ""
