"""The easy partner: means well, and now and then does the first thing that comes to mind."""

from typing import Any, Final

from tafelrunde.engine import Action, Chance, Player, late, seeded
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.phrases import remark
from tafelrunde.games.quest.rules.challenge import ChooseTurn
from tafelrunde.games.quest.rules.play import ChoosePlay, plays
from tafelrunde.games.quest.state import Quest

SLIPS: Final = 5  # one turn in so many is careless


class EasyPlayer(Player):
    """A normal partner who is careless at times."""

    seed: int
    normal: NormalPlayer = late()
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.normal = NormalPlayer(self.seed)
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        state: Quest = view
        decision = state.asked()
        phrase = remark(state, decision.seat) if len(state.seats) > 1 else None
        if phrase is not None:
            return phrase  # TQ-H1: not counted as a turn that might be careless
        if isinstance(decision, (ChooseTurn, ChoosePlay)) and self.chance.below(SLIPS) == 0:
            cards = plays(state, decision.seat, False)
            return cards[self.chance.below(len(cards))]
        return self.normal.choose(view)
