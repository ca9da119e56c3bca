"""Security: headers that keep the page to itself, and the check that a request comes from our own page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection, Request, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import WebSocketException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope
from msgspec import Struct

from tafelrunde.server.addresses import is_loopback, machine_name
from tafelrunde.server.limits import person_at
from tafelrunde.server.trouble import Trouble

if TYPE_CHECKING:
    from tafelrunde.server.hub import Hub

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'{scripts}",
        "style-src 'self' 'unsafe-inline'",  # the client draws with style attributes
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
WRITING = {"POST", "PUT", "PATCH", "DELETE"}


class Access(Struct):
    """From where the server may be used."""

    origins: frozenset[str] = (
        frozenset()
    )  # pages other than our own, or our own behind another name: `https://games.example.org`
    local: bool = False  # it was started for this machine alone: then nobody else's name leads to it
    others: frozenset[str] = frozenset()  # but for these, once others in the network were let in

    def check(self, method: str, host: str, origin: str | None) -> None:
        """Refuse what a foreign page asks for. A browser always tells the page's origin; other programs need not."""
        _check_written(host, origin)
        names = {urlsplit(name).netloc for name in self.origins}
        if self.local and host not in names and not self._leads_here(host):
            raise Trouble(403, f"this server is not known as {host[:80]!r}; start it with --origin and that address")
        if origin is None or method not in WRITING or origin in self.origins or urlsplit(origin).netloc == host:
            return
        raise Trouble(403, f"a page from {origin[:80]!r} may not do this; if it should, start the server with --origin and it")

    def _leads_here(self, host: str) -> bool:
        """Whether a name can only mean this machine; once others were let in, also by its own name in any network."""
        name = urlsplit(f"//{host}").hostname or ""
        return (
            is_loopback(name)
            or name in self.others
            or (bool(self.others) and name.partition(".")[0] == machine_name() and not name.replace(".", "").isdigit())
        )


def _check_written(host: str, origin: str | None) -> None:
    """Refuse names that cannot be read."""
    try:
        urlsplit(f"//{host}").port  # noqa: B018  # reading it is the check
        urlsplit(origin or "").port  # noqa: B018
    except ValueError as error:
        raise Trouble(400, f"the names in this request cannot be read: {error}") from error


def checked_origins(origins: Sequence[str]) -> frozenset[str]:
    """Origins as a browser writes them."""
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path.strip("/") or parts.query:
            raise ValueError(f"{origin!r} is no origin; write it like https://games.example.org")
    return frozenset(origin.rstrip("/").lower() for origin in origins)


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Let a request in, or not. A WebSocket counts as writing."""
    access: Access = connection.app.state.access
    method = str(connection.scope.get("method", "POST"))
    try:
        access.check(method, connection.headers.get("host", ""), connection.headers.get("origin"))
    except Trouble as trouble:
        raise refused(connection, trouble) from trouble
    hub: Hub = connection.app.state.hub
    if connection.client and hub.house.bans(person_at(connection.client.host)):
        raise refused(connection, Trouble(403, "nobody is let in from your address; ask the host of this server why"))
    if isinstance(connection, Request):
        await _check_body(connection, handler)


def refused(connection: ASGIConnection[Any, Any, Any, Any], trouble: Trouble) -> Exception:
    """Trouble as this kind of connection is told of it."""
    if isinstance(connection, WebSocket):
        return WebSocketException(detail=trouble.text, code=4000 + trouble.status)
    return trouble


async def _check_body(request: Request[Any, Any, Any], handler: BaseRouteHandler) -> None:
    """What a call takes is JSON of exactly its types: the framework would let `"1"` be a number and take other formats too."""
    data = handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    kind, _, details = request.headers.get("content-type", "").partition(";")
    if kind.strip().lower() != "application/json" or details.strip().lower() not in {"", "charset=utf-8"}:
        raise Trouble(415, "send JSON, as application/json")
    try:
        msgspec.json.decode(await request.body(), type=data.annotation)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Trouble(400, f"this body is not what is asked for: {error}") from error
    except RecursionError:
        raise Trouble(400, "this body is not what is asked for: it is nested too deep") from None


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer says how it may be used."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", POLICY.format(scripts=""))
    if str(scope["path"]).startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
