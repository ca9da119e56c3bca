"""A course: a few short positions on the real table, each with one thing to do. A game's `course.toml` lists them.

A position is named by a seed and by computer players who play up to it, until the learner is asked and can do what the lesson
wants, with the effect that the lesson is about. What a lesson says is a message of the game, `course-<id>`, with `.title`,
`.praise`, `.wrong` (told instead of a move that is not what the lesson wants) and `.hint`.
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct, field

from tafelrunde.engine import Game, SeatId, State, message, view
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.record import repeat
from tafelrunde.engine.registry import find

FILE: Final = "course.toml"
FAR: Final = 900  # actions at most on the way to a position
LEARNER: Final = SeatId(0)


class CourseLesson(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to learn by doing it."""

    id: str
    do: list[str]  # the words that count as done, one after the other; a star stands for anything, a bar for "or"
    rules: list[str]  # what it teaches; the first is named where something else is tried
    seed: int = 1
    nth: int = 1  # not the first time that the learner can do it, but this one
    asked: str = ""  # only when this is asked, by the name of its message
    heard: list[str] = field(default_factory=list)  # what must come of it: only words that lead to it count
    opens: str = ""  # what the learner must be able to say afterwards: only words that lead to it count
    until: str = ""  # the last thing is done again and again until this was heard
    said: list[str] = field(default_factory=list)  # the actions that lead there, where no player has to look for it
    example: list[str] = field(default_factory=list)  # one way to do it, where there are many
    points: list[str] = field(default_factory=list)  # things of the scene to look at
    options: dict[str, Any] = field(default_factory=dict)


class Course(Struct, forbid_unknown_fields=True):
    """A `course.toml`: the learner sits in the first seat, computers of a level in the others."""

    seats: int
    level: str
    lesson: list[CourseLesson]
    options: dict[str, Any] = field(default_factory=dict)

    def choices(self, lesson: CourseLesson) -> dict[str, Any]:
        """The options of a lesson's table."""
        return self.options | lesson.options


def course(game: Game) -> Course | None:
    """The course of a game, if it has one."""
    file = game.folder / FILE
    return load(file, Course) if file.is_file() else None


def fits(action: str, wanted: str) -> bool:
    """Whether these words are what a lesson wants."""
    return any(fnmatchcase(action, one) for one in wanted.split("|"))


class Position(NamedTuple):
    """Where a lesson begins: what was said on the way, the table then, what counts as done there, and one way to do it."""

    said: list[str]
    state: State
    do: list[str]
    way: list[str]


@cache
def way_to(game: str, lesson: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The actions that lead to a lesson, and what counts as done there; found once."""
    found = reach(find(game), lesson)
    return tuple(found.said), tuple(found.do)


def reach(game: Game, name: str) -> Position:
    """Say what leads to a lesson, or let computers play until the learner can do what it wants."""
    found = course(game)
    lesson = next((one for one in found.lesson if one.id == name), None) if found else None
    if found is None or lesson is None:
        raise BadPack(game.folder / FILE, name, "there is no such lesson")
    state: State = game.start(game.setting(found.choices(lesson)), found.seats, lesson.seed)
    for entry in lesson.said:
        repeat(game, state, entry)
    player = game.player(found.level, lesson.seed)
    said = list(lesson.said)
    left = lesson.nth
    while len(said) < FAR and (decision := state.decision) is not None:
        if decision.seat == LEARNER and lesson.asked in ("", message(type(decision))):
            ways = list(_ways(game, state, lesson, lesson.example or lesson.do, set()))
            left -= bool(ways)
            if not left:
                return Position(said, state, counting(lesson, ways), ways[0])
        if lesson.said:
            break
        action = player.choose(view(state, decision.seat))
        if action.interjects or action.gives_up:
            action = decision.default(state)
        game.apply(state, decision.seat, action)
        said.append(action.text)
    raise BadPack(
        game.folder / FILE, name, f"nobody can say {lesson.do[0]!r} there, nor within {FAR} actions; try another seed"
    )


def counting(lesson: CourseLesson, ways: list[list[str]]) -> list[str]:
    """What counts as done where there are these ways to do it."""
    if lesson.example or not (lesson.heard or lesson.opens):
        return lesson.do
    return ["|".join(dict.fromkeys(step)) for step in zip(*ways, strict=True)]


def _ways(game: Game, state: State, lesson: CourseLesson, steps: list[str], told: set[str]) -> Iterator[list[str]]:
    """All that the learner can say one after the other so that it comes to what the lesson is about."""
    decision = state.decision
    options = decision.options(state) if decision is not None and decision.seat == LEARNER else []
    if not steps:
        happened = told >= {*lesson.heard, *filter(None, [lesson.until])}
        if happened and (not lesson.opens or any(fits(one.text, lesson.opens) for one in options)):
            yield []
        return
    for action in options:
        if fits(action.text, steps[0]):
            after = state.copy()
            heard = {message(type(event)) for event in game.apply(after, LEARNER, action)}
            for rest in _ways(game, after, lesson, steps[1:], told | heard):
                yield [action.text, *rest]
