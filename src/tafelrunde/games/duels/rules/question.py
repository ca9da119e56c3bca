"""Questions: a decision whose options are all that may be said, refused with the rule that asks it."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.duels.state import Duels


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """HD-E3: whoever is asked takes one of the options."""

    rule: ClassVar[str] = "HD-E3"

    def why_not(self, state: Duels, action: Action) -> Reason | None:
        return None if action in self.options(state) else Reason(self.rule, "why-not-offered")
