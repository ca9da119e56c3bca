"""Options: variants, difficulty and house rules of a game, one list per game, checked, with a default for each."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Literal, TypeAlias

from msgspec import Struct, field

Value: TypeAlias = str | int | bool
Choices: TypeAlias = dict[str, Value]


class BadOption(ValueError):
    """A choice that the game does not know; the message says which ones it does."""


class OptionField(Struct, omit_defaults=True, frozen=True):
    """One option. Its words: `option-<id>`, `.help`, and an attribute for each value."""

    id: str
    kind: Literal["choice", "switch", "number"]
    value: Value
    values: list[str] = field(default_factory=list)
    least: int = 0
    most: int = 0
    step: int = 1
    section: str = ""  # `section-<section>`
    rule: str = ""
    seats: int = 0  # shown where at least so many play


class Preset(Struct, omit_defaults=True, frozen=True):
    """Some options that go together, chosen at once. Its words: `preset-<id>` and `.help`."""

    id: str
    options: dict[str, Value]
    chapter: str = ""  # of the hall of fame, where it says who has won this


class Alliance(Struct, omit_defaults=True, frozen=True):
    """Who plays with whom where so many sit down and an option has one of some values."""

    sides: list[int]  # the side of each seat
    option: str = ""  # empty: whatever is chosen
    values: list[str] = field(default_factory=list)


def choice(name: str, *values: str, section: str, rule: str, usual: str = "", seats: int = 0) -> OptionField:
    """One of several words; the first is the usual one."""
    return OptionField(name, "choice", usual or values[0], list(values), section=section, rule=rule, seats=seats)


def switch(name: str, *, section: str, rule: str, usual: bool = False) -> OptionField:
    """On or off."""
    return OptionField(name, "switch", usual, section=section, rule=rule)


def number(name: str, usual: int, least: int, most: int, *, section: str, rule: str, step: int = 1) -> OptionField:
    """A whole number."""
    return OptionField(name, "number", usual, least=least, most=most, step=step, section=section, rule=rule)


def checked(options: Iterable[OptionField], chosen: Mapping[str, Value]) -> Choices:
    """All options with their values: what was chosen, else the default."""
    known = {option.id: option for option in options}
    for name in chosen:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known) or 'none'}"
            raise BadOption(f"unknown option {name!r}: {hint}")
    return {name: _fit(option, chosen[name]) if name in chosen else option.value for name, option in known.items()}


def read(options: Iterable[OptionField], words: Iterable[str]) -> Choices:
    """Options from a command line: `name=value` each."""
    known = {option.id: option for option in options}
    chosen: Choices = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption(f"{word!r}: write an option as name=value")
        chosen[name] = _from_word(known[name], text) if name in known else text
    return checked(known.values(), chosen)


def _from_word(option: OptionField, text: str) -> Value:
    match option.kind:
        case "switch":
            return {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}.get(text.lower(), text)
        case "number":
            return int(text) if text.removeprefix("-").isdigit() and len(text) < 10 else text
        case _:
            return text


def _fit(option: OptionField, value: Value) -> Value:
    match option.kind:
        case "choice":
            if value in option.values:
                return value
            allowed = ", ".join(option.values)
        case "switch":
            if isinstance(value, bool):
                return value
            allowed = "on or off"
        case _:
            inside = isinstance(value, int) and not isinstance(value, bool) and option.least <= value <= option.most
            if inside and (int(value) - option.least) % option.step == 0:
                return value
            steps = f" in steps of {option.step}" if option.step > 1 else ""
            allowed = f"a whole number from {option.least} to {option.most}{steps}"
    raise BadOption(f"option {option.id!r} cannot be {str(value)[:40]!r}; it takes {allowed}")
