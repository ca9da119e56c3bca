"""States as JSON, in the middle of anything: for snapshots, workers and reports."""

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.action import Action
from tafelrunde.engine.part import Part, Setting, attributes, late_attributes

KIND = "kind"
Settings = Callable[[str, dict[str, Any]], Setting]


class BadState(ValueError):
    """Data that is no state; the message says where."""


def to_data(value: Any) -> Any:
    """Plain lists, dictionaries and numbers that JSON can hold."""
    match value:
        case Setting():
            return {KIND: "setting", "pack": value.pack, "choices": value.choices}
        case Action():
            raise TypeError(f"the action {value.text!r} lies in a state; keep its words or its numbers instead")
        case Part():
            return {KIND: kind_name(type(value))} | {name: to_data(getattr(value, name)) for name in attributes(value)}
        case list():
            return [to_data(item) for item in value]
        case tuple():
            return {KIND: "tuple", "items": [to_data(item) for item in value]}
        case dict():
            return {KIND: "dict", "items": [[to_data(key), to_data(item)] for key, item in value.items()]}
        case None | bool() | int() | float() | str():
            return value
        case _:
            raise TypeError(f"{type(value).__name__} cannot lie in a state")


def from_data(data: Any, settings: Settings) -> Any:
    """The value that was written; `settings` finds the shared setting again."""
    match data:
        case {"kind": "setting", "pack": str(pack), "choices": dict(choices)}:
            return settings(pack, choices)
        case {"kind": "tuple", "items": list(items)}:
            return tuple(from_data(item, settings) for item in items)
        case {"kind": "dict", "items": list(items)}:
            return {from_data(key, settings): from_data(item, settings) for key, item in items}
        case {"kind": str(name)}:
            return _part(name, {key: item for key, item in data.items() if key != KIND}, settings)
        case list():
            return [from_data(item, settings) for item in data]
        case None | bool() | int() | float() | str():
            return data
        case _:
            raise BadState(f"{str(data)[:60]!r} is no part of a state")


def kind_name(kind: type[Part]) -> str:
    """`monopoly.rules.turn:Turn`"""
    return f"{kind.__module__.removeprefix('tafelrunde.').removeprefix('games.')}:{kind.__qualname__}"


def _part(name: str, rest: dict[str, Any], settings: Settings) -> Part:
    kind = _known.get(name) or _kinds().get(name)
    if kind is None:
        raise BadState(f"there is no part named {name!r} in this version")
    values = {key: from_data(value, settings) for key, value in rest.items()}
    try:
        late = late_attributes(kind)
        part = kind(**{key: value for key, value in values.items() if key not in late})
        for key in late:
            setattr(part, key, values[key])
    except (TypeError, KeyError, AttributeError) as error:
        raise BadState(f"{name} does not fit this version: {error}") from error
    return part


_known: dict[str, type[Part]] = {}


def _kinds() -> dict[str, type[Part]]:
    """All classes of parts that have been imported. Looked up anew when a name is missing, as games are loaded late."""
    found = [Part]
    for kind in found:
        found.extend(kind.__subclasses__())
    if len(found) != len(_known):
        _known.clear()
        _known.update((kind_name(kind), kind) for kind in found)
    return _known
