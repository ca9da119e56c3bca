"""The strong player: it imagines the hidden cards, searches, and plays on with the normal one's habits.

What was learned (judgement.py) sees more in a table than what was written by hand, so fewer actions are played on before it is
asked, and more tables are imagined in the same time.
"""

from typing import Final

from tafelrunde.bots.mcts import MctsPlayer, Node
from tafelrunde.engine.flow import State
from tafelrunde.games.duels.judgement import learned_for
from tafelrunde.games.duels.state import Duels

ROLLOUT: Final = 14  # actions played on by habit before the table is judged by hand,
SHORT_ROLLOUT: Final = 4  # and by what was learned
KEENNESS: Final = 0.5  # of what was learned (bots/mcts.py): it sees twice as much in a point of health


class StrongPlayer(MctsPlayer):
    """Searches as far as its judgement needs it."""

    def search(self, view: State) -> Node:
        assert isinstance(view, Duels)
        learned = bool(learned_for(view.rules))
        self.rollout = SHORT_ROLLOUT if learned else ROLLOUT
        self.keenness = KEENNESS if learned else 0.0
        return super().search(view)
