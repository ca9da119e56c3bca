"""Managing: the standing actions of a window, asked for and carried out (RM-W1, RM-W3 to RM-W6)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Chance, Reason, SeatId
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.ids import GroupId
from tafelrunde.games.monopoly.rules import upgrades
from tafelrunde.games.monopoly.rules.mortgages import lift, mortgage, why_not_lift, why_not_mortgage
from tafelrunde.games.monopoly.rules.trading import Trade, add_sample_offers, why_not_offer
from tafelrunde.games.monopoly.rules.window import BIT, Window
from tafelrunde.games.monopoly.state import Claim, Monopoly

NOT_HERE: Final = Reason("RM-W5", "why-not-here")
NOT_BETWEEN: Final = Reason("RM-W9", "why-not-between")
BUILT_HERE: Final = Reason("RM-W6", "why-built-here")
SOLD_HERE: Final = Reason("RM-W6", "why-sold-here")
LIFTED_HERE: Final = Reason("RM-W6", "why-lifted-here")
PLEDGED_HERE: Final = Reason("RM-W6", "why-pledged-here")
NO_CLAIM: Final = Reason("RM-R7", "why-no-claim")


# --- options ----------------------------------------------------------------------------------------------------------


def add_managing(state: Monopoly, seat: SeatId, window: Window, found: list[Action]) -> None:
    """RM-W3, RM-W4: building, paying off mortgages, mortgaging and selling: all a free window allows, in one look."""
    deeds, group_of = state.deeds[seat], state.rules.group
    if not deeds:
        return
    to_lift, to_pledge = turnable(state, seat, window)
    gardens: i64 = upgrades.gardens(state, seat) if state.whole[seat] else 0
    fertile = gardens & ~window.sold
    for space in deeds:
        if to_lift >> space & 1:
            found.append(actions.LIFT[space])
        elif to_pledge >> space & 1:
            found.append(actions.MORTGAGE[space])
        if fertile and fertile >> group_of[space] & 1 and upgrades.can_grow(state, seat, space):
            found.append(actions.BUILD[space])
    if gardens:
        add_all_sales(state, seat, gardens & ~window.built, found)


def turnable(state: Monopoly, seat: SeatId, window: Window) -> tuple[i64, i64]:
    """RM-H1, RM-H2, RM-H4, RM-W6: the mortgages that could be paid off with a seat's cash, and the deeds that could be
    mortgaged, whoever owns them; one bit each."""
    if state.turned < 0:
        state.count_bits()
    rules, turned, cash = state.rules, state.turned, state.seats[seat].cash
    payable = rules.payable[min(rules.dearest_lift, cash)]
    return turned & payable & ~window.pledged, ~(turned | state.shaded | window.lifted)


def any_of_window(state: Monopoly, seat: SeatId, window: Window, closing: list[Action], chance: Chance) -> Action:
    """RM-W3, RM-W4: one of all that can be said, each as likely, by a seat without gardens: close the window, turn a deed over,
    or offer a trade."""
    to_lift, to_pledge = turnable(state, seat, window)
    to_turn = to_lift | to_pledge
    spaces = [space for space in state.deeds[seat] if to_turn >> space & 1]
    offered: list[Action] = []
    if window.offers:
        add_sample_offers(state, seat, offered)
    at = chance.below(len(closing) + len(spaces) + len(offered)) - len(closing)
    if at < 0:
        return closing[at]
    if at >= len(spaces):
        return offered[at - len(spaces)]
    space = spaces[at]
    return actions.LIFT[space] if to_lift >> space & 1 else actions.MORTGAGE[space]


def add_raising(state: Monopoly, seat: SeatId, window: Window, found: list[Action]) -> None:
    """RM-W5: everything the bank pays for: mortgages of free deeds, and what grows."""
    deeds = state.deeds[seat]
    if not deeds:
        return
    _, to_pledge = turnable(state, seat, window)
    for space in deeds:
        if to_pledge >> space & 1:
            found.append(actions.MORTGAGE[space])
    gardens: i64 = upgrades.gardens(state, seat) if state.whole[seat] else 0
    if gardens:
        add_all_sales(state, seat, gardens & ~window.built, found)


def add_all_sales(state: Monopoly, seat: SeatId, gardens: i64, found: list[Action]) -> None:
    """RM-V1: what grows in these groups may be sold."""
    for group in state.rules.colours:
        if gardens >> group & 1 and state.growth[group]:
            add_sales(state, seat, group, found)


def add_sales(state: Monopoly, seat: SeatId, group: GroupId, found: list[Action]) -> None:
    """RM-V2 to RM-V4: what of a group can be sold, piece by piece or, in a shortage, together."""
    rules = state.rules
    for space in rules.groups[group]:
        if upgrades.why_not_sell(state, seat, space) is None:
            found.append(actions.SELL[space])
    if upgrades.group_sale_needed(state, seat, group):
        for total in range(sum([state.level[space] for space in rules.groups[group]])):
            if upgrades.group_sale(state, group, total) is not None:
                found.append(actions.SellGroup(rules.board.names[group], total))


def add_offers(state: Monopoly, seat: SeatId, window: Window, found: list[Action]) -> None:
    """RM-N1, RM-N11: a fair sample of trades."""
    if window.offers:
        add_sample_offers(state, seat, found)


def add_demands(state: Monopoly, seat: SeatId, found: list[Action]) -> None:
    """RM-R7: rent that may still be asked for."""
    if state.claims:
        found.extend([actions.Demand(claim.id) for claim in state.claims if claim.seat == seat])


# --- refusals ---------------------------------------------------------------------------------------------------------


def why_not_raise(state: Monopoly, seat: SeatId, window: Window, action: Action) -> Reason | None:
    """RM-W5, RM-W6: selling upgrades and mortgaging."""
    if isinstance(action, actions.Sell):
        return upgrades.why_not_sell(state, seat, action.space) or _here(
            window.built, state.rules.group[action.space], BUILT_HERE
        )
    if isinstance(action, actions.SellGroup):
        reason = upgrades.why_not_sell_group(state, seat, action.group, action.total)
        return reason or _here(window.built, state.rules.group_named(action.group), BUILT_HERE)
    if isinstance(action, actions.Mortgage):
        return why_not_mortgage(state, seat, action.space) or _here(window.lifted, action.space, LIFTED_HERE)
    return NOT_HERE


def why_not_manage(state: Monopoly, seat: SeatId, window: Window, action: Action) -> Reason | None:
    """RM-W3, RM-W4, RM-W6: all standing actions of a free window."""
    if isinstance(action, actions.Build):
        return upgrades.why_not_build(state, seat, action.space) or _here(
            window.sold, state.rules.group[action.space], SOLD_HERE
        )
    if isinstance(action, actions.Lift):
        return why_not_lift(state, seat, action.space) or _here(window.pledged, action.space, PLEDGED_HERE)
    if isinstance(action, actions.Offer):
        return why_not_offer(state, seat, window.offers, action)
    if isinstance(action, actions.Demand):
        return None if claim_of(state, seat, action.claim) is not None else NO_CLAIM
    return why_not_raise(state, seat, window, action)


def _here(done: i64, number: i64, reason: Reason) -> Reason | None:
    """RM-W6: a reason against what was undone or done before in the same window."""
    return reason if done >> number & 1 else None


def claim_of(state: Monopoly, seat: SeatId, number: i64) -> Claim | None:
    """RM-R7: a seat's open claim by its number."""
    for claim in state.claims:
        if claim.id == number and claim.seat == seat:
            return claim
    return None


# --- carrying out -----------------------------------------------------------------------------------------------------


def carry_out(state: Monopoly, seat: SeatId, window: Window, action: Action | None) -> None:
    """Do what was decided in a window. Remembers it there (RM-W6)."""
    if isinstance(action, actions.Mortgage):
        window.pledged |= BIT[action.space]
        mortgage(state, seat, action.space)
    elif isinstance(action, actions.Lift):
        window.lifted |= BIT[action.space]
        lift(state, seat, action.space)
    elif isinstance(action, actions.Build):
        upgrades.build(state, seat, action.space)
    elif isinstance(action, actions.Sell):
        window.sold |= BIT[state.rules.group[action.space]]
        upgrades.sell(state, seat, action.space)
    elif isinstance(action, actions.SellGroup):
        group = state.rules.group_named(action.group)
        window.sold |= BIT[group]
        upgrades.sell_group(state, seat, group, action.total)
    elif isinstance(action, actions.Offer):
        window.offers -= 1
        state.call(Trade(seat, action.to, action.give, action.get))
    elif isinstance(action, actions.Demand):
        claim = claim_of(state, seat, action.claim)
        if claim is not None:
            window.collect(state, claim)
