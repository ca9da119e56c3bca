"""What a game tells whoever designs for it: the form of its content, and every thing of a pack drawn as at the table.

The form is read off the classes that the game's readers decode its files with, so it cannot differ from them. A game adds
what those classes do not say: which verbs may stand where, with which fields; what can be painted; where ids come from.
"""

from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec
from msgspec import Struct, field, inspect

from tafelrunde.engine.say import Say
from tafelrunde.engine.scene import Sheet, Zone

Kind = Literal["number", "decimal", "text", "flag", "choice", "list", "table", "map"]


class Exhibit(Struct, omit_defaults=True):
    """One thing of a pack as it lies on the table."""

    file: str
    place: str  # in the file: `card.blink`, `space[5]`; empty: the file itself
    name: Say
    group: Say
    zones: list[Zone] = field(default_factory=list)
    sheet: Sheet | None = None  # what is read when it is looked at closely
    about: str = ""  # what the lab calls it: `card:warlord.blink`, `side:warlord`
    options: dict[str, str | int | bool] = field(default_factory=dict)  # with which it is played at once


class Verbs(Struct, omit_defaults=True):
    """What may stand in a list of verbs: each by its name, with the fields that it takes."""

    fields: dict[str, list[str]]
    key: str = "verb"  # the field that names it


class Paint(Struct, omit_defaults=True):
    """A sign of a drawing in letters."""

    sign: str
    name: Say
    colour: str = "paper"
    icon: str = ""


class Palette(Struct, omit_defaults=True):
    """How a drawing in letters is painted by clicking. In `edges`, cells stand at odd columns of odd lines, what is between
    them beside and above."""

    how: Literal["letters", "words", "edges"]
    cells: list[Paint]
    beside: list[Paint] = field(default_factory=list)
    above: list[Paint] = field(default_factory=list)


class FileKind(Struct):
    """Files of one kind. Places in them are names with dots, without numbers: `card.do`."""

    name: str  # a pattern: `cards.toml`, `dungeon-*.toml`
    holds: type[Any]
    verbs: dict[str, Verbs] = field(default_factory=dict)
    painted: dict[str, Palette] = field(default_factory=dict)
    known: dict[str, list[str]] = field(default_factory=dict)  # what may stand there: words, or `@file table` for its ids

    def fits(self, name: str) -> bool:
        """Whether this file is one of them."""
        return fnmatchcase(name, self.name)


class FieldForm(Struct, omit_defaults=True):
    """One field of a table, as a form or an editor needs it."""

    name: str
    kind: Kind
    item: Kind | None = None  # of a list or a map
    table: str = ""  # which one, or a list of which
    choices: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)  # of a map
    least: float | None = None
    most: float | None = None
    step: float | None = None
    needed: bool = False
    usual: Any = None  # what it is if it is left out


class FileForm(Struct, omit_defaults=True):
    """The form of some files, in data."""

    name: str
    table: str
    verbs: dict[str, Verbs] = field(default_factory=dict)
    painted: dict[str, Palette] = field(default_factory=dict)
    known: dict[str, list[str]] = field(default_factory=dict)


class ContentForm(Struct):
    """The form of all files of a game."""

    files: list[FileForm]
    tables: dict[str, list[FieldForm]]


def content_form(kinds: tuple[FileKind, ...]) -> ContentForm:
    """The classes of a game's readers as data."""
    tables: dict[str, list[FieldForm]] = {}
    files = [FileForm(kind.name, _table(kind.holds, tables), kind.verbs, kind.painted, kind.known) for kind in kinds]
    return ContentForm(files, tables)


def _table(kind: type[Any], tables: dict[str, list[FieldForm]]) -> str:
    name = f"{kind.__module__.rpartition('.')[2]}.{kind.__qualname__}"
    if name not in tables:
        tables[name] = []
        found = inspect.type_info(kind)
        assert isinstance(found, inspect.StructType)
        tables[name] += [_entry(one, tables) for one in found.fields]
    return name


def _entry(one: inspect.Field, tables: dict[str, list[FieldForm]]) -> FieldForm:
    entry = _kind(one.encode_name, one.type, tables)
    entry.needed = one.required
    usual = one.default if one.default is not msgspec.NODEFAULT else None
    entry.usual = usual if isinstance(usual, (int, float, str, bool)) else None
    return entry


def _kind(name: str, kind: inspect.Type, tables: dict[str, list[FieldForm]]) -> FieldForm:
    match kind:
        case inspect.Metadata():
            return _kind(name, kind.type, tables)
        case inspect.UnionType():
            real = [one for one in kind.types if not isinstance(one, (inspect.NoneType, inspect.DictType))]
            return _kind(name, real[0] if real else kind.types[0], tables)
        case inspect.BoolType():
            return FieldForm(name, "flag")
        case inspect.IntType() | inspect.FloatType():
            whole = isinstance(kind, inspect.IntType)
            least = kind.ge if kind.ge is not None else kind.gt
            most = kind.le if kind.le is not None else kind.lt
            if whole and kind.lt is not None:
                most = kind.lt - 1
            step = kind.multiple_of or (1 if whole else None)
            return FieldForm(name, "number" if whole else "decimal", least=least, most=most, step=step)
        case inspect.LiteralType():
            numbers = all(isinstance(value, int) for value in kind.values)
            words = [str(value) for value in kind.values]
            return FieldForm(name, "number" if numbers else "choice", choices=words)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            inner = _kind(name, kind.item_type, tables)
            return FieldForm(
                name, "list", inner.kind, inner.table, inner.choices, least=inner.least, most=inner.most, step=inner.step
            )
        case inspect.DictType():
            inner, keys = _kind(name, kind.value_type, tables), _kind(name, kind.key_type, tables)
            return FieldForm(
                name, "map", inner.kind, choices=inner.choices, keys=keys.choices, least=inner.least, most=inner.most
            )
        case inspect.StructType():
            return FieldForm(name, "table", table=_table(kind.cls, tables))
    return FieldForm(name, "text")
