"""A listener: one browser that hears what happens at a table.

Messages wait in an outbox. An update does not: it is made when the connection is ready for it and tells all that has happened
since the last one, so a slow listener hears less often, and one that is far behind only the present. That a move counts is said
right behind the update that shows it, and goes out with it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

MOST_WAITING = 200  # messages

Send = Callable[..., Awaitable[None] | None]  # takes messages that go out together; what it returns has to be waited for


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
        self.acting = False  # a move of its own is being kept: it is seen through, also if the connection is gone
        self._due = True  # an update, even if nothing happened since
        self._outbox: list[str] = []
        self._answers: list[str] = []
        self._wake = asyncio.Event()
        self._wake.set()
        self._gone: Gone | None = None

    def hear(self, message: str) -> None:
        """Let a message go out."""
        self._outbox.append(message)
        if len(self._outbox) > MOST_WAITING:
            self.drop(1013, "this connection is too slow; come back")
        self._wake.set()

    def answer(self, message: str) -> None:
        """Let a message go out behind the update that is due."""
        self._answers.append(message)
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

    async def run(self, table: Teller, send: Send, patience: float) -> None:
        """Send what there is to hear, until the listener is dropped."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._gone is None and (messages := self._next(table)):
                if (going := send(*messages)) is not None:
                    await _in_time(going, patience)
            if self._gone is not None:
                raise self._gone

    def _next(self, table: Teller) -> list[str]:
        """What goes out next."""
        if self._outbox:
            found, self._outbox = self._outbox, []
            return found
        found, self._answers = self._answers, []
        version = table.version
        if self._due or self.told < version:
            base = self.told
            self._due = False
            self.told = version
            found.insert(0, table.update(self.viewer, base))
        return found


async def _in_time(going: Awaitable[None], patience: float) -> None:
    """Wait until something has gone out."""
    try:
        async with asyncio.timeout(patience):
            await going
    except TimeoutError:
        raise Gone(1013, "this connection is too slow; come back") from None
