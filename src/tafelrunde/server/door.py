"""The door: the socket at which the server listens. It can stay open while one server takes the place of another.

`./start` does so (tools/changeover.py): it keeps the door of the first server and hands it to the second one. Whoever comes in
between is not turned away, but waits for a moment. Both find the number of their socket in a variable of the environment.
"""

import os
import socket
from typing import Final

KEEPER: Final = "TAFELRUNDE_KEEPER"  # a socket to somebody who wants to keep the door
DOOR: Final = "TAFELRUNDE_DOOR"  # the door that was kept


def kept_open() -> socket.socket | None:
    """The door of the server before this one, if there was one."""
    number = os.environ.pop(DOOR, None)
    return socket.socket(fileno=int(number)) if number else None


def hand_to_keeper(door: socket.socket) -> None:
    """Let the keeper have the door too, if there is one."""
    if number := os.environ.pop(KEEPER, None):
        with socket.socket(fileno=int(number)) as keeper:
            socket.send_fds(keeper, [b"."], [door.fileno()])
