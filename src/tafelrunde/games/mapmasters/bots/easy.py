"""The easy partner: means well, and now and then lays the first card that comes to mind."""

from typing import Any, Final

from tafelrunde.engine import Action, Chance, Player, derived, seeded
from tafelrunde.games.mapmasters.bots.normal import NormalPlayer
from tafelrunde.games.mapmasters.rules.turn import LayCard
from tafelrunde.games.mapmasters.state import Table

SLIPS: Final = 3  # one card in so many is laid carelessly


class EasyPlayer(Player):
    """A normal partner who looks less closely and is careless at times."""

    seed: int
    normal: NormalPlayer = derived(lambda _: NormalPlayer(looks=2, searches=40, quick=10, budget=150, restarts=4))
    chance: Chance = derived(lambda self: seeded(self.seed))

    def choose(self, view: Any) -> Action:
        state: Table = view
        decision = state.decision
        if isinstance(decision, LayCard) and self.chance.below(SLIPS) == 0:
            options = decision.options(state)
            return options[self.chance.below(len(options))]
        return self.normal.choose(view)
