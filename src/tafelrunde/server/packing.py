"""Packing: how what is sent to browsers is compressed and put on the line.

Updates of one table are much alike, so looking further back finds more than looking closely: with four times the window and
the quickest level, packing takes half the time that uvicorn's choice takes, and what is sent is no larger.

An update is written to the line at once, past the layers of the framework, as long as the line takes it (`say`); and as long as
little was said that nobody has looked at yet, more is read. Both save the system some calls for every move.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

SENT_WINDOW: Final = 14  # bits: 64 KB for each connection
HEARD_WINDOW: Final = 12  # what browsers say is short
QUICKLY: Final = {"level": 1, "memLevel": 5}  # 16 KB for each connection
AHEAD: Final = 4  # messages that are read before somebody looks at them
LINE: Final = "line"  # the name of this in the state of a connection


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
            for message in messages:
                self.conn.send_text(message.encode())
        except InvalidState:  # somebody hangs up
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Somebody has said something. uvicorn reads no further until it is looked at."""
        goes_on = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused = self.read_paused or goes_on
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False
