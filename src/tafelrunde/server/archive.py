"""The archive: records are played again apart from play, one after the other, and nobody gets more of it than his budget.

Looking at a game again, verifying, forking and bringing a record can take seconds of work. A process of its own does it, in the
order of a fair queue; what it took is taken from the budget of whoever asked, which fills up again with time.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from tafelrunde.server.fair_queue import Claim, FairQueue
from tafelrunde.server.limits import Buckets, Limits
from tafelrunde.server.trouble import Trouble

T = TypeVar("T")

LEAST: Final = 0.01  # seconds that everything costs
TYPICAL: Final = 0.1  # seconds that something is expected to take


class Clerk(Protocol):
    """Somebody who does what is asked of him; a `Worker` is one."""

    async def do(self, patience: float, work: Callable[..., T], *about: Any) -> T: ...
    def dismiss(self) -> None: ...


class Here:
    """A clerk without a process of his own."""

    async def do(self, patience: float, work: Callable[..., T], *about: Any) -> T:
        """Do this in a thread."""
        async with asyncio.timeout(patience):
            return await asyncio.to_thread(work, *about)

    def dismiss(self) -> None:
        """There is nobody to be sent away."""


class Archive:
    """The clerk, the queue before him and everybody's budget."""

    def __init__(self, limits: Limits, clerk: Clerk) -> None:
        self.limits = limits
        self._clerk = clerk
        self._queue = FairQueue([clerk])
        self._budgets = Buckets(limits.costly_share, limits.costly_seconds)
        self._running: set[asyncio.Task[Any]] = set()

    @property
    def waiting(self) -> int:
        """How many wait for the clerk."""
        return self._queue.waiting

    async def ask(self, person: str, table: str, work: Callable[..., T], *about: Any) -> T:
        """Let the clerk do this for somebody. Once begun it is finished and paid for, whoever hangs up."""
        self.check(person)
        if self._queue.waiting >= self.limits.costly_waiting:
            raise Trouble(503, "too many want to look at games again; try again in a moment")
        clerk = await self._queue.take(Claim((person,), table), TYPICAL)
        task = asyncio.create_task(self._do(clerk, person, work, *about))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except BrokenProcessPool:
            raise Trouble(503, "whoever played games again here has died of it; try again") from None
        except TimeoutError:
            raise Trouble(503, f"this took longer than {self.limits.think_seconds:g} seconds, so it was given up") from None

    async def _do(self, clerk: Clerk, person: str, work: Callable[..., T], *about: Any) -> T:
        begun = time.monotonic()
        try:
            return await clerk.do(self.limits.think_seconds, work, *about)
        finally:
            self.spend(person, time.monotonic() - begun)
            self._queue.give_back(clerk)

    def check(self, person: str) -> None:
        """Refuse who has used up his budget."""
        left = self._budgets.left(person, time.monotonic())
        if left < LEAST:
            wait = max(1, round((1 - left) / self.limits.costly_share))
            raise Trouble(429, f"this server has played many games again for you; wait {wait} seconds")

    def spend(self, person: str, seconds: float) -> None:
        """Take this from somebody's budget."""
        self._budgets.spend(person, time.monotonic(), max(LEAST, seconds))

    async def close(self) -> None:
        """Look at nothing any more."""
        self._clerk.dismiss()
        await asyncio.gather(*self._running, return_exceptions=True)
