"""Decks: drawing and discarding (HD-A, HD-D)."""

from tafelrunde.engine import Action, Procedure, SeatId
from tafelrunde.games.duels.actions import DRAW, PASS, Discard, Draw
from tafelrunde.games.duels.events import CardDiscarded, CardsDrawn, DeckShuffled, DrawDeclined
from tafelrunde.games.duels.ids import CardId
from tafelrunde.games.duels.rules.cards import add_to_hand, kinds_in, take_from_hand
from tafelrunde.games.duels.rules.ending import tally
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.state import Duels, Seat


def discard(state: Duels, owner: SeatId, card: CardId) -> None:
    """HD-D7, HD-F6: face up onto the owner's own pile; a relic that was not played stays unused."""
    seat = state.seats[owner]
    if not seat.out:
        seat.discard.append(card)
        state.emit(CardDiscarded(owner, state.rules.cards[card].id))


def shuffle_deck(state: Duels, seat: Seat) -> None:
    """HD-S14, HD-D3: each order as likely."""
    state.chance.of("deck", seat.seat).shuffle(seat.deck, state.rules.card_names)


def can_draw(state: Duels, owner: SeatId) -> bool:
    """HD-D5, HD-D9: whether a card can be drawn at all."""
    seat = state.seats[owner]
    if seat.deck:
        return True
    return bool(seat.discard) and not (seat.exhausted and state.rules.deck_end == "no_draw")


def would_end(state: Duels, owner: SeatId) -> bool:
    """HD-D4: whether the next card drawn is the second exhaustion, which ends the game."""
    seat = state.seats[owner]
    return not seat.deck and seat.exhausted > 0 and state.rules.deck_end == "tally"


class DecideLastDraw(Question):
    """HD-D6: drawing now would be the second exhaustion and end the game."""

    comes_first = "why-draw-first"

    def options(self, state: Duels) -> list[Action]:
        return [PASS, DRAW]


class Drawing(Procedure):
    """HD-A1, HD-D2 to HD-D6: some cards from the deck, one by one; then the hand limit."""

    steps = ("cards_are_drawn", "last_draw_is_decided", "hand_is_limited")

    seat: SeatId
    count: int
    action: bool = False
    drawn: int = 0

    def cards_are_drawn(self, state: Duels) -> None:
        seat = state.seats[self.seat]
        drawn: list[str] = []
        while self.count > 0 and not seat.out and can_draw(state, self.seat):
            if not seat.deck:
                self.tell(state, drawn)
                drawn = []
                if would_end(state, self.seat):
                    state.ask(DecideLastDraw(self.seat))
                    return
                self.shuffle(state)
            card = seat.deck.pop()
            add_to_hand(seat, card)
            self.count -= 1
            self.drawn += 1
            if state.heard is not None:
                drawn.append(state.rules.cards[card].id)
        self.tell(state, drawn)
        self.go_to("hand_is_limited")

    def shuffle(self, state: Duels) -> None:
        """HD-D3: the discard pile becomes the deck."""
        seat = state.seats[self.seat]
        seat.exhausted += 1
        seat.deck = seat.discard
        seat.discard = []
        shuffle_deck(state, seat)
        state.emit(DeckShuffled(self.seat))

    def tell(self, state: Duels, drawn: list[str]) -> None:
        if drawn:
            state.emit(CardsDrawn(self.seat, drawn))

    def last_draw_is_decided(self, state: Duels) -> None:
        """HD-D4, HD-D6: it ends the game, or the rest of the draw is dropped and a draw action taken back."""
        if isinstance(state.answer, Draw):
            tally(state, "tally_deck")
            return
        if self.action and self.drawn == 0:
            state.actions += 1
            state.declined = True
        state.emit(DrawDeclined(self.seat))

    def hand_is_limited(self, state: Duels) -> None:
        limit_hand(state, self.seat)


def limit_hand(state: Duels, owner: SeatId) -> None:
    """HD-D2: at once down to the limit."""
    more = len(state.seats[owner].hand) - state.rules.hand_limit
    if more > 0:
        state.call(Discarding(owner, more))


class ChooseDiscard(Question):
    """HD-D2, HD-E3: the owner chooses a card to discard."""

    comes_first = "why-discard-first"

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Discard(cards[card].id) for card in kinds_in(state.seats[self.seat].hand)]


class Discarding(Procedure):
    """HD-D2, HD-E3: some cards of the owner's choice."""

    steps = ("owner_is_asked", "card_is_discarded")

    seat: SeatId
    count: int

    def owner_is_asked(self, state: Duels) -> None:
        if self.count > 0 and state.seats[self.seat].hand:
            state.ask(ChooseDiscard(self.seat))
        else:
            self.finish()

    def card_is_discarded(self, state: Duels) -> None:
        assert isinstance(state.answer, Discard)
        card = state.card(state.answer.card).index
        take_from_hand(state.seats[self.seat], card)
        discard(state, self.seat, card)
        self.count -= 1
        self.start_over()
