"""The strong partner: it asks itself what would happen.

On its turn it takes the few best plays, plays each of them on from the same imagined tables until the challenge is over, and
compares how the team stands then. It leaves the normal partner's choice only for one that is clearly better.
"""

from typing import Final

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import late
from tafelrunde.games.quest.actions import REDRAW, TRIFORCE
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.worth import play_score
from tafelrunde.games.quest.imagination import imagine
from tafelrunde.games.quest.judgement import evaluate
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.exploring import ChooseRoom
from tafelrunde.games.quest.rules.play import plays
from tafelrunde.games.quest.state import Quest

CANDIDATES: Final = 3
FAR: Final = 60  # actions at most in one imagined future


class StrongPlayer(ComparingPlayer):
    """Thinks about so many imagined tables for each candidate."""

    confidence = 1.3

    tables: int = 16
    normal: NormalPlayer = late()
    habit: NormalPlayer = late()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.normal = NormalPlayer(self.seed)
        self.habit = NormalPlayer(self.seed, talks=False)

    def candidates(self, view: Quest) -> list[Action]:
        """The normal partner's choice first, then other good plays, a power of the Triforce, or other rooms."""
        usual = self.normal.choose(view)
        decision = view.asked()
        found = [usual]
        if usual.interjects:
            return found
        if isinstance(decision, ChooseRoom):
            found += [action for action in decision.options(view) if action != usual]
            return found[: CANDIDATES + 1]
        if not isinstance(decision, ChooseTurn):
            return found
        seat = decision.seat
        options = plays(view, seat, False)
        scored = sorted([(-play_score(view, seat, action, False), index) for index, action in enumerate(options)])
        for _, index in scored[:CANDIDATES]:
            if options[index] != usual:
                found.append(options[index])
        for action in (REDRAW, TRIFORCE[1]):
            if action != usual and decision.why_not(view, action) is None:
                found.append(action)
        return found

    def imagined(self, view: Quest) -> Quest:
        return imagine(view, self.chance)

    def outlook(self, state: Quest, action: Action, seat: int) -> float:
        """How the team stands once the challenge is over."""
        rooms = state.rooms_entered + (1 if state.challenge is None else 0)
        state.take(action)
        for _ in range(FAR):
            if state.over or (state.challenge is None and state.rooms_entered >= rooms):
                break
            state.take(self.habit.decide(state))
        return evaluate(state)[0]
