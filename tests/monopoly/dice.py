"""Dice that fall as a test wants them to: the same generator as in play, in a state from which it throws just that.

The first two numbers of sfc32 can be chosen freely (its step is turned back by hand), the others are searched for. So nothing
is put in the place of the real dice, and the tests run on compiled code too.
"""

from functools import cache

from tafelrunde.engine.chance import Chance, seeded

WORD = 0xFFFFFFFF
Throw = tuple[int, int] | int  # both dice, or only their total


def loaded(throws: list[Throw]) -> Chance:
    """A stream of luck that begins with these throws. After that it goes on like any other."""
    return _found(tuple(throws)).copy() if throws else seeded(1)


@cache
def _found(throws: tuple[Throw, ...]) -> Chance:
    first = throws[0]
    one, two = (_word(die) for die in (first if isinstance(first, tuple) else _split(first)))
    for attempt in range(1, 20_000_000):
        c = attempt * 2_654_435_761 & WORD
        b = _unmixed(two - 9 * c - 2 & WORD)
        chance = Chance(one - b - 1 & WORD, b, c, 1)
        trial = chance.copy()
        if all(_falls(trial, throw) for throw in throws):
            return chance
    raise ValueError(f"no luck leads to {throws}")


def _falls(chance: Chance, throw: Throw) -> bool:
    if isinstance(throw, tuple):
        return chance.die() == throw[0] and chance.die() == throw[1]
    return chance.die() + chance.die() == throw


def _word(die: int) -> int:
    """A random word that shows this number of pips."""
    return (2 * die - 1) * (WORD + 1) // 12


def _split(total: int) -> tuple[int, int]:
    return total // 2, total - total // 2


def _unmixed(mixed: int) -> int:
    """The word whose `word ^ word >> 9` this is."""
    word = mixed
    for _ in range(4):
        word = mixed ^ (word >> 9)
    return word
