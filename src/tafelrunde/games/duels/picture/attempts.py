"""What somebody who touches a card, a figure or a square may have in mind."""

from tafelrunde.engine import Action, Reason
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.ids import Figure
from tafelrunde.games.duels.picture.names import DECK, card_id, figure_id
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.turn import ChooseAction, ChooseDieMove
from tafelrunde.games.duels.ruleset import SPECIAL, Card
from tafelrunde.games.duels.state import Duels, square_number


def attempts(view: Duels, thing: str) -> list[Action | Reason]:
    """Playing a card, attacking a figure, moving to a square, drawing; outside of these steps of a turn nothing of it."""
    decision = view.asked()
    if thing.startswith("top-"):
        return [Reason("HD-D3", "why-discarded")]
    if thing.startswith("laid-"):
        return [Reason("HD-D8", "why-lies-open")]
    assert isinstance(decision, Question)
    hand = [view.rules.cards[number] for number in view.seats[view.viewer].hand]
    held = next((card for card in hand if card_id(card.id) == thing), None)
    square = square_number(thing)
    if isinstance(decision, ChooseDefence) and held is not None:
        return [a.Defend(held.id)]
    if not isinstance(decision, (ChooseDieMove, ChooseAction)):
        return [decision.instead(square >= 0)]
    own = view.own(view.viewer)
    enemies = view.enemies(view.viewer)
    if thing == DECK:
        return [a.Draw()]
    if held is not None:
        use = use_of(view, held)
        return [] if use is None else [use]
    if square >= 0:
        return [a.Move(view.names[figure], square) for figure in own]
    for figure in own:
        if figure_id(view.names[figure]) == thing:
            return [a.Move(view.names[figure], view.square[figure])]
    for figure in enemies:
        if figure_id(view.names[figure]) == thing:
            return _attacks(view, own, figure)
    return []


def use_of(view: Duels, card: Card) -> Action | None:
    """The nearest thing to do with a card: play it, or attack somebody with it."""
    own, enemies = view.own(view.viewer), view.enemies(view.viewer)
    if not own or not enemies:
        return None
    user = next((figure for figure in own if view.character[figure] in card.users), own[0])
    if card.kind == SPECIAL:
        return a.Play(card.id, view.names[user])
    return a.Attack(card.id, view.names[user], view.names[enemies[0]])


def _attacks(view: Duels, own: list[Figure], enemy: Figure) -> list[Action | Reason]:
    """Every attack on a figure with a card of the hand; without one, that it takes a card."""
    tries: list[Action | Reason] = []
    for number in view.seats[view.viewer].hand:
        card = view.rules.cards[number]
        for figure in own:
            if card.kind != SPECIAL and view.character[figure] in card.users:
                tries.append(a.Attack(card.id, view.names[figure], view.names[enemy]))
    return [*tries, Reason("HD-C1", "why-attack-with-card")]
