"""What a computer tells its own side (HD-G3): whom it can strike from where it stands, or that it has nothing to guard with."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.duels.actions import Attack
from tafelrunde.games.duels.evaluation import attack_worth
from tafelrunde.games.duels.ids import NO_FIGURE, Figure
from tafelrunde.games.duels.rules.cards import cards_in_hand
from tafelrunde.games.duels.rules.combat import add_attacks, may_defend
from tafelrunde.games.duels.state import Duels


def struck(view: Duels, seat: SeatId) -> Figure:
    """The enemy that the seat can strike from where its figures stand, the one most worth it; none if it reaches nobody."""
    then = view.copy()
    then.actions = max(then.actions, 1)
    found: list[Action] = []
    add_attacks(then, seat, cards_in_hand(view, seat), found)
    best = NO_FIGURE
    most = 0.0
    for action in found:
        assert isinstance(action, Attack)
        target = view.figure(action.target)
        worth = attack_worth(view, view.card(action.card), view.figure(action.figure), target)
        if worth > most:
            most = worth
            best = target
    return best


def unguarded(view: Duels, seat: SeatId) -> bool:
    """HD-C3: whether no figure of the seat could answer an attack with a card of this hand."""
    cards = [view.rules.cards[number] for number in view.seats[seat].hand]
    return not any(may_defend(view, card, figure) for card in cards for figure in view.own(seat))
