"""The kept records anew, after a deliberate change of the rules; or whether everybody would still play them so.

python -m tests.records make [GAME ...]   play new games
python -m tests.records trace [GAME ...]  trace the same games anew: the state is told in another way
python -m tests.records ask [GAME ...]    ask the same players again, and name the first thing they now say otherwise
"""

import argparse
from collections.abc import Callable
from random import Random

import msgspec

from tafelrunde.engine import registry
from tafelrunde.engine.game import Game
from tafelrunde.engine.options import BadOption, Choices, OptionField, Value
from tafelrunde.engine.record import Record, RecordSeat, new_record
from tafelrunde.engine.view import view
from tafelrunde.testing.about import matrix
from tafelrunde.testing.walk import Walk
from tests.records import Kept, file_of, kept, traced

COUNT = 12  # of each game
COMPANIES = ((), ("normal", "random"), ("easy", "normal", "random"))  # who sits around the table; (): whoever says anything
LENGTHS = (300, 200, 120, 500, 200, 250)  # a record ends after so many actions
LONG = 900  # and the last ones after so many


def planned(game: Game, number: int) -> Record:
    """A table: every count of seats, every row of the matrix, then options at random."""
    rows = matrix(game)
    choices = rows[number] if number < min(len(rows), COUNT // 2) else any_choices(game, number)
    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    company = COMPANIES[(number + number // 6) % len(COMPANIES)]
    levels = [company[seat % len(company)] if company else "" for seat in range(seats)]
    return new_record(game, choices, [RecordSeat(level or "anybody", level) for level in levels], 1000 + number)


def any_choices(game: Game, number: int) -> Choices:
    """Half of the options as nobody expects them."""
    random = Random(f"{game.id} {number}")
    while True:
        choices = game.endless | {option.id: _any(option, random) for option in game.options if random.random() < 0.5}
        try:
            game.setting(choices)
        except BadOption:
            continue
        return choices


def _any(option: OptionField, random: Random) -> Value:
    match option.kind:
        case "switch":
            return not option.value
        case "number":
            return random.randrange(option.least, option.most + 1, option.step)
        case _:
            return random.choice(option.values)


def played(game: Game, record: Record, most: int) -> Record:
    """The table's game: by whoever says anything and fills in forms, or by computer players."""
    assert record.seed is not None
    walk = Walk(game, record.seed, record.options, len(record.seats))
    players = [
        game.player(seat.level, record.seed + number) if seat.level else None for number, seat in enumerate(record.seats)
    ]
    while not walk.state.over and len(walk.entries) < most:
        seat = walk.state.asked().seat
        player = players[seat]
        walk.take(*((seat, player.choose(view(walk.state, seat))) if player else walk.next_action()))
    record.actions = walk.entries
    return record


def make(game: Game) -> None:
    """New games and their traces."""
    _write(game, [played(game, planned(game, number), _most(number)) for number in range(COUNT)])


def trace(game: Game) -> None:
    """The same games and their new traces."""
    _write(game, [old.record for old in kept(game)])


def ask(game: Game) -> None:
    """The same games, if everybody plays them as they once did."""
    for number, old in enumerate(kept(game)):
        once = old.record.actions
        again = played(game, planned(game, number), _most(number)).actions
        same = next((place for place, both in enumerate(zip(once, again, strict=False)) if both[0] != both[1]), len(once))
        both = f"{once[same]!r} was said, now {again[same]!r}" if same < min(len(once), len(again)) else "the same"
        print(f"{game.id} {number}: {both} after {same} of {len(once)} actions", flush=True)


def _most(number: int) -> int:
    return LONG if number >= COUNT - 2 else LENGTHS[number % len(LENGTHS)]


def _write(game: Game, records: list[Record]) -> None:
    lines = [msgspec.json.encode(Kept(record, traced(game, record))) for record in records]
    file_of(game).write_bytes(b"\n".join([*lines, b""]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.records")
    parser.add_argument("what", choices=("make", "trace", "ask"))
    parser.add_argument("games", nargs="*", metavar="GAME")
    wants = parser.parse_args()
    does: dict[str, Callable[[Game], None]] = {"make": make, "trace": trace, "ask": ask}
    for name in wants.games or registry.games():
        does[wants.what](registry.find(name))


if __name__ == "__main__":
    main()
