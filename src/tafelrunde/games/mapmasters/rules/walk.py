"""The walk: one leg while it is being drawn, from fork to fork (MM-R8, MM-R9).

A walk is private: nothing on the table changes until it ends at a goal. `moves` lists what can be done at the place reached,
`do` does it, `settle` goes on until there is something to choose again. A place with one possibility asks nothing.

Ruling: a jump by a book that can be used anywhere (MM-B5) may leave from the start, a symbol, a fork, a dead end or a room; any
point between them is the same.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, Part, shared
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, LAVA, LOCK, MONSTER, NO_TASK, NONE, REMEDY, Space, Symbol, TaskId
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.ruleset import Amounts
from tafelrunde.games.mapmasters.state import ROOM_TARGET, STANDING, Chord, Piece, put

Move = tuple[i64, i64, i64, i64, i64, i64]

# What things add to the cost of a walk, beside one for each corridor. A search follows the cheapest first, so that short walks
# come before long ones, and those that use up little before others. Set by hand: a book is worth most, there are few.
ITEM: Final = 2
TOKEN: Final = 3
BOOK: Final = 4
JUMP: Final = 3

BY_ITEM: Final = 0
BY_TOKEN: Final = 1
BY_BOOK: Final = 2
HOW: Final[tuple[str, ...]] = ("item", "token", "book")

# What a leg has reached.
AT_TASK: Final = 1
AT_EXIT: Final = 2
AT_HIDDEN: Final = 3
AT_CELL: Final = 4
AT_ARTIFACT: Final = 5
NOT_YET: Final = 6  # a goal that asks for more: a dead end, but a search may learn from it

# Counters of deeds, in the order of DEEDS.
ROOMS: Final = 0
KILLS: Final = 1
JUMPS: Final = 2
CARDS: Final = 3  # counted by the spaces
TUNNELS: Final = 4
LOCKS: Final = 5
PITS: Final = 6


class Trace(Listed):
    """The pieces of a leg so far, the last one first: walks that fork share their beginning."""

    before: "Trace | None"
    pieces: tuple[Piece, ...]


class Walk(Part):
    """A leg being drawn. What `a`, `b` and `c` are depends on where the walk is."""

    ground: Ground = shared()
    used: list[i64]
    found: list[int]
    spent: Amounts
    deeds: tuple[int, ...]
    tokens: i64
    books: i64
    artifacts: i64
    cards: i64
    at: i64
    space: Space
    a: i64
    b: i64 = NONE
    c: i64 = 0
    origin: i64 = 0  # the position on the corridor where walking it began
    used_tokens: tuple[Symbol, ...] = ()
    gained: tuple[Symbol, ...] = ()  # tokens taken from the market (MM-U2)
    taken: i64 = 0  # artifacts, a bit each
    chords: tuple[Chord, ...] = ()  # of this leg
    junctions: tuple[i64, ...] = ()  # of this leg
    gains: i64 = 0  # tokens to be chosen
    cost: i64 = 0
    seen: i64 = 0  # spaces on which it depends how the walk has come here and can go on, a bit each
    trace: Trace | None = None
    goal: i64 = 0
    task: TaskId = NO_TASK

    def fork(self, ground: Ground) -> "Walk":
        """An independent walk that has come as far, on this ground or where cards were laid elsewhere."""
        other = self.copy()
        other.ground = ground
        return other


def begin(ground: Ground) -> Walk:
    """MM-R1: at the group's entry point, or where its last leg ended."""
    party = ground.party
    waits = party.status != STANDING
    space = ground.rules.mission.entries[party.entry].space if waits else party.space
    return Walk(
        ground,
        used=list(ground.used),
        found=list(party.found),
        spent=party.spent,
        deeds=party.deeds,
        tokens=party.tokens,
        books=party.books,
        artifacts=party.artifacts,
        cards=party.cards,
        at=where.ENTRY if waits else where.STAND,
        space=space,
        a=party.port,
        seen=1 << space,
    )


