"""Computer players think in processes of their own, so that the table never waits for them. They get a view, never a state.

Who thinks next is a matter of fairness (fair_queue.py). The time for a thought counts from when a worker begins with it; one
that takes too long is cut off with its worker and harms no other. A worker that dies is replaced. A thought that fails or was
cut off is reported, and the table says the default instead.
"""

import asyncio
import multiprocessing
import os
import signal
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine import Game, Say, Setting, State, library
from tafelrunde.engine.codec import from_data, to_data
from tafelrunde.engine.library import UnknownPack
from tafelrunde.engine.registry import UnknownGame, find, games
from tafelrunde.server import metrics
from tafelrunde.server.fair_queue import NOBODY, Claim, FairQueue
from tafelrunde.table.hint import Hint, make_hint
from tafelrunde.table.proposals import reason_for
from tafelrunde.table.talk import Matter, Words, words_about

TRIES: Final = 3
POLITE: Final = 5  # how far thinking stands back, on Unix: a person's click comes first
VERY_POLITE: Final = 8  # and thinking that takes long: a quick answer comes first
QUICK: Final = 0.3  # seconds: what is expected to take no longer has a worker of its own beside all others
SLOW: Final = 1.0  # seconds that a thought is expected to take for each level above the first, until it is known better
LEARNING: Final = 0.2  # how much the last thought counts against all before it

T = TypeVar("T")


class Clueless(Exception):
    """A computer player found nothing to say; the message tells why."""


class Thinkers(ABC):
    """Somebody who decides for computer players."""

    @abstractmethod
    async def choose(self, game: str, level: str, seed: int, view: State, claim: Claim = NOBODY) -> str:
        """The words of an action for the view's open decision."""

    async def advise(self, game: str, seed: int, view: State, claim: Claim = NOBODY) -> Hint:
        """A hint for the view's open decision. Whoever has workers lets them think about it."""
        return await asyncio.to_thread(make_hint, find(game), view, seed)

    async def justify(self, game: str, seed: int, view: State, action: str, claim: Claim = NOBODY) -> list[Say]:
        """What speaks for and against an action that was proposed, for the viewer."""
        rules = find(game)
        return await asyncio.to_thread(reason_for, rules, view, rules.parse(action), seed)

    async def speak(self, game: str, level: str, matter: Matter, claim: Claim = NOBODY) -> list[Words]:
        """What a computer player says about something that has happened."""
        return await asyncio.to_thread(words_about, find(game), level, matter)

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return 0

    @abstractmethod
    async def close(self) -> None:
        """Think no more."""


class Worker:
    """A process that does one thing after the other."""

    def __init__(self, politeness: int = POLITE, quick: bool = False) -> None:
        self.politeness = politeness
        self.quick = quick  # takes only what is expected to be quick
        self._warm: Future[list[str]] | None = None  # done when the games are loaded
        self._hire()

    def warm_up(self) -> None:
        """Load the games now, so that the first thought does not have to wait for it."""
        if self._warm is None:
            self._warm = self.pool.submit(_know_games)

    async def do(self, patience: float, work: Callable[..., T], *about: Any) -> T:
        """Do this. A `TimeoutError` if it takes longer, once begun; a `BrokenProcessPool` if the process dies."""
        try:
            self.warm_up()
            if self._warm is not None:
                await asyncio.wrap_future(self._warm)
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self.pool.submit(work, *about))
        except (BrokenProcessPool, TimeoutError):
            self.dismiss()
            self._hire()
            raise

    def dismiss(self) -> None:
        """Let the process go at once."""
        workers = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False)
        for worker in workers:
            worker.kill()

    def _hire(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets, threads and locks
        self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self.politeness,))
        self._warm = None


