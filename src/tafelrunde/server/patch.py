"""Patches: how one picture becomes another as it is written, told by the ids of things. The browser applies them
(web/src/lib/patch.ts).

A patch of an object names what is `set`, what is `unset`, and what changes `in` it. A patch of a list whose things are known
`by` an id names which to `drop`, what changes `in` the others, their `order` if it is a new one, and what to `add` at which
place. In a list without ids some things are `cut` from a place on and others `put` there, or things change `in` their places.
"""

import zlib
from functools import cache
from typing import Any, Final

from msgspec import Struct, to_builtins
from msgspec.json import Encoder

Json = Any
Value = Any  # structs of the picture, or what is written of them
Patch = dict[str, Any]

NEEDED: Final = object()  # the default of what has none
KEYS: Final = ("id", "action", "seat")  # what a thing can be known by
_canonical: Final = Encoder(order="sorted").encode


def checksum(value: Value) -> int:
    """A short number that tells one value from another, however its fields are ordered. A whole number is written as such."""
    text = _canonical(value)
    return zlib.crc32(text.replace(b".0,", b",").replace(b".0}", b"}").replace(b".0]", b"]"))


def patch(before: Value, after: Value) -> Patch | None:
    """What to change; nothing if they are equal. None: one has nothing to do with the other."""
    kind = type(after)
    if type(before) is not kind:
        return None
    if isinstance(after, Struct):
        return _attributes(before, after)
    if kind is dict:
        return _fields(before, after)
    if kind is list:
        key = _key(before, after)
        old, new = (_known(before, key), _known(after, key)) if key else ({}, {})
        return _places(before, after) if old.keys().isdisjoint(new) else _things(old, new, key)
    return None if before != after else {}


def _attributes(before: Struct, after: Struct) -> Patch:
    """Of a struct; what is as it is by default is not written."""
    changes = _Changes()
    for name, optional, default, factory in _layout(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if optional and _is_default(new, default, factory):
            changes.gone.append(name)
        elif optional and _is_default(old, default, factory):
            changes.new[name] = new
        else:
            changes.note(name, old, new)
    return changes.patch()


@cache
def _layout(kind: type[Struct]) -> list[tuple[str, bool, Any, Any]]:
    """Each field, whether it is left out where it is as by default, and what that is: a value, or what makes one."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    needed = len(names) - len(defaults)
    known = [(NEEDED, False)] * needed + [(default, kind.__struct_config__.omit_defaults) for default in defaults]
    return [
        (name, omitted, default, getattr(default, "factory", None))
        for name, (default, omitted) in zip(names, known, strict=True)
    ]


def _is_default(item: Any, default: Any, factory: Any) -> bool:
    """As msgspec decides it: by identity, or an empty collection where each has its own."""
    return item is default or (factory is not None and type(item) is factory and not item)


def _fields(before: dict[str, Value], after: dict[str, Value]) -> Patch:
    changes = _Changes()
    for name, value in after.items():
        if name not in before:
            changes.new[name] = value
        elif before[name] is not value and before[name] != value:
            changes.note(name, before[name], value)
    changes.gone = [name for name in before if name not in after]
    return changes.patch()


class _Changes:
    """What changes in an object."""

    def __init__(self) -> None:
        self.new: dict[str, Value] = {}
        self.gone: list[str] = []
        self.inner: dict[str, Patch] = {}

    def note(self, name: str, old: Value, new: Value) -> None:
        """One field is another."""
        change = patch(old, new)
        if change is None:
            self.new[name] = new
        else:
            self.inner[name] = change

    def patch(self) -> Patch:
        """All of them."""
        parts = (("set", self.new), ("unset", self.gone), ("in", self.inner))
        return {name: part for name, part in parts if part}


def _key(before: list[Value], after: list[Value]) -> str:
    """What the things of both lists are known by; empty if nothing tells them apart."""
    if not before or not after:
        return ""
    first = after[0]
    if isinstance(first, Struct):
        return _key_of(type(first))
    if type(first) is not dict:
        return ""
    return next((key for key in KEYS if key in first), "")


@cache
def _key_of(kind: type[Struct]) -> str:
    return next((key for key in KEYS if key in kind.__struct_fields__), "")


def _known(things: list[Value], key: str) -> dict[str | int, Value]:
    """The things by their names, if each has one of its own."""
    found: dict[Any, Value] = {}
    for thing in things:
        name = thing.get(key) if type(thing) is dict else getattr(thing, key, None)
        if type(name) is not str and type(name) is not int:
            return {}
        found[name] = thing
    return found if len(found) == len(things) else {}


def _things(old: dict[str | int, Value], new: dict[str | int, Value], key: str) -> Patch:
    found: Patch = {"by": key}
    if gone := [name for name in old if name not in new]:
        found["drop"] = gone
    both = [(name, old[name], thing) for name, thing in new.items() if name in old]
    if inner := [[name, _related(one, other)] for name, one, other in both if one is not other and one != other]:
        found["in"] = inner
    if gone or len(old) != len(new) or list(old) != list(new):
        order = [name for name, _, _ in both]
        if order != [name for name in old if name in new]:
            found["order"] = order
        if added := [[place, thing] for place, (name, thing) in enumerate(new.items()) if name not in old]:
            found["add"] = added
    return found


def _related(before: Value, after: Value) -> Patch:
    """What has the same name may be of another kind."""
    change = patch(before, after)
    return change if change is not None else _fields(to_builtins(before), to_builtins(after))


def _places(before: list[Value], after: list[Value]) -> Patch | None:
    least = min(len(before), len(after))
    start = next((place for place in range(least) if before[place] != after[place]), least)
    end = next((place for place in range(least - start) if before[-1 - place] != after[-1 - place]), least - start)
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    if not start and not end and len(old) != len(new):
        return None
    if len(old) == len(new):
        changes = [[start + place, patch(*pair)] for place, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]]
        if all(change is not None for _, change in changes):
            return {"in": changes}
    return {"cut": [start, len(old)], "put": new}


# --- the other way round ----------------------------------------------------------------------------------------------


def patched(before: Json, change: Patch) -> Json:
    """The value that a patch leads to, as the browser works it out; the old one stays as it is."""
    if type(before) is dict:
        rest = {name: value for name, value in before.items() if name not in change.get("unset", ())}
        inner = {name: patched(before[name], inside) for name, inside in change.get("in", {}).items()}
        return rest | change.get("set", {}) | inner
    if "by" in change:
        return _rearranged(before, change, change["by"])
    after = [*before]
    if "cut" in change:
        start, count = change["cut"]
        after[start : start + count] = change["put"]
    for place, inside in change.get("in", ()):
        after[place] = patched(after[place], inside)
    return after


def _rearranged(before: list[Json], change: Patch, key: str) -> list[Json]:
    inner = dict(change.get("in", ()))
    gone = set(change.get("drop", ()))
    things = {thing[key]: thing for thing in before if thing[key] not in gone}
    for name, inside in inner.items():
        things[name] = patched(things[name], inside)
    after = [things[name] for name in change.get("order", things)]
    for place, thing in change.get("add", ()):
        after.insert(place, thing)
    return after
