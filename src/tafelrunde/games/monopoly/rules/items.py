"""Item cards, an option that is not in the rulebook: one for each seat, used once (RM-G3)."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.monopoly.actions import SKIP_ITEM, SkipItem, UseItem
from tafelrunde.games.monopoly.deals import DeedReturned, DeedsSwapped, ItemUsed
from tafelrunde.games.monopoly.rules.mortgages import Receipts
from tafelrunde.games.monopoly.rules.property import deeds_of, give_deed, pay, sell_upgrades_of_group, set_mortgaged, upgraded
from tafelrunde.games.monopoly.ruleset import FLUTE, HARP, ITEMS, OCARINA
from tafelrunde.games.monopoly.state import BANK, Monopoly

ITEM_OR_SKIP: Final = Reason("RM-G3", "why-item-or-skip")
NOT_YOUR_ITEM: Final = Reason("RM-G3", "why-not-your-item")
ITEM_HAS_NO_USE: Final = Reason("RM-G3", "why-item-has-no-use")


class DecideItem(Decision):
    """The moment of an item card has come: use it or keep it."""

    item: int
    space: int  # what it is about

    def options(self, state: Monopoly) -> list[Action]:
        return [SKIP_ITEM, UseItem(self.item)]

    def why_not(self, state: Monopoly, action: Action) -> Reason | None:
        if isinstance(action, SkipItem):
            return None
        return None if isinstance(action, UseItem) and action.item == self.item and action.target < 0 else ITEM_OR_SKIP


def use_up(state: Monopoly, seat: int) -> None:
    """An item card is used once per game."""
    state.emit(ItemUsed(seat, ITEMS[state.seats[seat].item]))
    state.seats[seat].item = -1


# --- in the own window ------------------------------------------------------------------------------------------------


def item_options(state: Monopoly, seat: int, before_throw: bool) -> list[Action]:
    """How the seat's item card can be used in its own window."""
    item = state.seats[seat].item
    targets = (
        state.others(seat)
        if item == FLUTE
        else [space for space in state.rules.deeds if state.owner[space] != BANK]
        if item == OCARINA
        else [-1]
    )
    options = [UseItem(item, target) for target in targets] if item >= 0 else []
    return [option for option in options if why_not_item(state, seat, before_throw, option) is None]


def why_not_item(state: Monopoly, seat: int, before_throw: bool, action: UseItem) -> Reason | None:
    """Whether an item card can be used in the own window, in this way."""
    if state.seats[seat].item != action.item:
        return NOT_YOUR_ITEM
    target = action.target
    if action.item == FLUTE:
        known = 0 <= target < len(state.seats) and target != seat and not state.seats[target].out
        useful = known and bool(deeds_of(state, seat)) and bool(deeds_of(state, target)) and tenths_covered(state, seat, target)
    elif action.item == OCARINA:
        useful = 0 <= target < state.rules.size and state.rules.group[target] >= 0 and state.owner[target] != BANK
        useful = useful and not upgraded(state, state.rules.group[target])
    elif action.item == HARP:
        free = before_throw and not state.seats[seat].jailed
        useful = target < 0 and free and next_unowned(state, state.seats[seat].position) >= 0
    else:
        useful = False
    return None if useful else ITEM_HAS_NO_USE


def swapped_deeds(state: Monopoly, seat: int, other: int) -> tuple[int, int]:
    """The flute: the cheapest deed of the player, the dearest of the other; the first on the board among equals."""
    price = state.rules.price
    mine, theirs = deeds_of(state, seat), deeds_of(state, other)
    return min(mine, key=lambda space: price[space]), max(theirs, key=lambda space: (price[space], -space))


def tenths_covered(state: Monopoly, seat: int, other: int) -> bool:
    """RM-N7, RM-N10: nobody is driven into debt by the tenth of a mortgaged deed."""
    given, taken = swapped_deeds(state, seat, other)
    for receiver, space in ((seat, taken), (other, given)):
        if state.mortgaged[space] and state.seats[receiver].cash < state.rules.interest[space]:
            return False
    return True


def next_unowned(state: Monopoly, position: int) -> int:
    """The harp: the first unowned deed ahead; -1 if there is none."""
    rules = state.rules
    for step in range(1, rules.size):
        space = (position + step) % rules.size
        if rules.group[space] >= 0 and state.owner[space] == BANK:
            return space
    return -1


def play_flute(state: Monopoly, seat: int, other: int) -> None:
    """Two deeds change places; what grows in their groups is sold first, mortgages stay (RM-N2, RM-N10)."""
    use_up(state, seat)
    given, taken = swapped_deeds(state, seat, other)
    for space in (given, taken):
        sell_upgrades_of_group(state, state.rules.group[space])
    give_deed(state, given, other)
    give_deed(state, taken, seat)
    state.emit(DeedsSwapped(seat, other, given, taken))
    for receiver, space in ((other, given), (seat, taken)):
        if state.mortgaged[space]:
            state.call(Receipts(receiver, (space,)))


def play_ocarina(state: Monopoly, seat: int, space: int) -> None:
    """A deed goes back to the bank, free of its mortgage; its owner gets the mortgage value."""
    use_up(state, seat)
    owner = state.owner[space]
    amount = state.rules.mortgage[space]
    pay(state, BANK, amount, owner)
    set_mortgaged(state, space, False)
    give_deed(state, space, BANK)
    state.emit(DeedReturned(owner, space, amount))
