"""Observations: what a seat may know, as whole numbers, each with a name.

A schema lists tables; a table has named rows and columns, and a column says what its number is. `Game.observe` writes the
numbers in that order, row by row, straight from a state: no view is built. Seats, and where a board has two ends also places,
are told as the viewer sees them: the viewer is always the first. What learning programs make of the numbers (one-hot places,
scaled amounts) follows from the schema alone and is no business of a game.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from tafelrunde.engine.flow import Decision
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import Fixed
from tafelrunde.engine.words import message

AMOUNT: Final = "amount"  # how much or how many: `most` is what is usually the most
FLAG: Final = "flag"  # 0 or 1
CHOICE: Final = "choice"  # which of `values`; below zero: none of them
SET: Final = "set"  # a bit for each of `values`

NONE: Final = -1
MOST_BITS: Final = 31  # of a set: numbers are written in 32 bits


class Column(NamedTuple):
    """What one number of each row is."""

    name: str
    kind: str
    most: int = 1
    values: tuple[str, ...] = ()


class Table(NamedTuple):
    """Things of one kind, a row each. `grid` is its height and width if they lie side by side, row by row."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[Column, ...]
    grid: tuple[int, int] = (0, 0)


class Schema(Fixed):
    """All numbers of an observation, in the order in which they are written."""

    tables: tuple[Table, ...]

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return sum([len(table.rows) * len(table.columns) for table in self.tables])

    def names(self) -> list[str]:
        """The name of each number: `seats.self.cash`."""
        return [f"{table.name}.{row}.{column.name}" for table in self.tables for row in table.rows for column in table.columns]

    def columns(self) -> list[Column]:
        """What each number is."""
        return [column for table in self.tables for _ in table.rows for column in table.columns]


def amount(name: str, most: int) -> Column:
    """How much or how many, and what is usually the most."""
    return Column(name, AMOUNT, most)


def flag(name: str) -> Column:
    """Yes or no."""
    return Column(name, FLAG)


def amounts(**most: int) -> tuple[Column, ...]:
    """Several of them, side by side."""
    return tuple([amount(name, usual) for name, usual in most.items()])


def flags(*names: str) -> tuple[Column, ...]:
    """Several of them, side by side."""
    return tuple([flag(name) for name in names])


def choice(name: str, values: Iterable[str]) -> Column:
    """Which of these, or none."""
    return Column(name, CHOICE, 1, tuple(values))


def some_of(name: str, values: Iterable[str]) -> Column:
    """Any of these at once."""
    found = tuple(values)
    if len(found) > MOST_BITS:
        raise ValueError(f"{name}: a set of {len(found)} does not fit into one number, at most {MOST_BITS} do")
    return Column(name, SET, 1, found)


def single(name: str, *columns: Column) -> Table:
    """A table with one row: what there is only once."""
    return Table(name, ("now",), columns)


def numbered(count: int) -> list[str]:
    """Values that have no names but their numbers."""
    return [str(number) for number in range(count)]


def seat_words(seats: int) -> tuple[str, ...]:
    """The seats as the viewer counts them, clockwise."""
    return ("self", *[f"seat{number}" for number in range(1, seats)])


def open_question(kinds: Sequence[type[Decision]], seats: Sequence[str]) -> tuple[Column, ...]:
    """What `Numbers.question` writes, with which every observation begins."""
    return choice("question", [message(kind) for kind in kinds]), choice("asked", seats), choice("active", seats)


def questions(kinds: Sequence[type[Decision]]) -> dict[type[Decision], int]:
    """A number for each kind of question."""
    return {kind: number for number, kind in enumerate(kinds)}


def from_viewer(other: SeatId, viewer: SeatId, seats: i64) -> i64:
    """How many places to the left of the viewer a seat is; none for nobody."""
    if other < 0:
        return NONE
    place = other - viewer
    return place + seats if place < 0 else place


class Numbers:
    """The numbers of one observation after the other, each written from left to right.

    Where they go further than here, a subclass writes them elsewhere (research/cells.py).
    """

    def __init__(self, size: int, seats: int) -> None:
        self.held: list[i64] = [0] * size
        self.seats: i64 = seats
        self.at: i64 = 0  # the next place
        self.viewer: SeatId = SeatId(0)

    def begin(self, viewer: SeatId) -> None:
        """Begin with the first number again, for this viewer."""
        self.viewer = viewer
        self.at = 0

    def append(self, number: i64) -> None:
        """The next number."""
        self.held[self.at] = number
        self.at += 1

    def flag(self, holds: bool) -> None:
        """The next number: 1 if this holds."""
        self.append(1 if holds else 0)

    def extend(self, numbers: list[i64]) -> None:
        """The next numbers."""
        for number in numbers:
            self.append(number)

    def seat(self, other: SeatId) -> None:
        """The next number: a seat as the viewer counts them."""
        self.append(from_viewer(other, self.viewer, self.seats))

    def question(self, decision: Decision | None, known: dict[type[Decision], int], active: SeatId) -> None:
        """What is asked, who is asked, and whose turn it is; none once the game is over."""
        if decision is None:
            self.append(NONE)
            self.append(NONE)
        else:
            self.append(known[type(decision)])
            self.seat(decision.seat)
        self.seat(active)
