"""Questions: a decision whose options, or shortcuts to them, are all that may be said; refused with the rule that asks it."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.twister.state import Twister

NOT_OFFERED: Final = "why-not-offered"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """DT-T7: whoever is asked takes one of the options."""

    rule: ClassVar[str] = "DT-T7"

    def allows(self, state: Twister, action: Action) -> bool:
        """Whether something may be said that is not listed: several listed things in one."""
        return False

    def why_not(self, state: Twister, action: Action) -> Reason | None:
        if self.allows(state, action) or action in self.options(state):
            return None
        return Reason(self.rule, NOT_OFFERED)
