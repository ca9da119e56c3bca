"""Golden games: whole games as readable text, which must go on word for word as they once went.

`> 1 lay 12` is what seat 1 said, the indented lines below are what the table heard. The games are named in
`tests/<game>/matrix.py` (GOLDEN) and kept in `tests/<game>/golden/`. After a deliberate change of the rules, let the players
play them anew and read the difference before committing it:

    python -m tafelrunde.testing.golden [GAME ...]
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tafelrunde.engine import TABLE, Event, Game, attributes, registry, view
from tafelrunde.engine.options import Choices
from tafelrunde.engine.record import Record, RecordSeat, begin, new_record, repeat, said
from tafelrunde.testing.about import game_named, own_tests, told


class Plan(NamedTuple):
    """How a golden game came to be: who played, and with what options. Long ones end after `most` actions."""

    levels: tuple[str, ...]
    seed: int
    choices: Choices
    most: int = 400


class Golden(NamedTuple):
    """A golden game and the file it is kept in."""

    game: Game
    file: Path
    plan: Plan

    def play(self) -> Record:
        """Let computer players play it."""
        plan = self.plan
        seats = [RecordSeat(level, level) for level in plan.levels]
        record = new_record(self.game, dict(plan.choices), seats, plan.seed)
        players = [self.game.player(level, plan.seed + seat) for seat, level in enumerate(plan.levels)]
        state = begin(self.game, record)
        while not state.over and len(record.actions) < plan.most:
            seat = state.asked().seat
            action = players[seat].choose(view(state, seat))
            record.actions.append(said(seat, action.text, action.interjects))
            self.game.apply(state, seat, action)
        return record

    def retold(self, record: Record) -> str:
        """The game as text."""
        assert record.seed is not None
        options = " ".join(f"{name}={json.dumps(value)}" for name, value in record.options.items())
        lines = [f"{record.game} {record.version}, {len(record.seats)} seats, seed {record.seed} {options}".rstrip()]
        state = self.game.start(self.game.setting(record.options), len(record.seats), record.seed, listen=True)
        lines.extend(_told(state.heard or []))
        state.heard = None
        for entry in record.actions:
            seat = state.decision.seat if state.decision else TABLE
            lines.append(f"> {entry}" if entry.startswith("@") else f"> {seat} {entry}")
            lines.extend(_told(repeat(self.game, state, entry)))
        return "\n".join(lines) + "\n"


def golden_games(game: Game) -> list[Golden]:
    """All golden games of a game."""
    plans: dict[str, Plan] = getattr(told(game, "matrix"), "GOLDEN", {})
    return [Golden(game, own_tests(game) / "golden" / f"{name}.txt", plan) for name, plan in plans.items()]


def read(golden: Golden) -> tuple[Record, str]:
    """A golden game from its file: what was said, and the whole text."""
    text = golden.file.read_text(encoding="utf-8")
    plan = golden.plan
    seats = [RecordSeat(level, level) for level in plan.levels]
    said_lines = [line[2:] for line in text.splitlines() if line.startswith("> ")]
    entries = [line if line.startswith("@") else line.partition(" ")[2] for line in said_lines]
    record = new_record(golden.game, dict(plan.choices), seats, plan.seed)
    record.actions = entries
    return record, text


def _told(events: Iterable[Event]) -> list[str]:
    """`  RentPaid amount=50 owner=1`"""
    return [
        "  " + " ".join([type(event).__name__, *(f"{name}={getattr(event, name)!r}" for name in attributes(event))])
        for event in events
    ]


def write(game: Game) -> None:
    """Play the golden games of a game anew."""
    for golden in golden_games(game):
        golden.file.parent.mkdir(exist_ok=True)
        golden.file.write_text(golden.retold(golden.play()), encoding="utf-8")
        print(golden.file)


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.games():
        write(game_named(name))
