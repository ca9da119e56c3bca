"""Words: puts a `Say` into a sentence of one language, with the same Fluent files that the browser uses.

At run time a missing message is no reason to stop a game: its id stands in for it. Tests set `strict` and hear of everything.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tafelrunde.engine import Argument, Say, Who

LANGUAGES = ("en", "de")
SOFT_HYPHEN = "\u00ad"  # where a browser may break a long name


def unbroken(words: str) -> str:
    """Words for where no line is broken by itself: in a terminal, in a file, aloud."""
    return words.replace(SOFT_HYPHEN, "")


class BadText(ValueError):
    """A message that is missing or cannot be put into words; raised by strict voices only."""


class Voice:
    """Speaks one language. Later files win over earlier ones where both know a message. `names` are those of the seats."""

    def __init__(self, language: str, files: Iterable[Path], names: Sequence[str] = (), strict: bool = False) -> None:
        self.language = language
        self.names = names
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: set[str] = set()
        for file in files:
            resource = _resource(file)
            if strict:
                _require_clean(file, resource)
            for entry in resource.body:
                self._attributes.update(attribute.id.name for attribute in getattr(entry, "attributes", ()))
            self._bundle.add_resource(resource, allow_overrides=True)

    def number(self, value: int) -> str:
        """A number as this language writes it: 1,500 or 1.500."""
        return format_decimal(value, locale=self.language)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def text(self, sentence: Say | None) -> str:
        """The sentence as plain text; nothing for none."""
        return "" if sentence is None else self._spoken(sentence.id, self._arguments(sentence))

    def say(self, message: str, /, **args: Argument) -> str:
        """`voice.say("rent-due", payer=Who(1), amount=50)`"""
        return self.text(Say(message, args))

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message, or nothing where there is none."""
        found = self._bundle.get_message(message).attributes.get(name) if self.has(message) else None
        return "" if found is None else self._format(found, {}, f"{message}.{name}")

    def name(self, seat: int) -> str:
        """Whoever sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def _spoken(self, message: str, args: dict[str, Any]) -> str:
        if not self.has(message) or (pattern := self._bundle.get_message(message).value) is None:
            if self.strict:
                raise BadText(f"there is no message {message!r} in the language {self.language!r}")
            return message
        return self._format(pattern, args, message)

    def _format(self, pattern: Any, args: dict[str, Any], where: str) -> str:
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise BadText(f"{self.language}: {where}: {errors[0]!r}")
        return str(sentence)

    def _arguments(self, sentence: Say) -> dict[str, Any]:
        """Numbers and words as they are, seats by name, messages in words, their attributes as `<name>_<attribute>`."""
        result: dict[str, Any] = {}
        for name, value in sentence.args.items():
            if isinstance(value, Say):
                inner = self._arguments(value)
                plain = self._spoken(value.id, inner)
                own = self._bundle.get_message(value.id).attributes if self.has(value.id) else {}
                result[name] = plain
                for attribute in self._attributes:
                    pattern = own.get(attribute)
                    result[f"{name}_{attribute}"] = plain if pattern is None else self._format(pattern, inner, value.id)
            else:
                result[name] = self.name(value.seat) if isinstance(value, Who) else value
        return result


@cache
def _resource(file: Path) -> ast.Resource:
    """A parsed file. Parsing takes longer than everything else, and files do not change while a program runs."""
    return FluentResource(file.read_text(encoding="utf-8"))


def _require_clean(file: Path, resource: ast.Resource) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadText(f"{file}: cannot be understood: {str(entry.content)[:80]!r}")
