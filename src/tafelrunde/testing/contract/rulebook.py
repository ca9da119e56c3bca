"""Every rule is in both rulebooks, in the code and in a test."""

from tafelrunde.cli.coverage import coverage
from tafelrunde.engine import Event, Game, rulebook
from tafelrunde.testing.about import kinds, own_tests


def test_every_rule_is_in_both_rulebooks_in_code_and_in_a_test(game: Game) -> None:
    """The same as `tafelrunde rules GAME --coverage`."""
    found = coverage(game, own_tests(game))
    assert found.rules
    assert found.missing == {}
    assert found.unknown == {}


def test_both_rulebooks_have_the_same_chapters(game: Game) -> None:
    english, german = (rulebook.read(game.folder / f"RULES.{language}.md") for language in ("en", "de"))
    assert [[rule.id for rule in chapter.rules] for chapter in english.chapters] == [
        [rule.id for rule in chapter.rules] for chapter in german.chapters
    ]
    for book in (english, german):
        assert book.title
        assert book.intro
        assert all(rule.text for rule in book.rules().values())


def test_events_and_options_name_a_rule(game: Game) -> None:
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    for event in kinds(game, Event):
        assert event.rule in rules, f"{event.__name__} names {event.rule!r}"
    for option in game.options:
        assert option.rule in rules, f"option {option.id} names {option.rule!r}"
    assert game.out_of_turn.rule in rules
    assert game.game_over.rule in rules
