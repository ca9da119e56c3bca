"""The strong partner: looks at every placement closely, searches longer, and tries far more ways to fit the legs together."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.player import Player
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer

LOOKS: Final = 30
SEARCHES: Final = 1500
QUICK: Final = 200
BUDGET: Final = 800
RESTARTS: Final = 60


class StrongPlayer(Player):
    """A normal partner with much more patience."""

    def __init__(self) -> None:
        self.normal = NormalPlayer(LOOKS, SEARCHES, QUICK, BUDGET, RESTARTS)

    def choose(self, view: Any) -> Action:
        return self.normal.choose(view)
