"""The words of a report: the lab's, the table's and the game's, with numbers as the language writes them."""

from collections.abc import Sequence
from math import isfinite
from pathlib import Path

from babel.numbers import format_decimal, format_percent

from tafelrunde.engine import Argument, Game, Setting
from tafelrunde.table.texts import table_texts
from tafelrunde.text import Voice

TEXT = Path(__file__).parent / "text"
SOME = 6  # names in a sentence


class Words:
    """Speaks about one game with one content in one language."""

    def __init__(self, game: Game, setting: Setting, language: str) -> None:
        own = game.folder / "text" / f"measures.{language}.ftl"
        files = [*table_texts(game, setting.choices, language), TEXT / f"{language}.ftl", *([own] if own.is_file() else [])]
        self.voice = Voice(language, files)
        self.game, self.setting, self.language = game, setting, language

    def say(self, message: str, **arguments: Argument) -> str:
        """A sentence of the lab."""
        return self.voice.say(f"lab-{message}", **arguments)

    def title(self) -> str:
        """What the game is called."""
        return self.voice.say("game-name")

    def card(self, card: str) -> str:
        """What a card is called."""
        return self._called("card", card)

    def side(self, side: str) -> str:
        """What a side is called."""
        return self._called("side", side)

    def level(self, level: str) -> str:
        """What a level is called."""
        message = f"level-{level}"
        return self.voice.say(message) if self.voice.has(message) else level

    def measure(self, name: str) -> str:
        """What a measure is called."""
        message = f"measure-{name}"
        return self.voice.say(message) if self.voice.has(message) else name

    def option(self, name: str) -> str:
        """What an option is called."""
        message = f"option-{name}"
        return self.voice.say(message) if self.voice.has(message) else self.say(name) if self._has(name) else name

    def value(self, option: str, value: str) -> str:
        """What a value of an option is called."""
        return self.voice.attribute(f"option-{option}", value) or value

    def _has(self, message: str) -> bool:
        return self.voice.has(f"lab-{message}")

    def _called(self, kind: str, id: str) -> str:
        try:
            text = self.voice.text(self.game.called(self.setting, kind, id))
        except (LookupError, ValueError):
            return id
        return text[:1].upper() + text[1:]

    # --- numbers ------------------------------------------------------------------------------------------------------

    def percent(self, share: float, digits: int = 0) -> str:
        """53 %"""
        return format_percent(
            share, format=f"#,##0{'.' + '0' * digits if digits else ''}\N{NO-BREAK SPACE}%", locale=self.language
        )

    def number(self, value: float) -> str:
        """1.234,5"""
        if not isfinite(value):
            return "∞" if value > 0 else "-∞"
        digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        return format_decimal(round(value, digits), locale=self.language)

    def points(self, share: float) -> str:
        """+3.1, of 100"""
        if not isfinite(share):
            return self.number(share)
        return ("+" if share >= 0 else "") + format_decimal(round(100 * share, 1), locale=self.language)

    def listed(self, names: Sequence[str]) -> str:
        """Some names, and how many more."""
        some = ", ".join(names[:SOME])
        return some if len(names) <= SOME else self.say("more", cards=some, count=len(names) - SOME)
