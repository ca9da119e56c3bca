"""Views: what one seat may know of a state. Only views leave the table."""

from typing import TypeVar

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import conceal, remade

S = TypeVar("S", bound=State)


def view(state: S, viewer: SeatId) -> S:
    """A copy without anything the viewer may not know, the luck to come included."""
    seen = state.copy()
    decision = seen.decision
    if decision is not None and decision.secrets:
        seen.decision = remade(decision)  # copies share their decision
    conceal(seen, viewer)
    seen.chance = Chance(0, 0, 0, 0)
    seen.viewer = viewer
    return seen
