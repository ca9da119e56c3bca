"""Clocks: cards that lie on the table for some turns, and what they change meanwhile (HD-K, HD-E7 to HD-E9)."""

from tafelrunde.engine import SeatId
from tafelrunde.games.duels.events import CardWithdrawn, ClockEnded, ClockTicked
from tafelrunde.games.duels.ids import OWNER, Figure, Points
from tafelrunde.games.duels.rules.cards import has_user
from tafelrunde.games.duels.rules.triforce import put_away
from tafelrunde.games.duels.ruleset import Lasting
from tafelrunde.games.duels.state import Duels, Laid


def count_on(state: Duels, owner: SeatId) -> None:
    """HD-K2: every clock counts one further when its owner's turn begins."""
    laid = state.seats[owner].laid
    for at, entry in enumerate(laid):
        laid[at] = Laid(entry.card, entry.count + 1, entry.user)
        card = state.rules.cards[entry.card]
        state.emit(ClockTicked(owner, card.id, entry.count + 1, card.clock))


def run_out(state: Duels, owner: SeatId) -> None:
    """HD-K3, HD-K4: after the last action or at the end of the turn, cards whose number is reached leave the table."""
    seat = state.seats[owner]
    for entry in seat.laid[:]:
        card = state.rules.cards[entry.card]
        if entry.count >= card.clock:
            seat.laid.remove(entry)
            state.emit(ClockEnded(owner, card.id))
            put_away(state, owner, card)


def withdraw(state: Duels) -> None:
    """HD-K5: cards on the table that nobody can use any more leave it."""
    for seat in state.seats:
        for entry in seat.laid[:]:
            card = state.rules.cards[entry.card]
            if not has_user(state, seat.seat, card):
                seat.laid.remove(entry)
                state.emit(CardWithdrawn(seat.seat, card.id))
                put_away(state, seat.seat, card)


def in_force(state: Duels, figure: Figure) -> list[Lasting]:
    """HD-K7: what the cards on its owner's table do for a figure."""
    found: list[Lasting] = []
    for entry in state.seats[OWNER[figure]].laid:
        for lasting in state.rules.cards[entry.card].lasting:
            if lasting.team or entry.user == figure:
                found.append(lasting)
    return found


def is_hidden(state: Duels, figure: Figure) -> bool:
    """HD-E9: opponents cannot choose it from afar."""
    if not state.seats[OWNER[figure]].laid:
        return False
    return any(lasting.hides for lasting in in_force(state, figure))


def attack_of(state: Duels, figure: Figure, printed: Points) -> tuple[Points, Points]:
    """HD-C7, HD-E7, HD-E8, HD-K6: the attack value, as a clock may set it, and what clocks add to it."""
    value, more = printed, 0
    for lasting in in_force(state, figure):
        if lasting.sets:
            value = lasting.attack
        else:
            more += lasting.attack
    return value, Points(more)


def defence_of(state: Duels, figure: Figure, printed: Points) -> tuple[Points, Points]:
    """HD-C8, HD-E7, HD-E8, HD-K6: the defence value, as a clock may set it, and what clocks add to it."""
    value, more = printed, 0
    for lasting in in_force(state, figure):
        if lasting.sets:
            value = lasting.defence
        else:
            more += lasting.defence
    return value, Points(more)
