"""Parts: the small classes that a state is made of.

A part holds numbers, strings, booleans, None, other parts, and lists (of things of one kind), tuples or dictionaries of them;
nothing else. So it can be copied, compared, hidden from a seat and written to JSON in the middle of anything. It lists its
fields in its class body (fields.py); everything else follows from that list.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from tafelrunde.engine.fields import (
    GIVEN,
    LATE,
    NAMED,
    Field,
    Secret,
    derived,
    equip,
    hidden,
    late,
    memo,
    named,
    passing,
    secret,
    shallow,
    shared,
)
from tafelrunde.engine.ids import SeatId

T = TypeVar("T")

UNKNOWN: Final = -1  # stands for a number that the viewer may not know
UNKNOWN_WORD: Final = "?"  # and this for a word
UNKNOWN_THINGS: Final[dict[type, Any]] = {int: UNKNOWN, str: UNKNOWN_WORD, bool: False, type(None): None}

EVERYTHING: Final = -1  # the viewer of a state from which nothing has been removed
SPECTATOR: Final = -2  # a viewer who sees only what is public


def covered(value: Any) -> Any:
    """The same shape with nothing in it: as many cards, but all unknown."""
    kind = type(value)
    if kind is list:
        return [UNKNOWN if type(item) is int else covered(item) for item in value]
    if kind is tuple:
        return tuple([UNKNOWN if type(item) is int else covered(item) for item in value])
    if kind in UNKNOWN_THINGS:
        return UNKNOWN_THINGS[kind]
    raise TypeError(f"{kind.__name__} cannot be covered: give the class that holds it a seen_by() of its own")


def twin_of(part: T) -> T:
    """Another part of the same kind that holds the very same things. Copies that are compiled begin so, and the compiler is
    handed a quicker way (tools/twins.py)."""
    twin = object.__new__(type(part))
    vars(twin).update(vars(part))
    return twin


@dataclass_transform(field_specifiers=(secret, hidden, shared, shallow, named, late, passing, memo, derived))
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Listed:
    """A class that lists its fields: the constructor follows from that list. Then `__post_init__` works out what is late."""

    fields: ClassVar[tuple[Field, ...]] = ()
    secrets: ClassVar[dict[str, Secret]] = {}
    spelled: ClassVar[tuple[dict[str, str], dict[str, Callable[..., Any]]]] = ({}, {})  # what `also_spelled` gave
    copied: ClassVar[bool] = False  # whether a copy of what holds it holds a copy of it

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        equip(cls, {"covered": covered})

    @classmethod
    def also_spelled(cls) -> tuple[dict[str, str], dict[str, Callable[..., Any]]]:
        """The sources of further methods that follow from the fields, and what they call."""
        return {}, {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Listed):
    """A piece of plain data."""

    copied: ClassVar[bool] = True

    def copy(self) -> Self:
        """An independent part, equal to this one. Every part that changes has its own, made from its fields."""
        raise TypeError(f"{type(self).__name__} never changes: share it")

    def seen_by(self, viewer: SeatId) -> Self:
        """A copy without what the viewer may not know. Every part that holds secrets has its own, made from its fields."""
        return self.copy()

    def open_to(self, viewer: SeatId) -> bool:
        """Whether the viewer may see its secrets, hidden ones apart: the seat that owns it, unless a class says more."""
        return bool(getattr(self, "seat") == viewer)  # noqa: B009  # not every part has a seat

    def hide(self, viewer: SeatId) -> None:
        """Remove what the viewer may not know and the fields cannot say. Called on what `seen_by` makes, at its end."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in attributes(self))

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        held = ", ".join(f"{name}={getattr(self, name)!r}" for name in attributes(self))
        return f"{type(self).__name__}({held})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Part):
    """What never changes once it is made: copies of a state share it."""

    copied: ClassVar[bool] = False

    def seen_by(self, viewer: SeatId) -> Self:
        """Itself, unless it holds secrets."""
        return self


_known_attributes: Final[dict[type[Part], list[str]]] = {}


def attributes(part: Part) -> list[str]:
    """The names of what a part holds, in alphabetical order."""
    kind = type(part)
    found = _known_attributes.get(kind)
    if found is None:
        found = sorted([field.name for field in kind.fields if field.when in (GIVEN, NAMED, LATE)])
        _known_attributes[kind] = found
    return found


def late_attributes(kind: type[Part]) -> list[str]:
    """The names of what is set after the constructor."""
    return [field.name for field in kind.fields if field.when == LATE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting(Fixed):
    """What does not change during a game: its options and its content. All copies of a state share it."""

    pack: str
    choices: dict[str, Any]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.pack == other.pack and self.choices == other.choices

    def __hash__(self) -> int:
        return hash(self.pack)
