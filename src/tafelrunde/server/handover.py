"""Handover: the sockets at which the server listens can stay open while one server takes the place of another.

`./start` does so (tools/changeover.py): it keeps the sockets of the first server and hands them to the second one. Whoever
comes in between is not turned away, but waits for a moment. Both find the numbers of their sockets in their environment.
"""

import os
import socket
from contextlib import suppress
from typing import Final

KEEPER: Final = "TAFELRUNDE_KEEPER"  # a socket to somebody who wants to keep the listening sockets
LISTENING: Final = "TAFELRUNDE_LISTENING"  # the listening sockets that were kept


def kept_open() -> list[socket.socket]:
    """The listening sockets of the server before this one, if there was one."""
    numbers = os.environ.pop(LISTENING, None)
    return [socket.socket(fileno=int(number)) for number in numbers.split(",")] if numbers else []


class Keeper:
    """Whoever keeps the sockets, if anybody does. The last that was handed over counts."""

    def __init__(self) -> None:
        number = os.environ.pop(KEEPER, None)
        self.line = socket.socket(fileno=int(number)) if number else None

    def keep(self, listening: list[socket.socket]) -> None:
        """Let the keeper have these sockets too."""
        if self.line is not None:
            with suppress(OSError):  # the keeper may be gone
                socket.send_fds(self.line, [b"."], [one.fileno() for one in listening])
