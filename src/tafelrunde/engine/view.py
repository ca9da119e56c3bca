"""Views: what one seat may know of a state. Only views leave the table."""

from typing import TypeVar

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import EVERYTHING, UNKNOWN, Part

S = TypeVar("S", bound=State)


def view(state: S, viewer: SeatId) -> S:
    """A copy without anything the viewer may not know, the luck to come included."""
    seen = state.seen_by(viewer)
    if seen.decision is not None:
        seen.decision = seen.decision.seen_by(viewer)
    seen.chance = Chance(0, 0, 0, 0)
    seen.viewer = viewer
    return seen


def dealt(view: S, unseen: list[int], chance: Chance) -> S:
    """A whole state that fits a view, with other luck to come: in place of each number that the viewer may not know lies one of
    these."""
    whole = view.copy()
    whole.viewer = SeatId(EVERYTHING)
    chance.shuffle(unseen)
    _deal(whole, unseen)
    whole.chance = Chance(chance.word(), chance.word(), chance.word(), 1)
    return whole


def _deal(part: Part, unseen: list[int]) -> None:
    for field in type(part).fields:
        value = getattr(part, field.name)
        if field.name in type(part).secrets and type(value) is list:
            setattr(part, field.name, [unseen.pop() if item == UNKNOWN else item for item in value])
        elif type(value) is list:
            for inner in value:
                if isinstance(inner, Part):
                    _deal(inner, unseen)
