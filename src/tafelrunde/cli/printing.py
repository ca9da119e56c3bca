"""`tafelrunde cards`: all that is printed on the cards of a game, in both languages side by side."""

from pathlib import Path

from tafelrunde.cli.failure import BadUse, CommandFailed
from tafelrunde.engine import Game, Say, registry
from tafelrunde.engine.scene import Sheet
from tafelrunde.text import LANGUAGES, Voice, unbroken


def cards(game: str, /, *, write: Path | None = None) -> int:
    """List all that is printed on the cards of a game: every sentence is made from what the card does.

    Parameters
    ----------
    game
        Whose cards.
    write
        Write the list into this file instead.
    """
    text = listing(registry.find(game))
    if write is None:
        print(text, end="")
        return 0
    try:
        write.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandFailed(f"{write} cannot be written ({error.strerror})") from error
    return 0


def listing(game: Game) -> str:
    """A Markdown file: a table for every card, a line for every sentence."""
    setting = game.setting({})
    sheets = game.printed(setting)
    if not sheets:
        raise BadUse(f"nothing is printed on the cards of {game.id}")
    voices = [Voice(language, game.texts(dict(setting.choices), language)) for language in LANGUAGES]
    head = [
        f"# {voices[0].say('game-name')}: what the cards say",
        "",
        f"Made by `tafelrunde cards {game.id} --write FILE`.",
        "",
    ]
    text = "\n".join([*head, *[line for sheet in sheets for line in _sheet(sheet, voices)]])
    return unbroken(text)


def _sheet(sheet: Sheet, voices: list[Voice]) -> list[str]:
    rows = [_row(sheet.title, None, voices)]
    rows.append("|" + "---|" * len(voices))
    rows += [_row(line.label, line.value, voices) for line in sheet.lines]
    return [*rows, ""]


def _row(label: Say, value: Say | None, voices: list[Voice]) -> str:
    cells = [voice.text(label) + (f": {voice.text(value)}" if value else "") for voice in voices]
    return f"| {' | '.join(cells)} |"
