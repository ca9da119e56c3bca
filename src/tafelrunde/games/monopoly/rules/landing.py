"""Landing: what a space does to the token that stops there (RM-L, RM-P, RM-R, RM-X)."""

from typing import Final, cast

from tafelrunde.engine import Action, Decision, Procedure, Reason, SeatId, late
from tafelrunde.games.monopoly import actions, events
from tafelrunde.games.monopoly.ids import BANK, NOBODY, Rupees, SpaceId
from tafelrunde.games.monopoly.rules.cards import draw
from tafelrunde.games.monopoly.rules.debts import RentCall, charge
from tafelrunde.games.monopoly.rules.deed_auctions import auction
from tafelrunde.games.monopoly.rules.items import offer_item, use_item
from tafelrunde.games.monopoly.rules.manage import NOT_HERE, add_offers, add_raising, carry_out, why_not_raise
from tafelrunde.games.monopoly.rules.movement import go_to_jail
from tafelrunde.games.monopoly.rules.property import base_rent, give_deed, pay, shop_factor, tenth_of_wealth
from tafelrunde.games.monopoly.rules.trading import why_not_offer
from tafelrunde.games.monopoly.rules.window import Window
from tafelrunde.games.monopoly.ruleset import BOTTLE, BOUGHT, CHEST, FREE, GO_TO_JAIL, JAIL, SHOP, TAX, Ruleset
from tafelrunde.games.monopoly.state import BOTTLE_DECK, CHEST_DECK, Claim, Monopoly, Visits

BUY_OR_AUCTION: Final = Reason("RM-P3", "why-buy-or-auction")

SPARE: Final = 100  # rupees that whoever does not answer keeps when buying

# How a token came to a space.
BY_DICE: Final = "dice"  # the throw that moved it may count for a shop (RM-R12)
BY_CARD: Final = ""
FOR_DOUBLE: Final = "double"  # by a card: rent is doubled (RM-R9)
FOR_TEN_TIMES: Final = "x10"  # by a card: a shop takes its higher factor (RM-R10)


class Landing(Procedure):
    """RM-L: carry out the space a token stands on. `mode` is how it came: by dice, by a card, or by one that changes rent."""

    steps = ("space_acts", "decision_counts")

    seat: SeatId
    mode: str = BY_DICE
    rent: Rupees = late(0)  # while the owner is asked (RM-R7)

    def space_acts(self, state: Monopoly) -> None:
        """RM-L1, RM-L2, RM-L3, RM-L4, RM-L5"""
        space = state.seats[self.seat].position
        kind = state.rules.kind[space]
        if state.rules.group[space] >= 0:
            self._land_on_deed(state, space)
        elif kind in (BOTTLE, CHEST):
            draw(state, self.seat, BOTTLE_DECK if kind == BOTTLE else CHEST_DECK)
        elif kind == TAX:
            if state.rules.fee_is_chosen and space == first_tax(state.rules):
                state.ask(DecideTax(self.seat, space, state.rules.board.amount[space]))
            else:
                self._pay_tax(state, space, state.rules.board.amount[space])
        elif kind == GO_TO_JAIL:
            go_to_jail(state, self.seat)
        elif kind == JAIL:
            if state.heard is not None:
                state.emit(events.JustVisited(self.seat))
        elif kind == FREE:
            self._rest(state)

    def decision_counts(self, state: Monopoly) -> None:
        """RM-X3, RM-R7: how the fee is paid, or whether rent is asked for."""
        action = state.answer
        space = state.seats[self.seat].position
        if isinstance(action, actions.Tax):
            printed = state.rules.board.amount[space]
            self._pay_tax(state, space, tenth_of_wealth(state, self.seat) if action.way == "percent" else printed)
        elif isinstance(action, actions.Demand):
            owner = state.owner[space]
            state.emit(events.RentDemanded(owner, self.seat, space, self.rent))
            state.call(RentCall(owner, self.seat, space, self.rent))
        elif isinstance(action, actions.Forgo):
            state.emit(events.RentForgone(state.owner[space], self.seat, space))

    def _pay_tax(self, state: Monopoly, space: SpaceId, amount: Rupees) -> None:
        """RM-X1, RM-X2"""
        charge(state, self.seat, amount, BANK, events.TaxPaid(self.seat, space, amount), to_pot=True)

    def _rest(self, state: Monopoly) -> None:
        """RM-L4, RM-G2: nothing. By house rule the pot is won, and seeded anew."""
        if state.rules.pot and state.pot:
            won = state.pot
            pay(state, BANK, won, self.seat)
            state.pot = state.rules.pot_seed
            state.emit(events.PotTaken(self.seat, won))
        else:
            if state.heard is not None:
                state.emit(events.ParkingRested(self.seat))

    # --- deeds --------------------------------------------------------------------------------------------------------

    def _land_on_deed(self, state: Monopoly, space: SpaceId) -> None:
        """RM-L1, RM-P2, RM-R1, RM-R2, RM-H5"""
        owner = state.owner[space]
        if owner == BANK:
            if state.rules.first_lap and not state.seats[self.seat].lapped:
                state.emit(events.LapNeeded(self.seat, space))
            else:
                state.call(Purchase(self.seat, state.rules.offers_buying, space))
        elif owner == self.seat:
            if state.heard is not None:
                state.emit(events.OwnDeedVisited(self.seat, space))
        elif state.mortgaged[space]:
            if state.heard is not None:
                state.emit(events.NoRentMortgaged(self.seat, space))
        elif state.rules.no_jail_rent and state.seats[owner].jailed:
            state.emit(events.NoRentJailed(owner, space))
        elif not self._visit_is_free(state, space, owner):
            self._owe_rent(state, space, owner, self._rent(state, space, owner))

    def _visit_is_free(self, state: Monopoly, space: SpaceId, owner: SeatId) -> bool:
        """RM-G3: rent-free visits that were agreed on by house rule are used automatically."""
        for visits in state.visits:
            if visits.seat == self.seat and visits.owner == owner and visits.space == space:
                left = visits.left - 1
                rest = [Visits(self.seat, owner, space, left)] if left else []
                state.visits = tuple([other for other in state.visits if other is not visits] + rest)
                state.emit(events.FreeVisitUsed(self.seat, space, left))
                return True
        return False

    def _rent(self, state: Monopoly, space: SpaceId, owner: SeatId) -> Rupees:
        """RM-R3 to RM-R6, RM-R9, RM-R10, RM-R11, RM-R12: fixed now, whatever changes later."""
        if state.rules.kind[space] != SHOP:
            rent = base_rent(state, space, owner)
            return rent * 2 if self.mode == FOR_DOUBLE else rent
        first, second = state.dice[0], state.dice[1]
        if state.rules.shop_throws_again or self.mode != BY_DICE:
            dice = state.chance.of("shop", self.seat)
            first, second = dice.die(), dice.die()
            state.dice = (first, second)
            state.emit(events.ShopThrown(self.seat, first, second))
        factor = state.rules.board.rent[space][1] if self.mode == FOR_TEN_TIMES else shop_factor(state, space, owner)
        return (first + second) * factor

    def _owe_rent(self, state: Monopoly, space: SpaceId, owner: SeatId, rent: Rupees) -> None:
        """RM-R7: charged at once, by the owner's word, or only if the owner notices in time."""
        if state.rules.rent_claimed:
            state.claim_count += 1
            state.claims += (Claim(state.claim_count, owner, self.seat, space, rent),)
            state.emit(events.RentClaimOpened(owner, self.seat, space, rent))
        elif state.rules.rent_asked:
            self.rent = rent
            state.ask(DecideDemand(owner, self.seat, space, rent))
        else:
            state.call(RentCall(owner, self.seat, space, rent))


