"""The strong player: it asks itself what would happen.

At a decision that matters it takes a few candidates, plays each of them on from the same imagined tables with the normal
player's habits, and lets the evaluation say how everybody stands then. It leaves the normal player's choice only if another
one is better by more than luck explains, so it is never much worse than a normal player.
"""

from typing import Final

from tafelrunde.bots.comparing import ComparingPlayer
from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import derived
from tafelrunde.games.monopoly import actions
from tafelrunde.games.monopoly.bots.normal import NormalPlayer
from tafelrunde.games.monopoly.imagination import imagine
from tafelrunde.games.monopoly.judgement import evaluate
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid, DecideMaximum
from tafelrunde.games.monopoly.rules.ending import shares
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.trading import DecideTrade
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly

# Chosen by hand.
GREED: Final = 1.4  # the share of a trade it goes for
HIGHER: Final = 13  # tenths of the usual maximum at a quiet auction that it thinks about,
LOWER: Final = 7  # and fewer


class StrongPlayer(ComparingPlayer):
    """Thinks about so many imagined tables for each candidate. It counts them, not seconds, so that it can be replayed."""

    tables: int = 24
    turns: int = 16  # how far it looks ahead
    normal: NormalPlayer = derived(lambda player: NormalPlayer(player.seed, greed=GREED))
    habit: NormalPlayer = derived(lambda player: NormalPlayer(player.seed + 1, trades=False))

    def candidates(self, view: Monopoly) -> list[Action]:
        """The normal player's choice first, then what else might be wise."""
        decision = view.asked()
        usual = self.normal.decide(view)
        others: list[Action] = []
        if isinstance(decision, DecideBuy):
            others = [actions.BUY, actions.DECLINE]
        elif isinstance(decision, DecideDeedBid):
            cash = view.seats[decision.seat].cash
            others = [actions.Bid(decision.least)] if usual is actions.PASS and decision.least <= cash else [actions.PASS]
        elif isinstance(decision, DecideTrade):
            others = [actions.ACCEPT, actions.REJECT]
        elif isinstance(decision, DecideOwn) and not decision.closing:
            if isinstance(
                usual, (actions.PayFine, actions.UseCard, actions.Build, actions.Offer, actions.Mortgage, actions.Lift)
            ):
                others = [actions.ROLL]
        elif isinstance(decision, DecideMaximum) and isinstance(usual, actions.Max):
            others = [actions.Max(usual.amount * HIGHER // 10), actions.Max(usual.amount * LOWER // 10)]
        found = [usual]
        for action in others:
            if action not in found and decision.why_not(view, action) is None:
                found.append(action)
        return found

    def imagined(self, view: Monopoly) -> Monopoly:
        return imagine(view, self.chance)

    def outlook(self, state: Monopoly, action: Action, seat: int) -> float:
        """Some turns after an action."""
        last = state.turns + self.turns
        state.take(action)
        habit = self.habit
        while not state.over and state.turns < last:
            state.take(habit.decide(state))
        return shares(state)[seat] if state.over else evaluate(state)[seat]
