"""Connections on which nobody asks for anything keep nobody else out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tafelrunde.server.door import IN_FRONT, Door, open_many_files
from tafelrunde.server.limits import Limits
from tests.server.test_hub import until

QUESTION = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """A server that says hello to everybody."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
    await send({"type": "http.response.body", "body": b"hello"})


@asynccontextmanager
async def serving(door: Door) -> AsyncIterator[int]:
    config = uvicorn.Config(answer, http=door.protocol, log_config=None, timeout_keep_alive=60)
    config.load()
    state = ServerState()

    def visitor() -> asyncio.Protocol:
        return door.protocol(config=config, server_state=state, app_state={})

    server = await asyncio.get_running_loop().create_server(visitor, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def run(door: Door, work: Callable[[int], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with serving(door) as port:
            await work(port)

    asyncio.run(whole())


def test_who_asks_for_nothing_is_let_go() -> None:
    """Nor does it help to begin a question and never end it, at once or after another one."""
    door = Door(Limits(hello_seconds=0.1))

    async def work(port: int) -> None:
        for said in (b"", b"GET / HT", QUESTION + b"GET / HT"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            heard = await reader.read()
            assert heard.endswith(b"hello") == said.startswith(QUESTION)
            writer.close()
        await until(lambda: not door.standing)

    run(door, work)


def test_who_goes_on_asking_stays() -> None:
    door = Door(Limits(hello_seconds=0.2))

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(10):
            writer.write(QUESTION)
            assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.05)
        writer.close()

    run(door, work)


def test_one_person_holds_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for a web server in front, from which everybody comes."""
    monkeypatch.setenv(IN_FRONT, "")
    door = Door(Limits(waiting_per_person=2))

    async def work(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        for reader, writer in held:
            writer.write(QUESTION)
            assert b"hello" in await reader.readuntil(b"hello")
            writer.close()
        await until(lambda: not door.standing)

    run(door, work)


@pytest.mark.parametrize(
    ("in_front", "address", "room"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.0/24", "10.0.0.7", True),
        ("*", "203.0.113.9", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("10.0.0.1", "2001:db8::1", False),
        ("", "127.0.0.1", False),
    ],
)
def test_who_stands_in_front(in_front: str, address: str, room: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(IN_FRONT, in_front)
    door = Door(Limits(waiting_per_person=1))
    assert door.come(address)
    assert door.come(address) == room


@pytest.mark.skipif("sys.platform == 'win32'")
def test_there_are_files_for_everybody() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(500, before[1]), before[1]))
    try:
        open_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(65_536, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
