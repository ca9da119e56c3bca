"""Questions: a decision whose options, or several of them in one, are all that may be said.

What may not be said is refused in the order in which a person would find out: whose token is it, can it act at all, is it able
to, does it get there. What answers another question has to wait for this one.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Action, Decision, Reason
from tafelrunde.engine.flow import NOT_OFFERED
from tafelrunde.games.twister.state import Twister


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision):
    """DT-T7: an action is finished before the next one begins."""

    first: ClassVar[Reason] = Reason("DT-T7", NOT_OFFERED)  # why everything else has to wait

    def allows(self, state: Twister, action: Action) -> bool:
        """Whether something may be said that is not listed: several listed things in one."""
        return False

    def refuses(self, state: Twister, action: Action) -> Reason | None:
        """Why an answer to this question is none that may be given; None: it answers another question."""
        return None

    def meanwhile(self, state: Twister) -> Reason:
        """What has to be done first, and the rule that asks for it."""
        return self.first

    def why_not(self, state: Twister, action: Action) -> Reason | None:
        if self.allows(state, action) or action in self.options(state):
            return None
        return self.refuses(state, action) or self.meanwhile(state)
