"""Players: one that says anything, and one that plays its cards as well as it can see."""

from typing import Any

from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.player import Player
from tests.example_game.actions import Lay, Stake
from tests.example_game.decisions import NameStake


class RandomPlayer(Player):
    """Any of the listed actions."""

    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, view: Any) -> Action:
        options: list[Action] = view.decision.options(view)
        return options[self.chance.below(len(options))]


class BoldPlayer(Player):
    """Stakes much on a strong hand; wins with the highest card where there is much to win, and saves it where there is not."""

    def choose(self, view: Any) -> Action:
        hand: list[int] = view.seats[view.viewer].hand
        if isinstance(view.decision, NameStake):
            strong = max(hand) * 4 > view.setting.cards * 3
            return Stake(view.setting.most_stake if strong else 1)
        worth = view.stack[-1].stake * 2 >= view.setting.most_stake
        return Lay(hand[-1] if worth else hand[0])
