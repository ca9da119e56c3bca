"""What a seat may do now: every legal action by name, ready-made legs, and what may be said at any time."""

from tafelrunde.engine import Action, Say, Who, say, say_reason
from tafelrunde.engine.scene import Offer, Offers, Refusal
from tafelrunde.games.mapmasters import actions as saying
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, NONE, TOKENS
from tafelrunde.games.mapmasters.picture.board import space_id
from tafelrunde.games.mapmasters.picture.ink import ICONS
from tafelrunde.games.mapmasters.picture.legs import begin, legs, no_begin
from tafelrunde.games.mapmasters.picture.legs import proposed as proposed_leg
from tafelrunde.games.mapmasters.picture.names import BOOK, Look, gate_place, kind_name
from tafelrunde.games.mapmasters.picture.panels import hand_id
from tafelrunde.games.mapmasters.picture.ways import ways
from tafelrunde.games.mapmasters.rules.drawing import ChooseWay
from tafelrunde.games.mapmasters.rules.market import DecideMarket
from tafelrunde.games.mapmasters.rules.turn import DecidePaths
from tafelrunde.games.mapmasters.ruleset import BOOK_PRICE, TOKEN_PRICE
from tafelrunde.games.mapmasters.state import Table


def offers(view: Table, look: Look) -> Offers:
    """Nothing for spectators; for a seat that is not asked, what it may say."""
    decision = view.decision
    seat = view.viewer
    shown = Offers()
    if seat < 0 or decision is None:
        return shown
    if decision.seat == seat:
        if isinstance(decision, ChooseWay):
            shown.offers = _choices(view, look)
        else:
            if isinstance(decision, DecidePaths) and view.rules.suggestions:
                shown = legs(view, look)
            shown.offers += [_offer(look, action) for action in decision.options(view)]
        if isinstance(decision, DecideMarket):
            shown.refusals = _refusals(view, look, decision)
        if isinstance(decision, DecidePaths):
            shown.refusals += _walled_in(view, look, decision)
    if view.seats[seat].concedes:
        shown.standing.append(Offer("resume", Say("offer-resume"), icon="gi:treasure-map", rule="MM-W7"))
    else:
        confirm = Say("confirm-concede")
        shown.standing.append(Offer("concede", Say("offer-concede"), icon="gi:white-tower", confirm=confirm, rule="MM-W7"))
    return shown


def _offer(look: Look, action: Action) -> Offer:
    """A legal action by name."""
    text = action.text
    match action:
        case saying.Lay():
            name = say("offer-lay", card=look.card_name(action.card), space=action.space, turned=int(action.turned))
            touches = [hand_id(action.card, action.turned), space_id(action.space)]
            return Offer(text, name, "lay", "gi:card-play", touches, rule="MM-P1", preview=True, final=True)
        case saying.Enter():
            name = say("offer-enter", group=look.group_name(action.group), entry=gate_place(action.name))
            return Offer(text, name, "enter", "gi:entry-door", [f"entry-{action.name}"], rule="MM-S8")
        case saying.Assign():
            name = say("offer-goal", goal=look.goal_name(action.name), group=look.group_name(action.group))
            return Offer(text, name, "goal", "gi:achievement", [f"goal-{action.name}"], rule="MM-G6")
        case saying.GiveLantern() | saying.TakeBook():
            kind = "lantern" if isinstance(action, saying.GiveLantern) else "assign"
            name = say(f"offer-{kind}", group=look.group_name(action.name))
            return Offer(text, name, kind, touches=[f"group-{action.name}"], rule="MM-S7" if kind == "lantern" else "MM-F11")
        case saying.BuyToken():
            name = say("offer-token", kind=kind_name(action.name), group=look.group_name(action.group))
            icon = ICONS[ITEM_WORDS.index(action.name)]
            touches = [f"token-{action.name}", f"group-{action.group}"]
            return Offer(text, name, "buy", icon, touches, note=say("price", price=int(TOKEN_PRICE)), rule="MM-F2")
        case saying.BuyBook():
            name = say("offer-book", book=look.book_name(action.name), group=look.group_name(action.group))
            touches = [f"book-{action.name}", f"group-{action.group}"]
            return Offer(text, name, "buy", BOOK, touches, note=say("price", price=int(BOOK_PRICE)), rule="MM-F4")
        case saying.Begin():
            return begin(look, action.name)
        case saying.Peek():
            return Offer(
                text, say("offer-peek", space=action.name), "peek", "gi:spyglass", [space_id(action.name)], rule="MM-A4"
            )
    return _plain(action)


