"""What the viewer may do now, in words, with what to tap."""

from typing import Final, NamedTuple

from tafelrunde.engine import Action, Say, attributes, say, word
from tafelrunde.engine.scene import ANY, THEN, Offer, Offers
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister.dungeon import exit_line, gear_square, sees
from tafelrunde.games.twister.ids import Card
from tafelrunde.games.twister.picture import names
from tafelrunde.games.twister.picture.board import printed
from tafelrunde.games.twister.picture.fight import is_group, odds
from tafelrunde.games.twister.rules.actions import cost, declared
from tafelrunde.games.twister.rules.combat import PlayCombatCard
from tafelrunde.games.twister.rules.movement import Handle, destinations
from tafelrunde.games.twister.rules.setup import HideToken, unplaced
from tafelrunde.games.twister.ruleset import NEIGHBOURS, square_name
from tafelrunde.games.twister.state import Twister


class Form(NamedTuple):
    """How an action is offered: by the message `offer-<name>`, in which group, with which icon, by which rule."""

    name: str
    group: str
    icon: str
    rule: str


FORMS: Final[dict[type[Action], Form]] = {
    a.Starter: Form("starter", "team", "", "DT-S2"),
    a.Hide: Form("hide", "team", "", "DT-S3"),
    a.Put: Form("put", "squares", names.PLACE_ICON, "DT-R3"),
    a.PlayCard: Form("card", "cards", names.CARD_ICON, "DT-T1"),
    a.Move: Form("move", "move", names.MOVE_ICON, "DT-M1"),
    a.Walk: Form("walk", "move", "gi:swap-bag", "DT-O2"),
    a.On: Form("on", "move", names.MOVE_ICON, "DT-M1"),
    a.Take: Form("take", "carry", "gi:grab", "DT-O2"),
    a.Swap: Form("swap", "carry", "gi:cycle", "DT-O2"),
    a.Drop: Form("drop", "carry", "gi:drop-weapon", "DT-O2"),
    a.Give: Form("give", "carry", "gi:receive-money", "DT-O2"),
    a.Get: Form("get", "carry", "gi:grab", "DT-O2"),
    a.Trade: Form("trade", "carry", "gi:cycle", "DT-O2"),
    a.Stop: Form("stop", "", "gi:hand", "DT-M7"),
    a.Jump: Form("jump", "move", "gi:jump-across", "DT-J1"),
    a.Reveal: Form("reveal", "act", "gi:magnifying-glass", "DT-R1"),
    a.Turn: Form("turn", "turn", "gi:clockwise-rotation", "DT-W1"),
    a.Fight: Form("fight", "fight", names.FIGHT_ICON, "DT-C1"),
    a.Lance: Form("lance", "fight", "gi:spear-feather", "DT-B6"),
    a.Shoot: Form("shoot", "fight", "gi:bow-arrow", "DT-B3"),
    a.Fireball: Form("fireball", "fight", "gi:fireball", "DT-B4"),
    a.Unlock: Form("unlock", "gate", "gi:unlocking", "DT-K1"),
    a.Lock: Form("lock", "gate", "gi:padlock", "DT-K1"),
    a.Break: Form("break", "gate", "gi:broken-wall", "DT-K4"),
    a.Heal: Form("heal", "act", "gi:healing", "DT-K3"),
    a.Repel: Form("repel", "act", "gi:sonic-shout", "DT-K2"),
    a.EndTurn: Form("end", "", "gi:hourglass", "DT-T8"),
    a.Combat: Form("combat", "cards", names.FIGHT_ICON, "DT-C6"),
    a.NameCard: Form("name-card", "cards", "gi:telepathy", "DT-K7"),
    a.Decline: Form("decline", "", "gi:cancel", "DT-K7"),
    a.Allow: Form("allow", "cards", "gi:telepathy", "DT-Q5"),
    a.GoOn: Form("go-on", "", "gi:play-button", "DT-P8"),
}
MAIN: Final = (a.Stop, a.GoOn)


def offers(view: Twister, look: names.Look) -> Offers:
    """The listed options; moves are offered to every square they can end on."""
    shown = Offers()
    decision = view.decision
    if decision is None or decision.seat != view.viewer:
        return shown
    options = decision.options(view)
    walkers = list(dict.fromkeys(action.token for action in options if isinstance(action, (a.Move, a.Walk))))
    for action in options:
        if isinstance(action, (a.Move, a.On)):
            continue
        shown.offers.append(_offer(view, look, action))
    moves: list[Action] = [
        a.Move(walker, square) for walker in walkers for square in destinations(view, view.rules.number[walker])
    ]
    if isinstance(decision, Handle):
        moves += [a.On(square) for square in decision.onward(view)]
    shown.offers += [_offer(view, look, action) for action in moves]
    if isinstance(decision, HideToken) and (left := len(unplaced(view, decision.seat))) > 1:
        shown.offers.insert(
            0, Offer(THEN.join([ANY] * left), say("offer-hide-rest", count=left), icon="gi:rolling-dices", rule="DT-S3")
        )
    return shown


