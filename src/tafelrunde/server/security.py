"""Security: headers that keep the page to itself, and the check that a request comes from our own page."""

import ipaddress
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import WebSocketException
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope
from msgspec import Struct

from tafelrunde.server.trouble import Trouble

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


class Access(Struct, frozen=True):
    """From where the server may be used."""

    origins: frozenset[str] = (
        frozenset()
    )  # pages other than our own, or our own behind another name: `https://games.example.org`
    local: bool = False  # it listens to this machine only: then nobody else's name leads to it

    def check(self, method: str, host: str, origin: str | None) -> None:
        """Refuse what a foreign page asks for. A browser always tells the page's origin; other programs need not."""
        names = {urlsplit(name).netloc for name in self.origins}
        if self.local and host not in names and not _is_local(host):
            raise Trouble(403, f"this server is not known as {host[:80]!r}; start it with --origin and that address")
        if origin is None or method not in WRITING or origin in self.origins or urlsplit(origin).netloc == host:
            return
        raise Trouble(403, f"a page from {origin[:80]!r} may not do this; if it should, start the server with --origin and it")


def _is_local(host: str) -> bool:
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def checked_origins(origins: Sequence[str]) -> frozenset[str]:
    """Origins as a browser writes them."""
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path.strip("/") or parts.query:
            raise ValueError(f"{origin!r} is no origin; write it like https://games.example.org")
    return frozenset(origin.rstrip("/").lower() for origin in origins)


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let a request in, or not. A WebSocket counts as writing."""
    access: Access = connection.app.state.access
    method = str(connection.scope.get("method", "POST"))
    try:
        access.check(method, connection.headers.get("host", ""), connection.headers.get("origin"))
    except Trouble as trouble:
        if isinstance(connection, WebSocket):
            raise WebSocketException(detail=trouble.text, code=4000 + trouble.status) from trouble
        raise


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer says how it may be used."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    headers.setdefault("Content-Security-Policy", POLICY.format(scripts=""))
    if str(scope["path"]).startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