def first_tax(rules: Ruleset) -> SpaceId:
    """RM-X2, RM-X3: the door fee is the first tax space of the board."""
    return SpaceId(rules.kind.index(TAX))


class DecideTax(Decision):
    """RM-X3: the printed amount, or a tenth of all one has, before anything is counted."""

    refusal = "why-tax-first"

    space: SpaceId
    amount: Rupees

    def options(self, state: Monopoly) -> list[Action]:
        return [actions.FLAT, actions.PERCENT]


class DecideDemand(Decision):
    """RM-R7: ask for the rent, or let it go."""

    refusal = "why-demand-or-forgo"

    visitor: SeatId
    space: SpaceId
    amount: Rupees

    def options(self, state: Monopoly) -> list[Action]:
        return [actions.DEMAND, actions.FORGO]


# --- buying -----------------------------------------------------------------------------------------------------------


class DecideBuy(Decision):
    """RM-P2 to RM-P4: buy at the printed price, or leave it to an auction; money may be raised first."""

    space: SpaceId
    price: Rupees

    def options(self, state: Monopoly) -> list[Action]:
        window = cast(Window, state.stack[-1])
        found: list[Action] = [actions.BUY, actions.DECLINE] if state.seats[self.seat].cash >= self.price else [actions.DECLINE]
        add_raising(state, self.seat, window, found)
        add_offers(state, self.seat, window, found)
        return found

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, actions.Decline):
            return None
        if isinstance(action, actions.Buy):
            if state.seats[self.seat].cash < self.price:
                return Reason("RM-P4", "why-deed-too-dear", {"amount": self.price})
            return None
        window = cast(Window, state.stack[-1])
        if isinstance(action, actions.Offer):
            return why_not_offer(state, self.seat, window.offers, action)
        reason = why_not_raise(state, self.seat, window, action)
        return BUY_OR_AUCTION if reason is NOT_HERE else reason

    def default(self, state: Monopoly) -> Action:
        return actions.BUY if state.seats[self.seat].cash >= self.price + SPARE else actions.DECLINE


class Purchase(Window):
    """RM-P1, RM-P2, RM-P3: an unowned place, transport or shop is bought or auctioned."""

    steps = ("visitor_is_asked", "visitor_decides", "item_may_help", "item_counts")

    space: SpaceId
    asked: SeatId = late(NOBODY)  # whether an item card is used

    def visitor_is_asked(self, state: Monopoly) -> None:
        """RM-P2"""
        state.ask(DecideBuy(self.seat, self.space, state.rules.price[self.space]))

    def visitor_decides(self, state: Monopoly) -> None:
        """RM-P2 to RM-P4"""
        action = state.answer
        if isinstance(action, actions.Buy):
            price = state.rules.price[self.space]
            pay(state, self.seat, price, BANK)
            give_deed(state, self.space, self.seat)
            state.emit(events.DeedBought(self.seat, self.space, price))
        elif isinstance(action, actions.Decline):
            state.emit(events.BuyDeclined(self.seat, self.space))
            self.finish()
            if not state.rules.no_auctions:
                auction(state, self.space, self.seat)
        else:
            self.start_over()
            carry_out(state, self.seat, self, action)

    def item_may_help(self, state: Monopoly) -> None:
        """RM-G3: somebody else may hold an item card for this moment."""
        for other in state.others(self.seat):
            if offer_item(state, other, BOUGHT, self.space):
                self.asked = other
                return

    def item_counts(self, state: Monopoly) -> None:
        """RM-G3"""
        if isinstance(state.answer, actions.UseItem):
            use_item(state, self.asked, state.answer)
