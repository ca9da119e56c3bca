"""The alarm of a live table: it watches the clock, and when time is over it decides as the rules of the table say."""

import asyncio
import time
from typing import Final

from tafelrunde.engine import TABLE
from tafelrunde.server import wire
from tafelrunde.server.driving import Host
from tafelrunde.table.clock import Clock
from tafelrunde.table.table_events import ClockDecided

MOST_DEFAULTS: Final = 100  # said in a row for somebody whose time is over


class Alarm:
    """One table's."""

    def __init__(self, table: Host) -> None:
        self.table = table
        options = table.room.record.options
        turn_seconds = options.get("turn_timer_s") or table.kept.customs.turn_seconds
        self.clock = Clock({**options, "turn_timer_s": turn_seconds}, table.kept.played)
        self._timer: asyncio.TimerHandle | None = None
        self._late: tuple[int, tuple[int, ...]] | None = None  # the seat whose time was over last, and in which turn

    @property
    def used(self) -> bool:
        """Whether anything is limited at all."""
        return self.clock.used

    def played(self) -> float:
        """How long the table has been played at, in seconds."""
        return self.clock.played(time.monotonic())

    def next_turn(self) -> None:
        """Another decision is open."""
        self.clock.next_turn(time.monotonic())

    def time_left(self) -> wire.TimeLeft | None:
        """What everybody sees of the clock."""
        if not self.clock.used:
            return None
        now = time.monotonic()
        return wire.TimeLeft(self._turn_left(now) if self.person_asked() else None, self.clock.game_left(now))

    def person_asked(self) -> bool:
        """Whether a person is asked, so that the time of the turn counts."""
        seat = self.table.room.asked
        return seat is not None and self.table.kept.seats[seat].kind == "person" and not self.table.kept.seats[seat].stand_in

    def watch(self) -> None:
        """Let the clock run while somebody with a seat is here, and wake up when it runs out."""
        table, now = self.table, time.monotonic()
        here = any(listener.mine for listener in table.listeners)
        if here and not table.room.over and not table.house.rules.read_only:
            self.clock.run(now)
        else:
            self.clock.pause(now)
        self.stop()
        if not (self.clock.running and self.clock.used):
            return
        if not table.drives():
            table.want_to_drive()
            return
        turn = self._turn_left(now) if self.person_asked() else None
        game = self.clock.game_left(now) if self.clock.limit and table.room.time_up() else None
        times = [left for left in (turn, game) if left is not None]
        if times:
            self._timer = asyncio.get_running_loop().call_later(min(times), lambda: table.start(self._ring()))

    def stop(self) -> None:
        """Wake up no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _turn_left(self, now: float) -> float | None:
        """For the open decision; whose time was over in this turn before has none left."""
        late = self._late is not None and self._late == (self.table.room.asked, self.table.room.turn())
        return 0.0 if late else self.clock.turn_left(now)

    async def _ring(self) -> None:
        """Some time is over."""
        table, now = self.table, time.monotonic()
        async with table.lock:
            seat = table.room.asked
            if self.clock.game_left(now) == 0 and (action := table.room.time_up()):
                await table.carry_out(TABLE, action, driven=True)
            elif seat is not None and self.person_asked() and self._turn_left(now) == 0:
                await self._play_for(seat)
            else:
                self.watch()

    async def _play_for(self, seat: int) -> None:
        """The time of a seat is over: the log says so, and the defaults speak until the seat's turn has ended, or its answer in
        the turn of another."""
        table, turn = self.table, self.table.room.turn()
        if self._late != (seat, turn):
            self._late = (seat, turn) if seat in turn[1:] else None
            await table.let_count(table.room.note(ClockDecided(seat)), driven=True)
        for _ in range(MOST_DEFAULTS):
            if table.broken or table.room.asked != seat or table.room.turn() != turn:
                return
            await table.carry_out(seat, table.room.default(), driven=True)
