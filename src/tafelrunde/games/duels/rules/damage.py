"""Damage, healing and elimination (HD-H)."""

from tafelrunde.engine import Action, Procedure
from tafelrunde.games.duels.actions import PASS, Play
from tafelrunde.games.duels.events import Bitten, DamageTaken, FigureFell, FigureSaved, Healed, MostRaised
from tafelrunde.games.duels.ids import OWNER, Figure, Points
from tafelrunde.games.duels.rules import cards, clocks, decks, ending, question
from tafelrunde.games.duels.state import Duels


def heal(state: Duels, figure: Figure, amount: Points) -> None:
    """HD-H1, HD-H6: never above the maximum, and only who is in play."""
    health = state.health[figure]
    if health <= 0:
        return
    healed = Points(min(health + amount, state.most[figure]))
    if healed > health:
        state.health[figure] = healed
        if state.heard is not None:
            state.emit(Healed(state.names[figure], Points(healed - health), healed))


def raise_most(state: Duels, figure: Figure, amount: Points) -> None:
    """HD-H1: the maximum itself rises."""
    if state.health[figure] > 0:
        most = list(state.most)
        most[figure] = Points(most[figure] + amount)
        state.most = tuple(most)
        state.emit(MostRaised(state.names[figure], amount))


class ChooseRescue(question.Question):
    """HD-X6: a figure would be eliminated; its owner may play a card that keeps it in play.

    Asked whenever the deck has such a card and the owner holds any card, so that nobody learns what a hand lacks.
    """

    comes_first = "why-rescue-first"

    figure: Figure

    def options(self, state: Duels) -> list[Action]:
        found: list[Action] = [PASS]
        for number in cards.kinds_in(state.seats[self.seat].hand):
            card = state.rules.cards[number]
            if card.timing == "would_die" and state.character[self.figure] in card.users:
                found.append(Play(card.id, state.names[self.figure]))
        return found


class Harm(Procedure):
    """HD-H4: damage to some figures at once: all lose health, then the windows, then the fallen leave, then the end."""

    steps = ("health_is_lost", "next_owner_is_asked", "figure_is_saved", "fallen_leave")

    figures: list[Figure]
    amount: Points
    bite: bool = False
    dying: list[Figure] = []  # not yet asked

    def health_is_lost(self, state: Duels) -> None:
        seats = len(state.seats)
        fallen: list[tuple[int, Figure]] = []
        for figure in self.figures:
            health = state.health[figure]
            left = Points(max(health - self.amount, 0))
            if left >= health:
                continue
            state.health[figure] = left
            if state.heard is not None:
                name, taken = state.names[figure], Points(health - left)
                state.emit(Bitten(name, taken, left) if self.bite else DamageTaken(name, taken, left))
            if left == 0:
                fallen.append((int((OWNER[figure] - state.active) % seats), figure))
        if not fallen:
            self.finish()
            return
        fallen.sort()
        self.dying = [figure for _, figure in fallen]
        self.figures = self.dying[:]

    def next_owner_is_asked(self, state: Duels) -> None:
        """HD-X6: in turn order, beginning with the active player."""
        while self.dying:
            figure = self.dying[0]
            if state.who(figure).saviour and state.seats[OWNER[figure]].hand:
                state.ask(ChooseRescue(OWNER[figure], figure))
                return
            self.dying.pop(0)
        self.go_to("fallen_leave")

    def figure_is_saved(self, state: Duels) -> None:
        figure = self.dying.pop(0)
        answer = state.answer
        if isinstance(answer, Play):
            owner = OWNER[figure]
            card = state.card(answer.card)
            cards.take_from_hand(state.seats[owner], card.index)
            state.health[figure] = min(card.play[0].saves(), state.most[figure])
            state.emit(FigureSaved(owner, answer.figure, card.id, state.health[figure]))
            decks.discard(state, owner, card.index)
        self.go_to("next_owner_is_asked")

    def fallen_leave(self, state: Duels) -> None:
        """HD-H2, HD-H3: off the map; their cards stay in hand and deck."""
        fell = False
        for figure in self.figures:
            if state.health[figure] <= 0:
                ending.leave_board(state, figure)
                state.emit(FigureFell(state.names[figure]))
                fell = True
        if fell:
            clocks.withdraw(state)
            ending.settle(state)
