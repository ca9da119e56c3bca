"""Changing one number of a content file and nothing else: comments, order and layout stay as they are.

A number is named by file and place: `character.hero.health` is the field of the entry with that id, `card.fire.do[0].amount` a
number in its lines, `salary` a field at the top of the file, `space[5].rent[2]` an entry and a number of a list by position.
"""

import re
import tomllib
from typing import Any, Final

from tafelrunde.engine.pack import BadPack

PLACE: Final = re.compile(r"([A-Za-z_][\w-]*)|\[(\d+)\]")
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")


def number_at(file: str, text: str, place: str) -> float:
    """The number at this place."""
    value: Any = tomllib.loads(text)
    for step in steps_to(file, text, place):
        value = value[step]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadPack(file, place, "is no number")
    return value


def steps_to(file: str, text: str, place: str) -> list[str | int]:
    """The way to this place through tables and lists."""
    value: Any = tomllib.loads(text)
    steps: list[str | int] = []
    for part in place.split("."):
        for name, index in PLACE.findall(part):
            step: str | int = int(index) if index else name
            if isinstance(value, list) and isinstance(step, str):
                step = next((at for at, entry in enumerate(value) if isinstance(entry, dict) and entry.get("id") == name), -1)
            try:
                if step == -1:
                    raise KeyError(name)
                value = value[step]
            except (KeyError, IndexError, TypeError):
                raise BadPack(file, place, f"there is no {name or index!r} here") from None
            steps.append(step)
    return steps


def with_number(file: str, text: str, place: str, number: float) -> str:
    """The text with another number at this place."""
    number_at(file, text, place)
    wanted = tomllib.loads(text)
    _put(wanted, steps_to(file, text, place), number)
    written = str(int(number)) if float(number).is_integer() else f"{number:g}"
    for found in NUMBER.finditer(text):  # the one whose change is the change that is wanted
        changed = text[: found.start()] + written + text[found.end() :]
        if text[found.start() : found.end()] == written:
            continue
        try:
            if tomllib.loads(changed) == wanted:
                return changed
        except tomllib.TOMLDecodeError:
            continue
    if wanted == tomllib.loads(text):
        return text
    raise BadPack(file, place, "cannot be changed by itself")


def _put(data: Any, steps: list[str | int], number: float) -> None:
    for step in steps[:-1]:
        data = data[step]
    whole = isinstance(data[steps[-1]], int)
    data[steps[-1]] = int(number) if whole else float(number)
