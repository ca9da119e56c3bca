"""Chance: the one source of luck, kept inside the state so that a seed and the actions reproduce a game bit for bit.

The generator is sfc32 by Chris Doty-Humphrey (public domain): four 32-bit words, a few nanoseconds a number when compiled,
copied with the state. Results are cut to 32 bits, because compiled 64-bit integers (`i64`) wrap where interpreted ones grow.
"""

from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine.part import Part

WORD: Final = 0xFFFFFFFF

T = TypeVar("T")


class Chance(Part):
    """A stream of random numbers that can be copied and written down."""

    a: i64
    b: i64
    c: i64
    count: i64

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c, count = self.a, self.b, self.c, self.count
        result = (a + b + count) & WORD
        self.count = (count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (Lemire's multiplication with rejection)."""
        product = self.word() * bound
        if product & WORD < bound:
            least = (WORD + 1 - bound) % bound
            while product & WORD < least:
                product = self.word() * bound
        return (product >> 32) & WORD  # the product of two words may have wrapped to a negative number

    def die(self) -> i64:
        """One throw of a six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, each order as likely (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed, the same on every machine."""
    digest = sha256(str(seed).encode()).digest()
    a, b, c = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
    chance = Chance(a, b, c, 1)
    for _ in range(12):
        chance.word()
    return chance
