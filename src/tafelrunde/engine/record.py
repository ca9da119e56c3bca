"""Records: a game as what was decided. Game, rules version, content, options, seats, seed and actions reproduce it bit for bit.

A record names the content it was played with by its hash. If that is the game's own, of whatever edition, it is in the package;
the content of a designer can travel in the record itself.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine import editions, library
from tafelrunde.engine.action import Action, BadAction
from tafelrunde.engine.chance import LUCKS, ONE
from tafelrunde.engine.event import Event
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import TABLE, Game, Illegal
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.options import BadOption
from tafelrunde.engine.pack import BadPack


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message says where it goes wrong."""


class RecordSeat(msgspec.Struct, omit_defaults=True):
    """Who sat there: a person's name, or a computer player and its level."""

    name: str
    level: str = ""


class Record(msgspec.Struct, omit_defaults=True):
    """Everything needed to play a game again."""

    game: str
    version: str
    options: dict[str, Any]
    seats: list[RecordSeat]
    seed: int | None  # none: not told before the game is over
    actions: list[str] = msgspec.field(default_factory=list)
    pack: str = ""  # the hash of the content; none: what the game had when it had this version
    archive: bytes = b""  # the pack itself, where the record carries it
    luck: str = ONE  # its kind: `streams` where a lab compared contents
    format: int = 1

    def to_json(self) -> bytes:
        """The record as text, one action a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def load(file: Path) -> Record:
    """The record in a file."""
    try:
        return from_json(file.read_bytes())
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read ({error.strerror})") from error
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


_reader = msgspec.json.Decoder(Record)


def from_json(data: bytes) -> Record:
    """The record in these bytes."""
    try:
        record = _reader.decode(data)
    except msgspec.ValidationError as error:
        raise BadRecord(f"is no record: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"is cut off or is no JSON: {error}") from error
    if record.format != 1:
        raise BadRecord(f"has format {record.format}; this version reads format 1")
    return record


def current(game: Game, record: Record) -> Record:
    """The record for the rules of today: as it is, brought up to date by its game, or refused with a clear word."""
    if record.game != game.id or record.version == game.version:
        return record
    edition = editions.of_version(game.folder, record.version)
    if edition is not None and edition.content:  # only the content was another
        return msgspec.structs.replace(record, version=game.version, pack=record.pack or edition.content)
    migrated = game.migrate(record.version, record.options, record.actions)
    if migrated is None:
        release = (
            f"Tafelrunde {edition.release} plays it" if edition else "open it with the version of Tafelrunde that wrote it"
        )
        raise BadRecord(
            f"was played by version {record.version} of the rules, this is version {game.version}, and no way leads from one "
            f"to the other: {release}"
        )
    options, actions = migrated
    return msgspec.structs.replace(record, version=game.version, options=options, actions=actions)


def new_record(
    game: Game, options: dict[str, Any], seats: list[RecordSeat], seed: int, pack: str = "", luck: str = ONE
) -> Record:
    """The record of a game that begins now. It names its content, also the game's own, which may change meanwhile."""
    return Record(game.id, game.version, options, seats, seed, pack=pack or library.own_content(game), luck=luck)


def unpacked(game: Game, record: Record) -> Record:
    """The record without the pack that it carries; the library has it from now on."""
    if not record.archive:
        return record
    try:
        found = library.from_archive(game, record.archive).content
    except BadPack as error:
        raise BadRecord(f"carries a pack that cannot be used: {error}") from error
    if found != record.pack:
        raise BadRecord(f"was played with the content {record.pack[:12]!r} and carries another, {found[:12]!r}")
    return msgspec.structs.replace(record, archive=b"")


def carrying(game: Game, record: Record) -> Record:
    """The record with the pack that it was played with, unless the game itself has it."""
    if not library.brought(game, record.pack):
        return record
    return msgspec.structs.replace(record, archive=library.find(record.pack).to_archive())


def pack_of(game: Game, record: Record) -> str:
    """The pack that a setting is made with: the game's own content of today needs no name."""
    if record.pack:
        return "" if record.pack == library.own_content(game) else record.pack
    edition = editions.of_version(game.folder, record.version)
    if edition is None or edition.content in ("", library.own_content(game)):
        return ""
    return edition.content


def said(seat: int, text: str, interjects: bool) -> str:
    """An action as a record keeps it: whoever is asked says it, so only interjections name their seat."""
    return f"@{'table' if seat == TABLE else seat} {text}" if interjects else text


def begin(game: Game, record: Record, listen: bool = False) -> State:
    """The first position of a record; with `listen`, what happened on the way is in the state's `heard`."""
    if record.game != game.id:
        raise BadRecord(f"is a record of {record.game!r}, not of {game.id!r}")
    if record.version != game.version:
        raise BadRecord(f"was played by version {record.version} of the rules, and this is version {game.version}")
    if record.seed is None:
        raise BadRecord("has no seed: it was taken before the game was over and can only be read, not replayed")
    if not game.least_seats <= len(record.seats) <= game.most_seats:
        raise BadRecord(f"has {len(record.seats)} seats; {game.id} takes {game.least_seats} to {game.most_seats}")
    if record.luck not in LUCKS:
        raise BadRecord(f"was played with luck of a kind that this version does not know: {record.luck[:20]!r}")
    try:
        setting = game.setting(record.options, pack_of(game, record))
        state: State = game.start(setting, len(record.seats), record.seed, listen, record.luck)
    except (BadOption, BadPack) as error:
        raise BadRecord(str(error)) from error
    return state


def replay(game: Game, record: Record) -> Iterator[tuple[State, list[Event]]]:
    """The state (always the same object) after each action, with what happened; first of all the position it begins with."""
    state = begin(game, record)
    yield state, []
    for number, entry in enumerate(record.actions, 1):
        try:
            yield state, repeat(game, state, entry)
        except (BadAction, Illegal) as error:
            raise BadRecord(f"action {number} ({entry[:40]!r}): {error}") from error


def repeat(game: Game, state: State, entry: str) -> list[Event]:
    """Carry out one entry of a record."""
    seat, action = speaker(game, state, entry)
    return game.apply(state, seat, action)


def speaker(game: Game, state: State, entry: str) -> tuple[SeatId, Action]:
    """Who says what in an entry of a record."""
    if not entry.startswith("@"):
        return state.decision.seat if state.decision else SeatId(TABLE), game.parse(entry)
    who, _, text = entry[1:].partition(" ")
    if who != "table" and not who.isdigit():
        raise BadAction(f"{who!r} is no seat")
    return SeatId(TABLE if who == "table" else int(who)), game.parse(text)
