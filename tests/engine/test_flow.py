"""Procedures: steps from top to bottom, questions and calls in between."""

from typing import Any

import pytest

from tafelrunde.engine.action import Action, Named
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.event import Event, heard_by
from tafelrunde.engine.fields import secret
from tafelrunde.engine.flow import Decision, Procedure, State
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.view import view


class Word(Named):
    """Any word."""

    usage = "say WORD"


class Yes(Action):
    usage = "yes"


class No(Action):
    usage = "no"


YES, NO = Yes(), No()


class Ask(Decision):
    thought: str = secret()

    def options(self, state: Any) -> list[Action]:
        return [YES, NO]


class Whispered(Event):
    only = "seat"
    seat: SeatId


class Outer(Procedure):
    steps = ("begin", "ask", "hear", "leave")

    def begin(self, state: "Diary") -> None:
        state.pages.append("begin")
        state.call(Inner())

    def ask(self, state: "Diary") -> None:
        state.pages.append("ask")
        state.ask(Ask(1, "hm"))

    def hear(self, state: "Diary") -> None:
        state.pages.append(state.answer.text if state.answer else "nothing")
        if state.answer == NO:
            self.go_to("ask")

    def leave(self, state: "Diary") -> None:
        state.pages.append("nothing" if state.answer is None else "something")
        state.emit(Whispered(1))


class Inner(Procedure):
    steps = ("short", "never")

    def short(self, state: "Diary") -> None:
        state.pages.append("inner")
        self.finish()

    def never(self, state: "Diary") -> None:
        state.pages.append("never")


class Diary(State):
    pages: list[str]


def diary() -> Diary:
    state = Diary(seeded(1), [])
    state.call(Outer())
    state.run()
    return state


def test_a_called_procedure_runs_before_the_next_step() -> None:
    assert diary().pages == ["begin", "inner", "ask"]


def test_the_step_after_a_question_finds_the_answer_and_later_ones_do_not() -> None:
    state = diary()
    state.take(YES)
    assert state.pages[3:] == ["yes", "nothing"]
    assert state.stack == []


def test_a_step_can_be_repeated() -> None:
    state = diary()
    state.take(NO)
    assert state.pages[3:] == ["no", "ask"]
    assert state.asked() == Ask(1, "hm")


def test_a_copy_goes_on_from_the_same_place() -> None:
    state = diary()
    copy = state.copy()
    state.take(NO)
    copy.take(YES)
    assert copy.pages[-1] == "nothing"
    assert state.pages[-1] == "ask"


def test_nothing_is_told_where_nobody_listens() -> None:
    state = diary()
    state.heard = []
    state.take(YES)
    assert state.heard == [Whispered(1)]
    assert state.copy().heard is None


def test_a_whisper_is_heard_by_one_seat() -> None:
    assert heard_by(Whispered(1), 1) == Whispered(1)
    assert heard_by(Whispered(1), 0) is None


def test_a_view_covers_the_open_question_and_leaves_the_original() -> None:
    state = diary()
    assert view(state, 0).decision == Ask(1, "?")
    assert view(state, 1).decision == Ask(1, "hm")
    assert state.decision == Ask(1, "hm")


def test_what_was_forgotten_is_named() -> None:
    with pytest.raises(TypeError, match="write its options"):
        Decision(0).options(None)


def test_a_question_takes_what_it_lists_and_the_first_by_default() -> None:
    question = Ask(0, "")
    assert question.why_not(None, YES) is None
    assert question.why_not(None, Word("maybe")) is not None
    assert question.default(None) == YES
