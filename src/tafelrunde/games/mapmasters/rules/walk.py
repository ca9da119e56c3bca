"""The walk: one leg while it is being drawn, from fork to fork (MM-R8, MM-R9).

A walk is private: nothing on the table changes until it ends at a goal. `moves` lists what can be done at the place reached,
`make` does it and goes on until there is something to choose again. A place with one possibility asks nothing.

Ruling: a jump by book 3 may leave from the start, a symbol, a fork, a dead end or a room; any point between them is the same.
"""

from typing import Final

from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.ruleset import (
    CIRCLE,
    LAVA,
    LEAP,
    LOCK,
    MONSTER,
    NONE,
    REMEDY,
    SESAME,
    SLAYER,
)
from tafelrunde.games.mapmasters.state import (
    ROOM_TARGET,
    STANDING,
    Chord,
    Piece,
    put,
)

# Where the walk is.
ENTRY: Final = 0  # outside, before a port of the entry point
STAND: Final = 1  # at the port where the last leg ended
SYMBOL: Final = 2  # before an obstacle: segment, position, direction
REACHED: Final = 3  # on a symbol: segment, position, direction
FORK: Final = 4  # on a junction or dead end: node, segment
EDGE: Final = 5  # at a trapdoor, from above: node, segment
BELOW: Final = 6  # at a trapdoor, from below: node, segment
GUARD: Final = 7  # before a room with monsters: room, door, monsters left
HALL: Final = 8  # in a room: room, door
TOKEN_FOUND: Final = 9  # on a card with an artifact: port
CHOICE: Final = 10  # at a goal with several slots: port
DONE: Final = 11
DEAD: Final = 12

# What can be done.
ENTER: Final = 0  # port
ON: Final = 1
PAY: Final = 2  # how
FALL: Final = 3
OVER: Final = 4  # how
CLIMB_UP: Final = 5  # segment, or NONE: into the room
LEAVE: Final = 6  # segment
DROP: Final = 7  # trapdoor
TRAVEL: Final = 8  # how, space, target, position, direction
ROLL: Final = 9  # space, target, position, direction: from barrel to barrel
LURED: Final = 10  # the same, to a monster
WISHED: Final = 11  # kind of token
GAIN: Final = 12  # kind of token
STOP: Final = 13
SERVE: Final = 14  # task

Move = tuple[int, int, int, int, int, int]
NO_MOVE: Final[Move] = (NONE, 0, 0, 0, 0, 0)

JUMP: Final = 3  # what a journey adds to the cost of a walk

BY_ITEM: Final = 0
BY_TOKEN: Final = 1
BY_BOOK: Final = 2
HOW: Final[tuple[str, ...]] = ("item", "token", "book")

# What a leg has reached.
AT_TASK: Final = 1
AT_EXIT: Final = 2
AT_HIDDEN: Final = 3
AT_CELL: Final = 4
AT_TOKEN: Final = 5
NOT_YET: Final = 6  # a goal that asks for more: a dead end, but a search may learn from it

# Counters of deeds, in the order of DEEDS.
ROOMS: Final = 0
KILLS: Final = 1
JUMPS: Final = 2
TUNNELS: Final = 4
LOCKS: Final = 5
PITS: Final = 6

BOOK_FOR: Final[tuple[int, ...]] = (
    0,
    0,
    0,
    0,
    0,
    0,
    SLAYER,
    SESAME,
    LEAP,
    0,
    CIRCLE,
    0,
    0,
)  # which book meets which symbol (MM-B3)


class Trace(Listed):
    """The pieces of a leg so far, the last one first: walks that fork share their beginning."""

    before: "Trace | None"
    pieces: tuple[Piece, ...]


class Walk:
    """A leg being drawn."""

    ground: Ground

    def fork(self, ground: Ground) -> "Walk":
        """An independent walk that has come as far, on this ground or where cards were laid elsewhere."""
        other = Walk(ground)
        other.used = self.used.copy()
        other.found = self.found.copy()
        other.spent = self.spent
        other.deeds = self.deeds
        other.tokens = self.tokens
        other.used_tokens = self.used_tokens
        other.gained = self.gained
        other.books = self.books
        other.artifacts = self.artifacts
        other.taken = self.taken
        other.chords = self.chords
        other.junctions = self.junctions
        other.cards = self.cards
        other.gains = self.gains
        other.cost = self.cost
        other.seen = self.seen
        other.trace = self.trace
        other.at = self.at
        other.space = self.space
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.origin = self.origin
        other.goal = self.goal
        other.task = self.task
        return other

    used: list[int]
    found: list[int]
    spent: tuple[int, ...]
    deeds: tuple[int, ...]
    tokens: int
    used_tokens: tuple[int, ...]
    gained: tuple[int, ...]  # tokens taken from the market (MM-U2)
    books: int
    artifacts: int
    taken: int
    chords: tuple[Chord, ...]  # of this leg
    junctions: tuple[int, ...]  # of this leg
    cards: int
    gains: int  # tokens to be chosen
    cost: int
    seen: int  # spaces on which it depends how the walk has come here and can go on, a bit each
    trace: Trace | None
    at: int
    space: int
    a: int
    b: int
    c: int
    origin: int  # the position on the segment where walking it began
    goal: int
    task: int


