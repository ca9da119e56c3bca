"""What counts in the hall of fame and in the daily deal: games that people have played at this server from the first move."""

from tafelrunde.server.store import KeptTable
from tafelrunde.table.room import Room
from tafelrunde.table.table_events import StoodIn


def counts(kept: KeptTable, room: Room) -> bool:
    """Whether what comes of this game is worth remembering: it is no fork and no record from elsewhere, somebody sits at the
    table, and no computer has ever played for anybody."""
    people = any(seat.kind == "person" for seat in kept.seats)
    return people and not kept.origin and not any(isinstance(event, StoodIn) for moment in room.moments for event in moment)
