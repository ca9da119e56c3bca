"""Imagining: dealing anew what a seat cannot know, so that it cannot tell the result from the real table."""

from typing import Final

from tafelrunde.engine import EVERYTHING, UNKNOWN, Chance, SeatId
from tafelrunde.games.monopoly.ids import CardId, DeckId, Rupees
from tafelrunde.games.monopoly.rules.auctions import Auction
from tafelrunde.games.monopoly.rules.deed_auctions import ProxyAuction
from tafelrunde.games.monopoly.rules.trading import Trade
from tafelrunde.games.monopoly.state import BOTH_DECKS, Deck, Monopoly

USUAL_CASH: Final = 1000  # what an unknown purse may hold more than it must, chosen by hand
KEPT: Final = 100  # what whoever offers rupees keeps at least


def imagine(view: Monopoly, chance: Chance) -> Monopoly:
    """A whole table: decks in some order, hidden purses filled, hidden maxima named, and luck to come."""
    state = view.copy()
    state.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    state.decks = tuple([_dealt(state, deck, chance) for deck in BOTH_DECKS])
    for seat in state.seats:
        if seat.cash == UNKNOWN:
            seat.cash = _promised(state, seat.seat) + chance.below(USUAL_CASH)
    state.issued = sum(seat.cash for seat in state.seats) - len(state.seats) * state.rules.start_cash
    for procedure in state.stack:
        if isinstance(procedure, ProxyAuction):
            for place, amount in enumerate(procedure.maxima):
                if amount == UNKNOWN:
                    procedure.maxima[place] = chance.below(state.seats[procedure.order[place]].cash + 1)
    state.viewer = SeatId(EVERYTHING)
    return state


def _dealt(state: Monopoly, number: DeckId, chance: Chance) -> Deck:
    """RM-C3: the cards nobody has seen yet, in any order, on top of those everybody has."""
    deck = state.decks[number]
    count = len(deck.cards) - deck.seen
    if not count:
        return deck
    rest = _unseen(state, number, deck)[:]
    chance.shuffle(rest)
    return Deck(tuple(rest) + deck.cards[count:], deck.seen)


def _unseen(state: Monopoly, number: DeckId, deck: Deck) -> list[CardId]:
    """RM-C2, RM-C3: the cards of a deck that nobody has seen yet. A jail card that is kept by somebody is none of them."""
    found = deck.unseen
    if found is None:
        known = deck.cards[len(deck.cards) - deck.seen :]
        away = any(seat.jail_cards[number] for seat in state.seats)
        found = [
            CardId(index)
            for index, card in enumerate(state.rules.cards)
            if card.deck == number and index not in known and not (away and card.kept)
        ]
        deck.unseen = found
    return found


def _promised(state: Monopoly, seat: SeatId) -> Rupees:
    """What an unseen purse must hold: the bid or the rupees its owner has just promised."""
    for procedure in state.stack:
        if isinstance(procedure, Auction) and procedure.leader == seat:
            return procedure.current
        if isinstance(procedure, Trade) and procedure.proposer == seat:
            return procedure.give.rupees + KEPT
    return 0
