"""Cards: the verbs that cards use, one function each (RM-C). There are two decks, by whatever names (RM-C11)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.monopoly.events import BankCollected, BankPaid, CardDrawn, JailCardKept, RepairsDue, SeatPaid
from tafelrunde.games.monopoly.rules.debts import charge
from tafelrunde.games.monopoly.rules.movement import go_to_jail, move, move_back, move_to, nearest
from tafelrunde.games.monopoly.rules.property import pay, upgrades_of
from tafelrunde.games.monopoly.ruleset import Card
from tafelrunde.games.monopoly.state import BANK, Monopoly


def draw(state: Monopoly, seat: int, deck: int) -> Card:
    """RM-C1, RM-C2, RM-C3: the top card; it goes face down under the deck, unless it is a jail card, which is kept."""
    pile = state.decks[deck]
    number = pile.cards[0]
    card = state.rules.cards[number]
    state.emit(CardDrawn(seat, deck, card.id))
    rest = pile.without_top()
    state.lay_deck(deck, rest if card.effect == "keep_jail_card" else rest.with_bottom(number))
    return card


def carry_out_card(state: Monopoly, seat: int, card: Card) -> str | None:
    """RM-C1: do what the card says. Returns how the rent counts on the space it led to; None if it moved nobody there."""
    match card.effect:
        case "move_to":
            move_to(state, seat, card.space)
            return ""
        case "move_to_nearest":
            move_to(state, seat, nearest(state, seat, card.kind))
            return card.rent
        case "move_by":
            if card.steps < 0:
                move_back(state, seat, -card.steps)
            else:
                move(state, seat, card.steps)
            return ""
        case "go_to_jail":
            go_to_jail(state, seat)  # RM-C10
        case "gain":
            pay(state, BANK, card.amount, seat)
            state.emit(BankPaid(seat, card.amount))
        case "pay":
            charge(state, seat, card.amount, BANK, BankCollected(seat, card.amount), True)
        case "pay_each":
            state.call(PayEach(seat, card.amount, state.others(seat)))
        case "collect_each":
            state.call(CollectEach(seat, card.amount, state.others(seat)))
        case "repairs":
            repairs(state, seat, card.sprout, card.tree)
        case "keep_jail_card":
            state.seats[seat].hold_jail_card(card.deck, True)
            state.emit(JailCardKept(seat, card.deck))
    return None


def repairs(state: Monopoly, seat: int, sprout: int, tree: int) -> None:
    """RM-C9: so much for each sprout and each tree."""
    sprouts, trees = upgrades_of(state, seat)
    amount = sprouts * sprout + trees * tree
    if amount:
        charge(state, seat, amount, BANK, RepairsDue(seat, sprouts, trees, amount), True)
    else:
        state.emit(RepairsDue(seat, 0, 0, 0))


class PayEach(Procedure):
    """RM-C8, RM-D13: the drawer pays the others one by one, clockwise; whoever cannot be paid in full is the creditor."""

    steps = ("next_payment",)

    seat: int
    amount: int
    others: list[int]

    def next_payment(self, state: Monopoly) -> None:
        """RM-C12: once the drawer has left the game, the rest is dropped."""
        if not self.others or state.seats[self.seat].out:
            return
        other = self.others.pop(0)
        self.start_over()
        if not state.seats[other].out:
            self.pay(state, other)

    def pay(self, state: Monopoly, other: int) -> None:
        """RM-C8: each payment may become a debt of its own."""
        charge(state, self.seat, self.amount, other, SeatPaid(self.seat, other, self.amount))


class CollectEach(PayEach):
    """RM-C8, RM-C12: the others pay the drawer one by one, clockwise."""

    def pay(self, state: Monopoly, other: int) -> None:
        charge(state, other, self.amount, self.seat, SeatPaid(other, self.seat, self.amount))
