"""Rewards, items and the Teleporter (TQ-R, TQ-I, TQ-Q)."""

from typing import Final

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Give, PlaceHere, Replace
from tafelrunde.games.quest.decisions import ChooseOwner, DecideFill, DecideTeleporter, takers
from tafelrunde.games.quest.effects import heal_hearts, refresh
from tafelrunde.games.quest.events import BottleDeclined, BottleFilled, ItemTaken, TeleporterPlaced, TeleporterWon
from tafelrunde.games.quest.rules.decks import shuffle_in
from tafelrunde.games.quest.rules.dungeon import space_name
from tafelrunde.games.quest.rules.team import (
    CONSOLATION,
    earn,
    earn_instead,
    fill_bottle,
    gain_bottle,
    gain_container,
    lose,
    pour,
)
from tafelrunde.games.quest.ruleset import Effect
from tafelrunde.games.quest.state import EMPTY, KEPT, NO_TELEPORTER, Quest

UNIQUE: Final = ("bottle", "container", "teleporter", "item")
AGAIN: Final = 5  # rupees in place of a unique reward that was given before (TQ-R5)


class Reward(Procedure):
    """TQ-R1: the printed reward, part by part."""

    steps = ("next_reward", "reward_is_answered")

    card: int
    space: int
    cut: int
    again: bool  # its unique parts were given before
    part: int = 0

    def next_reward(self, state: Quest) -> None:
        """TQ-R1, TQ-R5: until somebody has to choose."""
        parts = state.rules.rooms[self.card].reward
        while self.part < len(parts):
            effect = parts[self.part]
            self.part += 1
            if effect.verb in UNIQUE:
                if self.again:
                    earn_instead(state, AGAIN)
                    continue
                state.given |= 1 << self.card
            self._give(state, effect)
            if state.decision is not None:
                return
        self.finish()

    def _give(self, state: Quest, effect: Effect) -> None:
        """TQ-R2 to TQ-R8: one part of the reward."""
        verb = effect.verb
        if verb == "rupees":
            if effect.amount < 0:
                lose(state, -effect.amount)
            else:
                earn(state, effect.amount - self.cut)  # TQ-P9
        elif verb == "heal":
            heal_hearts(state, effect)
        elif verb == "refresh":
            refresh(state, effect)
        elif verb == "bottle":
            gain_bottle(state)
        elif verb == "container":
            gain_container(state)
        elif verb == "teleporter":
            self._teleporter(state)
        elif verb == "item":
            if any(effect.item in seat.items for seat in state.seats):
                earn_instead(state, CONSOLATION)  # TQ-R6
            else:
                ask_for_owner(state, effect.item)
        elif EMPTY in state.bottles:
            fill_bottle(state, state.bottles.index(EMPTY), effect.potion)
            state.emit(BottleFilled(state.active, state.rules.potions[effect.potion].id))
        elif state.bottles:
            state.ask(DecideFill(state.active, state.rules.potions[effect.potion].id))

    def _teleporter(self, state: Quest) -> None:
        """TQ-Q1, TQ-Q2, TQ-R6: won once; placed here at once, or kept."""
        if state.teleporter != NO_TELEPORTER:
            earn_instead(state, CONSOLATION)
            return
        state.teleporter = KEPT
        state.emit(TeleporterWon())
        state.ask(DecideTeleporter(state.active))

    def reward_is_answered(self, state: Quest) -> None:
        """What was chosen."""
        self.start_over()
        action = state.answer
        effect = state.rules.rooms[self.card].reward[self.part - 1]
        if isinstance(action, PlaceHere):
            place_teleporter(state, self.space)
        elif isinstance(action, Give):
            take_item(state, action.number, effect.item)
        elif effect.verb == "fill":
            potion = state.rules.potions[effect.potion].id
            if isinstance(action, Replace):
                if state.bottles[action.number]:
                    pour(state, state.active, action.number)
                fill_bottle(state, action.number, effect.potion)
                state.emit(BottleFilled(state.active, potion))
            else:
                state.emit(BottleDeclined(state.active, potion))


def reward_of(state: Quest, card: int, space: int, cut: int) -> Reward:
    """TQ-R1, TQ-R5, TQ-R8: what a room gives now."""
    return Reward(card, space, cut, bool(state.given >> card & 1))


def ask_for_owner(state: Quest, item: int) -> None:
    """TQ-I2, TQ-R7: the active player decides; forced if only one may take it."""
    allowed = takers(state)
    if len(allowed) == 1:
        take_item(state, allowed[0], item)
    else:
        state.ask(ChooseOwner(state.active, state.rules.items[item].id))


def take_item(state: Quest, seat: int, item: int) -> None:
    """TQ-I1, TQ-I4: marker and cards, for the rest of the game."""
    shuffle_in(state, state.seats[seat], item)
    state.emit(ItemTaken(seat, state.rules.items[item].id))


def place_teleporter(state: Quest, space: int) -> None:
    """TQ-Q2, TQ-Q3: once per game."""
    state.teleporter = space
    state.emit(TeleporterPlaced(state.rules.rooms[state.room[space]].id, space_name(state, space)))
