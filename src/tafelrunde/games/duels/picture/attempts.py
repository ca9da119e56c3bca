"""What somebody who touches a card, a figure or a square may have in mind."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.picture.names import DECK, card_id, figure_id
from tafelrunde.games.duels.rules.choices import ChooseSquare, ChooseSwap
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.harm import ChooseRescue
from tafelrunde.games.duels.rules.movement import ChooseMove
from tafelrunde.games.duels.rules.piles import ChooseDiscard, DecideLastDraw
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.rules.setup import ChooseStart, ChooseTeams
from tafelrunde.games.duels.rules.turn import ChooseAction, ChooseDieMove
from tafelrunde.games.duels.ruleset import SPECIAL
from tafelrunde.games.duels.state import Duels, square_number


def attempts(view: Duels, thing: str) -> list[Action | Reason]:
    """Playing a card, attacking a figure, moving to a square, drawing; outside of these steps of a turn nothing of it."""
    decision = view.asked()
    if thing.startswith("top-"):
        return [Reason("HD-D3", "why-discarded")]
    if thing.startswith("laid-"):
        return [Reason("HD-D8", "why-lies-open")]
    if not isinstance(decision, (ChooseDieMove, ChooseAction)):
        return [_meanwhile(view, decision, thing)]
    own = view.own(view.viewer)
    enemies = view.enemies(view.viewer)
    if thing == DECK:
        return [a.Draw()]
    for number in view.seats[view.viewer].hand:
        card = view.rules.cards[number]
        if card_id(card.id) == thing:
            tried: list[Action | Reason] = []
            users = [figure for figure in own if view.character[figure] in card.users] or own
            if users and card.kind == SPECIAL:
                tried.append(a.Play(card.id, view.names[users[0]]))
            elif users and enemies:
                tried.append(a.Attack(card.id, view.names[users[0]], view.names[enemies[0]]))
            return tried
    square = square_number(thing)
    if square >= 0:
        return [a.Move(view.names[figure], square) for figure in own]
    for figure in own:
        if figure_id(view.names[figure]) == thing:
            return [a.Move(view.names[figure], view.square[figure])]
    for figure in enemies:
        if figure_id(view.names[figure]) == thing:
            return _attacks(view, own, figure)
    return []


def _meanwhile(view: Duels, decision: Decision, thing: str) -> Reason:
    """What is asked instead, and by which rule."""
    on_board = square_number(thing) >= 0
    match decision:
        case ChooseDefence():
            for number in view.seats[view.viewer].hand:
                card = view.rules.cards[number].id
                if card_id(card) == thing:
                    return Reason("HD-C3", "why-no-defence", {"card": card})
            return Reason("HD-C3", "why-defend-first")
        case ChooseStart() if on_board:
            return Reason("HD-S10", "why-start-square")
        case ChooseStart() | ChooseTeams():
            return Reason(decision.rule, "why-setup-first")
        case ChooseMove() if on_board:
            return Reason("HD-M7", "why-card-moves")
        case ChooseSquare() | ChooseSwap() if on_board:
            return Reason("HD-M9", "why-card-puts")
        case ChooseRescue():
            return Reason("HD-X6", "why-rescue-first")
        case ChooseDiscard():
            return Reason("HD-D2", "why-discard-first")
        case DecideLastDraw():
            return Reason("HD-D6", "why-draw-first")
    return Reason(decision.rule if isinstance(decision, Question) else "HD-E3", "why-card-asks")


def _attacks(view: Duels, own: list[int], enemy: int) -> list[Action | Reason]:
    """Every attack on a figure with a card of the hand; without one, that it takes a card."""
    tries: list[Action | Reason] = []
    for number in view.seats[view.viewer].hand:
        card = view.rules.cards[number]
        for figure in own:
            if card.kind != SPECIAL and view.character[figure] in card.users:
                tries.append(a.Attack(card.id, view.names[figure], view.names[enemy]))
    return [*tries, Reason("HD-C1", "why-attack-with-card")]
