"""The dungeon: squares, edges, turning halls, neighbours and sight (DT-G, DT-W, DT-F, DT-L).

Ruling: an edge on the border of two halls has two halves. If it is broken (DT-G7), both halves are, and each turns with its
hall; a broken half counts as open, so that it may later meet a wall again.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Direction, EdgeKind, Ground, Side, Slot, Square, Token
from tafelrunde.games.twister.state import Twister

TOP: Final = 210  # the first square of the blue line
SLOT_BITS: Final = 6  # for a hall and how it is turned
MOST_SURVEYS: Final = 1000  # dungeons that are remembered


def apart(one: Square, other: Square) -> i64:
    """Columns and rows between two squares, whatever lies between them."""
    across = one % r.WIDE - other % r.WIDE
    along = one // r.WIDE - other // r.WIDE
    return (across if across > 0 else -across) + (along if along > 0 else -along)


# --- surveying --------------------------------------------------------------------------------------------------------


def survey(state: Twister) -> None:
    """DT-G1 to DT-G9: the ground of all squares and the kinds of all edges, as they lie now."""
    ground = [r.DARK] * r.SQUARES
    edges = [r.WALL] * (r.SQUARES * 4)
    for x in range(r.WIDE):
        for square in (x, TOP + x):
            ground[square] = r.LINE
            if x > 0:
                edges[square * 4 + r.WEST] = r.OPEN
            if x < r.WIDE - 1:
                edges[square * 4 + r.EAST] = r.OPEN
    for slot in r.ALL_SLOTS:
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
    for slot in r.ALL_SLOTS:
        found = found << SLOT_BITS
        if not state.hidden[slot]:
            found |= 1 + state.hall[slot] * 4 + state.turned[slot]
    return found


def _survey_slot(state: Twister, slot: Slot, ground: list[Ground], edges: list[EdgeKind]) -> None:
    marks = dict(state.marks)
    if state.hidden[slot]:
        for square in r.HALL_SQUARES[slot]:
            ground[square] = r.DARK
    else:
        hall, printed = state.rules.halls[state.hall[slot]], r.PRINTED_EDGE[state.turned[slot]]
        for place, square in enumerate(r.HALL_SQUARES[slot]):
            ground[square] = hall.ground[r.PRINTED[state.turned[slot]][place]]
            for direction in range(4):
                edge = printed[place * 4 + direction]
                kind = hall.edges[edge]
                edges[square * 4 + direction] = marks.get(slot * 60 + edge, kind) if marks else kind
    for square, outward in BORDERS[slot]:
        edges[square * 4 + outward] = _edge(state, marks, square, outward)
        beyond = r.NEIGHBOURS[square * 4 + outward]
        if beyond >= 0:
            edges[beyond * 4 + r.BACK[outward]] = _edge(state, marks, beyond, r.BACK[outward])


def _half(state: Twister, marks: dict[int, EdgeKind], square: Square, direction: Direction) -> EdgeKind:
    """What a revealed hall itself shows at an edge of one of its squares; OPEN on a line."""
    slot = r.SLOT_OF[square]
    if slot < 0:
        return r.OPEN
    edge = r.PRINTED_EDGE[state.turned[slot]][r.PLACE_OF[square] * 4 + direction]
    return marks.get(slot * 60 + edge, state.rules.halls[state.hall[slot]].edges[edge])


def _edge(state: Twister, marks: dict[int, EdgeKind], square: Square, direction: Direction) -> EdgeKind:
    """DT-G5: both halves together, as seen from a square."""
    beyond = r.NEIGHBOURS[square * 4 + direction]
    if beyond < 0:
        return r.WALL
    slot, next_slot = r.SLOT_OF[square], r.SLOT_OF[beyond]
    if slot >= 0 and state.hidden[slot]:
        return r.WALL
    mine = _half(state, marks, square, direction)
    if slot == next_slot:
        return mine
    if next_slot >= 0 and state.hidden[next_slot]:
        return r.DOOR if mine <= r.BROKEN else mine
    theirs = _half(state, marks, beyond, r.BACK[direction])
    if mine == r.WALL or theirs == r.WALL:
        return r.WALL
    if mine == r.SLIT or theirs == r.SLIT:
        return r.SLIT
    return max(mine, theirs)


def set_edge(state: Twister, square: Square, direction: Direction, kind: EdgeKind) -> None:
    """DT-G6, DT-G7: an edge becomes RAISED, CLOSED or BROKEN; on a border both halves do."""
    marks = dict(state.marks)
    beyond = r.NEIGHBOURS[square * 4 + direction]
    for at, towards in ((square, direction), (beyond, r.BACK[direction])):
        slot = r.SLOT_OF[at]
        if slot >= 0:
            marks[int(slot * 60 + r.PRINTED_EDGE[state.turned[slot]][r.PLACE_OF[at] * 4 + towards])] = kind
    state.marks = tuple(sorted(marks.items()))
    slot = r.SLOT_OF[square]
    resurvey(state, slot if slot >= 0 else r.SLOT_OF[beyond])


def _borders(slot: Slot) -> list[tuple[Square, Direction]]:
    """The squares on the border of a slot, each with the direction that leads out of it."""
    found: list[tuple[Square, Direction]] = []
    for square in r.HALL_SQUARES[slot]:
        for direction in r.DIRECTIONS:
            beyond = r.NEIGHBOURS[square * 4 + direction]
            if beyond < 0 or r.SLOT_OF[beyond] != slot:
                found.append((square, direction))
    return found


BORDERS: Final = [_borders(slot) for slot in r.ALL_SLOTS]


# --- questions --------------------------------------------------------------------------------------------------------


def is_object(token: Token) -> bool:
    """Not a character."""
    return r.FIRST_OBJECT <= token < r.FIRST_NPC


def adjacent(state: Twister, one: Square, other: Square) -> bool:
    """DT-G8: neighbours whose edge can be passed."""
    direction = direction_to(one, other)
    return direction >= 0 and state.edges[one * 4 + direction] <= r.BROKEN


def direction_to(one: Square, other: Square) -> Direction:
    """The direction from a square to its neighbour; NO_DIRECTION if they are none."""
    apart = other - one
    if apart == r.WIDE:
        return r.NORTH
    if apart == -r.WIDE:
        return r.SOUTH
    if apart == 1 and other % r.WIDE:
        return r.EAST
    if apart == -1 and one % r.WIDE:
        return r.WEST
    return r.NO_DIRECTION


def around(state: Twister, square: Square) -> list[Square]:
    """DT-G8: the adjacent squares, in the order N, E, S, W."""
    edges = state.edges
    base = square * 4
    found: list[Square] = []
    edge: i64
    for edge in range(base, base + 4):
        if edges[edge] <= r.BROKEN:
            found.append(r.NEIGHBOURS[edge])
    return found


def character_on(state: Twister, square: Square) -> Token:
    """The character there: the unwounded one, else a wounded one, else NOBODY."""
    there = state.standing[square]
    if there >= 0:
        return there
    token = state.lying[square]
    if token >= 0:
        if not r.FIRST_OBJECT <= token < r.FIRST_NPC:
            return token
        token = state.under[square]
        if token >= 0 and not r.FIRST_OBJECT <= token < r.FIRST_NPC:
            return token
    return r.NOBODY


def sees(state: Twister, square: Square, direction: Direction) -> Token:
    """DT-L1, DT-L2, DT-L3, DT-L4: the first character in a direction, or NOBODY. A slit only from right behind."""
    edges = state.edges
    ground = state.ground
    at = square
    first = True
    while True:
        kind = edges[at * 4 + direction]
        if kind > r.BROKEN and not (kind == r.SLIT and first):
            return r.NOBODY
        at = r.NEIGHBOURS[at * 4 + direction]
        if ground[at] == r.DARK:
            return r.NOBODY
        first = False
        if state.standing[at] >= 0 or state.lying[at] >= 0:
            there = character_on(state, at)
            if there >= 0:
                return there


def in_sight(state: Twister, square: Square) -> list[Token]:
    """The characters seen from a square, in the order N, E, S, W."""
    found: list[Token] = []
    for direction in r.DIRECTIONS:
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
    return r.FIRST_OBJECT <= token < r.FIRST_NPC and state.rules.kind[token] == r.ROPE


def _has_rope(state: Twister, token: Token) -> bool:
    """Whether a token (or none) is a rope, or has one."""
    if token < 0:
        return False
    return is_rope(state, token) or state.holds(token, r.ROPE)


def doors(state: Twister, square: Square, side: Side) -> list[Slot]:
    """DT-R1: the slots of hidden halls to which a character of a side has direct access from a square."""
    hidden = state.hidden
    if side == r.YELLOW and square < r.WIDE:
        return [slot for slot in r.ALL_SLOTS[:2] if hidden[slot]]
    if side == r.BLUE and square >= TOP:
        return [slot for slot in r.ALL_SLOTS[6:] if hidden[slot]]
    found: list[Slot] = []
    edges = state.edges
    base = square * 4
    edge: i64
    for edge in range(base, base + 4):
        if edges[edge] == r.DOOR:
            slot = r.SLOT_OF[r.NEIGHBOURS[edge]]
            if slot not in found:
                found.append(slot)
    return found


def portcullises(state: Twister, square: Square) -> list[Direction]:
    """The directions of closed and open portcullises on the edges of a square."""
    edges = state.edges
    base = square * 4
    return [direction for direction in r.DIRECTIONS if edges[base + direction] in (r.CLOSED, r.RAISED)]


def gear_square(state: Twister, slot: Slot) -> Square:
    """The square of the gear of a revealed hall; AWAY without one."""
    gear = state.rules.halls[state.hall[slot]].gear
    return _printed_at(state, slot, gear) if gear >= 0 else r.AWAY


def board_square(state: Twister, slot: Slot, row: int, column: int) -> Square:
    """DT-D1: the square at a printed place of a revealed hall."""
    return _printed_at(state, slot, row * r.SIDE + column)


def _printed_at(state: Twister, slot: Slot, printed: int) -> Square:
    return r.HALL_SQUARES[slot][r.PRINTED[state.turned[slot]].index(printed)]


def sibling(state: Twister, slot: Slot) -> Slot:
    """The slot of the other hall of the pair, if it is revealed; else NO_SLOT."""
    rules = state.rules
    pair = rules.halls[state.hall[slot]].pair
    for other in r.ALL_SLOTS:
        if other != slot and not state.hidden[other] and rules.halls[state.hall[other]].pair == pair:
            return other
    return r.NO_SLOT


def exit_line(square: Square, side: Side) -> bool:
    """DT-V2: whether a square is on the line through which a side leaves."""
    return square >= TOP if side == r.YELLOW else square < r.WIDE


def line_to(one: Square, other: Square) -> Direction:
    """The direction in which one square sees another on the same row or column; NO_DIRECTION if there is none."""
    if one == other:
        return r.NO_DIRECTION
    if one % r.WIDE == other % r.WIDE:
        return r.NORTH if other > one else r.SOUTH
    if one // r.WIDE == other // r.WIDE:
        return r.EAST if other > one else r.WEST
    return r.NO_DIRECTION
