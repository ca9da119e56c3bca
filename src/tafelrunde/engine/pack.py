"""Content as TOML, decoded into typed records. An error names the file, the place in it and what is wrong.

Whoever reads content need not trust it: what is too large, too deep or of no sensible kind is refused before anybody looks
closer.
"""

import tomllib
from functools import lru_cache
from math import isfinite
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

LONGEST_FILE: Final = 256 * 1024  # bytes; the largest of the house has 11 thousand
MOST_ENTRIES: Final = 2_000  # of one list; the longest of the house has 60
MOST_VALUES: Final = 40_000  # of one file, all in all
DEEPEST: Final = 12  # tables in lists in tables; the deepest of the house has 5
LONGEST_TEXT: Final = 2_000  # characters
LARGEST_NUMBER: Final = 1_000_000

_alone = Lock()  # msgspec works out how a class is read when it first reads one: two threads that do so at once crash it


class BadPack(ValueError):
    """Content that cannot be played."""

    def __init__(self, file: object, where: str, what: str) -> None:
        self.file, self.where, self.what = str(file), where, what
        super().__init__(": ".join(text for text in (self.file, where, what) if text))

    def __reduce__(self) -> tuple[Any, ...]:
        return BadPack, (self.file, self.where, self.what)


class File:
    """One file of a pack, wherever the pack is; it is called by its place in errors."""

    def __init__(self, name: str, text: str | None = None, path: Path | None = None) -> None:
        self.name = name
        self.stem = name.removesuffix(".toml")
        self._text = text
        self._path = path

    def __str__(self) -> str:
        return self.name if self._path is None else str(self._path)

    def text(self) -> str:
        """What stands in it."""
        if self._path is None:
            return self._text or ""
        try:
            if self._path.stat().st_size > LONGEST_FILE:
                raise BadPack(self, "", f"has more than {LONGEST_FILE} bytes")
            return self._path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadPack(self, "", "this file is missing from the pack") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(self, "", f"cannot be read ({error})") from error


class Files(dict[str, File]):
    """The files of a pack by name. One that is asked for and not there is a mistake of the pack."""

    def __missing__(self, name: str) -> File:
        raise BadPack(name, "", "this file is missing from the pack")


def load(file: File | Path, kind: type[T]) -> T:
    """One content file as a record of this kind."""
    found = File(file.name, path=file) if isinstance(file, Path) else file
    data = parsed(found)
    try:
        with _alone:
            return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadPack(found, place(data, where.strip("`")), what) from error


def parsed(file: File) -> dict[str, Any]:
    """What a file says, as plain tables, lists, texts and numbers of sensible size."""
    text = file.text()
    if len(text) > LONGEST_FILE:
        raise BadPack(file, "", f"has more than {LONGEST_FILE} bytes")
    try:
        return _tables(text)
    except BadPack as bad:
        raise BadPack(file, bad.where, bad.what) from bad
    except tomllib.TOMLDecodeError as error:
        raise BadPack(file, "", f"is not TOML: {error}") from error
    except RecursionError:
        raise BadPack(file, "", f"is nested more than {DEEPEST} deep") from None
    except ValueError as error:  # a number of thousands of digits, a day that is in no calendar
        raise BadPack(file, "", f"is not TOML: {error}") from error


@lru_cache(maxsize=128)
def _tables(text: str) -> dict[str, Any]:
    """A text is read and measured once, while somebody works on another file of its pack. Nobody changes what it says."""
    data = tomllib.loads(text)
    _Measure(data).check(data, "", 0)
    return data


class _Measure:
    """Looks through one file for what no content needs."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.count = 0

    def check(self, value: Any, where: str, depth: int) -> None:
        self.count += 1
        if self.count > MOST_VALUES:
            raise self.bad("", f"has more than {MOST_VALUES} values")
        if depth > DEEPEST:
            raise self.bad(where, f"is nested more than {DEEPEST} deep")
        match value:
            case dict():
                for key, item in value.items():
                    self.check(key, where, depth)
                    self.check(item, f"{where}.{key}", depth + 1)
            case list():
                if len(value) > MOST_ENTRIES:
                    raise self.bad(where, f"has {len(value)} entries; {MOST_ENTRIES} are enough for anybody")
                for index, item in enumerate(value):
                    self.check(item, f"{where}[{index}]", depth + 1)
            case str():
                if len(value) > LONGEST_TEXT:
                    raise self.bad(where, f"has {len(value)} characters; {LONGEST_TEXT} are enough for anybody")
            case bool():
                pass
            case int() | float():
                if not (isfinite(value) and abs(value) <= LARGEST_NUMBER):
                    raise self.bad(where, f"is too large: numbers go up to {LARGEST_NUMBER}")
            case _:
                raise self.bad(where, f"is a {type(value).__name__}; content is text, numbers, true and false")

    def bad(self, where: str, what: str) -> BadPack:
        return BadPack("", place(self.data, where)[:200], what)


def place(data: object, path: str) -> str:
    """`$.card[3].do.amount` with the id of the entry where it has one: `card[3] "EB04" .do.amount`."""
    place = path.removeprefix("$").removeprefix(".")
    for table, entries in data.items() if isinstance(data, dict) else ():
        if not (place.startswith(f"{table}[") and isinstance(entries, list)):
            continue
        index, _, rest = place[len(table) + 1 :].partition("]")
        entry = entries[int(index)] if index.isdigit() and int(index) < len(entries) else None
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            return f'{table}[{index}] "{entry["id"][:40]}" {rest}'.rstrip()
    return place
