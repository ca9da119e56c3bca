"""What matters in the dungeon besides winning, for the lab: turns, points, NPCs, and what each card was worth."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.twister.actions import Combat, PlayCard
from tafelrunde.games.twister.state import Twister


def measures(state: Twister) -> dict[str, float]:
    """At the end of a game. The second side is blue, or the dungeon itself."""
    return {
        "turns": float(state.turn),
        "points": float(state.points[0]),
        "points-against": float(state.points[1]),
        "reinforcements": float(state.called),
        "out": float(len(state.out)),
    }


def sides(state: Twister) -> list[str]:
    """The colours, where two crews play."""
    return ["yellow", "blue"] if len(state.seats) == 2 else []


def held(state: Twister, seat: SeatId) -> list[str]:
    """Action cards and combat cards in hand, by value."""
    place = state.seats[seat]
    return [*(f"action-{card}" for card in place.actions), *(f"combat-{card}" for card in place.hand)]


def used(action: Action) -> str:
    """The action card or the combat card that is played."""
    if isinstance(action, PlayCard):
        return f"action-{action.card}"
    return f"combat-{action.card}" if isinstance(action, Combat) else ""
