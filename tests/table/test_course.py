"""Courses: every lesson can be reached and finished, has words, and points at what is there; they teach the first level."""

import pytest

from tafelrunde.engine import rulebook as books
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.record import repeat
from tafelrunde.engine.registry import games
from tafelrunde.engine.view import view
from tafelrunde.engine.words import message
from tafelrunde.table.course import LEARNER, CourseLesson, course, fits, reach
from tafelrunde.table.first import first_level
from tafelrunde.table.naming import things
from tafelrunde.table.texts import table_texts
from tafelrunde.text import LANGUAGES, Voice
from tests.table.exercise import exercised


def lessons_of(game: Game) -> list[CourseLesson]:
    found = course(game)
    return found.lesson if found else []


GAMES = [game for game in games().values() if course(game)]
LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda one: one.id)


@pytest.mark.no_cover
@every_lesson
def test_a_lesson_can_be_reached_and_finished(game: Game, lesson: CourseLesson) -> None:
    """Its actions lead there again, the learner is asked, and what counts as done can be said, one thing after the other, until
    what it is about has happened. Somebody who plays just anything is corrected, or does it."""
    found = course(game)
    assert found is not None
    position = reach(game, lesson.id)
    again = game.start(game.setting(found.choices(lesson)), found.seats, lesson.seed)
    for entry in position.said:
        repeat(game, again, entry)
    assert again == position.state
    shown = {thing for thing, _ in things(game.scene(view(again, LEARNER)))}
    assert set(lesson.points) & shown, (lesson.points, sorted(shown)[:40])
    pupil = Pupil(game, again, position.do, lesson)
    if lesson.example:
        for step in lesson.example:
            assert pupil.tries(step)
    while not pupil.done:
        assert pupil.tries(next(text for text in pupil.options() if pupil.wants(text)))
    assert {message(type(event)) for event in pupil.heard} >= set(lesson.heard)


class Pupil:
    """Somebody who learns at a table, without a screen: what does not count is not done (web/src/lib/course.svelte.ts)."""

    def __init__(self, game: Game, state: State, do: list[str], lesson: CourseLesson) -> None:
        self.game, self.state, self.do, self.lesson = game, state, do, lesson
        self.at = 0
        self.heard: list[Event] = []

    @property
    def done(self) -> bool:
        ended = not self.lesson.until or any(message(type(event)) == self.lesson.until for event in self.heard)
        return self.at >= len(self.do) and ended

    def options(self) -> list[str]:
        assert self.state.asked().seat == LEARNER
        return [action.text for action in self.state.asked().options(self.state)]

    def wants(self, text: str) -> bool:
        return fits(text, self.do[min(self.at, len(self.do) - 1)])

    def tries(self, text: str) -> bool:
        """Whether it counts; only then it is said."""
        if not self.wants(text):
            return False
        self.heard += self.game.apply(self.state, LEARNER, self.game.parse(text))
        self.at += 1
        return True


@every_lesson
def test_a_lesson_has_words(game: Game, lesson: CourseLesson) -> None:
    for language in LANGUAGES:
        voice = Voice(language, table_texts(game, dict(game.setting({}).choices), language), strict=True)
        assert voice.say(f"course-{lesson.id}")
        for part in ("title", "praise", "wrong", "hint"):
            assert voice.attribute(f"course-{lesson.id}", part), part


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_course_teaches_the_first_level(game: Game) -> None:
    """Every rule of the first level is touched by a lesson, and every rule of a lesson is in the rulebook."""
    rules = books.read(game.folder / "RULES.en.md").rules()
    taught = [rule for lesson in lessons_of(game) for rule in lesson.rules]
    assert set(taught) <= set(rules)
    assert {rule.id for rule in first_level(game)} <= set(taught)
    assert 5 <= len(lessons_of(game)) <= 8


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_lesson_is_about_is_exercised(game: Game) -> None:
    """Its first rule is behind the question, an event of the deed, or a rule that is carried out when it is done."""
    if compiled():
        pytest.skip("what is carried out is seen in plain Python only")
    for lesson in lessons_of(game):
        touched = exercised(game, lesson)
        assert lesson.rules[0] in touched, (lesson.id, sorted(touched))
