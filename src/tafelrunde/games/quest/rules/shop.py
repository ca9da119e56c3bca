"""The shop between dungeons and after a collapse (TQ-M1 to TQ-M3)."""

from tafelrunde.engine import Action, Decision, Procedure, Reason
from tafelrunde.games.quest.actions import LEAVE, Buy
from tafelrunde.games.quest.events import PotionBought, ShopOpened
from tafelrunde.games.quest.ids import Bottle
from tafelrunde.games.quest.rules.team import fill_bottle
from tafelrunde.games.quest.ruleset import MOST_BOTTLES
from tafelrunde.games.quest.state import EMPTY, Quest


class ChooseShop(Decision):
    """TQ-M2, TQ-M3: buy what can be paid and filled, or leave."""

    def options(self, state: Quest) -> list[Action]:
        found: list[Action] = [LEAVE]
        if room_for_potion(state):
            found.extend([Buy(potion.id) for potion in state.rules.potions if potion.price <= state.rupees])
        return found

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        refused = super().why_not(state, action)
        if refused is None or not isinstance(action, Buy) or action.name not in state.rules.potion_named:
            return refused
        if not room_for_potion(state):
            return Reason("TQ-M2", "why-no-empty-bottle")
        price = state.rules.potions[state.rules.potion_named[action.name]].price
        return Reason("TQ-M2", "why-too-dear", {"price": price, "rupees": state.rupees})


def comes_with_bottle(state: Quest) -> bool:
    """TQ-M3, TQ-M4: the first purchase of the game, unless there are four."""
    return not state.bought and len(state.bottles) < MOST_BOTTLES


def room_for_potion(state: Quest) -> bool:
    """TQ-M2, TQ-M3: an empty bottle, or the one that comes with the first purchase."""
    return EMPTY in state.bottles or comes_with_bottle(state)


class Shop(Procedure):
    """TQ-M1, TQ-0.7: the sword holder buys for the team, as much as he likes."""

    steps = ("shop_opens", "holder_is_asked", "holder_has_answered")

    def shop_opens(self, state: Quest) -> None:
        state.emit(ShopOpened(state.sword))

    def holder_is_asked(self, state: Quest) -> None:
        state.ask(ChooseShop(state.sword))

    def holder_has_answered(self, state: Quest) -> None:
        """TQ-M2 to TQ-M4: into the bottle that comes with it, or into an empty one."""
        action = state.answer
        if not isinstance(action, Buy):
            self.finish()
            return
        potion = state.rules.potion_named[action.name]
        state.rupees -= state.rules.potions[potion].price
        bottle = len(state.bottles)
        if comes_with_bottle(state):
            state.bottles = (*state.bottles, EMPTY)
        else:
            bottle = state.bottles.index(EMPTY)
        fill_bottle(state, Bottle(bottle), potion)
        state.bought = True
        state.emit(PotionBought(state.sword, action.name))
        self.go_to("holder_is_asked")
