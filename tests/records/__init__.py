"""Kept records: games that were played once and must lead through the same positions to the same end for ever.

Each is a line in `tests/records/<game>.jsonl`: the record and the trace it left. A trace knows the words of actions, numbers
and values, but no name of a module, class or field, so it still holds when the code is told anew.
"""

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.engine.codec import to_data
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.part import attributes
from tafelrunde.engine.record import Record, replay

FOLDER: Final = Path(__file__).parent
STRETCH: Final = 50  # positions between two marks of a course
GOING_ON: Final = ("chance", "decision", "stack")  # of a state: told by its course, and the rest is what lies on the table
FLAGS: Final = (None, False, True, -1, 0, 1)  # too frequent to tell anything


class Trace(msgspec.Struct):
    """What a replay leads through and to."""

    positions: int
    course: list[str]  # a mark after every stretch and at the end: who is asked, all options in their order, the luck to come
    outcome: list[float]  # empty: it goes on
    progress: tuple[int, list[int]]
    table: dict[str, int]  # how often each word and number lies on the table at the end


class Kept(msgspec.Struct):
    """A record and its trace."""

    record: Record
    trace: Trace


def file_of(game: Game) -> Path:
    """Where the kept records of a game lie."""
    return FOLDER / f"{game.id}.jsonl"


def kept(game: Game) -> list[Kept]:
    """The kept records of a game."""
    return [msgspec.json.decode(line, type=Kept) for line in file_of(game).read_bytes().splitlines()]


def traced(game: Game, record: Record) -> Trace:
    """Replay a record and write down what it leads through."""
    hashed = sha256()
    course = []
    positions = 0
    for state, _ in replay(game, record):
        hashed.update(_told(game, state).encode())
        positions += 1
        if positions % STRETCH == 0:
            course.append(hashed.hexdigest()[:8])
    course.append(hashed.hexdigest())
    return Trace(positions, course, game.outcome(state) if state.over else [], game.progress(state), _lying(state))


def _told(game: Game, state: State) -> str:
    """A position: whoever has to decide can tell no other from it, nor can luck."""
    chance = state.chance
    luck = f"{chance.a} {chance.b} {chance.c} {chance.count}"
    asked = state.decision.seat if state.decision else "nobody"
    return "\n".join([luck, str(asked), *(action.text for action in game.legal_actions(state)), ""])


def _lying(state: State) -> dict[str, int]:
    """The words and numbers in a state, in alphabetical order."""
    found: Counter[str] = Counter()
    for name in attributes(state):
        if name not in GOING_ON:
            _count(to_data(getattr(state, name)), found)
    return dict(sorted(found.items()))


def _count(data: Any, found: Counter[str]) -> None:
    match data:
        case {"kind": "setting"}:
            return
        case {"kind": str(), **held}:
            for inner in held.values():
                _count(inner, found)
        case list():
            for inner in data:
                _count(inner, found)
        case _ if data not in FLAGS:
            found[str(data)] += 1
