"""Computer players in processes of their own."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from higher import GAME
from tafelrunde.engine.flow import State
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
        (worker,) = workers._pool._processes
        os.kill(worker, signal.SIGTERM)
        assert await workers.choose("higher", "random", 5, view) == first
        assert worker not in workers._pool._processes

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
