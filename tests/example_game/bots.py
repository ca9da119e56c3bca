"""A player that knows this game. Those that know none (random, greedy, tree search) are in `tafelrunde.bots`."""

from typing import cast

from tafelrunde.engine.action import Action
from tafelrunde.engine.player import Player
from tests.example_game.actions import Lay, Stake
from tests.example_game.decisions import NameStake
from tests.example_game.rules import Round
from tests.example_game.state import HigherState


class BoldPlayer(Player):
    """Stakes much on a strong hand; wins with the highest card where there is much to win, and saves it where there is not."""

    def choose(self, view: HigherState) -> Action:
        hand = view.seats[view.viewer].hand
        if isinstance(view.decision, NameStake):
            strong = max(hand) * 4 > view.setting.cards * 3
            return Stake(view.setting.most_stake if strong else 1)
        worth = cast(Round, view.stack[-1]).stake * 2 >= view.setting.most_stake
        return Lay(hand[-1] if worth else hand[0])
