"""Rewards, items and the Teleporter (TQ-R, TQ-I, TQ-Q)."""

from tafelrunde.engine import Action, Decision, SeatId
from tafelrunde.games.quest.actions import GIVE
from tafelrunde.games.quest.events import ItemTaken, TeleporterPlaced
from tafelrunde.games.quest.ids import ItemId, RoomId, Rupees, SpaceId
from tafelrunde.games.quest.rules.decks import shuffle_in
from tafelrunde.games.quest.rules.dungeon import space_name
from tafelrunde.games.quest.rules.effects import Effects
from tafelrunde.games.quest.ruleset import Verb
from tafelrunde.games.quest.state import Quest


class Reward(Effects):
    """TQ-R1: the printed reward, part by part."""

    room: RoomId
    space: SpaceId
    cut: Rupees
    again: bool  # its unique parts were given before (TQ-R5)

    def verbs(self, state: Quest) -> list[Verb]:
        return state.rules.rooms[self.room].reward


def reward_of(state: Quest, room: RoomId, space: SpaceId, cut: Rupees) -> Reward:
    """TQ-R1, TQ-R5, TQ-R8: what a room gives now."""
    return Reward(room, space, cut, bool(state.given & state.rules.room_bit[room]))


class ChooseOwner(Decision):
    """TQ-I2, TQ-R7: who takes the item; if items are spread, one of those with the fewest."""

    item: str

    def options(self, state: Quest) -> list[Action]:
        return [GIVE[seat] for seat in takers(state)]


def takers(state: Quest) -> list[SeatId]:
    """TQ-I2: who may take an item."""
    fewest = min([len(seat.items) for seat in state.seats])
    free = state.rules.terms.item_distribution == "free"
    return [seat.seat for seat in state.seats if free or len(seat.items) == fewest]


def ask_for_owner(state: Quest, item: ItemId) -> None:
    """TQ-I2, TQ-R7: the active player decides; forced if only one may take it."""
    allowed = takers(state)
    if len(allowed) == 1:
        take_item(state, allowed[0], item)
    else:
        state.ask(ChooseOwner(state.active, state.rules.items[item].id))


def take_item(state: Quest, seat: SeatId, item: ItemId) -> None:
    """TQ-I1, TQ-I4: marker and cards, for the rest of the game."""
    shuffle_in(state, state.seats[seat], item)
    state.emit(ItemTaken(seat, state.rules.items[item].id))


def place_teleporter(state: Quest, space: SpaceId) -> None:
    """TQ-Q2, TQ-Q3: once per game."""
    state.teleporter = space
    state.emit(TeleporterPlaced(state.rules.rooms[state.room[space]].id, space_name(state, space)))
