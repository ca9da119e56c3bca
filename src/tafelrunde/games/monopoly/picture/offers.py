"""What a seat may do now: every legal action by name, with what it costs or brings; free numbers and trades as forms."""

from tafelrunde.engine import Action, Decision, Game, Say, SeatId, say
from tafelrunde.engine.scene import THEN, Form, Offer, Offers
from tafelrunde.games.monopoly import actions as saying
from tafelrunde.games.monopoly.ids import SpaceId
from tafelrunde.games.monopoly.picture.forms import bid_form, counter_form, pick_form, trade_form
from tafelrunde.games.monopoly.picture.names import (
    DICE_ZONE,
    JAIL_CARD,
    MONEY,
    SPROUT,
    TREE,
    Look,
    deck_name,
    plants,
    seat_id,
    space_id,
    space_name,
    who,
)
from tafelrunde.games.monopoly.picture.refusals import refusals
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideMaximum
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import tenth_of_wealth
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import DecideContest
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.rules.windows import DecideTable
from tafelrunde.games.monopoly.state import AUTO_PASS, Monopoly
from tafelrunde.games.monopoly.verbs.items import ReturnDeed, SwapDeeds

FREE_FORM = (saying.Offer, saying.Counter, saying.Bid, saying.Max, saying.Contest)
RAISING = (saying.Sell, saying.SellGroup, saying.Mortgage)


def offers(view: Monopoly, look: Look, game: Game) -> Offers:
    """Nothing for spectators; for a seat that is not asked, its settings."""
    seat, decision = view.viewer, view.decision
    shown = Offers()
    if seat < 0 or decision is None or view.seats[seat].out:
        return shown
    if decision.seat == seat:
        _fill(view, look, game, decision, shown)
    shown.standing = _standing(view, game)
    return shown


def _fill(view: Monopoly, look: Look, game: Game, decision: Decision, shown: Offers) -> None:
    legal = decision.options(view)
    urgent = isinstance(decision, DecideDebt)
    raising: list[Action] = []
    for action in legal:
        if isinstance(action, FREE_FORM):
            continue
        if isinstance(action, RAISING) and not urgent:
            raising.append(action)
        else:
            shown.offers.append(_offer(view, look, decision, action))
    if isinstance(decision, DecideBid) and decision.least <= view.seats[decision.seat].cash:
        shown.offers.insert(0, _least_bid(decision))
    if isinstance(decision, DecideTable) and not decision.limited:
        shown.offers.insert(2, _asking("always"))
    shown.offers += _one_on_each(view, look, [action.space for action in legal if isinstance(action, saying.Build)])
    shown.forms = _forms(view, look, decision, raising)
    shown.refusals = refusals(view, look, game, decision)


def _forms(view: Monopoly, look: Look, decision: Decision, raising: list[Action]) -> list[Form]:
    found: list[Form] = []
    seat = decision.seat
    cash = view.seats[seat].cash
    if isinstance(decision, DecideBid) and decision.least <= cash:
        found.append(bid_form("bid", decision.least, cash, decision.price, "RM-A5"))
    elif isinstance(decision, DecideMaximum):
        found.append(bid_form("max", 0, cash, view.rules.price[decision.space], "RM-A11"))
    elif isinstance(decision, DecideContest) and decision.least <= cash:
        found.append(bid_form("contest", decision.least, cash, decision.price, "RM-U12"))
    elif isinstance(decision, DecideTrade) and decision.messages < view.rules.trade_messages:
        found.append(counter_form(view, look, decision))
    top = view.stack[-1]
    if isinstance(top, Window) and top.offers:
        found.append(trade_form(view, look, seat, top.offers))
    for kind, name in ((saying.Sell, "sell"), (saying.SellGroup, "sell-group"), (saying.Mortgage, "mortgage")):
        some = [_offer(view, look, decision, action) for action in raising if isinstance(action, kind)]
        if some:
            found.append(pick_form(view, look, name, some))
    return found


# --- one action -------------------------------------------------------------------------------------------------------


