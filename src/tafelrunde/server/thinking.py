"""Computer players think in processes of their own, so that the table never waits for them. They get a view, never a state.

A worker that dies is replaced; a thought that fails or takes too long is reported, and the table says the default instead.
"""

import asyncio
import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

import msgspec

from tafelrunde.engine.codec import from_data, to_data
from tafelrunde.engine.flow import State
from tafelrunde.engine.part import Setting
from tafelrunde.engine.registry import find, games

TRIES: Final = 3


class Clueless(Exception):
    """A computer player found nothing to say; the message tells why."""


class Thinkers(ABC):
    """Somebody who decides for computer players."""

    @abstractmethod
    async def choose(self, game: str, level: str, seed: int, view: State) -> str:
        """The words of an action for the view's open decision."""

    @abstractmethod
    async def close(self) -> None:
        """Think no more."""


class Workers(Thinkers):
    """Processes that think."""

    def __init__(self, count: int, patience: float) -> None:
        self.count = count
        self.patience = patience
        self._pool = self._hire()

    def warm_up(self) -> None:
        """Load the games now, so that the first thought does not have to wait for it."""
        for _ in range(self.count):
            self._pool.submit(_know_games)

    async def choose(self, game: str, level: str, seed: int, view: State) -> str:
        data = msgspec.json.encode(to_data(view))
        for _ in range(TRIES):
            pool = self._pool
            try:
                async with asyncio.timeout(self.patience):
                    return await asyncio.wrap_future(pool.submit(think, game, level, seed, data))
            except BrokenProcessPool:
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                raise Clueless(f"the {level} player of {game} thought longer than {self.patience:g} seconds") from None
            except Exception as error:
                raise Clueless(f"the {level} player of {game} failed: {error!r}") from error
        raise Clueless(f"the {level} player of {game} died {TRIES} times")

    async def close(self) -> None:
        _dismiss(self._pool)

    def _hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets, threads and locks
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """New workers for those that died or are lost in thought; whoever else waited for them asks again."""
        if self._pool is pool:
            self._pool = self._hire()
            _dismiss(pool)


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """Let workers go at once. Whoever waits for one of them hears that the pool is broken, not that he was cancelled."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False)
    for worker in workers:
        worker.kill()


# --- in the worker ----------------------------------------------------------------------------------------------------


def _begin() -> None:
    """A worker leaves Ctrl+C to its server and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(server: int) -> None:
    wait([server])
    os._exit(0)


def _know_games() -> list[str]:
    return list(games())


def think(game: str, level: str, seed: int, data: bytes) -> str:
    """What a computer player says to this view."""
    rules = find(game)

    def setting(pack: str, choices: dict[str, Any]) -> Setting:
        return rules.setting(choices, pack)

    return rules.player(level, seed).choose(from_data(msgspec.json.decode(data), setting)).text
