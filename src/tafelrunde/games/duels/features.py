"""What a seat's position is made of, in points of health and cards, for hints."""

from tafelrunde.engine import Feature, SeatId
from tafelrunde.games.duels.ids import Figure
from tafelrunde.games.duels.state import Duels, apart


def features(state: Duels, seat: SeatId) -> list[Feature]:
    """Of the whole side, where seats fight together; what the other sides have counts against it."""
    side = state.sides[seat]
    ours = [figure for figure in state.everybody() if state.health[figure] > 0 and state.side_of(figure) == side]
    theirs = state.enemies(seat)
    cards = sum(len(place.hand) for place in state.seats if state.sides[place.seat] == side)
    enemy_cards = sum(len(place.hand) for place in state.seats) - cards
    return [
        Feature("health", health(state, ours), 2.0, 0.5, exact=True),
        Feature("enemy-health", -health(state, theirs), 2.0, 0.5, exact=True),
        Feature("figures", float(len(ours)), 0.5, 0.5),
        Feature("enemy-figures", -float(len(theirs)), 0.5, 0.5),
        Feature("cards", float(cards), 1.0, 0.5, exact=True),
        Feature("enemy-cards", -float(enemy_cards), 1.0, 0.5, exact=True),
        Feature("nearness", -nearest(state, seat), 2.5, 1.0),
    ]


def health(state: Duels, figures: list[Figure]) -> float:
    """The points of some figures together."""
    return float(sum(int(state.health[figure]) for figure in figures))


def nearest(state: Duels, seat: SeatId) -> float:
    """Squares from a figure of the seat to the enemy nearest to it, as the crow flies; nothing before they stand on the map."""
    ways = [
        apart(state.square[own], state.square[enemy])
        for own in state.own(seat)
        for enemy in state.enemies(seat)
        if state.square[own] >= 0 and state.square[enemy] >= 0
    ]
    return float(min(ways, default=0))
