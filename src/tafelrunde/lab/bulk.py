"""Bulk play: many games one after the other, with what Python does on the side put off.

Players in thought make and drop many small things, and by default Python looks after every 700 of them for garbage that refers
to itself, among all that lives: content, rules, what players remember. That takes a fifth of the time of games in which
players search much, and finds next to nothing.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SELDOM: Final = (50_000, 20, 50)  # new things between two looks at the youngest; and how often the older ones have their turn


@contextmanager
def bulk_play() -> Iterator[None]:
    """Meanwhile garbage is looked for seldom, and not among what was there before."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
