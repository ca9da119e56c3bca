"""What matters in a duel besides winning, for the lab: health, rounds, and what each card was worth."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.duels.actions import Attack, Defend, HealBy, Play
from tafelrunde.games.duels.ids import FIGURES
from tafelrunde.games.duels.state import Duels


def measures(state: Duels) -> dict[str, float]:
    """At the end of a game."""
    left = [max(0, int(state.health[figure])) for seat in state.winners for figure in FIGURES[seat]]
    most = [int(state.most[figure]) for seat in state.winners for figure in FIGURES[seat]]
    return {
        "rounds": float(state.round),
        "health-left": 100.0 * sum(left) / max(1, sum(most)),
        "cards-left": sum(len(seat.deck) for seat in state.seats) / len(state.seats),
    }


def sides(state: Duels) -> list[str]:
    """The teams."""
    return [state.rules.teams[seat.team].id for seat in state.seats]


def held(state: Duels, seat: SeatId) -> list[str]:
    """The hand."""
    cards = state.rules.cards
    return [cards[card].id for card in state.seats[seat].hand]


def used(action: Action) -> str:
    """The card that is played; one that is thrown away does nothing."""
    return action.card if isinstance(action, Attack | Play | Defend | HealBy) else ""