def _plain(action: Action) -> Offer:
    text = action.text
    match action:
        case saying.BuyBlind():
            return Offer(
                text, Say("offer-blind"), "buy", BOOK, ["book-blind"], note=say("price", price=int(BOOK_PRICE)), rule="MM-F4"
            )
        case saying.Done():
            return Offer(text, Say("offer-done"), icon="gi:exit-door", rule="MM-F8")
        case saying.Begins():
            return Offer(text, say("offer-starts", seat=Who(int(action.seat))), touches=[f"seat-{action.seat}"], rule="MM-S15")
        case saying.EndPaths():
            return Offer(text, Say("offer-end"), icon="gi:check-mark", rule="MM-T5")
        case saying.Turn():
            return Offer(text, say("offer-turn", turned=int(action.turned)), icon="gi:clockwise-rotation", rule="MM-A4")
    assert isinstance(action, saying.Pay)
    return Offer(text, say("offer-pay", how=action.name), icon=ICONS[2], rule="MM-A4")


def proposed(view: Table, look: Look, action: Action) -> Offer:
    """A leg that no short search finds; any other action is listed."""
    return proposed_leg(view, look, action) if isinstance(action, saying.Draw) else _offer(look, action)


def _choices(view: Table, look: Look) -> list[Offer]:
    """MM-R8: the next choices of the leg that is being drawn, and the ways back."""
    decision = view.decision
    assert decision is not None
    found = ways(view, look)
    shown = [
        Offer(
            f"go {way.choice}",
            way.name,
            "ways",
            "gi:footsteps",
            [way.id] if way.id else [],
            confirm=way.risk,
            rule=way.rule,
            main=way.main,
            quick=True,
            forced=len(found) == 1 and not way.ends,
        )
        for way in found
    ]
    for action in decision.options(view):
        if isinstance(action, (saying.Back, saying.Cancel)):
            icon = "gi:return-arrow" if isinstance(action, saying.Back) else "gi:cancel"
            shown.append(Offer(action.text, Say(f"offer-{action.text}"), "back", icon, rule="MM-R9"))
    return shown


# --- why not ----------------------------------------------------------------------------------------------------------


def _refusals(view: Table, look: Look, decision: DecideMarket) -> list[Refusal]:
    """A book that nobody can pay, tokens that are sold out."""
    found = []
    for index in view.shown:
        book = view.rules.books[index].id
        if view.money < BOOK_PRICE:
            reason = decision.why_not(view, saying.BuyBook(book, view.rules.groups[0].id))
            if reason is not None:
                words = say_reason(reason, look.kinds)
                found.append(Refusal(look.book_name(book), words, reason.rule, "buy", BOOK, touches=[f"book-{book}"]))
    for kind in TOKENS:
        if view.money < TOKEN_PRICE or not view.stock[kind]:
            reason = decision.why_not(view, saying.BuyToken(ITEM_WORDS[kind], view.rules.groups[0].id))
            if reason is not None:
                words = say_reason(reason, look.kinds)
                touches = [f"token-{ITEM_WORDS[kind]}"]
                found.append(Refusal(kind_name(ITEM_WORDS[kind]), words, reason.rule, "buy", ICONS[kind], touches=touches))
    return found


def _walled_in(view: Table, look: Look, decision: DecidePaths) -> list[Refusal]:
    """Groups that cannot draw a leg now."""
    found = []
    for party in view.parties:
        group = view.rules.groups[party.group].id
        reason = decision.why_not(view, saying.Begin(group))
        if reason is not None and party.done == NONE:
            found.append(no_begin(look, group, reason))
    return found
