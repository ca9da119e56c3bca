"""A player that knows this game. Those that know none (random, greedy, tree search) are in `tafelrunde.bots`."""

from typing import cast

from higher.actions import Lay, Stake
from higher.decisions import NameStake
from higher.rules import Round
from higher.state import HigherState
from tafelrunde.engine.action import Action
from tafelrunde.engine.player import Player


class BoldPlayer(Player):
    """Stakes much on a strong hand; wins with the highest card where there is much to win, and saves it where there is not."""

    def choose(self, view: HigherState) -> Action:
        hand = view.seats[view.viewer].hand
        if isinstance(view.decision, NameStake):
            strong = max(hand) * 4 > view.setting.cards * 3
            return Stake(view.setting.most_stake if strong else 1)
        worth = cast(Round, view.stack[-1]).stake * 2 >= view.setting.most_stake
        return Lay(hand[-1] if worth else hand[0])
