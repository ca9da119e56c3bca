"""A decision of this game (MM-G6: each point has exactly one decider)."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.mapmasters.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """A decision with the rule behind it: what it does not offer is not its matter."""

    rule: ClassVar[str] = "MM-G6"

    def why_not(self, state: Table, action: Action) -> Reason | None:
        return None if action in self.options(state) else Reason(self.rule, "why-not-now")
