"""Tensors: only what has changed is written, and yet each is what its numbers and the schema say."""

import random
from typing import Any

import numpy as np
import pytest

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.observation import NONE, Numbers, Schema, amount, amounts, choice, flag, flags, single, some_of
from tafelrunde.research.numbers import Layout, SharedTensors
from tests.research.settings import every_game, research

pytestmark = pytest.mark.no_cover


def laid_out(schema: Schema, numbers: list[int]) -> list[float]:
    """The tensor of an observation, put together number by number."""
    found: list[float] = []
    for column, number in zip(schema.columns(), numbers, strict=True):
        match column.kind:
            case "choice":
                found += [float(place == number) for place in range(-1, len(column.values))]
            case "set":
                found += [float(number >> place & 1) for place in range(len(column.values))]
            case _:
                found.append(number / column.most)
    return found


@every_game
def test_a_tensor_is_what_its_numbers_say(game: str, seats: int, options: dict[str, Any]) -> None:
    """Through games in which seats look in turn."""
    env = research.aec(game, seats, **options)
    luck = random.Random(game)
    env.reset(seed=8)
    for step in range(40):
        if env.match.over:
            env.reset()
        for seat in {env.match.seat, step % seats}:
            tensor = env.match.tensor(seat)
            numbers = Numbers(env.plan.schema.size, seats)
            numbers.begin(seat)
            env.plan.game.observe(env.match.state, seat, numbers)
            expected = laid_out(env.plan.schema, [int(number) for number in numbers.held])
            np.testing.assert_array_equal(tensor, np.array(expected, np.float32))
        env.step(luck.randrange(len(env.words())))


def write(tensors: SharedTensors, row: int, *numbers: int) -> None:
    """Tell these numbers in a row."""
    tensors.cells.begin_row(row, SeatId(0))
    tensors.cells.extend(list(numbers))
    tensors.cells.end_row()


def test_a_row_tells_all_kinds_of_numbers_and_what_becomes_of_them() -> None:
    schema = Schema((single("table", amount("much", 10), choice("which", "abc"), flag("is"), some_of("all", "xy")),))
    tensors = SharedTensors(Layout(schema), 2, 2)
    for row, told in [(1, (5, NONE, 1, 2)), (1, (600, 2, 1, 3)), (2, (-3, 0, 0, 1)), (1, (-1, 0, 0, 0)), (1, (5, NONE, 1, 2))]:
        write(tensors, row, *told)
        np.testing.assert_array_equal(tensors.rows[row], np.array(laid_out(schema, list(told)), np.float32))
    np.testing.assert_array_equal(tensors.rows[0], np.array(laid_out(schema, [0, 0, 0, 0]), np.float32))
    np.testing.assert_array_equal(tensors.rows[2], np.array(laid_out(schema, [-3, 0, 0, 1]), np.float32))


def test_columns_of_one_kind_can_stand_side_by_side() -> None:
    assert amounts(coins=9, cards=5) == (amount("coins", 9), amount("cards", 5))
    assert flags("out", "asked") == (flag("out"), flag("asked"))


def test_a_row_ends_where_the_schema_ends() -> None:
    """And does not run over into the next."""
    tensors = SharedTensors(Layout(Schema((single("table", amount("much", 10), flag("is")),))), 1, 2)
    for told in ([1], [1, 1, 1], [1, 1, 0]):
        with pytest.raises(IndexError):
            write(tensors, 0, *told)
    assert not tensors.rows[1].any()


def test_seats_are_counted_from_the_viewer() -> None:
    numbers = Numbers(4, 3)
    numbers.begin(1)
    for seat in (1, 2, 0, -1):
        numbers.seat(seat)
    assert list(numbers.held) == [0, 1, 2, NONE]


def test_more_numbers_than_the_schema_has_are_an_error() -> None:
    numbers = Numbers(1, 2)
    numbers.begin(0)
    numbers.append(7)
    with pytest.raises(IndexError):
        numbers.append(8)
