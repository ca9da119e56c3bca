"""Hands and piles: drawing, discarding, and the cards that lie on the table (HD-D, HD-K)."""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.duels.actions import DRAW, PASS, Discard, Draw
from tafelrunde.games.duels.events import (
    CardDiscarded,
    CardRemoved,
    CardsDrawn,
    CardWithdrawn,
    ClockEnded,
    DeckShuffled,
    DrawDeclined,
)
from tafelrunde.games.duels.rules.ending import tally
from tafelrunde.games.duels.rules.question import Question
from tafelrunde.games.duels.ruleset import MORE_ATTACK, MORE_DEFENCE, SET_BOTH, TEAM, Card
from tafelrunde.games.duels.state import SLOTS, Duels, Seat


def add_to_hand(seat: Seat, card: int) -> None:
    """Into the hand, at its place; who saw the hand no longer knows it."""
    hand = seat.hand
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)
    seat.seers = ()


def take_from_hand(seat: Seat, card: int) -> None:
    """Out of the hand; who saw the hand no longer knows it."""
    seat.hand.remove(card)
    seat.seers = ()


def discard(state: Duels, number: int, card: int) -> None:
    """HD-D7, HD-F6: face up onto the owner's own pile; a relic that was not played stays unused."""
    seat = state.seats[number]
    if not seat.out:
        seat.discard.append(card)
        state.emit(CardDiscarded(number, state.rules.cards[card].id))


def relics_return(state: Duels) -> bool:
    """HD-B3: on the first map, if the option is on, relics are not used up."""
    return state.rules.relics_return and state.place().id == "chamber"


def put_away(state: Duels, number: int, card: Card) -> None:
    """HD-X3, HD-F2, HD-F3, HD-F7, HD-D8: to the discard pile, or out of the game for a card that is a relic only."""
    if card.relic_only and not relics_return(state):
        seat = state.seats[number]
        if not seat.out:
            seat.removed.append(card.index)
            state.emit(CardRemoved(number, card.id))
    else:
        discard(state, number, card.index)


def can_draw(state: Duels, number: int) -> bool:
    """HD-D5, HD-D9: whether a card can be drawn at all."""
    seat = state.seats[number]
    if seat.deck:
        return True
    return bool(seat.discard) and not (seat.exhausted and state.rules.deck_end == "no_draw")


class DecideLastDraw(Question):
    """HD-D6: drawing now would be the second exhaustion and end the game."""

    rule: ClassVar[str] = "HD-D6"

    def options(self, state: Duels) -> list[Action]:
        return [PASS, DRAW]


class Drawing(Procedure):
    """HD-A1, HD-D2 to HD-D6: some cards from the deck, one by one; then the hand limit."""

    steps: ClassVar[tuple[str, ...]] = ("cards_are_drawn", "last_draw_is_decided", "hand_is_limited")

    seat: int
    count: int
    action: bool = False
    drawn: int = 0

    def cards_are_drawn(self, state: Duels) -> None:
        seat = state.seats[self.seat]
        drawn: list[str] = []
        while self.count > 0 and not seat.out:
            if not seat.deck:
                if not can_draw(state, self.seat):
                    break
                if seat.exhausted and state.rules.deck_end == "tally":
                    self.tell(state, drawn)
                    state.ask(DecideLastDraw(self.seat))
                    return
                self.tell(state, drawn)
                drawn = []
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
        state.chance.shuffle(seat.deck)
        state.emit(DeckShuffled(self.seat))

    def tell(self, state: Duels, drawn: list[str]) -> None:
        if drawn:
            state.emit(CardsDrawn(self.seat, drawn))

    def last_draw_is_decided(self, state: Duels) -> None:
        """HD-D4, HD-D6: it ends the game, or the rest of the draw is dropped and a draw action taken back."""
        if isinstance(state.answer, Draw):
            tally(state, "tally_deck")
            return
        state.emit(DrawDeclined(self.seat))
        if self.action and self.drawn == 0:
            state.actions += 1
            state.declined = True

    def hand_is_limited(self, state: Duels) -> None:
        """HD-D2: at once down to the limit."""
        more = len(state.seats[self.seat].hand) - state.rules.hand_limit
        if more > 0:
            state.call(Discarding(self.seat, more))


class ChooseDiscard(Question):
    """HD-D2, HD-E3: the owner chooses a card to discard."""

    rule: ClassVar[str] = "HD-D2"

    def options(self, state: Duels) -> list[Action]:
        cards = state.rules.cards
        return [Discard(cards[card].id) for card in kinds_in(state.seats[self.seat].hand)]


class Discarding(Procedure):
    """HD-D2, HD-E3: some cards of the owner's choice."""

    steps: ClassVar[tuple[str, ...]] = ("owner_is_asked", "card_is_discarded")

    seat: int
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
        self.go_to("owner_is_asked")


def kinds_in(hand: list[int]) -> list[int]:
    """The different cards of a hand, in their order."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


# --- cards on the table -----------------------------------------------------------------------------------------------


def run_out(state: Duels, number: int) -> None:
    """HD-K3, HD-K4: after the last action or at the end of the turn, cards whose number is reached leave the table."""
    seat = state.seats[number]
    for entry in seat.laid[:]:
        card = state.rules.cards[entry[0]]
        if entry[1] >= card.clock:
            seat.laid.remove(entry)
            state.emit(ClockEnded(number, card.id))
            put_away(state, number, card)


def withdraw(state: Duels) -> None:
    """HD-K5: cards on the table that nobody can use any more leave it."""
    for seat in state.seats:
        for entry in seat.laid[:]:
            card = state.rules.cards[entry[0]]
            if not has_user(state, seat.seat, card):
                seat.laid.remove(entry)
                state.emit(CardWithdrawn(seat.seat, card.id))
                put_away(state, seat.seat, card)


def users_of(state: Duels, number: int, card: Card) -> list[int]:
    """HD-P2, HD-P3: the living figures that can use a card; of a card for all of them the first one stands for all."""
    base = number * SLOTS
    found: list[int] = []
    if card.together:
        if not has_user(state, number, card):
            return found
        for figure in range(base, base + SLOTS):
            if state.character[figure] == card.users[0] and state.health[figure] > 0:
                found.append(figure)
                break
        return found
    for figure in range(base, base + SLOTS):
        if state.health[figure] > 0 and state.character[figure] in card.users:
            found.append(figure)
    return found


def has_user(state: Duels, number: int, card: Card) -> bool:
    """HD-P2, HD-P3: whether somebody can use a card."""
    base = number * SLOTS
    count = 0
    for character in card.users:
        for figure in range(base, base + SLOTS):
            if state.character[figure] == character and state.health[figure] > 0:
                count += 1
                break
    return count == len(card.users) if card.together else count > 0


# --- lasting effects --------------------------------------------------------------------------------------------------


def with_statuses(state: Duels, figure: int, printed: int, attack: bool) -> tuple[int, int]:
    """HD-C7, HD-C8, HD-E7, HD-E8, HD-K6, HD-K7: the value after a `set`, and what the others add to it."""
    value, more = printed, 0
    for number, _, user, _ in state.seats[figure // SLOTS].laid:
        for effect in state.rules.cards[number].statuses:
            if effect.who.mode != TEAM and user != figure:
                continue
            status = effect.status
            if status == SET_BOTH:
                value = effect.attack if attack else effect.defence
            elif status == (MORE_ATTACK if attack else MORE_DEFENCE):
                more += effect.n
    return value, more
