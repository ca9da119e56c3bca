"""Cards: who can use them, and how they come into a hand and out of it (HD-P)."""

from tafelrunde.engine import SeatId
from tafelrunde.games.duels.ids import FIGURES, NO_CARD, OWNER, CardId, Figure
from tafelrunde.games.duels.ruleset import Card
from tafelrunde.games.duels.state import Duels, Seat


def can_use(state: Duels, figure: Figure, card: Card) -> bool:
    """HD-P2, HD-P3: whether a living figure can use a combat card."""
    return state.who(figure).uses[card.index] and (not card.together or has_user(state, OWNER[figure], card))


def users_of(state: Duels, seat: SeatId, card: Card) -> list[Figure]:
    """HD-P2, HD-P3: the living figures that can use a card; of a card for all of them the first one stands for all."""
    if not card.together:
        return [figure for figure in FIGURES[seat] if state.health[figure] > 0 and state.who(figure).uses[card.index]]
    if not has_user(state, seat, card):
        return []
    return [figure for figure in state.own(seat) if state.character[figure] == card.users[0]][:1]


def has_user(state: Duels, seat: SeatId, card: Card) -> bool:
    """HD-P2, HD-P3: whether somebody can use a card."""
    count = 0
    for character in card.users:
        for figure in FIGURES[seat]:
            if state.character[figure] == character and state.health[figure] > 0:
                count += 1
                break
    return count == len(card.users) if card.together else count > 0


def cards_in_hand(state: Duels, seat: SeatId) -> list[Card]:
    """The different cards of a seat's hand, in their order."""
    cards = state.rules.cards
    found: list[Card] = []
    last = NO_CARD
    for card in state.seats[seat].hand:
        if card != last:
            found.append(cards[card])
            last = card
    return found


def kinds_in(hand: list[CardId]) -> list[CardId]:
    """The different cards of a hand, in their order."""
    found: list[CardId] = []
    last = NO_CARD
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def add_to_hand(seat: Seat, card: CardId) -> None:
    """Into the hand, at its place; who saw the hand no longer knows it."""
    hand = seat.hand
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)
    seat.seers = ()


def take_from_hand(seat: Seat, card: CardId) -> None:
    """Out of the hand; who saw the hand no longer knows it."""
    seat.hand.remove(card)
    seat.seers = ()
