"""Actions: what a seat can say, each with a short text form that parses back.

`bid 120`, `play time-warp`, `move link c4`: the same words stand in records, logs, tests, the terminal and the API. An action
is immutable, and two actions are the same if their words are.

The form of an action is its usage line. The first word is the verb; every word in capitals stands for a field, in the order of
the fields, and the game's vocabulary says how such a word is read and written:

    class Move(Said):
        usage = "move FIGURE SQUARE [BURROWS]"
        figure: str
        square: Square
        burrows: int = 0

`[WORD]` may be left out, `WORD ...` stands any number of times, `up|down` is one of these, and other words stand for
themselves.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from tafelrunde.engine.fields import GIVEN, passing
from tafelrunde.engine.part import Fixed


class BadAction(ValueError):
    """Words that are no action; the message says what would be."""


class Word(NamedTuple):
    """How one word of a usage line is read and written."""

    read: Callable[[str, str], Any]  # the value of a word; the usage line is for the error
    write: Callable[[Any], str] = str


class Blank(NamedTuple):
    """A place in a usage line that is filled with a word."""

    word: str
    optional: bool
    repeated: bool
    literal: bool


def blanks(usage: str) -> list[Blank]:
    """What follows the verb in a usage line."""
    found: list[Blank] = []
    for word in usage.split()[1:]:
        if word == "...":
            found[-1] = found[-1]._replace(repeated=True)
        else:
            name = word.strip("[]")
            found.append(Blank(name, word != name, False, name.islower() and "|" not in name))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Fixed):
    """Something a seat can say. `usage` shows the form of its words; the first of them is its verb."""

    usage: ClassVar[str] = ""
    vocabulary: ClassVar[Mapping[str, Word]] = {}
    gives_up: ClassVar[bool] = False  # ends the game for its seat: never a real alternative
    interjects: ClassVar[bool] = False  # may be said at any time, also out of turn; does not answer the open decision
    rule: ClassVar[str] = ""  # that allows it
    touches: ClassVar[str] = ""  # the id of the thing that is touched to say it, with its fields: `card-{card}`
    tells: ClassVar[bool] = False  # to say it is to tell something hidden: what I have on hand

    words: str = passing("")  # once they have been written

    @property
    def text(self) -> str:
        """The words."""
        if not self.words:
            self.words = self.write()
        return self.words

    def write(self) -> str:
        """The words of an action. Most actions of a long list are never said, so they are written late."""
        return self.usage

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @classmethod
    def read(cls, words: list[str]) -> "Action":
        """The action that the words after the verb describe."""
        usage = cls.usage
        rest = words[:]
        values: list[Any] = []
        for blank in blanks(usage):
            if blank.repeated:
                values.append(tuple([cls.word(blank.word).read(word, usage) for word in rest]))
                rest = []
            elif rest:
                word = rest.pop(0)
                if not blank.literal:
                    values.append(cls.word(blank.word).read(word, usage))
                elif word != blank.word:
                    raise BadAction(f"say {usage!r}")
            elif not blank.optional:
                raise BadAction(f"say {usage!r}")
        if rest:
            raise BadAction(f"{usage!r} takes no more words, but there is {' '.join(rest)[:40]!r}")
        return cls(*values)

    @classmethod
    def word(cls, name: str) -> Word:
        """How a word of the usage line is read: as the game's vocabulary says, `a|b` as one of these, else as a name."""
        found = cls.vocabulary.get(name)
        if found is not None:
            return found
        return one_of(name.split("|")) if "|" in name else NAME

    @classmethod
    def also_spelled(cls) -> tuple[dict[str, str], dict[str, Callable[..., Any]]]:
        """`write`, from the usage line."""
        given = [field for field in cls.fields if field.when == GIVEN]
        if not given or _writes_by_hand(cls):
            return {}, {}
        filled = [blank for blank in blanks(cls.usage) if not blank.literal]
        if len(filled) != len(given):
            if cls.usage:
                raise TypeError(f"{cls.__name__}: {cls.usage!r} does not name {', '.join(field.name for field in given)}")
            return {}, {}  # a base of other actions
        names: dict[str, Callable[..., Any]] = {}
        fields = iter(given)
        parts = [repr(cls.usage.split()[0])]
        for blank in blanks(cls.usage):
            if blank.literal:
                parts.append(repr(f" {blank.word}"))
                continue
            field = next(fields)
            write = cls.word(blank.word).write
            if write is not str:
                names[write.__name__] = write
            if blank.repeated:
                parts.append(f"''.join([' ' + {_written('each', write)} for each in self.{field.name}])")
            elif blank.optional:
                default = repr(field.default)
                parts.append(f"(f' {{{_spoken(field.name, write)}}}' if self.{field.name} != {default} else '')")
            else:
                parts.append(f"f' {{{_spoken(field.name, write)}}}'")
        return {"write": f"def write(self) -> str:\n    return {' + '.join(parts)}\n"}, names


def _writes_by_hand(kind: type[Action]) -> bool:
    """Whether the class itself writes its words, or a base that is no action of its own."""
    bases = kind.__mro__[1 : kind.__mro__.index(Action)]
    return "write" in vars(kind) or any("write" in vars(base) and not getattr(base, "usage", "") for base in bases)


def _spoken(field: str, write: Callable[[Any], str]) -> str:
    return f"self.{field}" if write is str else f"{write.__name__}(self.{field})"


def _written(value: str, write: Callable[[Any], str]) -> str:
    return f"{write.__name__}({value})"


def whole_number(word: str, usage: str) -> int:
    """A number in an action's words."""
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise BadAction(f"{word!r} is not a whole number; say {usage!r}")
    return int(word)


def plain_word(word: str, usage: str) -> str:
    """A name in an action's words."""
    if not (word.isascii() and word.replace("-", "").replace("_", "").isalnum() and len(word) <= 24):
        raise BadAction(f"{word[:24]!r} names nothing; say {usage!r}")
    return word


def one_of(names: list[str]) -> Word:
    """One of these words, as it stands."""

    def read(word: str, usage: str) -> str:
        if word not in names:
            raise BadAction(f"{word[:24]!r} is none of {', '.join(names)}; say {usage!r}")
        return word

    return Word(read)


NUMBER: Final = Word(whole_number)
NAME: Final = Word(plain_word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Action):
    """An action about one thing with a name."""

    name: str
