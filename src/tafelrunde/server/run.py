"""Running the server: for oneself, or for friends."""

import asyncio
import logging
import os
import signal
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from threading import Thread
from typing import Any, Final

import msgspec
import uvicorn

from tafelrunde.engine import registry
from tafelrunde.server import client, garbage, handover, shelf
from tafelrunde.server.app import make_app
from tafelrunde.server.archive import Archive
from tafelrunde.server.data_folder import lab_folder
from tafelrunde.server.door import Door, open_many_files
from tafelrunde.server.homes import company_of, store_at
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import MESSAGE, Limits
from tafelrunde.server.logs import Form, write_log
from tafelrunde.server.network import Network, bind
from tafelrunde.server.packing import Packing
from tafelrunde.server.processes import READY, Processes, say_ready
from tafelrunde.server.store import Keeping, StoreError
from tafelrunde.server.studio.desk import Desk
from tafelrunde.server.thinking import VERY_POLITE, Worker, Workers
from tafelrunde.server.wire import Health

log = logging.getLogger("tafelrunde.server")

PORT: Final = 8765
PACE: Final = 0.1  # seconds before each move of a computer player while somebody watches


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def aloud(text: str) -> None:
    """Say it at once, also to whoever reads it through a pipe: a log, another program."""
    print(text, flush=True)


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
    log_form: Form = "text",
    keeping: Keeping = Keeping(),  # noqa: B008  # it never changes
    say: Callable[[str], None] = aloud,
    studio: bool | None = None,
) -> None:
    """Serve until Ctrl+C. Port 0 takes any free one; no port takes the usual one, or a free one where it is taken.

    The studio is open on one's own machine, unless somebody says otherwise. A server that takes the place of another
    (handover.py) listens where that one did, and leaves the page that is open alone.
    """
    limits = limits or Limits()
    open_many_files()
    kept = handover.kept_open()
    first = kept[0] if kept else _listen(host, port)
    if first is None:
        address = Network(host, PORT).own()
        say(f"Tafelrunde is already at {address}")
        if open_page:
            webbrowser.open(address)
        return
    with ExitStack() as closing:
        listening = [closing.enter_context(one) for one in kept or [first]]
        try:
            store = store_at(database)
            network = Network(host, first.getsockname()[1], origins, kept[1:])
        except (StoreError, ValueError) as error:
            raise CannotServe(str(error)) from error
        if workers is None:
            workers = max(1, min(4, (os.cpu_count() or 2) - 1))
        thinkers = Workers(workers, limits.think_seconds)
        hub = Hub(store, thinkers, limits, pace, Archive(limits, Worker(VERY_POLITE)), keeping, company=company_of(store))
        own_machine = network.access.local and not origins
        is_open = own_machine if studio is None else studio
        reader = Worker(politeness=0)  # somebody types and waits for it
        desk = Desk(hub, reader, lab_folder(database), is_open=is_open)
        server = _Server(
            uvicorn.Config(
                make_app(hub, network, desk),
                http=Door(limits).protocol,  # type: ignore[arg-type]  # whatever makes one will do
                ws=Packing,
                ws_max_size=MESSAGE,
                log_config=None,
                timeout_graceful_shutdown=3,
                server_header=False,
            )
        )
        keeper = handover.Keeper()

        async def listen(others: list[socket.socket]) -> None:
            await server.listen_also(others)
            keeper.keep([first, *others])

        one_of_many = READY in os.environ

        def ready() -> None:
            if not one_of_many:
                say(f"Tafelrunde is {'back ' if kept else ''}at {network.own()} (Ctrl+C ends it)")
                say(_for_others(network.addresses()))
            keeper.keep(listening)
            say_ready()
            thinkers.warm_up()
            if is_open:
                reader.warm_up()
            client.pack()
            shelf.cards()  # reads what stands on the boxes
            garbage.look_seldom()
            if open_page and not kept:
                Thread(target=webbrowser.open, args=(network.own(),), daemon=True).start()

        network.listen = listen
        network.told = lambda addresses: say(_for_others(addresses))
        server.ready = ready
        write_log(log_form)
        for name, trouble in registry.left_out().items():
            log.warning("the game %r is left out, as it cannot be loaded: %s", name, trouble)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises it anew when all is put away
        try:
            server.run(sockets=listening)
        except KeyboardInterrupt:
            say("Good night.")


def serve_many(
    processes: int,
    command: Sequence[str],
    host: str = "127.0.0.1",
    port: int = PORT,
    origins: Sequence[str] = (),
    *,
    environment: Mapping[str, str] | None = None,
    say: Callable[[str], None] = aloud,
) -> None:
    """Let so many processes serve, each of them started by this command, until Ctrl+C. They share the listening socket."""
    try:
        network = Network(host, port, origins)
        with _listen(host, port) or bind(host, 0) as listening:
            listening.set_inheritable(True)
            network.port = listening.getsockname()[1]
            say(f"Tafelrunde is at {network.own()}, with {processes} processes (Ctrl+C ends it)")
            say(_for_others(network.addresses()))
            Processes(processes, command, environment or {}, [listening], say).run()
    except ValueError as error:
        raise CannotServe(str(error)) from error
    say("Good night.")


def _for_others(addresses: list[str]) -> str:
    """What the terminal says about other devices."""
    if addresses:
        return f"Other devices open {' or '.join(f'{address}/' for address in addresses)}"
    return "Only this machine can open it. The page has a switch that lets others in your network join."


class _Server(uvicorn.Server):
    """Says when it is ready."""

    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self.ready)

    async def listen_also(self, others: list[socket.socket]) -> None:
        """Listen at these sockets besides the first, and at no others."""
        while len(self.servers) > 1:
            self.servers.pop().close()
        loop = asyncio.get_running_loop()
        for one in others:
            self.servers.append(await loop.create_server(self._protocol, sock=one, backlog=self.config.backlog))

    def _protocol(self) -> asyncio.Protocol:
        """Somebody comes: spoken to as uvicorn speaks to everybody."""
        kind: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return protocol


def _listen(host: str, port: int | None) -> socket.socket | None:
    """A socket at that port; none if a Tafelrunde is there already and any would do."""
    try:
        return bind(host, PORT if port is None else port)
    except OSError as error:
        if port is not None:
            hint = "choose another --port or --host"
            raise CannotServe(f"cannot listen at {host}:{port} ({error.strerror or error}); {hint}") from error
    if _is_ours(f"{Network(host, PORT).own()}api/health"):
        return None
    try:
        return bind(host, 0)
    except OSError as error:
        raise CannotServe(f"cannot listen at {host} ({error.strerror or error}); choose another --host") from error


def _is_ours(health: str) -> bool:
    try:
        with urllib.request.urlopen(health, timeout=2) as answer:
            msgspec.json.decode(answer.read(10_000), type=Health)
    except (OSError, msgspec.MsgspecError):
        return False
    return True
