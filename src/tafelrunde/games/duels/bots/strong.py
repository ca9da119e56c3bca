"""The strong player: it asks itself what would happen.

It takes the few answers that the normal player values most, deals the hidden cards anew, says each of them at the same imagined
tables, lets everybody go on by the normal player's habits until it is its turn again, and judges how it stands then. A search
tree as deep as time allows loses to it in the same time: in a duel the next two turns decide, and whether one answer is better
than another is seen sooner where both meet the same cards.
"""

from typing import Final

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine import Action
from tafelrunde.games.duels.bots.normal import Habit
from tafelrunde.games.duels.imagination import imagine
from tafelrunde.games.duels.judgement import evaluate
from tafelrunde.games.duels.rules.ending import shares
from tafelrunde.games.duels.state import Duels

CANDIDATES: Final = 6  # with ten it plays worse in the same time
FAR: Final = 24  # actions at most in one imagined future
VALUES: Final = Habit(0.0)
HABIT: Final = Habit(0.3)  # in imagined futures, so that they differ


class StrongPlayer(ComparingPlayer):
    """Thinks about so many imagined tables for each candidate."""

    confidence = 1.3
    rounds = 3

    tables: int = 500  # a tenth of a second of a free core, compiled

    def candidates(self, view: Duels) -> list[Action]:
        """Those that the normal player values most."""
        decision = view.asked()
        options = decision.options(view)
        if len(options) == 1:
            return options
        valued = sorted([(-VALUES.value(view, decision, action), index) for index, action in enumerate(options)])
        return [options[index] for _, index in valued[:CANDIDATES]]

    def imagined(self, view: Duels) -> Duels:
        return imagine(view, self.chance)

    def outlook(self, state: Duels, action: Action, seat: int) -> float:
        """When it is this seat's turn again, after the others had theirs."""
        state.take(action)
        others = False
        for _ in range(FAR):
            if state.over or (others and state.active == seat):
                break
            others = others or state.active != seat
            state.take(HABIT.say(state, self.chance))
        return shares(state)[seat] if state.over else evaluate(state)[seat]
