"""What the viewer may do now, in words, with what to tap; and why other things are not possible."""

from typing import Final

from tafelrunde.engine import Action, Say, arguments, attributes, say, say_reason, word
from tafelrunde.engine.scene import Offer, Offers, Refusal
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.picture.attempts import use_of
from tafelrunde.games.duels.picture.names import DECK, Look, card_id, figure_id
from tafelrunde.games.duels.rules import cards, combat, damage, decks, movement, setup, turn
from tafelrunde.games.duels.state import Duels, square_name
from tafelrunde.games.duels.verbs.players import ChooseRecovered, ChooseTheirs

SHOWN: Final[dict[type[Action], tuple[str, str, str]]] = {  # each kind of action: its group, icon and rule
    a.Move: ("move", "gi:walk", "HD-M1"),
    a.Stay: ("", "gi:hand", "HD-T6"),
    a.Put: ("squares", "gi:position-marker", "HD-M9"),
    a.Attack: ("attack", "gi:crossed-swords", "HD-C1"),
    a.Play: ("play", "", "HD-X1"),
    a.HealBy: ("heal", "gi:healing", "HD-A3"),
    a.Draw: ("", "gi:card-draw", "HD-A1"),
    a.EndTurn: ("", "gi:hourglass", "HD-T9"),
    a.Defend: ("defend", "gi:checked-shield", "HD-C3"),
    a.Pass: ("", "gi:cancel", "HD-E4"),
    a.PickFigure: ("figures", "gi:crosshair", "HD-E3"),
    a.PickOpponent: ("opponents", "", "HD-G8"),
    a.SwapFigures: ("swap", "gi:cycle", "HD-M9"),
    a.Discard: ("cards", "gi:card-discard", "HD-E3"),
    a.Take: ("cards", "gi:card-pickup", "HD-E3"),
    a.PutBack: ("order", "", "HD-E3"),
    a.ChooseTeam: ("teams", "", "HD-S4"),
}


def offers(view: Duels, look: Look) -> Offers:
    shown = Offers()
    decision = view.decision
    if decision is None or decision.seat != view.viewer:
        return shown
    options = decision.options(view)
    for action in options:
        shown.offers.append(_offer(view, look, action, options))
    if isinstance(decision, (turn.ChooseAction, turn.ChooseDieMove)):
        shown.standing.append(
            Offer("concede", word("offer-concede"), icon="gi:flag-objective", confirm=word("confirm-concede"), rule="HD-W7")
        )
    if isinstance(decision, turn.ChooseAction):
        shown.refusals += _refusals(view, look, decision, options)
    return shown


def _offer(view: Duels, look: Look, action: Action, options: list[Action]) -> Offer:
    """An action with what to tap, what it costs and what to ask first."""
    group, icon, rule = SHOWN[type(action)]
    offer = Offer(action.text, _name(view, look, action), group, icon, rule=rule)
    match action:
        case a.Move():
            offer.touches = [figure_id(action.figure), square_name(action.square)]
            offer.note = say("note-burrows", damage=int(movement.BITE) * action.burrows) if action.burrows else None
        case a.Put():
            offer.touches = [square_name(action.square)]
            offer.rule = "HD-S10" if isinstance(view.decision, setup.ChooseStart) else rule
        case a.Attack():
            offer.touches, offer.final = _touched_by_attack(action, options), True
            offer.note = word("note-free") if view.card(action.card).free else None
        case a.Play():
            card = view.card(action.card)
            several = sum(isinstance(other, a.Play) and other.card == action.card for other in options) > 1
            offer.icon = card.icon
            offer.touches = [card_id(action.card)] + ([figure_id(action.figure)] if several else [])
            free = card.free or isinstance(view.decision, (combat.ChooseDefence, damage.ChooseRescue))
            offer.note = word("note-free") if free else None
        case a.Draw():
            offer.touches = [DECK]
            offer.confirm = word("confirm-last-draw") if decks.would_end(view, view.viewer) else None
        case a.EndTurn():
            offer.confirm = say("confirm-end", actions=view.actions) if view.actions > 0 and len(options) > 1 else None
            offer.main = view.actions <= 0
        case a.HealBy():
            offer.touches = [card_id(action.card), figure_id(action.figure)]
        case a.Defend():
            offer.touches = [card_id(action.card)]
        case a.PickFigure():
            offer.touches = [figure_id(action.figure)]
        case a.SwapFigures():
            offer.touches = [figure_id(action.figure), figure_id(action.other)]
        case a.Discard():
            offer.touches = [("theirs-" if isinstance(view.decision, ChooseTheirs) else "hand-") + action.card]
        case a.Take():
            offer.touches = [("recover-" if isinstance(view.decision, ChooseRecovered) else "looked-") + action.card]
        case a.PutBack():
            offer.touches = [f"looked-{card}" for card in action.cards]
        case a.ChooseTeam():
            offer.touches = [f"team-{action.team}"]
    return offer


def _name(view: Duels, look: Look, action: Action) -> Say:
    """What an action is called: the message `offer-<verb>` with what it names."""
    match action:
        case a.PickFigure():
            return look.figure(action.figure)
        case a.ChooseTeam():
            return look.team(action.team)
        case a.Defend():
            return say("offer-defend", card=look.card(action.card), defence=int(view.card(action.card).defence))
        case a.Pass() if isinstance(view.decision, combat.ChooseDefence):
            return word("offer-no-defence")
        case a.Pass() if isinstance(view.decision, damage.ChooseRescue):
            return word("offer-let-fall")
    named = {name: getattr(action, name) for name in attributes(action) if name in look.kinds}
    return Say(f"offer-{action.usage.split()[0]}", arguments(named, look.kinds))


def _touched_by_attack(action: a.Attack, options: list[Action]) -> list[str]:
    """Tap the card, then the target; where several figures could strike it with this card, the attacker in between."""
    rivals = sum(isinstance(one, a.Attack) and (one.card, one.target) == (action.card, action.target) for one in options)
    attacker = [figure_id(action.figure)] if rivals > 1 else []
    return [card_id(action.card), *attacker, figure_id(action.target)]


def _refusals(view: Duels, look: Look, decision: turn.ChooseAction, options: list[Action]) -> list[Refusal]:
    """Cards of the hand that cannot be used now, each with the rule."""
    usable = {getattr(action, "card", "") for action in options}
    found = []
    for number in cards.kinds_in(view.seats[view.viewer].hand):
        card = view.rules.cards[number]
        tried = None if card.id in usable else use_of(view, card)
        reason = decision.why_not(view, tried) if tried is not None else None
        if reason is not None:
            why = say_reason(reason, look.kinds)
            found.append(Refusal(look.card(card.id), why, reason.rule, "refused", card.icon, touches=[card_id(card.id)]))
    return found
