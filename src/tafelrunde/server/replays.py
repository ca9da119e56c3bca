"""Replays of the server: games to be looked at again, forked, verified and brought along.

A finished game is open to everybody who knows its address. A running one shows itself only as its own seats and the spectators
saw it, to those who have their keys, and cannot be forked: that would tell the luck to come.
"""

import asyncio
import time
from collections import OrderedDict
from typing import Final

import msgspec

from tafelrunde.engine import registry
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.game import Game
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.part import EVERYTHING, SPECTATOR
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, current
from tafelrunde.engine.scene import Offers, Sheet
from tafelrunde.engine.view import view
from tafelrunde.server import wire
from tafelrunde.server.hub import Hub
from tafelrunde.server.keys import hashed, new_key, new_table_id
from tafelrunde.server.limits import NotAllowed, checked_name
from tafelrunde.server.live import LiveTable
from tafelrunde.server.store import KeptSeat, KeptTable
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.replay import Replay
from tafelrunde.table.room import open_room
from tafelrunde.table.turning import turnings

KEPT: Final = 12  # replays in memory
MOST_FRAMES: Final = 40  # in one answer
LOG: Final = 160  # actions whose happenings a fresh frame tells
MOST_ACTIONS: Final = 20_000  # of a record that somebody brings


class Replays:
    """The replays that somebody has open."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._open: OrderedDict[str, Replay] = OrderedDict()
        self._lock = asyncio.Lock()  # one is opened at a time, however many ask

    async def card(self, table: str, visitor: wire.Visitor) -> wire.ReplayCard:
        """What there is to see, for somebody with these keys."""
        live = await self.hub.open(table)
        viewers = _viewers(live, visitor.keys)
        replay = await self._replay(live)
        curve = replay.curve()
        return wire.ReplayCard(
            table=live.kept.id,
            game=replay.game.id,
            rules=replay.game.version,
            played=live.written_by,
            seats=live.sitters(),
            length=replay.version,
            over=live.kept.over,
            finished=replay.last.over,
            viewers=viewers,
            steps=[version for version, events in enumerate(replay.moments) if events or version in {0, replay.version}],
            bookmarks=replay.bookmarks,
            curve=curve,
            turnings=turnings(curve),
            levels=list(replay.game.levels),
        )

    async def frames(self, table: str, wanted: wire.FramesWanted) -> wire.Frames:
        """Some frames in a row, as one viewer saw them."""
        live = await self.hub.open(table)
        if wanted.viewer not in _viewers(live, wanted.keys):
            raise Trouble(403, "you may not see this game with those eyes while it runs; use your own seat or be a spectator")
        replay = await self._replay(live)
        if not 0 <= wanted.start <= replay.version:
            raise Trouble(400, f"there is no frame {wanted.start}; there are 0 to {replay.version}")
        return wire.Frames(await asyncio.to_thread(_frames, replay, wanted))

    async def verify(self, table: str) -> wire.Verdict:
        """Play a table's record again from its seed and compare what comes of it with the table."""
        live = await self.hub.open(table)
        record = msgspec.structs.replace(live.room.record, actions=list(live.room.record.actions))
        expected = to_data(live.room.state)
        try:
            room = await asyncio.to_thread(open_room, live.room.game, record)
        except BadRecord as error:
            return wire.Verdict(False, len(record.actions), live.kept.over, error=f"the record {error}")
        fine = to_data(room.state) == expected
        outcome = room.game.outcome(room.state) if room.over else []
        return wire.Verdict(fine, room.version, room.over, outcome, "" if fine else "the record leads to another position")

    async def fork(self, table: str, fork: wire.Fork, client: str) -> wire.Created:
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
        name = _name(fork.name)
        self.hub.may_create(client)
        key, watch = new_key(), new_key()
        seats = [KeptSeat("bot", seat.name, level) for seat in whole.seats]
        seats[fork.seat] = KeptSeat("person", name or whole.seats[fork.seat].name, key=hashed(key))
        record = msgspec.structs.replace(
            whole, seats=[RecordSeat(seat.name, seat.level) for seat in seats], actions=whole.actions[: fork.version]
        )
        room = await asyncio.to_thread(open_room, game, record)
        if room.over:
            raise Trouble(400, "the game is over there; choose a point before its end")
        now = time.time()
        kept = KeptTable(new_table_id(), room.record, seats, hashed(watch), now, now, over=room.over, asked=room.asked)
        (await self.hub.keep(kept, room)).go_on()
        return wire.Created(kept.id, {fork.seat: key}, {}, watch)

    async def upload(self, record: Record, client: str) -> wire.Uploaded:
        """Put a record that somebody brings on this server, if it can be played here."""
        self.hub.may_create(client)
        game, record = _checked(record)
        try:
            room = await asyncio.to_thread(open_room, game, record)
        except (BadRecord, BadPack) as error:
            raise Trouble(409, f"this record {error}") from error
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise Trouble(409, f"this record cannot be played: {error}") from error
        seats = [
            KeptSeat("bot" if seat.level else "person", seat.name, seat.level, b"" if seat.level else hashed(new_key()))
            for seat in record.seats
        ]
        now = time.time()
        kept = KeptTable(new_table_id(), room.record, seats, hashed(new_key()), now, now, over=True, asked=None)
        await self.hub.keep(kept, room)
        return wire.Uploaded(kept.id, game.id, room.version, room.over)

    async def _replay(self, live: LiveTable) -> Replay:
        """The replay of a table as it is now."""
        secret = not live.kept.over
        async with self._lock:
            replay = self._open.pop(live.kept.id, None)
            record = live.room.record
            actions = list(record.actions)
            if replay is None or replay.secret != secret or not replay.fits(record):
                whole = msgspec.structs.replace(record, actions=actions)
                replay = await asyncio.to_thread(Replay, live.room.game, whole, secret)
            else:
                await asyncio.to_thread(replay.extend, actions)
            self._open[live.kept.id] = replay
            while len(self._open) > KEPT:
                self._open.popitem(last=False)
            return replay


