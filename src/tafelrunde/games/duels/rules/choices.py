"""What an effect leaves open and somebody decides (HD-E3, HD-E4, HD-G8)."""

from itertools import permutations
from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.games.duels.actions import PASS, PUTS, Discard, PickFigure, PickOpponent, PutBack, SwapFigures, Take
from tafelrunde.games.duels.rules.movement import may_swap
from tafelrunde.games.duels.rules.piles import kinds_in
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.ruleset import BASIC
from tafelrunde.games.duels.state import Duels


class ChooseFigure(Question):
    """HD-E3: one of these figures."""

    rule: ClassVar[str] = "HD-E3"

    card: str
    figures: tuple[int, ...]

    def options(self, state: Duels) -> list[Action]:
        return [PickFigure(state.names[figure]) for figure in self.figures]


class ChooseOpponent(Question):
    """HD-G8: one opponent still in play."""

    rule: ClassVar[str] = "HD-G8"

    card: str

    def options(self, state: Duels) -> list[Action]:
        return [PickOpponent(other) for other in state.opponents(self.seat)]


class ChooseSquare(Question):
    """HD-M9: a free square for a figure; where the card says `may`, none."""

    rule: ClassVar[str] = "HD-M9"

    figure: int
    squares: tuple[int, ...]
    may: bool

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [PUTS[square] for square in self.squares]
        if self.may:
            found.append(PASS)
        return found


class ChooseSwap(Question):
    """HD-M9: two figures whose squares are legal for each other."""

    rule: ClassVar[str] = "HD-M9"

    def options(self, state: Duels) -> list[Action]:
        return [SwapFigures(state.names[one], state.names[other]) for one, other in swaps(state)]


def swaps(state: Duels) -> list[tuple[int, int]]:
    """All pairs of living figures that may change places."""
    alive = [figure for figure in range(len(state.health)) if state.health[figure] > 0]
    found: list[tuple[int, int]] = []
    for index, one in enumerate(alive):
        for other in alive[index + 1 :]:
            if may_swap(state, one, other):
                found.append((one, other))
    return found


class ChooseTheirs(Question):
    """HD-E3: a card of a hand that has been shown, to be discarded."""

    rule: ClassVar[str] = "HD-E3"

    victim: int

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Discard(cards[card].id) for card in kinds_in(state.seats[self.victim].hand)]


class ChooseLooked(Question):
    """HD-E3: one of the cards looked at, into the hand."""

    rule: ClassVar[str] = "HD-E3"

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Take(cards[card].id) for card in kinds_in(sorted(state.looked))]


class ChooseOrder(Question):
    """HD-E3: the other cards back onto the deck, in any order."""

    rule: ClassVar[str] = "HD-E3"

    def options(self, state: Duels) -> list[Action]:
        names = [state.rules.cards[card].id for card in sorted(state.looked)]
        return [PutBack(list(order)) for order in sorted(set(permutations(names)))]


class ChooseRecovered(Question):
    """HD-E3: a power or special card of another name from the own discard pile."""

    rule: ClassVar[str] = "HD-E3"

    card: str

    def options(self, state: Duels) -> list[Action]:
        return [Take(state.rules.cards[card].id) for card in recoverable(state, self.seat, state.card(self.card).index)]


def recoverable(state: Duels, seat: int, card: int) -> list[int]:
    """HD-P1: talent cards in a discard pile, without those of the playing card's name."""
    cards = state.rules.cards
    return [number for number in kinds_in(sorted(state.seats[seat].discard)) if cards[number].kind != BASIC and number != card]
