"""The numbers of Dungeon Twister, each with its type: a square is never taken for a token, nor a slot for a hall.

A side is yellow, or blue (alone: violet, the NPCs'); whoever plays it sits on the seat of the same number.
"""

from typing import NewType

from mypy_extensions import i64

from tafelrunde.engine import SeatId

Side = SeatId
Token = NewType("Token", i64)  # a character, an object or an NPC (ruleset.py)
Square = NewType("Square", i64)  # of the board: y * 10 + x
Edge = NewType("Edge", i64)  # of a square of the board: square * 4 + direction
Direction = NewType("Direction", i64)  # north (towards blue), east, south, west
Slot = NewType("Slot", i64)  # where a hall lies: 0 to 7 for S1 to S8 (DT-G1)
HallId = NewType("HallId", i64)  # its place in the pack
EdgeKind = NewType("EdgeKind", i64)  # what is between two squares (DT-G4)
Ground = NewType("Ground", i64)  # what a square is (DT-G3)
Edges = tuple[EdgeKind, ...]  # the kinds of all edges of the board
Grounds = tuple[Ground, ...]  # and the grounds of all squares
Layout = tuple[i64, tuple[tuple[int, EdgeKind], ...]]  # which halls lie where and how; and the marks on their edges
Kind = NewType("Kind", i64)  # of a character (DT-K), or of an object (DT-B)
Goal = NewType("Goal", i64)  # of an NPC (DT-Z)
Card = NewType("Card", i64)  # the value of an action card or a combat card
Mode = NewType("Mode", i64)  # of a fight, and of how an NPC deals with a target
