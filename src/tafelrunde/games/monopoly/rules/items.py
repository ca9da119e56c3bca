"""Item cards, an option that is not in the rulebook: one for each seat, used once (RM-G3). What they do: verbs/items.py."""

from typing import Final

from tafelrunde.engine import Action, Decision, Reason, SeatId
from tafelrunde.games.monopoly.actions import SKIP_ITEM, UseItem
from tafelrunde.games.monopoly.events import ItemUsed
from tafelrunde.games.monopoly.ids import NO_ITEM, ItemId, SpaceId
from tafelrunde.games.monopoly.ruleset import OWN_WINDOW
from tafelrunde.games.monopoly.state import Monopoly

NOT_YOUR_ITEM: Final = Reason("RM-G3", "why-not-your-item")
ITEM_HAS_NO_USE: Final = Reason("RM-G3", "why-item-has-no-use")


class DecideItem(Decision):
    """RM-G3: the moment of an item card has come: use it or keep it."""

    refusal = "why-item-or-skip"

    item: ItemId
    space: SpaceId  # what it is about

    def options(self, state: Monopoly) -> list[Action]:
        return [SKIP_ITEM, UseItem(state.rules.items[self.item].id)]


def offer_item(state: Monopoly, seat: SeatId, moment: str, space: SpaceId) -> bool:
    """Ask a seat whether it uses its item card, if this is the moment for it."""
    item = state.seats[seat].item
    if item == NO_ITEM:
        return False
    verb = state.rules.items[item].do
    if verb.moment != moment or not verb.possible(state, seat, -1):
        return False
    state.ask(DecideItem(seat, item, space))
    return True


def use_item(state: Monopoly, seat: SeatId, action: UseItem) -> None:
    """An item card is used once per game."""
    player = state.seats[seat]
    item = state.rules.items[player.item]
    player.item = NO_ITEM
    state.emit(ItemUsed(seat, item.id))
    item.do.begin(state, seat, action.target)


# --- in the own window ------------------------------------------------------------------------------------------------


def add_items(state: Monopoly, seat: SeatId, found: list[Action]) -> None:
    """How the seat's item card can be used in its own window."""
    card = state.rules.items[state.seats[seat].item]
    if card.do.moment == OWN_WINDOW:
        for target in card.do.targets(state, seat):
            if card.do.possible(state, seat, target):
                found.append(UseItem(card.id, target))


def why_not_item(state: Monopoly, seat: SeatId, action: UseItem) -> Reason | None:
    """Whether an item card can be used in the own window, in this way."""
    item = state.seats[seat].item
    if item == NO_ITEM or state.rules.items[item].id != action.item:
        return NOT_YOUR_ITEM
    verb = state.rules.items[item].do
    return None if verb.moment == OWN_WINDOW and verb.possible(state, seat, action.target) else ITEM_HAS_NO_USE
