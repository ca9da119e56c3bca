"""A live table: a room with people at it. It keeps each move before it counts, and tells everybody what they may know.

How it goes on by itself stands in driving.py, what the clock does in alarm.py, what people agree about in agreements.py.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine import SPECTATOR, Action, Say, SeatId, State
from tafelrunde.engine.scene import THEN
from tafelrunde.server import metrics, wire
from tafelrunde.server.agreements import Agreements, not_here
from tafelrunde.server.alarm import Alarm
from tafelrunde.server.company import Alone, Company, Overtaken
from tafelrunde.server.counting import counts
from tafelrunde.server.daily import results
from tafelrunde.server.driving import Driving
from tafelrunde.server.fair_queue import Claim
from tafelrunde.server.hinting import Hinting
from tafelrunde.server.house import House
from tafelrunde.server.limits import Limits
from tafelrunde.server.listener import Listener
from tafelrunde.server.news import Asked, Changed, Here, Moved, Said, Settled, Voted, What
from tafelrunde.server.partners import Partners
from tafelrunde.server.recent import Recent
from tafelrunde.server.seating import Seating
from tafelrunde.server.store import Around, KeptEntry, KeptFame, KeptLine, KeptMove, KeptTable, Store, StoreError, Taken
from tafelrunde.server.telling import Telling
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.following import next_move
from tafelrunde.table.phrases import phrases_of
from tafelrunde.table.room import Move, NotPossible, Room
from tafelrunde.table.snapshot import take_snapshot
from tafelrunde.table.table_events import TableEvent, TakenBack

log = logging.getLogger("tafelrunde.table")

SNAPSHOT_EVERY: Final = 64  # moves
CHAT_SHOWN: Final = 100  # lines
UPDATES_KEPT: Final = 500_000  # characters
SENT_KEPT: Final = 200  # names of moves
OPENED_ANEW: Final = (1013, "this table is being opened anew; come back")

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table of the server."""

    def __init__(
        self,
        kept: KeptTable,
        room: Room,
        last_snapshot: int,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        pace: float,
        company: Company | None = None,
        house: House | None = None,
    ) -> None:
        self.kept = kept
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.pace = pace
        self.company = company or Alone(store)
        self.house = house or House()
        self.written_by = kept.record.version  # of the rules; the record may have been brought up to date since
        self.broken = False  # the store and this table may differ: it has to be opened anew
        self.listeners: set[Listener] = set()
        self.seating = Seating(kept, store)
        self.hinting = Hinting(kept, store, thinkers)
        self.agreements = Agreements(self)
        self.partners = Partners(self)
        self.driving = Driving(self)
        self.alarm = Alarm(self)
        self._last_snapshot = last_snapshot
        self.rematching = asyncio.Lock()
        self.waiting = ""  # who has set up the rematch
        self.lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.telling = Telling(room)
        self._updates: Recent[tuple[int, int, int]] = Recent(UPDATES_KEPT)  # of this version, by viewer, base and second
        self._undoable: dict[int, wire.Undoable | None] = {}  # in this version, by seat
        self._ahead: dict[int, list[str]] = {}  # what seats have said for the next times they are asked

    @property
    def id(self) -> str:
        """The table's name."""
        return self.kept.id

    @property
    def version(self) -> int:
        return self.room.version

    @property
    def idle(self) -> bool:
        """Whether the table can be put away: nobody listens and nothing goes on."""
        return not self.listeners and not self._tasks and not self.lock.locked()

    # --- who sits here ------------------------------------------------------------------------------------------------

    def seats_of(self, keys: list[str]) -> list[int]:
        """The seats that these keys open; none if it is the spectators' link."""
        return self.seating.seats_of(keys)

    async def join(self, key: str, name: str, person: str = "") -> wire.Joined:
        """Somebody takes the open seat that this invitation is for."""
        return await self.finish(self._join(key, name, person))

    async def _join(self, key: str, name: str, person: str) -> wire.Joined:
        joined = await self.seating.sit(key, name, person)
        self.greet_all()
        self.alarm.watch()
        return joined

    def unseat(self, seat: int) -> None:
        """Whoever sat there does so no longer; who has no other seat here is sent away."""
        for listener in self.listeners:
            if seat in listener.mine:
                listener.mine.remove(seat)
                if listener.mine and listener.viewer == seat:
                    listener.look(listener.mine[0])
                elif not listener.mine:
                    listener.drop(4403, "this seat has got a new link; the old one opens it no more")

    def sitters(self) -> list[wire.Sitter]:
        """Who sits where, as everybody sees it."""
        return self.seating.sitters(self.listeners)

    def card(self, mine: list[int]) -> wire.TableCard:
        """The table in a list."""
        scene = self.room.scene(SPECTATOR)
        return table_card(self.kept, self.sitters(), mine, scene.caption, scene.so_far)

    def host_table(self) -> wire.HostTable:
        """The table as the host of the server sees it."""
        seats = self.kept.seats
        guests = [
            wire.HostGuest(one.person, [seats[seat].name or str(seat + 1) for seat in one.mine]) for one in self.listeners
        ]
        muted = [seat for seat, kept in enumerate(seats) if kept.muted]
        names, game = [seat.name for seat in seats], self.room.game.id
        return wire.HostTable(self.id, game, names, muted, self.version, self.kept.moved, self.kept.over, guests)

    # --- listening ----------------------------------------------------------------------------------------------------

    def arrive(self, listener: Listener) -> None:
        """Somebody begins to listen."""
        if self.broken:
            listener.drop(*OPENED_ANEW)
            return
        self.listeners.add(listener)
        listener.hear(self._welcome(listener, self.kept.chat[-CHAT_SHOWN:]))
        if question := self.agreements.open_question():
            listener.hear(encode(question).decode())
        self.greet_all(listener)
        self._say_who_is_here()
        self.alarm.watch()
        self.go_on()

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.listeners.discard(listener)
        self.seating.left(self.listeners, listener)
        self.greet_all()
        self._say_who_is_here()
        self.alarm.watch()
        self._pause()

    def update(self, viewer: int, base: int) -> str:
        """What a viewer is told who was shown that version last; made once for all who were."""
        second = int(time.monotonic()) if self.alarm.used else 0
        key = (viewer, base, second)
        if (known := self._updates.get(key)) is not None:
            return known
        message = self.telling.update(viewer, base)
        message.time = self.alarm.time_left()
        message.undo = self._what_to_undo(viewer)
        message.proposal = self.partners.shown_to(viewer)
        return self._updates.keep(key, encode(message).decode())

    def _what_to_undo(self, seat: int) -> wire.Undoable | None:
        """What this seat can take back; found out once in each version."""
        if seat not in self._undoable:
            self._undoable[seat] = None if seat == SPECTATOR else self.agreements.undoable(seat)
        return self._undoable[seat]

    async def talk(self, seat: int, text: str, phrase: str = "") -> None:
        """A seat says something to all."""
        self._check_open()
        if self.kept.seats[seat].muted:
            raise not_here("muted-by-host", "the host of this server does not let you talk at this table")
        if phrase and phrase not in phrases_of(self.room.game):
            raise NotPossible(f"there is no phrase {phrase[:40]!r} at this table")
        if not phrase and not self.kept.customs.free_chat:
            raise not_here("no-free-chat", "at this table only ready-made phrases can be said")
        metrics.lines.add()
        await self.utter(KeptLine(seat, text, time.time(), phrase))

    async def utter(self, line: KeptLine) -> None:
        """Keep a line of the chat, and let everybody hear it for whom it is."""
        await self.store.say(self.kept.id, line)
        self._add_line(line)

    def _add_line(self, line: KeptLine) -> None:
        self.kept.chat.append(line)
        del self.kept.chat[:-CHAT_SHOWN]
        if line.spoken is None:
            self.partners.stir()
        text = encode(_said(line)).decode()
        for listener in self.listeners:
            if line.heard_by(listener.mine):
                listener.hear(text)

    def tell(self, message: wire.ToBrowser, seat: int | None = None) -> None:
        """Let everybody hear it, or only who sits there."""
        text = encode(message).decode()
        for listener in self.listeners:
            if seat is None or seat in listener.mine:
                listener.hear(text)

    def _welcome(self, listener: Listener, chat: list[KeptLine]) -> str:
        kept = self.kept
        return encode(
            wire.Welcome(
                game=self.room.game.id,
                mine=listener.mine,
                seats=self.sitters(),
                chat=[_said(line) for line in chat if line.heard_by(listener.mine)],
                hints=kept.hints,
                notes=self.hinting.notes(),
                customs=kept.customs,
                phrases=phrases_of(self.room.game),
                rematch=kept.rematch,
                waiting=self.waiting,
                day=kept.day,
                announced=self.house.rules.announcement,
                read_only=self.house.rules.read_only,
                partners=self.partners.mixed,
            )
        ).decode()

    def greet_all(self, but: Listener | None = None) -> None:
        """Tell everybody anew who sits here and what has become of the table."""
        for listener in self.listeners:
            if listener is not but:
                listener.hear(self._welcome(listener, []))

    def house_changed(self) -> None:
        """The host of the server has said something, or has closed or opened all tables."""
        self.greet_all()
        self.alarm.watch()
        self.go_on()

    # --- playing ------------------------------------------------------------------------------------------------------

    async def act(self, seat: int, version: int, text: str, sent: str = "", listener: Listener | None = None) -> int:
        """A seat does something that it was offered in this version; the version to which it led. Once begun it is finished,
        whoever hangs up. What was sent under this name before is not done again; the listener hears that it counts."""
        return await self.finish(self.do(seat, version, text, sent, listener))

    async def do(self, seat: int, version: int, text: str, sent: str, listener: Listener | None) -> int:
        """The same, where the caller sees it through, whatever happens."""
        begun = time.perf_counter()
        async with self.lock:
            led_to = await self._do(seat, version, text, f"{seat} {sent}" if sent else "")
        if sent and listener is not None:
            listener.answer(encode(wire.Acted(sent, led_to)).decode())
        metrics.move_seconds.note(time.perf_counter() - begun, self.room.game.id)
        return led_to

    async def _do(self, seat: int, version: int, text: str, sent: str) -> int:
        if version > self.version:  # it was offered by another process
            await self._follow()
        while True:
            if sent in self.kept.sent:
                return self.kept.sent[sent]
            if self.kept.seats[seat].stand_in:
                raise not_here("stand-in-plays", "a computer plays for you; take your seat back first")
            first, *more = text.split(THEN)
            action = self.room.check(seat, version, first)
            decider = seat
            if not action.interjects and self.room.decides(seat):
                decider = int(self.room.state.asked().seat)
            elif not action.interjects:
                self._ahead[seat] = more
            try:
                await self.carry_out(decider, action, sent)
            except Overtaken:
                continue
            return self.version

    async def note(self, prepare: Callable[[], Awaitable[TableEvent]]) -> None:
        """Write down an event of the table, made while nothing else happens."""
        async with self.lock:
            self._check_whole()
            self._check_open()
            event = await prepare()
            self._ahead.clear()
            while True:
                try:
                    await self.let_count(self.room.note(event))
                except Overtaken:
                    if isinstance(event, TakenBack):
                        raise
                    continue
                break
        self.greet_all()

    def _check_whole(self) -> None:
        if self.broken:
            raise NotPossible("this table is being opened anew; try again in a moment")

    def _check_open(self) -> None:
        if self.house.rules.read_only:
            raise not_here("read-only", "this server is about to be updated, and takes no moves for a moment")

    async def carry_out(self, seat: int, action: Action, sent: str = "", driven: bool = False) -> None:
        """Plan, keep, and only then let it count and be heard."""
        self._check_whole()
        self._check_open()
        try:
            move = self.room.plan(seat, action)
        except NotPossible:
            raise
        except Exception as error:  # whatever a rule does wrong, the table stays as it was
            log.exception("table %s, move %d: %r of seat %d fails", self.kept.id, self.version + 1, action.text, seat)
            raise NotPossible("the rules of this game fail here, so nothing was done; please report it") from error
        await self.let_count(move, sent, driven)

    async def let_count(self, move: Move, sent: str = "", driven: bool = False) -> None:
        """Keep what was planned, let it count and tell everybody."""
        if move.version > self.limits.entries:
            raise NotPossible(f"this table has seen {self.limits.entries} moves, and keeps no more; set up another one")
        asked = int(move.state.decision.seat) if move.state.decision else None
        played = self.alarm.played()
        kept = KeptMove(move.version, move.entry, time.time(), played, move.state.over, asked, self._fame(move.state), sent)
        try:
            await (self.company.append(self, kept) if driven else self.store.append(self.kept.id, kept))
        except Taken as error:
            await self._follow()
            if self.version < move.version:  # nobody was first: the table is gone
                self.give_up(error)
                raise NotPossible("this table is not kept any longer") from error
            raise Overtaken from None
        except StoreError as error:
            self._break(error)
            raise NotPossible(f"this could not be kept, so it does not count; try again in a moment ({error})") from error
        metrics.moves.add(self.room.game.id, "computer" if driven else "person")
        self._take_in(move, kept.at, sent)
        if self.room.over and self.kept.day and counts(self.kept, self.room):
            await self._keep_results()
        if (answer := self._unasked()) is not None:  # heard together with what led there
            try:
                await self.let_count(self.room.plan(int(self.room.state.asked().seat), answer), driven=driven)
            except NotPossible as error:
                log.warning("table %s, move %d: %s", self.kept.id, self.version + 1, error)
        self._spread(move)
        if self.version - self._last_snapshot >= SNAPSHOT_EVERY or self.room.over:
            self.start(self._keep_snapshot())

    def _unasked(self) -> Action | None:
        """What a person has said ahead, or need not be asked again."""
        seat = self.room.asked
        if seat is None or self.broken or not self.alarm.person_asked():
            return None
        if texts := self._ahead.get(seat):
            action = self.room.check(seat, self.version, texts.pop(0))
            if self.room.game.why_not(self.room.state, SeatId(seat), action) is None:
                return action
            texts.clear()
        return self.room.unasked()

    def _take_in(self, move: Move, at: float, sent: str) -> None:
        """What is kept counts."""
        opened = self.room.opened
        self.room.settle(move)
        self.partners.hear(move)
        if sent:
            self.kept.sent[sent] = move.version
            if len(self.kept.sent) > SENT_KEPT:
                del self.kept.sent[next(iter(self.kept.sent))]
        self._updates.clear()
        self._undoable.clear()
        self.kept.moved, self.kept.over, self.kept.asked = at, self.room.over, self.room.asked
        if self.room.opened != opened:
            self.alarm.next_turn()

    def _spread(self, move: Move) -> None:
        """Everybody hears of what counts, and the table goes on."""
        if move.action is not None:
            self.agreements.moved()
        for listener in self.listeners:
            listener.wake()
        self.alarm.watch()
        self.go_on()

    def _fame(self, state: State) -> KeptFame | None:
        """What the end of a game is worth in the hall of fame."""
        deed = self.room.game.fame(state) if state.over and counts(self.kept, self.room) else None
        if deed is None:
            return None
        names = [kept.name for kept in self.kept.seats if kept.kind == "person"]
        return KeptFame(self.room.game.id, deed, names, time.time())

    # --- other processes ----------------------------------------------------------------------------------------------

    async def _take_over(self, entry: KeptEntry | None) -> None:
        """Another process has kept this entry, or one that it did not tell."""
        async with self.lock:
            if entry is None or entry.number > self.version + 1:
                await self._follow()
            elif entry.number == self.version + 1:
                await self._follow([entry])

    async def look_again(self) -> None:
        """Read what other processes have done."""
        async with self.lock:
            await self._follow()
            try:
                around = await self.store.around(self.kept.id)
            except StoreError as error:
                self.give_up(error)
                raise NotPossible(f"the store cannot be read; try again in a moment ({error})") from error
            if around is None:
                self.give_up(StoreError("it is not kept any longer"))
            else:
                self._change(around)

    async def _follow(self, told: list[KeptEntry] | None = None) -> None:
        """Take in the entries that the store has and this table lacks; these, if they are known."""
        self._check_whole()
        try:
            for entry in told or await self.store.entries(self.kept.id, self.version):
                if entry.number == self.version + 1:
                    move = next_move(self.room, entry.entry)
                    self._take_in(move, entry.at, entry.sent)
                    self._spread(move)
        except StoreError as error:
            self.give_up(error)
            raise NotPossible(f"the store cannot be read; try again in a moment ({error})") from error
        except Exception as error:  # what cannot be followed step by step is read anew as a whole
            log.warning("table %s cannot follow after %d: %r", self.kept.id, self.version, error)
            self.give_up(StoreError(f"it cannot be followed: {error}"))
            raise NotPossible("this table is being opened anew; try again in a moment") from error

    def _change(self, around: Around) -> None:
        """Somebody sat down, stood up or was helped elsewhere."""
        kept, before = self.kept, self.kept.hinted
        if (kept.seats, kept.rematch, kept.hinted) == (around.seats, around.rematch, around.hinted):
            return
        lost = [seat for seat, (old, new) in enumerate(zip(kept.seats, around.seats, strict=True)) if old.key != new.key]
        kept.seats[:], kept.rematch, kept.hinted = around.seats, around.rematch, around.hinted
        for seat, sitter in enumerate(around.seats):
            kept.record.seats[seat].name = sitter.name
            self.room.record.seats[seat].name = sitter.name
        for seat in lost:
            self.unseat(seat)
            if not around.seats[seat].key:  # whoever sat there wants to be forgotten
                kept.chat = [line for line in kept.chat if line.seat != seat]
        for note in self.hinting.notes()[len(before) :]:
            self.tell(note)
        self.greet_all()
        self.alarm.watch()
        self.go_on()

    def hear(self, by: str, what: What) -> None:
        """Another process tells something."""
        match what:
            case Moved(entry):
                if not self.broken:
                    self.start(self._take_over(entry))
            case Changed():
                if not self.broken:
                    self.start(self.look_again())
            case Said(line):
                self._add_line(line)
            case Here(seats):
                if self.seating.heard_of(by, seats):
                    self.greet_all()
            case Asked() | Voted() | Settled():
                self.start(self.agreements.hear(what))

    def _say_who_is_here(self) -> None:
        self.company.tell(self.kept.id, Here(sorted({seat for listener in self.listeners for seat in listener.mine})))

    def give_up(self, error: StoreError) -> None:
        """The store and this table may differ: everybody comes back, and it is opened anew."""
        if not self.broken:
            self._break(error)

    def _break(self, error: StoreError) -> None:
        log.error("table %s: %s", self.kept.id, error)
        self.broken = True
        self.company.leave(self)
        self.alarm.stop()
        for listener in self.listeners:
            listener.drop(*OPENED_ANEW)

    async def _keep_results(self) -> None:
        """A daily deal is over: its result is there when the end is shown."""
        try:
            await self.store.finish(self.kept.id, self.kept.day, self.room.game.id, results(self.room, self.kept))
        except StoreError as error:
            log.error("table %s: its results could not be kept: %s", self.kept.id, error)

    async def _keep_snapshot(self) -> None:
        alone = not self.company.shared  # else nobody knows to which snapshot of whom this one should be added
        snapshot = take_snapshot(self.room, self._last_snapshot if alone else -1)
        self._last_snapshot = snapshot.version
        await self.store.snapshot(self.kept.id, snapshot, whole=not alone)

    # --- help ---------------------------------------------------------------------------------------------------------

    def give_hint(self, listener: Listener, asked: wire.AskHint) -> None:
        """Think about a hint; the listener hears it when it is ready, everybody that it was given."""
        self.start(self._give_hint(listener, asked))

    async def _give_hint(self, listener: Listener, asked: wire.AskHint) -> None:
        try:
            claim = Claim((listener.person,), self.kept.id)
            hinted, note = await self.hinting.give(self.room, asked.seat, asked.version, asked.level, claim)
        except (NotPossible, StoreError) as error:
            listener.hear(encode(wire.Refused(error=str(error))).decode())
            return
        listener.hear(encode(hinted).decode())
        if note is not None:
            message = encode(note).decode()
            for other in self.listeners:
                other.hear(message)

    def give_reason(self, listener: Listener, seat: int) -> None:
        """Think about why something is proposed; the listener hears it when it is ready."""
        self.start(self._give_reason(listener, seat))

    async def _give_reason(self, listener: Listener, seat: int) -> None:
        try:
            answer: wire.ToBrowser = await self.partners.reason(seat, Claim((listener.person,), self.kept.id))
        except NotPossible as error:
            answer = wire.Refused(error=str(error))
        listener.hear(encode(answer).decode())

    # --- who drives ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let computer players play while one of them is asked and somebody is here."""
        self.driving.go_on()

    def drives(self) -> bool:
        """Whether this process is the one that lets computers play here and watches the clock."""
        return self.company.drives(self)

    def want_to_drive(self) -> None:
        """Ask to be the one."""
        self.company.want(self)

    def begin_driving(self) -> None:
        """This process is the one that drives the table."""
        self.alarm.watch()
        self.go_on()

    def stop_driving(self) -> None:
        """It is so no longer."""
        self.driving.stop()
        self.alarm.watch()
        self.go_on()

    def _pause(self) -> None:
        """Nobody is here any more: what a computer player waits to think about can wait. What is being kept is kept."""
        if self.people():
            return
        if not self.lock.locked():
            self.driving.stop()
        self.start(self._let_others_drive())

    async def _let_others_drive(self) -> None:
        async with self.lock:
            if not self.people():
                self.company.leave(self)

    def people(self) -> tuple[str, ...]:
        """Who is here: those with a seat, or those who watch a table without people."""
        no_seats = all(seat.kind == "bot" for seat in self.kept.seats)
        return tuple({listener.person for listener in self.listeners if listener.mine or no_seats})

    async def interject(self, seat: int, action: Action) -> None:
        """A computer says something out of turn."""
        async with self.lock:
            await self.carry_out(seat, action, driven=True)

    # --- tasks --------------------------------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this beside everything else; the table is not put away before it is done."""
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
        return await asyncio.shield(self.start(work))

    async def close(self) -> None:
        """Stop thinking and watching; what was begun to be kept is finished."""
        self.alarm.stop()
        async with self.lock:
            self.driving.stop()
        self.company.leave(self)
        await asyncio.gather(*self._tasks, return_exceptions=True)


def table_card(
    kept: KeptTable, seats: list[wire.Sitter], mine: list[int], caption: Say | None = None, so_far: Sequence[Say] = ()
) -> wire.TableCard:
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
        so_far=list(so_far),
    )


def _said(line: KeptLine) -> wire.Said:
    return wire.Said(line.seat, line.text, line.at, line.phrase, line.spoken.say if line.spoken else None)
