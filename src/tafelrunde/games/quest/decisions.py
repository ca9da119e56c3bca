"""What is asked, of whom, and what may be answered. Each point has exactly one decider (TQ-0.7)."""

from typing import ClassVar

from tafelrunde.engine.action import Action, Named
from tafelrunde.engine.flow import Decision, Reason
from tafelrunde.games.quest.actions import (
    ACCEPT,
    DECLINE,
    GIVE,
    KEEP,
    LEAVE,
    PASS,
    PLACE_HERE,
    REDRAW,
    TRIFORCE,
    Buy,
    Drink,
    Drop,
    Enter,
    Explore,
    Play,
    Replace,
    Retrieve,
    Scout,
    Spill,
    Triforce,
)
from tafelrunde.games.quest.rules.decks import card_in, kinds_in
from tafelrunde.games.quest.rules.dungeon import enterable, scoutable, space_name
from tafelrunde.games.quest.rules.team import drinks, why_not_drink
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import MOST_BOTTLES, NO_MATCH
from tafelrunde.games.quest.state import EMPTY, Quest


class Question(Decision):
    """A decision with the rule behind it."""

    rule: ClassVar[str] = "TQ-0.7"

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        if action in self.options(state):
            return None
        return self.explain(state, action) or Reason(self.rule, "why-not-now")

    def explain(self, state: Quest, action: Action) -> Reason | None:
        """Why something that is not listed is not possible, if there is more to say than that it is not the time."""
        return None


# --- between rooms ----------------------------------------------------------------------------------------------------


class ChooseSword(Question):
    """TQ-S6: the host says who gets the sword."""

    rule = "TQ-S6"

    def options(self, state: Quest) -> list[Action]:
        return [GIVE[seat] for seat in range(len(state.seats))]


class ChooseDungeon(Question):
    """TQ-D1: any dungeon that is not completed."""

    rule = "TQ-D1"

    def options(self, state: Quest) -> list[Action]:
        dungeons = state.rules.dungeons
        return [Explore(dungeons[index].id) for index in state.rules.choosable if index not in state.completed]


class DecideShop(Question):
    """TQ-M2, TQ-M3: buy what can be paid and filled, or leave."""

    rule = "TQ-M2"

    def options(self, state: Quest) -> list[Action]:
        found: list[Action] = [LEAVE]
        if room_for_potion(state):
            found.extend([Buy(potion.id) for potion in state.rules.potions if potion.price <= state.rupees])
        return found

    def explain(self, state: Quest, action: Action) -> Reason | None:
        if isinstance(action, Buy) and action.name in state.rules.potion_by_id:
            if not room_for_potion(state):
                return Reason("TQ-M2", "why-no-empty-bottle")
            price = state.rules.potions[state.rules.potion_by_id[action.name]].price
            return Reason("TQ-M2", "why-too-dear", {"price": price, "rupees": state.rupees})
        return None


def room_for_potion(state: Quest) -> bool:
    """TQ-M2, TQ-M3: an empty bottle, or the one that comes with the first purchase."""
    return EMPTY in state.bottles or (not state.bought and len(state.bottles) < MOST_BOTTLES)


class DecideInterlude(Question):
    """TQ-T4: one card, the whole hand, a bottle, or nothing."""

    rule = "TQ-T4"

    def options(self, state: Quest) -> list[Action]:
        found: list[Action] = [PASS, REDRAW]
        discard = state.rules.discard
        found.extend([discard[kind] for kind in kinds_in(state, state.seats[self.seat].hand)])
        if state.bottles:
            found.extend(drinks(state))
        return found

    def explain(self, state: Quest, action: Action) -> Reason | None:
        return why_not_hand(state, self.seat, action)


class DecideRoom(Question):
    """TQ-T5: which room is entered."""

    rule = "TQ-T5"

    def options(self, state: Quest) -> list[Action]:
        return [Enter(space_name(state, space)) for space in enterable(state)]

    def explain(self, state: Quest, action: Action) -> Reason | None:
        if isinstance(action, Enter) and action.name == "boss" and not state.item_taken:
            return Reason("TQ-T8", "why-boss-locked")
        return None


class ChooseOwner(Question):
    """TQ-I2, TQ-R7: who takes the item; if items are spread, one of those with the fewest."""

    rule = "TQ-I2"

    def __init__(self, seat: int, item: str) -> None:
        super().__init__(seat)
        self.item = item

    def options(self, state: Quest) -> list[Action]:
        return [GIVE[seat] for seat in takers(state)]


