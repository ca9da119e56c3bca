"""A live table: a room with people at it. It keeps each move before it counts, tells everybody what they may know, lets the
computer players think and watches the clock."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import TABLE
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.scene import Happening, Scene, Sheet
from tafelrunde.server import wire
from tafelrunde.server.agreements import Agreements, not_here
from tafelrunde.server.daily import results
from tafelrunde.server.hinting import Hinting
from tafelrunde.server.keys import fits, hashed, new_key
from tafelrunde.server.limits import Limits
from tafelrunde.server.listener import Listener
from tafelrunde.server.store import KeptFame, KeptLine, KeptMove, KeptTable, Store, StoreError, Taken
from tafelrunde.server.thinking import Clueless, Thinkers
from tafelrunde.server.trouble import Trouble, wrong_key
from tafelrunde.table.clock import Clock
from tafelrunde.table.phrases import phrases_of
from tafelrunde.table.room import Move, NotPossible, Room, Told
from tafelrunde.table.snapshot import take_snapshot
from tafelrunde.table.table_events import TableEvent

log = logging.getLogger("tafelrunde.table")

SNAPSHOT_EVERY: Final = 64  # moves
CHAT_SHOWN: Final = 100  # lines
SHEETS_KEPT: Final = 4  # versions of which it is known what each viewer saw

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table of the server."""

    def __init__(
        self, kept: KeptTable, room: Room, last_snapshot: int, store: Store, thinkers: Thinkers, limits: Limits, pace: float
    ) -> None:
        self.kept = kept
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.pace = pace
        self.written_by = kept.record.version  # of the rules; the record may have been brought up to date since
        self.broken = False  # the store and this table may differ: it has to be opened anew
        self.listeners: set[Listener] = set()
        self.hinting = Hinting(kept, store, thinkers)
        own_timer = room.record.options.get("turn_timer_s") or kept.customs.turn_seconds
        self.clock = Clock({**room.record.options, "turn_timer_s": own_timer}, kept.played)
        self.agreements = Agreements(self)
        self._last_snapshot = last_snapshot
        self.rematching = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._updates: dict[tuple[int, int, bool, int], str] = {}  # by viewer, since, brief, second
        self._sheets: OrderedDict[tuple[int, int], dict[str, Sheet]] = (
            OrderedDict()
        )  # what each viewer saw in the last versions

    @property
    def version(self) -> int:
        return self.room.version

    @property
    def idle(self) -> bool:
        """Whether the table can be put away: nobody listens and nothing goes on."""
        return not self.listeners and not self._tasks and not self._lock.locked()

    # --- who sits here ------------------------------------------------------------------------------------------------

    def seats_of(self, keys: list[str]) -> list[int]:
        """The seats that these keys open; none if it is the spectators' link."""
        hashes = [hashed(key) for key in keys]
        mine = [
            seat
            for seat, kept in enumerate(self.kept.seats)
            if kept.kind == "person" and any(fits(key, kept.key) for key in hashes)
        ]
        if not mine and not any(fits(key, self.kept.watch) for key in hashes):
            raise wrong_key()
        return mine

    async def join(self, key: str, name: str) -> wire.Joined:
        """Somebody takes the open seat that this invitation is for."""
        invitation, own = hashed(key), new_key()
        for seat, kept in enumerate(self.kept.seats):
            if kept.kind == "open" and fits(invitation, kept.key):
                return await self.finish(self._sit(seat, invitation, own, name))
        raise Trouble(403, "this invitation is used up or was never given; ask whoever invited you for another one")

    async def _sit(self, seat: int, invitation: bytes, own: str, name: str) -> wire.Joined:
        kept = self.kept.seats[seat]
        try:
            await self.store.sit(self.kept.id, seat, invitation, hashed(own), name)
        except Taken:
            raise Trouble(403, "this invitation is used up; ask whoever invited you for another one") from None
        kept.kind, kept.name, kept.key = "person", name, hashed(own)
        self.room.record.seats[seat].name = name
        self.greet_all()
        self._watch_clock()
        return wire.Joined(seat, own)

    def sitters(self) -> list[wire.Sitter]:
        """Who sits where, as everybody sees it."""
        here = {seat for listener in self.listeners for seat in listener.mine}
        return [
            wire.Sitter(seat, kept.name, kept.kind, kept.level, seat in here, kept.stand_in)
            for seat, kept in enumerate(self.kept.seats)
        ]

    def card(self, mine: list[int]) -> wire.TableCard:
        """The table in a list."""
        caption = self.room.scene(SPECTATOR).caption
        return table_card(self.kept, self.sitters(), mine, caption)

    # --- listening ----------------------------------------------------------------------------------------------------

    def arrive(self, listener: Listener) -> None:
        """Somebody begins to listen."""
        self.listeners.add(listener)
        listener.hear(self._welcome(listener, self.kept.chat[-CHAT_SHOWN:]))
        if question := self.agreements.open_question():
            listener.hear(encode(question).decode())
        self.greet_all(listener)
        self._watch_clock()
        self.go_on()

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.greet_all()
        self._watch_clock()

    def update(self, viewer: int, since: int, brief: bool = False) -> str:
        """What a viewer sees now; made once for all who look from there."""
        second = int(time.monotonic()) if self.clock.used else 0
        key = (viewer, since, brief, second)
        if key not in self._updates:
            room = self.room
            scene = room.scene(viewer)
            message = wire.Update(
                version=room.version,
                seat=None if viewer == SPECTATOR else viewer,
                scene=self._abridged(scene, viewer, since) if brief else scene,
                offers=room.offers(viewer),
                log=[_entry(told, still=since < 0) for told in room.log(viewer, since)],
                first=since < 0,
                time=self._time_left(),
                undo=None if viewer == SPECTATOR else self.agreements.undoable(viewer),
            )
            self._updates[key] = encode(message).decode()
        return self._updates[key]

    def _abridged(self, scene: Scene, viewer: int, since: int) -> Scene:
        """The scene without the sheets that the viewer saw unchanged in that version."""
        known = self._sheets.get((viewer, since), {})
        self._sheets[viewer, self.version] = scene.sheets
        while len(self._sheets) > SHEETS_KEPT * (len(self.kept.seats) + 1):
            self._sheets.popitem(last=False)
        sheets = {name: sheet for name, sheet in scene.sheets.items() if known.get(name) != sheet}
        return msgspec.structs.replace(scene, sheets=sheets)

    async def talk(self, seat: int, text: str, phrase: str = "") -> None:
        """A seat says something to all."""
        if phrase and phrase not in phrases_of(self.room.game):
            raise NotPossible(f"there is no phrase {phrase[:40]!r} at this table")
        if not phrase and not self.kept.customs.free_chat:
            raise not_here("no-free-chat", "at this table only ready-made phrases can be said")
        line = KeptLine(seat, text, time.time(), phrase)
        await self.store.say(self.kept.id, line)
        self.kept.chat.append(line)
        del self.kept.chat[:-CHAT_SHOWN]
        self.tell(_said(line))

    def tell(self, message: wire.ToBrowser) -> None:
        """Let everybody hear it."""
        text = encode(message).decode()
        for listener in self.listeners:
            listener.hear(text)

    def _welcome(self, listener: Listener, chat: list[KeptLine]) -> str:
        kept = self.kept
        return encode(
            wire.Welcome(
                game=self.room.game.id,
                mine=listener.mine,
                seats=self.sitters(),
                chat=[_said(line) for line in chat],
                hints=kept.hints,
                notes=self.hinting.notes(),
                customs=kept.customs,
                phrases=phrases_of(self.room.game),
                rematch=kept.rematch,
                day=kept.day,
            )
        ).decode()

    def greet_all(self, but: Listener | None = None) -> None:
        """Tell everybody anew who sits here and what has become of the table."""
        for listener in self.listeners:
            if listener is not but:
                listener.hear(self._welcome(listener, []))

    # --- playing ------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, text: str) -> None:
        """A seat does something that it was offered in this version. Once begun it is finished, whoever hangs up."""
        await self.finish(self._act(seat, version, text))

    async def _act(self, seat: int, version: int, text: str) -> None:
        if self.kept.seats[seat].stand_in:
            raise not_here("stand-in-plays", "a computer plays for you; take your seat back first")
        async with self._lock:
            await self._carry_out(seat, self.room.check(seat, version, text))

    async def note(self, prepare: Callable[[], Awaitable[TableEvent]]) -> None:
        """Write down an event of the table, made while nothing else happens."""
        async with self._lock:
            self._check_whole()
            await self._let_count(self.room.note(await prepare()))
        self.greet_all()

    def _check_whole(self) -> None:
        if self.broken:
            raise NotPossible("this table is being opened anew; try again in a moment")

    async def _carry_out(self, seat: int, action: Action) -> None:
        """Plan, keep, and only then let it count and be heard."""
        self._check_whole()
        try:
            move = self.room.plan(seat, action)
        except NotPossible:
            raise
        except Exception as error:  # whatever a rule does wrong, the table stays as it was
            log.exception("table %s, move %d: %r of seat %d fails", self.kept.id, self.version + 1, action.text, seat)
            raise NotPossible("the rules of this game fail here, so nothing was done; please report it") from error
        await self._let_count(move)
        self.agreements.moved()

    async def _let_count(self, move: Move) -> None:
        asked = int(move.state.decision.seat) if move.state.decision else None
        played = self.clock.played(time.monotonic())
        kept = KeptMove(move.version, move.entry, time.time(), played, move.state.over, asked, self._fame(move.state))
        try:
            await self.store.append(self.kept.id, kept)
        except StoreError as error:
            self._break(error)
            raise NotPossible(f"this could not be kept, so it does not count; try again in a moment ({error})") from error
        opened = self.room.opened
        self.room.settle(move)
        self._updates.clear()
        self.kept.moved, self.kept.over, self.kept.asked = kept.at, kept.over, kept.asked
        if self.room.opened != opened:
            self.clock.next_turn(time.monotonic())
        if self.room.over and self.kept.day:
            await self._keep_results()
        for listener in self.listeners:
            listener.wake()
        if self.version - self._last_snapshot >= SNAPSHOT_EVERY or self.room.over:
            self._start(self._keep_snapshot())
        self._watch_clock()
        self.go_on()

    def _fame(self, state: State) -> KeptFame | None:
        """What the end of a game is worth in the hall of fame."""
        deed = self.room.game.fame(state) if state.over else None
        if deed is None:
            return None
        names = [kept.name for kept in self.kept.seats if kept.kind == "person"]
        return KeptFame(self.room.game.id, deed, names, time.time())

    def _break(self, error: StoreError) -> None:
        log.error("table %s: %s", self.kept.id, error)
        self.broken = True
        if self._alarm is not None:
            self._alarm.cancel()
        for listener in self.listeners:
            listener.drop(1013, "this table is being opened anew; come back")

    async def _keep_results(self) -> None:
        """A daily deal is over: its result is there when the end is shown."""
        try:
            await self.store.finish(self.kept.id, self.kept.day, self.room.game.id, results(self.room, self.kept))
        except StoreError as error:
            log.error("table %s: its results could not be kept: %s", self.kept.id, error)

    async def _keep_snapshot(self) -> None:
        snapshot = take_snapshot(self.room, self._last_snapshot)
        self._last_snapshot = snapshot.version
        await self.store.snapshot(self.kept.id, snapshot)

    # --- help ---------------------------------------------------------------------------------------------------------

    def give_hint(self, listener: Listener, asked: wire.AskHint) -> None:
        """Think about a hint; the listener hears it when it is ready, everybody that it was given."""
        self._start(self._give_hint(listener, asked))

    async def _give_hint(self, listener: Listener, asked: wire.AskHint) -> None:
        try:
            hinted, note = await self.hinting.give(self.room, asked.seat, asked.version, asked.level)
        except (NotPossible, StoreError) as error:
            listener.hear(encode(wire.Refused(error=str(error))).decode())
            return
        listener.hear(encode(hinted).decode())
        if note is not None:
            message = encode(note).decode()
            for other in self.listeners:
                other.hear(message)

    # --- computer players ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let computer players play while one of them is asked."""
        if self._bot() is not None and (self._driver is None or self._driver.done()):
            self._driver = self._start(self._drive())

    def _bot(self) -> int | None:
        seat = self.room.asked
        if seat is None or self.broken:
            return None
        return seat if self._level(seat) else None

    def _level(self, seat: int) -> str:
        """The computer player at this seat, or for it; none if a person plays."""
        kept = self.kept.seats[seat]
        return kept.level if kept.kind == "bot" else kept.stand_in

    async def _next_bot(self) -> int | None:
        """The computer player that is asked. Whoever listens sees the last move before anybody thinks about the next."""
        if self.listeners and self._bot() is not None:
            await asyncio.sleep(self.pace)
        return self._bot()

    async def _drive(self) -> None:
        while (seat := await self._next_bot()) is not None:
            room, level = self.room, self._level(seat)
            opened = room.opened
            try:
                text = await self.thinkers.choose(room.game.id, level, room.thought_seed(), room.view(seat))
                async with self._lock:
                    await self._carry_out(seat, room.check(seat, opened, text))
            except (Clueless, NotPossible) as error:
                log.warning("table %s, move %d: %s", self.kept.id, self.version + 1, error)
                await self._say_default(seat, opened)

    async def _say_default(self, seat: int, opened: int) -> None:
        """Somebody does not answer: the decision's default is said, if it is still open."""
        async with self._lock:
            if self.room.opened == opened and self.room.asked == seat and not self.broken:
                await self._carry_out(seat, self.room.default())

    # --- the clock ----------------------------------------------------------------------------------------------------

    def _time_left(self) -> wire.TimeLeft | None:
        if not self.clock.used:
            return None
        now = time.monotonic()
        return wire.TimeLeft(self.clock.turn_left(now) if self._waits() else None, self.clock.game_left(now))

    def _waits(self) -> bool:
        """Whether a person is asked, so that the time of the turn counts."""
        seat = self.room.asked
        return seat is not None and self.kept.seats[seat].kind == "person" and not self.kept.seats[seat].stand_in

    def _watch_clock(self) -> None:
        """Let the clock run while somebody with a seat is here, and wake up when it runs out."""
        now = time.monotonic()
        if any(listener.mine for listener in self.listeners) and not self.room.over:
            self.clock.run(now)
        else:
            self.clock.pause(now)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.clock.running and self.clock.used:
            turn = self.clock.turn_left(now) if self._waits() else None
            game = self.clock.game_left(now) if self.clock.limit and self.room.time_up() else None
            times = [left for left in (turn, game) if left is not None]
            if times:
                self._alarm = asyncio.get_running_loop().call_later(min(times), lambda: self._start(self._ring()))

    async def _ring(self) -> None:
        """Some time is over."""
        now = time.monotonic()
        async with self._lock:
            if self.clock.game_left(now) == 0 and (action := self.room.time_up()):
                await self._carry_out(TABLE, action)
                return
        seat = self.room.asked
        if seat is not None and self._waits() and self.clock.turn_left(now) == 0:
            await self._say_default(seat, self.room.opened)
        else:
            self._watch_clock()

    # --- tasks --------------------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, (NotPossible, Trouble)):
            log.error("table %s, after move %d", self.kept.id, self.version, exc_info=error)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end, also if whoever asked for it is gone."""
        return await asyncio.shield(self._start(work))

    async def close(self) -> None:
        """Stop thinking and watching; what was begun to be kept is finished."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._driver is not None:
            async with self._lock:
                self._driver.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def table_card(kept: KeptTable, seats: list[wire.Sitter], mine: list[int], caption: Any = None) -> wire.TableCard:
    """A table in a list."""
    return wire.TableCard(
        table=kept.id,
        game=kept.record.game,
        seats=seats,
        mine=mine,
        started=kept.started,
        moved=kept.moved,
        over=kept.over,
        asked=kept.asked,
        caption=caption,
    )


def _entry(told: Told, still: bool) -> wire.Entry:
    """What an action led to; without the motions where nothing is animated."""
    happenings: list[Happening] = told.happenings
    if still:
        happenings = [msgspec.structs.replace(happening, motions=[]) for happening in happenings]
    return wire.Entry(told.version, happenings, told.back)


def _said(line: KeptLine) -> wire.Said:
    return wire.Said(line.seat, line.text, line.at, line.phrase)
