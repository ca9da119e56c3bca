"""What the team owns together (TQ-0.5): hearts, rupees, bottles. Damage, healing and the fairy that revives."""

from typing import Final

from tafelrunde.engine import Action, Reason, SeatId
from tafelrunde.games.quest import events
from tafelrunde.games.quest.actions import DRINK, Drink
from tafelrunde.games.quest.ids import Bits, Bottle, Filling, Halves, ItemId, PotionId, Rupees
from tafelrunde.games.quest.ruleset import MOST_BOTTLES, MOST_CONTAINERS, MOST_RUPEES, Potion
from tafelrunde.games.quest.state import EMPTY, Quest, filled

CONSOLATION: Final = 10  # rupees for a reward over the limit (TQ-R6)


def missing(state: Quest, needs: Bits) -> list[ItemId]:
    """TQ-I5: the items of a need that nobody has."""
    if not needs:
        return []
    owned = [item for seat in state.seats for item in seat.items]
    return [ItemId(item) for item in range(len(state.rules.items)) if needs >> item & 1 and item not in owned]


def hurt(state: Quest, halves: Halves) -> bool:
    """TQ-M12, TQ-X1: hearts are lost. False if none are left and no fairy revives Link."""
    if halves <= 0:
        return True
    lost = min(halves, state.hearts)
    state.hearts -= lost
    if state.heard is not None:
        state.emit(events.HeartsLost(lost))
    if state.hearts > 0:
        return True
    for bottle, filling in enumerate(state.bottles):
        potion = held(state, filling)
        if potion is not None and potion.revives:
            set_bottle(state, Bottle(bottle), EMPTY)
            state.hearts = min(potion.heals(state), state.containers * 2)
            state.emit(events.FairyRevived(state.hearts))
            return True
    return False


def heal(state: Quest, halves: Halves) -> None:
    """TQ-R2: never above the containers."""
    healed = min(halves, state.containers * 2 - state.hearts)
    if healed > 0:
        state.hearts += healed
        state.emit(events.HeartsHealed(healed))


def earn(state: Quest, amount: Rupees) -> None:
    """TQ-R2: never more rupees than there are."""
    gained = min(amount, MOST_RUPEES - state.rupees)
    if gained > 0:
        state.rupees += gained
        state.emit(events.RupeesGained(gained))


def earn_instead(state: Quest, amount: Rupees) -> None:
    """TQ-R5, TQ-R6: in place of a thing that can be had once."""
    state.rupees = min(MOST_RUPEES, state.rupees + amount)
    state.emit(events.RupeesInstead(amount))


def lose(state: Quest, amount: Rupees) -> None:
    """TQ-R2: what is there."""
    lost = min(amount, state.rupees)
    if lost > 0:
        state.rupees -= lost
        state.emit(events.RupeesLost(lost))


def gain_container(state: Quest) -> None:
    """TQ-0.3, TQ-R6: at most eighteen; a new one comes filled."""
    if state.containers >= MOST_CONTAINERS:
        earn_instead(state, CONSOLATION)
        return
    state.containers += 1
    state.hearts += 2
    state.emit(events.ContainerGained(state.containers))


def gain_bottle(state: Quest) -> None:
    """TQ-M4, TQ-R6: at most four; it comes empty."""
    if len(state.bottles) >= MOST_BOTTLES:
        earn_instead(state, CONSOLATION)
        return
    state.bottles = (*state.bottles, EMPTY)
    state.emit(events.BottleGained(len(state.bottles)))


# --- bottles ----------------------------------------------------------------------------------------------------------


def held(state: Quest, filling: Filling) -> Potion | None:
    """What a bottle holds."""
    return state.rules.potions[filling // 8 - 1] if filling else None


def set_bottle(state: Quest, bottle: Bottle, filling: Filling) -> None:
    """Fill or empty a bottle."""
    bottles = list(state.bottles)
    bottles[bottle] = filling
    state.bottles = tuple(bottles)


def drinks(state: Quest) -> list[Action]:
    """TQ-M6 to TQ-M8, TQ-M11: every filled bottle; one that shuffles asks for whom."""
    found: list[Action] = []
    for bottle, filling in enumerate(state.bottles):
        potion = held(state, filling)
        if potion is None:
            continue
        if potion.for_seat:
            for seat in range(len(state.seats)):
                found.append(DRINK[bottle][seat])
        else:
            found.append(DRINK[bottle][0])
    return found


def why_not_drink(state: Quest, action: Drink) -> Reason | None:
    """None if this bottle can be used so."""
    if action.bottle >= len(state.bottles) or not state.bottles[action.bottle]:
        return Reason("TQ-M6", "why-no-bottle")
    return None if action in drinks(state) else Reason("TQ-M11", "why-no-bottle")


def drink(state: Quest, seat: SeatId, action: Drink) -> None:
    """TQ-M9 to TQ-M11: what is in the bottle does its work; milk has a second sip."""
    filling = state.bottles[action.bottle]
    potion = held(state, filling)
    assert potion is not None
    set_bottle(state, action.bottle, Filling(filling - 1) if filling % 8 > 1 else EMPTY)
    state.emit(events.BottleUsed(seat, potion.id))
    for verb in potion.do:
        verb.begin(state, action)


def fill_bottle(state: Quest, bottle: Bottle, potion: PotionId) -> None:
    """A bottle gets a fresh content."""
    set_bottle(state, bottle, filled(potion, state.rules.potions[potion].sips))


def pour(state: Quest, seat: SeatId, bottle: Bottle) -> None:
    """TQ-M5: a bottle is emptied without effect."""
    potion = held(state, state.bottles[bottle])
    assert potion is not None
    set_bottle(state, bottle, EMPTY)
    state.emit(events.BottlePoured(seat, potion.id))
