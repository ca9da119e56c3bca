"""Answers to every question: which one is asked, and what to say where no judgement is needed."""

from typing import Any

from tafelrunde.engine import Action, Chance, Decision, Player, SeatId, derived, seeded
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.ids import Rupees, SpaceId
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.items import DecideItem
from tafelrunde.games.monopoly.rules.landing import DecideBuy, DecideDemand, DecideTax
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import tenth_of_wealth
from tafelrunde.games.monopoly.rules.setup import DecideToken
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import (
    DecideContest,
    DecidePlace,
)
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.games.monopoly.ruleset import CHARGED
from tafelrunde.games.monopoly.state import Monopoly


class AnsweringPlayer(Player):
    """Knows which question is asked, and answers those that need no judgement."""

    seed: int
    chance: Chance = derived(lambda player: seeded(player.seed))

    def choose(self, view: Any) -> Action:
        return self.decide(view)

    def decide(self, state: Monopoly) -> Action:
        """An answer to the open decision, of a view or of an imagined table."""
        decision = state.asked()
        seat = decision.seat
        if isinstance(decision, DecideOwn):
            return self.claim(state, seat) or self.own(state, seat, decision.closing)
        if isinstance(decision, DecideTable):
            return self.claim(state, seat) or (actions.DONE if decision.limited else self.between(state, seat))
        if isinstance(decision, DecideDebt):
            return self.claim(state, seat) or self.debt(state, seat, decision.amount)
        if isinstance(decision, DecideBuy):
            return self.buy(state, seat, decision.space, decision.price)
        if isinstance(decision, DecideDeedBid):
            return self.bid(state, seat, decision.least, decision.space)
        if isinstance(decision, DecideBid):
            return self.bid_for_upgrade(state, seat, decision.least)
        if isinstance(decision, DecideMaximum):
            return actions.Max(max(0, min(self.ceiling(state, seat, decision.space), state.seats[seat].cash)))
        if isinstance(decision, DecideTrade):
            return self.answer(state, decision)
        return self.minor(state, seat, decision)

    def minor(self, state: Monopoly, seat: SeatId, decision: Decision) -> Action:
        """The rarer questions."""
        if isinstance(decision, DecideReceipt):
            return self.receipt(state, seat, decision)
        if isinstance(decision, DecideDemand):
            return actions.DEMAND
        if isinstance(decision, DecideTax):
            return actions.PERCENT if tenth_of_wealth(state, seat) < decision.amount else actions.FLAT
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

    def claim(self, state: Monopoly, seat: SeatId) -> Action | None:
        """RM-R7: rent that may still be asked for is asked for."""
        for claim in state.claims:
            if claim.seat == seat:
                return actions.Demand(claim.id)
        return None

    def own(self, state: Monopoly, seat: SeatId, closing: bool) -> Action:
        """In the own window."""
        return actions.END_TURN if closing else actions.ROLL

    def between(self, state: Monopoly, seat: SeatId) -> Action:
        """Between the throws of others."""
        return actions.SNOOZE

    def debt(self, state: Monopoly, seat: SeatId, amount: Rupees) -> Action:
        """Raising money."""
        return state.asked().default(state)

    def buy(self, state: Monopoly, seat: SeatId, space: SpaceId, price: Rupees) -> Action:
        """An unowned property."""
        return state.asked().default(state)

    def bid(self, state: Monopoly, seat: SeatId, least: Rupees, space: SpaceId) -> Action:
        """At an auction: up to the limit, in steps that people find natural."""
        most = min(self.ceiling(state, seat, space), state.seats[seat].cash)
        if least > most:
            return actions.PASS
        price = state.rules.price[space]
        step = price // 2 if least == 1 else least - 1 + price // 10
        return actions.Bid(max(least, min(most, step // 5 * 5)))

    def ceiling(self, state: Monopoly, seat: SeatId, space: SpaceId) -> Rupees:
        """What a deed is worth at an auction."""
        return state.rules.price[space]

    def bid_for_upgrade(self, state: Monopoly, seat: SeatId, least: Rupees) -> Action:
        """At the auction of a scarce upgrade."""
        return actions.PASS

    def contest(self, state: Monopoly, seat: SeatId, least: Rupees) -> Action:
        """Whether to object to somebody's upgrade."""
        return actions.ALLOW

    def place(self, state: Monopoly, seat: SeatId, decision: DecidePlace) -> Action:
        """Where a won upgrade goes."""
        return decision.default(state)

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        """To an offer."""
        return actions.REJECT

    def receipt(self, state: Monopoly, seat: SeatId, decision: DecideReceipt) -> Action:
        """A mortgaged deed was received."""
        return actions.KEEP

    def item(self, state: Monopoly, seat: SeatId, decision: DecideItem) -> Action:
        """The moment of an item card has come. What saves rent is used at once."""
        card = state.rules.items[decision.item]
        return actions.UseItem(card.id) if card.do.moment == CHARGED else actions.SKIP_ITEM
