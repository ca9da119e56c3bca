"""The easy player: it looks at prices only."""

from typing import Final

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.monopoly import actions as saying
from tafelrunde.games.monopoly.bots.answers import AnsweringPlayer
from tafelrunde.games.monopoly.bots.bargaining import completing
from tafelrunde.games.monopoly.evaluation import worst_rent
from tafelrunde.games.monopoly.ids import NOWHERE, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.property import raisable
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.upgrades import (
    why_not_build,
)
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.state import BOTH_DECKS, Monopoly

# Chosen by hand.
EASY_JAIL_ROUND: Final = 15  # until which it leaves jail at once
WARY_ROUNDS: Final = 40  # during which it asks more for what completes a group
KEPT: Final = 100  # rupees that stay in the purse when it leaves jail or trades,
KEPT_BUILDING: Final = 200  # when it builds,
KEPT_LIFTING: Final = 800  # when it pays off a mortgage,
KEPT_ACCEPTING: Final = 50  # and when it accepts a trade
PLENTY: Final = 1500  # rupees with which it plants more than three sprouts
PATIENCE: Final = 8  # turns between two offers, on average
JAIL_CARD: Final = 30


class EasyPlayer(AnsweringPlayer):
    """Looks at prices only."""

    def own(self, state: Monopoly, seat: SeatId, closing: bool) -> Action:
        player = state.seats[seat]
        if closing:
            return self.lift(state, seat) or self.build(state, seat) or saying.END_TURN
        if player.jailed and state.round <= EASY_JAIL_ROUND:
            for deck in BOTH_DECKS:
                if player.jail_cards[deck]:
                    return saying.USE_CARD[deck]
            if player.cash >= state.rules.fine + KEPT:
                return saying.PAY_FINE
        return self.offer(state, seat) or saying.ROLL

    def build(self, state: Monopoly, seat: SeatId) -> Action | None:
        """The cheapest group up to three sprouts, keeping 200; more only with plenty of money. One a turn."""
        window = state.stack[-1]
        if isinstance(window, Window) and window.built:
            return None
        rules, best = state.rules, NOWHERE
        tall = 3 if state.seats[seat].cash < PLENTY else rules.tree
        for space in state.deeds[seat]:
            if state.level[space] < tall and state.seats[seat].cash >= rules.upgrade[space] + KEPT_BUILDING:
                cheaper = best == NOWHERE or rules.upgrade[space] < rules.upgrade[best]
                if cheaper and why_not_build(state, seat, space) is None:
                    best = space
        return saying.BUILD[best] if best != NOWHERE else None

    def lift(self, state: Monopoly, seat: SeatId) -> Action | None:
        """RM-H4: the first mortgage on the board, once there is money to spare."""
        for space in state.deeds[seat]:
            if state.mortgaged[space] and state.seats[seat].cash >= state.rules.lift[space] + KEPT_LIFTING:
                return saying.LIFT[space]
        return None

    def offer(self, state: Monopoly, seat: SeatId) -> Action | None:
        """Once a turn, and not every turn: rupees or a deed for what completes a group."""
        window = state.stack[-1]
        if not isinstance(window, Window) or window.offers < max(1, state.rules.offers_own) or self.chance.below(PATIENCE):
            return None
        found: list[saying.Offer] = []
        for other in state.others(seat):
            for need in completing(state, seat, other):
                self.add_offers(state, seat, other, need, found)
        return found[self.chance.below(len(found))] if found else None

    def add_offers(self, state: Monopoly, seat: SeatId, other: SeatId, need: list[SpaceId], found: list[saying.Offer]) -> None:
        """Half as much again as the price, or a deed that the other collects, with the difference in rupees."""
        rules, cash = state.rules, state.seats[seat].cash
        price = sum([rules.price[space] for space in need])
        offers = (
            [saying.Offer(other, saying.Side(price * 3 // 2), saying.Side(0, tuple(need)))]
            if price * 3 // 2 <= cash - KEPT
            else []
        )
        for space in state.deeds[seat]:
            gap = price - rules.price[space]
            wanted = state.holds(other, rules.group[space]) and rules.group[space] != rules.group[need[0]]
            if wanted and 0 <= gap <= cash - KEPT and self.tag(state, other, space) <= 2 * price:
                offers.append(saying.Offer(other, saying.Side(gap, (space,)), saying.Side(0, tuple(need))))
        for offer in offers:
            if state.asked().why_not(state, offer) is None:
                found.append(offer)

    def tag(self, state: Monopoly, taker: SeatId, space: SpaceId) -> Rupees:
        """What a deed counts that goes to `taker`: its price, at first twice that if it completes a group there."""
        rules = state.rules
        price = rules.price[space] if not state.mortgaged[space] else rules.price[space] // 2
        group = rules.group[space]
        wary = 2 if state.round < WARY_ROUNDS else 1
        return price * wary if state.holds(taker, group) == len(rules.groups[group]) - 1 else price

    def answer(self, state: Monopoly, decision: DecideTrade) -> Action:
        """RM-N8: yes to a fifth more than is given, if enough is left to live on."""
        give, get, seat = decision.give, decision.get, decision.seat
        gets = get.rupees + JAIL_CARD * len(get.cards) + sum([self.tag(state, seat, space) for space in get.spaces])
        gives = give.rupees + JAIL_CARD * len(give.cards)
        for space in give.spaces:
            gives += self.tag(state, decision.proposer, space)
            if state.complete(seat, state.rules.group[space]):
                gives += 2 * state.rules.price[space]
        if give.visits or give.loan or gets * 5 < gives * 6 or decision.why_not(state, saying.ACCEPT) is not None:
            return saying.REJECT
        left = raisable(state, seat) + get.rupees - give.rupees - sum([state.rules.mortgage[space] for space in give.spaces])
        return (
            saying.ACCEPT
            if left >= worst_rent(state, seat) and state.seats[seat].cash - give.rupees >= KEPT_ACCEPTING
            else saying.REJECT
        )
