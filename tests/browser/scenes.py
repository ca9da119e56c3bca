"""Games in full swing, for pictures: computers play a seeded game, and somebody takes a seat where there is much to see."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from tafelrunde.engine.record import Record, RecordSeat, said
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tests.browser.processes import Server

NAMES = ("Ada", "Mila", "Otto", "Ida")


class Moment(NamedTuple):
    """A game of computers, and how much of it has been played."""

    seats: int
    seed: int
    options: dict[str, Any]
    played: float
    level: str = "normal"
    told: Path | None = None  # what was said, where people played it better


MOMENTS = {
    "monopoly": Moment(4, 5, {"tokens": "random", "mode": "short", "limit_rounds": 14}, 0.8),
    "duels": Moment(2, 1, {"team_1": "hero", "team_2": "warlord", "map": "woods"}, 0.4),
    "quest": Moment(3, 4, {"difficulty": "relaxed"}, 0.3, "easy"),
    "twister": Moment(1, 6, {"starters": "random"}, 0.6, "easy"),
    "mapmasters": Moment(1, 2, {}, 0.8, told=Path(__file__).parent / "goblin.txt"),
}


def played(name: str) -> tuple[Record, int]:
    """The whole game, and the action before which the first seat is asked."""
    moment, game = MOMENTS[name], find(name)
    setting = game.setting(moment.options)
    state = game.start(setting, moment.seats, moment.seed)
    players = [game.player(moment.level, seat) for seat in range(moment.seats)]
    actions: list[str] = []
    asked: list[int] = []
    known = [game.parse(line) for line in moment.told.read_text(encoding="utf-8").splitlines()] if moment.told else []
    while state.decision is not None:
        seat = state.decision.seat
        if seat == 0:
            asked.append(len(actions))
        action = known[len(actions)] if known else players[seat].choose(view(state, seat))
        game.apply(state, seat, action)
        actions.append(said(seat, action.text, action.interjects))
    seats = [RecordSeat(name) for name in NAMES[: moment.seats]]
    record = Record(name, game.version, setting.choices, seats, moment.seed, actions)
    return record, min(asked, key=lambda number: abs(number - moment.played * len(actions)))


class Stage:
    """Brings games to a server, each once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.brought: dict[str, tuple[str, int]] = {}

    def table(self, name: str) -> dict[str, Any]:
        """A table at which the first seat is to decide, in the middle of the game."""
        if name not in self.brought:
            record, version = played(name)
            self.brought[name] = self.server.post("records", json.loads(record.to_json()))["table"], version
        table, version = self.brought[name]
        made: dict[str, Any] = self.server.post(
            f"tables/{table}/replay/fork", {"version": version, "seat": 0, "level": "easy", "name": NAMES[0]}
        )
        return made
