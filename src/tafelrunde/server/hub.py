"""The hub: all tables of a server. It opens them from the store when somebody comes and puts them away when nobody is left."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from tafelrunde.engine import SPECTATOR, Game, library, registry
from tafelrunde.engine.options import BadOption, Value
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, current, new_record
from tafelrunde.engine.scene import Standing
from tafelrunde.server import garbage, shelf, wire
from tafelrunde.server.archive import Archive, Here
from tafelrunde.server.company import Alone, Company
from tafelrunde.server.house import House
from tafelrunde.server.keys import hashed, new_key, new_table_id, owner_of
from tafelrunde.server.limits import Buckets, Limits
from tafelrunde.server.live import LiveTable, table_card
from tafelrunde.server.news import News
from tafelrunde.server.packs import Packs
from tafelrunde.server.passkeys import Passkeys
from tafelrunde.server.people import People
from tafelrunde.server.sql import SqlStore
from tafelrunde.server.store import Keeping, KeptSeat, KeptTable, StoreError, Taken
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.trouble import Trouble, fair_name, lost_database, no_table, wrong_key
from tafelrunde.server.watching import Watch
from tafelrunde.table.customs import Customs
from tafelrunde.table.lesson import Lesson
from tafelrunde.table.room import NotPossible, Room, open_room
from tafelrunde.table.snapshot import reopen

log = logging.getLogger("tafelrunde.hub")

MONTH: Final = 30 * 24 * 3600
HEALTH_LASTS: Final = 5.0  # seconds
MOST_MINE: Final = 200  # tables in one list
LONGEST_EVENING: Final = 30  # games
OPENING: Final = 0.05  # seconds that opening a table costs whoever asks for a list of them
TIDY_EVERY: Final = 3600.0  # seconds


class Hub:
    """Everything that goes on."""

    def __init__(
        self,
        store: SqlStore,
        thinkers: Thinkers,
        limits: Limits,
        pace: float,
        archive: Archive | None = None,
        keeping: Keeping = Keeping(),  # noqa: B008  # it never changes
        company: Company | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.pace = pace
        self.archive = archive or Archive(limits, Here())
        self.keeping = keeping
        self.company = company or Alone(store)
        self.packs = Packs(store, limits)
        self.house = House(store)
        self.people = People(store)
        self.passkeys = Passkeys(self.people)
        self.connections = 0
        self.connections_of: dict[str, int] = {}  # by person
        self.messages = Buckets(limits.messages_per_second_and_person, limits.messages_at_once_and_person)
        self.lines = Buckets(limits.lines_per_second_and_person, limits.lines_at_once_and_person)
        self.lines_of_seats = Buckets(limits.lines_per_second, limits.lines_at_once)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._creations = Buckets(limits.creations_per_minute / 60, limits.creations_at_once)
        self._chores: list[asyncio.Task[None]] = []
        self._health = (-HEALTH_LASTS, False)
        self._secret = b""
        self.watch = Watch(self)

    # --- the day ------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Open the server: from now on others are heard, and tables that need not be kept any longer are dropped."""
        await self.store.open()
        await self.house.look()
        await self.company.open(self)
        self._chores = [asyncio.get_running_loop().create_task(work) for work in (self._tidy(), self.watch.run())]

    async def _tidy(self) -> None:
        while True:
            try:
                await self.store.expire(self.keeping, time.time())
            except StoreError as error:
                log.error("old tables cannot be dropped: %s", error)
            await asyncio.sleep(TIDY_EVERY)
            garbage.look()

    async def close(self) -> None:
        """Stop everything in good order."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*(table.close() for table in list(self.tables.values())))
        await self.company.close()
        await self.thinkers.close()
        await self.archive.close()
        await self.store.close()

    async def ready(self) -> bool:
        """Whether the store takes what is said, and the other processes are heard. Asked of the disk only every few seconds."""
        if not self.company.ready:
            return False
        at, writable = self._health
        if time.monotonic() - at > HEALTH_LASTS:
            writable = await self.store.writable()
            self._health = (time.monotonic(), writable)
        return writable

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """The table of that name, opened if it is not."""
        if not self.company.ready:
            raise lost_database()
        live = self.tables.get(table)
        if live is not None and not live.broken:
            self.tables.move_to_end(table)
            if self.company.shared:
                await self._catch_up(live)
        if live is not None and not live.broken:
            return live
        if table not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _catch_up(self, live: LiveTable) -> None:
        """Another process may have been asked a moment ago."""
        try:
            await live.look_again()
        except (StoreError, NotPossible) as error:
            log.warning("table %s is opened anew: %s", live.id, error)
            live.give_up(StoreError(str(error)))

    def hear(self, news: News) -> None:
        """Another process tells something about a table that may be open here."""
        live = self.tables.get(news.table)
        if live is not None and not live.broken:
            live.hear(news.by, news.what)

    def lose(self, why: str) -> None:
        """The other processes cannot be heard: whatever is open here may be out of date."""
        for live in self.tables.values():
            live.give_up(StoreError(why))

    async def _open(self, table: str) -> LiveTable:
        kept = await self._load(table)
        try:
            game = registry.find(kept.record.game)
            written_by = kept.record.version
            kept.record = _going_on(kept, current(game, kept.record))
            await self.packs.need(game, kept.record.pack)
            room, last = await asyncio.to_thread(reopen, game, kept.record, kept.snapshots)
        except (registry.UnknownGame, BadRecord, BadPack) as error:
            raise Trouble(409, f"this table cannot be opened: it {error}") from error
        if last < 0 and kept.snapshots:
            await self.store.forget_snapshots(table)
        live = await self._add(kept, room, last)
        live.written_by = written_by
        if self.company.shared:
            await self._catch_up(live)  # with what others have told while it was being opened
            if live.broken or not self.company.ready:
                live.give_up(StoreError("the database was lost while this table was being opened"))
                raise lost_database()
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
        live = LiveTable(kept, room, last_snapshot, self.store, self.thinkers, self.limits, self.pace, self.company, self.house)
        self.tables[kept.id] = live
        if len(self.tables) > self.limits.open_rooms:
            for name, table in list(self.tables.items())[:-1]:
                if table.idle:
                    del self.tables[name]
                    await table.close()
                    break
        return live

    async def create(self, new: wire.NewTable, person: str, day: str = "", me: str = "") -> wire.Created:
        """Set up a new table; with a day, that of its daily deal. The seat of whoever does so belongs to `me`."""
        self.may_create(person, me)
        taught = _taught(new)
        if taught is not None:
            new = msgspec.structs.replace(new, options=taught.options)
        if new.pack and new.game in registry.games():
            await self.packs.need(registry.find(new.game), new.pack)
        game, seats, options = _checked(new)
        if options.get("seats") == "random":
            secrets.SystemRandom().shuffle(seats)
        secrets_of = {seat: new_key() for seat, kept in enumerate(seats) if kept.kind != "bot"}
        for seat, key in secrets_of.items():
            seats[seat].key = hashed(key)
            if seats[seat].host:
                seats[seat].person = me
            if seats[seat].kind == "open":
                seats[seat].invitation = hashed(key)
        watch = new_key()
        seed = await self._seed(game, taught, day)
        hints = _hints(game, seats) if new.hints is None else new.hints
        table = await self._set_up(game, seats, options, seed, hashed(watch), new.customs, hints, person, day, new.pack)
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
        person: str,
        day: str = "",
        pack: str = "",
        follows: str = "",
    ) -> str:
        """Keep a new table."""
        record = new_record(game, options, [RecordSeat(kept.name, kept.level) for kept in seats], seed, pack)
        room = await asyncio.to_thread(open_room, game, record)
        now = time.time()
        kept = KeptTable(new_table_id(), room.record, seats, watch, now, now, over=room.over, asked=room.asked)
        kept.customs, kept.hints, kept.day = customs, hints, day
        await self.keep(kept, person, follows)
        await self._add(kept, room, -1)
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

    async def rematch(self, table: str, keys: list[str], person: str, goes_on: bool = False) -> wire.Again:
        """The same people play the same game once more, or what its result names as the next one. Their keys open the new
        table; whoever asks second gets the same."""
        live = await self.open(table)
        mine = live.seats_of(keys)
        if not mine:
            raise Trouble(403, "only those who played can set up a rematch")
        if not live.room.over:
            raise Trouble(400, "the game is not over yet; a rematch can be set up afterwards")
        if live.kept.rematch:
            return wire.Again(live.kept.rematch)
        result = live.room.scene(SPECTATOR).result
        change = result.then.options if goes_on and result is not None and result.then is not None else {}
        if goes_on and not change:
            raise Trouble(400, "this game names nothing that comes next")
        self.may_create(person)
        return await live.finish(self._rematch(live, live.kept.seats[mine[0]].name, person, change))

    async def _rematch(self, live: LiveTable, name: str, person: str, change: dict[str, Value]) -> wire.Again:
        async with live.rematching:
            kept, record = live.kept, live.room.record
            if not kept.rematch:
                seats = [msgspec.structs.replace(seat, stand_in="") for seat in kept.seats]
                if record.options.get("seats") == "random":
                    secrets.SystemRandom().shuffle(seats)
                seed, options = secrets.randbits(53), {**record.options, **change}
                game, customs, hints = live.room.game, kept.customs, kept.hints
                pack = record.pack if library.brought(game, record.pack) else ""
                try:
                    kept.rematch = await self._set_up(
                        game, seats, options, seed, kept.watch, customs, hints, person, pack=pack, follows=kept.id
                    )
                except Trouble:
                    await live.look_again()  # somebody may have set it up at another process
                    if not kept.rematch:
                        raise
                    return wire.Again(kept.rematch)
                live.waiting = name
                live.greet_all()
            return wire.Again(kept.rematch)

    async def evening(self, table: str, person: str) -> list[wire.Played]:
        """How this game and those of which it is the rematch ended, the first one first."""
        found: list[wire.Played] = []
        while table and len(found) < LONGEST_EVENING:
            self._pay(table, person)
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

    async def keep(self, kept: KeptTable, person: str, follows: str = "") -> None:
        """Keep a new table, if there is room for it."""
        self.check_open()
        limits = self.limits
        try:
            kept.owner = await self.owner(person)
            taken = await self.store.occupied(time.time() - MONTH, kept.owner)
            if taken.own >= limits.tables_per_person or (
                kept.origin == "record" and taken.records >= limits.records_per_person
            ):
                raise Trouble(429, "you have set up as many tables as one may have; finish some, or try again in a month")
            if taken.tables >= limits.tables:
                raise Trouble(503, "this server has no room for another table; finish one, or try again later")
            await self.store.create(kept, follows)
        except Taken:
            raise Trouble(409, "this was done by somebody else a moment ago; look again") from None
        except StoreError as error:
            raise Trouble(503, f"the table could not be kept: {error}; try again later") from error

    async def owner(self, person: str) -> bytes:
        """By what it is known who has brought or set up what."""
        if not self._secret:
            self._secret = await self.store.secret("owner", secrets.token_bytes(32))
        return owner_of(person, self._secret)

    def may_create(self, person: str, me: str = "") -> None:
        """Refuse whoever makes too many tables at once, or is not known where the host wants it."""
        if not me and self.house.rules.known != "nobody":
            raise Trouble(401, "at this server only those can do this who keep a name here; it takes a moment and no e-mail")
        self.may_begin(person)

    def may_begin(self, person: str) -> None:
        """Refuse whoever begins too much at once."""
        if not self._creations.take(person, time.monotonic()):
            raise Trouble(429, "too much is begun at once, such as new tables; wait a minute")

    async def join(self, table: str, join: wire.Join, me: str = "") -> wire.Joined:
        """Somebody opens an invitation."""
        self.check_open()
        if not me and self.house.rules.known == "everybody":
            raise Trouble(401, "at this server only those play who keep a name here; it takes a moment and no e-mail")
        name = fair_name(join.name)
        if not name:
            raise Trouble(400, "say who you are: a name of at least one letter")
        try:
            return await (await self.open(table)).join(join.key, name, me)
        except StoreError as error:
            raise Trouble(503, f"this could not be kept: {error}; try again later") from error

    async def mine(self, keys: wire.Keys, person: str) -> list[wire.TableCard]:
        """The tables that these keys belong to, the latest first. Wrong keys and tables that are gone are left out."""
        cards = []
        for table, own in list(keys.keys.items())[:MOST_MINE]:
            self._pay(table, person)
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

    def _pay(self, table: str, person: str) -> None:
        """Opening a table that is put away costs something."""
        if table not in self.tables:
            self.archive.check(person)
            self.archive.spend(person, OPENING)

    def house_changed(self) -> None:
        """The host has decided something: everybody hears of it, and who is not let in any more is sent away."""
        for live in list(self.tables.values()):
            live.house_changed()
            for listener in live.listeners:
                if self.house.bans(listener.person):
                    listener.drop(4403, "nobody is let in from your address; ask the host of this server why")

    def check_open(self) -> None:
        """Refuse what would have to be kept while nothing is."""
        if self.house.rules.read_only:
            raise Trouble(503, "this server is about to be updated, and nothing new can be begun; try again in a moment")

    async def look_again(self, table: str) -> None:
        """Something about a table was changed in the store."""
        live = self.tables.get(table)
        if live is not None and not live.broken:
            await self._catch_up(live)

    def drop(self, table: str) -> None:
        """A table is not kept any longer: whoever is there is sent away."""
        live = self.tables.pop(table, None)
        if live is not None:
            live.give_up(StoreError("it is not kept any longer"))

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, person: str) -> None:
        """One more connection of this person, if there is room."""
        if self.connections >= self.limits.connections:
            raise Trouble(503, "this server is full; try again later")
        if self.connections_of.get(person, 0) >= self.limits.connections_per_person:
            raise Trouble(429, "too many connections from your address; close some")
        self.connections += 1
        self.connections_of[person] = self.connections_of.get(person, 0) + 1

    def disconnect(self, person: str) -> None:
        """One connection less."""
        self.connections -= 1
        self.connections_of[person] -= 1
        if not self.connections_of[person]:
            del self.connections_of[person]


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
        setting = game.setting(dict(new.options), new.pack)
    except (registry.UnknownGame, BadOption, BadPack) as error:
        raise Trouble(400, str(error)) from error
    if not game.least_seats <= len(new.seats) <= game.most_seats:
        wanted = f"{game.least_seats} to {game.most_seats}" if game.least_seats < game.most_seats else f"{game.least_seats}"
        raise Trouble(400, f"{game.id} takes {wanted} seats, not {len(new.seats)}")
    if misfit := game.misfit(setting, len(new.seats)):
        raise Trouble(400, f"these options do not fit together at this table ({misfit.id} {misfit.args})", misfit)
    return game, [_seat(game, number, seat) for number, seat in enumerate(new.seats)], setting.choices


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
    name = fair_name(seat.name)
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
