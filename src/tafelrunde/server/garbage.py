"""Garbage: when Python looks for objects that only refer to each other.

Nearly everything here is freed as soon as nobody refers to it. Python looks through all tables nevertheless, whenever a quarter
of what it knows is new: with hundreds of tables that takes the better part of a second, every few seconds, in which nobody's
move is answered. So it looks often at what is new, in small portions, and at everything only every hour, or when millions of
objects have come to stay.
"""

import gc
from typing import Final

YOUNG: Final = 2_000  # new objects, at which it looks some milliseconds
MIDDLE: Final = 5  # looks at young ones, after which it looks at these once more
ALL: Final = 500  # looks at those: five million objects


def look_seldom() -> None:
    """From now on. What is there already (the program and its content) stays, and is looked at no more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, ALL)


def look() -> None:
    """At everything, now."""
    gc.collect()
