"""The hub: all tables of a server. It opens them from the store when somebody comes and puts them away when nobody is left."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.engine.options import BadOption
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.part import SPECTATOR
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, current
from tafelrunde.engine.scene import Standing
from tafelrunde.server import shelf, wire
from tafelrunde.server.keys import hashed, new_key, new_table_id
from tafelrunde.server.limits import Buckets, Limits, NotAllowed, checked_name
from tafelrunde.server.live import LiveTable, table_card
from tafelrunde.server.store import KeptSeat, KeptTable, Store, StoreError
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.trouble import Trouble, no_table, wrong_key
from tafelrunde.table.customs import Customs
from tafelrunde.table.lesson import Lesson
from tafelrunde.table.room import Room, open_room
from tafelrunde.table.snapshot import reopen

log = logging.getLogger("tafelrunde.hub")

MONTH: Final = 30 * 24 * 3600
HEALTH_LASTS: Final = 5.0  # seconds
MOST_MINE: Final = 200  # tables in one list
LONGEST_EVENING: Final = 30  # games


class Hub:
    """Everything that goes on."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, pace: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.pace = pace
        self.connections = 0
        self.connections_of: dict[str, int] = {}
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._creations = Buckets(limits.creations_per_minute / 60, limits.creations_at_once)
        self._resuming: asyncio.Task[None] | None = None
        self._health = (-HEALTH_LASTS, False)

    # --- the day ------------------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Let computer players go on where they were asked when the server stopped."""
        self._resuming = asyncio.get_running_loop().create_task(self._resume())

    async def _resume(self) -> None:
        try:
            for table in await self.store.waiting_for_bots():
                with suppress(Trouble):
                    (await self.open(table)).go_on()
        except StoreError as error:
            log.error("computer players cannot go on: %s", error)

    async def close(self) -> None:
        """Stop everything in good order."""
        if self._resuming is not None:
            self._resuming.cancel()
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))
        await self.thinkers.close()
        await self.store.close()

    async def healthy(self) -> bool:
        """Whether the store takes what is said. Asked of the disk only every few seconds."""
        at, writable = self._health
        if time.monotonic() - at > HEALTH_LASTS:
            writable = await self.store.writable()
            self._health = (time.monotonic(), writable)
        return writable

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """The table of that name, opened if it is not."""
        live = self._tables.get(table)
        if live is not None and not live.broken:
            self._tables.move_to_end(table)
            return live
        if table not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        kept = await self._load(table)
        try:
            game = registry.find(kept.record.game)
            written_by = kept.record.version
            kept.record = _going_on(kept, current(game, kept.record))
            room, last = await asyncio.to_thread(reopen, game, kept.record, kept.snapshots)
        except (registry.UnknownGame, BadRecord, BadPack) as error:
            raise Trouble(409, f"this table cannot be opened: it {error}") from error
        if last < 0 and kept.snapshots:
            await self.store.forget_snapshots(table)
        live = await self._add(kept, room, last)
        live.written_by = written_by
        return live

    async def _load(self, table: str) -> KeptTable:
        try:
            kept = await self.store.load(table)
        except StoreError as error:
            raise Trouble(503, f"{error}; try again later") from error
        if kept is None:
            raise no_table(table)
        return kept

    async def _add(self, kept: KeptTable, room: Room, last_snapshot: int) -> LiveTable:
        kept.snapshots = []
        live = LiveTable(kept, room, last_snapshot, self.store, self.thinkers, self.limits, self.pace)
        self._tables[kept.id] = live
        if len(self._tables) > self.limits.open_rooms:
            for name, table in list(self._tables.items())[:-1]:
                if table.idle:
                    del self._tables[name]
                    await table.close()
                    break
        return live

    async def create(self, new: wire.NewTable, client: str, day: str = "") -> wire.Created:
        """Set up a new table; with a day, that of its daily deal."""
        self.may_create(client)
        taught = _taught(new)
        if taught is not None:
            new = msgspec.structs.replace(new, options=taught.options)
        game, seats, options = _checked(new)
        if options.get("seats") == "random":
            secrets.SystemRandom().shuffle(seats)
        secrets_of = {seat: new_key() for seat, kept in enumerate(seats) if kept.kind != "bot"}
        for seat, key in secrets_of.items():
            seats[seat].key = hashed(key)
            if seats[seat].kind == "open":
                seats[seat].invitation = hashed(key)
        watch = new_key()
        seed = await self._seed(game, taught, day)
        hints = _hints(game, seats) if new.hints is None else new.hints
        table = await self._set_up(game, seats, options, seed, hashed(watch), new.customs, hints, day)
        open_seats = {seat for seat, kept_seat in enumerate(seats) if kept_seat.kind == "open"}
        return wire.Created(
            table=table,
            keys={seat: key for seat, key in secrets_of.items() if seat not in open_seats},
            invitations={seat: key for seat, key in secrets_of.items() if seat in open_seats},
            watch=watch,
        )

    async def _set_up(
        self,
        game: Game,
        seats: list[KeptSeat],
        options: dict[str, Any],
        seed: int,
        watch: bytes,
        customs: Customs,
        hints: bool,
        day: str = "",
        pack: str = "",
    ) -> str:
        """Keep a new table and let its computers begin."""
        record = Record(
            game=game.id,
            version=game.version,
            options=options,
            seats=[RecordSeat(kept.name, kept.level) for kept in seats],
            seed=seed,
            pack=pack,
        )
        room = await asyncio.to_thread(open_room, game, record)
        now = time.time()
        kept = KeptTable(new_table_id(), room.record, seats, watch, now, now, over=room.over, asked=room.asked)
        kept.customs, kept.hints, kept.day = customs, hints, day
        (await self.keep(kept, room)).go_on()
        return kept.id

    async def _seed(self, game: Game, taught: Lesson | None, day: str) -> int:
        """Luck of its own, but for a lesson and for the deal that everybody plays on the same day."""
        if taught is not None:
            return taught.seed
        if not day:
            return secrets.randbits(53)
        try:
            return await self.store.deal(day, game.id, secrets.randbits(53))
        except StoreError as error:
            raise Trouble(503, f"{error}; try again later") from error

    async def rematch(self, table: str, keys: list[str], client: str) -> wire.Again:
        """The same people play the same game once more. Their keys open the new table; whoever asks second gets the same."""
        live = await self.open(table)
        mine = live.seats_of(keys)
        if not mine:
            raise Trouble(403, "only those who played can set up a rematch")
        if not live.room.over:
            raise Trouble(400, "the game is not over yet; a rematch can be set up afterwards")
        if live.kept.rematch:
            return wire.Again(live.kept.rematch)
        self.may_create(client)
        return await live.finish(self._rematch(live, live.kept.seats[mine[0]].name))

    async def _rematch(self, live: LiveTable, name: str) -> wire.Again:
        async with live.rematching:
            kept, record = live.kept, live.room.record
            if not kept.rematch:
                seats = [msgspec.structs.replace(seat, stand_in="") for seat in kept.seats]
                if record.options.get("seats") == "random":
                    secrets.SystemRandom().shuffle(seats)
                seed, options = secrets.randbits(53), dict(record.options)
                new = await self._set_up(
                    live.room.game, seats, options, seed, kept.watch, kept.customs, kept.hints, pack=record.pack
                )
                with suppress(StoreError):  # without it a second rematch may be set up after a restart
                    await self.store.rematch(kept.id, new)
                kept.rematch, live.waiting = new, name
                live.greet_all()
            return wire.Again(kept.rematch)

    async def evening(self, table: str) -> list[wire.Played]:
        """How this game and those of which it is the rematch ended, the first one first."""
        found: list[wire.Played] = []
        while table and len(found) < LONGEST_EVENING:
            live = await self.open(table)
            result = live.room.scene(SPECTATOR).result
            if result is not None:
                found.append(wire.Played(table, [_placed(live.kept, one) for one in result.standings]))
            table = await self.store.before(table)
        return found[::-1]

    async def deal(self, game: Game, day: str) -> wire.Deal:
        """How a daily deal ended for those who have played it."""
        try:
            found = await self.store.results(day, game.id)
        except StoreError as error:
            raise Trouble(503, f"{error}; try again later") from error
        return wire.Deal(game.id, day, [wire.DealResult(one.name, one.place, one.score, one.share) for one in found])

    async def keep(self, kept: KeptTable, room: Room) -> LiveTable:
        """Keep a new table and open it."""
        try:
            if await self.store.running(time.time() - MONTH) >= self.limits.tables:
                raise Trouble(503, "this server has no room for another table; finish one, or try again later")
            await self.store.create(kept)
        except StoreError as error:
            raise Trouble(503, f"the table could not be kept: {error}; try again later") from error
        return await self._add(kept, room, -1)

    def may_create(self, client: str) -> None:
        """Refuse whoever makes too many tables at once."""
        if not self._creations.take(client, time.monotonic()):
            raise Trouble(429, "too many new tables at once; wait a minute")

    async def join(self, table: str, join: wire.Join) -> wire.Joined:
        """Somebody opens an invitation."""
        name = _name(join.name)
        if not name:
            raise Trouble(400, "say who you are: a name of at least one letter")
        try:
            return await (await self.open(table)).join(join.key, name)
        except StoreError as error:
            raise Trouble(503, f"this could not be kept: {error}; try again later") from error

    async def mine(self, keys: wire.Keys) -> list[wire.TableCard]:
        """The tables that these keys belong to, the latest first. Wrong keys and tables that are gone are left out."""
        cards = []
        for table, own in list(keys.keys.items())[:MOST_MINE]:
            with suppress(Trouble):
                cards.append(await self._my_card(table, own))
        return sorted(cards, key=lambda card: -card.moved)

    async def _my_card(self, table: str, keys: list[str]) -> wire.TableCard:
        try:
            live = await self.open(table)
            return live.card(live.seats_of(keys))
        except Trouble as trouble:
            if trouble.status != 409:
                raise
        kept = await self._load(table)
        own = {hashed(key) for key in keys}
        mine = [seat for seat, sitter in enumerate(kept.seats) if sitter.kind == "person" and sitter.key in own]
        if not mine and kept.watch not in own:
            raise wrong_key()
        sitters = [wire.Sitter(seat, sitter.name, sitter.kind, sitter.level) for seat, sitter in enumerate(kept.seats)]
        return table_card(kept, sitters, mine)

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, client: str) -> None:
        """One more connection of this client, if there is room."""
        if self.connections >= self.limits.connections:
            raise Trouble(503, "this server is full; try again later")
        if self.connections_of.get(client, 0) >= self.limits.connections_per_client:
            raise Trouble(429, "too many connections from your address; close some")
        self.connections += 1
        self.connections_of[client] = self.connections_of.get(client, 0) + 1

    def disconnect(self, client: str) -> None:
        """One connection less."""
        self.connections -= 1
        self.connections_of[client] -= 1
        if not self.connections_of[client]:
            del self.connections_of[client]


