"""What a seat's position is made of, in points of health and cards, for hints."""

from tafelrunde.engine.feature import Feature
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.duels.ids import FIGURES
from tafelrunde.games.duels.state import Duels, apart


def features(state: Duels, seat: SeatId) -> list[Feature]:
    """Of the whole side, where seats fight together; what the other sides have counts against it."""
    side = state.sides[seat]
    health = figures = enemy_health = enemy_figures = cards = enemy_cards = 0
    for place in state.seats:
        ours = state.sides[place.seat] == side
        alive = [int(state.health[figure]) for figure in FIGURES[place.seat]]
        points, standing = sum(max(one, 0) for one in alive), sum(one > 0 for one in alive)
        if ours:
            health, figures, cards = health + points, figures + standing, cards + len(place.hand)
        else:
            enemy_health, enemy_figures = enemy_health + points, enemy_figures + standing
            enemy_cards += len(place.hand)
    return [
        Feature("health", float(health), 2.0, 0.5),
        Feature("enemy-health", -float(enemy_health), 2.0, 0.5),
        Feature("figures", float(figures), 0.5, 0.5),
        Feature("enemy-figures", -float(enemy_figures), 0.5, 0.5),
        Feature("cards", float(cards), 1.0, 0.5),
        Feature("enemy-cards", -float(enemy_cards), 1.0, 0.5),
        Feature("nearness", -nearest(state, seat), 2.5, 1.0),
    ]


def nearest(state: Duels, seat: SeatId) -> float:
    """Squares from a figure of the seat to the enemy nearest to it, as the crow flies; nothing before they stand on the map."""
    ways = [
        apart(state.square[own], state.square[enemy])
        for own in state.own(seat)
        for enemy in state.enemies(seat)
        if state.square[own] >= 0 and state.square[enemy] >= 0
    ]
    return float(min(ways, default=0))
