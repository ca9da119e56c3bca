"""Decks and hands: drawing, discarding, and what happens when a draw pile is empty (TQ-K)."""

from collections import Counter
from itertools import combinations

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, Reason
from tafelrunde.games.quest.actions import Drop
from tafelrunde.games.quest.events import CardDiscarded, CardsMilled, DeckExhausted, HandDiscarded
from tafelrunde.games.quest.ids import NO_CARD, NO_COPY, CardId, Copy, ItemId
from tafelrunde.games.quest.state import Quest, Seat

# --- which cards there are --------------------------------------------------------------------------------------------


def copy_in(state: Quest, pile: list[Copy], name: str) -> Copy:
    """One of these cards with this name, if there is one."""
    wanted = state.rules.card_named.get(name, NO_CARD)
    card_of = state.rules.card_of
    for copy in pile:
        if card_of[copy] == wanted:
            return copy
    return NO_COPY


def cards_in(state: Quest, pile: list[Copy]) -> list[CardId]:
    """What these cards are, each once, in the order of the deck list."""
    card_of = state.rules.card_of
    found: list[CardId] = []
    for copy in pile:
        card = card_of[copy]
        at = len(found)
        while at and found[at - 1] > card:
            at -= 1
        if not at or found[at - 1] != card:
            found.insert(at, card)
    return found


def names_in(state: Quest, pile: list[Copy]) -> list[str]:
    """The names of these cards, in order."""
    rules = state.rules
    return sorted([rules.cards[rules.card_of[copy]].id for copy in pile])


def selections(names: list[str], count: int) -> list[list[str]]:
    """All ways to take so many of these, alike ones counted once. The names are in order."""
    if count == 1:
        return [[name] for at, name in enumerate(names) if not at or name != names[at - 1]]
    return [list(chosen) for chosen in dict.fromkeys(combinations(names, max(0, count)))]


def has_all(names: list[str], wanted: list[str]) -> bool:
    """Whether all that is wanted is there, often enough."""
    return Counter(wanted) <= Counter(names)


class ChooseDrop(Decision):
    """TQ-P8: so many hand cards are to be discarded."""

    count: int

    def options(self, state: Quest) -> list[Action]:
        names = names_in(state, state.seats[self.seat].hand)
        return [Drop(chosen) for chosen in selections(names, min(self.count, len(names)))]

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        hand = names_in(state, state.seats[self.seat].hand)
        count = min(self.count, len(hand))
        if isinstance(action, Drop) and len(action.names) == count and has_all(hand, action.names):
            return None
        return Reason(self.rule, "why-not-so-many", {"count": count})


# --- what is done with them -------------------------------------------------------------------------------------------


def remember(state: Quest, seat: Seat) -> None:
    """What lies in hand and discards is known to its owner, also once it is shuffled."""
    bit = state.rules.bit
    known = seat.known
    for copy in seat.hand:
        known |= bit[copy]
    for copy in seat.discard:
        known |= bit[copy]
    for copy in seat.shown:
        known |= bit[copy]
    seat.known = known


def shuffle_draw(state: Quest, seat: Seat) -> None:
    """TQ-K3: each order as likely, and it depends on the luck alone."""
    seat.draw.sort()
    state.chance.of("draw", seat.seat).shuffle(seat.draw, state.rules.copy_names)


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
    shuffle_draw(state, seat)
    for _ in range(min(state.hand_size(), len(draw))):
        seat.hand.append(draw.pop())


def exhaust(state: Quest, seat: Seat) -> None:
    """TQ-K3 to TQ-K5: an empty draw pile brings a new hand at once; during a challenge it costs the next round (TQ-K7)."""
    shuffle_all(state, seat)
    if state.challenge is not None:
        seat.skip = 2 if len(state.seats) == 1 else 1
    state.emit(DeckExhausted(seat.seat))


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


def discard_card(state: Quest, seat: Seat, name: str) -> None:
    """TQ-K1: to the owner's discard pile, unseen by the others."""
    copy = copy_in(state, seat.hand, name)
    seat.hand.remove(copy)
    seat.discard.append(copy)
    if state.heard is not None:
        state.emit(CardDiscarded(seat.seat, name))


def discard_cards(state: Quest, seat: Seat, names: list[str]) -> None:
    """TQ-K2: these cards, then the hand is refilled."""
    for name in names:
        discard_card(state, seat, name)
    refill(state, seat)


def discard_hand(state: Quest, seat: Seat) -> None:
    """TQ-C4, TQ-T4: the whole hand, then a new one."""
    hand = seat.hand
    seat.discard.extend(hand)
    seat.hand = []
    state.emit(HandDiscarded(seat.seat, len(hand)))
    refill(state, seat)


def mill(state: Quest, seat: Seat, count: i64) -> None:
    """TQ-K3, TQ-K9: top cards of the draw pile to the discard pile, one by one; after an exhaustion the rest lapses."""
    for _ in range(count):
        if seat.draw:
            seat.discard.append(seat.draw.pop())
        if not seat.draw:
            break
    state.emit(CardsMilled(seat.seat, count))
    if count > 0 and not seat.draw:
        exhaust(state, seat)


def shuffle_discards(state: Quest, seat: Seat) -> None:
    """TQ-M11: the discard pile goes into the draw pile; the hand stays."""
    remember(state, seat)
    seat.draw.extend(seat.discard)
    seat.draw.extend(seat.shown)
    seat.discard = []
    seat.shown = []
    shuffle_draw(state, seat)


def shuffle_in(state: Quest, seat: Seat, item: ItemId) -> None:
    """TQ-I1, TQ-S6, TQ-R7: all cards of an item go into the draw pile; they stay with it for good (TQ-I4)."""
    seat.items = (*seat.items, item)
    seat.draw.extend(state.rules.items[item].cards)
    shuffle_draw(state, seat)
