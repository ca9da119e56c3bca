"""What somebody who touches a card, a figure or a square may have in mind."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.picture.names import DECK, card_id, figure_id
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.setup import ChooseStart
from tafelrunde.games.duels.ruleset import SPECIAL
from tafelrunde.games.duels.state import Duels, square_number


def attempts(view: Duels, thing: str) -> list[Action | Reason]:
    """Playing a card, attacking a figure, moving to a square, drawing."""
    own = view.own(view.viewer)
    enemies = view.enemies(view.viewer)
    if thing == DECK:
        return [a.Draw()]
    for number in view.seats[view.viewer].hand:
        card = view.rules.cards[number]
        if card_id(card.id) == thing:
            if isinstance(view.decision, ChooseDefence):
                return [Reason("HD-C3", "why-no-defence", {"card": card.id})]
            tried: list[Action | Reason] = []
            users = [figure for figure in own if view.character[figure] in card.users] or own
            if users and card.kind == SPECIAL:
                tried.append(a.Play(card.id, view.names[users[0]]))
            elif users and enemies:
                tried.append(a.Attack(card.id, view.names[users[0]], view.names[enemies[0]]))
            return tried
    square = square_number(thing)
    if square >= 0:
        tries: list[Action | Reason] = [*(a.Move(view.names[figure], square) for figure in own), a.Put(square)]
        return [*tries, Reason("HD-S10", "why-start-square")] if isinstance(view.decision, ChooseStart) else tries
    for figure in own:
        if figure_id(view.names[figure]) == thing:
            return [a.Move(view.names[figure], view.square[figure]), a.PickFigure(view.names[figure])]
    for figure in enemies:
        if figure_id(view.names[figure]) == thing:
            return _attacks(view, own, figure)
    if thing.startswith("top-"):
        return [Reason("HD-D3", "why-discarded")]
    return [Reason("HD-D8", "why-lies-open")] if thing.startswith("laid-") else []


def _attacks(view: Duels, own: list[int], enemy: int) -> list[Action | Reason]:
    """Every attack on a figure with a card of the hand; without one, that it takes a card."""
    tries: list[Action | Reason] = []
    for number in view.seats[view.viewer].hand:
        card = view.rules.cards[number]
        for figure in own:
            if card.kind != SPECIAL and view.character[figure] in card.users:
                tries.append(a.Attack(card.id, view.names[figure], view.names[enemy]))
    return [*tries, Reason("HD-C1", "why-attack-with-card")]
