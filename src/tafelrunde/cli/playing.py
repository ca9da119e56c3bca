"""`tafelrunde play`: a game in the terminal, alone against computer players or with others at the same keyboard."""

import getpass
import secrets
from datetime import datetime
from pathlib import Path

from rich.console import Console

from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.language import Language, game_voice, spoken
from tafelrunde.cli.packs import pack_named
from tafelrunde.cli.session import Session
from tafelrunde.cli.simulating import Settings
from tafelrunde.engine import Game, options, registry
from tafelrunde.engine.record import RecordSeat, current, load, new_record, unpacked
from tafelrunde.table.room import open_room

BOTS = ("Ada", "Ben", "Cleo", "Dario", "Edda", "Falk", "Gwen", "Hugo")


def play(
    game: str,
    /,
    *,
    people: str = "",
    bots: str = "",
    set: Settings = None,  # it is the name of the option
    seed: int | None = None,
    pack: Path | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    language: Language | None = None,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        What to play.
    people
        The names of the people at this keyboard, separated by commas; else one, named as on this machine.
    bots
        The levels of the computer players, separated by commas; else as many as are usual.
    set
        An option of the game, as name=value; may be said several times.
    seed
        Where the luck begins; else anywhere.
    pack
        A folder or an archive with one's own content.
    save
        The file to keep the game in; else one in the current folder.
    resume
        Go on with the game in this file.
    language
        en or de; else as the machine is set up.
    """
    found = registry.find(game)
    if resume:
        record = unpacked(found, current(found, load(resume)))
        if all(seat.level for seat in record.seats):
            raise BadUse(f"{resume} is a game between computer players only; read it with `tafelrunde replay {resume}`")
    else:
        content = pack_named(found, pack)
        choices = options.read(found.options_of(content), set or [])
        seats = _seats(found, _listed(people), _listed(bots), bool(bots))
        first = secrets.randbits(48) if seed is None else seed
        record = new_record(found, dict(choices), seats, first, content)
    room = open_room(found, record)
    voice = game_voice(found, record.options, spoken(language), [seat.name for seat in record.seats])
    file = save or resume or Path(f"{found.id}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json")
    Session(room, voice, Console(highlight=False), file).play()


def _seats(game: Game, people: list[str], bots: list[str], chosen: bool) -> list[RecordSeat]:
    """People first, then computer players: as many as were asked for, or as are usual."""
    seats = [RecordSeat(name) for name in people or [_own_name()]]
    levels = ["random", *game.levels]
    if not chosen:
        usual = game.levels[len(game.levels) // 2] if game.levels else "random"
        bots = [usual] * max(game.usual_seats - len(seats), game.least_seats - len(seats), 0)
    for level in bots:
        if level not in levels:
            raise BadUse(f"there is no level {level[:40]!r}; {game.id} has {', '.join(dict.fromkeys(levels))}")
    free = [name for name in BOTS if name not in people]
    seats.extend(RecordSeat(free[number % len(free)], level) for number, level in enumerate(bots))
    if not game.least_seats <= len(seats) <= game.most_seats:
        raise BadUse(
            f"{len(seats)} players; {game.id} takes {game.least_seats} to {game.most_seats}: change --people or --bots"
        )
    return seats


def _own_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return "Player"


def _listed(names: str) -> list[str]:
    return [name.strip()[:24] for name in names.split(",") if name.strip()]
