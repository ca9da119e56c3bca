"""Chance: the one source of luck, kept inside the state so that a seed and the actions reproduce a game bit for bit.

Whoever draws luck says what for: `state.chance.of("dice", seat).die()`. Usually one stream serves all purposes. Where the same
seed shall give the same luck to two contents (lab/comparison.py), each purpose has a stream of its own.

The generator is sfc32 by Chris Doty-Humphrey (public domain): four 32-bit words, a few nanoseconds a number when compiled,
copied with the state. Results are cut to 32 bits, because compiled 64-bit integers (`i64`) wrap where interpreted ones grow.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine.fields import shallow
from tafelrunde.engine.part import Part

WORD: Final = 0xFFFFFFFF
NOBODY: Final = -1  # whose luck it is that is nobody's

ONE: Final = ""  # kinds of luck: one stream, as at every table
STREAMS: Final = "streams"  # and one for each purpose
LUCKS: Final = (ONE, STREAMS)

T = TypeVar("T")


class Chance(Part):
    """A stream of random numbers that can be copied and written down."""

    a: i64
    b: i64
    c: i64
    count: i64

    def of(self, purpose: str, whose: i64 = NOBODY) -> "Chance":
        """Where luck for this purpose comes from, the next time that it is needed."""
        return self

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

    def shuffle(self, items: list[T], names: Sequence[str] | None = None) -> None:
        """Put the items into a random order, each order as likely (Fisher and Yates). `names` are those of all items there may
        be, by their numbers."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Stream(Chance):
    """The luck of one purpose at one time."""

    def shuffle(self, items: list[T], names: Sequence[str] | None = None) -> None:
        """Each item has a lot of its own, by its name, so that another one more or less leaves the rest in its order."""
        salt = f"{self.word()} {self.word()}"
        lots: list[tuple[bytes, T]] = []
        seen: dict[str, int] = {}
        for item in items:
            number: Any = item
            name = str(item) if names is None else names[number]
            twins = seen.get(name, 0)
            seen[name] = twins + 1
            lots.append((sha256(f"{salt} {twins} {name}".encode()).digest(), item))
        lots.sort(key=_lot)
        items[:] = [item for _, item in lots]


class Streams(Chance):
    """Luck in streams: what is drawn for one purpose, and how often, leaves the luck of all others as it is."""

    seed: str
    times: dict[str, int] = shallow()  # that luck was needed for each purpose

    def of(self, purpose: str, whose: i64 = NOBODY) -> Chance:
        name = f"{purpose} {whose}"
        times = self.times.get(name, 0)
        self.times[name] = times + 1
        a, b, c = _words(f"{self.seed} {times} {name}")
        return Stream(a, b, c, 1)


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed, the same on every machine."""
    a, b, c = _words(str(seed))
    chance = Chance(a, b, c, 1)
    for _ in range(12):
        chance.word()
    return chance


def luck_of(seed: int, kind: str = ONE) -> Chance:
    """All luck of a game."""
    chance = seeded(seed)
    return Streams(chance.a, chance.b, chance.c, chance.count, seed=str(seed), times={}) if kind == STREAMS else chance


def _words(text: str) -> tuple[i64, i64, i64]:
    digest = sha256(text.encode()).digest()
    a, b, c = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
    return a, b, c


def _lot(lot: tuple[bytes, Any]) -> bytes:
    return lot[0]
