"""Fields: a part lists what it holds, once, with its type; constructor and copy are written from that list.

    class Seat(Part):
        seat: SeatId
        hand: list[CardId] = secret()  # the owner sees the cards, everybody how many
        deck: list[CardId] = hidden()
        cash: Rupees = Rupees(0)

Plain Python makes the methods when the class is made, as dataclasses do. Before mypyc compiles a module, tools/spelled.py
writes the same methods into its source; only a copy, which plain Python makes through the constructor, then begins by taking
over all fields at once. A method that stands in the class body is never replaced.

The rule behind an event, an action or a decision is the one that its docstring begins with, unless its class says another.
What content calls by a name, such as a verb, is called like its class (`LoseCard`: `lose_card`), unless it says another.
"""

import re
import sys
from collections.abc import Callable, Iterable
from enum import Enum
from inspect import get_annotations
from types import FunctionType, NoneType, UnionType
from typing import Any, ClassVar, Final, Literal, NamedTuple, NewType, TypeVar, Union, cast, get_args, get_origin

from mypy_extensions import i64

T = TypeVar("T")


class Secret(Enum):
    """Who may see a field; how many things it holds is always public."""

    OWNER = "owner"  # the seat named by the part's own `seat`
    NOBODY = "nobody"


class Missing:
    """Stands for a value that is not there."""


MISSING: Final = Missing()
NOT_GIVEN: Final[Any] = MISSING

GIVEN: Final = "given"  # a parameter of the constructor
NAMED: Final = "named"  # one that is given by its name only, so that those of subclasses can stand before it
LATE: Final = "late"  # set afterwards
PASSING: Final = "passing"  # holds nothing between two actions: not compared, not written down, not copied
DERIVED: Final = "derived"  # follows from the fields before it
MEMO: Final = "memo"  # can be worked out anew: not compared, not written down; copies share it

SHARED: Final = "@"  # how a copy gets a value that never changes: `@` stands for the value
SHALLOW: Final = "@.copy()"
OWN: Final = "@~"  # a part: `~` stands for its own copy, or for what a viewer sees of it

PLAIN: Final = (bool, int, float, str, bytes, i64, NoneType, None)  # what refers to nothing

TWIN: Final = "twin_of"  # the function of part.py that stands for taking over all fields at once

WORDS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")  # where a word of a name begins
CITED: Final = re.compile(r"[A-Z]+-[A-Z]*\d[\w.]*")  # the id of a rule


class Field(NamedTuple):
    """One thing that a part holds."""

    name: str
    when: str = GIVEN
    copied: str = SHARED
    default: Any = MISSING
    secret: Secret | None = None

    @property
    def fresh(self) -> bool:
        """Whether the default is an empty list, dictionary or set: each part gets its own."""
        return isinstance(self.default, (list, dict, set)) and not self.default


class Typed(NamedTuple):
    """How the methods of a class are written for the compiler."""

    returns: str  # behind the parameters of one that makes another of its kind
    remark: str  # behind what it returns, where the constructor has made it
    default: Callable[[Field], str]


class Spec(NamedTuple):
    """What a class body says of a field besides its type."""

    when: str = GIVEN
    copied: str = ""  # empty: as its type says
    default: Any = MISSING
    secret: Secret | None = None


# --- what can be said of a field ----------------------------------------------------------------------------------------


def secret(*, default: Any = MISSING) -> Any:
    """Only the owner may see it: the seat named by the part's own `seat`."""
    return Spec(default=default, secret=Secret.OWNER)


def hidden(*, default: Any = MISSING) -> Any:
    """Nobody may see it."""
    return Spec(default=default, secret=Secret.NOBODY)


def shared(*, default: Any = MISSING) -> Any:
    """Copies of the part hold the same thing."""
    return Spec(copied=SHARED, default=default)


def shallow(*, default: Any = MISSING) -> Any:
    """Copies of the part have a list of their own with the same things in it."""
    return Spec(copied=SHALLOW, default=default)


def named(*, default: T, kw_only: Literal[True]) -> T:
    """A parameter that is given by its name only."""
    return cast(T, Spec(NAMED, default=default))


def late(default: T = NOT_GIVEN, *, init: Literal[False] = False) -> T:
    """No parameter of the constructor: it is set afterwards."""
    return cast(T, Spec(LATE, default=default))


