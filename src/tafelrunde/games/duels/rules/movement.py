"""Moving figures: by the die or by a card, and putting them elsewhere (HD-M)."""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels.actions import STAY, Move, moves_to
from tafelrunde.games.duels.events import FigureMoved, FigurePut, FiguresSwapped
from tafelrunde.games.duels.rules.ground import all_ways, burrows_open, cheapest_ways, find_way, may_stand, reach
from tafelrunde.games.duels.rules.harm import Harm
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.state import SLOTS, Duels

BITE = 2  # HD-B10: damage of each burrow


def moves_of(state: Duels, figure: int, spaces: int, enemy: bool) -> list[Action]:
    """HD-B12: where a figure may go."""
    name = state.names[figure]
    found: list[Action] = []
    if burrows_open(state):
        for square, burrows in all_ways(state, figure, spaces) if enemy else cheapest_ways(state, figure, spaces):
            found.append(Move(name, square, burrows))
    else:
        moves = moves_to(name)
        for square in reach(state, figure, spaces):
            found.append(moves[square])
    return found


class ChooseMove(Question):
    """HD-E4, HD-M7: the card's player moves one of these figures, or stops."""

    rule: ClassVar[str] = "HD-M7"

    figures: tuple[int, ...]
    spaces: int

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [STAY]
        for figure in self.figures:
            found.extend(moves_of(state, figure, self.spaces, state.sides[figure // SLOTS] != state.sides[self.seat]))
        return found


class Walk(Procedure):
    """HD-B10, HD-B14: a figure is bitten by each burrow on its way, and arrives if it stays in play."""

    steps: ClassVar[tuple[str, ...]] = ("next_burrow_bites", "figure_arrives")

    def __init__(self, figure: int, square: int, burrows: int, left: int = -1) -> None:
        super().__init__()
        self.figure = figure
        self.square = square
        self.burrows = burrows
        self.left = burrows if left < 0 else left

    def twin(self) -> "Walk":
        return Walk(self.figure, self.square, self.burrows, self.left)

    def next_burrow_bites(self, state: Duels) -> None:
        if self.left > 0 and state.health[self.figure] > 0:
            self.left -= 1
            self.go_to("next_burrow_bites")
            state.call(Harm([self.figure], BITE, True))

    def figure_arrives(self, state: Duels) -> None:
        if state.health[self.figure] > 0:
            arrive(state, self.figure, self.square, self.burrows)


def walk(state: Duels, action: Move) -> int:
    """Let a figure go; which one it was."""
    figure = state.figure(action.figure)
    if action.burrows:
        state.call(Walk(figure, action.square, action.burrows))
    else:
        arrive(state, figure, action.square, 0)
    return figure


def arrive(state: Duels, figure: int, square: int, burrows: int) -> None:
    """HD-M5: it stands where its way ends."""
    if state.heard is not None:
        way = find_way(state, figure, square, burrows)
        state.emit(FigureMoved(figure // SLOTS, state.names[figure], state.square[figure], square, way))
    _stand(state, figure, square)


def put(state: Duels, figure: int, square: int) -> None:
    """HD-M9: without a way."""
    state.emit(FigurePut(state.names[figure], state.square[figure], square))
    _stand(state, figure, square)


def _stand(state: Duels, figure: int, square: int) -> None:
    old = state.square[figure]
    if old >= 0 and state.board[old] == figure:
        state.board[old] = -1
    state.square[figure] = square
    state.board[square] = figure


def may_swap(state: Duels, one: int, other: int) -> bool:
    """HD-M9: each square is legal for the other figure."""
    return may_stand(state, one, state.square[other]) and may_stand(state, other, state.square[one])


def swap(state: Duels, one: int, other: int) -> None:
    """HD-M9: two figures change places."""
    here, there = state.square[one], state.square[other]
    state.square[one], state.square[other] = there, here
    state.board[there], state.board[here] = one, other
    state.emit(FiguresSwapped(state.names[one], state.names[other]))
