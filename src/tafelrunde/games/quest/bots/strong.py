"""The strong partner: it asks itself what would happen.

On its turn it takes the few best plays, plays each of them on from the same imagined tables until the challenge is over, and
compares how the team stands then. It leaves the normal partner's choice only for one that is clearly better.
"""

from typing import Final

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine import Action, SeatId, late
from tafelrunde.games.quest.actions import PASS, REDRAW, TRIFORCE
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.worth import HandWorth
from tafelrunde.games.quest.imagination import imagine
from tafelrunde.games.quest.judgement import evaluate
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.exploring import ChooseInterlude, ChooseRoom
from tafelrunde.games.quest.rules.play import ChoosePlay, plays
from tafelrunde.games.quest.rules.triforce import ChoosePenalty, ChoosePowerCard
from tafelrunde.games.quest.state import Quest

CANDIDATES: Final = 4
ROOMS: Final = 6
CHOOSY: Final = 1.5  # points more that it asks of a play before it would rather have a new hand, than the normal partner
COLLAPSE: Final = 0.3  # as much as nearly all hearts
FAR: Final = 60  # actions at most in one imagined future


class StrongPlayer(ComparingPlayer):
    """Thinks about so many imagined tables for each candidate."""

    confidence = 1.3

    tables: int = 40
    normal: NormalPlayer = late()
    habit: NormalPlayer = late()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.normal = NormalPlayer(self.seed, choosy=CHOOSY)
        self.habit = NormalPlayer(self.seed, talks=False, choosy=CHOOSY)

    def candidates(self, view: Quest) -> list[Action]:
        """The normal partner's choice first, then other good plays, a power of the Triforce, or other rooms."""
        usual = self.normal.choose(view)
        decision = view.asked()
        found = [usual]
        if usual.interjects:
            return found
        others: list[Action] = []
        if isinstance(decision, (ChooseTurn, ChoosePlay)):
            others = self.best_plays(view, decision.seat, isinstance(decision, ChoosePowerCard))
        if isinstance(decision, ChooseRoom):
            others = decision.options(view)[:ROOMS]
        elif isinstance(decision, ChooseTurn):
            others += [REDRAW, PASS, TRIFORCE[1]]
        elif isinstance(decision, ChooseInterlude):
            others += [REDRAW, PASS]
        elif isinstance(decision, ChoosePenalty):
            others += decision.options(view)
        for action in others:
            if action != usual and decision.why_not(view, action) is None:
                found.append(action)
        return found

    def best_plays(self, view: Quest, seat: SeatId, as_key: bool) -> list[Action]:
        """Those that the normal partner likes best."""
        options = plays(view, seat, as_key)
        worth = HandWorth(view, seat, as_key)
        scored = sorted([(-worth.of(action), index) for index, action in enumerate(options)])
        return [options[index] for _, index in scored[:CANDIDATES]]

    def imagined(self, view: Quest) -> Quest:
        return imagine(view, self.chance)

    def outlook(self, state: Quest, action: Action, seat: int) -> float:
        """How the team stands once the challenge is over. A collapse fills the hearts, and is still the worst of all."""
        defeats = state.defeats
        rooms = state.rooms_entered + (1 if state.challenge is None else 0)
        state.take(action)
        for _ in range(FAR):
            if state.over or (state.challenge is None and state.rooms_entered >= rooms):
                break
            state.take(self.habit.decide(state))
        return evaluate(state)[0] - COLLAPSE * float(state.defeats - defeats)