def begin(ground: Ground) -> Walk:
    """MM-R1: at the group's entry point, or where its last leg ended."""
    party = ground.party
    walk = Walk(ground)
    walk.used = list(ground.used)
    walk.found = list(party.found)
    walk.spent = party.spent
    walk.deeds = party.deeds
    walk.tokens = party.tokens
    walk.used_tokens = ()
    walk.gained = ()
    walk.books = party.books
    walk.artifacts = party.artifacts
    walk.taken = 0
    walk.chords = ()
    walk.junctions = ()
    walk.cards = party.cards
    walk.gains = 0
    walk.cost = 0
    walk.trace = None
    walk.space = party.space
    walk.a = party.port
    walk.b = NONE
    walk.c = 0
    walk.origin = 0
    walk.goal = 0
    walk.task = NONE
    walk.at = STAND
    if party.status != STANDING:
        walk.at = ENTRY
        walk.space = ground.rules.mission.entries[party.entry].space
    walk.seen = 1 << walk.space
    return walk


def pieces(walk: Walk) -> list[Piece]:
    """The pieces of the leg, in order."""
    parts: list[tuple[Piece, ...]] = []
    trace = walk.trace
    while trace is not None:
        parts.append(trace.pieces)
        trace = trace.before
    parts.reverse()
    return [piece for part in parts for piece in part]


def note(walk: Walk, what: int, space: int, a: int, b: int, c: int) -> None:
    """Add a piece to the leg."""
    walk.trace = Trace(walk.trace, ((what, space, a, b, c),))


def did(walk: Walk, deed: int, times: int = 1) -> None:
    """Count a deed."""
    walk.deeds = put(walk.deeds, deed, walk.deeds[deed] + times)


def pay(walk: Walk, symbol: int, how: int) -> None:
    """MM-O1, MM-F9, MM-B2: one item, token or book for one obstacle or portal; all are crossed out."""
    item = REMEDY[symbol]
    if how == BY_ITEM:
        walk.spent = put(walk.spent, item, walk.spent[item] + 1)
        walk.cost += 2
    elif how == BY_TOKEN:
        walk.tokens &= ~(1 << item)
        walk.used_tokens += (item,)
        walk.cost += 3
    else:
        walk.books &= ~(1 << BOOK_FOR[symbol])
        walk.cost += 4
    if symbol == MONSTER:
        did(walk, KILLS)
    elif symbol == LOCK:
        did(walk, LOCKS)
    elif symbol == LAVA:
        did(walk, PITS)


# --- in words ---------------------------------------------------------------------------------------------------------


def word(walk: Walk, move: Move) -> str:
    """A move as one word, at the place the walk has reached."""
    return word_at(walk.ground, walk.space, move)


def word_at(ground: Ground, space: int, move: Move) -> str:
    """A move as one word that parses back: `p6`, `on`, `item`, `over-token`, `J1-2`, `portal-item/c2.1-E1/1/fore`."""
    kind = move[0]
    if kind == ON:
        return "on"
    card = ground.cards[ground.board[space]] if ground.board[space] >= 0 else None
    if kind == LEAVE and card is not None:
        return card.segments[move[1]].text
    if kind == PAY:
        return HOW[move[1]]
    if kind == ENTER:
        return f"p{move[1] + 1}"
    if kind == FALL:
        return "fall"
    if kind == OVER:
        return f"over-{HOW[move[1]]}"
    if kind == CLIMB_UP and card is not None:
        return "climb" if move[1] == NONE else f"climb/{card.segments[move[1]].text}"
    if kind == DROP and card is not None:
        return f"drop/{card.nodes[move[1]].name}"
    if kind == WISHED:
        return f"wish-{KIND_WORDS[move[1]]}"
    if kind == GAIN:
        return f"gain-{KIND_WORDS[move[1]]}"
    if kind == STOP:
        return "stop"
    if kind == SERVE:
        return f"slot-{move[1] + 1}"
    verb = f"portal-{HOW[move[1]]}" if kind == TRAVEL else "barrel" if kind == ROLL else "lure"
    there = ground.cards[ground.board[move[2]]]
    place = ground.rules.names[move[2]]
    if move[3] >= ROOM_TARGET:
        return f"{verb}/{place}.{there.nodes[move[3] - ROOM_TARGET].name}"
    return f"{verb}/{place}.{there.segments[move[3]].text}/{move[4]}/{'fore' if move[5] > 0 else 'back'}"


KIND_WORDS: Final[tuple[str, ...]] = ("coin", "barrel", "sword", "rope", "key", "scroll")
