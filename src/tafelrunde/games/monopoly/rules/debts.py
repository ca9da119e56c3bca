"""Debts: what happens when cash does not suffice, up to bankruptcy (RM-D).

Ruling: a debt whose creditor leaves the game before it is paid is void, as open payments of a card are (RM-C12).
"""

from typing import Final, cast

from tafelrunde.engine import Action, Decision, Event, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly import events
from tafelrunde.games.monopoly.actions import BANKRUPT, MORTGAGE, SELL, Bankrupt, Build, Lift, Resign, SellGroup, UseItem
from tafelrunde.games.monopoly.ids import BANK, NO_ITEM, CardId, DeckId, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.deed_auctions import auction
from tafelrunde.games.monopoly.rules.ending import count_wealth, in_game, last_one_wins
from tafelrunde.games.monopoly.rules.items import offer_item, use_item
from tafelrunde.games.monopoly.rules.manage import NOT_HERE, add_demands, add_offers, add_raising, carry_out, why_not_manage
from tafelrunde.games.monopoly.rules.mortgages import Receipts
from tafelrunde.games.monopoly.rules.property import (
    deeds_of,
    give_deed,
    pay,
    raisable,
    sell_all_upgrades,
    set_mortgaged,
    upgraded,
)
from tafelrunde.games.monopoly.rules.upgrades import group_sale, group_sale_needed, why_not_sell
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.ruleset import CHARGED
from tafelrunde.games.monopoly.state import BOTH_DECKS, Claim, Monopoly

STILL_SOLVENT: Final = Reason("RM-D5", "why-still-solvent")


# --- charging ---------------------------------------------------------------------------------------------------------


def charge(state: Monopoly, debtor: SeatId, amount: Rupees, creditor: SeatId, receipt: Event, to_pot: bool = False) -> None:
    """RM-D2: pay at once, or raise the money first. `receipt` is what the table hears once it is paid.

    Nothing may follow this in the same step: the payment may take a while.
    """
    if state.seats[debtor].cash >= amount:
        settle(state, debtor, amount, creditor, receipt, to_pot=to_pot)
    else:
        state.seats[debtor].debts += 1
        state.emit(events.DebtOpened(debtor, amount, amount - state.seats[debtor].cash))
        debt = Debt(
            seat=debtor, offers=state.rules.offers_else, amount=amount, creditor=creditor, receipt=receipt, to_pot=to_pot
        )
        state.call(debt)


def settle(state: Monopoly, debtor: SeatId, amount: Rupees, creditor: SeatId, receipt: Event, to_pot: bool) -> None:
    """RM-G2: fees go to the bank; by house rule into the pot of Free Parking."""
    pay(state, debtor, amount, creditor)
    if to_pot and state.rules.pot:
        state.pot += amount
    state.emit(receipt)


def collect_claim(state: Monopoly, claim: Claim) -> None:
    """RM-R7: the owner asks for open rent."""
    state.claims = tuple([other for other in state.claims if other is not claim])
    state.emit(events.RentDemanded(claim.seat, claim.visitor, claim.space, claim.amount))
    state.call(RentCall(claim.seat, claim.visitor, claim.space, claim.amount))


class RentCall(Procedure):
    """RM-R1: rent is asked of a visitor, who may hold an item card against it."""

    steps = ("item_may_help", "rent_is_charged")

    owner: SeatId
    visitor: SeatId
    space: SpaceId
    amount: Rupees

    def item_may_help(self, state: Monopoly) -> None:
        """RM-G3"""
        offer_item(state, self.visitor, CHARGED, self.space)

    def rent_is_charged(self, state: Monopoly) -> None:
        """RM-R1, RM-R8: to the owner, in jail or not."""
        if isinstance(state.answer, UseItem):
            use_item(state, self.visitor, state.answer)
        else:
            receipt = events.RentPaid(self.visitor, self.owner, self.space, self.amount)
            charge(state, self.visitor, self.amount, self.owner, receipt)


# --- raising money ----------------------------------------------------------------------------------------------------