class Workers(Thinkers):
    """Processes that think: so many for anything, and one for quick thoughts only (for all, if it is alone)."""

    def __init__(self, count: int, patience: float) -> None:
        self.patience = patience
        workers = [Worker(quick=count > 0), *(Worker(VERY_POLITE) for _ in range(count))]
        self._queue = FairQueue(workers, lambda worker, expected: expected <= QUICK or not worker.quick)
        self._expected: dict[tuple[str, str], float] = {}  # how long a level's thoughts took lately
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    def warm_up(self) -> None:
        """Load the games now."""
        for worker in self._queue.workers:
            worker.warm_up()

    async def choose(self, game: str, level: str, seed: int, view: State, claim: Claim = NOBODY) -> str:
        data = msgspec.json.encode(to_data(view))
        kind = (game, level)
        return await self._ask(f"the {level} player of {game}", claim, kind, think, game, level, seed, data, b"")

    async def advise(self, game: str, seed: int, view: State, claim: Claim = NOBODY) -> Hint:
        data = msgspec.json.encode(to_data(view))
        said = await self._ask(f"the adviser of {game}", claim, (game, ""), advise, game, seed, data, b"")
        return msgspec.json.decode(said, type=Hint)

    async def justify(self, game: str, seed: int, view: State, action: str, claim: Claim = NOBODY) -> list[Say]:
        data = msgspec.json.encode(to_data(view))
        said = await self._ask(f"the adviser of {game}", claim, (game, ""), justify, game, seed, action, data, b"")
        return msgspec.json.decode(said, type=list[Say])

    async def speak(self, game: str, level: str, matter: Matter, claim: Claim = NOBODY) -> list[Words]:
        data = msgspec.json.encode(matter.to_data())
        said = await self._ask(f"the {level} player of {game}", claim, (game, "talk"), speak, game, level, data, b"")
        return msgspec.json.decode(said, type=list[Words])

    async def _ask(self, who: str, claim: Claim, kind: tuple[str, str], work: Callable[..., T], *about: Any) -> T:
        """Let a worker do this, when it is its turn. What a worker has begun he finishes, whoever still waits for it."""
        for _ in range(TRIES):
            wanted = time.monotonic()
            worker = await self._queue.take(claim, self._expectation(kind))
            metrics.wait_seconds.note(time.monotonic() - wanted)
            task = asyncio.create_task(self._let_do(worker, kind, work, *about))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
            try:
                return await asyncio.shield(task)
            except BrokenProcessPool:
                continue
            except UnknownPack as error:  # this worker sees the pack for the first time: tell it again, with the pack
                about = (*about[:-1], library.find(error.content).to_archive())
            except TimeoutError:
                raise Clueless(f"{who} thought longer than {self.patience:g} seconds") from None
            except Exception as error:
                raise Clueless(f"{who} failed: {error!r}") from error
        raise Clueless(f"{who} died {TRIES} times")

    async def _let_do(self, worker: Worker, kind: tuple[str, str], work: Callable[..., T], *about: Any) -> T:
        begun = time.monotonic()
        try:
            return await worker.do(self.patience, work, *about)
        finally:
            took = time.monotonic() - begun
            metrics.think_seconds.note(took, *kind)
            self._expected[kind] = (1 - LEARNING) * self._expected.get(kind, took) + LEARNING * took
            self._queue.give_back(worker)

    def _expectation(self, kind: tuple[str, str]) -> float:
        """How long such a thought will take."""
        if kind in self._expected:
            return self._expected[kind]
        try:
            levels = find(kind[0]).levels
        except UnknownGame:
            return SLOW
        return SLOW * levels.index(kind[1]) if kind[1] in levels else SLOW

    async def close(self) -> None:
        for worker in self._queue.workers:
            worker.dismiss()
        await asyncio.gather(*self._running, return_exceptions=True)


# --- in the worker ----------------------------------------------------------------------------------------------------


def _begin(politeness: int) -> None:
    """A worker leaves Ctrl+C to its server, lets the server and a browser beside it go first, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        os.nice(politeness)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(server: int) -> None:
    wait([server])
    os._exit(0)


def _know_games() -> list[str]:
    return list(games())


def think(game: str, level: str, seed: int, data: bytes, pack: bytes = b"") -> str:
    """What a computer player says to this view."""
    rules = find(game)
    return rules.player(level, seed).choose(_view(rules, data, pack)).text


def advise(game: str, seed: int, data: bytes, pack: bytes = b"") -> bytes:
    """A hint for this view."""
    rules = find(game)
    return msgspec.json.encode(make_hint(rules, _view(rules, data, pack), seed))


def justify(game: str, seed: int, action: str, data: bytes, pack: bytes = b"") -> bytes:
    """What speaks for and against an action, in this view."""
    rules = find(game)
    return msgspec.json.encode(reason_for(rules, _view(rules, data, pack), rules.parse(action), seed))


def speak(game: str, level: str, data: bytes, pack: bytes = b"") -> bytes:
    """What a computer player says about this matter."""
    rules = find(game)
    return msgspec.json.encode(words_about(rules, level, Matter.from_data(msgspec.json.decode(data), _reader(rules, pack))))


def _view(rules: Game, data: bytes, pack: bytes) -> State:
    view: State = from_data(msgspec.json.decode(data), _reader(rules, pack))
    return view


def _reader(rules: Game, pack: bytes) -> Callable[[str, dict[str, Any]], Setting]:
    """Who knows the setting of a view, with a pack that this worker may not have seen yet."""
    if pack:
        library.from_archive(rules, pack)
    return lambda pack, choices: rules.setting(choices, pack)
