"""The easy player: it looks at prices only."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.games.monopoly.actions import (
    ACCEPT,
    BUILD,
    END_TURN,
    PAY_FINE,
    REJECT,
    ROLL,
    USE_CARD,
    Offer,
)
from tafelrunde.games.monopoly.bots.steward import Steward
from tafelrunde.games.monopoly.evaluation import worst_rent
from tafelrunde.games.monopoly.rules.property import raisable
from tafelrunde.games.monopoly.rules.trading import DecideTrade, sample_offers
from tafelrunde.games.monopoly.rules.upgrades import (
    why_not_build,
)
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.state import Monopoly

EASY_JAIL_ROUND: Final = 15  # until which the easy player leaves jail at once


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
