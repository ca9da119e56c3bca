"""Kinds of numbers: one is never taken for another, and compiled they are machine words."""

from typing import Final, NewType

from mypy_extensions import i64

from tafelrunde.engine import SeatId

Side = NewType("Side", i64)  # HD-G2: who fights together
Square = NewType("Square", i64)  # row by row, from the upper left corner
Figure = NewType("Figure", i64)  # three for each seat, the lead first; a team of two leaves its third number empty
TeamId = NewType("TeamId", i64)
CharacterId = NewType("CharacterId", i64)
CardId = NewType("CardId", i64)  # of a kind of card: copies are equal
Points = NewType("Points", i64)  # of health, attack and defence

NO_SQUARE: Final = Square(-1)
NO_FIGURE: Final = Figure(-1)
NO_TEAM: Final = TeamId(-1)
NO_CHARACTER: Final = CharacterId(-1)
NO_CARD: Final = CardId(-1)
NO_VALUE: Final = Points(-1)  # a card without an attack or defence value

SLOTS: Final = 3  # figures a seat may have
MOST_SEATS: Final = 6
OWNER: Final[tuple[SeatId, ...]] = tuple([SeatId(figure // SLOTS) for figure in range(MOST_SEATS * SLOTS)])  # of each figure
FIGURES: Final[tuple[tuple[Figure, ...], ...]] = tuple(  # of each seat
    [tuple([Figure(seat * SLOTS + slot) for slot in range(SLOTS)]) for seat in range(MOST_SEATS)]
)
EVERYBODY: Final[tuple[tuple[Figure, ...], ...]] = tuple(  # at a table with so many seats
    [tuple([Figure(figure) for figure in range(seats * SLOTS)]) for seats in range(MOST_SEATS + 1)]
)
