"""Ids with types: one kind of number is never taken for another, and compiled they are machine words.

A game has more of them in its own `ids.py`. At its borders (content, words, JSON) a number becomes an id: `SeatId(2)`.
"""

from typing import NewType

from mypy_extensions import i64

SeatId = NewType("SeatId", i64)
