"""Movement: where a figure may stand and go, by the die or by a card, and putting it elsewhere (HD-M, HD-B)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Procedure
from tafelrunde.games.duels.actions import STAY, Move, moves_to
from tafelrunde.games.duels.events import FigureMoved, FigurePut, FiguresSwapped
from tafelrunde.games.duels.ids import NO_FIGURE, OWNER, Figure, Points, Square
from tafelrunde.games.duels.rules.damage import Harm
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.ruleset import SQUARES
from tafelrunde.games.duels.state import BOARD, STEPS, Duels

BITE: Final = Points(2)  # HD-B10: damage of each burrow
UNREACHED: Final = 99  # burrows: more than any way has
LONGEST_WAY: Final = 8  # steps that are looked at to show a way

Way = tuple[Square, int]  # where a way ends, and through how many burrows it leads


# --- where --------------------------------------------------------------------------------------------------------------


def may_stand(state: Duels, figure: Figure, square: Square) -> bool:
    """HD-M2, HD-B1, HD-B2, HD-B4: not on an obstacle; HD-B5: swimmers stop in the creek if the option is on."""
    place = state.place()
    if not place.wall[square]:
        return True
    return state.rules.swimming and place.special[square] == "swim" and state.who(figure).swims


def is_free(state: Duels, figure: Figure, square: Square) -> bool:
    """HD-M5: no two figures share a square."""
    return state.board[square] < 0 and may_stand(state, figure, square)


def may_swap(state: Duels, one: Figure, other: Figure) -> bool:
    """HD-M9: each square is legal for the other figure."""
    return may_stand(state, one, state.square[other]) and may_stand(state, other, state.square[one])


def reach(state: Duels, figure: Figure, spaces: i64) -> list[Square]:
    """HD-M1 to HD-M5: the squares where a walk of so many spaces may end, without burrows and without staying."""
    board = state.board
    return [square for square in crossed(state, figure, spaces) if board[square] < 0]


def crossed(state: Duels, figure: Figure, spaces: i64) -> list[Square]:
    """HD-M3, HD-M4: where a walk of so many spaces may lead, the nearest first: past the own side, not past opponents."""
    place = state.place()
    walks = place.swims if state.rules.swimming and state.who(figure).swims else place.walks
    start = state.square[figure]
    steps, squares, health, sides = walks.steps, state.square, state.health, state.sides
    side = sides[OWNER[figure]]
    closed: list[Square] = []
    for other in state.everybody():  # who stands where the walk must end is in nobody's way
        square = squares[other]
        if square >= 0 and health[other] > 0 and sides[OWNER[other]] != side and steps[start * SQUARES + square] < spaces:
            closed.append(square)
    return walks.around(start, spaces, closed)


# --- ways through burrows -----------------------------------------------------------------------------------------------


def burrows_open(state: Duels) -> bool:
    """HD-B10: whether burrows may be passed at this table."""
    return state.rules.burrows and state.place().burrows


def cheapest_ways(state: Duels, figure: Figure, spaces: int) -> list[Way]:
    """HD-B10, HD-B12, HD-B14: each square where an own walk may end, with the fewest burrows on the way, deadly or not."""
    special = state.place().special
    cost = [UNREACHED] * SQUARES
    cost[state.square[figure]] = 0
    for _ in range(spaces):
        fresh = cost[:]
        for square in BOARD:
            if cost[square] == UNREACHED:
                continue
            for near in STEPS[square]:
                price = cost[square] + (special[near] == "burrow")
                if price < fresh[near] and _may_pass(state, figure, near):
                    fresh[near] = price
        cost = fresh
    return [
        (square, cost[square])
        for square in BOARD
        if cost[square] < UNREACHED and state.board[square] < 0 and special[square] != "burrow"
    ]


def all_ways(state: Duels, figure: Figure, spaces: int) -> list[Way]:
    """HD-B11, HD-B12: for an enemy that is moved, every end square with every number of burrows that some way allows."""
    found: set[Way] = set()
    _explore(state, figure, [state.square[figure]], spaces, found)
    return sorted(found)


def _explore(state: Duels, figure: Figure, way: list[Square], spaces: int, found: set[Way]) -> None:
    """HD-M6: every way that goes on from here, no square twice."""
    special = state.place().special
    for near in STEPS[way[-1]]:
        if near in way or not _may_pass(state, figure, near):
            continue
        way.append(near)
        if state.board[near] < 0 and special[near] != "burrow":
            found.add((near, _burrows(state, way)))
        if len(way) <= spaces:
            _explore(state, figure, way, spaces, found)
        way.pop()


def _burrows(state: Duels, way: list[Square]) -> int:
    """Through how many burrows a way leads."""
    special = state.place().special
    return sum([special[square] == "burrow" for square in way[1:]])


def _may_pass(state: Duels, figure: Figure, square: Square) -> bool:
    """HD-M3, HD-M4, HD-B10: through allies and burrows, not through opponents and other obstacles."""
    if not may_stand(state, figure, square) and state.place().special[square] != "burrow":
        return False
    other = state.board[square]
    return other < 0 or not state.opposes(figure, other)


def find_way(state: Duels, figure: Figure, end: Square, burrows: int) -> list[Square]:
    """A shortest way with so many burrows, for the eye: from the square after the start to the end."""
    ways: list[list[Square]] = [[state.square[figure]]]
    for _ in range(LONGEST_WAY):
        longer: list[list[Square]] = []
        seen: set[Way] = set()
        for way in ways:
            for near in STEPS[way[-1]]:
                if near in way or not _may_pass(state, figure, near):
                    continue
                further = [*way, near]
                bites = _burrows(state, further)
                if near == end and bites == burrows:
                    return further[1:]
                if bites <= burrows and (near, bites) not in seen:
                    seen.add((near, bites))
                    longer.append(further)
        ways = longer
    return [end]


# --- moving -------------------------------------------------------------------------------------------------------------


def add_moves(state: Duels, figure: Figure, spaces: i64, enemy: bool, found: list[Action]) -> None:
    """HD-B12: where a figure may go."""
    name = state.names[figure]
    if burrows_open(state):
        ways = all_ways(state, figure, spaces) if enemy else cheapest_ways(state, figure, spaces)
        found.extend([Move(name, square, burrows) for square, burrows in ways])
        return
    moves, board = moves_to(name), state.board
    for square in crossed(state, figure, spaces):
        if board[square] < 0:
            found.append(moves[square])


class ChooseMove(Question):
    """HD-E4, HD-M7: the card's player moves one of these figures, or stops."""

    rule = "HD-M7"
    about_squares = "why-card-moves"

    figures: tuple[Figure, ...]
    spaces: i64

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [STAY]
        for figure in self.figures:
            add_moves(state, figure, self.spaces, state.side_of(figure) != state.sides[self.seat], found)
        return found


