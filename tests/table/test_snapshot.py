import msgspec
import pytest

from higher import GAME
from tafelrunde.table.room import Room
from tafelrunde.table.snapshot import Snapshot, reopen, take_snapshot
from tests.table.test_room import play, room


def snapshots() -> tuple[Room, list[Snapshot]]:
    """A room after eight moves, with snapshots after three and six."""
    table = play(room(), lambda table: table.version == 3)
    first = take_snapshot(table, -1)
    play(table, lambda table: table.version == 6)
    second = take_snapshot(table, first.version)
    first.state = b""
    return play(table, lambda table: table.version == 8), [first, second]


def test_a_room_opens_by_way_of_its_snapshots() -> None:
    table, kept = snapshots()
    again, last = reopen(GAME, table.record, kept)
    assert last == 6
    assert again.state == table.state
    assert again.record == table.record
    assert (again.version, again.opened, again.curve) == (table.version, table.opened, table.curve)
    assert [again.log(viewer) for viewer in (-2, 0, 1, 2)] == [table.log(viewer) for viewer in (-2, 0, 1, 2)]


def test_it_goes_on_as_if_nothing_had_happened() -> None:
    table, kept = snapshots()
    again, _ = reopen(GAME, table.record, kept)
    assert play(again).record == play(table).record


def test_a_snapshot_of_the_present_needs_no_replay() -> None:
    table, kept = snapshots()
    again, last = reopen(GAME, table.record, [*kept, take_snapshot(table, 6)])
    assert last == 8
    assert again.state == table.state


@pytest.mark.parametrize("damage", ["state", "moments", "missing", "ahead", "kind"])
def test_a_snapshot_that_does_not_fit_is_only_a_lost_cache(damage: str) -> None:
    table, kept = snapshots()
    match damage:
        case "state":
            kept[-1].state = kept[-1].state[:-9]
        case "moments":
            kept[0].moments = b"garbage"
        case "missing":
            del kept[0]
        case "ahead":
            table.record.actions[5:] = []
        case _:
            kept[-1].state = msgspec.structs.replace(kept[-1], state=kept[0].moments).state
    again, last = reopen(GAME, table.record, kept)
    assert last == -1
    assert again.record.actions == table.record.actions
