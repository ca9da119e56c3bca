"""Bargaining: what a trade is worth to both sides, which one to propose, and what to answer (RM-N, RM-P5).

A deal is good if it gains something, and if it gains enough compared with what it gives to the other: nobody completes a
rival's group for a shop. Between the last two players what helps one hurts the other, until both grow restless.
"""

from typing import Final

from tafelrunde.engine import Listed, SeatId, derived, late
from tafelrunde.games.monopoly.actions import Counter, Offer, Side
from tafelrunde.games.monopoly.evaluation import HORIZON, Estate, Facts, appraise, cash_of, estate_of, worst_rent
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.rules.property import move_deed, raisable, upgraded
from tafelrunde.games.monopoly.rules.trading import tenths, why_not_terms
from tafelrunde.games.monopoly.ruleset import PLACE
from tafelrunde.games.monopoly.state import Monopoly

# Chosen by hand.
LEAST_GAIN: Final = 40.0  # rupees for which it is worth talking
FAIR_SHARE: Final = 0.6  # of the other's gain, which one's own must reach
FAIR_SHARE_OF_TWO: Final = 0.9
CALM_ROUNDS: Final = 40  # until then what the other earns counts in full
RESTLESS_ROUNDS: Final = 60  # after which it no longer counts, so that games come to an end
TRIES: Final = 6  # to find a sum that suits both
KEEN: Final = 20  # rupees, how near to the best sum that suits the other
IDLE_CASH: Final = 0.6  # the worth of a rupee to whoever has no group to grow
JAIL_CARD: Final = 30.0  # the worth of a jail card,
JAIL_CARD_INSIDE: Final = 15.0  # and how much more it is worth to a prisoner
LEAST_VISIT: Final = 10.0  # the worth of a rent-free visit, at least
VISITED_ROUNDS: Final = 3  # during which one counts on visits
LOAN_WORTH: Final = 0.8  # of what is to be paid back
KEPT: Final = 20  # rupees that stay with whoever pays for a deal,
KEPT_GENEROUS: Final = 50  # or for one with a generous price
GENEROUS: Final = 5  # half prices for what completes a group,
ON_TOP: Final = 1  # and a rupee: all other sums end in a nought or a five, so no offer is like one of the rounds before
SHARED_GREED: Final = 0.8  # of one's greed that a deal must satisfy
NO_SPACES: Final[list[SpaceId]] = []


class Deal(Listed):
    """Terms between two seats and what they are worth to both."""

    give: Side
    get: Side
    mine: float
    theirs: float
    safe: bool  # this seat can pay the worst rent ahead afterwards


def players_left(state: Monopoly) -> int:
    """How many are still in the game."""
    return len(state.seats) - len(state.left)


def agreeable(state: Monopoly, mine: float, theirs: float, share: float = FAIR_SHARE) -> bool:
    """Whether a gain is worth what the other gains by it: at least such a share of that."""
    if players_left(state) == 2:
        share = max(share, FAIR_SHARE_OF_TWO)
    return mine >= LEAST_GAIN and mine >= share * theirs