def passing(default: T = NOT_GIVEN, *, init: Literal[False] = False) -> T:
    """Holds nothing between two actions."""
    return cast(T, Spec(PASSING, default=default))


def memo(default: T = NOT_GIVEN, *, init: Literal[False] = False) -> T:
    """Can be worked out anew at any time."""
    return cast(T, Spec(MEMO, SHARED, default))


def derived(how: Callable[[Any], T], *, init: Literal[False] = False) -> T:
    """Follows from the fields before it: worked out by the constructor, not compared, not written down."""
    return cast(T, Spec(DERIVED, SHARED, how))


# --- from a class body to fields ----------------------------------------------------------------------------------------


def listed(kind: type) -> tuple[Field, ...]:
    """All fields of a class: those of its bases first."""
    found: dict[str, Field] = {}
    for base in reversed(kind.__mro__[1:]):
        found.update({field.name: field for field in base.__dict__.get("fields", ())})
    for name, annotation in get_annotations(kind).items():
        if _of_the_class(annotation):
            continue
        said = kind.__dict__.get(name, MISSING)
        spec = said if isinstance(said, Spec) else Spec(default=said)
        copied = spec.copied or SHARED
        if not spec.copied and spec.when != PASSING and _is_copied(kind):
            copied = copying(_evaluated(annotation, kind, name), f"{kind.__name__}.{name}")
        found[name] = Field(name, spec.when, copied, default=spec.default, secret=spec.secret)
    return tuple(found.values())


def is_tree(kind: Any, asked: frozenset[type] = frozenset()) -> bool:
    """Whether nothing in a part of this class can refer back to what holds it: it holds only words, numbers and such parts."""
    listing = all(hasattr(base, "fields") for base in kind.__mro__[:-1])
    if not listing or not hasattr(kind, "seen_by") or any(field.when == MEMO for field in kind.fields):
        return False
    known = asked | {kind}
    return all(
        leaf in PLAIN or leaf in known or (isinstance(leaf, type) and (issubclass(leaf, Enum) or is_tree(leaf, known)))
        for base in kind.__mro__[:-1]
        for name, annotation in get_annotations(base).items()
        if not _of_the_class(annotation)
        for leaf in _leaves(_evaluated(annotation, base, name))
    )


def _leaves(kind: Any) -> list[Any]:
    """The classes that a type speaks of: `SeatId` and `Part` of `dict[SeatId, list[Part]] | None`."""
    if isinstance(kind, NewType):
        return _leaves(kind.__supertype__)
    arguments = [each for each in get_args(kind) if each is not Ellipsis]
    return [leaf for each in arguments for leaf in _leaves(each)] or [kind]


def _of_the_class(annotation: Any) -> bool:
    origin: Any = get_origin(annotation)
    return origin is ClassVar


def _is_copied(kind: Any) -> bool:
    return getattr(kind, "copied", False) is True


def _evaluated(annotation: Any, kind: type, name: str) -> Any:
    """A type that was written as a string."""
    if not isinstance(annotation, str):
        return annotation
    known = {**vars(sys.modules[kind.__module__]), kind.__name__: kind}
    try:
        return eval(annotation, known)  # the words of a class body, as typing.get_type_hints reads them
    except NameError as error:
        raise TypeError(f"{kind.__name__}.{name}: {error}; say shared() or name a type that is known here") from error


def copying(kind: Any, where: str) -> str:
    """How a value of this type is copied: numbers, words, tuples and what is fixed are shared."""
    origin = get_origin(kind)
    arguments = get_args(kind)
    if origin in (Union, UnionType):
        ways = {copying(each, where) for each in arguments if each is not NoneType} - {SHARED}
        if not ways:
            return SHARED
        if len(ways) > 1 or len(arguments) != 2 or NoneType not in arguments:
            raise TypeError(f"{where}: say shared() or shallow(), its type does not tell how it is copied")
        return f"{ways.pop()} if @ is not None else None"
    if origin is list or kind is list:
        each = copying(arguments[0], where) if arguments else SHARED
        return "@[:]" if each == SHARED else f"[{_inner(each)} for each in @]"
    if origin is dict or kind is dict:
        each = copying(arguments[1], where) if arguments else SHARED
        return SHALLOW if each == SHARED else f"{{key: {_inner(each)} for key, each in @.items()}}"
    if origin is set or kind in (set, bytearray):
        return SHALLOW
    if isinstance(kind, type) and _is_copied(kind):
        return OWN
    if isinstance(kind, (type, NewType, TypeVar)) or kind in (Any, None) or origin is not None:
        return SHARED
    raise TypeError(f"{where}: {kind!r} is no type")


