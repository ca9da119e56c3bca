"""What matters in a quest besides winning, for the lab: hearts, dungeons, defeats, and what each card was worth."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.quest.actions import Down, Play
from tafelrunde.games.quest.state import Quest


def measures(state: Quest) -> dict[str, float]:
    """At the end of a game."""
    return {
        "flawless": 100.0 * (state.won and not state.defeats),
        "hearts-left": state.hearts / 2,
        "dungeons": float(len(state.completed)),
        "bosses": float(state.beaten),
        "defeats": float(state.defeats),
        "rooms": float(state.rooms_entered),
        "rupees": float(state.rupees),
    }


def held(state: Quest, seat: SeatId) -> list[str]:
    """The hand."""
    rules = state.rules
    return [rules.cards[rules.card_of[copy]].id for copy in state.seats[seat].hand]


def used(action: Action) -> str:
    """The card that is played, as a challenge's own or as support."""
    return action.name if isinstance(action, Play | Down) else ""
