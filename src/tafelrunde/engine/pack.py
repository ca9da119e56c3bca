"""Packs: a game's content as TOML, decoded into typed records. An error names the file, the place in it and what is wrong."""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadPack(ValueError):
    """Content that cannot be played."""

    def __init__(self, file: Path | str, where: str, what: str) -> None:
        self.file, self.where, self.what = str(file), where, what
        super().__init__(": ".join(text for text in (self.file, where, what) if text))


def load(file: Path, kind: type[T]) -> T:
    """One content file as a record of this kind."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadPack(file, "", "this file is missing from the pack") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(file, "", f"cannot be read ({error})") from error
    except tomllib.TOMLDecodeError as error:
        raise BadPack(file, "", f"is not TOML: {error}") from error
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadPack(file, _place(data, where.strip("`")), what) from error


def _place(data: object, path: str) -> str:
    """`$.card[3].do.amount` with the id of the entry where it has one: `card[3] "EB04" .do.amount`."""
    place = path.removeprefix("$").removeprefix(".")
    for table, entries in data.items() if isinstance(data, dict) else ():
        if not (place.startswith(f"{table}[") and isinstance(entries, list)):
            continue
        index, _, rest = place[len(table) + 1 :].partition("]")
        entry = entries[int(index)] if index.isdigit() and int(index) < len(entries) else None
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            return f'{table}[{index}] "{entry["id"]}" {rest}'.rstrip()
    return place
