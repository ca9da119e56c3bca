"""Auctions: open, ascending, clockwise; a pass is final (RM-A2 to RM-A9).

This module sells anything; what a lot is, and what happens when the hammer falls, is said by the procedures that inherit from
it.
"""

from bisect import insort
from typing import ClassVar, Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly.actions import PASS, Bid, Pass, bid
from tafelrunde.games.monopoly.events import BidderPassedOver, BidMade, BidPassed
from tafelrunde.games.monopoly.ids import NOBODY, Rupees
from tafelrunde.games.monopoly.state import Monopoly

BID_TOO_LOW: Final = "why-bid-too-low"
BID_OVER_CASH: Final = "why-bid-over-cash"
NOT_AT_AUCTION: Final = Reason("RM-A2", "why-not-at-auction")


STEPS: Final[list[Rupees]] = [1, 5, 10, 20, 50, 100]  # above the bid before
OPENINGS: Final[list[Rupees]] = [1, 10, 20, 50, 100]


def bids(least: Rupees, cash: Rupees, price: Rupees) -> list[Rupees]:
    """RM-A12: a fair sample of the possible bids, lowest first. `least` is the lowest legal one, `price` the usual price."""
    sample = OPENINGS if least == 1 else [least - 1 + step for step in STEPS]
    found = [amount for amount in sample if amount <= cash]
    for amount in (price // 2, price) if least == 1 else (price,):
        if least <= amount <= cash and amount not in found:
            insort(found, amount)
    if least <= cash and (not found or found[-1] < cash):
        found.append(cash)
    return found


def why_not_bid(amount: Rupees, least: Rupees, cash: Rupees) -> Reason | None:
    """RM-A2, RM-A5: more than the bid before, and no more than there is."""
    if amount < least:
        return Reason("RM-A5", BID_TOO_LOW, {"amount": least})
    if amount > cash:
        return Reason("RM-A2", BID_OVER_CASH, {"amount": cash})
    return None


class DecideBid(Decision):
    """RM-A5: bid more, or pass for good."""

    least: Rupees
    price: Rupees

    def options(self, state: Monopoly) -> list[Action]:
        found: list[Action] = [PASS]
        for amount in bids(self.least, state.seats[self.seat].cash, self.price):
            found.append(bid(amount))
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, Bid):
            return why_not_bid(action.amount, self.least, state.seats[self.seat].cash)
        return None if isinstance(action, Pass) else NOT_AT_AUCTION


class Auction(Procedure):
    """RM-A4: seats bid in turn until all others have passed."""

    steps: ClassVar[tuple[str, ...]] = ("next_bidder", "answer_counts", "hammer_falls")

    order: tuple[SeatId, ...]
    least: Rupees  # the lowest opening bid
    current: Rupees = late(0)
    leader: SeatId = late(NOBODY)
    place: i64 = late(0)  # in the order: whose turn it is
    passed: i64 = late(0)  # a set of seats, one bit each

    def least_bid(self) -> Rupees:
        """RM-A3, RM-A5: at least the opening bid, and one more than the bid before."""
        return self.current + 1 if self.leader != NOBODY else self.least

    def next_bidder(self, state: Monopoly) -> None:
        """RM-A4, RM-A6, RM-A8: the next seat that has not passed; whoever cannot raise the next bid passes by itself."""
        count = len(self.order)
        for _ in range(count):
            seat = self.order[self.place % count]
            if seat == self.leader:
                break
            if not self.passed >> seat & 1:
                if self.means(state, seat) >= self.least_bid():
                    self.question(state, seat)
                    return
                self.passed |= 1 << seat
                if state.heard is not None:
                    state.emit(BidderPassedOver(seat))
            self.place += 1
        self.go_to("hammer_falls")

    def answer_counts(self, state: Monopoly) -> None:
        """RM-A5, RM-A9: a bid or a pass, for all to hear. Raising money first changes nothing about whose turn it is."""
        action = state.answer
        seat = self.order[self.place % len(self.order)]
        if isinstance(action, Bid):
            self.current = action.amount
            self.leader = seat
            self.place += 1
            if state.heard is not None:
                state.emit(BidMade(seat, action.amount))
        elif isinstance(action, Pass):
            self.passed |= 1 << seat
            self.place += 1
            if state.heard is not None:
                state.emit(BidPassed(seat))
        else:
            self.raise_money(state, seat)
        self.start_over()

    def hammer_falls(self, state: Monopoly) -> None:
        """RM-A7, RM-A8: the last bidder must buy; if nobody bid, nothing is sold."""
        if self.leader == NOBODY:
            self.unsold(state)
        else:
            self.sold(state)

    # --- what a lot says ----------------------------------------------------------------------------------------------

    def means(self, state: Monopoly, seat: SeatId) -> Rupees:
        """How far a seat could go."""
        return state.seats[seat].cash

    def question(self, state: Monopoly, seat: SeatId) -> None:
        """Ask a seat for its bid."""
        raise TypeError("an auction asks for bids")

    def raise_money(self, state: Monopoly, seat: SeatId) -> None:
        """Carry out what a bidder does to find money."""
        raise TypeError("no money can be raised in this auction")

    def sold(self, state: Monopoly) -> None:
        """The leader pays and takes the lot."""
        raise TypeError("an auction sells something")

    def unsold(self, state: Monopoly) -> None:
        """Nobody wanted it."""
