"""Ids of Map Masters, and the symbols on its cards. A set of them is a number with a bit for each."""

from typing import Final, NewType

from mypy_extensions import i64

Space = NewType("Space", i64)  # of the grid, row by row
Port = NewType("Port", i64)  # 0 to 5 in code, 1 to 6 in words: top, right upper, right lower, bottom, left lower, left upper
CardId = NewType("CardId", i64)  # a kind of card; below zero stands what lies on a space without one
Symbol = NewType("Symbol", i64)  # what is printed on a card: items, obstacles, portals, upgrades
GroupId = NewType("GroupId", i64)
TaskId = NewType("TaskId", i64)
ArtifactId = NewType("ArtifactId", i64)
BookId = NewType("BookId", i64)
GoalId = NewType("GoalId", i64)  # a goal card
GateId = NewType("GateId", i64)  # an entry point or an exit
Coins = NewType("Coins", i64)  # to pay with in the fairy market

NONE: Final = -1  # no such thing
NO_SPACE: Final = Space(NONE)
NO_PORT: Final = Port(NONE)
NO_SYMBOL: Final = Symbol(NONE)
NO_TASK: Final = TaskId(NONE)
NO_ARTIFACT: Final = ArtifactId(NONE)
NO_BOOK: Final = BookId(NONE)
NO_GOAL: Final = GoalId(NONE)
NO_GATE: Final = GateId(NONE)

# Symbols (MM-M13): the six items first, then obstacles, the portal and the two upgrades.
SYMBOLS: Final = "cbwrksmlvpoxy"
COIN: Final = Symbol(0)
BARREL: Final = Symbol(1)
SWORD: Final = Symbol(2)
ROPE: Final = Symbol(3)
KEY: Final = Symbol(4)
SCROLL: Final = Symbol(5)
MONSTER: Final = Symbol(6)
LOCK: Final = Symbol(7)
LAVA: Final = Symbol(8)
POISON: Final = Symbol(9)
PORTAL: Final = Symbol(10)
ITEMS: Final = 6
ITEM_KINDS: Final[tuple[Symbol, ...]] = (COIN, BARREL, SWORD, ROPE, KEY, SCROLL)
ITEM_LETTERS: Final = "cbwrks"
ITEM_WORDS: Final[tuple[str, ...]] = ("coin", "barrel", "sword", "rope", "key", "scroll")
TOKENS: Final[tuple[Symbol, ...]] = (SWORD, SCROLL, KEY, ROPE)  # the four kinds of fairy tokens (MM-F2)
REMEDY: Final[tuple[Symbol, ...]] = (*[NO_SYMBOL] * ITEMS, SWORD, KEY, ROPE, BARREL, SCROLL, NO_SYMBOL, NO_SYMBOL)
# which item meets which symbol (MM-O1)
SYMBOL_WORDS: Final[tuple[str, ...]] = (*ITEM_WORDS, "monster", "lock", "lava", "poison", "portal", "scissors", "recycling")