def takers(state: Quest) -> list[int]:
    """TQ-I2: who may take an item."""
    fewest = min([len(seat.items) for seat in state.seats])
    return [seat.seat for seat in state.seats if not state.rules.items_are_spread or len(seat.items) == fewest]


class DecideSafeBottle(Question):
    """TQ-R3, TQ-M7: a bottle for free."""

    rule = "TQ-R3"

    def options(self, state: Quest) -> list[Action]:
        return [PASS, *drinks(state)]

    def explain(self, state: Quest, action: Action) -> Reason | None:
        return why_not_drink(state, action) if isinstance(action, Drink) else None


# --- a turn -----------------------------------------------------------------------------------------------------------


def plays(state: Quest, seat: int, any_kind: bool) -> list[Action]:
    """TQ-V2 to TQ-V5: every card that may be played face up, and all of them face down."""
    return plays_of(state, kinds_in(state, state.seats[seat].hand), any_kind)


def plays_of(state: Quest, kinds: list[int], any_kind: bool) -> list[Action]:
    """The same for these kinds of cards."""
    challenge = state.challenge
    assert challenge is not None
    match = match_of(state.rules, challenge.card)
    roles = match.status
    lights = match.lights
    dark = not challenge.lit
    play = state.rules.play
    down = state.rules.down
    found: list[Action] = []
    for kind in kinds:
        if any_kind or roles[kind] != NO_MATCH or (dark and lights[kind]):
            found.append(play[kind])
    for kind in kinds:
        found.append(down[kind])
    return found


def why_not_hand(state: Quest, seat: int, action: Action) -> Reason | None:
    """What is wrong with a card or a bottle."""
    if isinstance(action, Drink):
        return why_not_drink(state, action)
    if isinstance(action, Named) and action.name in state.rules.by_id:
        if card_in(state, state.seats[seat].hand, action.name) < 0:
            return Reason("TQ-K1", "why-not-in-hand", {"card": action.name})
        if isinstance(action, Play) and state.challenge is not None:
            return Reason("TQ-V4", "why-not-playable", {"card": action.name})
    return None


class DecideTurn(Question):
    """TQ-C4, TQ-C5: one action; before it, the Triforce may be used."""

    rule = "TQ-C4"

    def options(self, state: Quest) -> list[Action]:
        kinds = kinds_in(state, state.seats[self.seat].hand)
        found = plays_of(state, kinds, False)
        discard = state.rules.discard
        for kind in kinds:
            found.append(discard[kind])
        found.append(REDRAW)
        found.append(PASS)
        if state.bottles:
            found.extend(drinks(state))
        unspent = state.unspent()
        if unspent > 0:
            challenge = state.challenge
            assert challenge is not None
            for parts in range(1, 5):
                if parts <= unspent and not challenge.powers >> parts & 1:
                    found.append(TRIFORCE[parts])
        return found

    def default(self, state: Quest) -> Action:
        return PASS

    def explain(self, state: Quest, action: Action) -> Reason | None:
        if isinstance(action, Triforce) and 1 <= action.number <= 4:
            if action.number > state.unspent():
                return Reason("TQ-F1", "why-too-few-parts", {"parts": action.number, "unspent": state.unspent()})
            return Reason("TQ-F8", "why-power-used")
        return why_not_hand(state, self.seat, action)


class DecidePlay(Question):
    """TQ-C4: after the whole hand was discarded one card is played at once."""

    rule = "TQ-C4"

    def options(self, state: Quest) -> list[Action]:
        return plays(state, self.seat, False)

    def explain(self, state: Quest, action: Action) -> Reason | None:
        return why_not_hand(state, self.seat, action)


class DecidePowerCard(DecidePlay):
    """TQ-F4: one more card, of any kind."""

    rule = "TQ-F4"

    def options(self, state: Quest) -> list[Action]:
        return plays(state, self.seat, True)


class DecideExtra(DecidePlay):
    """One more card, or none (effect `extra`)."""

    rule = "TQ-V7"

    def options(self, state: Quest) -> list[Action]:
        return [*plays(state, self.seat, False), DECLINE]

    def default(self, state: Quest) -> Action:
        return DECLINE


