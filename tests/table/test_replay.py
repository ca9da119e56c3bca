"""A replay shows every frame of a record as the viewer saw it, says who was ahead and where it turned."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
import pytest

from higher import GAME
from higher.game import Higher
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import EVERYTHING, SPECTATOR
from tafelrunde.engine.record import BadRecord, Record, RecordSeat, current
from tafelrunde.engine.scene import Piece, Row
from tafelrunde.engine.view import view
from tafelrunde.table.replay import Replay
from tafelrunde.table.room import open_room
from tafelrunde.table.turning import Point, Turning, turnings
from tafelrunde.testing.walk import Walk
from tests.every_game import every_game


def a_record(game: Game, seed: int = 3, most: int = 160) -> Record:
    """Some moves of players who take anything."""
    walk = Walk(game, seed)
    for _ in walk.positions(most):
        pass
    return walk.record()


@every_game
def test_every_frame_is_the_position_after_that_many_actions(game: Game) -> None:
    record = a_record(game)
    replay = Replay(game, record, secret=False)
    assert replay.version == len(record.actions)
    for start in (0, 1, 23, 24, 25, replay.version):
        if start > replay.version:
            continue
        for version, state, _ in replay.positions(start, 2):
            early = msgspec.structs.replace(record, actions=record.actions[:version])
            assert to_data(state) == to_data(open_room(game, early).state)


@every_game
def test_a_viewer_sees_and_hears_what_he_did_at_the_table(game: Game) -> None:
    """Byte by byte: a replay tells a seat nothing that it was not told when it sat there."""
    record = a_record(game, most=60)
    replay = Replay(game, record, secret=True)
    room = open_room(game, msgspec.structs.replace(record, actions=[]))
    seats = range(len(record.seats))
    for version, state, _ in replay.positions(0, replay.version + 1):
        if version:
            fits = msgspec.structs.replace(record, actions=record.actions[:version])
            room = open_room(game, fits)
        for viewer in (SPECTATOR, *seats):
            assert msgspec.json.encode(replay.scene(state, viewer)) == _without_curve(game.whole_scene(room.view(viewer)))
            heard = replay.heard(version, viewer, view(state, viewer))
            told = room.log(viewer, version - 1)
            assert heard == (told[0].happenings if told else [])
        if version > 12:
            break


def _without_curve(scene: Any) -> bytes:
    if scene.result:
        scene.result.curves = []
    return msgspec.json.encode(scene)


@every_game
def test_everything_open_shows_every_hand(game: Game) -> None:
    record = a_record(game, most=40)
    replay = Replay(game, record, secret=False)
    for _, state, _ in replay.positions(replay.version // 2, 1):
        scene = replay.scene(state, EVERYTHING)
        ids = [piece.id for piece in _pieces(scene.zones)]
        assert len(ids) == len(set(ids))
        rows = [zone for zone in scene.zones if isinstance(zone, Row) and zone.hand]
        for seat in range(len(record.seats)):
            own = [zone for zone in game.scene(view(state, seat)).zones if isinstance(zone, Row) and zone.hand]
            names = [piece.name for zone in own if zone.seat in {None, seat} for piece in zone.pieces]
            shown = [piece.name for zone in rows for piece in zone.pieces]
            assert all(name in shown for name in names)
        assert not any(piece.face_down for zone in rows for piece in zone.pieces)


def _pieces(zones: list[Any]) -> Iterator[Piece]:
    for zone in zones:
        yield from getattr(zone, "pieces", ())


@every_game
def test_the_curve_begins_at_the_beginning_and_ends_at_the_end(game: Game) -> None:
    record = a_record(game)
    replay = Replay(game, record, secret=False)
    curve = replay.curve()
    assert (curve[0].version, curve[-1].version) == (0, replay.version)
    assert [point.version for point in curve] == sorted({point.version for point in curve})
    assert all(len(point.chances) == len(record.seats) and all(0 <= one <= 1 for one in point.chances) for point in curve)
    assert all(0 <= turning.version < replay.version for turning in turnings(curve))
    assert all(not point.chances for point in Replay(game, record, secret=True).curve())


def test_a_replay_goes_on_with_its_game() -> None:
    record = a_record(GAME)
    half = msgspec.structs.replace(record, actions=record.actions[:5])
    replay = Replay(GAME, half, secret=True)
    assert replay.fits(record)
    replay.extend(record.actions)
    assert replay.record.actions == record.actions
    other = msgspec.structs.replace(record, actions=["boast", *record.actions[1:]])
    assert not replay.fits(other)


# --- turning points ---------------------------------------------------------------------------------------------------


def points(*chances: list[float]) -> list[Point]:
    return [Point(10 * number, number, [], line) for number, line in enumerate(chances)]


def test_a_lead_for_good_is_a_turning_point() -> None:
    curve = points([0.5, 0.5], [0.55, 0.45], [0.47, 0.53], [0.4, 0.6], [0.0, 1.0])
    assert turnings(curve) == [Turning(10, "lead", 1, 8)]


def test_great_swings_are_turning_points_in_the_order_they_came() -> None:
    curve = points([0.6, 0.4], [0.8, 0.2], [0.65, 0.35], [0.85, 0.15], [1.0, 0.0])
    assert turnings(curve) == [Turning(0, "gain", 0, 20), Turning(10, "gain", 1, 15), Turning(20, "gain", 0, 20)]


def test_a_team_turns_together() -> None:
    curve = points([0.5, 0.5], [0.8, 0.8], [0.3, 0.3], [0.0, 0.0])
    assert turnings(curve) == [Turning(0, "gain", None, 30), Turning(10, "loss", None, 50)]


def test_without_chances_the_scores_count() -> None:
    curve = [Point(0, 0, [10, 10]), Point(5, 1, [5, 15]), Point(9, 2, [5, 16])]
    assert turnings(curve) == [Turning(0, "lead", 1, 25)]


def test_nothing_turns_in_an_even_game() -> None:
    assert turnings(points([0.5, 0.5], [0.52, 0.48], [0.5, 0.5], [0.5, 0.5])) == []
    assert turnings([]) == []


# --- old records ------------------------------------------------------------------------------------------------------


class Newer(Higher):
    """The example game after a change of its rules: `boast` was once called `brag`, and once there were no rounds."""

    version: ClassVar[str] = "3"

    def migrate(self, version: str, choices: dict[str, Any], actions: list[str]) -> tuple[dict[str, Any], list[str]] | None:
        if version != "2":
            return None
        return choices, [entry.replace("brag", "boast") for entry in actions]


def old_record(version: str) -> Record:
    return Record("higher", version, {"rounds": 3}, [RecordSeat("Ada"), RecordSeat("Ben")], 1, ["@0 brag", "stake 1"])


def test_a_record_of_today_stays_as_it_is() -> None:
    record = old_record("3")
    assert current(Newer(), record) is record


def test_an_old_record_is_brought_up_to_date() -> None:
    record = current(Newer(), old_record("2"))
    assert (record.version, record.actions) == ("3", ["@0 boast", "stake 1"])


def test_a_record_that_is_too_old_is_refused_with_a_clear_word() -> None:
    with pytest.raises(BadRecord, match="was played by version 1 of the rules, this is version 3"):
        current(Newer(), old_record("1"))
