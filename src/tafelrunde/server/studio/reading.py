"""Reading drafts: in a process of its own, one after the other, and nobody gets more of it than his budget.

A draft may be anything: what takes too long is cut off with its process, and no table waits for it.
"""

import time
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from tafelrunde.engine import library, registry
from tafelrunde.engine.pack import BadPack
from tafelrunde.server.archive import Clerk
from tafelrunde.server.fair_queue import Claim, FairQueue
from tafelrunde.server.limits import Buckets, Limits
from tafelrunde.server.studio.wire import Looked, Mistake

PATIENCE: Final = 30.0  # seconds, on a busy machine
TYPICAL: Final = 0.05
BUSY: Final = msgspec.json.encode(Looked(busy=True))


class Reader:
    """The clerk who reads drafts, and the queue before him."""

    def __init__(self, limits: Limits, clerk: Clerk) -> None:
        self._clerk = clerk
        self._queue = FairQueue([clerk])
        self._budgets = Buckets(limits.reading_share, limits.reading_seconds)

    async def look(self, person: str, game: str, files: Mapping[str, str], only: str) -> bytes:
        """What a draft shows, as JSON of `Looked`."""
        if self._budgets.left(person, time.monotonic()) <= 0:
            return BUSY
        clerk = await self._queue.take(Claim((person,), ""), TYPICAL)
        begun = time.monotonic()
        try:
            return await clerk.do(PATIENCE, look, game, dict(files), only)
        except BrokenProcessPool:
            return BUSY
        except TimeoutError:
            mistake = Mistake("", "", f"reading it took longer than {PATIENCE:g} seconds, so it was given up")
            return msgspec.json.encode(Looked(mistake))
        finally:
            self._budgets.spend(person, time.monotonic(), time.monotonic() - begun)
            self._queue.give_back(clerk)

    def close(self) -> None:
        """Read no more."""
        self._clerk.dismiss()


def look(game: str, files: dict[str, str], only: str) -> bytes:
    """Read a draft and draw its things, all or those of one file."""
    return msgspec.json.encode(looked(game, files, only))


def looked(game: str, files: Mapping[str, str], only: str = "") -> Looked:
    """What a draft shows: its first mistake, or everything it holds as at the table."""
    found = registry.find(game)
    known = set(library.contents())
    try:
        pack = library.made(found, files)
        try:
            return Looked(None, found.exhibits(found.setting(dict(found.endless), pack.content), only))
        finally:
            if pack.content not in known:
                library.forget(pack.content)
    except BadPack as bad:
        return Looked(Mistake(bad.file if bad.file in files else "", bad.where, bad.what))
