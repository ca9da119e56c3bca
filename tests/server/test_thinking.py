"""Computer players in processes of their own."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from higher import GAME
from tafelrunde.engine.flow import State
from tafelrunde.server.fair_queue import NOBODY
from tafelrunde.server.thinking import Clueless, Workers
from tafelrunde.table.hint import make_hint
from tests.server.processes import ROOT, install_example_game
from tests.table.test_room import asked, room


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game, for processes that start from here."""
    install_example_game(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(ROOT), *sys.path])


def with_workers(work: Callable[[Workers], Awaitable[None]], patience: float = 30) -> None:
    async def run() -> None:
        workers = Workers(1, patience)
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def processes(workers: Workers) -> set[int]:
    return {number for worker in workers._queue.workers for number in worker.pool._processes}


def a_view() -> State:
    table = room()
    return table.view(asked(table))


def test_a_worker_thinks_again_after_it_died(installed: None) -> None:
    async def work(workers: Workers) -> None:
        workers.warm_up()
        view = a_view()
        first = await workers.choose("higher", "random", 5, view)
        assert first == await workers.choose("higher", "random", 5, view)  # the same seed, the same thought
        assert first == GAME.player("random", 5).choose(view).text
        died = processes(workers)
        for worker in died:
            os.kill(worker, signal.SIGTERM)
        assert await workers.choose("higher", "random", 5, view) == first
        assert processes(workers) != died

    with_workers(work)


def test_a_thought_that_fails_or_never_ends_is_reported(installed: None) -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Clueless, match="UnknownGame"):
            await workers.choose("chess", "random", 1, a_view())
        workers.patience = 0.0
        with pytest.raises(Clueless, match="longer than"):
            await workers.choose("higher", "random", 1, a_view())
        workers.patience = 30
        assert await workers.choose("higher", "random", 1, a_view())

    with_workers(work)


def test_a_worker_gives_the_same_hint_as_everybody(installed: None) -> None:
    async def work(workers: Workers) -> None:
        view = a_view()
        assert await workers.advise("higher", 5, view) == make_hint(GAME, view, 5)
        with pytest.raises(Clueless, match="the adviser of chess failed"):
            await workers.advise("chess", 5, view)

    with_workers(work)


def test_a_slow_thought_is_cut_without_hurting_others(installed: None) -> None:
    """Its own worker is replaced; the thought beside it is finished, and by the same process as ever."""

    async def work(workers: Workers) -> None:
        view = a_view()
        await workers.choose("higher", "random", 1, view)
        slow, other = workers._queue.workers
        before = set(other.pool._processes)
        await other.do(30, abs, 1)
        cut = asyncio.create_task(slow.do(0.2, time.sleep, 30))
        beside = asyncio.create_task(other.do(30, abs, -7))
        with pytest.raises(TimeoutError):
            await cut
        assert await beside == 7
        assert not before or set(other.pool._processes) == before
        assert await slow.do(30, abs, -8) == 8

    with_workers(work)


def test_time_counts_from_when_a_worker_begins(installed: None) -> None:
    """Thoughts that wait for each other longer than a thought may take are all thought."""

    async def work(workers: Workers) -> None:
        await asyncio.gather(*(worker.do(30, abs, 1) for worker in workers._queue.workers))  # they have started
        workers.patience = 1.0
        thoughts = [workers._ask("x", NOBODY, ("higher", ""), time.sleep, 0.4) for _ in range(8)]
        assert await asyncio.gather(*thoughts) == [None] * 8

    with_workers(work)


def test_what_is_begun_is_finished_though_nobody_waits(installed: None) -> None:
    """Else the next thought would wait behind it, and its time would count."""

    async def work(workers: Workers) -> None:
        thought = asyncio.create_task(workers._ask("x", NOBODY, ("higher", ""), time.sleep, 0.3))
        while not workers._running:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        (begun,) = workers._running
        thought.cancel()
        await begun
        assert await workers.choose("higher", "random", 1, a_view())

    with_workers(work)
