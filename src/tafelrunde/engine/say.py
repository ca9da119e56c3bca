"""What the table says: a message by name, put into words only where somebody reads it.

Rules, events and scenes never hold sentences. They hold a `Say`: the id of a Fluent message and its arguments. The browser
and the terminal put it into words, each in the reader's language. An argument is a number, a plain word, a seat (whoever
sits there) or another `Say` (a place, a card), so that a language can choose its own cases:

    rent-paid = { $payer } zahlt { $owner } { $amount } Rubine Miete für { $space_acc }.

`$space` is the message `space-39`; `$space_acc` is its attribute `.acc`, or the message itself where it has none.
"""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias, TypeVar

from msgspec import Struct

Argument: TypeAlias = "int | float | str | Who | Say"


class Who(Struct, frozen=True, gc=False, tag="who"):
    """A seat, to be read as the name of whoever sits there."""

    seat: int


class Say(Struct, frozen=True, gc=False, tag="say", omit_defaults=True):
    """A message and its arguments."""

    id: str
    args: dict[str, Argument] = {}


def say(message: str, /, **args: Argument) -> Say:
    """`say("rent-due", payer=Who(1), amount=50)`"""
    return Say(message, args)


A = TypeVar("A", bound="int | float | str | Who | Say")


@cache
def word(message: str) -> Say:
    """A message without arguments, made once."""
    return Say(message)


def list_of(things: Sequence[A]) -> A | Say:
    """`a, b and c`"""
    if not things:
        return word("list-nothing")
    if len(things) == 1:
        return things[0]
    if len(things) == 2:
        return say("list-two", first=things[0], second=things[1])
    return say("list-more", first=things[0], rest=list_of(things[1:]))
