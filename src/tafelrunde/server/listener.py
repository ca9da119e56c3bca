"""A listener: one browser that hears what happens at a table.

Messages wait in an outbox. An update does not: it is made when the connection is ready for it and tells all that has happened
since the last one, so a slow listener hears less often, and one that is far behind only the present.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

MOST_WAITING = 200  # messages


class Gone(Exception):
    """The listener is dropped; the code is that of the WebSocket's end."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Teller(Protocol):
    """What a listener listens to."""

    @property
    def version(self) -> int: ...

    def update(self, viewer: int, base: int) -> str:
        """What this viewer is to be told who was shown that version last (-1: none)."""
        ...


class Listener:
    """One connection and what it has been told."""

    def __init__(self, mine: list[int], viewer: int) -> None:
        self.mine = mine
        self.person = ""  # who it is, as far as limits count
        self.viewer = viewer
        self.heard = 0.0  # when it said something last
        self.told = -1  # the version that it was shown last
        self._due = True  # an update, even if nothing happened since
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._wake.set()
        self._gone: Gone | None = None

    def hear(self, message: str) -> None:
        """Let a message go out."""
        self._outbox.append(message)
        if len(self._outbox) > MOST_WAITING:
            self.drop(1013, "this connection is too slow; come back")
        self._wake.set()

    def wake(self) -> None:
        """Something happened at the table."""
        self._wake.set()

    def look(self, viewer: int) -> None:
        """See the whole table from this seat."""
        self.viewer = viewer
        self.told = -1
        self._due = True
        self._wake.set()

    def drop(self, code: int, text: str) -> None:
        """End the connection."""
        self._gone = self._gone or Gone(code, text)
        self._wake.set()

    async def run(self, table: Teller, send: Callable[[str], Awaitable[None]], patience: float) -> None:
        """Send what there is to hear, until the listener is dropped."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._gone is None and (message := self._next(table)) is not None:
                try:
                    async with asyncio.timeout(patience):
                        await send(message)
                except TimeoutError:
                    raise Gone(1013, "this connection is too slow; come back") from None
            if self._gone is not None:
                raise self._gone

    def _next(self, table: Teller) -> str | None:
        if self._outbox:
            return self._outbox.popleft()
        version = table.version
        if not self._due and self.told >= version:
            return None
        base = self.told
        self._due = False
        self.told = version
        return table.update(self.viewer, base)
