"""Which rules are where: every rule id belongs into both rulebooks, into the code and into a test."""

import re
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from tafelrunde.engine import Game, rulebook


class Coverage(Struct):
    """The rules of a game, and those that are missing somewhere."""

    rules: list[str]  # in the order of the English rulebook
    missing: dict[str, list[str]]  # by place: rulebooks, code, tests
    unknown: dict[str, list[str]]  # cited somewhere but in no rulebook


def coverage(game: Game, tests: Path | None) -> Coverage:
    """Where the rules of a game occur. Without a folder of tests (an installed game has none) only books and code are read."""
    books = {language: rulebook.read(game.folder / f"RULES.{language}.md").rules() for language in ("en", "de")}
    rules = [*books["en"], *(rule for rule in books["de"] if rule not in books["en"])]
    places: dict[str, set[str]] = {f"RULES.{language}.md": set(book) for language, book in books.items()}
    places["code"] = cited(game.prefix, (file for file in _code(game.folder) if not _is_test(file)))
    if tests is not None:
        places["tests"] = cited(game.prefix, (file for file in _code(tests) if _is_test(file)))
    return Coverage(
        rules,
        {place: missing for place, found in places.items() if (missing := [rule for rule in rules if rule not in found])},
        {place: sorted(extra) for place, found in places.items() if (extra := found - set(rules))},
    )


def cited(prefix: str, files: Iterable[Path]) -> set[str]:
    """All rule ids in some files."""
    found: set[str] = set()
    rule = re.compile(rf"\b{prefix}-(?:[A-Z]+\d+|\d+\.\d+)\b")
    for file in files:
        found.update(rule.findall(file.read_text(encoding="utf-8")))
    return found


def _code(folder: Path) -> list[Path]:
    return sorted(file for kind in ("*.py", "*.toml") for file in folder.rglob(kind))


def _is_test(file: Path) -> bool:
    return file.name.startswith("test_")
