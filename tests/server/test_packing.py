"""What is sent to browsers is packed, and comes out as it was."""

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame

from tafelrunde.server.packing import HEARD_WINDOW, LINE, SENT_WINDOW, SMALL, Packing

MESSAGES = [json.dumps({"version": number, "spaces": [f"space-{place}" for place in range(2000)]}) for number in range(3)]


async def tell(scope: Any, receive: Any, send: Any) -> None:
    """A server that says the same nearly the same way, three times."""
    await receive()
    await send({"type": "websocket.accept"})
    for message in MESSAGES:
        await send({"type": "websocket.send", "text": message})


@asynccontextmanager
async def serving(app: Any) -> AsyncIterator[str]:
    """The address of a server."""
    config = uvicorn.Config(app, ws=Packing, log_config=None)
    config.load()
    state = ServerState()
    kind: Any = config.http_protocol_class
    server = await asyncio.get_running_loop().create_server(
        lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with server:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def heard() -> tuple[list[str], PerMessageDeflate]:
    """What a browser hears, and how it was agreed to pack it."""

    async def listen() -> tuple[list[str], PerMessageDeflate]:
        async with serving(tell) as address, connect(address) as connection:
            found = [str(await connection.recv()) for _ in MESSAGES]
            (packed,) = connection.protocol.extensions
            assert isinstance(packed, PerMessageDeflate)
            return found, packed

    return asyncio.run(listen())


def test_what_goes_out_together_comes_out_in_its_order() -> None:
    async def together(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert scope["state"][LINE].say(*MESSAGES) is None
        await receive()

    async def listen() -> list[str]:
        async with serving(together) as address, connect(address) as connection:
            return [str(await connection.recv()) for _ in MESSAGES]

    assert asyncio.run(listen()) == MESSAGES


def test_what_is_small_is_sent_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every length that is written differently, between others that are packed."""
    told = ["", "y" * 125, "y" * 126, MESSAGES[0], "ü" * (SMALL // 2), "ü" * (SMALL // 2 + 1), "y"]
    packed: list[bool] = []
    decode = PerMessageDeflate.decode

    def noted(self: PerMessageDeflate, frame: Frame, **named: Any) -> Frame:
        packed.append(frame.rsv1)
        return decode(self, frame, **named)

    async def tell_all(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["state"][LINE].say(*told)
        await receive()

    async def listen() -> list[str]:
        async with serving(tell_all) as address, connect(address) as connection:
            return [str(await connection.recv()) for _ in told]

    monkeypatch.setattr(PerMessageDeflate, "decode", noted)
    assert asyncio.run(listen()) == told
    assert packed[: len(told)] == [False, False, False, True, False, True, False]


def test_a_slow_line_is_waited_for() -> None:
    """As long as the browser takes nothing, it is not told more than fits on the way."""
    noise = random.Random(1)
    told: list[str] = []

    async def tell_much(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        going = None
        while going is None:
            told.append(noise.randbytes(200_000).hex())
            going = scope["state"][LINE].say(told[-1])
        stuck.set()
        await going
        await receive()

    async def listen() -> list[str]:
        async with serving(tell_much) as address, connect(address, max_queue=1, max_size=None) as connection:
            await stuck.wait()
            return [str(await connection.recv()) for _ in told]

    stuck = asyncio.Event()
    assert asyncio.run(listen()) == told
    assert len(told) > 1


def test_whoever_has_hung_up_is_told_nothing() -> None:
    async def late(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        with pytest.raises(ClientDisconnected):
            scope["state"][LINE].say("still there?")
        asked.set()

    async def leave() -> None:
        async with serving(late) as address:
            async with connect(address):
                pass
            await asyncio.wait_for(asked.wait(), 20)

    asked = asyncio.Event()
    asyncio.run(leave())


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
