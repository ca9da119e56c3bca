"""What was made lately and may be wanted again: a memory with a bound, of which the oldest is forgotten first."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")


class Recent(Generic[K]):
    """Texts by their keys, up to so many characters in all; the newest is always kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._texts: OrderedDict[K, str] = OrderedDict()

    def get(self, key: K) -> str | None:
        """The text of that key, if it is still known."""
        return self._texts.get(key)

    def keep(self, key: K, text: str) -> str:
        """Remember a text."""
        self.size += len(text) - len(self._texts.pop(key, ""))
        self._texts[key] = text
        while self.size > self.most and len(self._texts) > 1:
            self.size -= len(self._texts.popitem(last=False)[1])
        return text

    def clear(self) -> None:
        """Forget everything."""
        self._texts.clear()
        self.size = 0
