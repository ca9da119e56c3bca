"""Running the server: for oneself, or for friends."""

import asyncio
import logging
import os
import signal
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from threading import Thread
from typing import Final

import msgspec
import uvicorn

from tafelrunde.engine import registry
from tafelrunde.server import client, handover, shelf
from tafelrunde.server.app import make_app
from tafelrunde.server.data_folder import database_file
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import MESSAGE, Limits
from tafelrunde.server.security import Access, checked_origins
from tafelrunde.server.sqlite import SqliteStore
from tafelrunde.server.store import StoreError
from tafelrunde.server.thinking import Workers
from tafelrunde.server.wire import Health

log = logging.getLogger("tafelrunde.server")

PORT: Final = 8765
PACE: Final = 0.1  # seconds before each move of a computer player while somebody watches


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = PORT,
    database: str | os.PathLike[str] | None = None,
    origins: Sequence[str] = (),
    open_page: bool = False,
    *,
    workers: int | None = None,
    limits: Limits | None = None,
    pace: float = PACE,
    say: Callable[[str], None] = print,
) -> None:
    """Serve until Ctrl+C. Port 0 takes any free one; no port takes the usual one, or a free one where it is taken.

    A server that takes the place of another (handover.py) listens where that one did, and leaves the page that is open alone.
    """
    limits = limits or Limits()
    kept = handover.kept_open()
    listening = kept or _listen(host, port)
    if listening is None:
        address = f"http://{_shown(host)}:{PORT}/"
        say(f"Tafelrunde is already at {address}")
        if open_page:
            webbrowser.open(address)
        return
    with listening:
        try:
            store = SqliteStore(database_file(database))
            access = Access(checked_origins(origins), _is_loopback(host))
        except (StoreError, ValueError) as error:
            raise CannotServe(str(error)) from error
        thinkers = Workers(workers or max(1, min(4, (os.cpu_count() or 2) - 1)), limits.think_seconds)
        hub = Hub(store, thinkers, limits, pace)
        server = _Server(
            uvicorn.Config(
                make_app(hub, access),
                ws="websockets-sansio",
                ws_max_size=MESSAGE,
                log_level="warning",
                timeout_graceful_shutdown=3,
                server_header=False,
            )
        )
        address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"

        def ready() -> None:
            say(f"Tafelrunde is {'back ' if kept else ''}at {address} (Ctrl+C ends it)")
            handover.hand_to_keeper(listening)
            thinkers.warm_up()
            client.pack()
            shelf.cards()  # reads what stands on the boxes
            if open_page and not kept:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        server.ready = ready
        logging.getLogger("tafelrunde").addHandler(logging.StreamHandler())
        for name, trouble in registry.left_out().items():
            log.warning("the game %r is left out, as it cannot be loaded: %s", name, trouble)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it anew when all is put away
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            say("Good night.")


class _Server(uvicorn.Server):
    """Says when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self.ready)


def _listen(host: str, port: int | None) -> socket.socket | None:
    """A socket at that port; none if a Tafelrunde is there already and any would do."""
    try:
        return _bind(host, PORT if port is None else port)
    except OSError as error:
        if port is not None:
            hint = "choose another --port or --host"
            raise CannotServe(f"cannot listen at {host}:{port} ({error.strerror or error}); {hint}") from error
    if _is_ours(f"http://{_shown(host)}:{PORT}/api/health"):
        return None
    try:
        return _bind(host, 0)
    except OSError as error:
        raise CannotServe(f"cannot listen at {host} ({error.strerror or error}); choose another --host") from error


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def _is_ours(health: str) -> bool:
    try:
        with urllib.request.urlopen(health, timeout=2) as answer:
            msgspec.json.decode(answer.read(10_000), type=Health)
    except (OSError, msgspec.MsgspecError):
        return False
    return True


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    """A host as an address a person can open."""
    if host in {"0.0.0.0", "::"}:
        return "localhost"
    return f"[{host}]" if ":" in host else host