def _offer(view: Twister, look: names.Look, action: Action) -> Offer:
    """In its form, with what it names as arguments and to be tapped; then what is special about it."""
    form = FORMS[type(action)]
    args = names.told({name: getattr(action, name) for name in attributes(action)}, look)
    offer = Offer(
        action.text,
        Say(f"offer-{form.name}", args),
        form.group,
        form.icon,
        _touches(view, action),
        rule=form.rule,
        main=isinstance(action, MAIN),
        runs=isinstance(action, a.GoOn),
    )
    match action:
        case a.Take() | a.Swap() | a.Drop() | a.Give() | a.Get():
            args.update(_loads(view, look, action))
        case a.Fight() | a.Lance() | a.Shoot():
            fight = declared(view, action)
            offer.final = True
            offer.note = say("note-group" if is_group(fight) else "note-sums", attack=fight.sums[0], defence=fight.sums[1])
            if isinstance(action, a.Fight) and action.supporters:
                offer.name, offer.rule = Say("offer-fight-with", args), "DT-C9"
        case a.On():
            offer.quick = True
        case a.Move() if exit_line(action.square, view.rules.side[view.rules.number[action.token]]):
            offer.name, offer.icon, offer.rule = Say("offer-exit", args), "gi:exit-door", "DT-V2"
        case a.Jump() if view.solo() and view.rules.symbols.jump:
            offer.note = word("note-calls")
        case a.PlayCard() if view.solo() and action.card in view.rules.symbols.action:
            offer.note = word("note-calls")
        case a.Combat():
            offer.note = _combat_note(view, action.card)
        case a.Repel():
            offer.note = say("note-ap", ap=cost(action))
        case a.EndTurn() if view.ap > 0:
            offer.confirm = say("confirm-end", ap=view.ap)
        case a.Fireball():
            _fireball(view, look, action, offer)
        case a.Turn():
            hall = look.hall(view.rules.halls[view.hall[action.slot]].id)
            offer.name = say("offer-turn", token=look.token(action.token), hall=hall, clockwise=int(action.clockwise))
            offer.confirm = say("confirm-turn", hall=hall, clockwise=int(action.clockwise))
            offer.preview = True
            offer.icon = "gi:clockwise-rotation" if action.clockwise else "gi:anticlockwise-rotation"
        case a.Allow() if action.other >= 0:
            offer.name, offer.rule = Say("offer-allow-two", args), "DT-Q7"
        case a.Starter() | a.Hide():
            offer.icon = look.icon(view.rules.number[action.token])
        case a.Put() if view.solo():
            row, column = printed(view, action.square)
            offer.note, offer.rule = say("note-dice", red=column, white=row), "DT-D2"
    return offer


def _touches(view: Twister, action: Action) -> list[str]:
    """What to tap, in order: who does it, then to whom or where. A portcullis by the square behind it, a hall by its gear."""
    match action:
        case a.PlayCard():
            return [names.action_id(action.card)]
        case a.Combat():
            return [names.hand_id(action.card)]
        case a.Allow() if action.other < 0:
            return [f"shown-{action.card}"]
        case a.Put() | a.On():
            return [square_name(action.square)]
    name = str(getattr(action, "token", ""))
    if not name:
        return []
    at = view.where[view.rules.number[name]]
    match action:
        case a.Walk():
            return [names.token_id(name), square_name(at)]
        case a.Move():
            return [names.token_id(name), square_name(action.square)]
        case a.Jump():
            return [names.token_id(name), square_name(action.square)]
        case a.Hide() | a.Reveal():
            return [names.token_id(name), names.slot_id(action.slot)]
        case a.Turn():
            return [names.token_id(name), square_name(gear_square(view, action.slot))]
        case a.Unlock() | a.Lock() | a.Break():
            return [names.token_id(name), square_name(NEIGHBOURS[at * 4 + action.direction])]
        case a.Fight() | a.Lance() | a.Shoot() | a.Heal() | a.Repel():
            return [names.token_id(name), _shown(view, action.target)]
    return [names.token_id(name)]


def _loads(view: Twister, look: names.Look, action: Action) -> dict[str, Say]:
    """DT-O2: what changes hands."""
    decision = view.decision
    assert isinstance(decision, Handle)
    load = look.token(view.name(view.load[decision.token]))
    match action:
        case a.Drop():
            return {"token": load}
        case a.Swap() | a.Give():
            return {"load": load}
        case a.Get():
            return {"load": look.token(view.name(view.load[view.rules.number[action.token]]))}
    return {}


def _fireball(view: Twister, look: names.Look, action: a.Fireball, offer: Offer) -> None:
    """DT-B4: it hits whoever is first in line, also a friend."""
    rules = view.rules
    who = rules.number[action.token]
    seen = sees(view, view.where[who], action.direction)
    target = look.token(rules.names[seen])
    offer.name = say("offer-fireball", token=look.token(action.token), target=target)
    offer.touches.append(_shown(view, rules.names[seen]))
    if rules.side[seen] == rules.side[who]:
        offer.confirm = say("confirm-fireball", target=target)


def _shown(view: Twister, name: str) -> str:
    """Who is carried is touched with the bearer."""
    bearer = view.bearer[view.rules.number[name]]
    return names.token_id(view.rules.names[bearer] if bearer >= 0 else name)


def _combat_note(view: Twister, card: Card) -> Say | None:
    """What a card is worth: forced, calling, or how likely it wins."""
    decision, fight = view.decision, view.fight
    if isinstance(decision, PlayCombatCard) and decision.forced >= 0:
        return word("note-forced")
    if not view.solo() or fight is None:
        return None
    win, tie = odds(view, fight, card)
    return say("note-odds-calls" if card in view.rules.symbols.combat else "note-odds", percent=win, tie=tie)
