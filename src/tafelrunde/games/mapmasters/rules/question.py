"""A decision with the rule behind it."""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.mapmasters.state import Table


class Question(Decision):
    """A decision with the rule behind it."""

    rule: ClassVar[str] = "MM-G6"

    def why_not(self, state: Table, action: Action) -> Reason | None:
        if action in self.options(state):
            return None
        return self.explain(state, action) or Reason(self.rule, "why-not-now")

    def explain(self, state: Table, action: Action) -> Reason | None:
        """Why something that is not listed is not possible, if there is more to say than that it is not the time."""
        return None
