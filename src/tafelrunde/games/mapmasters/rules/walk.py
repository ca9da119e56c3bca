"""The walk: one leg while it is being drawn, from fork to fork (MM-R8, MM-R9).

A walk is private: nothing on the table changes until it ends at a goal. `moves` lists what can be done at the place reached,
`do` does it, `settle` goes on until there is something to choose again. A place with one possibility asks nothing.

Ruling: a jump by a book that can be used anywhere (MM-B5) may leave from the start, a symbol, a fork, a dead end or a room; any
point between them is the same.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Fixed, Listed, Part, shared
from tafelrunde.games.mapmasters.ids import (
    ITEM_WORDS,
    LAVA,
    LOCK,
    MONSTER,
    NO_SPACE,
    NO_TASK,
    NONE,
    REMEDY,
    Space,
    Symbol,
    TaskId,
)
from tafelrunde.games.mapmasters.network.runs import Run
from tafelrunde.games.mapmasters.rules import act, where
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.ruleset import BYTE, packed_counts
from tafelrunde.games.mapmasters.state import PASSED, ROOM_TARGET, STANDING, Chord, Piece

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


class Move(Fixed):
    """One thing that can be done where a walk is: what, as in rules/act.py, and its numbers."""

    kind: i64
    number: i64 = 0
    space: Space = Space(0)  # where a jump leads: which space, corridor (or room plus 100), position, direction
    target: i64 = 0
    position: i64 = 0
    direction: i64 = 0


NO_MOVE: Final = Move(NONE)
CLEFT: Final = 6  # beside the kinds of pieces: a trapdoor by which a path leaves a room is passed, but by no corridor


class Trace(Listed):
    """One thing that a leg has done, and all before it: walks that fork share their beginning. It is a piece, or a whole run;
    where the run was begun amid its first corridor, the piece tells how that was walked."""

    before: "Trace | None"
    what: i64 = NONE
    space: Space = NO_SPACE
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    run: Run | None = None


class Line(Listed):
    """A line from door to door that a leg has drawn in a room, and those before it."""

    before: "Line | None"
    room: i64  # space * 16 + node
    one: i64
    two: i64


class Walk(Part):
    """A leg being drawn. What `a`, `b` and `c` are depends on where the walk is."""

    ground: Ground = shared()
    used: list[i64]
    found: i64  # items, a byte for each kind
    spent: i64  # the same
    deeds: i64  # a byte for each
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
    lines: Line | None = None
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
        found=packed_counts(party.found),
        spent=packed_counts(party.spent),
        deeds=packed_counts(party.deeds),
        tokens=party.tokens,
        books=party.books,
        artifacts=party.artifacts,
        cards=party.cards,
        at=where.ENTRY if waits else where.STAND,
        space=space,
        a=party.port,
        seen=1 << space,
    )


def pieces(walk: Walk) -> list[Piece]:
    """The pieces of the leg, in order."""
    found: list[Piece] = []
    for step in steps_of(walk):
        if step.what != NONE:
            found.append((PASSED if step.what == CLEFT else step.what, step.space, step.a, step.b, step.c))
        if step.run is not None:
            found.extend(step.run.pieces[0 if step.what == NONE else 1 :])
    return found


def steps_of(walk: Walk) -> list[Trace]:
    """What the leg has done, in order."""
    found: list[Trace] = []
    step = walk.trace
    while step is not None:
        found.append(step)
        step = step.before
    found.reverse()
    return found


def junctions(walk: Walk) -> tuple[i64, ...]:
    """The nodes that the leg has passed by their corridors: space * 16 + node."""
    found: list[i64] = []
    for step in steps_of(walk):
        if step.run is not None:
            found.extend(step.run.passed)
        elif step.what == PASSED:
            found.append(step.space * 16 + step.a)
    return tuple(found)


def chords(walk: Walk) -> tuple[Chord, ...]:
    """The lines that the leg has drawn in rooms, in order."""
    found: list[Chord] = []
    line = walk.lines
    while line is not None:
        found.append((line.room, line.one, line.two, walk.ground.group))
        line = line.before
    found.reverse()
    return tuple(found)


def did(walk: Walk, deed: i64, times: i64 = 1) -> None:
    """Count a deed."""
    walk.deeds += times << deed * BYTE


def pay(walk: Walk, symbol: Symbol, how: i64) -> None:
    """MM-O1, MM-F9, MM-B2: one item, token or book for one obstacle or portal; all are crossed out."""
    item = REMEDY[symbol]
    if how == BY_ITEM:
        walk.spent += 1 << item * BYTE
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
    kind = move.kind
    if kind == act.ON:
        return "on"
    card = ground.card(space) if ground.board[space] >= 0 else None
    if kind == act.LEAVE and card is not None:
        return card.corridors[move.number].text
    if kind == act.PAY:
        return HOW[move.number]
    if kind == act.ENTER:
        return f"p{move.number + 1}"
    if kind == act.FALL:
        return "fall"
    if kind == act.OVER:
        return f"over-{HOW[move.number]}"
    if kind == act.CLIMB_UP and card is not None:
        return "climb" if move.number == NONE else f"climb/{card.corridors[move.number].text}"
    if kind == act.DROP and card is not None:
        return f"drop/{card.nodes[move.number].name}"
    if kind == act.WISHED:
        return f"wish-{ITEM_WORDS[move.number]}"
    if kind == act.GAIN:
        return f"gain-{ITEM_WORDS[move.number]}"
    if kind == act.STOP:
        return "stop"
    if kind == act.SERVE:
        return f"slot-{move.number + 1}"
    verb = f"portal-{HOW[move.number]}" if kind == act.TRAVEL else "barrel" if kind == act.ROLL else "lure"
    there = ground.card(move.space)
    place = ground.rules.names[move.space]
    if move.target >= ROOM_TARGET:
        return f"{verb}/{place}.{there.nodes[move.target - ROOM_TARGET].name}"
    return f"{verb}/{place}.{there.corridors[move.target].text}/{move.position}/{'fore' if move.direction > 0 else 'back'}"