class Walk(Procedure):
    """HD-B10, HD-B14: a figure is bitten by each burrow on its way, and arrives if it stays in play."""

    steps = ("next_burrow_bites", "figure_arrives")

    figure: Figure
    square: Square
    burrows: int  # on the way
    left: int  # those that have not yet bitten

    def next_burrow_bites(self, state: Duels) -> None:
        if self.left > 0 and state.health[self.figure] > 0:
            self.left -= 1
            self.start_over()
            state.call(Harm([self.figure], BITE, True))

    def figure_arrives(self, state: Duels) -> None:
        if state.health[self.figure] > 0:
            arrive(state, self.figure, self.square, self.burrows)


def walk(state: Duels, action: Move) -> Figure:
    """Let a figure go; which one it was."""
    figure = state.figure(action.figure)
    if action.burrows:
        state.call(Walk(figure, action.square, action.burrows, action.burrows))
    else:
        arrive(state, figure, action.square, 0)
    return figure


def arrive(state: Duels, figure: Figure, square: Square, burrows: int) -> None:
    """HD-M5: it stands where its way ends."""
    if state.heard is None:
        stand(state, figure, square)
        return
    start, way = state.square[figure], find_way(state, figure, square, burrows)
    stand(state, figure, square)
    state.emit(FigureMoved(OWNER[figure], state.names[figure], start, square, way))


def put(state: Duels, figure: Figure, square: Square) -> None:
    """HD-M9: without a way."""
    start = state.square[figure]
    stand(state, figure, square)
    state.emit(FigurePut(state.names[figure], start, square))


def stand(state: Duels, figure: Figure, square: Square) -> None:
    """From now on the figure is there and nowhere else."""
    old = state.square[figure]
    if old >= 0 and state.board[old] == figure:
        state.board[old] = NO_FIGURE
    state.square[figure] = square
    state.board[square] = figure


def swap(state: Duels, one: Figure, other: Figure) -> None:
    """HD-M9: two figures change places."""
    here, there = state.square[one], state.square[other]
    state.square[one], state.square[other] = there, here
    state.board[there], state.board[here] = one, other
    state.emit(FiguresSwapped(state.names[one], state.names[other]))
