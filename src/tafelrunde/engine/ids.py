"""Ids with types: one kind of number is never taken for another, and compiled they are machine words.

A game has more of them in its own `ids.py`. Outside of engine, games and players a seat is a plain number; at the borders
(content, words, the table) a number becomes an id: `SeatId(2)`.
"""

from typing import NewType

from mypy_extensions import i64

SeatId = NewType("SeatId", i64)
