"""Decks and hands: drawing, discarding, and what happens when a draw pile is empty (TQ-K)."""

from tafelrunde.games.quest.events import CardDiscarded, CardsMilled, DeckExhausted, HandDiscarded
from tafelrunde.games.quest.state import Quest, Seat


def card_in(state: Quest, cards: list[int], name: str) -> int:
    """One of these cards of the kind with this name; -1 if there is none."""
    kind = state.rules.by_id.get(name, -1)
    if kind >= 0:
        kind_of = state.rules.kind_of
        for card in cards:
            if kind_of[card] == kind:
                return card
    return -1


def kinds_in(state: Quest, cards: list[int]) -> list[int]:
    """The kinds of these cards, each once, in the order of the deck list."""
    kind_of = state.rules.kind_of
    found: list[int] = []
    for card in cards:
        kind = kind_of[card]
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


def remember(state: Quest, seat: Seat) -> None:
    """What lies in hand and discards is known to its owner, also once it is shuffled."""
    bit = state.rules.bit
    known = seat.known
    for card in seat.hand:
        known |= bit[card]
    for card in seat.discard:
        known |= bit[card]
    for card in seat.shown:
        known |= bit[card]
    seat.known = known


def shuffle_all(state: Quest, seat: Seat) -> None:
    """TQ-K3, TQ-E2, TQ-X6: all own cards become a new draw pile, and a new hand is drawn from it."""
    remember(state, seat)
    draw = seat.draw
    draw.extend(seat.hand)
    draw.extend(seat.discard)
    draw.extend(seat.shown)
    seat.hand = []
    seat.discard = []
    seat.shown = []
    draw.sort()  # so that the result depends on the luck alone
    state.chance.shuffle(draw)
    for _ in range(min(state.hand_size(), len(draw))):
        seat.hand.append(draw.pop())


def exhaust(state: Quest, seat: Seat) -> None:
    """TQ-K3 to TQ-K5: an empty draw pile brings a new hand at once; during a challenge it costs the next round (TQ-K7)."""
    if state.heard is not None:
        state.emit(DeckExhausted(seat.seat))
    shuffle_all(state, seat)
    if state.challenge is not None:
        seat.skip = 2 if len(state.seats) == 1 else 1


def draw_one(state: Quest, seat: Seat) -> bool:
    """One card into the hand; False if that exhausted the pile."""
    draw = seat.draw
    if draw:
        seat.hand.append(draw.pop())
    if draw:
        return True
    exhaust(state, seat)
    return False


def refill(state: Quest, seat: Seat) -> None:
    """TQ-K2: back to the size of a hand; exhaustion ends it (TQ-K3, TQ-K6)."""
    missing = state.hand_size() - len(seat.hand)
    while missing > 0:
        if not draw_one(state, seat):
            return
        missing -= 1


def discard_card(state: Quest, seat: Seat, card: int) -> None:
    """TQ-K1: to the owner's discard pile, unseen by the others."""
    seat.hand.remove(card)
    seat.discard.append(card)
    if state.heard is not None:
        state.emit(CardDiscarded(seat.seat, state.rules.cards[state.rules.kind_of[card]].id))


def discard_hand(state: Quest, seat: Seat) -> None:
    """TQ-C4, TQ-T4: the whole hand, then a new one."""
    if state.heard is not None:
        state.emit(HandDiscarded(seat.seat, len(seat.hand)))
    seat.discard.extend(seat.hand)
    seat.hand = []
    refill(state, seat)


def mill(state: Quest, seat: Seat, count: int) -> None:
    """TQ-K3, TQ-K9: top cards of the draw pile to the discard pile, one by one; after an exhaustion the rest lapses."""
    if state.heard is not None:
        state.emit(CardsMilled(seat.seat, count))
    for _ in range(count):
        if seat.draw:
            seat.discard.append(seat.draw.pop())
        if not seat.draw:
            exhaust(state, seat)
            return


def shuffle_discards(state: Quest, seat: Seat) -> None:
    """TQ-M11: the discard pile goes into the draw pile; the hand stays."""
    remember(state, seat)
    seat.draw.extend(seat.discard)
    seat.draw.extend(seat.shown)
    seat.discard = []
    seat.shown = []
    seat.draw.sort()
    state.chance.shuffle(seat.draw)


def shuffle_in(state: Quest, seat: Seat, item: int) -> None:
    """TQ-I1, TQ-S6, TQ-R7: all cards of an item go into the draw pile; they stay with it for good (TQ-I4)."""
    seat.items = (*seat.items, item)
    seat.draw.extend(state.rules.items[item].cards)
    seat.draw.sort()
    state.chance.shuffle(seat.draw)
