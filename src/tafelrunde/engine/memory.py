"""Memory of a picture: what was drawn lately, by what it was drawn from.

A part whose source is the same is not drawn again, for whichever viewer; so it is the very same object, and whoever looks for
changes finds none at a glance.
"""

from collections.abc import Callable, Hashable
from typing import ClassVar, Final, TypeVar

T = TypeVar("T")

KEPT: Final = 1024  # parts


class Memory:
    """One picture's. A source names all that a part is drawn from; whoever takes a part from here leaves it as it is."""

    all: ClassVar[list["Memory"]] = []

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self._parts: dict[Hashable, object] = {}
        Memory.all.append(self)

    def part(self, source: Hashable, draw: Callable[[], T]) -> T:
        """The part that is drawn from this."""
        found = self._parts.get(source)
        if found is None:
            if len(self._parts) >= self.most:
                del self._parts[next(iter(self._parts))]
            found = self._parts[source] = draw()
        return found  # type: ignore[return-value]  # it was drawn from the same source

    @classmethod
    def forget(cls) -> None:
        """Draw everything anew; for tests."""
        for memory in cls.all:
            memory._parts.clear()
