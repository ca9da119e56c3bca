"""Events, decisions and reasons as messages: the name of the class is the message, its attributes are the arguments."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.part import Part, attributes
from tafelrunde.engine.say import Argument, Say

Kinds: TypeAlias = Mapping[str, Callable[[Any], Argument]]

_hump = re.compile(r"(?<!^)(?=[A-Z])")


def message(kind: type) -> str:
    """`RentPaid`: `rent-paid`."""
    return _hyphenated(kind.__name__)


@cache
def _hyphenated(name: str) -> str:
    return _hump.sub("-", name).lower()


def say_part(part: Part, kinds: Kinds) -> Say:
    """An event or a decision in words. `kinds` says what an attribute of some name is: a seat, a space, a card."""
    return Say(message(type(part)), arguments({name: getattr(part, name) for name in attributes(part)}, kinds))


def say_reason(reason: Reason, kinds: Kinds) -> Say:
    """A reason in words."""
    return Say(reason.message, arguments(reason.args, kinds))


def say_action(action: Action, kinds: Kinds) -> Say:
    """What it is to say this: the message `offer-<verb>`."""
    return Say(
        f"offer-{action.text.split()[0]}", arguments({name: getattr(action, name) for name in attributes(action)}, kinds)
    )


def arguments(values: Mapping[str, Any], kinds: Kinds) -> dict[str, Argument]:
    """The values that can be told: numbers and words as they are, others as `kinds` says; lists only where it does."""
    told: dict[str, Argument] = {}
    for name, value in values.items():
        if name in kinds:
            told[name] = kinds[name](value)
        elif isinstance(value, (int, str)):
            told[name] = int(value) if isinstance(value, bool) else value
    return told
