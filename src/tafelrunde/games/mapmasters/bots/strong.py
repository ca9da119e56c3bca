"""The strong partner: looks at more placements, searches longer, and tries its best ideas at imagined tables."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.player import Player
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer

LOOKS: Final = 24
SEARCHES: Final = 120
QUICK: Final = 20
BUDGET: Final = 1200


class StrongPlayer(Player):
    """Looks at more placements, and searches longer."""

    def __init__(self, seed: int) -> None:
        self.normal = NormalPlayer(LOOKS, SEARCHES, QUICK, BUDGET)
        self.chance = seeded(seed)

    def choose(self, view: Any) -> Action:
        return self.normal.choose(view)
