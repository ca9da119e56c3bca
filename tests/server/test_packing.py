"""What is sent to browsers is packed, and comes out as it was."""

import asyncio
import json
import zlib
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tafelrunde.server.packing import HEARD_WINDOW, SENT_WINDOW, Packing

MESSAGES = [json.dumps({"version": number, "spaces": [f"space-{place}" for place in range(2000)]}) for number in range(3)]


async def tell(scope: Any, receive: Any, send: Any) -> None:
    """A server that says the same nearly the same way, three times."""
    await receive()
    await send({"type": "websocket.accept"})
    for message in MESSAGES:
        await send({"type": "websocket.send", "text": message})


def heard() -> tuple[list[str], PerMessageDeflate]:
    """What a browser hears, and how it was agreed to pack it."""

    async def listen() -> tuple[list[str], PerMessageDeflate]:
        config = uvicorn.Config(tell, ws=Packing, log_config=None)
        config.load()
        state = ServerState()
        kind: Any = config.http_protocol_class
        server = await asyncio.get_running_loop().create_server(
            lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        async with server, connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}") as connection:
            found = [str(await connection.recv()) for _ in MESSAGES]
            (packed,) = connection.protocol.extensions
            assert isinstance(packed, PerMessageDeflate)
            return found, packed

    return asyncio.run(listen())


def test_all_comes_out_as_it_was() -> None:
    """Whatever the size of the window, browser and server agree about it."""
    found, packed = heard()
    assert found == MESSAGES
    assert (packed.remote_max_window_bits, packed.local_max_window_bits) == (SENT_WINDOW, HEARD_WINDOW)


def test_what_was_said_before_is_found_again() -> None:
    """A message that is longer than uvicorn's own window would hold costs little the second time."""
    ours, theirs = packed_with(SENT_WINDOW, 1), packed_with(12, 6)
    assert ours[1] < theirs[1] / 3
    assert sum(ours) < sum(theirs)


def packed_with(window: int, level: int) -> list[int]:
    """How large each message becomes on one connection."""
    updates = [message[:9000] for message in MESSAGES]
    packer = zlib.compressobj(level, zlib.DEFLATED, -window, 5)
    return [len(packer.compress(update.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)) for update in updates]
