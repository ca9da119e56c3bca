"""What a room can give (TQ-R)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest import events
from tafelrunde.games.quest.ids import Bottle, ItemId, PotionId
from tafelrunde.games.quest.rules import rewards, team
from tafelrunde.games.quest.ruleset import Verb
from tafelrunde.games.quest.state import EMPTY, KEPT, NO_TELEPORTER, Quest
from tafelrunde.games.quest.verbs.penalties import LoseRupees
from tafelrunde.games.quest.verbs.potions import Heal

AGAIN: Final = 5  # rupees in place of a unique reward that was given before (TQ-R5)


class GainRupees(LoseRupees):
    """`rupees`: gained, less what a penalty has cut (TQ-R1, TQ-P9), or lost."""

    name = "rupees"

    def begin(self, state: Quest, doing: rewards.Reward) -> None:
        if self.amount < 0:
            team.lose(state, -self.amount)
        else:
            team.earn(state, self.amount - doing.cut)


class Refresh(Verb):
    """`refresh`: so many spent Triforce parts can be used again (TQ-F1)."""

    amount: i64

    def begin(self, state: Quest, doing: rewards.Reward) -> None:
        refreshed = min(self.amount, state.spent)
        if refreshed:
            state.spent -= refreshed
            state.emit(events.PartsRefreshed(refreshed))


class ChooseFill(Decision):
    """TQ-M5: no bottle is empty: pour one away for the new content, or decline."""

    potion: str

    def options(self, state: Quest) -> list[Action]:
        return [saying.DECLINE, *[saying.Replace(Bottle(bottle)) for bottle in range(len(state.bottles))]]


class Fill(Verb):
    """`fill`: a potion for an empty bottle, or in place of another one (TQ-M5)."""

    potion: PotionId

    def begin(self, state: Quest, doing: rewards.Reward) -> None:
        if EMPTY in state.bottles:
            self.fill(state, Bottle(state.bottles.index(EMPTY)))
        elif state.bottles:
            state.ask(ChooseFill(state.active, self.named(state)))

    def go_on(self, state: Quest, doing: rewards.Reward, answer: Action) -> None:
        if isinstance(answer, saying.Replace):
            if state.bottles[answer.bottle]:
                team.pour(state, state.active, answer.bottle)
            self.fill(state, answer.bottle)
        else:
            state.emit(events.BottleDeclined(state.active, self.named(state)))

    def fill(self, state: Quest, bottle: Bottle) -> None:
        """It is in the bottle."""
        team.fill_bottle(state, bottle, self.potion)
        state.emit(events.BottleFilled(state.active, self.named(state)))

    def named(self, state: Quest) -> str:
        """What it is."""
        return state.rules.potions[self.potion].id


# --- what can be had once ---------------------------------------------------------------------------------------------


class Unique(Verb):
    """TQ-R5: given once; rupees instead of it later."""

    def begin(self, state: Quest, doing: rewards.Reward) -> None:
        if doing.again:
            team.earn_instead(state, AGAIN)
        else:
            state.given |= state.rules.room_bit[doing.room]
            self.give(state)

    def give(self, state: Quest) -> None:
        """The first time."""


class GainBottle(Unique):
    """`bottle` (TQ-M4)."""

    name = "bottle"

    def give(self, state: Quest) -> None:
        team.gain_bottle(state)


class Container(Unique):
    """`container`: room for one more heart (TQ-0.3)."""

    def give(self, state: Quest) -> None:
        team.gain_container(state)


class FindItem(Unique):
    """`item`: an item that no dungeon hides (TQ-R7); rupees if a team has it (TQ-R6)."""

    name = "item"

    item: ItemId

    def give(self, state: Quest) -> None:
        if any(self.item in seat.items for seat in state.seats):
            team.earn_instead(state, team.CONSOLATION)
        else:
            rewards.ask_for_owner(state, self.item)

    def go_on(self, state: Quest, doing: rewards.Reward, answer: Action) -> None:
        if isinstance(answer, saying.Give):
            rewards.take_item(state, answer.seat, self.item)


class ChooseTeleporter(Decision):
    """TQ-Q2: place it in this room, or keep it."""

    def options(self, state: Quest) -> list[Action]:
        return [saying.KEEP, saying.PLACE_HERE]


class Teleporter(Unique):
    """`teleporter`: won once; placed here at once, or kept (TQ-Q1, TQ-Q2); a second one is rupees (TQ-R6)."""

    def give(self, state: Quest) -> None:
        if state.teleporter != NO_TELEPORTER:
            team.earn_instead(state, team.CONSOLATION)
            return
        state.teleporter = KEPT
        state.emit(events.TeleporterWon())
        state.ask(ChooseTeleporter(state.active))

    def go_on(self, state: Quest, doing: rewards.Reward, answer: Action) -> None:
        if isinstance(answer, saying.PlaceHere):
            rewards.place_teleporter(state, doing.space)


REWARD_VERBS: Final = (GainRupees, Heal, Refresh, Fill, GainBottle, Container, FindItem, Teleporter)