class DecideDebt(Decision):
    """RM-D1, RM-W5: sell, mortgage, trade or ask for rent until the debt can be paid; or give up if it never can."""

    amount: Rupees
    creditor: SeatId

    def options(self, state: Monopoly) -> list[Action]:
        window = cast(Window, state.stack[-1])
        found: list[Action] = []
        add_raising(state, self.seat, window, found)
        add_demands(state, self.seat, found)
        if raisable(state, self.seat) < self.amount:
            found.append(BANKRUPT)
        add_offers(state, self.seat, window, found)
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, Bankrupt):
            return None if raisable(state, self.seat) < self.amount else STILL_SOLVENT
        if isinstance(action, Resign):
            return None
        if isinstance(action, (Build, Lift)):
            return NOT_HERE
        return why_not_manage(state, self.seat, cast(Window, state.stack[-1]), action)

    def default(self, state: Monopoly) -> Action:
        return liquidation(state, self.seat) or BANKRUPT


class Debt(Window):
    """RM-D2: the debtor raises money; as soon as there is enough, it is paid."""

    steps = ("debtor_is_asked", "debtor_acts")

    amount: Rupees
    creditor: SeatId
    receipt: Event
    to_pot: bool

    def debtor_is_asked(self, state: Monopoly) -> None:
        """RM-D2: paid automatically once there is enough."""
        debtor = state.seats[self.seat]
        if debtor.out:
            self.finish()
        elif self.creditor != BANK and state.seats[self.creditor].out:
            debtor.debts -= 1
            state.emit(events.DebtVoid(self.seat))
            self.finish()
        elif debtor.cash >= self.amount:
            debtor.debts -= 1
            settle(state, self.seat, self.amount, self.creditor, self.receipt, to_pot=self.to_pot)
            self.finish()
        else:
            state.ask(DecideDebt(self.seat, self.amount, self.creditor))

    def debtor_acts(self, state: Monopoly) -> None:
        """RM-D3, RM-D16, RM-D18: raise money, go bankrupt, or leave; then look again."""
        self.start_over()
        action = state.answer
        if isinstance(action, Bankrupt):
            state.call(Bankruptcy(self.seat, self.creditor))
        elif isinstance(action, Resign):
            state.emit(events.Resigned(self.seat))
            if raisable(state, self.seat) < self.amount:
                state.call(Bankruptcy(self.seat, self.creditor))
            else:
                liquidate(state, self.seat)
                settle(state, self.seat, self.amount, self.creditor, self.receipt, to_pot=self.to_pot)
                state.call(Bankruptcy(self.seat, BANK))
        else:
            carry_out(state, self.seat, self, action)

    def collect(self, state: Monopoly, claim: Claim) -> None:
        """RM-W5: open rent may be asked for while in debt."""
        collect_claim(state, claim)


def liquidation(state: Monopoly, seat: SeatId) -> Action | None:
    """RM-D17: what is turned into money first: single deeds, then upgrades, then the rest; cheapest first."""
    rules = state.rules
    free = [space for space in deeds_of(state, seat) if not state.mortgaged[space] and not upgraded(state, rules.group[space])]
    free.sort(key=lambda space: (rules.price[space], space))
    for space in free:
        if rules.upgrade[space] == 0 or not state.complete(seat, rules.group[space]):
            return MORTGAGE[space]
    grown = [space for space in deeds_of(state, seat) if state.level[space]]
    grown.sort(key=lambda space: (rules.upgrade[space], rules.group[space], space))
    for space in grown:
        if why_not_sell(state, seat, space) is None:
            return SELL[space]
        group = rules.group[space]
        if group_sale_needed(state, seat, group):
            levels = sum([state.level[other] for other in rules.groups[group]])
            total = next(total for total in range(levels - 1, -1, -1) if group_sale(state, group, total) is not None)
            return SellGroup(rules.board.names[group], total)
    return MORTGAGE[free[0]] if free else None


# --- bankruptcy -------------------------------------------------------------------------------------------------------


def liquidate(state: Monopoly, seat: SeatId) -> None:
    """RM-D6: everything that can become money does."""
    sell_all_upgrades(state, seat)
    for space in deeds_of(state, seat):
        if not state.mortgaged[space]:
            set_mortgaged(state, space, True)
            pay(state, BANK, state.rules.mortgage[space], seat)


