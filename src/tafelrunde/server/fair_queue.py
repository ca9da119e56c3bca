"""A fair queue: who gets the next worker that is free.

Whoever has taken least of the workers' time comes first, then the table that has taken least, then what will be done soonest,
then whoever has waited longest. So one who sets up sixty tables waits for himself, and an easy player goes before a strong one.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final, Generic, NamedTuple, TypeVar

W = TypeVar("W")

MOST_KNOWN: Final = 10_000  # people or tables


class Claim(NamedTuple):
    """Who wants something done: the people for whom it is, of whom the one who has taken least pays, and the table."""

    people: tuple[str, ...]
    table: str


NOBODY: Final = Claim(("",), "")


class Shares:
    """The seconds that each has taken. Who comes anew, or after long, begins where those are who are served now: nobody saves
    up."""

    def __init__(self) -> None:
        self._taken: OrderedDict[str, float] = OrderedDict()
        self._served = 0.0  # what whoever was served last had taken before

    def of(self, name: str) -> float:
        """What this one has taken, as far as it counts."""
        return max(self._taken.get(name, 0.0), self._served)

    def serve(self, name: str, seconds: float) -> None:
        """This one is served, for so many seconds, as far as is known."""
        self._served = taken = self.of(name)
        self._taken.pop(name, None)
        self._taken[name] = taken + seconds
        if len(self._taken) > MOST_KNOWN:
            self._taken.popitem(last=False)

    def correct(self, name: str, seconds: float) -> None:
        """It took so much longer."""
        if name in self._taken:
            self._taken[name] += seconds


class Waiting(Generic[W]):
    """One who waits."""

    def __init__(self, claim: Claim, expected: float, number: int) -> None:
        self.claim = claim
        self.expected = expected
        self.number = number
        self.turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()


class FairQueue(Generic[W]):
    """Hands out workers. Those that come first in the list are handed out first."""

    def __init__(self, workers: Iterable[W], suits: Callable[[W, float], bool] = lambda *_: True) -> None:
        self.workers = list(workers)
        self._suits = suits  # whether a worker takes what will take so many seconds
        self._free = list(self.workers)
        self._waiting: list[Waiting[W]] = []
        self._begun: dict[int, tuple[str, str, float, float]] = {}  # by worker: who, which table, how long expected, when
        self._people, self._tables = Shares(), Shares()
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, claim: Claim, expected: float) -> W:
        """The next worker whose turn it is. It has to be given back."""
        waiting: Waiting[W] = Waiting(claim, expected, next(self._numbers))
        self._waiting.append(waiting)
        self._hand_out()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self.give_back(waiting.turn.result())
            else:
                self._waiting = [other for other in self._waiting if other is not waiting]
            raise

    def give_back(self, worker: W) -> None:
        """A worker has done what he was taken for."""
        person, table, expected, begun = self._begun.pop(id(worker))
        late = time.monotonic() - begun - expected
        self._people.correct(person, late)
        self._tables.correct(table, late)
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        for worker in [one for one in self.workers if one in self._free]:
            suitable = [one for one in self._waiting if not one.turn.done() and self._suits(worker, one.expected)]
            if suitable:
                self._serve(min(suitable, key=self._rank), worker)

    def _rank(self, waiting: Waiting[W]) -> tuple[float, float, float, int]:
        _, taken = self._payer(waiting.claim)
        return taken, self._tables.of(waiting.claim.table), waiting.expected, waiting.number

    def _payer(self, claim: Claim) -> tuple[str, float]:
        """Of those for whom it is done, who has taken least."""
        return min(((person, self._people.of(person)) for person in claim.people), key=lambda one: one[1])

    def _serve(self, waiting: Waiting[W], worker: W) -> None:
        person, _ = self._payer(waiting.claim)
        self._waiting.remove(waiting)
        self._free.remove(worker)
        self._people.serve(person, waiting.expected)
        self._tables.serve(waiting.claim.table, waiting.expected)
        self._begun[id(worker)] = (person, waiting.claim.table, waiting.expected, time.monotonic())
        waiting.turn.set_result(worker)
