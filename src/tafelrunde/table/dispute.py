"""A rule dispute as a file: record, position and version, so that a developer can turn it into a test.

While a game runs its file holds only what the seat may know: the position as the seat sees it, and a record without seed and
actions. After the end it holds everything.
"""

from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.engine import Game, State
from tafelrunde.engine.codec import BadState, from_data, to_data
from tafelrunde.engine.record import BadRecord, Record
from tafelrunde.table.room import NotPossible, Room


class DisputeFile(msgspec.Struct, omit_defaults=True):
    """What is argued about."""

    program: str  # the version of Tafelrunde
    record: Record
    at: int  # how many actions of the record had been said
    seat: int  # who complains
    asked: int | None  # who had to decide
    position: dict[str, Any]  # as that seat sees it; after the end, without anything removed
    note: str = ""  # what should have happened
    action: str = ""  # what was refused, and why
    rule: str = ""
    reason: str = ""
    said: list[str] = msgspec.field(default_factory=list)  # the last sentences of the log, by the names of their messages
    dispute: int = 1  # the format

    def to_json(self) -> bytes:
        """The file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def dispute(room: Room, seat: int, program: str, note: str, action: str) -> DisputeFile:
    """The file for this seat, now."""
    position = room.state if room.over else room.view(seat)
    rule, reason = "", ""
    if action:
        try:
            advice = room.advise(seat, action)
        except NotPossible as error:
            reason = str(error)
        else:
            rule, reason = (advice.reason.rule, advice.reason.message) if advice.reason else ("", "")
    heard = [happening.text.id for told in room.log(seat)[-5:] for happening in told.happenings]
    actions = len(room.record.actions)
    return DisputeFile(
        program, room.public_record(), actions, seat, room.asked, to_data(position), note, action, rule, reason, heard
    )


def load_dispute(file: Path) -> DisputeFile:
    """The dispute in a file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=DisputeFile)
    except OSError as error:
        raise BadRecord(f"{file}: cannot be read ({error.strerror})") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(f"{file}: is no rule dispute: {error}") from error


def position_of(game: Game, file: DisputeFile) -> State:
    """The position of a dispute."""
    if file.record.version != game.version:
        raise BadRecord(f"was played by version {file.record.version} of the rules, and this is version {game.version}")

    try:
        state = from_data(file.position, lambda pack, choices: game.setting(choices, pack))
    except BadState as error:
        raise BadRecord(f"its position cannot be read: {error}") from error
    if not isinstance(state, State):
        raise BadRecord("its position is none")
    return state
