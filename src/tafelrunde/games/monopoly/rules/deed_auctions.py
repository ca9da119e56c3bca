"""Deeds under the hammer: open auctions in which money may be raised, and quiet ones with hidden maxima (RM-A)."""

from typing import Final

from tafelrunde.engine import UNKNOWN, Action, Chance, Decision, Procedure, Reason, SeatId
from tafelrunde.games.monopoly.actions import PASS, Bid, Max, Pass, bid
from tafelrunde.games.monopoly.events import AuctionOpened, AuctionUnsold, AuctionWon, MaximumNamed
from tafelrunde.games.monopoly.ids import BANK, NOBODY, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.auctions import NOT_AT_AUCTION, Auction, DecideBid, bids
from tafelrunde.games.monopoly.rules.manage import NOT_HERE, add_raising, carry_out, why_not_raise
from tafelrunde.games.monopoly.rules.property import give_deed, pay, raisable
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.state import Monopoly

NOT_AT_PROXY: Final = Reason("RM-A13", "why-not-at-proxy")
NOTHING_DONE: Final = Window(NOBODY, 0)  # an auction is no window: what was done before is of no account


def auction(state: Monopoly, space: SpaceId, trigger: SeatId) -> None:
    """RM-A1, RM-A4: the bank auctions a deed; whoever caused it bids last, if still in the game."""
    order = [seat for seat in state.others(trigger) if may_bid(state, seat)]
    if not state.seats[trigger].out and may_bid(state, trigger):
        order.append(trigger)
    state.call(ProxyAuction(space, tuple(order)) if state.rules.proxy_auctions else DeedAuction(tuple(order), 1, space))
    state.emit(AuctionOpened(space))


def may_bid(state: Monopoly, seat: SeatId) -> bool:
    """RM-A3: everybody, also in jail. House rule: not before the first lap."""
    return state.seats[seat].lapped or not state.rules.first_lap


def buy_at_auction(state: Monopoly, seat: SeatId, space: SpaceId, amount: Rupees) -> None:
    """RM-A7: the buyer pays the bank at once and takes the deed."""
    pay(state, seat, amount, BANK)
    give_deed(state, space, seat)
    state.emit(AuctionWon(seat, space, amount))


class DecideDeedBid(DecideBid):
    """RM-A2: a bidder may first sell upgrades and mortgage, nothing else."""

    space: SpaceId
    leader: SeatId

    def options(self, state: Monopoly) -> list[Action]:
        found = super().options(state)
        add_raising(state, self.seat, NOTHING_DONE, found)
        return found

    def by_lot(self, state: Monopoly, chance: Chance) -> Action:
        """RM-A12: only the bid that is made becomes an action."""
        amounts = bids(self.least, state.seats[self.seat].cash, self.price)
        raising: list[Action] = [PASS]
        add_raising(state, self.seat, NOTHING_DONE, raising)
        at = chance.below(len(amounts) + len(raising))
        if 0 < at <= len(amounts):
            return bid(amounts[at - 1])
        return raising[at - len(amounts) if at else 0]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, (Bid, Pass)):
            return super().why_not(state, action)
        reason = why_not_raise(state, self.seat, NOTHING_DONE, action)
        return NOT_AT_AUCTION if reason is NOT_HERE else reason


class DeedAuction(Auction):
    """RM-A4 to RM-A8: an open auction of one deed."""

    space: SpaceId

    def means(self, state: Monopoly, seat: SeatId) -> Rupees:
        """RM-A6: everything that could be turned into money."""
        least = self.least_bid()
        cash = state.seats[seat].cash
        return cash if cash >= least else raisable(state, seat)

    def question(self, state: Monopoly, seat: SeatId) -> None:
        state.ask(DecideDeedBid(seat, self.least_bid(), state.rules.price[self.space], self.space, self.leader))

    def raise_money(self, state: Monopoly, seat: SeatId) -> None:
        """RM-A2, RM-W13: sell or mortgage, then decide again."""
        carry_out(state, seat, Window(seat, 0), state.answer)

    def sold(self, state: Monopoly) -> None:
        """RM-A7"""
        buy_at_auction(state, self.leader, self.space, self.current)

    def unsold(self, state: Monopoly) -> None:
        """RM-A8: the deed stays with the bank."""
        state.emit(AuctionUnsold(self.space))


class DecideMaximum(Decision):
    """RM-A11, RM-A13: how much the deed is worth at most; nobody else learns it."""

    space: SpaceId

    def options(self, state: Monopoly) -> list[Action]:
        return [Max(amount) for amount in [0, *bids(1, state.seats[self.seat].cash, state.rules.price[self.space])]]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if not isinstance(action, Max):
            return NOT_AT_PROXY
        cash = state.seats[self.seat].cash
        return Reason("RM-A13", "why-bid-over-cash", {"amount": cash}) if action.amount > cash else None


class ProxyAuction(Procedure):
    """RM-A11: everybody in turn names a hidden maximum; the highest wins and pays one more than the second highest."""

    steps = ("next_maximum", "maximum_is_kept", "hammer_falls")

    space: SpaceId
    order: tuple[SeatId, ...]
    maxima: list[Rupees] = []  # of the first seats of the order, so far

    def hide(self, viewer: SeatId) -> None:
        """Each seat knows its own maximum only."""
        self.maxima = [amount if seat == viewer else UNKNOWN for seat, amount in zip(self.order, self.maxima, strict=False)]

    def next_maximum(self, state: Monopoly) -> None:
        """RM-A13: whoever has no rupees is passed over."""
        while len(self.maxima) < len(self.order):
            seat = self.order[len(self.maxima)]
            if state.seats[seat].cash:
                state.ask(DecideMaximum(seat, self.space))
                return
            self.maxima.append(0)
        self.go_to("hammer_falls")

    def maximum_is_kept(self, state: Monopoly) -> None:
        """RM-A11: written down, not told."""
        action = state.answer
        if isinstance(action, Max):
            self.maxima.append(action.amount)
            state.emit(MaximumNamed(self.order[len(self.maxima) - 1]))
        self.start_over()

    def hammer_falls(self, state: Monopoly) -> None:
        """RM-A11: ties go to whoever came first; only the winner and the price become known."""
        highest = max(self.maxima, default=0)
        if not highest:
            state.emit(AuctionUnsold(self.space))
            return
        place = self.maxima.index(highest)
        second = max([amount for index, amount in enumerate(self.maxima) if index != place], default=0)
        buy_at_auction(state, self.order[place], self.space, min(highest, second + 1))
