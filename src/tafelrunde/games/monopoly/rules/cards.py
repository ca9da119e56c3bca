"""Cards: how they are drawn and carried out (RM-C). There are two decks, by whatever names (RM-C11). What cards do is in
verbs/cards.py."""

from mypy_extensions import i64

from tafelrunde.engine import Procedure, SeatId, late
from tafelrunde.games.monopoly.events import CardDrawn, SeatPaid
from tafelrunde.games.monopoly.ids import CardId, DeckId, Rupees
from tafelrunde.games.monopoly.rules.debts import charge
from tafelrunde.games.monopoly.state import Monopoly


def draw(state: Monopoly, seat: SeatId, deck: DeckId) -> None:
    """RM-C1, RM-C2, RM-C3: the top card; it goes face down under the deck, unless it is a jail card, which is kept."""
    pile = state.decks[deck]
    number = pile.cards[0]
    card = state.rules.cards[number]
    rest = pile.without_top()
    state.lay_deck(deck, rest if card.kept else rest.with_bottom(number))
    state.emit(CardDrawn(seat, deck, card.id))
    state.call(Instructions(seat, number))


class Instructions(Procedure):
    """RM-C1: do what the card says, in the order in which it says so. One that moves the token leads to another landing
    (RM-L6)."""

    steps = ("next_instruction",)

    seat: SeatId
    card: CardId
    done: i64 = late(0)

    def next_instruction(self, state: Monopoly) -> None:
        """RM-C12: once the drawer has left the game, the rest is dropped."""
        card = state.rules.cards[self.card]
        if self.done < len(card.do) and not state.seats[self.seat].out:
            verb = card.do[self.done]
            self.done += 1
            self.start_over()
            verb.begin(state, self.seat, card.deck)


class PayToEach(Procedure):
    """RM-C8, RM-D13: the drawer pays the others one by one, clockwise; whoever cannot be paid in full is the creditor."""

    steps = ("next_payment",)

    seat: SeatId
    amount: Rupees
    others: list[SeatId]

    def next_payment(self, state: Monopoly) -> None:
        """RM-C12: once the drawer has left the game, the rest is dropped."""
        if not self.others or state.seats[self.seat].out:
            return
        other = self.others.pop(0)
        self.start_over()
        if not state.seats[other].out:
            self.pay(state, other)

    def pay(self, state: Monopoly, other: SeatId) -> None:
        """RM-C8: each payment may become a debt of its own."""
        charge(state, self.seat, self.amount, other, SeatPaid(self.seat, other, self.amount))


class CollectFromEach(PayToEach):
    """RM-C8, RM-C12: the others pay the drawer one by one, clockwise."""

    def pay(self, state: Monopoly, other: SeatId) -> None:
        charge(state, other, self.amount, self.seat, SeatPaid(other, self.seat, self.amount))
