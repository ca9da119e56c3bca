"""The shop between dungeons and after a collapse (TQ-M1 to TQ-M3)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Buy
from tafelrunde.games.quest.decisions import DecideShop
from tafelrunde.games.quest.events import PotionBought, ShopOpened
from tafelrunde.games.quest.rules.team import fill_bottle
from tafelrunde.games.quest.ruleset import MOST_BOTTLES
from tafelrunde.games.quest.state import EMPTY, Quest


class Shop(Procedure):
    """TQ-M1, TQ-0.7: the sword holder buys for the team, as much as he likes."""

    steps = ("shop_opens", "holder_is_asked", "holder_has_answered")

    def shop_opens(self, state: Quest) -> None:
        state.emit(ShopOpened(state.sword))

    def holder_is_asked(self, state: Quest) -> None:
        state.ask(DecideShop(state.sword))

    def holder_has_answered(self, state: Quest) -> None:
        """TQ-M2 to TQ-M4: with the first purchase of the game comes a bottle, unless there are four."""
        action = state.answer
        if not isinstance(action, Buy):
            self.finish()
            return
        number = state.rules.potion_by_id[action.name]
        state.rupees -= state.rules.potions[number].price
        if not state.bought and len(state.bottles) < MOST_BOTTLES:
            state.bottles = (*state.bottles, EMPTY)
            fill_bottle(state, len(state.bottles) - 1, number)
        else:
            fill_bottle(state, state.bottles.index(EMPTY), number)
        state.bought = True
        state.emit(PotionBought(state.sword, action.name))
        self.go_to("holder_is_asked")