class DecidePenalty(Question):
    """TQ-F6, TQ-P1: the active player may avert the round penalty."""

    rule = "TQ-F6"

    def options(self, state: Quest) -> list[Action]:
        return [ACCEPT, TRIFORCE[3]]


# --- effects ----------------------------------------------------------------------------------------------------------


def selections(names: list[str], count: int) -> list[list[str]]:
    """All ways to take so many of these, alike ones counted once. The names are in order."""
    if count <= 0:
        return [[]]
    found: list[list[str]] = []
    for index in range(len(names) - count + 1):
        if index and names[index] == names[index - 1]:
            continue
        for rest in selections(names[index + 1 :], count - 1):
            found.append([names[index], *rest])
    return found


def card_names(state: Quest, cards: list[int]) -> list[str]:
    """The names of these cards, in order."""
    rules = state.rules
    return sorted([rules.cards[rules.kind_of[card]].id for card in cards])


def has_all(names: list[str], wanted: list[str]) -> bool:
    """Whether all that is wanted is there, often enough."""
    left = names.copy()
    for name in wanted:
        if name not in left:
            return False
        left.remove(name)
    return True


class OfCards(Question):
    """A number of cards is to be chosen."""

    rule = "TQ-K2"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count


class DecideDrop(OfCards):
    """Some hand cards are to be discarded (TQ-P8)."""

    rule = "TQ-P8"

    def options(self, state: Quest) -> list[Action]:
        names = card_names(state, state.seats[self.seat].hand)
        return [Drop(chosen) for chosen in selections(names, min(self.count, len(names)))]

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        hand = card_names(state, state.seats[self.seat].hand)
        count = min(self.count, len(hand))
        if isinstance(action, Drop) and len(action.names) == count and has_all(hand, action.names):
            return None
        return Reason(self.rule, "why-not-so-many", {"count": count})


class DecideToss(DecideDrop):
    """Effect `toss`: which cards, is the player's own choice."""

    rule = "TQ-P8"


class DecideCycle(DecideDrop):
    """Effect `cycle`: so many were drawn, as many are discarded (TQ-K9)."""

    rule = "TQ-K9"


class DecideSwap(Question):
    """TQ-F5: any number of hand cards. Some sets are listed; every set is allowed."""

    rule = "TQ-F5"

    def options(self, state: Quest) -> list[Action]:
        names = card_names(state, state.seats[self.seat].hand)
        found: list[Action] = [Drop([])]
        for count in (1, 2, len(names) - 1, len(names)):
            for chosen in selections(names, count):
                if len(found) < 40 and Drop(chosen) not in found:
                    found.append(Drop(chosen))
        return found

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        hand = card_names(state, state.seats[self.seat].hand)
        return None if isinstance(action, Drop) and has_all(hand, action.names) else Reason("TQ-F5", "why-not-now")


class DecideRetrieve(OfCards):
    """TQ-K10: cards of the own discard pile."""

    rule = "TQ-K10"

    def options(self, state: Quest) -> list[Action]:
        seat = state.seats[self.seat]
        names = card_names(state, seat.discard + seat.shown)
        return [Retrieve(chosen) for chosen in selections(names, min(self.count, len(names)))]


class DecideScout(OfCards):
    """TQ-T6: which rooms are turned up."""

    rule = "TQ-T6"

    def options(self, state: Quest) -> list[Action]:
        names = sorted([space_name(state, space) for space in scoutable(state)])
        return [Scout(chosen) for chosen in selections(names, min(self.count, len(names)))]


class DecideSpill(Question):
    """TQ-P8: which filled bottle runs out."""

    rule = "TQ-P8"

    def options(self, state: Quest) -> list[Action]:
        return [Spill(slot) for slot, content in enumerate(state.bottles) if content]


class DecideFill(Question):
    """TQ-M5: no bottle is empty: pour one away for the new content, or decline."""

    rule = "TQ-M5"

    def __init__(self, seat: int, potion: str) -> None:
        super().__init__(seat)
        self.potion = potion

    def options(self, state: Quest) -> list[Action]:
        return [DECLINE, *[Replace(slot) for slot in range(len(state.bottles))]]


class DecideTeleporter(Question):
    """TQ-Q2: place it in this room, or keep it."""

    rule = "TQ-Q2"

    def options(self, state: Quest) -> list[Action]:
        return [KEEP, PLACE_HERE]
