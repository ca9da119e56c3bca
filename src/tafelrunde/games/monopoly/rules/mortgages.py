"""Mortgages: the bank lends half the price on a deed; paying it off costs a tenth more (RM-H, RM-N4, RM-N10)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly.actions import KEEP, LIFT_NOW, Keep, LiftNow
from tafelrunde.games.monopoly.events import DeedMortgaged, InterestPaid, MortgageLifted
from tafelrunde.games.monopoly.ids import BANK, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.property import pay, set_mortgaged, upgraded
from tafelrunde.games.monopoly.state import Monopoly

NOT_YOURS: Final = Reason("RM-H1", "why-not-yours")
MORTGAGED_ALREADY: Final = Reason("RM-H1", "why-mortgaged-already")
SELL_UPGRADES_FIRST: Final = Reason("RM-H2", "why-sell-upgrades-first")
NOT_MORTGAGED: Final = Reason("RM-H4", "why-not-mortgaged")
RECEIPT_FIRST: Final = Reason("RM-N10", "why-receipt-first")


def why_not_mortgage(state: Monopoly, seat: SeatId, space: SpaceId) -> Reason | None:
    """RM-H1, RM-H2: one's own free deed, once nothing grows in its group."""
    group = state.rules.group[space]
    if group < 0 or state.owner[space] != seat:
        return NOT_YOURS
    if state.mortgaged[space]:
        return MORTGAGED_ALREADY
    return SELL_UPGRADES_FIRST if upgraded(state, group) else None


def why_not_lift(state: Monopoly, seat: SeatId, space: SpaceId) -> Reason | None:
    """RM-H4: one's own mortgaged deed, for the mortgage and a tenth."""
    if state.rules.group[space] < 0 or state.owner[space] != seat:
        return NOT_YOURS
    if not state.mortgaged[space]:
        return NOT_MORTGAGED
    price = state.rules.lift[space]
    return Reason("RM-H4", "why-lift-too-dear", {"amount": price}) if state.seats[seat].cash < price else None


def can_lift(state: Monopoly, seat: SeatId) -> bool:
    """RM-W7: whether any mortgage could be paid off right now."""
    if state.turned < 0:
        state.count_bits()
    rules, cash = state.rules, state.seats[seat].cash
    bits = state.turned & rules.payable[min(rules.dearest_lift, cash)]
    return bits > 0 and any(bits >> space & 1 for space in state.deeds[seat])


def mortgage(state: Monopoly, seat: SeatId, space: SpaceId) -> None:
    """RM-H3, RM-B4: the bank lends, which is all it ever does with a deed of yours; the deed is turned over."""
    amount = state.rules.mortgage[space]
    set_mortgaged(state, space, True)
    pay(state, BANK, amount, seat)
    if state.heard is not None:
        state.emit(DeedMortgaged(seat, space, amount))


def lift(state: Monopoly, seat: SeatId, space: SpaceId) -> None:
    """RM-H4: the deed is free again."""
    amount = state.rules.lift[space]
    set_mortgaged(state, space, False)
    pay(state, seat, amount, BANK)
    if state.heard is not None:
        state.emit(MortgageLifted(seat, space, amount))


class DecideReceipt(Decision):
    """RM-N10: a mortgaged deed was received: pay it off now, or pay a tenth and keep it mortgaged."""

    space: SpaceId
    reserve: Rupees  # the tenths of the deeds still to be decided

    def options(self, state: Monopoly) -> list[Action]:
        return [KEEP] if self.too_dear(state) else [KEEP, LIFT_NOW]

    def too_dear(self, state: Monopoly) -> bool:
        """RM-N10: paying off must leave enough for the tenths of the other deeds."""
        return state.seats[self.seat].cash < state.rules.lift[self.space] + self.reserve

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, Keep):
            return None
        if not isinstance(action, LiftNow):
            return RECEIPT_FIRST
        if self.too_dear(state):
            return Reason("RM-N10", "why-lift-too-dear", {"amount": state.rules.lift[self.space] + self.reserve})
        return None


class Receipts(Procedure):
    """RM-N9, RM-N10: mortgaged deeds that a trade has brought, one by one."""

    steps = ("next_deed", "deed_is_settled")

    seat: SeatId
    deeds: tuple[SpaceId, ...]
    done: i64 = late(0)

    def next_deed(self, state: Monopoly) -> None:
        """RM-N9: in board order."""
        if self.done == len(self.deeds) or state.seats[self.seat].out:
            self.finish()
            return
        reserve = sum([state.rules.interest[space] for space in self.deeds[self.done + 1 :]])
        state.ask(DecideReceipt(self.seat, self.deeds[self.done], reserve))

    def deed_is_settled(self, state: Monopoly) -> None:
        """RM-N4: the whole mortgage with its tenth, or only the tenth."""
        space = self.deeds[self.done]
        self.done += 1
        self.start_over()
        if isinstance(state.answer, LiftNow):
            lift(state, self.seat, space)
        else:
            self.pay_interest(state, space)

    def pay_interest(self, state: Monopoly, space: SpaceId) -> None:
        """RM-N7: a trade never creates a debt, so the tenth is there."""
        amount = state.rules.interest[space]
        pay(state, self.seat, amount, BANK)
        state.emit(InterestPaid(self.seat, space, amount))
