"""A win of every mission, kept as a record. `python -m tests.mapmasters.wins [NUMBER ...]` looks for new ones."""

import sys
from pathlib import Path

from tafelrunde.engine.record import Record, RecordSeat, begin, said
from tafelrunde.engine.view import view
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.state import Table

FOLDER = Path(__file__).parent / "wins"
SEATS = 3


def played(number: int, seed: int, level: str, difficulty: str = "normal") -> tuple[Table, Record]:
    """A mission played by a team of computer partners."""
    seats = [RecordSeat(level, level) for _ in range(SEATS)]
    record = Record(GAME.id, GAME.version, {"mission": number, "difficulty": difficulty}, seats, seed)
    state = begin(GAME, record)
    assert isinstance(state, Table)
    players = [GAME.player(level, seed * 7 + seat) for seat in range(SEATS)]
    while not state.over:
        seat = state.asked().seat
        action = players[seat].choose(view(state, seat))
        record.actions.append(said(seat, action.text, action.interjects))
        GAME.apply(state, seat, action)
    return state, record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number in [int(word) for word in sys.argv[1:]] or range(1, 15):
        for seed in range(100):
            state, record = played(number, seed, "normal")
            if state.won:
                (FOLDER / f"mission-{number:02}.json").write_bytes(record.to_json())
                print(f"mission {number}: seed {seed}, {state.score} points", flush=True)
                break


if __name__ == "__main__":
    main()
