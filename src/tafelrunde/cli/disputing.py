"""`tafelrunde dispute`: a reported rule dispute becomes a test that says what the table did."""

import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from tafelrunde.cli.failure import BadUse
from tafelrunde.cli.games import Flag
from tafelrunde.engine import EVERYTHING, Game, SeatId, State, registry
from tafelrunde.engine.record import BadRecord, replay
from tafelrunde.table.dispute import DisputeFile, load_dispute, position_of

MOST_LISTED: Final = 12  # actions

HEAD: Final = '''"""{title}

Made by `tafelrunde dispute` from what was reported with version {program}. It says what the table did then: change it to what
the rules say, then change the rules.
"""

from pathlib import Path

from tafelrunde.engine import registry
{imports}from tafelrunde.table.dispute import load_dispute, position_of

DISPUTE = load_dispute(Path(__file__).with_suffix(".json"))
GAME = registry.find(DISPUTE.record.game)
'''

REFUSED: Final = '''

def test_what_was_refused() -> None:
    """{note}"""
    state = position_of(GAME, DISPUTE)
    reason = GAME.why_not(state, DISPUTE.seat, GAME.parse("{action}"))
    assert {outcome}
'''

OFFERED: Final = '''

def test_what_could_be_said() -> None:
    """{note}"""
    state = position_of(GAME, DISPUTE)
    said = [action.text for action in GAME.legal_actions(state)]
    assert {outcome}
'''

PLAYED: Final = '''

def test_what_was_played() -> None:
    """{note}"""
    moments = [[type(event).__name__ for event in events] for _, events in replay(GAME, DISPUTE.record)]
    assert moments[-1] == {events}
    for state, _ in replay(GAME, DISPUTE.record):
        final = state
    assert final == position_of(GAME, DISPUTE)
'''


class Made(msgspec.Struct):
    """The files that were written."""

    test: str
    dispute: str


def dispute(file: Path, /, *, into: Path | None = None, json: Flag = False) -> None:
    """Turn a reported rule dispute into a test.

    Parameters
    ----------
    file
        What the button of the table has saved.
    into
        The folder of the tests; else tests/GAME, or here if there is none.
    json
        Write what was made as JSON.
    """
    reported = load_dispute(file)
    game = registry.find(reported.record.game)
    try:
        text = written(game, reported)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    usual = Path("tests") / game.id
    folder = into or (usual if usual.is_dir() else Path())
    if not folder.is_dir():
        raise BadUse(f"there is no folder {folder}")
    test = folder / f"test_dispute_{sha256(file.read_bytes()).hexdigest()[:8]}.py"
    test.write_text(text, encoding="utf-8")
    shutil.copyfile(file, test.with_suffix(".json"))
    if json:
        print(msgspec.json.encode(Made(str(test), str(test.with_suffix(".json")))).decode())
    else:
        Console(soft_wrap=True, highlight=False).print(f"{test}: run it with `pytest {test}`, then change it", markup=False)


def written(game: Game, reported: DisputeFile) -> str:
    """The test."""
    state = position_of(game, reported)
    note = _sentence(reported.note) or "What should have happened was not said."
    parts = []
    if reported.action:
        parts.append(_refused(game, state, reported, note))
    whole = state.viewer == EVERYTHING
    if state.decision is not None and (whole or state.decision.seat == reported.seat):
        parts.append(_offered(game, state, note))
    imports = ""
    if reported.record.seed is not None:
        imports = "from tafelrunde.engine.record import replay\n"
        moments = [[type(event).__name__ for event in events] for _, events in replay(game, reported.record)]
        parts.append(PLAYED.format(note=note, events=_literal(moments[-1])))
    if not parts:
        raise BadRecord("says neither what was refused nor what could be done, and its game is not over: nothing to test")
    title = f"A rule dispute in {game.id}, after {reported.at} actions."
    return HEAD.format(title=title, program=reported.program, imports=imports) + "".join(parts)


def _refused(game: Game, state: State, reported: DisputeFile, note: str) -> str:
    reason = game.why_not(state, SeatId(reported.seat), game.parse(reported.action))
    outcome = "reason is None" if reason is None else f'reason is not None and reason.rule == "{reason.rule}"'
    return REFUSED.format(note=note, action=_sentence(reported.action), outcome=outcome)


def _offered(game: Game, state: State, note: str) -> str:
    said = [action.text for action in game.legal_actions(state)]
    outcome = f"said == {_literal(said)}" if len(said) <= MOST_LISTED else f"len(said) == {len(said)}"
    return OFFERED.format(note=note, outcome=outcome)


def _sentence(text: str) -> str:
    """Words of a stranger that may stand inside a string of a program."""
    return " ".join(re.sub(r"[^\w\s.,;:!?()%'+@-]", " ", text).split())[:100]


def _literal(words: list[str]) -> str:
    return "[" + ", ".join(f'"{_sentence(word)}"' for word in words) + "]"
