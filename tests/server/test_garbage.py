"""Python looks at everything only seldom, and at what is new in small portions."""

import gc
from collections.abc import Iterator

import pytest

from tafelrunde.server import garbage


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_is_there_is_not_looked_at_again() -> None:
    garbage.look_seldom()
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 10_000  # only what has come since


def test_what_only_refers_to_itself_goes_all_the_same() -> None:
    garbage.look_seldom()
    for _ in range(3 * garbage.YOUNG):
        Knot()
    assert sum(isinstance(one, Knot) for one in gc.get_objects()) < 2 * garbage.YOUNG
    garbage.look()
    assert not any(isinstance(one, Knot) for one in gc.get_objects())
