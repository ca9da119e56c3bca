"""A promise: whoever waits goes on in the moment it is kept."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.server.packing import Inbox
from tafelrunde.server.promise import Promise


def with_waiting(work: Callable[[Promise[int], list[object]], Awaitable[None]]) -> list[object]:
    """What a task that waits for a promise has noted."""
    noted: list[object] = []

    async def wait(promise: Promise[int]) -> None:
        try:
            noted.append(await promise)
        except (ValueError, asyncio.CancelledError) as error:
            noted.append(type(error))

    async def run() -> None:
        promise = Promise[int](asyncio.get_running_loop())
        task = asyncio.create_task(wait(promise))
        await asyncio.sleep(0)
        await work(promise, noted)
        await task

    asyncio.run(run())
    return noted


def test_a_task_goes_on_at_once() -> None:
    async def keep(promise: Promise[int], noted: list[object]) -> None:
        def here() -> None:
            promise.keep(3)
            noted.append("kept")

        asyncio.get_running_loop().call_soon(here)
        await asyncio.sleep(0)

    assert with_waiting(keep) == [3, "kept"]


def test_two_tasks_are_never_at_work_at_the_same_time() -> None:
    """Where another task keeps the promise, whoever waits goes on after that one."""

    async def keep(promise: Promise[int], noted: list[object]) -> None:
        promise.keep(3)
        noted.append("kept")

    assert with_waiting(keep) == ["kept", 3]


def test_it_may_be_broken() -> None:
    async def break_off(promise: Promise[int], _: list[object]) -> None:
        asyncio.get_running_loop().call_soon(promise.break_off, ValueError())

    assert with_waiting(break_off) == [ValueError]


def test_who_waits_may_be_sent_away() -> None:
    async def run() -> tuple[bool, bool]:
        promise = Promise[int](asyncio.get_running_loop())

        async def wait() -> None:
            await promise

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return promise.done(), promise.cancel()

    assert asyncio.run(run()) == (True, False)


def test_what_was_kept_before_is_there_without_waiting() -> None:
    async def run() -> int:
        promise = Promise[int](asyncio.get_running_loop())
        promise.keep(4)
        return await promise

    assert asyncio.run(run()) == 4


def test_what_comes_in_together_is_read_in_its_order_at_once() -> None:
    """In one turn of the loop, as soon as all of it is there."""
    read: list[str] = []

    async def run() -> None:
        inbox = Inbox(asyncio.get_running_loop())

        async def listen() -> None:
            while (heard := await inbox.get()) != "end":
                read.append(heard)

        def come() -> None:
            inbox.hold()
            inbox.put_nowait("one")
            inbox.put_nowait("two")
            assert (read, inbox.qsize()) == ([], 2)
            inbox.let_go()
            assert (read, inbox.empty()) == (["one", "two"], True)
            inbox.put_nowait("three")
            assert read == ["one", "two", "three"]
            inbox.put_nowait("end")

        task = asyncio.create_task(listen())
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(come)
        await task

    asyncio.run(run())
