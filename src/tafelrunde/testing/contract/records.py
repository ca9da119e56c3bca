"""A record is all that is needed to play a game again, bit for bit."""

from pathlib import Path

import pytest

from tafelrunde.engine import Game
from tafelrunde.engine.chance import LUCKS
from tafelrunde.engine.codec import to_data
from tafelrunde.engine.record import BadRecord, Record, from_json, load, replay
from tafelrunde.testing.golden import Golden, golden_games, read
from tafelrunde.testing.walk import Walk


@pytest.mark.parametrize("luck", LUCKS)
def test_a_record_replays_to_the_same_state(game: Game, luck: str, tmp_path: Path) -> None:
    for seed in range(4):
        walk = Walk(game, seed, luck=luck)
        heard = [repr(walk.events) for _ in walk.positions(400)]
        file = tmp_path / f"{seed}.json"
        file.write_bytes(walk.record().to_json())
        record = load(file)
        assert record == walk.record()
        positions = [(state.copy(), repr(events)) for state, events in replay(game, record)]
        assert to_data(positions[-1][0]) == to_data(walk.state)
        assert [events for _, events in positions[1:]] == heard[1:]


def test_a_record_that_was_changed_is_refused(game: Game) -> None:
    walk = Walk(game, 1, lively=0)
    for _ in walk.positions(20):
        pass
    record = walk.record()
    record.actions.insert(10, "xyzzy")
    with pytest.raises(BadRecord, match=r"action 11 \('xyzzy'\)"):
        list(replay(game, record))


def test_a_record_that_was_cut_off_is_refused(game: Game) -> None:
    walk = Walk(game, 2)
    for _ in walk.positions(20):
        pass
    whole = walk.record().to_json()
    for length in range(0, len(whole) - 1, max(len(whole) // 40, 1)):
        with pytest.raises(BadRecord, match="cut off"):
            from_json(whole[:length])


def test_golden_games_go_as_they_always_went(golden: Golden) -> None:
    """After a deliberate change of the rules: python -m tafelrunde.testing.golden"""
    record, text = read(golden)
    assert isinstance(record, Record)
    assert golden.retold(record) == text


def test_every_game_has_golden_games(game: Game) -> None:
    assert 2 <= len(golden_games(game)) <= 3, "name two or three in GOLDEN of tests/<game>/matrix.py"
