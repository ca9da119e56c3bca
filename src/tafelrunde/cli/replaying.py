"""`tafelrunde replay`: a recorded game, told sentence by sentence, or verified."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from tafelrunde.cli.colours import seat_ink
from tafelrunde.cli.drawing import happening_text, result_box, seats_table
from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.games import Flag
from tafelrunde.cli.language import Language, game_voice, spoken
from tafelrunde.engine import Event, Game, SeatId, State, registry, view
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.record import BadRecord, Record, begin, current, load, unpacked
from tafelrunde.engine.record import replay as positions
from tafelrunde.engine.scene import Happening
from tafelrunde.text import Voice


class Verified(msgspec.Struct):
    """What came of a record."""

    game: str
    version: str
    seats: int
    actions: int
    over: bool
    outcome: list[float]


class Told(msgspec.Struct):
    """One action and what it led to, in words."""

    number: int
    action: str
    sentences: list[str]


def replay(
    file: Path, /, *, seat: int | None = None, verify: Flag = False, json: Flag = False, language: Language | None = None
) -> None:
    """Tell a recorded game, or verify it.

    Parameters
    ----------
    file
        The record.
    seat
        Tell only what this seat has heard (the first is 1); else everything.
    verify
        Only play it again and say what comes of it.
    json
        Write it as JSON.
    language
        en or de; else as the machine is set up.
    """
    record = load(file)
    game = registry.find(record.game)
    if seat is not None and not 1 <= seat <= len(record.seats):
        raise BadUse(f"there is no seat {seat}; this record has the seats 1 to {len(record.seats)}")
    try:
        record = unpacked(game, current(game, record))
        voice = game_voice(game, record.options, spoken(language), [sitter.name for sitter in record.seats])
        if verify:
            _verify(game, record, voice, json)
        elif json:
            _write(game, record, voice, seat)
        else:
            _tell(game, record, voice, seat)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def _verify(game: Game, record: Record, voice: Voice, json: bool) -> None:
    state = [state for state, _ in positions(game, record)][-1]
    if json:
        outcome = game.outcome(state) if state.over else []
        found = Verified(record.game, record.version, len(record.seats), len(record.actions), state.over, outcome)
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        Console().print(voice.say("terminal-fine", actions=len(record.actions), over="yes" if state.over else "no"))


def _write(game: Game, record: Record, voice: Voice, seat: int | None) -> None:
    told = []
    asked: int | None = None
    for number, (state, events) in enumerate(_moments(game, record)):
        action = record.actions[number - 1] if number else ""
        if seat not in (None, _speaker(action, asked)):
            action = ""
        asked = _asked(state)
        told.append(Told(number, action, [voice.text(one.text) for one in _heard(game, state, events, seat)]))
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


def _tell(game: Game, record: Record, voice: Voice, seat: int | None) -> None:
    """Sentence by sentence; in a terminal one turn at a time."""
    console = Console(highlight=False)
    stepping = console.is_terminal and sys.stdin.isatty()
    state: State | None = None
    asked: int | None = None
    for number, (position, events) in enumerate(_moments(game, record)):
        if number and seat in (None, speaker := _speaker(record.actions[number - 1], asked)):
            console.print(Text.assemble(("› ", seat_ink(speaker and speaker - 1)), (record.actions[number - 1], "dim")))
        state = position
        asked = _asked(state)
        heard = _heard(game, state, events, seat)
        for happening in heard:
            console.print(happening_text(happening, voice))
        if stepping and any(happening.loud for happening in heard):
            console.print(seats_table(game.scene(_seen(state, seat)), voice))
            if console.input(Text(voice.say("terminal-next") + " ", "dim")).strip().lower() == "q":
                return
    if state is not None and (result := game.scene(_seen(state, seat)).result):
        console.print(result_box(result, voice))


def _moments(game: Game, record: Record) -> Iterator[tuple[State, list[Event]]]:
    """The state after each action and what happened; first the position it begins with, and what led to that."""
    for number, (state, events) in enumerate(positions(game, record)):
        yield state, events if number else begin(game, record, listen=True).heard or []


def _asked(state: State) -> int | None:
    """The seat that speaks next; the first is 1."""
    return state.decision.seat + 1 if state.decision else None


def _speaker(entry: str, asked: int | None) -> int | None:
    """Who said it. What another seat says may be its secret."""
    who = entry[1:].partition(" ")[0]
    return asked if not entry.startswith("@") else int(who) + 1 if who.isdigit() else None


def _heard(game: Game, state: State, events: list[Event], seat: int | None) -> list[Happening]:
    """What a seat hears; without one, everything."""
    seen = _seen(state, seat)
    heard = events if seat is None else [heard_by(event, SeatId(seat - 1)) for event in events]
    return [game.happening(event, seen) for event in heard if event is not None]


def _seen(state: State, seat: int | None) -> State:
    return state if seat is None else view(state, SeatId(seat - 1))