class Bankruptcy(Procedure):
    """RM-D6 to RM-D15: a seat leaves the game, and what it had goes to its creditor."""

    steps = ("everything_becomes_money", "game_may_end", "assets_change_hands", "next_lot")

    seat: SeatId
    creditor: SeatId
    lots: list[SpaceId] = late([])  # deeds still to be auctioned

    def everything_becomes_money(self, state: Monopoly) -> None:
        """RM-D6, RM-D14, RM-D19: all cash to the creditor; the token leaves the board."""
        leaver = state.seats[self.seat]
        if state.rules.bankrupt_mortgages:
            liquidate(state, self.seat)
        else:
            sell_all_upgrades(state, self.seat)
        amount = leaver.cash
        pay(state, self.seat, amount, self.creditor)
        leaver.out = True
        leaver.debts = 0
        leaver.jailed = False
        leaver.item = NO_ITEM
        leaver.out_round = state.round
        leaver.out_to = self.creditor
        state.left += (self.seat,)
        state.claims = tuple([claim for claim in state.claims if self.seat not in (claim.seat, claim.visitor)])
        state.visits = tuple([visits for visits in state.visits if self.seat not in (visits.seat, visits.owner)])
        state.loans = tuple([loan for loan in state.loans if self.seat not in (loan.seat, loan.creditor)])
        if self.creditor == BANK:
            state.emit(events.BankruptToBank(self.seat))
        else:
            state.emit(events.BankruptToSeat(self.seat, self.creditor, amount))

    def game_may_end(self, state: Monopoly) -> None:
        """RM-D15, RM-E1, RM-Q6, RM-Q7: before anything is counted, what is left changes hands, without further decisions."""
        rules = state.rules
        alone = len(in_game(state)) == 1
        if not (alone or rules.short or (rules.second_bankrupt_ends and len(state.left) == 2)):
            return
        mortgaged = self._hand_over(state)
        if self.creditor != BANK:
            tenths = sum([rules.interest[space] for space in mortgaged])
            pay(state, self.creditor, min(tenths, state.seats[self.creditor].cash), BANK)
        if alone:
            last_one_wins(state)
        else:
            count_wealth(state)

    def assets_change_hands(self, state: Monopoly) -> None:
        """RM-D7, RM-D8, RM-D10, RM-D11: to a seat with a tenth for every mortgage, or under the hammer."""
        deeds = deeds_of(state, self.seat)
        mortgaged = self._hand_over(state)
        if self.creditor == BANK:
            self.lots = list(deeds)
        elif mortgaged:
            state.call(CreditorReceipts(self.creditor, tuple(mortgaged)))

    def _hand_over(self, state: Monopoly) -> list[SpaceId]:
        """All deeds and jail cards. Returns the mortgaged deeds; the bank takes none of those."""
        mortgaged = []
        for space in deeds_of(state, self.seat):
            if self.creditor == BANK:
                set_mortgaged(state, space, False)
            elif state.mortgaged[space]:
                mortgaged.append(space)
            give_deed(state, space, self.creditor)
        for deck in BOTH_DECKS:
            if state.seats[self.seat].jail_cards[deck]:
                state.seats[self.seat].hold_jail_card(deck, False)
                if self.creditor == BANK:
                    return_jail_card(state, deck)
                else:
                    state.seats[self.creditor].hold_jail_card(deck, True)
        return mortgaged

    def next_lot(self, state: Monopoly) -> None:
        """RM-A10: one after the other, in board order."""
        if self.lots:
            self.go_to("next_lot")
            auction(state, self.lots.pop(0), self.seat)


class CreditorReceipts(Receipts):
    """RM-D8, RM-D9: mortgaged deeds of a bankrupt; the tenth is due even if there is no money for it."""

    def pay_interest(self, state: Monopoly, space: SpaceId) -> None:
        amount = state.rules.interest[space]
        charge(state, self.seat, amount, BANK, events.InterestPaid(self.seat, space, amount))


def return_jail_card(state: Monopoly, deck: DeckId) -> None:
    """RM-C2, RM-J8: a jail card goes under its own deck."""
    for number, card in enumerate(state.rules.cards):
        if card.deck == deck and card.kept:
            state.lay_deck(deck, state.decks[deck].with_bottom(CardId(number)))
