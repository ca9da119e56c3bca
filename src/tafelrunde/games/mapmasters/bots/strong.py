"""The strong partner: looks at every placement closely, searches longer, and tries far more ways to fit the legs together."""

from typing import Any, Final

from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine import Action, derived
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer

ITERATIONS: Final = 1500


class StrongPlayer(Thinker):
    """A normal partner with much more patience. An iteration is a search for the legs of one group."""

    normal: NormalPlayer = derived(lambda _: NormalPlayer(looks=30, searches=1500, quick=200, budget=800, restarts=60))

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        self.normal.most = self.iterations
        found = self.normal.weigh(view)
        self.thought += self.normal.searched
        return found
