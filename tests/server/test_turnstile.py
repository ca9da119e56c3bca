"""Of one person only so many requests are at work at once, and nobody else waits for that."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.server.limits import Limits
from tafelrunde.server.turnstile import Turnstile

Work = Callable[[Turnstile, Callable[[str], Awaitable[asyncio.Task[None]]]], Awaitable[None]]


def with_two_at_once(work: Work) -> Turnstile:
    """A turnstile, and what comes to it."""

    async def run() -> Turnstile:
        turnstile = Turnstile(Limits(requests_at_once=2))

        async def come(person: str) -> asyncio.Task[None]:
            task = asyncio.create_task(turnstile.enter(person))
            await asyncio.sleep(0)
            return task

        await work(turnstile, come)
        return turnstile

    return asyncio.run(run())


def test_the_third_one_waits_for_the_first_but_nobody_else_does() -> None:
    async def work(turnstile: Turnstile, come: Callable[[str], Awaitable[asyncio.Task[None]]]) -> None:
        one, two, three, four = [await come("a") for _ in range(4)]
        other = await come("b")
        assert [task.done() for task in (one, two, three, four, other)] == [True, True, False, False, True]
        turnstile.leave("a")
        await three
        assert not four.done()
        turnstile.leave("a")
        await four
        for person in ("a", "a", "b"):
            turnstile.leave(person)

    assert with_two_at_once(work).inside == {}


def test_who_goes_while_waiting_takes_nobodys_turn() -> None:
    """Also in the very moment in which it was given."""

    async def work(turnstile: Turnstile, come: Callable[[str], Awaitable[asyncio.Task[None]]]) -> None:
        one, two, three, four, five = [await come("a") for _ in range(5)]
        three.cancel()
        with pytest.raises(asyncio.CancelledError):
            await three
        turnstile.leave("a")
        four.cancel()
        with pytest.raises(asyncio.CancelledError):
            await four
        await five
        await asyncio.gather(one, two)
        assert turnstile.inside == {"a": 2}

    with_two_at_once(work)


def test_a_connection_to_a_table_is_inside_until_it_is_accepted() -> None:
    seen: list[int] = []

    async def work(turnstile: Turnstile, _: object) -> None:
        async def app(scope: object, receive: object, send: Callable[[object], Awaitable[None]]) -> None:
            seen.append(turnstile.inside.get("192.0.2.1", 0))
            await send({"type": "websocket.accept"})
            seen.append(turnstile.inside.get("192.0.2.1", 0))

        async def nothing(*_: object) -> None:
            pass

        scope = {"type": "websocket", "client": ("192.0.2.1", 1)}
        await turnstile.before(app)(scope, nothing, nothing)

    assert with_two_at_once(work).inside == {}
    assert seen == [1, 0]
