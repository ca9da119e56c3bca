"""How a live table goes on by itself: computer players speak and play while one of them is asked and somebody is here."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from tafelrunde.engine import Action
from tafelrunde.server import metrics
from tafelrunde.server.company import Company, Overtaken
from tafelrunde.server.fair_queue import Claim
from tafelrunde.server.house import House
from tafelrunde.server.listener import Listener
from tafelrunde.server.partners import Partners
from tafelrunde.server.store import KeptTable
from tafelrunde.server.thinking import Clueless, Thinkers
from tafelrunde.table.room import Move, NotPossible, Room

log = logging.getLogger("tafelrunde.table")


class Host(Protocol):
    """What driving needs of its table, and its alarm."""

    kept: KeptTable
    room: Room
    company: Company
    house: House
    thinkers: Thinkers
    partners: Partners
    listeners: set[Listener]
    lock: asyncio.Lock
    pace: float
    broken: bool

    @property
    def version(self) -> int:
        """How many entries there are."""
        ...

    def people(self) -> tuple[str, ...]:
        """Who is here: those with a seat, or those who watch a table without people."""
        ...

    def drives(self) -> bool:
        """Whether this process is the one that drives the table."""
        ...

    def want_to_drive(self) -> None:
        """Ask to be the one."""
        ...

    async def carry_out(self, seat: int, action: Action, sent: str = "", driven: bool = False) -> None:
        """Let an action count."""
        ...

    async def let_count(self, move: Move, sent: str = "", driven: bool = False) -> None:
        """Let what was planned count."""
        ...

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else."""
        ...


class Driving:
    """One table's."""

    def __init__(self, table: Host) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Let computer players play while one of them is asked and somebody is here."""
        if not self._something_to_do():
            return
        if not self.table.drives():
            self.table.want_to_drive()
        elif self._task is None or self._task.done() or self._task.cancelling():
            self._task = self.table.start(self._drive())

    def stop(self) -> None:
        """Think and speak no more."""
        if self._task is not None:
            self._task.cancel()

    def _something_to_do(self) -> bool:
        return self._bot() is not None or self._has_words()

    def _bot(self) -> int | None:
        """The computer player that is asked, if it may play."""
        seat = self.table.room.asked
        return seat if seat is not None and self._level(seat) and self._may_act() else None

    def _has_words(self) -> bool:
        """Whether a computer may have something to say about what happened."""
        return not self.table.partners.silent and self._may_act()

    def _may_act(self) -> bool:
        return not (self.table.broken or self.table.house.rules.read_only) and bool(self.table.people())

    def _level(self, seat: int) -> str:
        """The computer player at this seat, or for it; none if a person plays."""
        kept = self.table.kept.seats[seat]
        return kept.level if kept.kind == "bot" else kept.stand_in

    async def _next_bot(self) -> int | None:
        """The computer player that is asked. Whoever listens sees the last move before anybody thinks about the next."""
        if self.table.listeners and self._bot() is not None:
            await asyncio.sleep(self.table.pace)
        return self._bot() if self.table.drives() else None

    async def _drive(self) -> None:
        """Let computers speak about what happened, then play, until a person is asked and all is said."""
        table = self.table
        while True:
            await table.partners.speak(table.drives)
            seat = await self._next_bot()
            if seat is not None:
                await self._play(seat)
            elif not (table.drives() and self._has_words()):
                break
        if self._something_to_do():  # it is not ours to drive any more
            table.want_to_drive()

    async def _play(self, seat: int) -> None:
        """A computer decides. Where the whole team does, it first says what it would do, and waits for a while."""
        table, room, level = self.table, self.table.room, self._level(seat)
        opened, proposed = room.opened, room.proposal
        try:
            if proposed is not None and not await table.partners.wait_for_people(proposed):
                return
            if proposed is None:
                claim = Claim(table.people(), table.kept.id)
                text = await table.thinkers.choose(room.game.id, level, room.thought_seed(), room.view(seat), claim)
            else:
                text = proposed.action
            async with table.lock:
                if room.opened != opened or room.proposal is not proposed:
                    return
                action = room.check(seat, opened, text)
                proposal = table.partners.proposal(seat, action) if proposed is None else None
                if proposal is None:
                    await table.carry_out(seat, action, driven=True)
                else:
                    await table.let_count(room.note(proposal), driven=True)
        except Overtaken:
            return
        except (Clueless, NotPossible) as error:
            metrics.lost_thoughts.add()
            log.warning("table %s, move %d: %s", table.kept.id, table.version + 1, error)
            with suppress(Overtaken):
                await self._say_default(seat, opened)

    async def _say_default(self, seat: int, opened: int) -> None:
        """A computer does not answer: the decision's default is said, if it is still open."""
        table = self.table
        async with table.lock:
            if table.room.opened == opened and table.room.asked == seat and not table.broken:
                await table.carry_out(seat, table.room.default(), driven=True)
