"""Snapshots: a room as bytes, so that a long game opens without being played again.

A snapshot is only a cache. It holds the state and what happened since the snapshot before it; together with the rest of the
record it gives the room, and if it does not fit (another version, a damaged file) the record alone does.
"""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.engine import Event, Game, State
from tafelrunde.engine.codec import BadState, from_data, to_data
from tafelrunde.engine.record import BadRecord, Record, pack_of
from tafelrunde.table.room import Room, catch_up, open_room
from tafelrunde.table.table_events import standing


class Snapshot(msgspec.Struct):
    """A position, and the happenings that led to it."""

    version: int
    state: bytes  # empty in all but the newest
    moments: bytes


def take_snapshot(room: Room, last: int) -> Snapshot:
    """The room as it is; `last` is the version of the snapshot before, -1 if there is none."""
    position = {"state": to_data(room.state), "curve": room.curve, "opened": room.opened}
    return Snapshot(room.version, _pack(position), _pack([to_data(events) for events in room.moments[last + 1 :]]))


def reopen(game: Game, record: Record, snapshots: Sequence[Snapshot]) -> tuple[Room, int]:
    """The room of a record, by way of its snapshots (oldest first) where they fit; and the version of the last one that did, -1
    if the record was played from its beginning."""
    room = _restored(game, record, snapshots) if snapshots else None
    if room is None:
        return open_room(game, record), -1
    last = room.version
    try:
        catch_up(room, record.actions[last:])
    except BadRecord:  # something was taken back beyond the snapshot: only the whole record knows what
        return open_room(game, record), -1
    return room, last


def _restored(game: Game, record: Record, snapshots: Sequence[Snapshot]) -> Room | None:
    newest = snapshots[-1]
    if record.version != game.version or newest.version > len(record.actions):
        return None

    def setting(pack: str, choices: dict[str, Any]) -> Any:
        if pack != pack_of(game, record):
            raise BadState(f"it was taken with the content {pack!r}")
        return game.setting(choices, pack)

    try:
        position = _unpack(newest.state)
        state = from_data(position["state"], setting)
        moments = [from_data(events, setting) for snapshot in snapshots for events in _unpack(snapshot.moments)]
        curve = msgspec.convert(position["curve"], list[list[int]])
        opened = msgspec.convert(position["opened"], int)
    except (BadState, KeyError, TypeError, ValueError, zlib.error, msgspec.MsgspecError):
        return None
    if not (isinstance(state, State) and len(moments) == newest.version + 1 and all(map(_events, moments))):
        return None
    early = msgspec.structs.replace(record, actions=standing(record.actions[: newest.version]))
    room = Room(game, early, state, moments, curve)
    room.opened = opened
    return room


def _events(moment: Any) -> bool:
    return isinstance(moment, list) and all(isinstance(event, Event) for event in moment)


def _pack(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value), 1)


def _unpack(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))
