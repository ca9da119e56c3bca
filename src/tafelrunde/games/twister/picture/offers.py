"""What the viewer may do now, in words, with what to tap."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.say import Say, say, word
from tafelrunde.engine.scene import Offer, Offers
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP, gear_square, sees
from tafelrunde.games.twister.ids import Card
from tafelrunde.games.twister.picture.board import printed
from tafelrunde.games.twister.picture.fight import is_group, odds
from tafelrunde.games.twister.picture.names import (
    CARD_ICON,
    FIGHT_ICON,
    MOVE_ICON,
    PLACE_ICON,
    Look,
    action_id,
    hand_id,
    slot_id,
    token_id,
)
from tafelrunde.games.twister.rules.actions import declared
from tafelrunde.games.twister.rules.combat import PlayCombatCard
from tafelrunde.games.twister.rules.movement import Handle, destinations
from tafelrunde.games.twister.ruleset import NEIGHBOURS, square_name
from tafelrunde.games.twister.state import Twister


def offers(view: Twister, look: Look) -> Offers:
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
    return shown


def _offer(view: Twister, look: Look, action: Action) -> Offer:
    match action:
        case a.Move() | a.Walk() | a.On() | a.Stop() | a.Jump():
            return _moving(view, look, action)
        case a.Take() | a.Swap() | a.Drop() | a.Give() | a.Get() | a.Trade():
            return _handling(view, look, action)
        case a.Fight() | a.Lance() | a.Shoot() | a.Fireball():
            return _fighting(view, look, action)
        case a.Unlock() | a.Lock() | a.Break():
            return _gate(view, look, action)
        case a.Combat() | a.NameCard() | a.Decline() | a.Allow() | a.PlayCard():
            return _card(view, action)
        case a.Starter() | a.Hide() | a.Put():
            return _placing(view, look, action)
        case a.Reveal():
            name = say("offer-reveal", token=look.token(action.token), slot=int(action.slot + 1))
            touches = [token_id(action.token), slot_id(action.slot)]
            return Offer(action.text, name, "act", "gi:magnifying-glass", touches, rule="DT-R1")
        case a.Turn():
            return _turn(view, look, action)
        case a.Heal():
            name = say("offer-heal", token=look.token(action.token), target=look.token(action.target))
            return Offer(
                action.text, name, "act", "gi:healing", [token_id(action.token), _shown(view, action.target)], rule="DT-K3"
            )
        case a.Repel():
            name = say("offer-repel", token=look.token(action.token), target=look.token(action.target))
            touches = [token_id(action.token), _shown(view, action.target)]
            return Offer(action.text, name, "act", "gi:sonic-shout", touches, say("note-ap", ap=2), rule="DT-K2")
        case a.EndTurn():
            confirm = say("confirm-end", ap=view.ap) if view.ap > 0 else None
            return Offer(action.text, word("offer-end"), icon="gi:hourglass", confirm=confirm, rule="DT-T8")
        case a.GoOn():
            return Offer(action.text, word("offer-go-on"), icon="gi:play-button", main=True, rule="DT-P8")
    raise TypeError(f"there is no offer for {action.text!r}")


def _shown(view: Twister, name: str) -> str:
    """Who is carried is touched with the bearer."""
    bearer = view.bearer[view.rules.number[name]]
    return token_id(view.rules.names[bearer] if bearer >= 0 else name)


# --- moving -----------------------------------------------------------------------------------------------------------


def _moving(view: Twister, look: Look, action: Action) -> Offer:
    match action:
        case a.Move():
            token = view.rules.number[action.token]
            leaves = (view.rules.side[token] == r.YELLOW) == (action.square >= r.WIDE) and not r.WIDE <= action.square < TOP
            name = say(
                "offer-exit" if leaves else "offer-move", token=look.token(action.token), square=square_name(action.square)
            )
            touches = [token_id(action.token), square_name(action.square)]
            icon = "gi:exit-door" if leaves else MOVE_ICON
            return Offer(action.text, name, "move", icon, touches, rule="DT-V2" if leaves else "DT-M1")
        case a.Walk():
            square = square_name(view.where[view.rules.number[action.token]])
            name = say("offer-walk", token=look.token(action.token))
            return Offer(action.text, name, "move", "gi:swap-bag", [token_id(action.token), square], rule="DT-O2")
        case a.On():
            name = say("offer-on", square=square_name(action.square))
            return Offer(action.text, name, "move", MOVE_ICON, [square_name(action.square)], rule="DT-M1")
        case a.Jump():
            name = say(
                "offer-jump", token=look.token(action.token), pit=square_name(action.pit), square=square_name(action.square)
            )
            touches = [token_id(action.token), square_name(action.pit), square_name(action.square)]
            calls = view.solo() and view.rules.symbols.jump
            return Offer(
                action.text, name, "move", "gi:jump-across", touches, word("note-calls") if calls else None, rule="DT-J1"
            )
    return Offer(action.text, word("offer-stop"), icon="gi:hand", main=True, rule="DT-M7")


def _handling(view: Twister, look: Look, action: Action) -> Offer:
    """DT-O2: taking, dropping and handing over, on the way."""
    decision = view.decision
    assert isinstance(decision, Handle)
    load = look.token(view.name(view.load[decision.token]))
    if isinstance(action, a.Drop):
        return Offer(action.text, say("offer-drop", token=load), "carry", "gi:drop-weapon", rule="DT-O2")
    assert isinstance(action, (a.Take, a.Swap, a.Give, a.Get, a.Trade))
    token = look.token(action.token)
    touches = [token_id(action.token)]
    match action:
        case a.Take():
            return Offer(action.text, say("offer-take", token=token), "carry", "gi:grab", touches, rule="DT-O2")
        case a.Swap():
            return Offer(action.text, say("offer-swap", token=token, load=load), "carry", "gi:cycle", touches, rule="DT-O2")
        case a.Give():
            return Offer(
                action.text, say("offer-give", token=token, load=load), "carry", "gi:receive-money", touches, rule="DT-O2"
            )
        case a.Get():
            theirs = look.token(view.name(view.load[view.rules.number[action.token]]))
            return Offer(action.text, say("offer-get", token=token, load=theirs), "carry", "gi:grab", touches, rule="DT-O2")
    return Offer(action.text, say("offer-trade", token=token), "carry", "gi:cycle", touches, rule="DT-O2")


# --- fighting ---------------------------------------------------------------------------------------------------------


def _fighting(view: Twister, look: Look, action: Action) -> Offer:
    rules = view.rules
    if isinstance(action, a.Fireball):
        seen = sees(view, view.where[rules.number[action.token]], action.direction)
        target = look.token(rules.names[seen])
        name = say("offer-fireball", token=look.token(action.token), target=target)
        own = rules.side[seen] == rules.side[rules.number[action.token]]
        confirm = say("confirm-fireball", target=target) if own else None
        touches = [token_id(action.token), _shown(view, rules.names[seen])]
        return Offer(action.text, name, "fight", "gi:fireball", touches, confirm=confirm, rule="DT-B4")
    assert isinstance(action, (a.Fight, a.Lance, a.Shoot))
    who, target = look.token(action.token), look.token(action.target)
    fight = declared(view, action)
    note = say("note-group" if is_group(fight) else "note-sums", attack=fight.sums[0], defence=fight.sums[1])
    touches = [token_id(action.token), _shown(view, action.target)]
    if isinstance(action, a.Lance):
        return Offer(
            action.text, say("offer-lance", token=who, target=target), "fight", "gi:spear-feather", touches, note, rule="DT-B6"
        )
    if isinstance(action, a.Shoot):
        return Offer(
            action.text, say("offer-shoot", token=who, target=target), "fight", "gi:bow-arrow", touches, note, rule="DT-B3"
        )
    if action.supporters:
        name = say("offer-fight-with", token=who, target=target, supporters=look.tokens_of(action.supporters))
        return Offer(action.text, name, "fight", FIGHT_ICON, touches, note, rule="DT-C9")
    return Offer(action.text, say("offer-fight", token=who, target=target), "fight", FIGHT_ICON, touches, note, rule="DT-C1")


# --- the dungeon ------------------------------------------------------------------------------------------------------


def _gate(view: Twister, look: Look, action: Action) -> Offer:
    """A portcullis is tapped by the square behind it."""
    assert isinstance(action, (a.Unlock, a.Lock, a.Break))
    verb, icon, rule = {
        a.Unlock: ("unlock", "gi:unlocking", "DT-K1"),
        a.Lock: ("lock", "gi:padlock", "DT-K1"),
        a.Break: ("break", "gi:broken-wall", "DT-K4"),
    }[type(action)]
    name = say(f"offer-{verb}", token=look.token(action.token), direction=word(f"direction-{action.direction}"))
    behind = NEIGHBOURS[view.where[view.rules.number[action.token]] * 4 + action.direction]
    return Offer(action.text, name, "gate", icon, [token_id(action.token), square_name(behind)], rule=rule)


def _turn(view: Twister, look: Look, action: a.Turn) -> Offer:
    """DT-W1: the hall is tapped by its gear; before it is done the board shows how it would lie."""
    hall = look.hall(view.rules.halls[view.hall[action.slot]].id)
    clockwise = int(action.clockwise)
    name = say("offer-turn", token=look.token(action.token), hall=hall, clockwise=clockwise)
    icon = "gi:clockwise-rotation" if clockwise else "gi:anticlockwise-rotation"
    touches = [token_id(action.token), square_name(gear_square(view, action.slot))]
    confirm = say("confirm-turn", hall=hall, clockwise=clockwise)
    return Offer(action.text, name, "turn", icon, touches, confirm=confirm, rule="DT-W1")


# --- cards and placing ------------------------------------------------------------------------------------------------


def _card(view: Twister, action: Action) -> Offer:
    match action:
        case a.PlayCard():
            symbols = view.rules.symbols
            calls = view.solo() and action.card in symbols.action
            name = say("offer-card", card=int(action.card))
            note: Say | None = word("note-calls") if calls else None
            return Offer(action.text, name, "cards", CARD_ICON, [action_id(action.card)], note, rule="DT-T1")
        case a.Combat():
            return Offer(
                action.text,
                say("offer-combat", card=int(action.card)),
                "cards",
                FIGHT_ICON,
                [hand_id(action.card)],
                _combat_note(view, action.card),
                rule="DT-C6",
            )
        case a.NameCard():
            return Offer(action.text, say("offer-name-card", card=int(action.card)), "cards", "gi:telepathy", rule="DT-K7")
        case a.Allow():
            two = action.other >= 0
            name = (
                say("offer-allow-two", card=int(action.card), other=int(action.other))
                if two
                else say("offer-allow", card=int(action.card))
            )
            touches = [] if two else [f"shown-{action.card}"]
            return Offer(action.text, name, "cards", "gi:telepathy", touches, rule="DT-Q7" if two else "DT-Q5")
    return Offer(action.text, word("offer-decline"), icon="gi:cancel", main=True, rule="DT-K7")


def _combat_note(view: Twister, card: Card) -> Say | None:
    """What a card is worth: forced, calling, or how likely it wins."""
    decision, fight = view.decision, view.fight
    if isinstance(decision, PlayCombatCard) and decision.forced >= 0:
        return word("note-forced")
    if not view.solo() or fight is None:
        return None
    if card in view.rules.symbols.combat:
        return say("note-odds-calls", percent=odds(view, fight, card))
    return say("note-odds", percent=odds(view, fight, card))


def _placing(view: Twister, look: Look, action: Action) -> Offer:
    match action:
        case a.Starter():
            token = view.rules.number[action.token]
            name = say("offer-starter", token=look.token(action.token))
            return Offer(action.text, name, "team", look.icon(token), [token_id(action.token)], rule="DT-S2")
        case a.Hide():
            token = view.rules.number[action.token]
            name = say("offer-hide", token=look.token(action.token), slot=int(action.slot + 1))
            touches = [token_id(action.token), slot_id(action.slot)]
            return Offer(action.text, name, "team", look.icon(token), touches, rule="DT-S3")
        case a.Put():
            name = say("offer-put", square=square_name(action.square))
            if not view.solo():
                return Offer(action.text, name, "squares", PLACE_ICON, [square_name(action.square)], rule="DT-R3")
            row, column = printed(view, action.square)
            note = say("note-dice", red=column, white=row)
            return Offer(action.text, name, "squares", PLACE_ICON, [square_name(action.square)], note, rule="DT-D2")
    raise TypeError(f"there is no offer for {action.text!r}")
