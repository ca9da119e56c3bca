"""What matters at Rupee Monopoly besides winning, for the lab: rounds, bankruptcies, money, and what each place was worth."""

from tafelrunde.engine import Action, SeatId
from tafelrunde.games.monopoly.actions import Build
from tafelrunde.games.monopoly.rules.property import wealth
from tafelrunde.games.monopoly.state import Monopoly


def measures(state: Monopoly) -> dict[str, float]:
    """At the end of a game."""
    gone = [int(seat.out_round) for seat in state.seats if seat.out]
    found = {
        "rounds": float(state.round),
        "bankruptcies": float(len(gone)),
        "winner-wealth": float(max(wealth(state, seat.seat) for seat in state.seats)),
        "trees": float(sum(level >= state.rules.tree for level in state.level)),
    }
    return found | ({"first-bankruptcy": float(min(gone))} if gone else {})


def held(state: Monopoly, seat: SeatId) -> list[str]:
    """The deeds, by space."""
    return [str(space) for space in state.deeds[seat]]


def used(action: Action) -> str:
    """The place that is built on."""
    return str(action.space) if isinstance(action, Build) else ""
