"""What may be said at any time: pointing, sketching, giving up (MM-G4, MM-R9, MM-W7)."""

from typing import Final

from tafelrunde.engine import Action, Reason, SeatId
from tafelrunde.games.mapmasters.actions import Concede, Point, Resume, Rub, Sketch
from tafelrunde.games.mapmasters.events import Conceding, Pointed, Resumed, Rubbed, Sketched
from tafelrunde.games.mapmasters.ids import NO_SPACE, NONE
from tafelrunde.games.mapmasters.rules.ending import lose
from tafelrunde.games.mapmasters.state import Table, put

MOST_SKETCHES: Final = 24


def why_not_said(state: Table, seat: SeatId, action: Action) -> Reason | None:
    """None if this seat may say this now."""
    if isinstance(action, Concede):
        return Reason("MM-W7", "why-conceding") if state.seats[seat].concedes else None
    if isinstance(action, Resume):
        return None if state.seats[seat].concedes else Reason("MM-W7", "why-going-on")
    if isinstance(action, Point):
        return None if action.name in state.rules.space_by_name else Reason("MM-G4", "why-no-space")
    if isinstance(action, Sketch):
        return None if action.group in state.rules.group_by_id else Reason("MM-R9", "why-no-group")
    if isinstance(action, Rub):
        mine = any(sketch.startswith(f"{seat} ") for sketch in state.sketches)
        return None if mine or state.points[seat] != NONE else Reason("MM-R9", "why-nothing-sketched")
    return Reason("MM-G6", "why-not-offered")


def speak(state: Table, seat: SeatId, action: Action) -> None:
    """Carry it out. Pointing and sketching have no effect on the game (MM-R9)."""
    if isinstance(action, Point):
        state.points = put(state.points, seat, state.rules.space_by_name[action.name])
        state.emit(Pointed(seat, action.name))
    elif isinstance(action, Sketch):
        state.sketches = (*state.sketches, f"{seat} {action.group} {action.line}")[-MOST_SKETCHES:]
        state.emit(Sketched(seat, action.group))
    elif isinstance(action, Rub):
        state.sketches = tuple([sketch for sketch in state.sketches if not sketch.startswith(f"{seat} ")])
        state.points = put(state.points, seat, NO_SPACE)
        state.emit(Rubbed(seat))
    elif isinstance(action, Concede):
        state.seats[seat].concedes = True
        state.emit(Conceding(seat))
        if all(other.concedes for other in state.seats):
            lose(state, "conceded")
    elif isinstance(action, Resume):
        state.seats[seat].concedes = False
        state.emit(Resumed(seat))