def _placed(kept: KeptTable, standing: Standing) -> wire.Placed:
    return wire.Placed("" if standing.seat is None else kept.seats[standing.seat].name, standing.place, standing.score)


def _going_on(kept: KeptTable, record: Record) -> Record:
    """A running table goes on only if its moves keep their numbers."""
    if not kept.over and len(kept.record.actions) != len(record.actions):
        raise BadRecord(f"was begun with version {kept.record.version} of the rules and cannot go on with {record.version}")
    return record


def _checked(new: wire.NewTable) -> tuple[Game, list[KeptSeat], dict[str, str | int | bool]]:
    """What a new table is made of, or a clear word about what is wrong with it."""
    try:
        game = registry.find(new.game)
        options = game.setting(dict(new.options)).choices
    except (registry.UnknownGame, BadOption, BadPack) as error:
        raise Trouble(400, str(error)) from error
    if not game.least_seats <= len(new.seats) <= game.most_seats:
        wanted = f"{game.least_seats} to {game.most_seats}" if game.least_seats < game.most_seats else f"{game.least_seats}"
        raise Trouble(400, f"{game.id} takes {wanted} seats, not {len(new.seats)}")
    return game, [_seat(game, number, seat) for number, seat in enumerate(new.seats)], options


def _taught(new: wire.NewTable) -> Lesson | None:
    """The lesson that a new table is for, if it is."""
    if not new.lesson:
        return None
    try:
        found = shelf.lesson_of(shelf.game_named(new.game))
    except Trouble as trouble:
        raise Trouble(400, trouble.text) from trouble
    if len(new.seats) != found.seats or any((seat.kind == "bot") != (number > 0) for number, seat in enumerate(new.seats)):
        raise Trouble(400, f"the lesson takes one learner in the first seat and {found.seats - 1} computer players")
    return found


def _seat(game: Game, number: int, seat: wire.NewSeat) -> KeptSeat:
    name = _name(seat.name)
    if seat.kind != "bot":
        return KeptSeat("open" if seat.kind == "link" else "person", name, host=seat.kind == "me")
    levels = game.levels or ("random",)
    level = seat.level or levels[len(levels) // 2]
    if level not in levels:
        raise Trouble(400, f"seat {number}: {game.id} has no computer player {level[:40]!r}; there are {', '.join(levels)}")
    return KeptSeat("bot", name, level)


def _hints(game: Game, seats: list[KeptSeat]) -> bool:
    """Whether hints are usual: alone and in games that are won together, not between people."""
    return game.together or sum(seat.kind != "bot" for seat in seats) <= 1


def _name(name: str) -> str:
    try:
        return checked_name(name)
    except NotAllowed as error:
        raise Trouble(400, str(error)) from error
