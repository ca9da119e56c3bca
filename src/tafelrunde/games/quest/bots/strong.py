"""The strong partner: it asks itself what would happen.

On its turn it takes the few best plays, plays each of them on from the same imagined tables until the challenge is over, and
compares how the team stands then. It leaves the normal partner's choice only for one that is clearly better.
"""

from math import sqrt
from typing import Any, Final

from tafelrunde.bots.greedy import ranked
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.fields import late
from tafelrunde.engine.player import Player
from tafelrunde.games.quest.actions import REDRAW, TRIFORCE
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.worth import play_score
from tafelrunde.games.quest.decisions import DecideRoom, DecideTurn, plays
from tafelrunde.games.quest.evaluation import evaluate
from tafelrunde.games.quest.imagination import imagine
from tafelrunde.games.quest.state import Quest

CANDIDATES: Final = 3
CONFIDENCE: Final = 1.3
FAR: Final = 60  # actions at most in one imagined future


class StrongPlayer(Player):
    """Thinks about so many imagined tables for each candidate."""

    seed: int
    tables: int = 16
    normal: NormalPlayer = late()
    habit: NormalPlayer = late()
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.normal = NormalPlayer(self.seed)
        self.habit = NormalPlayer(self.seed, talks=False)
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        state: Quest = view
        usual = self.normal.choose(state)
        candidates = [usual] if usual.interjects else self.candidates(state, usual)
        return [(usual, 0.0)] if len(candidates) < 2 else self.compare(state, candidates)

    def candidates(self, state: Quest, usual: Action) -> list[Action]:
        """The normal partner's choice first, then other good plays, a power of the Triforce, or other rooms."""
        decision = state.asked()
        found = [usual]
        if isinstance(decision, DecideRoom):
            found += [action for action in decision.options(state) if action != usual]
            return found[: CANDIDATES + 1]
        if not isinstance(decision, DecideTurn):
            return found
        seat = decision.seat
        options = plays(state, seat, False)
        scored = sorted([(-play_score(state, seat, action, False), index) for index, action in enumerate(options)])
        for _, index in scored[:CANDIDATES]:
            if options[index] != usual:
                found.append(options[index])
        for action in (REDRAW, TRIFORCE[1]):
            if action != usual and decision.why_not(state, action) is None:
                found.append(action)
        return found

    def compare(self, state: Quest, candidates: list[Action]) -> list[tuple[Action, float]]:
        """The first candidate, or one that is clearly better; then the others."""
        count = len(candidates)
        sums, squares = [0.0] * count, [0.0] * count
        usual = 0.0
        for _ in range(self.tables):
            imagined = imagine(state, self.chance)
            first = 0.0
            for index in range(count):
                worth = self.outlook(imagined.copy(), candidates[index])
                if index == 0:
                    first = worth
                    usual += worth / self.tables
                sums[index] += worth - first
                squares[index] += (worth - first) * (worth - first)
        best, most = 0, 0.0
        for index in range(1, count):
            mean = sums[index] / self.tables
            spread = sqrt(max(squares[index] / self.tables - mean * mean, 1e-9) / self.tables)
            if mean > CONFIDENCE * spread and mean > most:
                best, most = index, mean
        return ranked(candidates, [usual + total / self.tables for total in sums], best)

    def outlook(self, state: Quest, action: Action) -> float:
        """How the team stands once the challenge is over."""
        rooms = state.rooms_entered + (1 if state.challenge is None else 0)
        state.take(action)
        for _ in range(FAR):
            if state.over or (state.challenge is None and state.rooms_entered >= rooms):
                break
            state.take(self.habit.decide(state))
        return evaluate(state)[0]
