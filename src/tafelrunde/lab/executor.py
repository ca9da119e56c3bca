"""Who plays the games of a plan: this process, several processes, or a Ray cluster. The games are the same with all of them.

Work comes in chunks of games by their numbers. A chunk that was lost with its worker is played again.
"""

import logging
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Final

import msgspec

from tafelrunde.engine import Game, Setting, library, registry
from tafelrunde.lab.aiming import aimed, trying
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.positions import note
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import BadSimulation, Plan
from tafelrunde.lab.watching import watch

TRIES: Final = 3  # of one chunk, if workers die
AHEAD: Final = 2  # chunks that wait for each worker
MOST: Final = 50  # games of one chunk
PATIENCE: Final = 10.0  # seconds to reach a cluster
MODE: Final = "RAY_AUTH_MODE"
TOKEN: Final = f"if it asks for a token (Ray keeps one in ~/.ray/auth_token), copy that file here and set {MODE}=token"
NICENESS: Final = "RAY_worker_niceness"  # without it Ray's workers stand back (nice 15) behind all else on the machine

Done = tuple["Chunk", bytes]
WORK: Final[dict[str, Callable[[Game, Setting, Plan, int], Any]]] = {
    "watch": watch,
    "note": note,
    "aim": aimed,
}  # what is done with a game


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a plan, with all that another machine needs to play them."""

    plan: Plan
    start: int
    stop: int
    source: str = ""  # the module of a game that is on no shelf
    archive: bytes = b""  # the pack, if the game does not have it
    work: str = "watch"
    habits: tuple[float, ...] = ()  # that its players try


def chunks_of(game: Game, plan: Plan, work: str = "watch") -> list[Chunk]:
    """The games of a plan in chunks of about a second, by their numbers alone."""
    size = max(1, min(MOST, plan.games // 200))
    module = type(game).__module__
    source = module if getattr(sys.modules.get(module), "GAME", None) is game else ""
    archive = library.find(plan.pack).to_archive() if library.brought(game, plan.pack) else b""
    starts = range(0, plan.games, size)
    return [Chunk(plan, start, min(start + size, plan.games), source, archive, work) for start in starts]


def play_chunk(chunk: Chunk) -> bytes:
    """Play these games; what was seen or noted of them."""
    plan = chunk.plan
    game: Game = import_module(chunk.source).GAME if chunk.source else registry.find(plan.game)
    if chunk.archive:
        library.from_archive(game, chunk.archive)
    setting = game.setting(plan.options, plan.pack)
    work = WORK[chunk.work]
    with bulk_play(), trying(game, chunk.habits):
        return msgspec.msgpack.encode([work(game, setting, plan, number) for number in range(chunk.start, chunk.stop)])


def seen_in(data: bytes) -> list[Seen]:
    """What `play_chunk` saw."""
    return msgspec.msgpack.decode(data, type=list[Seen])


class Executor(ABC):
    """Somebody who plays chunks."""

    @abstractmethod
    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        """Each chunk with what was seen of it, as they come."""

    def close(self) -> None:  # noqa: B027  # most have nothing to close
        """Play no more."""


class Here(Executor):
    """This process."""

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        for chunk in chunks:
            yield chunk, play_chunk(chunk)


class Processes(Executor):
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        waiting = list(chunks)[::-1]
        tries: dict[int, int] = {}
        running: dict[Future[bytes], Chunk] = {}
        while waiting or running:
            while waiting and len(running) < self.count * AHEAD:
                chunk = waiting.pop()
                running[self._hired().submit(play_chunk, chunk)] = chunk
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            lost = []
            for future in finished:
                chunk = running.pop(future)
                try:
                    yield chunk, future.result()
                except BrokenProcessPool:
                    lost.append(chunk)
            if lost:
                lost += running.values()
                running.clear()
                self.close()
                for chunk in lost:
                    tries[chunk.start] = tries.get(chunk.start, 0) + 1
                    if tries[chunk.start] > TRIES:
                        raise BadSimulation(f"workers died {TRIES} times over the games {chunk.start} to {chunk.stop - 1}")
                waiting += sorted(lost, key=lambda chunk: -chunk.start)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _hired(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, mp_context=get_context("spawn"))
        return self._pool


class OnRay(Executor):
    """A Ray cluster. Ray itself plays a task again whose worker died."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # noqa: PLC0415  # an extra
        except ImportError as error:
            raise BadSimulation("Ray is not installed; say: pip install 'tafelrunde[lab]'") from error
        self._ray: Any = ray
        self._own = not ray.is_initialized()
        if self._own:
            _reached(address)
            os.environ.setdefault(NICENESS, "0")
            try:
                ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
            except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
                hint = "" if MODE in os.environ else f"; {TOKEN}"
                raise BadSimulation(f"no Ray cluster answers at {address!r}: {error}{hint}") from error
        self._play = ray.remote(max_retries=TRIES)(play_chunk)

    def run(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        ray = self._ray
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(chunks)[::-1]
        running: dict[Any, Chunk] = {}
        while waiting or running:
            while waiting and len(running) < most:
                chunk = waiting.pop()
                running[self._play.remote(chunk)] = chunk
            ready, _ = ray.wait(list(running), num_returns=1)
            for task in ready:
                chunk = running.pop(task)
                try:
                    yield chunk, ray.get(task)
                except ray.exceptions.RayError as error:
                    raise BadSimulation(f"the games {chunk.start} to {chunk.stop - 1} failed on Ray: {error}") from error

    def close(self) -> None:
        if self._own:
            self._ray.shutdown()


def _reached(address: str) -> None:
    """Whether somebody is at HOST:PORT: Ray itself waits for minutes and then ends the whole program."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadSimulation(f"no Ray cluster answers at {address!r}: {error}") from error


def executor(processes: int, ray: str = "") -> Executor:
    """Whoever was asked for."""
    if ray:
        return OnRay(ray)
    return Processes(processes) if processes > 1 else Here()