def _viewers(live: LiveTable, keys: list[str]) -> list[int]:
    """With whose eyes the table may be seen."""
    if live.kept.over:
        return [EVERYTHING, SPECTATOR, *range(len(live.kept.seats))]
    return [SPECTATOR, *live.seats_of(keys)]


def _frames(replay: Replay, wanted: wire.FramesWanted) -> list[wire.Update]:
    """The first frame tells the log so far, all others what happened since the one before and which sheets have changed."""
    frames: list[wire.Update] = []
    known: dict[str, Sheet] = {}
    count = max(1, min(wanted.count, MOST_FRAMES))
    before = wanted.start if wanted.fresh else max(wanted.start - 1, 0)
    for version, state in replay.positions(before, wanted.start + count - before):
        seen = state if wanted.viewer == EVERYTHING else view(state, SeatId(wanted.viewer))
        scene = replay.scene(state, wanted.viewer)
        sheets = {name: sheet for name, sheet in scene.sheets.items() if known.get(name) != sheet}
        known |= scene.sheets
        if version < wanted.start:
            continue
        first = wanted.fresh and version == wanted.start
        told = range(max(0, version - LOG), version + 1) if first else (version,)
        log = [wire.Entry(number, replay.heard(number, wanted.viewer, seen)) for number in told]
        if first:
            for entry in log:
                entry.happenings = [msgspec.structs.replace(happening, motions=[]) for happening in entry.happenings]
        frames.append(
            wire.Update(
                version=version,
                seat=wanted.viewer if wanted.viewer >= 0 else None,
                scene=msgspec.structs.replace(scene, sheets=sheets, private=False),
                offers=Offers(),
                log=[entry for entry in log if entry.happenings],
                first=first,
            )
        )
    return frames


def _checked(record: Record) -> tuple[Game, Record]:
    """A record that somebody brings, brought up to date; or a clear word about what is wrong with it."""
    if record.format != 1:
        raise Trouble(409, f"this record has format {record.format}; this server reads format 1")
    if record.pack:
        raise Trouble(409, "this record was played with a pack of its own, which this server does not have")
    if record.seed is None:
        raise Trouble(409, "this record has no seed: it was taken before the game was over, and can only be read")
    if not 0 <= record.seed < 1 << 63 or len(record.actions) > MOST_ACTIONS:
        raise Trouble(400, f"this is no record of a game: its seed or its length (at most {MOST_ACTIONS} actions) cannot be")
    try:
        game = registry.find(record.game)
        record = current(game, record)
    except (registry.UnknownGame, BadRecord) as error:
        raise Trouble(409, f"this record cannot be played here: it {error}") from error
    seats = [RecordSeat(_name(seat.name), seat.level if seat.level in game.levels else "") for seat in record.seats]
    return game, msgspec.structs.replace(record, seats=seats)


def _name(name: str) -> str:
    try:
        return checked_name(name)
    except NotAllowed as error:
        raise Trouble(400, str(error)) from error