def _inner(copied: str) -> str:
    """The same for a thing inside a list: names inside it must not collide with `each` outside."""
    return copied.replace("each", "inner").replace("@", "each")


# --- from fields to methods ---------------------------------------------------------------------------------------------


def constructor(fields: Iterable[Field], after: bool, typed: Callable[[Field], str], default: Callable[[Field], str]) -> str:
    """The source of `__init__`. `typed` writes a parameter's type, `default` the words for its default."""
    parameters = ["self"]
    body: list[str] = []
    for field in sorted(fields, key=lambda field: field.when == NAMED):
        name = field.name
        if field.when == NAMED and "*" not in parameters:
            parameters.append("*")
        if field.when in (GIVEN, NAMED):
            if field.fresh:
                parameters.append(f"{name}{typed(field)} = None")
                body.append(f"self.{name} = {_empty(field)} if {name} is None else {name}")
                continue
            parameters.append(f"{name}{typed(field)}" + ("" if field.default is MISSING else f" = {default(field)}"))
            body.append(f"self.{name} = {name}")
        elif field.default is not MISSING:
            body.append(f"self.{name} = {_empty(field) if field.fresh else default(field)}")
    if after:
        body.append("self.__post_init__()")
    return f"def __init__({', '.join(parameters)}) -> None:\n" + "".join(f"    {line}\n" for line in body or ["pass"])


def copier(kind: Any, typed: Typed | None) -> str:
    """The source of `copy`."""
    return _remaking(kind, "copy(self)", lambda field: _copied(field, ".copy()"), typed)


def comparer(kind: Any) -> str:
    """The source of `__eq__`, and of the `__hash__` that goes with it: of the same kind, with the same in every field."""
    same = " and ".join(
        [f"self.{field.name} == other.{field.name}" for field in kind.fields if field.when in (GIVEN, NAMED, LATE)]
    )
    lines = [
        "if self is other:",
        "    return True",
        f"if not isinstance(other, {kind.__name__}) or type(self) is not type(other):",
        "    return False",
        f"return bool({same or True})",
    ]
    return "def __eq__(self, other: object) -> bool:\n" + "".join(f"    {line}\n" for line in lines)


HASHER: Final = "def __hash__(self) -> int:\n    return hash(repr(self))\n"  # whoever compares anew must also say this anew


def revealer(kind: Any, typed: Typed | None) -> str:
    """The source of `seen_by`: a copy in which nothing is that the viewer may not know."""
    opened = "self.open_to(viewer)" if _by_hand(kind, "open_to") else "self.seat == viewer"

    def seen(field: Field) -> str:
        copied = _copied(field, ".seen_by(viewer)")
        if field.secret is None:
            return copied
        covered = f"covered(self.{field.name})"
        return covered if field.secret is Secret.NOBODY else f"{copied} if {opened} else {covered}"

    last = ["other.hide(viewer)"] if _by_hand(kind, "hide") else []
    return _remaking(kind, f"seen_by(self, viewer{': SeatId_' if typed else ''})", seen, typed, last)


def _remaking(kind: Any, head: str, value: Callable[[Field], str], typed: Typed | None, last: Iterable[str] = ()) -> str:
    """The source of a method that makes another of the same kind, with a value for each field: through the constructor, then
    what is late. Compiled, all fields are taken over at once, and those that differ are set."""
    if typed and not hasattr(kind, "__post_init__"):
        lines = [f"other = {TWIN}(self)"]
        for field in kind.fields:
            if field.when == PASSING and field.default is not MISSING:
                lines.append(f"other.{field.name} = {_empty(field) if field.fresh else typed.default(field)}")
            elif field.when not in (PASSING, DERIVED) and value(field) != f"self.{field.name}":
                lines.append(f"other.{field.name} = {value(field)}")
        return f"def {head}{typed.returns}:\n" + "".join(f"    {line}\n" for line in [*lines, *last, "return other"])
    given = [value(field) for field in kind.fields if field.when == GIVEN]
    given += [f"{field.name}={value(field)}" for field in kind.fields if field.when == NAMED]
    after = [field for field in kind.fields if field.when in (LATE, MEMO)]
    lines = [f"other = {kind.__name__}({', '.join(given)})", *[f"other.{field.name} = {value(field)}" for field in after]]
    returns, remark = (typed.returns, typed.remark) if typed else ("", "")
    return f"def {head}{returns}:\n" + "".join(f"    {line}\n" for line in [*lines, *last, f"return other{remark}"])