def no_move() -> Move:
    """Nothing was done. It is no constant: compiled, one of this type cannot be read back."""
    return NONE, 0, 0, 0, 0, 0


def pieces(walk: Walk) -> list[Piece]:
    """The pieces of the leg, in order."""
    parts: list[tuple[Piece, ...]] = []
    trace = walk.trace
    while trace is not None:
        parts.append(trace.pieces)
        trace = trace.before
    parts.reverse()
    return [piece for part in parts for piece in part]


def note(walk: Walk, piece: Piece) -> None:
    """Add a piece to the leg."""
    walk.trace = Trace(walk.trace, (piece,))


def did(walk: Walk, deed: i64, times: i64 = 1) -> None:
    """Count a deed."""
    walk.deeds = put(walk.deeds, deed, walk.deeds[deed] + times)


def pay(walk: Walk, symbol: Symbol, how: i64) -> None:
    """MM-O1, MM-F9, MM-B2: one item, token or book for one obstacle or portal; all are crossed out."""
    item = REMEDY[symbol]
    if how == BY_ITEM:
        walk.spent = put(walk.spent, item, walk.spent[item] + 1)
        walk.cost += ITEM
    elif how == BY_TOKEN:
        walk.tokens &= ~(1 << item)
        walk.used_tokens += (item,)
        walk.cost += TOKEN
    else:
        spend_book(walk, walk.ground.library.overcome[symbol])
    if symbol == MONSTER:
        did(walk, KILLS)
    elif symbol == LOCK:
        did(walk, LOCKS)
    elif symbol == LAVA:
        did(walk, PITS)


def spend_book(walk: Walk, mask: i64) -> None:
    """MM-B2: a book that does this is used up."""
    able = walk.books & mask
    walk.books ^= able & -able
    walk.cost += BOOK


# --- in words ---------------------------------------------------------------------------------------------------------


def word(walk: Walk, move: Move) -> str:
    """A move as one word, at the place the walk has reached."""
    return word_at(walk.ground, walk.space, move)


def word_at(ground: Ground, space: Space, move: Move) -> str:
    """A move as one word that parses back: `p6`, `on`, `item`, `over-token`, `J1-2`, `portal-item/c2.1-E1/1/fore`."""
    kind = move[0]
    if kind == act.ON:
        return "on"
    card = ground.card(space) if ground.board[space] >= 0 else None
    if kind == act.LEAVE and card is not None:
        return card.corridors[move[1]].text
    if kind == act.PAY:
        return HOW[move[1]]
    if kind == act.ENTER:
        return f"p{move[1] + 1}"
    if kind == act.FALL:
        return "fall"
    if kind == act.OVER:
        return f"over-{HOW[move[1]]}"
    if kind == act.CLIMB_UP and card is not None:
        return "climb" if move[1] == NONE else f"climb/{card.corridors[move[1]].text}"
    if kind == act.DROP and card is not None:
        return f"drop/{card.nodes[move[1]].name}"
    if kind == act.WISHED:
        return f"wish-{ITEM_WORDS[move[1]]}"
    if kind == act.GAIN:
        return f"gain-{ITEM_WORDS[move[1]]}"
    if kind == act.STOP:
        return "stop"
    if kind == act.SERVE:
        return f"slot-{move[1] + 1}"
    verb = f"portal-{HOW[move[1]]}" if kind == act.TRAVEL else "barrel" if kind == act.ROLL else "lure"
    there = ground.card(Space(move[2]))
    place = ground.rules.names[move[2]]
    if move[3] >= ROOM_TARGET:
        return f"{verb}/{place}.{there.nodes[move[3] - ROOM_TARGET].name}"
    return f"{verb}/{place}.{there.corridors[move[3]].text}/{move[4]}/{'fore' if move[5] > 0 else 'back'}"
