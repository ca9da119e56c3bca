"""The random player's habit: what ends a decision is said more often, so that games come to an end."""

from typing import Final

from tafelrunde.bots.policy import Policy
from tafelrunde.engine import Action, Chance
from tafelrunde.games.monopoly.actions import Decline, Done, EndTurn, Pass, Reject, Roll, SkipItem

EXIT_WEIGHT: Final = 3


class Habit(Policy):
    """Any action; what ends a decision weighs three times as much."""

    def pick(self, actions: list[Action], chance: Chance) -> int:
        total = 0
        for action in actions:
            total += EXIT_WEIGHT if isinstance(action, (Roll, EndTurn, Done, Pass, Decline, Reject, SkipItem)) else 1
        drawn = chance.below(total)
        for index in range(len(actions)):
            drawn -= EXIT_WEIGHT if isinstance(actions[index], (Roll, EndTurn, Done, Pass, Decline, Reject, SkipItem)) else 1
            if drawn < 0:
                return index
        return len(actions) - 1


HABIT: Final = Habit()
