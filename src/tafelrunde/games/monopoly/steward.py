"""Stewards: players that know which question is asked. The easy one looks at prices only."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import Decision
from tafelrunde.engine.player import Player
from tafelrunde.games.monopoly.actions import (
    ACCEPT,
    ALLOW,
    BUILD,
    DEMAND,
    DONE,
    END_TURN,
    FLAT,
    KEEP,
    PASS,
    PAY_FINE,
    PERCENT,
    REJECT,
    ROLL,
    SKIP_ITEM,
    SNOOZE,
    USE_CARD,
    Bid,
    Demand,
    Max,
    Offer,
    UseItem,
)
from tafelrunde.games.monopoly.evaluation import worst_rent
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy, DecideDemand, DecideTax
from tafelrunde.games.monopoly.rules.lots import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import raisable, wealth
from tafelrunde.games.monopoly.rules.setup import DecideToken
from tafelrunde.games.monopoly.rules.trading import DecideTrade, sample_offers
from tafelrunde.games.monopoly.rules.upgrades import (
    DecideContest,
    DecidePlace,
    why_not_build,
)
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.games.monopoly.ruleset import MASK
from tafelrunde.games.monopoly.state import Monopoly

EASY_JAIL_ROUND: Final = 15  # until which the easy player leaves jail at once


class Steward(Player):
    """Knows which question is asked, and answers those that need no judgement."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, view: Any) -> Action:
        return self.decide(view)

    def decide(self, state: Monopoly) -> Action:
        """An answer to the open decision, of a view or of an imagined table."""
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        if isinstance(decision, DecideOwn):
            return self.claim(state, seat) or self.own(state, seat, decision.closing)
        if isinstance(decision, DecideTable):
            return self.claim(state, seat) or (DONE if decision.limited else self.between(state, seat))
        if isinstance(decision, DecideDebt):
            return self.claim(state, seat) or self.debt(state, seat, decision.amount)
        if isinstance(decision, DecideBuy):
            return self.buy(state, seat, decision.space, decision.price)
        if isinstance(decision, DecideDeedBid):
            return self.bid(state, seat, decision.least, decision.space)
        if isinstance(decision, DecideBid):
            return self.bid_for_upgrade(state, seat, decision.least)
        if isinstance(decision, DecideMaximum):
            return Max(max(0, min(self.limit(state, seat, decision.space), state.seats[seat].cash)))
        if isinstance(decision, DecideTrade):
            return self.answer(state, decision)
        return self.minor(state, seat, decision)

    def minor(self, state: Monopoly, seat: int, decision: Decision) -> Action:
        """The rarer questions."""
        if isinstance(decision, DecideReceipt):
            return self.receipt(state, seat, decision)
        if isinstance(decision, DecideDemand):
            return DEMAND
        if isinstance(decision, DecideTax):
            return PERCENT if (wealth(state, seat) + 9) // 10 < decision.amount else FLAT
        if isinstance(decision, DecideContest):
            return self.contest(state, seat, decision.least)
        if isinstance(decision, DecidePlace):
            return self.place(state, seat, decision)
        if isinstance(decision, DecideItem):
            return self.item(state, seat, decision)
        if isinstance(decision, DecideToken):
            options = decision.options(state)
            return options[self.chance.below(len(options))]
        return decision.default(state)

    def claim(self, state: Monopoly, seat: int) -> Action | None:
        """RM-R7: rent that may still be asked for is asked for."""
        for claim in state.claims:
            if claim.seat == seat:
                return Demand(claim.id)
        return None

    def own(self, state: Monopoly, seat: int, closing: bool) -> Action:
        """In the own window."""
        return END_TURN if closing else ROLL

    def between(self, state: Monopoly, seat: int) -> Action:
        """Between the throws of others."""
        return SNOOZE

    def debt(self, state: Monopoly, seat: int, amount: int) -> Action:
        """Raising money."""
        return state.asked().default(state)

    def buy(self, state: Monopoly, seat: int, space: int, price: int) -> Action:
        """An unowned property."""
        return state.asked().default(state)

    def bid(self, state: Monopoly, seat: int, least: int, space: int) -> Action:
        """At an auction: up to the limit, in steps that people find natural."""
        most = min(self.limit(state, seat, space), state.seats[seat].cash)
        if least > most:
            return PASS
        price = state.rules.price[space]
        step = price // 2 if least == 1 else least - 1 + price // 10
        return Bid(max(least, min(most, step // 5 * 5)))

    def limit(self, state: Monopoly, seat: int, space: int) -> int:
        """What a deed is worth at an auction."""
        return state.rules.price[space]

    def bid_for_upgrade(self, state: Monopoly, seat: int, least: int) -> Action:
        """At the auction of a scarce upgrade."""
        return PASS

    def contest(self, state: Monopoly, seat: int, least: int) -> Action:
        """Whether to object to somebody's upgrade."""
        return ALLOW

    def place(self, state: Monopoly, seat: int, decision: DecidePlace) -> Action:
        """Where a won upgrade goes."""
        return decision.default(state)

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        """To an offer."""
        return REJECT

    def receipt(self, state: Monopoly, seat: int, decision: DecideReceipt) -> Action:
        """A mortgaged deed was received."""
        return KEEP

    def item(self, state: Monopoly, seat: int, decision: DecideItem) -> Action:
        """The moment of an item card has come."""
        return UseItem(decision.item) if decision.item == MASK else SKIP_ITEM


class EasyPlayer(Steward):
    """Looks at prices only."""

    def own(self, state: Monopoly, seat: int, closing: bool) -> Action:
        player = state.seats[seat]
        if closing:
            return self.build(state, seat) or END_TURN
        if player.jailed and state.round <= EASY_JAIL_ROUND:
            for deck in (0, 1):
                if player.jail_cards[deck]:
                    return USE_CARD[deck]
            if player.cash >= state.rules.fine + 100:
                return PAY_FINE
        return self.offer(state, seat) or ROLL

    def build(self, state: Monopoly, seat: int) -> Action | None:
        """The cheapest group up to three sprouts, keeping 200."""
        rules, best = state.rules, -1
        for space in state.deeds[seat]:
            if state.level[space] < 3 and state.seats[seat].cash >= rules.upgrade[space] + 200:
                cheaper = best < 0 or rules.upgrade[space] < rules.upgrade[best]
                if cheaper and why_not_build(state, seat, space) is None:
                    best = space
        return BUILD[best] if best >= 0 else None

    def offer(self, state: Monopoly, seat: int) -> Action | None:
        """Once a turn, and not every turn: rupees or a deed for what completes a group."""
        window = state.stack[-1]
        if not isinstance(window, Window) or window.offers < max(1, state.rules.offers_own) or self.chance.below(3):
            return None
        found = [
            action
            for action in sample_offers(state, seat, 1)
            if isinstance(action, Offer) and action.get.spaces and self.gain(state, seat, action) > 0
        ]
        return found[self.chance.below(len(found))] if found else None

    def gain(self, state: Monopoly, seat: int, offer: Offer) -> int:
        """Of an offer of one's own, by price; what completes a group counts double, and something must stay in the purse."""
        if offer.give.rupees > state.seats[seat].cash - 100:
            return -1
        got = offer.get.rupees + sum([2 * state.rules.price[space] for space in offer.get.spaces])
        return got - offer.give.rupees - sum([self.tag(state, offer.to, space) for space in offer.give.spaces])

    def tag(self, state: Monopoly, taker: int, space: int) -> int:
        """What a deed counts that goes to `taker`: its price, thrice that if it completes a group there."""
        rules = state.rules
        price = rules.price[space] if not state.mortgaged[space] else rules.price[space] // 2
        group = rules.group[space]
        return price * 3 if state.holds(taker, group) == len(rules.groups[group]) - 1 else price

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        """RM-N8: yes to a fifth more than is given, if enough is left to live on."""
        give, get, seat = decision.give, decision.get, decision.seat
        gets = get.rupees + 30 * len(get.cards) + sum([self.tag(state, seat, space) for space in get.spaces])
        gives = give.rupees + 30 * len(give.cards)
        for space in give.spaces:
            gives += max(self.tag(state, decision.proposer, space), self.tag(state, seat, space))
            if state.complete(seat, state.rules.group[space]):
                gives += 2 * state.rules.price[space]
        if give.visits or give.loan or gets * 5 < gives * 6 or decision.why_not(state, ACCEPT) is not None:
            return REJECT
        left = raisable(state, seat) + get.rupees - give.rupees - sum([state.rules.mortgage[space] for space in give.spaces])
        return ACCEPT if left >= worst_rent(state, seat) and state.seats[seat].cash - give.rupees >= 50 else REJECT
