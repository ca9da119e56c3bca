"""Verbs: what a spellbook does, once (MM-B2). A book is its printed facts and its verbs: `do = [{ verb = "climb" }]`.

The rules of paths ask for the books that a moment allows (`Library`); the verb says for which it is good. What a book is worth
to a computer partner needs no word here: it searches for the legs that a group could draw with it.
"""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.engine import Say
from tafelrunde.games.mapmasters.ids import LAVA, LOCK, MONSTER, PORTAL, SYMBOL_WORDS, Symbol
from tafelrunde.games.mapmasters.ruleset import Library, Verb


class Overcome(Verb):
    """MM-B3, MM-B8, MM-B9: one such obstacle is met, or one portal used, without its item; lava means trapdoors, too."""

    effect = "overcome"
    symbol: Symbol

    def words(self) -> Say:
        return Say(f"effect-overcome-{SYMBOL_WORDS[self.symbol]}")

    def told(self) -> str:
        return {MONSTER: "MM-B3", LOCK: "MM-B8", LAVA: "MM-B9", PORTAL: "MM-B9"}[self.symbol]

    def shelve(self, books: Library, bit: i64) -> None:
        books.overcome[self.symbol] |= bit


class Roll(Verb):
    """MM-B4: whoever stands on a barrel travels to any other one."""

    effect = "roll"

    def shelve(self, books: Library, bit: i64) -> None:
        books.roll |= bit


class Lure(Verb):
    """MM-B5: from anywhere to a monster, which must then be defeated."""

    effect = "lure"

    def shelve(self, books: Library, bit: i64) -> None:
        books.lure |= bit


class Wish(Verb):
    """MM-B6: the book turns into any fairy token."""

    effect = "wish"

    def shelve(self, books: Library, bit: i64) -> None:
        books.wish |= bit


class Climb(Verb):
    """MM-B7: up through an unused trapdoor."""

    effect = "climb"

    def shelve(self, books: Library, bit: i64) -> None:
        books.climb |= bit


class Cross(Verb):
    """MM-B10: over the own path, once."""

    effect = "cross"

    def shelve(self, books: Library, bit: i64) -> None:
        books.cross |= bit


VERBS: Final[dict[str, Any]] = {kind.effect: kind for kind in (Overcome, Roll, Lure, Wish, Climb, Cross)}
OVERCOMES: Final = {SYMBOL_WORDS[symbol]: symbol for symbol in (MONSTER, LOCK, LAVA, PORTAL)}
