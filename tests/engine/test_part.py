"""Parts: equality, covering, and being written down."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.action import Action
from tafelrunde.engine.codec import BadState, from_data, to_data
from tafelrunde.engine.fields import hidden, late, passing, secret
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import SPECTATOR, UNKNOWN, Part, Setting, attributes, covered


class Purse(Part):
    seat: SeatId
    coins: list[int] = secret()
    lining: str = hidden()
    open: bool = late(False)
    hand: str = passing("busy")


class Box(Part):
    content: Any


class Roll(Action):
    usage = "roll"


def no_settings(pack: str, choices: dict[str, Any]) -> Setting:
    return Setting(pack, choices)


def test_equal_if_all_they_hold_is_equal() -> None:
    assert Purse(1, [5], "silk") == Purse(1, [5], "silk")
    assert Purse(1, [5], "silk") != Purse(1, [6], "silk")
    assert Purse(1, [5], "silk") != Box(1)
    assert hash(Purse(1, [5], "silk")) == hash(Purse(1, [5], "silk"))
    assert repr(Box(3)) == "Box(content=3)"


def test_what_passes_is_no_part_of_it() -> None:
    other = Purse(1, [5], "silk")
    other.hand = "free"
    assert other == Purse(1, [5], "silk")
    assert attributes(other) == ["coins", "lining", "open", "seat"]


@pytest.mark.parametrize(("viewer", "coins"), [(1, [5, 7]), (0, [UNKNOWN, UNKNOWN]), (SPECTATOR, [UNKNOWN, UNKNOWN])])
def test_the_owner_sees_more_than_others_and_nobody_everything(viewer: int, coins: list[int]) -> None:
    purse = Purse(1, [5, 7], "silk")
    seen = purse.seen_by(viewer)
    assert (seen.coins, seen.lining) == (coins, "?")
    assert purse == Purse(1, [5, 7], "silk")


def test_covering_keeps_the_shape() -> None:
    assert covered([1, ["a", None], True]) == [UNKNOWN, ["?", None], False]
    with pytest.raises(TypeError, match=r"a seen_by\(\) of its own"):
        covered(Box(1))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.dictionaries(st.integers(), inner, max_size=3),
    max_leaves=8,
)


@given(json_values)
def test_whatever_a_part_may_hold_survives_json(value: Any) -> None:
    again = from_data(json.loads(json.dumps(to_data(Box(value)))), no_settings)
    assert again == Box(value)


def test_late_attributes_survive_json() -> None:
    purse = Purse(1, [5], "silk")
    purse.open = True
    again = from_data(json.loads(json.dumps(to_data(purse))), no_settings)
    assert again == purse
    assert again.open


def test_what_cannot_lie_in_a_state() -> None:
    with pytest.raises(TypeError, match="'roll' lies in a state"):
        to_data(Box(Roll()))
    with pytest.raises(TypeError, match="set cannot lie in a state"):
        to_data(Box({1}))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"kind": "nowhere:Nothing"}, "no part named 'nowhere:Nothing'"),
        ({"kind": f"{__name__}:Box"}, "does not fit this version"),
        ({"kind": f"{__name__}:Box", "contents": 1}, "does not fit this version"),
        ({"kind": f"{__name__}:Purse", "seat": 1, "coins": [], "lining": ""}, "does not fit this version: 'open'"),
        ({"box": 1}, "is no part of a state"),
    ],
)
def test_data_that_is_no_state(data: Any, told: str) -> None:
    with pytest.raises(BadState, match=told):
        from_data(data, no_settings)
