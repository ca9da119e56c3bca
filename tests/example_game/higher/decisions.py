"""What is asked: the stake, and a card."""

from higher.actions import Lay, Stake
from higher.state import HigherState
from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason


class NameStake(Decision):
    """HI-R1: the lead names a stake. Any number up to the highest is allowed; some of them are listed."""

    def options(self, state: HigherState) -> list[Action]:
        most = state.setting.most_stake
        return [Stake(points) for points in sorted({1, (most + 1) // 2, most})]

    def why_not(self, state: HigherState, action: Action) -> Reason | None:
        if not isinstance(action, Stake):
            return Reason("HI-R1", "why-stake-first")
        most = state.setting.most_stake
        return None if 1 <= action.points <= most else Reason("HI-R1", "why-stake-range", {"most": most})


class LayCard(Decision):
    """HI-R2: one card of the hand."""

    def options(self, state: HigherState) -> list[Action]:
        return [Lay(card) for card in state.seats[self.seat].hand]

    def why_not(self, state: HigherState, action: Action) -> Reason | None:
        if not isinstance(action, Lay):
            return Reason("HI-R2", "why-lay-now")
        return None if action.card in state.seats[self.seat].hand else Reason("HI-R2", "why-not-in-hand", {"card": action.card})
