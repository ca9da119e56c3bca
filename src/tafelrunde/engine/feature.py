"""Features: what a position is made of for one seat, in numbers that have a name. Hints explain moves with them.

A feature is worded by two messages of the game, whole sentences with the argument `$amount`: `feature-<name>-more` tells that
a move leaves the seat better off in it than the alternative would, `feature-<name>-less` that it leaves it worse off. The
message `feature-<name>` names it ("your rent"), for a nudge and for what only shows some moves later.

An exact feature counts what is paid and gained: money, health, cards. Its two messages tell what the move itself does ("It
costs you 100 rupees"), never what became of it later.
"""

from msgspec import Struct


class Feature(Struct, frozen=True):
    """One number. More is always better for the seat: count what opponents have as less than nothing."""

    name: str
    value: float
    matters: float  # the difference that counts as one step, so that features can be compared
    unit: float = 1.0  # amounts are told in multiples of this
    exact: bool = False  # its amounts are what the move itself pays or gains
    open: bool = True  # what it counts is going on; if not, another such thing may begin, with which nothing can be compared