class Talk(Listed):
    """A seat thinks about trades with another one."""

    facts: Facts
    state: Monopoly
    seat: SeatId
    other: SeatId
    cash: Rupees = derived(lambda talk: cash_of(talk.state, talk.seat))
    others_cash: Rupees = derived(lambda talk: cash_of(talk.state, talk.other))
    rivals: float = derived(lambda talk: float(players_left(talk.state) - 1))
    now: tuple[float, float] = late((0.0, 0.0))  # what this seat owns and earns,
    others_now: tuple[float, float] = late((0.0, 0.0))  # and the other,
    known: bool = late(False)  # once that was looked at

    # --- what terms are worth -----------------------------------------------------------------------------------------

    def weigh(self, give: Side, get: Side) -> Deal:
        """What it would mean if the seat gave one side to the other and got the other one."""
        return self.exchange(give, get).deal(give, get)

    def exchange(self, give: Side, get: Side) -> "Exchange":
        """How both would stand if these deeds changed hands."""
        facts, state, seat, other = self.facts, self.state, self.seat, self.other
        if not self.known:
            self.now = appraise(facts, state, seat, self.cash)
            self.others_now = appraise(facts, state, other, self.others_cash)
            self.known = True
        owner, held, whole, deeds = state.owner, state.held, state.whole, state.deeds
        for space in give.spaces:
            move_deed(state, space, other)
        for space in get.spaces:
            move_deed(state, space, seat)
        mine, theirs = estate_of(facts, state, seat), estate_of(facts, state, other)
        spare = raisable(state, seat) - worst_rent(state, seat)
        state.owner, state.held, state.whole, state.deeds = owner, held, whole, deeds
        extras = self.extras(seat, get) - self.extras(other, give)
        due, others_due = tenths(state, get), tenths(state, give)
        return Exchange(self, mine, theirs, spare=spare, extras=extras, due=due, others_due=others_due)

    def envy(self) -> float:
        """How much it matters what the other will earn: everything at first, nothing when the game drags on."""
        return max(0.0, min(1.0, 1.0 - float(self.state.round - CALM_ROUNDS) / RESTLESS_ROUNDS))

    def extras(self, taker: SeatId, side: Side) -> float:
        """Jail cards, and the promises of house rules: free visits for the taker, a loan to be paid back to the taker."""
        worth = JAIL_CARD * len(side.cards)
        if side.cards and self.state.seats[taker].jailed:
            worth += JAIL_CARD_INSIDE
        if side.visits:
            space, count = side.visits
            rents = self.facts.rules.board.rent[space]
            rent = float(rents[min(3, len(rents) - 1)])
            worth += float(count) * max(LEAST_VISIT, rent * self.facts.visits[space] * VISITED_ROUNDS)
        if side.loan:
            worth += float(side.loan[0]) * LOAN_WORTH
        return worth

    # --- proposing ----------------------------------------------------------------------------------------------------

    def best_deal(self, greed: float, sweetener: Rupees = 0) -> Deal | None:
        """The deal with the highest own gain to which the other should agree, so many rupees sweeter; none if there is none."""
        best: Deal | None = None
        for give, get in self.swaps():
            deal = self.balanced(give, get, greed)
            if deal is not None and (best is None or deal.mine > best.mine):
                best = deal
        return self.sweetened(best, sweetener) if best is not None and sweetener else best

    def swaps(self) -> list[tuple[Side, Side]]:
        """What may be given and got so that a group is completed, on one side at least; rupees apart."""
        state, seat, other = self.state, self.seat, self.other
        wants, gives = completing(state, seat, other), completing(state, other, seat)
        found: list[tuple[Side, Side]] = []
        if not wants and not gives:
            return found
        for want in [*wants, *(joining(state, seat, other) if gives else []), NO_SPACES]:
            for give in [*gives, *(joining(state, other, seat) if wants else []), NO_SPACES]:
                if not (want or give) or (want and give and state.rules.group[want[0]] == state.rules.group[give[0]]):
                    continue
                if want in wants or give in gives:
                    found.append((Side(0, tuple(give)), Side(0, tuple(want))))
        return found

    def keen_deal(self, give: Side, get: Side) -> Deal | None:
        """The same exchange for the best sum to which the other just agrees, judging as we do; none if there is no such sum, or
        if it is no gain."""
        state = self.state
        exchange = Talk(self.facts, state, self.other, self.seat).exchange(get, give)
        least, most = -self.others_cash + KEPT, self.cash - KEPT  # what this seat pays; below zero it receives
        found: Deal | None = None
        while most - least >= KEEN:
            rupees = (least + most) // 2 // 10 * 10
            deal = exchange.deal(get.with_rupees(max(-rupees, 0)), give.with_rupees(max(rupees, 0)))
            if deal.safe and agreeable(state, deal.mine, deal.theirs):
                found, most = deal, rupees
            else:
                least = rupees
        if found is None or found.theirs < LEAST_GAIN:
            return None
        allowed = why_not_terms(state, self.seat, self.other, found.get, found.give) is None
        return Deal(found.get, found.give, found.theirs, found.mine, True) if allowed else None

    def sweetened(self, deal: Deal, rupees: Rupees) -> Deal | None:
        """The same for more rupees, or for fewer in return; none if that is no longer good."""
        paid = deal.give.rupees - deal.get.rupees + rupees
        sweet = self.weigh(deal.give.with_rupees(max(paid, 0)), deal.get.with_rupees(max(-paid, 0)))
        good = sweet.safe and sweet.mine >= LEAST_GAIN and paid <= self.cash - KEPT
        return sweet if good and why_not_terms(self.state, self.seat, self.other, sweet.give, sweet.get) is None else None

    def generous_price(self, more: bool) -> Deal | None:
        """Two and a half times the price for what completes a group, or three times: who thinks in prices will take it."""
        rules = self.state.rules
        best: Deal | None = None
        for want in completing(self.state, self.seat, self.other):
            price = sum([rules.price[space] for space in want]) * (GENEROUS + int(more)) // 2 + ON_TOP
            if rules.kind[want[0]] == PLACE and price <= self.cash - KEPT_GENEROUS:
                deal = self.weigh(Side(price), Side(0, tuple(want)))
                if deal.safe and deal.mine >= 3 * LEAST_GAIN and (best is None or deal.mine > best.mine):
                    best = deal
        return best

    def balanced(self, give: Side, get: Side, greed: float) -> Deal | None:
        """The same exchange with rupees that share the gain, `greed` times as much for this seat; none if that suits nobody.

        Whoever pays can plant less, so the sum that would share the gain of the bare exchange may be too much.
        """
        state = self.state
        exchange = self.exchange(give, get)
        bare = exchange.deal(give, get)
        if bare.mine + bare.theirs < 2 * LEAST_GAIN:
            return None
        least, most = -self.others_cash + KEPT, self.cash - KEPT  # what this seat can pay; below zero it receives
        rupees: Rupees = int((bare.mine - bare.theirs) / 2)
        if rupees > 0:
            least = 0
        else:
            most = 0
        for _ in range(TRIES):
            rupees = max(least, min(rupees, most)) // 10 * 10
            deal = exchange.deal(give.with_rupees(max(rupees, 0)), get.with_rupees(max(-rupees, 0)))
            enough = deal.safe and agreeable(state, deal.mine, deal.theirs, greed * SHARED_GREED)
            if enough and agreeable(state, deal.theirs, deal.mine):
                return deal if why_not_terms(state, self.seat, self.other, deal.give, deal.get) is None else None
            if deal.mine > greed * deal.theirs:
                least = rupees
            else:
                most = rupees
            if most - least < KEPT:
                return None
            rupees = (least + most) // 2
        return None

    def rescue(self, short: Rupees) -> Offer | None:
        """A deed for just enough rupees to stay in the game, if the other should want it (RM-N11, RM-N13)."""
        state, rules = self.state, self.state.rules
        for space in state.deeds[self.seat]:
            if not upgraded(state, rules.group[space]):
                rupees = short + (0 if state.mortgaged[space] else rules.mortgage[space])
                if rupees < 1 or rupees > self.others_cash - KEPT_GENEROUS:
                    continue
                offer = Offer(self.other, Side(0, (space,)), Side(rupees))
                if offer.text in state.seats[self.seat].refused:
                    continue
                allowed = why_not_terms(state, self.seat, self.other, offer.give, offer.get) is None
                if allowed and self.weigh(offer.give, offer.get).theirs >= LEAST_GAIN:
                    return offer
        return None

    # --- answering ----------------------------------------------------------------------------------------------------

    def counter(self, give: Side, get: Side, greed: float) -> Counter | None:
        """The same exchange for a fair sum, if there is one that differs from what was offered."""
        deal = self.balanced(give.with_rupees(0), get.with_rupees(0), greed)
        if deal is None or deal.give.rupees - deal.get.rupees >= give.rupees - get.rupees:
            return None
        return Counter(deal.give, deal.get)


