"""Watching over a server: what its processes have counted, for whoever has the key, and a line of the log for each request.

Processes that share a database leave their readings there every few seconds, so that each can tell those of all: a balancer
may send whoever asks to any of them.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.server import metrics, wire
from tafelrunde.server.instruments import Reading, exposition
from tafelrunde.server.keys import fits, hashed
from tafelrunde.server.logs import ACCESS
from tafelrunde.server.store import StoreError
from tafelrunde.server.trouble import Trouble

if TYPE_CHECKING:
    from tafelrunde.server.hub import Hub

EVERY: Final = 5.0  # seconds between two reports of a process
MOST_TABLES: Final = 100  # that a process tells of
SILENT: Final = 30.0  # seconds after which one of whom nothing is heard is gone
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"

WATCHER: Final = "watcher-key"  # reads the figures
HOST: Final = "host-key"  # may do everything


class Report(msgspec.Struct):
    """What one process tells the others about itself."""

    readings: list[Reading]
    process: wire.HostProcess


class Watch:
    """Over one process, and over those who share its database."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.size = 0  # of the database
        metrics.connections.ask = lambda: {(): hub.connections}
        metrics.people.ask = lambda: {(): len(hub.connections_of)}
        metrics.tables.ask = lambda: {(): len(hub.tables)}
        metrics.waiting.ask = lambda: {("thoughts",): hub.thinkers.waiting, ("archive",): hub.archive.waiting}
        metrics.database_bytes.ask = lambda: {(): self.size}
        metrics.disk_free_bytes.ask = lambda: {(): free} if (free := hub.store.free_disk()) is not None else {}

    async def run(self) -> None:
        """Report again and again."""
        while True:
            with suppress(StoreError):  # whoever cannot report is silent, and missed
                self.size = await self.hub.store.size()
                if await self.hub.house.look():
                    self.hub.house_changed()
                if self.hub.company.shared:
                    report = msgspec.json.encode(self.report())
                    await self.hub.store.report(self.hub.company.name, report, time.time(), SILENT)
            await asyncio.sleep(EVERY)

    def report(self) -> Report:
        """What this process has to say about itself."""
        hub = self.hub
        tables = sorted(hub.tables.values(), key=lambda table: (-len(table.listeners), -table.kept.moved))
        process = wire.HostProcess(
            hub.company.name,
            metrics.memory(),
            time.process_time(),
            hub.connections,
            hub.thinkers.waiting,
            [table.host_table() for table in tables[:MOST_TABLES]],
        )
        return Report(metrics.readings(), process)

    async def reports(self) -> dict[str, Report]:
        """What all processes say, this one as of now."""
        found: dict[str, Report] = {}
        if self.hub.company.shared:
            with suppress(StoreError):
                for name, report in await self.hub.store.reports(time.time() - SILENT):
                    with suppress(msgspec.MsgspecError):  # of another version, in the middle of an update
                        found[name] = msgspec.json.decode(report, type=Report)
        return found | {self.hub.company.name: self.report()}

    async def admit(self, connection: ASGIConnection[Any, Any, Any, Any], *names: str) -> None:
        """Refuse whoever does not bring one of the keys of these names."""
        kind, _, key = connection.headers.get("authorization", "").partition(" ")
        try:
            kept = [await self.hub.store.known_secret(name) for name in names]
        except StoreError as error:
            raise Trouble(503, f"{error}; try again later") from error
        if kind.lower() != "bearer" or not any(one is not None and fits(hashed(key.strip()), one) for one in kept):
            raise Trouble(401, "this needs the key of the host; `tafelrunde host-key` makes one")


@get("/metrics", include_in_schema=False)
async def read_metrics(request: ASGIConnection[Any, Any, Any, Any]) -> Response[str]:
    """What all processes have counted, for Prometheus."""
    watch: Watch = request.app.state.hub.watch
    await watch.admit(request, HOST, WATCHER)
    reports = await watch.reports()
    return Response(exposition({name: report.readings for name, report in reports.items()}), media_type=TEXT)


def watched(app: ASGIApp) -> ASGIApp:
    """An application whose requests are counted and, where the log wants it, noted. Only the form of an address is told, never
    what stands in it."""

    async def counting(scope: Scope, receive: Receive, send: Send) -> None:
        method = scope.get("method")
        if not method:  # a WebSocket
            await app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            took = time.perf_counter() - begun
            call = str(scope.get("path_template", ""))
            metrics.requests.add(call, str(method), str(status))
            metrics.request_seconds.note(took, call)
            if ACCESS.isEnabledFor(logging.INFO):
                fields = {"call": call, "method": method, "status": status, "milliseconds": round(took * 1000, 1)}
                ACCESS.info("request", extra=fields)

    return counting
