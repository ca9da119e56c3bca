"""What matters on a map besides winning, for the lab: tasks, turns, money, and what each card was worth."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.mapmasters.actions import Lay
from tafelrunde.games.mapmasters.state import Table


def measures(state: Table) -> dict[str, float]:
    """At the end of a game."""
    return {
        "turns": float(state.turn),
        "tasks": float(int(state.done).bit_count()),
        "money": float(state.money),
        "kills": float(state.kills),
        "jumps": float(state.jumps),
        "cards-laid": float(len(state.laid)),
    }


def held(state: Table, seat: SeatId) -> list[str]:
    """The hand."""
    return [state.rules.cards[card].id for card in state.seats[seat].hand]


def used(action: Action) -> str:
    """The card that is laid."""
    return action.card if isinstance(action, Lay) else ""
