"""Triforce: abilities that work once a game, the relics (HD-F)."""

from tafelrunde.engine import SeatId
from tafelrunde.games.duels.events import CardRemoved
from tafelrunde.games.duels.rules.decks import discard
from tafelrunde.games.duels.ruleset import Card
from tafelrunde.games.duels.state import Duels


def relics_return(state: Duels) -> bool:
    """HD-B3: on a map that says so, if the option is on, relics are not used up."""
    return state.rules.relics_return and state.place().relics_return


def relic_works(state: Duels, seat: SeatId, card: Card) -> bool:
    """HD-F1, HD-F4: unused, and its condition is met."""
    if not card.relic or (card.index in state.seats[seat].used and not relics_return(state)):
        return False
    if card.relic_fallen:
        return state.fallen_partner(seat) >= 0
    if card.relic_character >= 0:
        for figure in state.own(seat):
            if state.character[figure] == card.relic_character and state.health[figure] <= card.relic_health:
                return True
        return False
    return True


def put_away(state: Duels, owner: SeatId, card: Card) -> None:
    """HD-X3, HD-F2, HD-F3, HD-F7, HD-D8: to the discard pile, or out of the game for a card that is a relic only."""
    if card.relic_only and not relics_return(state):
        seat = state.seats[owner]
        if not seat.out:
            seat.removed = (*seat.removed, card.index)
            state.emit(CardRemoved(owner, card.id))
    else:
        discard(state, owner, card.index)
