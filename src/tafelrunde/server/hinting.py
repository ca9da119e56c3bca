"""The hints of a live table: who may ask, what was given, and what the log says about it."""

import asyncio
from typing import Literal

from tafelrunde.engine import Who, say
from tafelrunde.engine.scene import Happening
from tafelrunde.server import wire
from tafelrunde.server.fair_queue import NOBODY, Claim
from tafelrunde.server.store import KeptHint, KeptTable, Store
from tafelrunde.server.thinking import Clueless, Thinkers
from tafelrunde.table.hint import Hint, hint_seed
from tafelrunde.table.room import NotPossible, Room


class Hinting:
    """One thought for each position: further questions about it are answered from what is known."""

    def __init__(self, kept: KeptTable, store: Store, thinkers: Thinkers) -> None:
        self.kept = kept
        self.store = store
        self.thinkers = thinkers
        self._about = (-1, -1)  # version and seat of the thought
        self._thought: asyncio.Task[Hint] | None = None

    def notes(self) -> list[wire.Noted]:
        """All that the log says about hints."""
        return [noted(hint) for hint in self.kept.hinted]

    async def give(
        self, room: Room, seat: int, version: int, level: Literal[1, 2, 3], claim: Claim = NOBODY
    ) -> tuple[wire.Hinted, wire.Noted | None]:
        """A hint, and what to tell all others about it, unless they know."""
        if not self.kept.hints:
            raise NotPossible("there are no hints at this table")
        if room.asked != seat or not room.opened <= version <= room.version:
            raise NotPossible("the table has moved on since then; look again")
        now = room.version
        try:
            hint = await self._think(room, seat, claim)
        except Clueless as error:
            raise NotPossible(f"no hint can be given: {error}") from error
        given = KeptHint(now, seat, level)
        fresh = given not in self.kept.hinted
        if fresh:
            self.kept.hinted.append(given)
            await self.store.hint(self.kept.id, given)
        hinted = wire.Hinted(
            seat=seat,
            version=now,
            level=level,
            nudge=hint.nudge,
            marks=hint.marks,
            candidates=hint.candidates if level > 1 else [],
            reason=hint.reason if level > 2 else [],
        )
        return hinted, noted(given) if fresh else None

    async def _think(self, room: Room, seat: int, claim: Claim) -> Hint:
        about = (room.version, seat)
        if self._thought is None or self._about != about or (self._thought.done() and _failed(self._thought)):
            self._about = about
            thinking = self.thinkers.advise(room.game.id, hint_seed(*about), room.view(seat), claim)
            self._thought = asyncio.create_task(thinking)
        return await asyncio.shield(self._thought)


def noted(hint: KeptHint) -> wire.Noted:
    """A hint as the log tells it."""
    told = say("hint-taken", seat=Who(hint.seat), level=hint.level)
    return wire.Noted(hint.version, Happening(told, "", hint.seat))


def _failed(thought: asyncio.Task[Hint]) -> bool:
    return thought.cancelled() or thought.exception() is not None
