"""The application: handlers, hub, errors and headers put together."""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from tafelrunde.server.api import HANDLERS
from tafelrunde.server.client import PACKED, client
from tafelrunde.server.document import document_config
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import MESSAGE, RECORD
from tafelrunde.server.replay_api import REPLAY_HANDLERS
from tafelrunde.server.replays import Replays
from tafelrunde.server.security import Access, add_headers, guard
from tafelrunde.server.socket import live
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import Problem

log = logging.getLogger("tafelrunde.server")


def make_app(hub: Hub, access: Access) -> Litestar:
    """The application of a hub. It lets computer players go on when it starts and closes the hub when it stops."""

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        hub.resume()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        [*HANDLERS, *REPLAY_HANDLERS, live, client],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key=PACKED),
        exception_handlers={Trouble: on_trouble, HTTPException: on_http_error, Exception: on_bug},
        guards=[guard],
        lifespan=[open_hours],
        logging_config=None,
        openapi_config=document_config(),
        request_max_body_size=MESSAGE,
        state=State({"access": access, "hub": hub, "replays": Replays(hub)}),
    )


def on_trouble(_: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    """What we say ourselves."""
    return Response(Problem(trouble.text), status_code=trouble.status)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework says: with all it found wrong."""
    text = error.detail
    if error.status_code == 413:
        text = f"the body is too large: at most {MESSAGE} bytes (a record: {RECORD})"
    elif error.status_code in {404, 405}:
        text = f"{request.method} {request.url.path[:80]} is nothing this server knows; /api/schema lists what there is"
    elif error.extra:
        text = f"{text}: {'; '.join(_details(error.extra))}"
    return Response(Problem(text), status_code=error.status_code, headers=error.headers)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What must not happen."""
    log.error("%s %s fails", request.method, request.url.path, exc_info=error)
    return Response(Problem("something is wrong with this server; its log says what"), status_code=500)


def _details(extra: dict[str, Any] | Sequence[Any]) -> list[str]:
    found = extra if isinstance(extra, list) else [extra]
    return [
        " ".join(str(item[part]) for part in ("key", "message") if item.get(part)) if isinstance(item, dict) else str(item)
        for item in found
    ]
