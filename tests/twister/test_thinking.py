"""What computer players and NPCs reckon quickly, against the slow and plain way, on tables of random games."""

from collections.abc import Iterator
from heapq import heappop, heappush

import pytest

from tafelrunde.bots.match import stroll
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.engine.chance import seeded
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.actions import Move
from tafelrunde.games.twister.bots.habit import with_moves
from tafelrunde.games.twister.bots.judgement import LEGS, LINES, exit_maps
from tafelrunde.games.twister.bots.worth import Worth, worth
from tafelrunde.games.twister.dungeon import TOP
from tafelrunde.games.twister.rules.actions import ChooseAction, do
from tafelrunde.games.twister.ruleset import (
    ALL_SQUARES,
    BACK,
    BROKEN,
    CLOSED,
    DARK,
    DIRECTIONS,
    DOOR,
    NEIGHBOURS,
    OPEN,
    PIT,
    SLIT,
    SQUARES,
    WIDE,
)
from tafelrunde.games.twister.search.bounds import bare_distances
from tafelrunde.games.twister.search.floods import NEVER, Terrain
from tafelrunde.games.twister.state import Twister


def tables(seats: int, count: int) -> Iterator[Twister]:
    """Tables of random games on which somebody acts."""
    chance = seeded(seats)
    for seed in range(count):
        state = GAME.start(GAME.setting({"stepwise": False}), seats, seed)
        stroll(state, chance.below(400), chance, UNIFORM)
        while not state.over and not isinstance(state.decision, ChooseAction):
            stroll(state, 1, chance, UNIFORM)
        if not state.over:
            yield state


@pytest.mark.parametrize("seats", [1, 2])
def test_a_move_is_worth_what_the_table_is_worth_after_it(seats: int) -> None:
    compared = 0
    for state in tables(seats, 12):
        asked = state.asked()
        before = Worth(state, asked.seat)
        for action in with_moves(state, asked.seat, asked.options(state)):
            if isinstance(action, Move) and before.plain(state.rules.number[action.token], action.square):
                after = state.copy()
                after.stack = []
                do(after, action)
                assert before.after(state.rules.number[action.token], action.square) == worth(after, asked.seat)
                compared += 1
        assert before.whole == worth(state, asked.seat)
    assert compared > 100


def ways_out(state: Twister, side: int, terrain: Terrain) -> list[int]:
    """Dijkstra's way, from the line on which a side leaves."""
    found = [NEVER] * SQUARES
    waiting = [(0, square) for square in ALL_SQUARES if (square >= TOP if side == 0 else square < WIDE)]
    for _, square in waiting:
        found[square] = 0
    while waiting:
        cost, square = heappop(waiting)
        here = state.ground[square]
        price = terrain.pit if here == PIT else terrain.dark if here == DARK else 1
        for direction in DIRECTIONS:
            to = NEIGHBOURS[square * 4 + direction]
            if to < 0:
                continue
            back, on = state.edges[to * 4 + BACK[direction]], state.edges[square * 4 + direction]
            kind = back if state.ground[to] != DARK else on if here != DARK else OPEN
            slit = 0 if terrain.slits else NEVER
            toll = {SLIT: slit, CLOSED: terrain.gate}.get(kind, 0 if kind <= BROKEN or kind == DOOR else NEVER)
            if cost + price + toll < found[to]:
                found[to] = cost + price + toll
                heappush(waiting, (found[to], to))
    return found


def test_ways_to_the_exits_are_the_cheapest() -> None:
    for state in tables(1, 4):
        maps = exit_maps(state)
        for side in range(len(LINES)):
            for legs, terrain in enumerate(LEGS):
                assert maps.squares(side, legs) == ways_out(state, side, terrain)


def test_bare_distances_know_only_walls_and_slits() -> None:
    for state in tables(1, 4):
        for start in (14, 45, 104):
            for slits in (False, True):
                found: dict[int, int] = {start: 0}
                queue = [start]
                for square in queue:
                    for edge in range(square * 4, square * 4 + 4):
                        kind, to = state.edges[edge], int(NEIGHBOURS[edge])
                        passable = kind <= BROKEN or kind == CLOSED or (slits and kind == SLIT)
                        if passable and state.ground[to] != DARK and to not in found:
                            found[to] = found[square] + 1
                            queue.append(to)
                assert bare_distances(state, start, slits) == [found.get(square, NEVER) for square in range(SQUARES)]
