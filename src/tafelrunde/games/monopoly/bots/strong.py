"""The strong player: it asks itself what would happen.

At a decision that matters it takes a few candidates, plays each of them on from the same imagined tables with the normal
player's habits, and lets the evaluation say how everybody stands then. It leaves the normal player's choice only if another
one is better by more than luck explains, so it is never much worse than a normal player.
"""

from math import sqrt
from typing import Any, Final

from tafelrunde.bots.greedy import ranked
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.fields import late
from tafelrunde.engine.player import Player
from tafelrunde.games.monopoly.actions import (
    ACCEPT,
    BUY,
    DECLINE,
    PASS,
    REJECT,
    ROLL,
    Bid,
    Build,
    Lift,
    Max,
    Mortgage,
    Offer,
    PayFine,
    UseCard,
)
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.evaluation import evaluate
from tafelrunde.games.monopoly.imagination import imagine
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.lots import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly

GREED: Final = 1.4  # the share of a trade it goes for
CONFIDENCE: Final = 1.6  # standard errors by which another choice must be better


class StrongPlayer(Player):
    """Thinks about so many imagined tables for each candidate. It counts them, not seconds, so that it can be replayed."""

    seed: int
    tables: int = 24
    turns: int = 16  # how far it looks ahead
    normal: NormalPlayer = late()
    habit: NormalPlayer = late()
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.normal = NormalPlayer(self.seed, greed=GREED)
        self.habit = NormalPlayer(self.seed + 1, trades=False)
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        return self.weigh(view)[0][0]

    def weigh(self, view: Any) -> list[tuple[Action, float]]:
        state: Monopoly = view
        usual = self.normal.decide(state)
        candidates = self.candidates(state, usual)
        return [(usual, 0.0)] if len(candidates) < 2 else self.compare(state, candidates)

    def candidates(self, state: Monopoly, usual: Action) -> list[Action]:
        """The normal player's choice first, then what else might be wise."""
        decision = state.decision
        found = [usual]
        others: list[Action] = []
        if isinstance(decision, DecideBuy):
            others = [BUY, DECLINE]
        elif isinstance(decision, DecideDeedBid):
            cash = state.seats[decision.seat].cash
            others = [PASS]
            if usual is PASS and decision.least <= cash:
                others = [Bid(decision.least)]
        elif isinstance(decision, DecideTrade):
            others = [ACCEPT, REJECT]
        elif isinstance(decision, DecideOwn) and not decision.closing:
            if isinstance(usual, (PayFine, UseCard, Build, Offer, Mortgage, Lift)):
                others = [ROLL]
        elif isinstance(decision, DecideMaximum) and isinstance(usual, Max):
            others = [Max(usual.amount * 13 // 10), Max(usual.amount * 7 // 10)]
        for action in others:
            if action not in found and decision is not None and decision.why_not(state, action) is None:
                found.append(action)
        return found

    def compare(self, state: Monopoly, candidates: list[Action]) -> list[tuple[Action, float]]:
        """The first candidate, or one that is clearly better; then the others."""
        seat = state.asked().seat
        count = len(candidates)
        sums, squares = [0.0] * count, [0.0] * count
        usual = 0.0
        for _ in range(self.tables):
            imagined = imagine(state, self.chance)
            first = 0.0
            for index in range(count):
                worth = self.outlook(imagined.copy(), candidates[index])[seat]
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

    def outlook(self, state: Monopoly, action: Action) -> list[float]:
        """How everybody stands some turns after an action."""
        last = state.turns + self.turns
        state.take(action)
        habit = self.habit
        while not state.over and state.turns < last:
            state.take(habit.decide(state))
        if state.over:
            return [1 / len(state.winners) if seat.seat in state.winners else 0.0 for seat in state.seats]
        return evaluate(state)
