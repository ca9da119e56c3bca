"""Handover: the socket at which the server listens can stay open while one server takes the place of another.

`./start` does so (tools/changeover.py): it keeps the socket of the first server and hands it to the second one. Whoever comes
in between is not turned away, but waits for a moment. Both find the number of their socket in a variable of the environment.
"""

import os
import socket
from typing import Final

KEEPER: Final = "TAFELRUNDE_KEEPER"  # a socket to somebody who wants to keep the listening socket
LISTENING: Final = "TAFELRUNDE_LISTENING"  # the listening socket that was kept


def kept_open() -> socket.socket | None:
    """The listening socket of the server before this one, if there was one."""
    number = os.environ.pop(LISTENING, None)
    return socket.socket(fileno=int(number)) if number else None


def hand_to_keeper(listening: socket.socket) -> None:
    """Let the keeper have the socket too, if there is one."""
    if number := os.environ.pop(KEEPER, None):
        with socket.socket(fileno=int(number)) as keeper:
            socket.send_fds(keeper, [b"."], [listening.fileno()])
