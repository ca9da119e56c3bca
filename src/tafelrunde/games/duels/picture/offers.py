"""What the viewer may do now, in words, with what to tap; and why other things are not possible."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.say import Say, say, word
from tafelrunde.engine.scene import Offer, Offers, Refusal
from tafelrunde.engine.words import say_reason
from tafelrunde.games.duels import actions as a
from tafelrunde.games.duels.picture.names import DECK, Look, card_id, figure_id, who
from tafelrunde.games.duels.rules.cards import kinds_in
from tafelrunde.games.duels.rules.combat import ChooseDefence
from tafelrunde.games.duels.rules.damage import ChooseRescue
from tafelrunde.games.duels.rules.decks import would_end
from tafelrunde.games.duels.rules.movement import BITE
from tafelrunde.games.duels.rules.turn import ChooseAction, ChooseDieMove
from tafelrunde.games.duels.ruleset import SPECIAL
from tafelrunde.games.duels.state import Duels, square_name
from tafelrunde.games.duels.verbs.figures import ChooseSquare
from tafelrunde.games.duels.verbs.players import ChooseRecovered, ChooseTheirs


def offers(view: Duels, look: Look) -> Offers:
    shown = Offers()
    decision = view.decision
    if decision is None or decision.seat != view.viewer:
        return shown
    options = decision.options(view)
    for action in options:
        shown.offers.append(_offer(view, look, action, options))
    if isinstance(decision, (ChooseAction, ChooseDieMove)):
        shown.standing.append(
            Offer("concede", word("offer-concede"), icon="gi:flag-objective", confirm=word("confirm-concede"), rule="HD-W7")
        )
    if isinstance(decision, ChooseAction):
        shown.refusals += _refusals(view, look, decision, options)
    return shown


def _offer(view: Duels, look: Look, action: Action, options: list[Action]) -> Offer:
    text = action.text
    match action:
        case a.Move():
            name = say("offer-move", figure=look.figure(action.figure), square=square_name(action.square))
            note = say("note-burrows", damage=int(BITE) * action.burrows) if action.burrows else None
            touches = [figure_id(action.figure), square_name(action.square)]
            return Offer(text, name, "move", "gi:walk", touches, note, rule="HD-M1")
        case a.Stay():
            return Offer(text, word("offer-stay"), icon="gi:hand", main=True, rule="HD-T6")
        case a.Put():
            return Offer(
                text,
                say("offer-put", square=square_name(action.square)),
                "squares",
                "gi:position-marker",
                [square_name(action.square)],
                rule=_put_rule(view),
            )
        case a.Attack():
            return _attack(view, look, action, options)
        case a.Play():
            several = sum(isinstance(other, a.Play) and other.card == action.card for other in options) > 1
            touches = [card_id(action.card)] + ([figure_id(action.figure)] if several else [])
            name = say("offer-play", card=look.card(action.card), figure=look.figure(action.figure))
            free = view.card(action.card).free or isinstance(view.decision, (ChooseDefence, ChooseRescue))
            return Offer(
                text, name, "play", view.card(action.card).icon, touches, word("note-free") if free else None, rule="HD-X1"
            )
        case a.HealBy():
            name = say("offer-heal", card=look.card(action.card), figure=look.figure(action.figure))
            return Offer(text, name, "heal", "gi:healing", [card_id(action.card), figure_id(action.figure)], rule="HD-A3")
        case a.Draw():
            confirm = word("confirm-last-draw") if would_end(view, view.viewer) else None
            return Offer(text, word("offer-draw"), icon="gi:card-draw", touches=[DECK], confirm=confirm, rule="HD-A1")
        case a.EndTurn():
            confirm = say("confirm-end", actions=view.actions) if view.actions > 0 and len(options) > 1 else None
            return Offer(text, word("offer-end"), icon="gi:hourglass", confirm=confirm, main=view.actions <= 0, rule="HD-T9")
        case a.Defend():
            card = view.card(action.card)
            name = say("offer-defend", card=look.card(action.card), defence=int(card.defence))
            return Offer(text, name, "defend", "gi:checked-shield", [card_id(action.card)], rule="HD-C3")
        case a.Pass():
            return Offer(text, _no(view), icon="gi:cancel", main=True, rule="HD-E4")
        case a.PickFigure():
            return Offer(text, look.figure(action.figure), "figures", "gi:crosshair", [figure_id(action.figure)], rule="HD-E3")
        case a.PickOpponent():
            return Offer(text, say("offer-against", seat=who(action.seat)), "opponents", rule="HD-G8")
        case a.SwapFigures():
            name = say("offer-swap", figure=look.figure(action.figure), other=look.figure(action.other))
            return Offer(text, name, "swap", "gi:cycle", [figure_id(action.figure), figure_id(action.other)], rule="HD-M9")
        case a.Discard():
            prefix = "theirs-" if isinstance(view.decision, ChooseTheirs) else "hand-"
            return Offer(
                text,
                say("offer-discard", card=look.card(action.card)),
                "cards",
                "gi:card-discard",
                [prefix + action.card],
                rule="HD-E3",
            )
        case a.Take():
            prefix = "recover-" if isinstance(view.decision, ChooseRecovered) else "looked-"
            return Offer(
                text,
                say("offer-take", card=look.card(action.card)),
                "cards",
                "gi:card-pickup",
                [prefix + action.card],
                rule="HD-E3",
            )
        case a.PutBack():
            return Offer(text, say("offer-order", cards=look.cards(list(action.cards))), "order", rule="HD-E3")
        case a.ChooseTeam():
            return Offer(text, look.team(action.team), "teams", touches=[f"team-{action.team}"], rule="HD-S4")
    raise TypeError(f"there is no offer for {text!r}")


def _put_rule(view: Duels) -> str:
    return "HD-M9" if isinstance(view.decision, ChooseSquare) else "HD-S10"


def _no(view: Duels) -> Say:
    """What it means not to do it."""
    if isinstance(view.decision, ChooseDefence):
        return word("offer-no-defence")
    return word("offer-let-fall") if isinstance(view.decision, ChooseRescue) else word("offer-pass")


def _attack(view: Duels, look: Look, action: a.Attack, options: list[Action]) -> Offer:
    """Tap the card, then the target; where several figures could strike it with this card, the attacker in between."""
    rivals = [
        other
        for other in options
        if isinstance(other, a.Attack) and other.card == action.card and other.target == action.target
    ]
    touches = [card_id(action.card), figure_id(action.target)]
    if len(rivals) > 1:
        touches.insert(1, figure_id(action.figure))
    card = view.card(action.card)
    name = say(
        "offer-attack", card=look.card(action.card), figure=look.figure(action.figure), target=look.figure(action.target)
    )
    note = word("note-free") if card.free else None
    return Offer(action.text, name, "attack", "gi:crossed-swords", touches, note, rule="HD-C1")


def _refusals(view: Duels, look: Look, decision: ChooseAction, options: list[Action]) -> list[Refusal]:
    """Cards of the hand that cannot be used now, each with the rule."""
    usable = {getattr(action, "card", "") for action in options}
    found = []
    enemies = view.enemies(view.viewer)
    own = view.own(view.viewer)
    for number in kinds_in(view.seats[view.viewer].hand):
        card = view.rules.cards[number]
        if card.id in usable or not enemies or not own:
            continue
        users = [figure for figure in own if view.character[figure] in card.users] or own
        name = view.names[users[0]]
        tried: Action = a.Play(card.id, name) if card.kind == SPECIAL else a.Attack(card.id, name, view.names[enemies[0]])
        reason = decision.why_not(view, tried)
        assert reason is not None  # it is not among the options
        found.append(
            Refusal(look.card(card.id), say_reason(reason, look.kinds), reason.rule, "refused", card.icon, [card_id(card.id)])
        )
    return found
