"""What the team owns together (TQ-0.5): hearts, rupees, bottles. Damage, healing and the fairy that revives."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.quest.actions import DRINK, Drink
from tafelrunde.games.quest.events import (
    BottleGained,
    BottlePoured,
    BottleUsed,
    ContainerGained,
    DiscardsShuffled,
    FairyRevived,
    HeartsHealed,
    HeartsLost,
    RupeesGained,
    RupeesInstead,
    RupeesLost,
)
from tafelrunde.games.quest.rules.decks import shuffle_discards
from tafelrunde.games.quest.ruleset import MOST_BOTTLES, MOST_CONTAINERS, MOST_RUPEES, Potion
from tafelrunde.games.quest.state import EMPTY, Quest, filled

CONSOLATION = 10  # rupees for a reward over the limit (TQ-R6)


def hurt(state: Quest, halves: int) -> bool:
    """TQ-M12, TQ-X1: hearts are lost. False if none are left and no fairy revives Link."""
    if halves <= 0:
        return True
    lost = min(halves, state.hearts)
    state.hearts -= lost
    if state.heard is not None:
        state.emit(HeartsLost(lost))
    if state.hearts > 0:
        return True
    for slot, content in enumerate(state.bottles):
        potion = held(state, content)
        if potion is not None and potion.revives:
            set_bottle(state, slot, EMPTY)
            state.hearts = min(potion.hearts, state.containers * 2)
            if state.heard is not None:
                state.emit(FairyRevived(state.hearts))
            return True
    return False


def heal(state: Quest, halves: int) -> None:
    """TQ-R2: never above the containers."""
    healed = min(halves, state.containers * 2 - state.hearts)
    if healed > 0:
        state.hearts += healed
        if state.heard is not None:
            state.emit(HeartsHealed(healed))


def earn(state: Quest, amount: int) -> None:
    """TQ-R2: never more rupees than there are."""
    gained = min(amount, MOST_RUPEES - state.rupees)
    if gained > 0:
        state.rupees += gained
        if state.heard is not None:
            state.emit(RupeesGained(gained))


def earn_instead(state: Quest, amount: int) -> None:
    """TQ-R5, TQ-R6: in place of a thing that can be had once."""
    state.rupees = min(MOST_RUPEES, state.rupees + amount)
    if state.heard is not None:
        state.emit(RupeesInstead(amount))


def lose(state: Quest, amount: int) -> None:
    """TQ-R2: what is there."""
    lost = min(amount, state.rupees)
    if lost > 0:
        state.rupees -= lost
        if state.heard is not None:
            state.emit(RupeesLost(lost))


def gain_container(state: Quest) -> None:
    """TQ-0.3, TQ-R6: at most eighteen; a new one comes filled."""
    if state.containers >= MOST_CONTAINERS:
        earn_instead(state, CONSOLATION)
        return
    state.containers += 1
    state.hearts += 2
    if state.heard is not None:
        state.emit(ContainerGained(state.containers))


def gain_bottle(state: Quest) -> None:
    """TQ-M4, TQ-R6: at most four; it comes empty."""
    if len(state.bottles) >= MOST_BOTTLES:
        earn_instead(state, CONSOLATION)
        return
    state.bottles = (*state.bottles, EMPTY)
    if state.heard is not None:
        state.emit(BottleGained(len(state.bottles)))


# --- bottles ----------------------------------------------------------------------------------------------------------


def held(state: Quest, content: int) -> Potion | None:
    """What a bottle holds."""
    return state.rules.potions[content // 8 - 1] if content else None


def set_bottle(state: Quest, slot: int, content: int) -> None:
    """Fill or empty a bottle."""
    bottles = list(state.bottles)
    bottles[slot] = content
    state.bottles = tuple(bottles)


def drinks(state: Quest) -> list[Action]:
    """TQ-M6 to TQ-M8, TQ-M11: every filled bottle; one that shuffles asks for whom."""
    found: list[Action] = []
    for slot, content in enumerate(state.bottles):
        potion = held(state, content)
        if potion is None:
            continue
        if potion.effect == "shuffle":
            for seat in range(len(state.seats)):
                found.append(DRINK[slot][seat])
        else:
            found.append(DRINK[slot][0])
    return found


def why_not_drink(state: Quest, action: Drink) -> Reason | None:
    """None if this bottle can be used so."""
    if action.number >= len(state.bottles) or not state.bottles[action.number]:
        return Reason("TQ-M6", "why-no-bottle")
    return None if action in drinks(state) else Reason("TQ-M11", "why-no-bottle")


def drink(state: Quest, seat: int, action: Drink) -> None:
    """TQ-M9, TQ-M10, TQ-M11: heal so much, heal all, or shuffle a player's discards; milk has a second sip."""
    content = state.bottles[action.number]
    potion = held(state, content)
    assert potion is not None
    if state.heard is not None:
        state.emit(BottleUsed(seat, potion.id))
    set_bottle(state, action.number, content - 1 if content % 8 > 1 else EMPTY)
    if potion.effect == "heal":
        heal(state, potion.hearts)
    elif potion.effect == "heal_all":
        heal(state, state.containers * 2)
    else:
        shuffle_discards(state, state.seats[action.seat])
        if state.heard is not None:
            state.emit(DiscardsShuffled(action.seat))


def fill_bottle(state: Quest, slot: int, potion: int) -> None:
    """A bottle gets a fresh content."""
    set_bottle(state, slot, filled(potion, state.rules.potions[potion].sips))


def pour(state: Quest, seat: int, slot: int) -> None:
    """TQ-M5: a bottle is emptied without effect."""
    potion = held(state, state.bottles[slot])
    assert potion is not None
    set_bottle(state, slot, EMPTY)
    if state.heard is not None:
        state.emit(BottlePoured(seat, potion.id))
