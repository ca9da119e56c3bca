"""What the server tells of a change leads to the picture that is built whole, in the browser's own words."""

import json
from random import Random
from typing import Any

import pytest

from benchmarks.patches import WEB, told, wrong_in_the_browser
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.engine.registry import find
from tafelrunde.server.patch import checksum, patch, patched
from tafelrunde.server.telling import Telling
from tafelrunde.server.wire import LookedUp
from tafelrunde.table.room import open_room
from tests.every_game import every_game


@every_game
def test_all_updates_of_a_game_lead_to_the_whole_picture(game: Game) -> None:
    """For every viewer, in Python."""
    assert sum(1 for _ in told(game, seed=1, most=20)) > 40


@pytest.mark.skipif(not (WEB / "node_modules" / "typescript").is_dir(), reason="needs npm install in web/")
@every_game
def test_the_browser_works_out_the_same(game: Game) -> None:
    assert wrong_in_the_browser(told(game, seed=2, most=12)) == 0
    assert wrong_in_the_browser(iter([json.dumps({"before": {}, "patches": [], "after": 1})])) == 1


def some_json(random: Random, depth: int = 0) -> Any:
    """Anything, with ids often enough to be found again."""
    kind = random.randrange(6 if depth < 4 else 3)
    if kind < 3:
        return random.choice([None, True, 0, 1.5, 7, "", "a", "b"])
    if kind == 3:
        return {name: some_json(random, depth + 1) for name in random.sample("abcdef", random.randrange(5))}
    if kind == 4:
        names = random.sample("abcdefgh", random.randrange(6))
        return [{random.choice(["id", "id", "seat"]): name, "x": some_json(random, depth + 1)} for name in names]
    return [some_json(random, depth + 1) for _ in range(random.randrange(5))]


def test_anything_becomes_anything() -> None:
    random = Random(1)
    for _ in range(3000):
        before, after = {"a": some_json(random)}, {"a": some_json(random)}
        change = patch(before, after)
        assert change is not None
        assert patched(before, change) == after
        assert patch(after, after) == {}


def test_what_stays_is_not_told_again() -> None:
    things = [{"id": name, "long": "text" * 50} for name in "abc"]
    moved = [things[2], {**things[0], "n": 1}, {"id": "d"}]
    change = patch({"things": things}, {"things": moved})
    assert change == {
        "in": {
            "things": {
                "by": "id",
                "drop": ["b"],
                "in": [["a", {"set": {"n": 1}}]],
                "order": ["c", "a"],
                "add": [[2, {"id": "d"}]],
            }
        }
    }


def test_a_sum_does_not_depend_on_how_it_is_written() -> None:
    assert checksum({"b": 1.0, "a": [2.0, "x.0"]}) == checksum({"a": [2, "x.0"], "b": 1})
    assert checksum({"a": 1}) != checksum({"a": 2})


def test_what_is_looked_at_closely_is_as_it_was_when_it_was_shown() -> None:
    """Only who was shown a version can look around in it."""
    game = find("monopoly")
    room = open_room(game, Record(game.id, game.version, {}, [RecordSeat("Ada"), RecordSeat("Ben")], 1, []))
    telling = Telling(room)
    shown = telling.update(0, -1)
    assert shown.scene is not None
    assert not shown.scene.sheets
    then = telling.look_up(0, room.version, "s1").sheet
    assert then == game.details(room.view(0)).sheets["s1"]
    assert room.asked is not None
    room.take(room.asked, room.version, room.offers(room.asked).offers[0].action)
    telling.update(0, 0)
    assert telling.look_up(0, 0, "s1").sheet == then
    for viewer, version, name in ((0, 1, "nothing"), (1, 0, "s1"), (0, 7, "s1")):
        assert telling.look_up(viewer, version, name) == LookedUp(version, name)
