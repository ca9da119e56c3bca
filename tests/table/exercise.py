"""Which rules a lesson exercises: `python -m tests.table.exercise` lists them for every course.

A rule counts if it stands behind what is asked or an event of the deed, or in the docstring of what is carried out for it.
"""

import re
import sys
from types import CodeType, FrameType
from typing import Any

from tafelrunde.engine.game import Game
from tafelrunde.engine.registry import games
from tafelrunde.table.course import LEARNER, CourseLesson, course, fits, reach
from tafelrunde.table.first import first_level


def exercised(game: Game, lesson: CourseLesson) -> set[str]:
    """The rules that doing this lesson comes by, from the question to what happens."""
    position = reach(game, lesson.id)
    state = position.state
    rule = re.compile(rf"\b{game.prefix}-(?:[A-Z]+\d+|\d+\.\d+)\b")
    found = set(rule.findall(type(state.asked()).__doc__ or ""))
    ran: set[CodeType] = set()
    for wanted in lesson.example or position.do:
        options = [action for action in state.asked().options(state) if fits(action.text, wanted)]
        sys.setprofile(lambda frame, event, _: _note(ran, frame, event))
        events = game.apply(state, LEARNER, options[0])
        if state.decision is not None:
            state.decision.options(state)
        sys.setprofile(None)
        found.update(event.rule for event in events)
    for code in ran:
        found.update(rule.findall(_docstring(code)))
    return found


def _note(ran: set[CodeType], frame: FrameType, event: str) -> None:
    if event == "call" and "/games/" in frame.f_code.co_filename:
        ran.add(frame.f_code)


def _docstring(code: CodeType) -> str:
    """Plain functions keep theirs as their first constant."""
    first: Any = code.co_consts[0] if code.co_consts else ""
    return first if isinstance(first, str) else ""


if __name__ == "__main__":
    for one in games().values():
        taught = course(one)
        if taught is None:
            continue
        rules = {lesson.id: exercised(one, lesson) for lesson in taught.lesson}
        first = [entry.id for entry in first_level(one)]
        done = [entry for entry in first if any(entry in touched for touched in rules.values())]
        print(f"{one.id}: {len(done)} of {len(first)} rules of the first level are exercised, the others told")
        for name, touched in rules.items():
            print(f"  {name}: {', '.join(entry for entry in first if entry in touched) or '-'}")
        print(f"  told: {', '.join(entry for entry in first if entry not in done)}")
