"""Parts: the small classes that a state is made of.

A part holds numbers, strings, booleans, None, other parts, and lists (of things of one kind), tuples or dictionaries of them;
nothing else. So it can be copied, compared, hidden from a seat and written to JSON in the middle of anything.

Every attribute is a parameter of the constructor with the same name, except those named in `late`, which are set afterwards,
and those in `passing`, which hold nothing between two actions. `copy` is written by hand (it is the hot path of every search);
the contract tests prove it complete.
"""

from enum import Enum
from types import FunctionType
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

UNKNOWN: Final = -1  # stands for a number that the viewer may not know
UNKNOWN_WORD: Final = "?"  # and this for a word

EVERYTHING: Final = -1  # the viewer of a state from which nothing has been removed
SPECTATOR: Final = -2  # a viewer who sees only what is public


class Secret(Enum):
    """Who may see a field; how many things it holds is always public."""

    OWNER = "owner"  # the seat named by the part's own `seat`
    NOBODY = "nobody"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of plain data."""

    secrets: ClassVar[dict[str, Secret]] = {}
    late: ClassVar[tuple[str, ...]] = ()
    passing: ClassVar[tuple[str, ...]] = ()

    def hide(self, viewer: int) -> None:
        """Remove what the viewer may not know. Called on copies only."""
        secrets = type(self).secrets
        if secrets:
            for name, secret in secrets.items():
                if secret is Secret.NOBODY or getattr(self, "seat") != viewer:  # noqa: B009  # not every part has a seat
                    setattr(self, name, covered(getattr(self, name)))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in attributes(self))

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in attributes(self))})"


def attributes(part: Part) -> list[str]:
    """The names of what a part holds, in alphabetical order, compiled or not."""
    kind = type(part)
    names = set(getattr(kind, "__mypyc_attrs__", ()))
    names.update(getattr(part, "__dict__", ()))
    names.discard("__dict__")
    names.difference_update(kind.passing)
    return sorted(names)


def covered(value: Any) -> Any:
    """The same shape with nothing in it: as many cards, but all unknown."""
    match value:
        case None:
            return None
        case bool():
            return False
        case int():
            return UNKNOWN
        case str():
            return UNKNOWN_WORD
        case list():
            return [UNKNOWN if type(item) is int else covered(item) for item in value]
        case _:
            raise TypeError(f"{type(value).__name__} cannot be covered: give its class a hide() of its own")


_PLAIN: Final = frozenset((int, bool, str, float, type(None), FunctionType))  # what holds nothing


def conceal(value: Any, viewer: int) -> None:
    """Hide what the viewer may not know in a part and all parts inside it. Shared settings are not entered: they are public."""
    kind = type(value)
    if kind is list:
        if value and type(value[0]) not in _PLAIN:  # its things are of one kind
            for inner in value:
                conceal(inner, viewer)
    elif isinstance(value, Part):
        if not isinstance(value, Setting):
            value.hide(viewer)
            for name in _holders(value):
                conceal(getattr(value, name), viewer)
    elif kind is tuple or kind is dict:
        for inner in value if kind is tuple else value.values():
            if type(inner) not in _PLAIN:
                conceal(inner, viewer)


def remade(part: Part) -> Any:
    """A new part with the same attributes, through its constructor."""
    late = part.late
    twin = type(part)(**{name: getattr(part, name) for name in attributes(part) if name not in late})
    for name in late:
        setattr(twin, name, getattr(part, name))
    return twin


_known_holders: dict[type[Part], list[str]] = {}


def _holders(part: Part) -> list[str]:
    """Where a part keeps what it holds: the attributes of a compiled class, the `__dict__` of an interpreted one, or both."""
    kind = type(part)
    found = _known_holders.get(kind)
    if found is None:
        passing = kind.passing
        found = [name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__" and name not in passing]
        if hasattr(part, "__dict__"):
            found.append("__dict__")
        _known_holders[kind] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting(Part):
    """What does not change during a game: its options and its content. All copies of a state share it."""

    def __init__(self, pack: str, choices: dict[str, Any]) -> None:
        self.pack = pack
        self.choices = choices

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.pack == other.pack and self.choices == other.choices

    def __hash__(self) -> int:
        return hash(self.pack)
