"""Games played long ago still lead through the same positions to the same end."""

import pytest

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tests.records import STRETCH, Kept, kept, traced

RECORDS = [(game, old) for game in registry.games().values() for old in kept(game)]


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "old"), RECORDS, ids=lambda value: value.id if isinstance(value, Game) else None)
def test_an_old_record_leads_to_the_same_end(game: Game, old: Kept) -> None:
    """After a deliberate change of the rules: python -m tests.records make"""
    trace = traced(game, old.record)
    same = sum(mark == once for mark, once in zip(trace.course, old.trace.course, strict=True))
    assert trace.course == old.trace.course, f"went another way between position {same * STRETCH} and {(same + 1) * STRETCH}"
    assert trace == old.trace


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.id)
def test_a_dozen_records_of_every_game_are_kept(game: Game) -> None:
    records = [old.record for old in kept(game)]
    assert len(records) == 12
    assert {len(record.seats) for record in records} == {*range(game.least_seats, game.most_seats + 1)}
