"""The dungeon: squares, edges, turning halls, neighbours and sight (DT-G, DT-W, DT-F, DT-L).

Ruling: an edge on the border of two halls has two halves. If it is broken (DT-G7), both halves are, and each turns with its
hall; a broken half counts as open, so that it may later meet a wall again.
"""

from typing import Final

from tafelrunde.games.twister.ruleset import (
    BROKEN,
    CLOSED,
    DARK,
    DOOR,
    EAST,
    FIRST_NPC,
    FIRST_OBJECT,
    FLOOR,
    GEAR,
    HIGH,
    LINE,
    NEIGHBOURS,
    NORTH,
    OPEN,
    PIT,
    PLACE_OF,
    PRINTED,
    PRINTED_EDGE,
    RAISED,
    ROPE,
    SIDE,
    SLIT,
    SLOT_OF,
    SLOTS,
    SOUTH,
    SQUARES,
    WALL,
    WAYS,
    WEST,
    WIDE,
    slot_base,
)
from tafelrunde.games.twister.state import NOBODY, Twister

TOP: Final = (HIGH - 1) * WIDE  # the first square of the blue line


def apart(a: int, b: int) -> int:
    """Columns and rows between two squares, whatever lies between them."""
    return abs(a % WIDE - b % WIDE) + abs(a // WIDE - b // WIDE)


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
    for slot in range(SLOTS):
        _survey_slot(state, slot, ground, edges)
    state.ground = tuple(ground)
    state.edges = tuple(edges)


def resurvey(state: Twister, slot: int) -> None:
    """The same after one hall has changed."""
    ground = list(state.ground)
    edges = list(state.edges)
    _survey_slot(state, slot, ground, edges)
    state.ground = tuple(ground)
    state.edges = tuple(edges)


def _survey_slot(state: Twister, slot: int, ground: list[int], edges: list[int]) -> None:
    base = slot_base(slot)
    hidden = state.hidden[slot]
    marks = dict(state.marks)
    for place in range(SIDE * SIDE):
        square = base + place // SIDE * WIDE + place % SIDE
        if hidden:
            ground[square] = DARK
        else:
            hall, printed = state.rules.halls[state.hall[slot]], PRINTED_EDGE[state.turned[slot]]
            ground[square] = hall.ground[PRINTED[state.turned[slot]][place]]
            for way in range(4):
                edge = printed[place * 4 + way]
                edges[square * 4 + way] = marks.get(slot * 60 + edge, hall.edges[edge])
    for square, way in BORDERS[slot]:
        edges[square * 4 + way] = _edge(state, marks, square, way)
        beyond = neighbour(square, way)
        if beyond >= 0:
            edges[beyond * 4 + (way + 2) % 4] = _edge(state, marks, beyond, (way + 2) % 4)


def neighbour(square: int, way: int) -> int:
    """The next square in a direction; -1 beyond the board."""
    return NEIGHBOURS[square * 4 + way]


def half(state: Twister, marks: dict[int, int], square: int, way: int) -> int:
    """What a revealed hall itself shows at an edge of one of its squares; OPEN on a line."""
    slot = SLOT_OF[square]
    if slot < 0:
        return OPEN
    edge = PRINTED_EDGE[state.turned[slot]][PLACE_OF[square] * 4 + way]
    marked = marks.get(slot * 60 + edge, -1)
    return marked if marked >= 0 else state.rules.halls[state.hall[slot]].edges[edge]


def _edge(state: Twister, marks: dict[int, int], square: int, way: int) -> int:
    """DT-G5: both halves together, as seen from a square."""
    beyond = neighbour(square, way)
    if beyond < 0:
        return WALL
    slot, next_slot = SLOT_OF[square], SLOT_OF[beyond]
    if slot >= 0 and state.hidden[slot]:
        return WALL
    mine = half(state, marks, square, way)
    if slot == next_slot:
        return mine
    if next_slot >= 0 and state.hidden[next_slot]:
        return DOOR if mine <= BROKEN else mine
    theirs = half(state, marks, beyond, (way + 2) % 4)
    if mine == WALL or theirs == WALL:
        return WALL
    if mine == SLIT or theirs == SLIT:
        return SLIT
    return max(mine, theirs)


def set_edge(state: Twister, square: int, way: int, kind: int) -> None:
    """DT-G6, DT-G7: an edge becomes RAISED, CLOSED or BROKEN; on a border both halves do."""
    marks = dict(state.marks)
    beyond = neighbour(square, way)
    for at, towards in ((square, way), (beyond, (way + 2) % 4)):
        slot = SLOT_OF[at]
        if slot >= 0:
            marks[slot * 60 + PRINTED_EDGE[state.turned[slot]][PLACE_OF[at] * 4 + towards]] = kind
    state.marks = tuple(sorted(marks.items()))
    slot = SLOT_OF[square]
    resurvey(state, slot if slot >= 0 else SLOT_OF[beyond])


def _borders(slot: int) -> list[tuple[int, int]]:
    """The squares on the border of a slot, each with the direction that leads out of it."""
    found: list[tuple[int, int]] = []
    for square in hall_squares(slot):
        for way in range(4):
            beyond = neighbour(square, way)
            if beyond < 0 or SLOT_OF[beyond] != slot:
                found.append((square, way))
    return found


# --- questions --------------------------------------------------------------------------------------------------------


def adjacent(state: Twister, one: int, other: int) -> bool:
    """DT-G8: neighbours whose edge can be passed."""
    way = direction(one, other)
    return way >= 0 and state.edges[one * 4 + way] <= BROKEN


def direction(one: int, other: int) -> int:
    """The way from a square to its neighbour; -1 if they are none."""
    apart = other - one
    if apart == WIDE:
        return NORTH
    if apart == -WIDE:
        return SOUTH
    if apart == 1 and other % WIDE:
        return EAST
    if apart == -1 and one % WIDE:
        return WEST
    return -1


def around(state: Twister, square: int) -> list[int]:
    """DT-G8: the adjacent squares, in the order N, E, S, W."""
    edges = state.edges
    base = square * 4
    found: list[int] = []
    for way in range(4):
        if edges[base + way] <= BROKEN:
            found.append(square + WAYS[way])
    return found


def character_on(state: Twister, square: int) -> int:
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


def sees(state: Twister, square: int, way: int) -> int:
    """DT-L1, DT-L2, DT-L3, DT-L4: the first character in a direction, or NOBODY. A slit only from right behind."""
    edges = state.edges
    ground = state.ground
    at = square
    first = True
    while True:
        kind = edges[at * 4 + way]
        if kind > BROKEN and not (kind == SLIT and first):
            return NOBODY
        at += WAYS[way]
        if ground[at] == DARK:
            return NOBODY
        first = False
        if state.standing[at] >= 0 or state.lying[at] >= 0:
            there = character_on(state, at)
            if there >= 0:
                return there


def in_sight(state: Twister, square: int) -> list[int]:
    """The characters seen from a square, in the order N, E, S, W."""
    found: list[int] = []
    for way in range(4):
        there = sees(state, square, way)
        if there >= 0:
            found.append(there)
    return found


def rope_on(state: Twister, square: int) -> bool:
    """DT-M4, DT-O10: a rope lies there, also with a wounded character."""
    token = state.lying[square]
    return token >= 0 and (_has_rope(state, token) or _has_rope(state, state.under[square]))


def _has_rope(state: Twister, token: int) -> bool:
    """Whether a token (or none) is a rope, or has one."""
    if token < 0:
        return False
    return state.rules.kind[token] == ROPE if FIRST_OBJECT <= token < FIRST_NPC else state.holds(token, ROPE)


def attachments(state: Twister, pit: int) -> int:
    """DT-F2: neighbours of a pit through open edges that are floor, gear, line, or a pit with a rope."""
    count = 0
    ground = state.ground
    for square in around(state, pit):
        kind = ground[square]
        if kind in (FLOOR, GEAR, LINE):
            count += 1
        elif kind == PIT:
            stander = state.standing[square]
            if rope_on(state, square) or (stander >= 0 and state.holds(stander, ROPE)):
                count += 1
    return count


def doors(state: Twister, square: int, side: int) -> list[int]:
    """DT-R1: the slots of hidden halls to which a character of a side has direct access from a square."""
    found: list[int] = []
    hidden = state.hidden
    if side == 0 and square < WIDE:
        for slot in (0, 1):
            if hidden[slot]:
                found.append(slot)
        return found
    if side == 1 and square >= TOP:
        for slot in (6, 7):
            if hidden[slot]:
                found.append(slot)
        return found
    edges = state.edges
    for way in range(4):
        if edges[square * 4 + way] == DOOR:
            slot = SLOT_OF[square + WAYS[way]]
            if slot not in found:
                found.append(slot)
    return found


def portcullises(state: Twister, square: int, open_too: bool) -> list[int]:
    """The directions of closed (and open) portcullises on the edges of a square."""
    edges = state.edges
    found: list[int] = []
    for way in range(4):
        kind = edges[square * 4 + way]
        if kind == CLOSED or (open_too and kind == RAISED):
            found.append(way)
    return found


def hall_squares(slot: int) -> list[int]:
    """The 25 squares of a slot."""
    base = slot_base(slot)
    return [base + place // SIDE * WIDE + place % SIDE for place in range(SIDE * SIDE)]


BORDERS: Final = [_borders(slot) for slot in range(SLOTS)]


def gear_square(state: Twister, slot: int) -> int:
    """The square of the gear of a revealed hall; -1 without one."""
    gear = state.rules.halls[state.hall[slot]].gear
    if gear < 0:
        return -1
    return slot_base(slot) + _offset(state.turned[slot], gear)


def _offset(turns: int, printed: int) -> int:
    place = PRINTED[turns].index(printed)
    return place // SIDE * WIDE + place % SIDE


def board_square(state: Twister, slot: int, row: int, column: int) -> int:
    """DT-D1: the square at a printed place of a revealed hall."""
    return slot_base(slot) + _offset(state.turned[slot], row * SIDE + column)


def sibling(state: Twister, slot: int) -> int:
    """The slot of the other hall of the pair, if it is revealed; else -1."""
    rules = state.rules
    pair = rules.halls[state.hall[slot]].pair
    for other in range(SLOTS):
        if other != slot and not state.hidden[other] and rules.halls[state.hall[other]].pair == pair:
            return other
    return -1


def exit_line(square: int, side: int) -> bool:
    """DT-V2: whether a square is on the line through which a side leaves."""
    return square >= TOP if side == 0 else square < WIDE


def line_to(one: int, other: int) -> int:
    """The direction in which one square sees another on the same row or column; -1 if there is none."""
    if one == other:
        return -1
    if one % WIDE == other % WIDE:
        return NORTH if other > one else SOUTH
    if one // WIDE == other // WIDE:
        return EAST if other > one else WEST
    return -1


def seen_from(state: Twister, token: int) -> list[tuple[int, int]]:
    """DT-L1: the characters that a character sees, each with its square."""
    return [(seen, state.where[seen]) for seen in in_sight(state, state.where[token])]
