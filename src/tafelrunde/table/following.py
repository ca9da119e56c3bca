"""Following: a room learns what was said elsewhere, from the entries that the store has and the room lacks."""

from tafelrunde.engine.record import speaker
from tafelrunde.table.room import Move, Room
from tafelrunde.table.table_events import is_table_event, read


def next_move(room: Room, entry: str) -> Move:
    """What the table is like after its next entry."""
    if is_table_event(entry):
        return room.note(read(entry))
    seat, action = speaker(room.game, room.state, entry)
    return room.plan(int(seat), action)
