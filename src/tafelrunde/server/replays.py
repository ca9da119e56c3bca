"""Replays of the server: games to be looked at again, forked, verified and brought along.

A finished game is open to everybody who knows its address. A running one shows itself only as its own seats and the spectators
saw it, to those who have their keys, and cannot be forked: that would tell the luck to come.
"""

import asyncio
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Final

import msgspec

from tafelrunde.engine import EVERYTHING, SPECTATOR, Game, SeatId, State, library, registry, view
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, carrying, current, unpacked
from tafelrunde.engine.scene import Offers, Scene
from tafelrunde.server import wire
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed, new_key, new_table_id
from tafelrunde.server.live import LiveTable
from tafelrunde.server.store import KeptSeat, KeptTable
from tafelrunde.server.telling import changes, page
from tafelrunde.server.trouble import Trouble, fair_name
from tafelrunde.table.replay import Bookmark, Replay
from tafelrunde.table.room import open_room
from tafelrunde.table.story import Told
from tafelrunde.table.turning import Point, turnings

KEPT: Final = 12  # replays in the memory of the archive
MOST_FRAMES: Final = 40  # in one answer
LOG: Final = 160  # actions whose happenings a fresh frame tells
MOST_ACTIONS: Final = 20_000  # of a record that somebody brings


class About(msgspec.Struct):
    """What is known of a replay."""

    length: int
    finished: bool
    steps: list[int]
    bookmarks: list[Bookmark]
    curve: list[Point]


class Ended(msgspec.Struct):
    """Where a record leads."""

    position: bytes  # its digest
    actions: int
    over: bool
    asked: int | None
    outcome: list[float]


