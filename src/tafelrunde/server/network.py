"""The network: under which addresses other devices reach this server, and the switch that lets them in while it runs.

A server that was started for this machine alone (`./start`) begins to listen at the machine's other addresses when somebody at
this machine says so on the page. What listens at this machine alone goes on.
"""

import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from tafelrunde.server import wire
from tafelrunde.server.addresses import is_loopback, known_name, machine_addresses, written
from tafelrunde.server.security import Access, checked_origins
from tafelrunde.server.trouble import Trouble

EVERYWHERE = {"0.0.0.0": 4, "::": 6}  # what listens there listens at all addresses of this version
Listen = Callable[[list[socket.socket]], Awaitable[None]]


class Network:
    """One server's."""

    def __init__(self, host: str, port: int, origins: Sequence[str] = (), opened: Sequence[socket.socket] = ()) -> None:
        self.host = host
        self.port = port
        self.origins = [origin.rstrip("/") for origin in origins]
        self.opened = list(opened)  # the sockets at which it listens since others were let in
        self.listen: Listen | None = None  # lets the server listen at these sockets besides its own, and at no others
        self.told: Callable[[list[str]], None] = lambda _: None  # hears where others find the server
        self._name: str | None = None
        self.access = Access(checked_origins(origins), is_loopback(host), frozenset(self._hosts()))

    def addresses(self) -> list[str]:
        """Where other devices find this server, what is surest first; nothing if only this machine does."""
        return self.origins + [f"http://{written(host)}:{self.port}" for host in self._hosts()]

    def own(self) -> str:
        """Where this machine finds it."""
        return f"http://{written('localhost' if self.host in EVERYWHERE else self.host)}:{self.port}/"

    def card(self, client: str) -> wire.Network:
        """What the page shows whoever asks from there."""
        return wire.Network(self.addresses(), bool(self.opened), self.may_switch(client))

    def may_switch(self, client: str) -> bool:
        """Only who sits at this machine lets others in. Behind a web server everybody seems to."""
        return self.listen is not None and self.access.local and not self.origins and is_loopback(client)

    async def switch(self, client: str, others: bool) -> None:
        """Let others in, or shut them out."""
        if not self.may_switch(client) or self.listen is None:
            raise Trouble(403, "only whoever sits at the machine of this server can let others in")
        if others and not self.opened:
            self.opened = _listening(self.port)
            await self.listen(self.opened)
        elif not others:
            twins, self.opened = [one.dup() for one in self.opened], []
            await self.listen([])
            for twin in twins:
                with suppress(OSError), twin:
                    twin.shutdown(socket.SHUT_RDWR)  # whoever keeps it for the next server has it too
        self.access.others = frozenset(self._hosts())
        if self.opened:
            self.told(self.addresses())

    def _hosts(self) -> list[str]:
        if self.opened:
            return [*(str(one.getsockname()[0]) for one in self.opened), *self._names()]
        if self.host in EVERYWHERE:
            return [*machine_addresses(), *(machine_addresses(6) if EVERYWHERE[self.host] == 6 else []), *self._names()]
        return [] if is_loopback(self.host) else [self.host]

    def _names(self) -> list[str]:
        if self._name is None:
            self._name = known_name()
        return [self._name] if self._name else []


def _listening(port: int) -> list[socket.socket]:
    """Sockets at all addresses of this machine at which others can reach it."""
    found = []
    for address in machine_addresses() or machine_addresses(6):
        with suppress(OSError):  # one may be gone by now, or taken
            found.append(bind(address, port))
    if not found:
        raise Trouble(503, "this machine has no address at which others could reach it; is it in a network?")
    return found


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening
