"""The ground: where a figure may stand and go, and what it sees (HD-M, HD-L, HD-B)."""

from typing import Final

from tafelrunde.games.duels.ruleset import BOTH, BURROW, HIDDEN, HIDE, MELEE, SQUARES, SWIM, TEAM, WIDE, Card
from tafelrunde.games.duels.state import AROUND, BETWEEN, SLOTS, STEPS, Duels

FAR: Final = 99


def may_stand(state: Duels, figure: int, square: int) -> bool:
    """HD-M2, HD-B1, HD-B2, HD-B4: not on an obstacle; HD-B5: swimmers stop in the creek if the option is on."""
    place = state.place()
    if not place.wall[square]:
        return True
    return state.rules.swimming and place.special[square] == SWIM and state.who(figure).swims


def is_free(state: Duels, figure: int, square: int) -> bool:
    """HD-M5: no two figures share a square."""
    return state.board[square] < 0 and may_stand(state, figure, square)


def reach(state: Duels, figure: int, spaces: int) -> list[int]:
    """HD-M1 to HD-M5: the squares where a walk of so many spaces may end, without burrows and without staying."""
    place = state.place()
    board, sides = state.board, state.sides
    side = sides[figure // SLOTS]
    ways = place.swimming_ways if state.rules.swimming and state.who(figure).swims else place.ways
    seen = [False] * SQUARES
    start = state.square[figure]
    seen[start] = True
    edge = [start]
    found: list[int] = []
    for _ in range(spaces):
        fresh: list[int] = []
        for square in edge:
            for near in ways[square]:
                if seen[near]:
                    continue
                seen[near] = True
                other = board[near]
                if other < 0:
                    found.append(near)
                elif sides[other // SLOTS] != side:
                    continue
                fresh.append(near)
        edge = fresh
    return found


def burrows_open(state: Duels) -> bool:
    """HD-B10: whether burrows may be passed at this table."""
    return state.rules.burrows and state.place().burrows


def cheapest_ways(state: Duels, figure: int, spaces: int) -> list[tuple[int, int]]:
    """HD-B10, HD-B12, HD-B14: each square where an own walk may end, with the fewest burrows on the way, deadly or not."""
    special = state.place().special
    start = state.square[figure]
    cost = [FAR] * SQUARES
    cost[start] = 0
    for _ in range(spaces):
        fresh = cost[:]
        for square in range(SQUARES):
            if cost[square] == FAR:
                continue
            for near in STEPS[square]:
                price = cost[square] + (1 if special[near] == BURROW else 0)
                if price < fresh[near] and _may_pass(state, figure, near):
                    fresh[near] = price
        cost = fresh
    return [
        (square, cost[square])
        for square in range(SQUARES)
        if cost[square] < FAR and state.board[square] < 0 and special[square] != BURROW
    ]


def all_ways(state: Duels, figure: int, spaces: int) -> list[tuple[int, int]]:
    """HD-B11, HD-B12: for an enemy that is moved, every end square with every number of burrows that some way allows."""
    found: set[tuple[int, int]] = set()
    _explore(state, figure, [state.square[figure]], spaces, 0, found)
    return sorted(found)


def _explore(state: Duels, figure: int, way: list[int], left: int, burrows: int, found: set[tuple[int, int]]) -> None:
    """HD-M6: no square twice."""
    special = state.place().special
    for near in STEPS[way[-1]]:
        if near in way or not _may_pass(state, figure, near):
            continue
        bites = burrows + (1 if special[near] == BURROW else 0)
        if state.board[near] < 0 and special[near] != BURROW:
            found.add((near, bites))
        if left > 1:
            way.append(near)
            _explore(state, figure, way, left - 1, bites, found)
            way.pop()


def _may_pass(state: Duels, figure: int, square: int) -> bool:
    """HD-M3, HD-M4, HD-B10: through allies and burrows, not through opponents and other obstacles."""
    if not may_stand(state, figure, square) and state.place().special[square] != BURROW:
        return False
    other = state.board[square]
    return other < 0 or not state.opposes(figure, other)


def find_way(state: Duels, figure: int, end: int, burrows: int) -> list[int]:
    """A shortest way with so many burrows, for the eye: from the square after the start to the end."""
    special = state.place().special
    ways: list[list[int]] = [[state.square[figure]]]
    for _ in range(8):
        longer: list[list[int]] = []
        seen: set[tuple[int, int]] = set()
        for way in ways:
            for near in STEPS[way[-1]]:
                if near in way or not _may_pass(state, figure, near):
                    continue
                bites = 0
                for square in way[1:]:
                    bites += special[square] == BURROW
                bites += special[near] == BURROW
                if near == end and bites == burrows:
                    return [*way[1:], near]
                if bites <= burrows and (near, bites) not in seen:
                    seen.add((near, bites))
                    longer.append([*way, near])
        ways = longer
    return [end]


# --- sight ------------------------------------------------------------------------------------------------------------


def adjacent(one: int, other: int) -> bool:
    """HD-L1: two squares share a border or a corner."""
    return other in AROUND[one]


def near(one: int, other: int, most: int) -> bool:
    """Counted like a king's moves."""
    return abs(one % WIDE - other % WIDE) <= most and abs(one // WIDE - other // WIDE) <= most


def sees(state: Duels, figure: int, start: int, target: int) -> bool:
    """HD-L3, HD-L6, HD-L7, HD-L8, HD-B7, HD-B9: a straight line with nothing on it that blocks sight.

    HD-B6: stumps and logs hide certain targets from opponents if the option is on.
    """
    squares = BETWEEN[start * SQUARES + state.square[target]]
    if squares is None:
        return False
    if not squares:
        return True
    place = state.place()
    hides = state.rules.hiding and state.who(target).hides and state.opposes(figure, target)
    for square in squares:
        if state.board[square] >= 0 or place.opaque[square] or (hides and place.special[square] == HIDE):
            return False
    return True


def is_hidden(state: Duels, figure: int) -> bool:
    """HD-E9: a card on its owner's table hides it from afar."""
    seat = state.seats[figure // SLOTS]
    for card, _, user, _ in seat.laid:
        for effect in state.rules.cards[card].statuses:
            if effect.status == HIDDEN and (effect.who.mode == TEAM or user == figure):
                return True
    return False


def in_sight(state: Duels, figure: int, start: int, target: int) -> bool:
    """HD-L8, HD-E9: for effects: a line, and not hidden from an opponent."""
    return sees(state, figure, start, target) and not (state.opposes(figure, target) and is_hidden(state, target))


def attack_kind(state: Duels, card: Card, attacker: int, target: int) -> int:
    """HD-L2 to HD-L5, HD-P7: 1 for a melee attack, 2 for a ranged one, 0 if the position allows none."""
    start, end = state.square[attacker], state.square[target]
    if card.reach in (MELEE, BOTH):
        if end in AROUND[start]:
            return 1
        if card.reach == MELEE:
            return 0
    return 2 if sees(state, attacker, start, target) and not is_hidden(state, target) else 0
