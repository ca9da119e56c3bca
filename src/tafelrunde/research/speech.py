"""Actions as numbers, in two ways.

`candidates`: the number is the place in the list of what is possible now, in the engine's order; a mask says how many there
are, and a table what each of them is (described.py). `vocabulary`: the number means the same all the time
(engine/vocabulary.py). Both are complete for what is listed: more candidates than there is room for, or words without a number,
raise an error.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tafelrunde.engine import Game, Setting
from tafelrunde.engine.vocabulary import Vocabulary
from tafelrunde.research.course import Course
from tafelrunde.research.described import FEATURES, Described

WIDTH = 160  # candidates: more than were ever seen (120 in Hyrule Duels with six seats)
NOWHERE = -1  # the place of what may not be said

Mask: TypeAlias = NDArray[np.int8]


class TooMany(ValueError):
    """More can be said than there is room for."""


class Candidates:
    """The number of an action is its place in the list."""

    def __init__(self, game: Game, setting: Setting, seats: int, size: int = WIDTH) -> None:
        self.size = size
        self.first: Mask = np.tri(size + 1, size, -1, dtype=np.int8)  # masks that allow the first numbers: none, one, two ...
        self.described = Described([*game.actions], vocabulary_of(game, setting, seats))

    def count(self, course: Course) -> int:
        """How many numbers may be said."""
        return self.fitting(len(course.options))

    def fitting(self, count: int) -> int:
        """So many, if there is room for them."""
        if count > self.size:
            raise TooMany(f"{count} actions are possible, but there is room for {self.size}: choose a greater `width`")
        return count

    def mask(self, course: Course) -> Mask:
        """1 for every number that may be said."""
        mask: Mask = self.first[self.count(course)].copy()
        return mask

    def masks(self, courses: Sequence[Course], counts: NDArray[np.int64]) -> Mask:
        """The same for many tables, which have so many options, a row each."""
        self.fitting(int(counts.max()))
        masks: Mask = self.first.take(counts, 0)
        return masks

    def numbers(self, course: Course) -> list[int]:
        """The number of each option."""
        return list(range(self.count(course)))

    def places(self, numbers: list[int], courses: Sequence[Course]) -> list[int]:
        """Where the options with these numbers stand, one at each table."""
        return numbers

    def place(self, number: int, course: Course) -> int:
        """Where among the options the one with this number stands, or nowhere."""
        return number if 0 <= number < len(course.options) else NOWHERE

    def name(self, number: int) -> str:
        """What a number is called, whatever it stands for."""
        return f"candidate {number}"

    def table(self, course: Course, asked: bool = True) -> NDArray[np.int32]:
        """What each candidate is, for the seat that is asked: a row each, zeros where there is none."""
        rows = self.described.rows(course, course.options if asked else [], self.size)
        return np.frombuffer(rows, np.int32).reshape(self.size, len(FEATURES))

    def tables(self, courses: Sequence[Course]) -> NDArray[np.int32]:
        """The same for many tables."""
        rows = self.described.all_rows(courses, self.size)
        return np.frombuffer(rows, np.int32).reshape(len(courses), self.size, len(FEATURES))


class Numbered:
    """The number of an action is its place in the game's vocabulary."""

    def __init__(self, game: Game, setting: Setting, seats: int) -> None:
        vocabulary = game.vocabulary(setting, seats)
        self.vocabulary = vocabulary
        self.size = vocabulary.size
        self._names: list[str] = []

    def mask(self, course: Course) -> Mask:
        """1 for every number that may be said."""
        mask = np.zeros(self.size, np.int8)
        mask[self.numbers(course)] = 1
        return mask

    def masks(self, courses: Sequence[Course], counts: NDArray[np.int64]) -> Mask:
        """The same for many tables, which have so many options, a row each."""
        masks = np.zeros((len(courses), self.size), np.int8)
        masks.reshape(-1)[
            [row * self.size + number for row, course in enumerate(courses) for number in self.numbers(course)]
        ] = 1
        return masks

    def numbers(self, course: Course) -> list[int]:
        """The number of each option."""
        if not course.coded:
            course.coded = self.vocabulary.encode(course.state, course.seat, course.options)
        return course.coded

    def places(self, numbers: list[int], courses: Sequence[Course]) -> list[int]:
        """Where the options with these numbers stand, one at each table."""
        return [self.place(number, course) for number, course in zip(numbers, courses, strict=True)]

    def place(self, number: int, course: Course) -> int:
        """Where among the options the one with this number stands, or nowhere."""
        numbers = self.numbers(course)
        return numbers.index(number) if number in numbers else NOWHERE

    def name(self, number: int) -> str:
        """What a number is called, whatever it stands for."""
        self._names = self._names or self.vocabulary.names()
        return self._names[number] if 0 <= number < self.size else f"no number of {self.size}"


def vocabulary_of(game: Game, setting: Setting, seats: int) -> Vocabulary | None:
    """The game's vocabulary, if it has one."""
    try:
        return game.vocabulary(setting, seats)
    except TypeError:
        return None
