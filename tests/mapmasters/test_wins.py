"""Every mission can be won: here is how."""

import pytest

from tafelrunde.engine.record import load, replay
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.state import Table
from tests.mapmasters.wins import FOLDER


@pytest.mark.parametrize("number", range(1, 15))
def test_every_mission_has_been_won(number: int) -> None:
    """MM-W1, MM-W2: a recorded game, move by move."""
    record = load(FOLDER / f"mission-{number:02}.json")
    assert record.options["mission"] == number
    last: Table | None = None
    for state, _ in replay(GAME, record):
        assert isinstance(state, Table)
        last = state
    assert last is not None
    assert last.won