class Replays:
    """What can be done with games that have been played. The archive does it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def card(self, table: str, visitor: wire.Visitor, person: str) -> wire.ReplayCard:
        """What there is to see, for somebody with these keys."""
        live = await self.hub.open(table)
        viewers = _viewers(live, visitor.keys)
        game = live.room.game
        about = await self.hub.archive.ask(person, table, _about, table, _now(live), not live.kept.over)
        return wire.ReplayCard(
            table=live.kept.id,
            game=game.id,
            rules=game.version,
            played=live.written_by,
            seats=live.sitters(),
            length=about.length,
            over=live.kept.over,
            finished=about.finished,
            viewers=viewers,
            steps=about.steps,
            bookmarks=about.bookmarks,
            curve=about.curve,
            turnings=turnings(about.curve),
            levels=list(game.levels),
        )

    async def frames(self, table: str, wanted: wire.FramesWanted, person: str) -> wire.Frames:
        """Some frames in a row, as one viewer saw them."""
        live = await self.hub.open(table)
        if wanted.viewer not in _viewers(live, wanted.keys):
            raise Trouble(403, "you may not see this game with those eyes while it runs; use your own seat or be a spectator")
        record = _now(live)
        if not 0 <= wanted.start <= len(record.actions):
            raise Trouble(400, f"there is no frame {wanted.start}; there are 0 to {len(record.actions)}")
        frames = await self.hub.archive.ask(person, table, _some_frames, table, record, not live.kept.over, wanted)
        return msgspec.json.decode(frames, type=wire.Frames)

    async def verify(self, table: str, person: str) -> wire.Verdict:
        """Play a table's record again from its seed and compare what comes of it with the table."""
        self.hub.archive.check(person)
        live = await self.hub.open(table)
        record, expected = _now(live), _digest(live.room.state)
        try:
            ended = await self.hub.archive.ask(person, table, _played, record)
        except BadRecord as error:
            return wire.Verdict(False, len(record.actions), live.kept.over, error=f"the record {error}")
        fine = ended.position == expected
        wrong = "" if fine else "the record leads to another position"
        return wire.Verdict(fine, ended.actions, ended.over, ended.outcome, wrong)

    async def fork(self, table: str, fork: wire.Fork, person: str, me: str = "") -> wire.Created:
        """A new table that begins where a finished game was after so many actions."""
        live = await self.hub.open(table)
        if not live.kept.over:
            raise Trouble(403, "a running game cannot be forked: that would tell the luck to come")
        game, whole = live.room.game, live.room.record
        if not 0 <= fork.version <= len(whole.actions):
            raise Trouble(400, f"there is no frame {fork.version}; there are 0 to {len(whole.actions)}")
        if not 0 <= fork.seat < len(whole.seats):
            raise Trouble(400, f"there is no seat {fork.seat}; there are 0 to {len(whole.seats) - 1}")
        level = fork.level or (game.levels[len(game.levels) // 2] if game.levels else "random")
        if level not in (game.levels or ("random",)):
            raise Trouble(400, f"{game.id} has no computer player {level[:40]!r}; there are {', '.join(game.levels)}")
        name = fair_name(fork.name)
        self.hub.may_create(person, me)
        key, watch = new_key(), new_key()
        seats = [KeptSeat("bot", seat.name, level) for seat in whole.seats]
        seats[fork.seat] = KeptSeat("person", name or whole.seats[fork.seat].name, key=hashed(key), person=me)
        record = msgspec.structs.replace(
            whole, seats=[RecordSeat(seat.name, seat.level) for seat in seats], actions=whole.actions[: fork.version]
        )
        there = await self.hub.archive.ask(person, table, _played, carrying(game, record))
        if there.over:
            raise Trouble(400, "the game is over there; choose a point before its end")
        now = time.time()
        kept = KeptTable(new_table_id(), record, seats, hashed(watch), now, now, asked=there.asked, origin="fork")
        await self.hub.keep(kept, person)
        return wire.Created(kept.id, {fork.seat: key}, {}, watch)

    async def upload(self, record: Record, person: str, me: str = "") -> wire.Uploaded:
        """Put a record that somebody brings on this server, if it can be played here."""
        self.hub.may_create(person, me)
        game, record = _checked(record)
        carried = record.pack if record.archive else ""
        try:
            record = await asyncio.to_thread(unpacked, game, record)
            await self.hub.packs.need(game, record.pack)
            ended = await self.hub.archive.ask(person, "", _played, carrying(game, record))
        except (BadRecord, BadPack) as error:
            raise Trouble(409, f"this record {error}") from error
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise Trouble(409, f"this record cannot be played: {error}") from error
        seats = [
            KeptSeat("bot" if seat.level else "person", seat.name, seat.level, b"" if seat.level else hashed(new_key()))
            for seat in record.seats
        ]
        now = time.time()
        kept = KeptTable(new_table_id(), record, seats, hashed(new_key()), now, now, over=True, origin="record")
        if carried:
            await self.hub.packs.keep(library.find(carried), await self.hub.owner(person))
        await self.hub.keep(kept, person)
        return wire.Uploaded(kept.id, game.id, ended.actions, ended.over)


def _now(live: LiveTable) -> Record:
    """The record of a table as it is now, with its pack: the archive may not know it."""
    return carrying(live.room.game, msgspec.structs.replace(live.room.record, actions=list(live.room.record.actions)))


def _viewers(live: LiveTable, keys: list[str]) -> list[int]:
    """With whose eyes the table may be seen."""
    if live.kept.over:
        return [EVERYTHING, SPECTATOR, *range(len(live.kept.seats))]
    return [SPECTATOR, *live.seats_of(keys)]


# --- in the archive ---------------------------------------------------------------------------------------------------

_open: OrderedDict[str, Replay] = OrderedDict()  # by table


def _replay(table: str, record: Record, secret: bool) -> Replay:
    """The replay of a record, from memory if it goes on where one of its table ended."""
    replay = _open.pop(table, None)
    if replay is None or replay.secret != secret or not replay.fits(record):
        game = registry.find(record.game)
        replay = Replay(game, unpacked(game, record), secret)
    else:
        replay.extend(record.actions)
    _open[table] = replay
    while len(_open) > KEPT:
        _open.popitem(last=False)
    return replay


def _about(table: str, record: Record, secret: bool) -> About:
    replay = _replay(table, record, secret)
    steps = [version for version, events in enumerate(replay.moments) if events or version in {0, replay.version}]
    return About(replay.version, replay.last.over, steps, replay.bookmarks, replay.curve())


def _some_frames(table: str, record: Record, secret: bool, wanted: wire.FramesWanted) -> bytes:
    return msgspec.json.encode(wire.Frames(_frames(_replay(table, record, secret), wanted)))


def _played(record: Record) -> Ended:
    """Play a record from its beginning."""
    game = registry.find(record.game)
    room = open_room(game, unpacked(game, record))
    outcome = room.game.outcome(room.state) if room.over else []
    return Ended(_digest(room.state), room.version, room.over, room.asked, outcome)


def _digest(state: State) -> bytes:
    return sha256(msgspec.json.encode(to_data(state))).digest()


def _frames(replay: Replay, wanted: wire.FramesWanted) -> list[wire.Update]:
    """The first frame is whole and tells the log so far, all others what happened since the one before, beat by beat."""
    frames: list[wire.Update] = []
    viewer = wanted.viewer
    count = max(1, min(wanted.count, MOST_FRAMES))
    known = wanted.start if wanted.fresh else max(wanted.start - 1, 0)
    before: Scene | None = None
    for position in replay.positions(known, wanted.start + count - known):
        version, state, _ = position
        now = msgspec.structs.replace(replay.scene(state, viewer), private=False)
        frame = wire.Update(version, viewer if viewer >= 0 else None)
        if version < wanted.start:
            before = now
            continue
        if before is None:
            seen = state if viewer == EVERYTHING else view(state, SeatId(viewer))
            log = [Told(number, replay.heard(number, viewer, seen)) for number in range(max(0, version - LOG), version + 1)]
            frame.scene, frame.offers = now, Offers()
            frame.log = page([told for told in log if told.happenings], LOG)
        else:
            frame.base = version - 1
            frame.beats = list(changes(replay.beats(position, viewer), before, now))
        frames.append(frame)
        before = now
    return frames


def _checked(record: Record) -> tuple[Game, Record]:
    """A record that somebody brings, brought up to date; or a clear word about what is wrong with it."""
    if record.format != 1:
        raise Trouble(409, f"this record has format {record.format}; this server reads format 1")
    if record.pack and not library.is_content(record.pack):
        raise Trouble(409, "this record was played with a pack in a folder, which this server does not have")
    if record.seed is None:
        raise Trouble(409, "this record has no seed: it was taken before the game was over, and can only be read")
    if not 0 <= record.seed < 1 << 63 or len(record.actions) > MOST_ACTIONS:
        raise Trouble(400, f"this is no record of a game: its seed or its length (at most {MOST_ACTIONS} actions) cannot be")
    try:
        game = registry.find(record.game)
        record = current(game, record)
    except (registry.UnknownGame, BadRecord) as error:
        raise Trouble(409, f"this record cannot be played here: it {error}") from error
    seats = [RecordSeat(fair_name(seat.name), seat.level if seat.level in game.levels else "") for seat in record.seats]
    return game, msgspec.structs.replace(record, seats=seats)
