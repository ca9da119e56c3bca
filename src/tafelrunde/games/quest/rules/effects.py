"""Effects: the verbs of a card, a penalty or a reward are carried out in printed order (TQ-V7, TQ-P8, TQ-R1)."""

from typing import ClassVar

from mypy_extensions import i64

from tafelrunde.engine import Procedure, late
from tafelrunde.games.quest.ruleset import Verb
from tafelrunde.games.quest.state import Quest


class Effects(Procedure):
    """One verb after the other; one that asks goes on with the answer. What follows them is the step `verbs_are_done`."""

    steps: ClassVar[tuple[str, ...]] = ("next_verb", "verb_is_answered", "verbs_are_done")

    begun: i64 = late(0)  # so many verbs

    def verbs(self, state: Quest) -> list[Verb]:
        """What is printed."""
        raise TypeError(f"{type(self).__name__} has no verbs")

    def next_verb(self, state: Quest) -> None:
        """Until somebody has to choose, or Link collapses: then this procedure is gone (TQ-X1)."""
        verbs = self.verbs(state)
        while self.begun < len(verbs):
            self.begun += 1
            verbs[self.begun - 1].begin(state, self)
            if state.decision is not None or state.stack[-1] is not self:
                return
        self.go_to("verbs_are_done")

    def verb_is_answered(self, state: Quest) -> None:
        """What was chosen; a card that this plays is played to its end first."""
        self.go_to("next_verb")
        answer = state.answer
        assert answer is not None
        self.verbs(state)[self.begun - 1].go_on(state, self, answer)
        if state.decision is not None:
            self.go_to("verb_is_answered")

    def verbs_are_done(self, state: Quest) -> None:
        """What is left to do."""
