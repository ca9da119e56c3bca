"""The first game with a coach: every step has its words, names things that are there, and comes when the lesson is played."""

import pytest

from higher import GAME
from tafelrunde.engine import rulebook
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.engine.words import message
from tafelrunde.table.lesson import Lesson, Step, lesson
from tafelrunde.table.naming import things
from tafelrunde.table.texts import table_texts
from tafelrunde.testing.about import kinds
from tafelrunde.text import LANGUAGES, Voice
from tests.every_game import every_game

FAR = 700  # actions


def taught(game: Game) -> Lesson | None:
    return lesson(game)


@every_game
def test_every_step_names_what_there_is(game: Game) -> None:
    """A decision, an event, a rule, an earlier step; and the table can be set up."""
    found = taught(game)
    if found is None:
        assert game is GAME or not (game.folder / "lesson.toml").exists()
        return
    rules = rulebook.read(game.folder / "RULES.en.md").rules()
    decisions = {message(kind) for kind in kinds(game, Decision)}
    events = {message(kind) for kind in kinds(game, Event)}
    assert game.setting(found.options).choices
    assert game.least_seats <= found.seats <= game.most_seats
    assert found.level in game.levels
    told: set[str] = set()
    for step in found.step:
        assert step.id not in told
        assert step.asked == "" or step.asked in decisions, step.id
        assert step.heard == "" or step.heard in events, step.id
        assert step.rule == "" or step.rule in rules, step.id
        assert step.after == "" or step.after in told, step.id
        told.add(step.id)


@every_game
def test_every_step_has_words(game: Game) -> None:
    found = taught(game)
    for language in LANGUAGES if found else ():
        voice = Voice(language, table_texts(game, dict(game.setting({}).choices), language), strict=True)
        for step in found.step if found else ():
            assert voice.say(f"lesson-{step.id}")
            assert voice.attribute(f"lesson-{step.id}", "title")


@pytest.mark.parametrize("name", ["monopoly", "duels", "quest", "twister", "mapmasters"])
def test_the_coach_speaks_once_and_in_time(name: str) -> None:
    """A learner who plays like a computer and touches no button hears most of it, each when it is asked or has just happened,
    and what it points at lies on the table then."""
    game = find(name)
    found = taught(game)
    assert found is not None
    left = list(found.step)
    told: set[str] = set()
    heard: set[str] = set()
    state = game.start(game.setting(found.options), found.seats, found.seed)
    players = [game.player(found.level, seat) for seat in range(found.seats)]
    for _ in range(FAR):
        decision = state.decision
        if decision is None or not left:
            break
        if decision.seat == 0:
            step = due(left, told, message(type(decision)), heard)
            if step:
                left.remove(step)
                told.add(step.id)
                assert set(step.points) <= set(dict(things(game.scene(view(state, 0))))), step.id
            heard = set()
        action = players[decision.seat].choose(view(state, decision.seat))
        if action.interjects:
            action = decision.default(state)
        heard |= {message(type(event)) for event in game.apply(state, decision.seat, action)}
    assert len(told) >= len(found.step) - 2, [step.id for step in left]


def due(steps: list[Step], told: set[str], asked: str, heard: set[str]) -> Step | None:
    """As the client chooses: the first step whose moment is now, and what has just happened before what is asked."""
    for step in sorted(steps, key=lambda step: not step.heard):
        if step.asked in ("", asked) and (not step.heard or step.heard in heard) and (not step.after or step.after in told):
            return step
    return None
