"""Who gets the next worker."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.server import fair_queue
from tafelrunde.server.fair_queue import Claim, FairQueue, Shares


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes only when somebody works."""
    Desk.now = 0.0
    monkeypatch.setattr("tafelrunde.server.fair_queue.time.monotonic", lambda: Desk.now)


class Desk:
    """One worker, and the order in which those who wait get him."""

    now = 0.0

    def __init__(self) -> None:
        self.queue = FairQueue(["worker"])
        self.served: list[str] = []

    async def ask(self, person: str, table: str, expected: float) -> None:
        worker = await self.queue.take(Claim((person,), table), expected)
        self.served.append(table)
        Desk.now += expected
        self.queue.give_back(worker)

    async def serve(self, *claims: tuple[str, str, float]) -> list[str]:
        """All of these come while the worker is busy."""
        busy = await self.queue.take(Claim(("somebody",), "elsewhere"), 0.0)
        tasks = [asyncio.create_task(self.ask(*claim)) for claim in claims]
        await asyncio.sleep(0)
        self.queue.give_back(busy)
        await asyncio.gather(*tasks)
        return self.served


def test_sixty_tables_of_one_make_another_wait_for_one_of_them() -> None:
    async def work() -> None:
        desk = Desk()
        stranger = [("stranger", f"his {number}", 2.0) for number in range(60)]
        served = await desk.serve(*stranger, ("honest", "mine", 2.0))
        assert served.index("mine") <= 1

    run(work)


def test_easy_goes_before_strong() -> None:
    async def work() -> None:
        served = await Desk().serve(("a", "strong", 2.0), ("b", "easy", 0.01), ("c", "normal", 0.5))
        assert served == ["easy", "normal", "strong"]

    run(work)


def test_the_tables_of_one_person_take_turns() -> None:
    async def work() -> None:
        claims = [("a", "first", 1.0)] * 3 + [("a", "second", 1.0)] * 3
        served = await Desk().serve(*claims)
        assert served == ["first", "second"] * 3

    run(work)


def test_who_is_served_least_of_those_at_a_table_pays() -> None:
    async def work() -> None:
        desk = Desk()
        await desk.serve(*[("stranger", "his", 5.0)] * 3)
        desk.served.clear()
        busy = await desk.queue.take(Claim(("somebody",), "elsewhere"), 0.0)
        shared = asyncio.create_task(desk.queue.take(Claim(("stranger", "honest"), "shared"), 1.0))
        alone = asyncio.create_task(desk.ask("stranger", "his", 1.0))
        await asyncio.sleep(0)
        desk.queue.give_back(busy)
        worker = await shared
        assert not alone.done()  # he has had enough; whoever sits with him has not
        desk.queue.give_back(worker)
        await alone

    run(work)


def test_who_hangs_up_takes_no_worker_along() -> None:
    async def work() -> None:
        queue = FairQueue(["worker"])
        first = await queue.take(Claim(("a",), "t"), 1.0)
        gone = asyncio.create_task(queue.take(Claim(("b",), "t"), 1.0))
        waits = asyncio.create_task(queue.take(Claim(("c",), "t"), 1.0))
        await asyncio.sleep(0)
        assert queue.waiting == 2
        gone.cancel()
        await asyncio.sleep(0)
        late = asyncio.create_task(queue.take(Claim(("d",), "t"), 9.0))
        queue.give_back(first)
        late.cancel()  # perhaps in the very moment in which it is served
        assert await waits == "worker"
        assert queue.waiting == 0

    run(work)


def test_a_worker_for_quick_things_takes_nothing_else() -> None:
    async def work() -> None:
        queue = FairQueue(["quick", "any"], lambda worker, expected: worker == "any" or expected < 1)
        assert await queue.take(Claim(("a",), "t"), 5.0) == "any"
        slow = asyncio.create_task(queue.take(Claim(("b",), "u"), 5.0))
        await asyncio.sleep(0)
        assert await queue.take(Claim(("c",), "v"), 0.1) == "quick"
        assert not slow.done()
        queue.give_back("any")
        assert await slow == "any"

    run(work)


def test_who_takes_longer_than_expected_pays_for_it() -> None:
    async def work() -> None:
        desk = Desk()
        slow = await desk.queue.take(Claim(("a",), "slow"), 0.1)
        Desk.now += 10
        desk.queue.give_back(slow)
        served = await desk.serve(("a", "again", 0.1), ("b", "other", 0.1), ("b", "more", 0.1))
        assert served == ["other", "more", "again"]

    run(work)


def test_nobody_saves_up_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_KNOWN", 3)
    shares = Shares()
    for _ in range(10):
        shares.serve("busy", 1.0)
    assert shares.of("new") == shares.of("busy") - 1.0
    for name in "abcdef":
        shares.serve(name, 0.1)
    assert len(shares._taken) == 3