class Exchange(Listed):
    """Deeds that might change hands between two seats; what that is worth depends on the rupees that go with them."""

    talk: Talk
    mine: Estate  # afterwards
    theirs: Estate
    spare: Rupees  # what this seat could raise afterwards, less the worst rent ahead
    extras: float  # the worth of what is neither deeds nor rupees
    due: Rupees  # to the bank for mortgaged deeds: by this seat,
    others_due: Rupees  # and by the other

    def deal(self, give: Side, get: Side) -> Deal:
        """With the rupees of these sides."""
        talk = self.talk
        facts, sprouts, rivals, drag = talk.facts, talk.state.sprouts, talk.rivals, talk.envy()
        paid = get.rupees - give.rupees - self.due
        others_paid = give.rupees - get.rupees - self.others_due
        owned, income = talk.now
        others_owned, others_income = talk.others_now
        owned_then, income_then = self.mine.with_cash(facts, talk.cash + paid, sprouts)
        others_owned_then, others_income_then = self.theirs.with_cash(facts, talk.others_cash + others_paid, sprouts)
        more, others_more = income_then - income, others_income_then - others_income
        worth, extras = self.worth_of_cash(paid), self.extras
        mine = worth + owned_then - owned + HORIZON * (rivals * more - drag * others_more) + extras
        theirs = float(others_paid) + others_owned_then - others_owned + HORIZON * (rivals * others_more - drag * more) - extras
        return Deal(give, get, mine, theirs, self.spare + paid >= 0)

    def worth_of_cash(self, rupees: Rupees) -> float:
        """Rupees received are worth less to a seat that has nothing to plant them on."""
        return float(rupees) * IDLE_CASH if rupees > 0 and not self.mine.groups else float(rupees)


# --- what somebody else has to give -----------------------------------------------------------------------------------


def completing(state: Monopoly, seat: SeatId, other: SeatId) -> list[list[SpaceId]]:
    """What `other` alone could give to complete colour groups of `seat`; of the transports, any one."""
    rules, owner, held, count = state.rules, state.owner, state.held, state.rules.group_count
    found: list[list[SpaceId]] = []
    for group in rules.every_group:
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


def joining(state: Monopoly, seat: SeatId, other: SeatId) -> list[list[SpaceId]]:
    """Single deeds of `other` that would bring `seat` one short of a colour group."""
    rules, owner, held, count = state.rules, state.owner, state.held, state.rules.group_count
    found: list[list[SpaceId]] = []
    for group in rules.every_group:
        spaces = rules.groups[group]
        if (
            rules.group_kind[group] == PLACE
            and held[seat * count + group] == len(spaces) - 2
            and held[seat * count + group]
            and held[other * count + group] == 1
        ):
            found.append([space for space in spaces if owner[space] == other])
    return found
