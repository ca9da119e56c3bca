"""The example game with a clock: the options that every table knows by name, and what the table says when time is up."""

from typing import Any, ClassVar

from higher.game import Higher
from higher.state import HigherState
from tafelrunde.engine import options
from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.engine.game import TABLE
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.options import OptionField


class TimeUp(Action):
    usage: ClassVar[str] = "time-up"
    interjects: ClassVar[bool] = True


class TimedHigher(Higher):
    """Ends at once when the time is up."""

    id: ClassVar[str] = "timed"
    options: ClassVar[tuple[OptionField, ...]] = (
        *Higher.options,
        options.number("turn_timer_s", 0, 0, 600, section="length", rule="HI-S2"),
        options.number("limit_minutes", 0, 0, 600, section="length", rule="HI-S2"),
    )
    actions: ClassVar[dict[str, type[Action]]] = {**Higher.actions, "time-up": TimeUp}

    def why_not_interject(self, state: HigherState, seat: SeatId, action: Action) -> Reason | None:
        if not isinstance(action, TimeUp):
            return super().why_not_interject(state, seat, action)
        return None if seat == TABLE else Reason("HI-S2", "why-not-your-turn")

    def interject(self, state: HigherState, seat: SeatId, action: Action) -> None:
        if isinstance(action, TimeUp):
            state.decision = None
            state.over = True
        else:
            super().interject(state, seat, action)


class BrokenHigher(Higher):
    """A game with a rule that fails."""

    id: ClassVar[str] = "broken"

    def apply(self, state: HigherState, seat: SeatId, action: Action) -> Any:
        if action.text == "stake 3":
            state.over = True
            raise ZeroDivisionError
        return super().apply(state, seat, action)


TIMED = TimedHigher()
BROKEN = BrokenHigher()
