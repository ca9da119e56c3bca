"""Patches: how one picture becomes another as it is written, told by the ids of things. The browser applies them
(web/src/lib/patch.ts).

A patch of an object names what is `set`, what is `unset`, and what changes `in` it. A patch of a list whose things are known
`by` an id names which to `drop`, what changes `in` the others, their `order` if it is a new one, and what to `add` at which
place. In a list without ids some things are `cut` from a place on and others `put` there, or things change `in` their places.
"""

import zlib
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
    if kind is list:
        return _members(before, after)
    if kind is dict:
        return _fields(before, after)
    if isinstance(after, Struct):
        return _attributes(before, after)
    return None if before != after else {}


def _attributes(before: Struct, after: Struct) -> Patch:
    """Of a struct; what is as it is by default is not written."""
    put: dict[str, Value] = {}
    inner: dict[str, Patch] = {}
    gone: list[str] = []
    for name, optional, default, factory in _layout(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if optional and _is_default(new, default, factory):
            gone.append(name)
        elif optional and _is_default(old, default, factory):
            put[name] = new
        else:
            change = patch(old, new)
            if change is None:
                put[name] = new
            else:
                inner[name] = change
    return _changes(put, gone, inner)


def _changes(put: dict[str, Value], gone: list[str], inner: dict[str, Patch]) -> Patch:
    """What changes in an object, as it is written."""
    changes: Patch = {}
    if put:
        changes["set"] = put
    if gone:
        changes["unset"] = gone
    if inner:
        changes["in"] = inner
    return changes


_layouts: Final[dict[type, list[tuple[str, bool, Any, Any]]]] = {}


def _layout(kind: type[Struct]) -> list[tuple[str, bool, Any, Any]]:
    """Each field, whether it is left out where it is as by default, and what that is: a value, or what makes one."""
    known = _layouts.get(kind)
    if known is None:
        names, defaults = kind.__struct_fields__, kind.__struct_defaults__
        needed = len(names) - len(defaults)
        found = [(NEEDED, False)] * needed + [(default, kind.__struct_config__.omit_defaults) for default in defaults]
        known = [
            (name, omitted, default, getattr(default, "factory", None))
            for name, (default, omitted) in zip(names, found, strict=True)
        ]
        _layouts[kind] = known
    return known


def _is_default(item: Any, default: Any, factory: Any) -> bool:
    """As msgspec decides it: by identity, or an empty collection where each has its own."""
    return item is default or (factory is not None and type(item) is factory and not item)


def _fields(before: dict[str, Value], after: dict[str, Value]) -> Patch:
    put: dict[str, Value] = {}
    inner: dict[str, Patch] = {}
    for name, value in after.items():
        if name not in before:
            put[name] = value
            continue
        old = before[name]
        if old is not value and old != value:
            change = patch(old, value)
            if change is None:
                put[name] = value
            else:
                inner[name] = change
    gone = [name for name in before if name not in after]
    return _changes(put, gone, inner)


def _members(before: list[Value], after: list[Value]) -> Patch | None:
    """Of a list."""
    key = _key(before, after)
    if not key:
        return _places(before, after)
    old, new = _names(before, key), _names(after, key)
    if old is None or new is None:
        return _places(before, after)
    if old == new:
        found: Patch = {"by": key}
        inner = [
            [name, _related(one, other)] for name, one, other in zip(new, before, after, strict=True) if not _same(one, other)
        ]
        if inner:
            found["in"] = inner
        return found
    known, knows = dict(zip(old, before, strict=True)), dict(zip(new, after, strict=True))
    return _places(before, after) if known.keys().isdisjoint(knows) else _things(known, knows, key)


def _key(before: list[Value], after: list[Value]) -> str:
    """What the things of both lists are known by; empty if nothing tells them apart."""
    if not before or not after:
        return ""
    first = after[0]
    if type(first) is dict:
        return next((key for key in KEYS if key in first), "")
    return _key_of(type(first)) if isinstance(first, Struct) else ""


_keys: Final[dict[type, str]] = {}


def _key_of(kind: type[Struct]) -> str:
    known = _keys.get(kind)
    if known is None:
        known = _keys[kind] = next((key for key in KEYS if key in kind.__struct_fields__), "")
    return known


def _names(things: list[Value], key: str) -> list[str | int] | None:
    """The names of the things, if each has one of its own."""
    found: list[Any] = []
    for thing in things:
        name = thing.get(key) if type(thing) is dict else getattr(thing, key, None)
        if type(name) is not str and type(name) is not int:
            return None
        found.append(name)
    return found if len(set(found)) == len(found) else None


def _things(old: dict[str | int, Value], new: dict[str | int, Value], key: str) -> Patch:
    found: Patch = {"by": key}
    if gone := [name for name in old if name not in new]:
        found["drop"] = gone
    both = [(name, old[name], thing) for name, thing in new.items() if name in old]
    if inner := [[name, _related(one, other)] for name, one, other in both if not _same(one, other)]:
        found["in"] = inner
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


def _same(one: Value, other: Value) -> bool:
    """Mostly it is the very same."""
    return one is other or bool(one == other)


def _places(before: list[Value], after: list[Value]) -> Patch | None:
    most, many = len(before), len(after)
    least = min(most, many)
    start = end = 0
    while start < least and _same(before[start], after[start]):
        start += 1
    while end < least - start and _same(before[most - 1 - end], after[many - 1 - end]):
        end += 1
    old, new = before[start : most - end], after[start : many - end]
    if not start and not end and len(old) != len(new):
        return None
    if len(old) == len(new):
        changes: list[Any] = []
        for place, (one, other) in enumerate(zip(old, new, strict=True), start):
            if not _same(one, other):
                change = patch(one, other)
                if change is None:
                    return {"cut": [start, len(old)], "put": new}
                changes.append([place, change])
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
