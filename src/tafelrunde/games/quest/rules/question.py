"""Decisions: each point has exactly one decider, and what is not offered is refused with a rule (TQ-0.7)."""

from typing import ClassVar

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.quest.state import Quest


class Question(Decision):
    """A decision with the rule behind it."""

    rule: ClassVar[str] = "TQ-0.7"

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        return None if action in self.options(state) else Reason(self.rule, "why-not-now")
