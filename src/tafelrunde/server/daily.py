"""The daily deal: every day one seed of each game for everybody, with the usual seats and options, to compare results."""

import time
from datetime import UTC, datetime

from tafelrunde.engine import SPECTATOR, Game
from tafelrunde.server import wire
from tafelrunde.server.store import KeptResult, KeptTable
from tafelrunde.server.trouble import Trouble
from tafelrunde.table.customs import Customs
from tafelrunde.table.room import Room

NAMES = ("Mila", "Otto", "Ida", "Theo", "Nora", "Emil")  # of the computers
CUSTOMS = Customs(undo="own", stand_in="never")


def today() -> str:
    """The day of the deal, by universal time."""
    return datetime.now(UTC).date().isoformat()


def day_named(day: str) -> str:
    """The day in an address."""
    if day == "today":
        return today()
    try:
        return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).date().isoformat()
    except ValueError:
        raise Trouble(400, f"{day[:20]!r} is no day; write one like {today()}, or `today`") from None


def setup(game: Game, name: str) -> wire.NewTable:
    """One person and the usual computers, with the usual options. Everybody sits at the first seat."""
    levels = game.levels or ("random",)
    level = "normal" if "normal" in levels else levels[len(levels) // 2]
    bots = [wire.NewSeat("bot", NAMES[seat % len(NAMES)], level) for seat in range(game.usual_seats - 1)]
    fixed = {option.id: "fixed" for option in game.options if option.id == "seats" and "fixed" in option.values}
    return wire.NewTable(game.id, [wire.NewSeat("me", name), *bots], dict(fixed), customs=CUSTOMS)


def results(room: Room, kept: KeptTable) -> list[KeptResult]:
    """How it ended for the people at this table."""
    result = room.scene(SPECTATOR).result
    shares = room.game.outcome(room.state)
    found = []
    for seat, sitter in enumerate(kept.seats):
        standings = [one for one in result.standings if one.seat in (seat, None)] if result else []
        if sitter.kind == "person" and standings:
            best = standings[0]
            found.append(KeptResult(seat, sitter.name, best.place, best.score, shares[seat], time.time()))
    return found