def _copied(field: Field, part: str) -> str:
    return field.copied.replace("~", part).replace("@", f"self.{field.name}")


def _has_secrets(kind: Any) -> bool:
    """Whether something in it, or in the parts that it holds, may be hidden."""
    return _by_hand(kind, "hide") or any(field.secret is not None or "~" in field.copied for field in kind.fields)


def _by_hand(kind: Any, method: str) -> bool:
    """Whether a game says more of this than the engine's part does."""
    return getattr(kind, method, None) is not getattr(kind.__mro__[-3], method, None)


def _empty(field: Field) -> str:
    return "set()" if isinstance(field.default, set) else repr(field.default)


def methods(
    kind: Any, typed: Callable[[Field], str], default: Callable[[Field], str], compiled: Typed | None = None
) -> dict[str, str]:
    """The sources of all methods that follow from the fields of a class, whether they are written by hand or not."""
    found: dict[str, str] = {}
    if get_annotations(kind):
        found["__init__"] = constructor(kind.fields, hasattr(kind, "__post_init__"), typed, default)
    if kind.copied:
        found["copy"] = copier(kind, compiled)
        found["__eq__"], found["__hash__"] = comparer(kind), HASHER
    if _has_secrets(kind):
        found["seen_by"] = revealer(kind, compiled)
    return found


def _check_constructor(kind: Any) -> None:
    """What a part gets by a constructor of its own and does not list would be lost in copies, comparisons and JSON."""
    by_hand = kind.__dict__.get("__init__")
    if isinstance(by_hand, FunctionType) and hasattr(kind, "seen_by"):
        given = by_hand.__code__.co_varnames[1 : by_hand.__code__.co_argcount]
        unlisted = set(given).difference(field.name for field in kind.fields)
        if unlisted:
            raise TypeError(f"{kind.__name__} takes {', '.join(sorted(unlisted))}, but lists no such field")


def cited(kind: Any) -> str:
    """The rule that a class with a `rule` cites by its docstring; empty where it says it otherwise, or none."""
    found = CITED.match(kind.__doc__ or "") if hasattr(kind, "rule") and "rule" not in get_annotations(kind) else None
    return found.group() if found else ""


def called(kind: Any) -> str:
    """The name that a class of a kind with names has by itself; empty where it says it otherwise, or its kind has none."""
    has_one = isinstance(getattr(kind, "name", None), str) and "name" not in get_annotations(kind)
    return WORDS.sub("_", kind.__name__).lower() if has_one else ""


def equip(kind: Any, helpers: dict[str, Any]) -> None:
    """Give a class that has just been made its fields and the methods that follow from them, with what these call."""
    if "fields" in kind.__dict__:
        return  # they were spelled out before it was compiled
    own = listed(kind)
    kind.fields = own
    kind.secrets = {field.name: field.secret for field in own if field.secret is not None}
    by_hand = set(kind.__dict__)
    if "rule" not in by_hand and cited(kind):
        kind.rule = cited(kind)
    if "name" not in by_hand and called(kind):
        kind.name = called(kind)
    _check_constructor(kind)
    for name in get_annotations(kind):
        if name in by_hand and any(field.name == name for field in own):
            delattr(kind, name)
    more, names = kind.also_spelled()
    kind.spelled = more, names

    def default(field: Field) -> str:
        return f"default_{field.name}" + ("(self)" if field.when == DERIVED else "")

    wanted = methods(kind, lambda _: "", default) | more
    space: dict[str, Any] = {kind.__name__: kind, **helpers, **names}
    for name, source in wanted.items():
        if name not in by_hand:
            space |= {f"default_{field.name}": field.default for field in own}
            made: dict[str, Any] = {}
            exec(source, space, made)
            method = made[name]
            method.__qualname__ = f"{kind.__qualname__}.{name}"
            method.__module__ = kind.__module__
            setattr(kind, name, method)
