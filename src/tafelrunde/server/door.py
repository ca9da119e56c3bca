"""The door: connections on which nobody has asked for anything yet. Each takes one of the files that a process may have open.

Who asks for nothing for a while is let go, and one person holds only so many; a web server in front, whose address is that of
everybody, as many as it likes. Connections to a table are counted where they are opened (hub.py).
"""

import asyncio
import os
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tafelrunde.server.limits import Limits, person_at

MOST_FILES: Final = 65_536
IN_FRONT: Final = "FORWARDED_ALLOW_IPS"  # the web servers whose word about addresses is taken, as uvicorn knows them
USUALLY: Final = "127.0.0.1,::1"

Protocol: Any = AutoHTTPProtocol  # which of its protocols that is depends on what is installed


def open_many_files() -> None:
    """Let this process have as many connections as the system allows: usually it begins with a thousand."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  # Windows has none

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Door:
    """Who stands at it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.standing: Counter[str] = Counter()  # connections, by person
        allowed = [part.strip() for part in os.environ.get(IN_FRONT, USUALLY).split(",")]
        self._in_front = [ip_network(part, strict=False) for part in allowed if _is_network(part)]
        self._believes_all = "*" in allowed

    def come(self, address: str) -> bool:
        """One more connection from this address; whether there is room for it."""
        person = person_at(address)
        self.standing[person] += 1
        return self.standing[person] <= self.limits.waiting_per_person or self._is_in_front(address)

    def go(self, address: str) -> None:
        """One less."""
        person = person_at(address)
        self.standing[person] -= 1
        if not self.standing[person]:
            del self.standing[person]

    def protocol(self, **about: Any) -> asyncio.Protocol:
        """How to speak to whoever comes."""
        return Visitor(self, **about)

    def _is_in_front(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return not address  # a socket of this machine has no address
        return self._believes_all or any(found in network for network in self._in_front)


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


class Visitor(Protocol):  # type: ignore[misc]  # see above
    """One connection, until it is one to a table."""

    def __init__(self, door: Door, **about: Any) -> None:
        super().__init__(**about)
        self.door = door
        self.address = ""
        self._stands = False
        self._alarm: asyncio.TimerHandle | None = None
        self._answered: Any = None  # what was asked last, when somebody looked

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._stands = True
        if self.door.come(self.address):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *about: Any) -> None:
        """Somebody goes on to a table."""
        self._leave()
        super().handle_websocket_upgrade(*about)

    def _leave(self) -> None:
        if self._stands:
            self._stands = False
            self.door.go(self.address)
        if self._alarm is not None:
            self._alarm.cancel()

    def _watch(self) -> None:
        self._alarm = self.loop.call_later(self.door.limits.hello_seconds, self._look)

    def _look(self) -> None:
        """Let go who has asked for nothing since the last time."""
        asked = self.cycle
        if asked is self._answered and (asked is None or asked.response_complete):
            self.transport.close()
            return
        self._answered = asked
        self._watch()
