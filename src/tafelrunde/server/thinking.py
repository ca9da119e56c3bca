"""Computer players think in processes of their own, so that the table never waits for them. They get a view, never a state.

A worker that dies is replaced; a thought that fails or takes too long is reported, and the table says the default instead.
"""

import asyncio
import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine.codec import from_data, to_data
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import Setting
from tafelrunde.engine.registry import find, games
from tafelrunde.table.hint import Hint, make_hint

TRIES: Final = 3
POLITE: Final = 5  # how far thinking stands back, on Unix: a person's click comes first

T = TypeVar("T")


class Clueless(Exception):
    """A computer player found nothing to say; the message tells why."""


class Thinkers(ABC):
    """Somebody who decides for computer players."""

    @abstractmethod
    async def choose(self, game: str, level: str, seed: int, view: State) -> str:
        """The words of an action for the view's open decision."""

    async def advise(self, game: str, seed: int, view: State) -> Hint:
        """A hint for the view's open decision. Whoever has workers lets them think about it."""
        return await asyncio.to_thread(make_hint, find(game), view, seed)

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
        return await self._ask(f"the {level} player of {game}", think, game, level, seed, data)

    async def advise(self, game: str, seed: int, view: State) -> Hint:
        data = msgspec.json.encode(to_data(view))
        return msgspec.json.decode(await self._ask(f"the adviser of {game}", advise, game, seed, data), type=Hint)

    async def _ask(self, who: str, work: Callable[..., T], *about: Any) -> T:
        """Let a worker do this."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                async with asyncio.timeout(self.patience):
                    return await asyncio.wrap_future(pool.submit(work, *about))
            except BrokenProcessPool:
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                raise Clueless(f"{who} thought longer than {self.patience:g} seconds") from None
            except Exception as error:
                raise Clueless(f"{who} failed: {error!r}") from error
        raise Clueless(f"{who} died {TRIES} times")

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
    """A worker leaves Ctrl+C to its server, lets the server and a browser beside it go first, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        os.nice(POLITE)
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
    return rules.player(level, seed).choose(_view(rules, data)).text


def advise(game: str, seed: int, data: bytes) -> bytes:
    """A hint for this view."""
    rules = find(game)
    return msgspec.json.encode(make_hint(rules, _view(rules, data), seed))


def _view(rules: Game, data: bytes) -> State:
    def setting(pack: str, choices: dict[str, Any]) -> Setting:
        return rules.setting(choices, pack)

    view: State = from_data(msgspec.json.decode(data), setting)
    return view
