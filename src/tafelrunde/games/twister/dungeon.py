"""The dungeon: squares, edges, turning halls, neighbours and sight (DT-G, DT-W, DT-F, DT-L).

Ruling: an edge on the border of two halls has two halves. If it is broken (DT-G7), both halves are, and each turns with its
hall; a broken half counts as open, so that it may later meet a wall again.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.twister.ids import Direction, EdgeKind, Ground, Side, Slot, Square, Token
from tafelrunde.games.twister.ruleset import (
    ALL_SLOTS,
    AWAY,
    BACK,
    BLUE,
    BROKEN,
    CLOSED,
    DARK,
    DIRECTIONS,
    DOOR,
    EAST,
    FIRST_NPC,
    FIRST_OBJECT,
    HALL_SQUARES,
    LINE,
    NEIGHBOURS,
    NO_DIRECTION,
    NO_SLOT,
    NOBODY,
    NORTH,
    OPEN,
    PLACE_OF,
    PRINTED,
    PRINTED_EDGE,
    RAISED,
    ROPE,
    SIDE,
    SLIT,
    SLOT_OF,
    SOUTH,
    SQUARES,
    WALL,
    WEST,
    WIDE,
    YELLOW,
)
from tafelrunde.games.twister.state import Twister

TOP: Final = 210  # the first square of the blue line
SLOT_BITS: Final = 6  # for a hall and how it is turned
MOST_SURVEYS: Final = 1000  # dungeons that are remembered


def apart(one: Square, other: Square) -> i64:
    """Columns and rows between two squares, whatever lies between them."""
    across = one % WIDE - other % WIDE
    along = one // WIDE - other // WIDE
    return (across if across > 0 else -across) + (along if along > 0 else -along)


# --- surveying --------------------------------------------------------------------------------------------------------


def survey(state: Twister) -> None:
    """DT-G1 to DT-G9: the ground of all squares and the kinds of all edges, as they lie now."""
    ground = [DARK] * SQUARES
    edges = [WALL] * (SQUARES * 4)
    for x in range(WIDE):
        for square in (x, TOP + x):
            ground[square] = LINE
            if x > 0:
                edges[square * 4 + WEST] = OPEN
            if x < WIDE - 1:
                edges[square * 4 + EAST] = OPEN
    for slot in ALL_SLOTS:
        _survey_slot(state, slot, ground, edges)
    state.ground = tuple(ground)
    state.edges = tuple(edges)
    state.sights = {}  # copies share it: never emptied, only replaced


def resurvey(state: Twister, slot: Slot) -> None:
    """The same after one hall has changed. Computer players turn the same halls again and again: a dungeon that lies as one did
    before is the very same one, with all that is known of it."""
    surveys = state.rules.surveys
    key = (_layout(state), state.marks)
    known = surveys.get(key)
    if known is None:
        ground = list(state.ground)
        edges = list(state.edges)
        _survey_slot(state, slot, ground, edges)
        known = (tuple(ground), tuple(edges))
        if len(surveys) >= MOST_SURVEYS:
            surveys.clear()
        surveys[key] = known
    state.ground, state.edges = known
    state.sights = {}  # copies share it: never emptied, only replaced


def _layout(state: Twister) -> i64:
    """Which halls lie where and how they are turned, in one number; hidden ones are all alike."""
    found: i64 = 0
    for slot in ALL_SLOTS:
        found = found << SLOT_BITS
        if not state.hidden[slot]:
            found |= 1 + state.hall[slot] * 4 + state.turned[slot]
    return found


def _survey_slot(state: Twister, slot: Slot, ground: list[Ground], edges: list[EdgeKind]) -> None:
    marks = dict(state.marks)
    if state.hidden[slot]:
        for square in HALL_SQUARES[slot]:
            ground[square] = DARK
    else:
        hall, printed = state.rules.halls[state.hall[slot]], PRINTED_EDGE[state.turned[slot]]
        for place, square in enumerate(HALL_SQUARES[slot]):
            ground[square] = hall.ground[PRINTED[state.turned[slot]][place]]
            for direction in range(4):
                edge = printed[place * 4 + direction]
                kind = hall.edges[edge]
                edges[square * 4 + direction] = marks.get(slot * 60 + edge, kind) if marks else kind
    for square, outward in BORDERS[slot]:
        edges[square * 4 + outward] = _edge(state, marks, square, outward)
        beyond = NEIGHBOURS[square * 4 + outward]
        if beyond >= 0:
            edges[beyond * 4 + BACK[outward]] = _edge(state, marks, beyond, BACK[outward])


def _half(state: Twister, marks: dict[int, EdgeKind], square: Square, direction: Direction) -> EdgeKind:
    """What a revealed hall itself shows at an edge of one of its squares; OPEN on a line."""
    slot = SLOT_OF[square]
    if slot < 0:
        return OPEN
    edge = PRINTED_EDGE[state.turned[slot]][PLACE_OF[square] * 4 + direction]
    return marks.get(slot * 60 + edge, state.rules.halls[state.hall[slot]].edges[edge])


def _edge(state: Twister, marks: dict[int, EdgeKind], square: Square, direction: Direction) -> EdgeKind:
    """DT-G5: both halves together, as seen from a square."""
    beyond = NEIGHBOURS[square * 4 + direction]
    if beyond < 0:
        return WALL
    slot, next_slot = SLOT_OF[square], SLOT_OF[beyond]
    if slot >= 0 and state.hidden[slot]:
        return WALL
    mine = _half(state, marks, square, direction)
    if slot == next_slot:
        return mine
    if next_slot >= 0 and state.hidden[next_slot]:
        return DOOR if mine <= BROKEN else mine
    theirs = _half(state, marks, beyond, BACK[direction])
    if mine == WALL or theirs == WALL:
        return WALL
    if mine == SLIT or theirs == SLIT:
        return SLIT
    return max(mine, theirs)


def set_edge(state: Twister, square: Square, direction: Direction, kind: EdgeKind) -> None:
    """DT-G6, DT-G7: an edge becomes RAISED, CLOSED or BROKEN; on a border both halves do."""
    marks = dict(state.marks)
    beyond = NEIGHBOURS[square * 4 + direction]
    for at, towards in ((square, direction), (beyond, BACK[direction])):
        slot = SLOT_OF[at]
        if slot >= 0:
            marks[int(slot * 60 + PRINTED_EDGE[state.turned[slot]][PLACE_OF[at] * 4 + towards])] = kind
    state.marks = tuple(sorted(marks.items()))
    slot = SLOT_OF[square]
    resurvey(state, slot if slot >= 0 else SLOT_OF[beyond])


def _borders(slot: Slot) -> list[tuple[Square, Direction]]:
    """The squares on the border of a slot, each with the direction that leads out of it."""
    found: list[tuple[Square, Direction]] = []
    for square in HALL_SQUARES[slot]:
        for direction in DIRECTIONS:
            beyond = NEIGHBOURS[square * 4 + direction]
            if beyond < 0 or SLOT_OF[beyond] != slot:
                found.append((square, direction))
    return found


BORDERS: Final = [_borders(slot) for slot in ALL_SLOTS]


# --- questions --------------------------------------------------------------------------------------------------------


def is_object(token: Token) -> bool:
    """Not a character."""
    return FIRST_OBJECT <= token < FIRST_NPC


def adjacent(state: Twister, one: Square, other: Square) -> bool:
    """DT-G8: neighbours whose edge can be passed."""
    direction = direction_to(one, other)
    return direction >= 0 and state.edges[one * 4 + direction] <= BROKEN


def direction_to(one: Square, other: Square) -> Direction:
    """The direction from a square to its neighbour; NO_DIRECTION if they are none."""
    apart = other - one
    if apart == WIDE:
        return NORTH
    if apart == -WIDE:
        return SOUTH
    if apart == 1 and other % WIDE:
        return EAST
    if apart == -1 and one % WIDE:
        return WEST
    return NO_DIRECTION


def around(state: Twister, square: Square) -> list[Square]:
    """DT-G8: the adjacent squares, in the order N, E, S, W."""
    edges = state.edges
    base = square * 4
    found: list[Square] = []
    edge: i64
    for edge in range(base, base + 4):
        if edges[edge] <= BROKEN:
            found.append(NEIGHBOURS[edge])
    return found


def character_on(state: Twister, square: Square) -> Token:
    """The character there: the unwounded one, else a wounded one, else NOBODY."""
    there = state.standing[square]
    if there >= 0:
        return there
    token = state.lying[square]
    if token >= 0:
        if not FIRST_OBJECT <= token < FIRST_NPC:
            return token
        token = state.under[square]
        if token >= 0 and not FIRST_OBJECT <= token < FIRST_NPC:
            return token
    return NOBODY


def sees(state: Twister, square: Square, direction: Direction) -> Token:
    """DT-L1, DT-L2, DT-L3, DT-L4: the first character in a direction, or NOBODY. A slit only from right behind."""
    edges = state.edges
    ground = state.ground
    at = square
    first = True
    while True:
        kind = edges[at * 4 + direction]
        if kind > BROKEN and not (kind == SLIT and first):
            return NOBODY
        at = NEIGHBOURS[at * 4 + direction]
        if ground[at] == DARK:
            return NOBODY
        first = False
        if state.standing[at] >= 0 or state.lying[at] >= 0:
            there = character_on(state, at)
            if there >= 0:
                return there


def in_sight(state: Twister, square: Square) -> list[Token]:
    """The characters seen from a square, in the order N, E, S, W."""
    found: list[Token] = []
    for direction in DIRECTIONS:
        there = sees(state, square, direction)
        if there >= 0:
            found.append(there)
    return found


def rope_on(state: Twister, square: Square) -> bool:
    """DT-M4, DT-O10: a rope lies there, also with a wounded character."""
    token = state.lying[square]
    return token >= 0 and (_has_rope(state, token) or _has_rope(state, state.under[square]))


def is_rope(state: Twister, token: Token) -> bool:
    """Whether a token (or none) is a rope."""
    return FIRST_OBJECT <= token < FIRST_NPC and state.rules.kind[token] == ROPE


def _has_rope(state: Twister, token: Token) -> bool:
    """Whether a token (or none) is a rope, or has one."""
    if token < 0:
        return False
    return is_rope(state, token) or state.holds(token, ROPE)


def doors(state: Twister, square: Square, side: Side) -> list[Slot]:
    """DT-R1: the slots of hidden halls to which a character of a side has direct access from a square."""
    hidden = state.hidden
    if side == YELLOW and square < WIDE:
        return [slot for slot in ALL_SLOTS[:2] if hidden[slot]]
    if side == BLUE and square >= TOP:
        return [slot for slot in ALL_SLOTS[6:] if hidden[slot]]
    found: list[Slot] = []
    edges = state.edges
    base = square * 4
    edge: i64
    for edge in range(base, base + 4):
        if edges[edge] == DOOR:
            slot = SLOT_OF[NEIGHBOURS[edge]]
            if slot not in found:
                found.append(slot)
    return found


def portcullises(state: Twister, square: Square) -> list[Direction]:
    """The directions of closed and open portcullises on the edges of a square."""
    edges = state.edges
    base = square * 4
    return [direction for direction in DIRECTIONS if edges[base + direction] in (CLOSED, RAISED)]


def gear_square(state: Twister, slot: Slot) -> Square:
    """The square of the gear of a revealed hall; AWAY without one."""
    gear = state.rules.halls[state.hall[slot]].gear
    return _printed_at(state, slot, gear) if gear >= 0 else AWAY


def board_square(state: Twister, slot: Slot, row: int, column: int) -> Square:
    """DT-D1: the square at a printed place of a revealed hall."""
    return _printed_at(state, slot, row * SIDE + column)


def _printed_at(state: Twister, slot: Slot, printed: int) -> Square:
    return HALL_SQUARES[slot][PRINTED[state.turned[slot]].index(printed)]


def sibling(state: Twister, slot: Slot) -> Slot:
    """The slot of the other hall of the pair, if it is revealed; else NO_SLOT."""
    rules = state.rules
    pair = rules.halls[state.hall[slot]].pair
    for other in ALL_SLOTS:
        if other != slot and not state.hidden[other] and rules.halls[state.hall[other]].pair == pair:
            return other
    return NO_SLOT


def exit_line(square: Square, side: Side) -> bool:
    """DT-V2: whether a square is on the line through which a side leaves."""
    return square >= TOP if side == YELLOW else square < WIDE


def line_to(one: Square, other: Square) -> Direction:
    """The direction in which one square sees another on the same row or column; NO_DIRECTION if there is none."""
    if one == other:
        return NO_DIRECTION
    if one % WIDE == other % WIDE:
        return NORTH if other > one else SOUTH
    if one // WIDE == other // WIDE:
        return EAST if other > one else WEST
    return NO_DIRECTION
