"""Packing: how what is sent to browsers is compressed and put on the line.

Updates of one table are much alike, so looking further back finds more than looking closely: with four times the window and
the quickest level, packing takes half the time that uvicorn's choice takes, and what is sent is no larger. What is small is
sent as it is: it goes out in one flight either way, so packing would cost the server time and save nobody any.

An update is written to the line at once, past the layers of the framework, as long as the line takes it (`say`). What comes in
is looked at in the same turn of the loop (`Inbox`), and as long as little was said that nobody has looked at yet, more is read.
All this saves the system some calls for every move.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

from tafelrunde.server.promise import Promise

SENT_WINDOW: Final = 14  # bits: 64 KB for each connection
HEARD_WINDOW: Final = 12  # what browsers say is short
QUICKLY: Final = {"level": 1, "memLevel": 5}  # 16 KB for each connection
SMALL: Final = 4096  # bytes
AHEAD: Final = 4  # messages that are read before somebody looks at them
WHOLE_TEXT: Final = 0x81
LINE: Final = "line"  # the name of this in the state of a connection


class Inbox:
    """What has come in, as far as uvicorn wants to know of a queue. Whoever waits for it goes on as soon as all is there that
    came together."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._came: deque[Any] = deque()
        self._reader: Promise[None] | None = None
        self._holding = False

    def put_nowait(self, event: Any) -> None:
        """One more."""
        self._came.append(event)
        if not self._holding:
            self._tell()

    async def get(self) -> Any:
        """The next one."""
        while not self._came:
            self._reader = Promise(self._loop)
            await self._reader
        return self._came.popleft()

    def qsize(self) -> int:
        """How many nobody has looked at."""
        return len(self._came)

    def empty(self) -> bool:
        """Whether all have been looked at."""
        return not self._came

    def hold(self) -> None:
        """Something comes in, perhaps with more behind it."""
        self._holding = True

    def let_go(self) -> None:
        """That was all."""
        self._holding = False
        if self._came:
            self._tell()

    def _tell(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.keep(None)


class Packing(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that packs as we like it."""

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=SENT_WINDOW, client_max_window_bits=HEARD_WINDOW, compress_settings=QUICKLY
            )
        ]
        self.app_state = {**self.app_state, LINE: self}
        self.queue: Any = Inbox(self.loop)

    def data_received(self, data: bytes) -> None:
        """Somebody says something, or a part of it."""
        self.queue.hold()
        try:
            super().data_received(data)
        finally:
            self.queue.let_go()

    def say(self, *messages: str) -> Awaitable[None] | None:
        """Send them; something to wait for, if the line is slow."""
        if self.writable.is_set():
            self._write(messages)
            return None
        return self._say_later(messages)

    async def _say_later(self, messages: Sequence[str]) -> None:
        await self.writable.wait()
        self._write(messages)

    def _write(self, messages: Sequence[str]) -> None:
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.transport.write(b"".join(map(self._framed, messages)))
        except InvalidState:  # somebody hangs up
            raise ClientDisconnected from None

    def _framed(self, message: str) -> bytes:
        """As it goes out; what was to go out before has gone."""
        data = message.encode()
        if len(data) <= SMALL and self.conn.state is OPEN:
            return _head(len(data)) + data
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())

    def send_receive_event_to_app(self) -> None:
        """Somebody has said something. uvicorn reads no further until it is looked at."""
        goes_on = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused = self.read_paused or goes_on
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False


def _head(size: int) -> bytes:
    """What stands before a whole text that is not packed (RFC 6455, 5.2)."""
    return bytes((WHOLE_TEXT, size)) if size < 126 else bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
