"""Bargaining: what a trade is worth to both sides, which one to propose, and what to answer (RM-N, RM-P5).

A deal is good if it gains something, and if it gains enough compared with what it gives to the other: nobody completes a
rival's group for a shop. Between the last two players what helps one hurts the other, until both grow restless.
"""

from typing import Final

from tafelrunde.engine.part import Listed
from tafelrunde.games.monopoly.actions import Counter, Offer, Side
from tafelrunde.games.monopoly.evaluation import HORIZON, Facts, appraise, cash_of, worst_rent
from tafelrunde.games.monopoly.rules.property import move_deed, raisable, upgraded
from tafelrunde.games.monopoly.rules.trading import why_not_terms
from tafelrunde.games.monopoly.ruleset import PLACE
from tafelrunde.games.monopoly.state import Monopoly

LEAST_GAIN: Final = 40.0  # rupees for which it is worth talking
FAIR_SHARE: Final = 0.6  # of the other's gain, which one's own must reach
FAIR_SHARE_OF_TWO: Final = 0.9
CALM_ROUNDS: Final = 40  # until then what the other earns counts in full
RESTLESS_ROUNDS: Final = 60  # after which it no longer counts, so that games come to an end
TRIES: Final = 6  # to find a sum that suits both
IDLE_CASH: Final = 0.6  # the worth of a rupee to whoever has no group to grow
JAIL_CARD: Final = 30.0
NO_SPACES: Final[list[int]] = []


class Deal(Listed):
    """Terms between two seats and what they are worth to both."""

    give: Side
    get: Side
    mine: float
    theirs: float
    safe: bool  # this seat can pay the worst rent ahead afterwards


def players_left(state: Monopoly) -> int:
    """How many are still in the game."""
    count = 0
    for seat in state.seats:
        if not seat.out:
            count += 1
    return count


def agreeable(state: Monopoly, mine: float, theirs: float, share: float = FAIR_SHARE) -> bool:
    """Whether a gain is worth what the other gains by it: at least such a share of that."""
    if players_left(state) == 2:
        share = max(share, FAIR_SHARE_OF_TWO)
    return mine >= LEAST_GAIN and mine >= share * theirs


def envy(state: Monopoly) -> float:
    """How much it matters what the other will earn: everything at first, nothing when the game drags on."""
    return max(0.0, min(1.0, 1.0 - (state.round - CALM_ROUNDS) / RESTLESS_ROUNDS))


def weigh(facts: Facts, state: Monopoly, seat: int, other: int, give: Side, get: Side) -> Deal:
    """What it would mean if `seat` gave one side to `other` and got the other one."""
    rivals, drag = players_left(state) - 1, envy(state)
    cash, others_cash = cash_of(state, seat), cash_of(state, other)
    owned, income = appraise(facts, state, seat, cash)
    others_owned, others_income = appraise(facts, state, other, others_cash)
    paid = get.rupees - give.rupees - _tenths(state, get.spaces)
    others_paid = give.rupees - get.rupees - _tenths(state, give.spaces)
    owner, held, whole, deeds = state.owner, state.held, state.whole, state.deeds
    for space in give.spaces:
        move_deed(state, space, other)
    for space in get.spaces:
        move_deed(state, space, seat)
    paid_worth = _worth_of_cash(facts, state, seat, paid)
    owned_then, income_then = appraise(facts, state, seat, cash + paid)
    others_owned_then, others_income_then = appraise(facts, state, other, others_cash + others_paid)
    safe = raisable(state, seat) + paid >= worst_rent(state, seat)
    state.owner, state.held, state.whole, state.deeds = owner, held, whole, deeds
    more, others_more = income_then - income, others_income_then - others_income
    extras = _extras(facts, state, seat, get) - _extras(facts, state, other, give)
    mine = paid_worth + owned_then - owned + HORIZON * (rivals * more - drag * others_more) + extras
    theirs = others_paid + others_owned_then - others_owned + HORIZON * (rivals * others_more - drag * more) - extras
    return Deal(give, get, mine, theirs, safe)


def _worth_of_cash(facts: Facts, state: Monopoly, seat: int, rupees: int) -> float:
    """Rupees received are worth less to a seat that has nothing to plant them on."""
    if rupees > 0:
        for group in range(facts.rules.group_count):
            if facts.cost[group] and state.complete(seat, group):
                return float(rupees)
        return rupees * IDLE_CASH
    return float(rupees)


def _tenths(state: Monopoly, spaces: tuple[int, ...]) -> int:
    """RM-N4: what receiving mortgaged deeds costs at once."""
    total = 0
    for space in spaces:
        if state.mortgaged[space]:
            total += state.rules.interest[space]
    return total


def _extras(facts: Facts, state: Monopoly, taker: int, side: Side) -> float:
    """Jail cards, and the promises of house rules: free visits for the taker, a loan to be paid back to the taker."""
    worth = JAIL_CARD * len(side.cards)
    if side.cards and state.seats[taker].jailed:
        worth += 15.0
    if side.visits:
        space = side.visits[0]
        rents = state.rules.board.rent[space]
        worth += side.visits[1] * max(10.0, rents[min(3, len(rents) - 1)] * facts.visits[space] * 3)
    if side.loan:
        worth += side.loan[0] * 0.8
    return worth


# --- proposing --------------------------------------------------------------------------------------------------------


