"""A ledger: whatever the table hears about money must explain every purse."""

from tafelrunde.engine.event import Event
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.state import Monopoly

FROM_BANK = (
    events.SalaryPaid,
    events.BankPaid,
    events.SnakeEyesPaid,
    events.PotTaken,
    events.SproutSold,
    events.TreeSold,
    events.GroupSold,
    events.DeedMortgaged,
    events.DeedReturned,
)
TO_BANK = (
    events.BankCollected,
    events.TaxPaid,
    events.FinePaid,
    events.JailFineForced,
    events.RepairsDue,
    events.DeedBought,
    events.AuctionWon,
    events.SproutBuilt,
    events.TreeBuilt,
    events.MortgageLifted,
    events.InterestPaid,
)
# The table hears only what comes of these: everything of somebody is sold at once, or deeds are dealt for their price.
SWEEPING = (events.BankruptToSeat, events.BankruptToBank, events.DeedsSwapped, events.DeedDealt)


class Ledger:
    """What everybody should have, kept by listening."""

    def __init__(self, state: Monopoly) -> None:
        self.cash = [seat.cash for seat in state.seats]
        self.checked = 0

    def hear(self, state: Monopoly, heard: list[Event]) -> None:
        """Book what was heard after an action, and compare."""
        if any(isinstance(event, SWEEPING) for event in heard):
            self.cash = [seat.cash for seat in state.seats]
            return
        for event in heard:
            self.book(event)
        assert self.cash == [seat.cash for seat in state.seats], heard
        self.checked += 1

    def book(self, event: Event) -> None:
        """One event."""
        match event:
            case events.RentPaid() | events.SeatPaid() | events.LoanDue():
                self.move(event.payer, event.owner, event.amount)
            case events.PurchaseTaken():
                self.move(event.seat, event.to, event.amount)
            case events.TradeMade():
                self.move(event.seat, event.to, event.give.rupees - event.get.rupees)
            case event if isinstance(event, FROM_BANK):
                self.cash[event.seat] += event.amount
            case event if isinstance(event, TO_BANK):
                self.cash[event.seat] -= event.amount

    def move(self, payer: int, payee: int, amount: int) -> None:
        """From one to the other."""
        self.cash[payer] -= amount
        self.cash[payee] += amount
