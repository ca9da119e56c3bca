"""The council: what the seats of a table decide together. One question is open at a time; whoever asks has said yes."""

from collections.abc import Iterable
from random import randrange
from typing import Literal

from msgspec import Struct

What = Literal["undo", "stand-in", "new-link"]


class Question(Struct):
    """Something that needs everybody's consent."""

    number: int
    seat: int  # who asks
    what: What
    about: int  # the seat whose last action is to be taken back, for which a computer is to play, or that is to get a new link
    count: int  # of actions, if they are to be taken back
    waiting: list[int]  # the seats that have not answered yet


class Council:
    """Keeps the open question."""

    def __init__(self) -> None:
        self.open: Question | None = None
        self.last: Question | None = None  # that was answered and is being carried out elsewhere

    def ask(self, seat: int, what: What, about: int, count: int, others: Iterable[int]) -> Question:
        """A new question; one that was open before is dropped."""
        number = randrange(1 << 31)  # several processes may ask at the same table
        self.open = Question(number, seat, what, about, count, sorted(others))
        return self.open

    def hear(self, question: Question) -> None:
        """Somebody has asked this elsewhere."""
        self.open = question

    def forget(self, number: int) -> None:
        """A question was settled elsewhere."""
        if self.open is not None and self.open.number == number:
            self.open = None
        if self.last is not None and self.last.number == number:
            self.last = None

    def answer(self, number: int, seats: Iterable[int], yes: bool) -> Question | None:
        """Some seats answer; the question, if it was still open. Without anybody waiting it is agreed, if they said yes."""
        question = self.open
        if question is None or question.number != number or not set(seats) & set(question.waiting):
            return None
        if yes:
            question.waiting = [seat for seat in question.waiting if seat not in set(seats)]
        if not yes or not question.waiting:
            self.open, self.last = None, question
        return question

    def drop(self) -> Question | None:
        """The question is out of date."""
        question, self.open = self.open, None
        return question
