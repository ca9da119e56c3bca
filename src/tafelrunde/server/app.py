"""The application: handlers, hub, errors and headers put together."""

import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from tafelrunde.server.api import HANDLERS
from tafelrunde.server.archive import Here
from tafelrunde.server.client import PACKED, client
from tafelrunde.server.document import document_config
from tafelrunde.server.host_api import HOST_HANDLERS
from tafelrunde.server.hub import Hub
from tafelrunde.server.limits import MESSAGE, RECORD, Bucket
from tafelrunde.server.network import Network
from tafelrunde.server.own_data import OWN_HANDLERS
from tafelrunde.server.pack_api import PACK_HANDLERS
from tafelrunde.server.people_api import PEOPLE_HANDLERS
from tafelrunde.server.replay_api import REPLAY_HANDLERS
from tafelrunde.server.replays import Replays
from tafelrunde.server.security import add_headers, guard
from tafelrunde.server.socket import live
from tafelrunde.server.studio.api import STUDIO_HANDLERS
from tafelrunde.server.studio.desk import Desk
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.turnstile import Turnstile
from tafelrunde.server.watching import read_metrics, watched
from tafelrunde.server.wire import Problem

log = logging.getLogger("tafelrunde.server")

OF_PEOPLE: Final = (*HOST_HANDLERS, *OWN_HANDLERS, *PEOPLE_HANDLERS)
MALFORMED: Final = {400, 413, 414, 415}
noted = Bucket(rate=1, most=100)  # lines about requests that make no sense


def make_app(hub: Hub, network: Network, desk: Desk | None = None) -> Litestar:
    """The application of a hub. It begins when it starts and closes the hub when it stops. Without a desk its studio
    is shut."""
    studio = desk or Desk(hub, Here(), Path(), is_open=False)

    @asynccontextmanager
    async def open_hours(_: Litestar) -> AsyncIterator[None]:
        await hub.begin()
        try:
            yield
        finally:
            await studio.close()
            await hub.close()

    return Litestar(
        [
            *HANDLERS,
            *OF_PEOPLE,
            *PACK_HANDLERS,
            *REPLAY_HANDLERS,
            *STUDIO_HANDLERS,
            live,
            read_metrics,
            client,
        ],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key=PACKED),
        exception_handlers={Trouble: on_trouble, HTTPException: on_http_error, Exception: on_bug},
        guards=[guard],
        middleware=[Turnstile(hub.limits).before, watched],
        lifespan=[open_hours],
        logging_config=None,
        openapi_config=document_config(),
        request_max_body_size=MESSAGE,
        state=State({"access": network.access, "network": network, "hub": hub, "replays": Replays(hub), "desk": studio}),
    )


def path_of(request: Request[Any, Any, Any]) -> str:
    """What was asked for, as far as it fits into a line; the framework's own way would read the name of the host, too."""
    return repr(str(request.scope["path"])[:80])[1:-1]


def note(request: Request[Any, Any, Any], status: int, text: str) -> None:
    """A request that makes no sense is one line in the log; not too many of them."""
    if status in MALFORMED and noted.take(time.monotonic()):
        log.warning("%s %s: %d, %r", request.method, path_of(request), status, text[:200])


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[Problem]:
    """What we say ourselves."""
    note(request, trouble.status, trouble.text)
    headers = {"WWW-Authenticate": "Bearer"} if trouble.status == 401 else None
    return Response(Problem(trouble.text, trouble.say), status_code=trouble.status, headers=headers)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework says: with all it found wrong."""
    text = error.detail
    if error.status_code == 413:
        text = f"the body is too large: at most {MESSAGE} bytes (a record: {RECORD})"
    elif error.status_code in {404, 405}:
        text = f"{request.method} {path_of(request)} is nothing this server knows; /api/schema lists what there is"
    elif error.extra:
        text = f"{text}: {'; '.join(_details(error.extra))}"
    note(request, error.status_code, text)
    return Response(Problem(text), status_code=error.status_code, headers=error.headers)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What must not happen."""
    log.error("%s %s fails", request.method, path_of(request), exc_info=error)
    return Response(Problem("something is wrong with this server; its log says what"), status_code=500)


def _details(extra: dict[str, Any] | Sequence[Any]) -> list[str]:
    found = extra if isinstance(extra, list) else [extra]
    return [
        " ".join(str(item[part]) for part in ("key", "message") if item.get(part)) if isinstance(item, dict) else str(item)
        for item in found
    ]
