"""Players that are programs. A player gets a view, never a state, and says one of its legal actions."""

from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.engine.action import Action
from tafelrunde.engine.part import Listed


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Listed):
    """Somebody who decides for a seat."""

    def choose(self, view: Any) -> Action:
        """One of the legal actions of the view's open decision, which is asked of the view's viewer."""
        raise TypeError(f"{type(self).__name__} never decides: write its choose()")

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        """What `choose` would say and what else it thought about, each with how well the seat would then stand, from 0 to 1.

        The choice comes first, then the others from good to bad. A player that compares nothing has only its choice.
        """
        return [(self.choose(view), 0.0)]

    def limit(self, iterations: int) -> None:
        """Search at most so many steps for a decision and look at no clock, so that it is the same on every machine.

        What a step is, a player says itself: an imagined game, a line thought through. One that does not search needs no limit.
        """
