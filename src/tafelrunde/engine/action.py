"""Actions: what a seat can say, each with a short text form that parses back.

`bid 120`, `play time-warp`, `move link c4`: the same words stand in records, logs, tests, the terminal and the API. An action
is immutable, and two actions are the same if their words are.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr


class BadAction(ValueError):
    """Words that are no action; the message says what would be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat can say. `usage` shows the form of its words; the first of them is its verb."""

    usage: ClassVar[str] = ""
    interjects: ClassVar[bool] = False  # may be said at any time, also out of turn; does not answer the open decision
    tells: ClassVar[bool] = False  # to say it is to tell something hidden: what I have on hand

    def __init__(self, text: str = "") -> None:
        self.words = text

    @property
    def text(self) -> str:
        """The words."""
        if not self.words:
            self.words = self.write()
        return self.words

    def write(self) -> str:
        """The words of an action that was made without them: most actions of a long list are never said."""
        return self.usage

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @classmethod
    def read(cls, words: list[str]) -> "Action":
        """The action that the words after the verb describe. Without parameters there are none."""
        if words:
            raise BadAction(f"{cls.usage!r} takes no more words, but there is {' '.join(words)!r}")
        return cls()


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


def one_word(words: list[str], usage: str) -> str:
    """The only word after the verb."""
    if len(words) != 1:
        raise BadAction(f"say {usage!r}")
    return words[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Action):
    """An action about one thing with a name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def write(self) -> str:
        return f"{self.usage.split()[0]} {self.name}"

    @classmethod
    def read(cls, words: list[str]) -> Action:
        return cls(plain_word(one_word(words, cls.usage), cls.usage))
