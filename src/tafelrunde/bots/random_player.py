"""The random player: any legal action. It is not shown the table, only what it may say."""

from typing import Any

from tafelrunde.bots.policy import UNIFORM, Policy
from tafelrunde.engine import Action, Chance, Decision, Player, late, seeded


class RandomPlayer(Player):
    """Says any action, each as likely unless the game's policy says otherwise."""

    seed: int
    policy: Policy = UNIFORM
    chance: Chance = late()

    def __post_init__(self) -> None:
        self.chance = seeded(self.seed)

    def choose(self, view: Any) -> Action:
        decision: Decision = view.decision
        return self.pick(decision.options(view))

    def pick(self, actions: list[Action]) -> Action:
        """One of these."""
        return actions[self.policy.pick(actions, self.chance)]