def completing(state: Monopoly, seat: int, other: int) -> list[list[int]]:
    """What `other` alone could give to complete colour groups of `seat`; of the transports, any one."""
    rules, owner, held, count = state.rules, state.owner, state.held, state.rules.group_count
    found: list[list[int]] = []
    for group in range(count):
        mine, theirs = held[seat * count + group], held[other * count + group]
        if not mine or not theirs:
            continue
        spaces = rules.groups[group]
        if rules.group_kind[group] == PLACE:
            if mine + theirs == len(spaces) and not upgraded(state, group):
                found.append([space for space in spaces if owner[space] == other])
        elif mine >= theirs:
            found.append([space for space in spaces if owner[space] == other][:1])
    return found


def joining(state: Monopoly, seat: int, other: int) -> list[list[int]]:
    """Single deeds of `other` that would bring `seat` one short of a colour group."""
    rules, owner, held, count = state.rules, state.owner, state.held, state.rules.group_count
    found: list[list[int]] = []
    for group in range(count):
        spaces = rules.groups[group]
        if (
            rules.group_kind[group] == PLACE
            and held[seat * count + group] == len(spaces) - 2
            and held[seat * count + group]
            and held[other * count + group] == 1
        ):
            found.append([space for space in spaces if owner[space] == other])
    return found


def best_deal(facts: Facts, state: Monopoly, seat: int, other: int, greed: float) -> Deal | None:
    """The deal with the highest own gain to which the other should agree; none if there is none."""
    wants, gives = completing(state, seat, other), completing(state, other, seat)
    if not wants and not gives:
        return None
    best: Deal | None = None
    for want in [*wants, *(joining(state, seat, other) if gives else []), NO_SPACES]:
        for give in [*gives, *(joining(state, other, seat) if wants else []), NO_SPACES]:
            if not (want or give) or (want and give and facts.rules.group[want[0]] == facts.rules.group[give[0]]):
                continue
            if want not in wants and give not in gives:
                continue
            deal = balanced(facts, state, seat, other, Side(0, tuple(give)), Side(0, tuple(want)), greed)
            if deal is not None and (best is None or deal.mine > best.mine):
                best = deal
    return best


def generous_price(facts: Facts, state: Monopoly, seat: int, other: int) -> Deal | None:
    """Two and a half times the price for what completes a group: who thinks in prices will take it, others say no."""
    best: Deal | None = None
    for want in completing(state, seat, other):
        price = sum([facts.rules.price[space] for space in want])
        if state.rules.kind[want[0]] == PLACE and price * 5 // 2 <= cash_of(state, seat) - 50:
            deal = weigh(facts, state, seat, other, Side(price * 5 // 2), Side(0, tuple(want)))
            if deal.safe and deal.mine >= 3 * LEAST_GAIN and (best is None or deal.mine > best.mine):
                best = deal
    return best


def balanced(facts: Facts, state: Monopoly, seat: int, other: int, give: Side, get: Side, greed: float) -> Deal | None:
    """The same exchange with rupees that share the gain, `greed` times as much for this seat; none if that suits nobody.

    Whoever pays can plant less, so the sum that would share the gain of the bare exchange may be too much.
    """
    bare = weigh(facts, state, seat, other, give, get)
    if bare.mine + bare.theirs < 2 * LEAST_GAIN:
        return None
    least, most = -cash_of(state, other) + 20, cash_of(state, seat) - 20  # what this seat can pay; below zero it receives
    rupees = int((bare.mine - bare.theirs) / 2)
    if rupees > 0:
        least = 0
    else:
        most = 0
    for _ in range(TRIES):
        rupees = max(least, min(rupees, most)) // 10 * 10
        deal = weigh(facts, state, seat, other, _with(give, max(rupees, 0)), _with(get, max(-rupees, 0)))
        enough = deal.safe and agreeable(state, deal.mine, deal.theirs, greed * 0.8)
        if enough and agreeable(state, deal.theirs, deal.mine):
            return deal if why_not_terms(state, seat, other, deal.give, deal.get) is None else None
        if deal.mine > greed * deal.theirs:
            least = rupees
        else:
            most = rupees
        if most - least < 20:
            return None
        rupees = (least + most) // 2
    return None


def _with(side: Side, rupees: int) -> Side:
    return Side(rupees, side.spaces, side.cards, side.visits, side.loan)


def rescue(facts: Facts, state: Monopoly, seat: int, amount: int) -> Offer | None:
    """A deed for just enough rupees to stay in the game, if somebody should want it (RM-N11, RM-N13)."""
    rules = state.rules
    short = amount - raisable(state, seat)
    for other in state.others(seat):
        for space in state.deeds[seat]:
            if not upgraded(state, rules.group[space]):
                rupees = short + (0 if state.mortgaged[space] else rules.mortgage[space])
                give, get = Side(0, (space,)), Side(rupees)
                if rupees < 1 or rupees > cash_of(state, other) - 50:
                    continue
                offer = Offer(other, give, get)
                if offer.text in state.seats[seat].refused or why_not_terms(state, seat, other, give, get) is not None:
                    continue
                if weigh(facts, state, seat, other, give, get).theirs >= LEAST_GAIN:
                    return offer
    return None


# --- answering --------------------------------------------------------------------------------------------------------


def counter(facts: Facts, state: Monopoly, seat: int, other: int, give: Side, get: Side, greed: float) -> Counter | None:
    """The same exchange for a fair sum, if there is one that differs from what was offered."""
    deal = balanced(facts, state, seat, other, _with(give, 0), _with(get, 0), greed)
    if deal is None or deal.give.rupees - deal.get.rupees >= give.rupees - get.rupees:
        return None
    return Counter(deal.give, deal.get)