def _offer(view: Monopoly, look: Look, decision: Decision, action: Action) -> Offer:
    """A legal action by name."""
    match action:
        case saying.OnSpace():
            return _on_space(view, action)
        case saying.SellGroup():
            group = view.rules.group_named(action.group)
            spaces = view.rules.groups[group]
            gone = sum(view.level[space] for space in spaces) - action.total
            name = say("offer-sell-group", group=look.group_name(group), total=action.total)
            note = say("note-brings", amount=gone * (view.rules.upgrade[spaces[0]] // 2))
            touches = [space_id(spaces[0])]
            return Offer(action.text, name, "sell", SPROUT, touches=touches, note=note, rule="RM-V4")
        case saying.UseCard():
            name = say("offer-use-card", deck=deck_name(action.deck))
            return Offer(action.text, name, "jail", JAIL_CARD, rule="RM-J8")
        case saying.TakeToken():
            return Offer(action.text, look.token_name(action.token), icon=look.token_icon(action.token), rule="RM-S2")
        case saying.Tax():
            return _tax(view, action)
        case saying.UseItem():
            return _item(view, look, action)
        case saying.Demand():
            return _demand(view, action)
        case _:
            return _plain(view, decision, action)


# verb: icon, group, rule; the first group of offers has no heading
PLAIN: dict[type[Action], tuple[str, str, str]] = {
    saying.Roll: ("gi:rolling-dices", "", "RM-T1"),
    saying.EndTurn: ("gi:check-mark", "", "RM-T5"),
    saying.Done: ("gi:check-mark", "", "RM-W4"),
    saying.Snooze: ("gi:night-sleep", "", "RM-W4"),
    saying.PayFine: ("gi:pay-money", "jail", "RM-J6"),
    saying.Buy: ("gi:scroll-unfurled", "", "RM-P2"),
    saying.Decline: ("gi:gavel", "", "RM-P3"),
    saying.Pass: ("gi:cancel", "", "RM-A5"),
    saying.Allow: ("gi:thumb-up", "", "RM-U12"),
    saying.Accept: ("gi:shaking-hands", "", "RM-N9"),
    saying.Reject: ("gi:cancel", "", "RM-N8"),
    saying.LiftNow: (MONEY, "", "RM-N10"),
    saying.Keep: ("gi:padlock", "", "RM-N4"),
    saying.Bankrupt: ("gi:falling", "last", "RM-D5"),
    saying.Forgo: ("gi:cancel", "", "RM-R7"),
    saying.SkipItem: ("gi:cancel", "", "RM-G3"),
    saying.Resign: ("gi:falling", "", "RM-D16"),
}
MAIN = (saying.Roll, saying.EndTurn, saying.Done, saying.Buy, saying.Accept)


def _least_bid(decision: DecideBid) -> Offer:
    """The most usual bid at hand: as little as possible."""
    name = say("offer-bid", amount=decision.least)
    return Offer(saying.Bid(decision.least).text, name, icon="gi:gavel", main=True, rule="RM-A5")


def _plain(view: Monopoly, decision: Decision, action: Action) -> Offer:
    """An action that is one word."""
    icon, group, rule = PLAIN[type(action)]
    verb = action.text
    name, note = Say(f"offer-{verb}"), None
    seat = view.seats[decision.seat]
    if isinstance(action, saying.Roll):
        if seat.jailed:
            name = say("offer-roll-jailed", tries=seat.tries + 1)
        return Offer(verb, name, group, icon, [DICE_ZONE], main=True, rule=rule)
    if isinstance(action, saying.PayFine):
        note = say("note-costs", amount=view.rules.fine)
    elif isinstance(action, saying.Buy):
        price = view.rules.price[seat.position]
        note = say("note-costs-left", amount=price, left=seat.cash - price)
    elif isinstance(action, saying.Decline) and view.rules.no_auctions:
        name = Say("offer-decline-no-auction")
    elif isinstance(action, saying.Pass):
        note = Say("note-pass-final")
    elif isinstance(decision, DecideReceipt):
        lift = isinstance(action, saying.LiftNow)
        amount = view.rules.lift[decision.space] if lift else view.rules.interest[decision.space]
        note = say("note-costs", amount=amount)
    touches = [space_id(seat.position)] if isinstance(action, saying.Buy) else []
    confirm = Say(f"confirm-{verb}") if isinstance(action, (saying.Bankrupt, saying.Resign)) else None
    return Offer(verb, name, group, icon, touches=touches, note=note, confirm=confirm, main=isinstance(action, MAIN), rule=rule)


def _on_space(view: Monopoly, action: saying.OnSpace) -> Offer:
    space, rules = action.space, view.rules
    touches, named = [space_id(space)], space_name(space)
    level = view.level[space]
    match action:
        case saying.Build() | saying.Place():
            tree = level == rules.sprouts_per_tree
            rent = rules.board.rent[space][5 if tree else level + 1]
            grown = plants(level + 1, tree)
            free = isinstance(action, saying.Place)
            note = (
                say("note-place", rent=rent, plants=grown)
                if free
                else say("note-build", amount=rules.upgrade[space], rent=rent, plants=grown)
            )
            name = say("offer-tree", space=named) if tree else named
            icon, rule = TREE if tree else SPROUT, "RM-U13" if free else "RM-U5" if tree else "RM-U1"
            return Offer(action.text, name, "build", icon, touches=touches, note=note, rule=rule)
        case saying.Sell():
            tree = level == rules.tree
            name = say("offer-tree", space=named) if tree else named
            note = say("note-brings", amount=rules.upgrade[space] // 2)
            return Offer(action.text, name, "sell", TREE if tree else SPROUT, touches=touches, note=note, rule="RM-V1")
        case saying.Mortgage():
            note = say("note-mortgage", amount=rules.mortgage[space], lift=rules.lift[space])
            return Offer(action.text, named, "mortgage", "gi:padlock", touches=touches, note=note, rule="RM-H1")
        case _:
            note = say("note-costs", amount=view.rules.lift[space])
            return Offer(action.text, named, "lift", "gi:padlock-open", touches=touches, note=note, rule="RM-H4")


def _one_on_each(view: Monopoly, look: Look, spaces: list[SpaceId]) -> list[Offer]:
    """RM-U3: a whole group at once, where the money and the stock are there; one sprout after the other, as ever."""
    found, rules, seat = [], view.rules, view.seats[view.viewer]
    for group in rules.every_group:
        places = rules.groups[group]
        if not all(place in spaces for place in places):
            continue
        levels = {view.level[place] for place in places}
        cost = sum(rules.upgrade[place] for place in places)
        if len(levels) > 1 or cost > seat.cash:
            continue
        tree = rules.sprouts_per_tree in levels
        if (view.trees if tree else view.sprouts) >= len(places):
            name = say("offer-trees-on-each" if tree else "offer-one-on-each", group=look.group_name(group))
            note = say("note-costs-left", amount=cost, left=seat.cash - cost)
            text = THEN.join(saying.BUILD[place].text for place in places)
            found.append(Offer(text, name, "build", TREE if tree else SPROUT, note=note, rule="RM-U3"))
    return found


def _tax(view: Monopoly, action: saying.Tax) -> Offer:
    if action.way == "percent":
        note = say("note-costs", amount=tenth_of_wealth(view, view.viewer))
        return Offer(action.text, Say("offer-tax-percent"), icon="gi:scales", note=note, rule="RM-X3")
    note = say("note-costs", amount=view.rules.board.amount[view.seats[view.viewer].position])
    return Offer(action.text, Say("offer-tax-flat"), icon=MONEY, note=note, rule="RM-X2")


def _item(view: Monopoly, look: Look, action: saying.UseItem) -> Offer:
    """An item card, with what or whom it is aimed at."""
    item = view.seats[view.viewer].item
    card, icon, name = view.rules.items[item], look.item_icons[item], look.item_name(item)
    match card.do:
        case SwapDeeds() as swap:
            other = SeatId(action.target)
            given, taken = swap.deeds(view, view.viewer, other)
            name = say("offer-item-seat", item=name, seat=who(other))
            note = say("note-swap", space=space_name(given), other=space_name(taken))
            return Offer(action.text, name, "item", icon, touches=[seat_id(other)], note=note, rule="RM-G3")
        case ReturnDeed():
            space = SpaceId(action.target)
            name = say("offer-item-space", item=name, space=space_name(space))
            note = say("note-returned", seat=who(view.owner[space]), amount=view.rules.mortgage[space])
            return Offer(
                action.text, name, "item", icon, touches=[space_id(space)], note=note, confirm=Say("confirm-item"), rule="RM-G3"
            )
        case _:
            return Offer(action.text, say("offer-item", item=name), "item", icon, note=card.do.words(), rule="RM-G3")


def _demand(view: Monopoly, action: saying.Demand) -> Offer:
    for claim in view.claims:
        if claim.id == action.claim:
            name = say("offer-demand-claim", seat=who(claim.visitor), space=space_name(claim.space))
            note = say("note-brings", amount=claim.amount)
            return Offer(action.text, name, "rent", MONEY, touches=[space_id(claim.space)], note=note, rule="RM-R7")
    amount = getattr(view.decision, "amount", 0)
    return Offer(action.text, Say("offer-demand"), "", MONEY, note=say("note-brings", amount=amount), main=True, rule="RM-R7")


# --- always -----------------------------------------------------------------------------------------------------------


ASKING_ICONS = {"never": "gi:ringing-bell", "smart": "gi:uncertainty", "always": "gi:sleepy"}


def _asking(mode: str) -> Offer:
    """RM-W7: how often one wants to be asked."""
    return Offer(saying.SetAutoPass(mode).text, Say(f"offer-auto-pass-{mode}"), icon=ASKING_ICONS[mode], rule="RM-W7")


def _standing(view: Monopoly, game: Game) -> list[Offer]:
    """RM-W7, RM-D16: how often one wants to be asked, and giving up where the rules let one."""
    found = [_asking(mode) for mode in AUTO_PASS if mode != view.seats[view.viewer].auto_pass]
    if game.why_not(view, view.viewer, saying.RESIGN) is None:
        confirm = Say("confirm-resign")
        found.append(Offer("resign", Say("offer-resign"), icon="gi:falling", confirm=confirm, rule="RM-D16"))
    return found
