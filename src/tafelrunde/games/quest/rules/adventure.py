"""The adventure: setup, dungeon after dungeon, and the castle at the end (TQ-S, TQ-D1, TQ-D14, TQ-G1)."""

from typing import Final

from tafelrunde.engine import Action, Chance, Decision, Procedure, SeatId
from tafelrunde.games.quest.actions import GIVE, Explore, Give
from tafelrunde.games.quest.events import SwordGiven
from tafelrunde.games.quest.ids import DungeonId
from tafelrunde.games.quest.rules.decks import shuffle_in
from tafelrunde.games.quest.rules.dungeon import build
from tafelrunde.games.quest.rules.exploring import Delve
from tafelrunde.games.quest.ruleset import Ruleset
from tafelrunde.games.quest.state import Quest, Seat

HOST: Final = SeatId(0)

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
# TQ-D1: how hard the k-th dungeon is, short and long.
PRESETS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    "gentle": ((EASY, EASY, EASY), (EASY, EASY, EASY, MEDIUM, MEDIUM, MEDIUM, MEDIUM)),
    "balanced": ((EASY, EASY, MEDIUM), (EASY, EASY, MEDIUM, MEDIUM, MEDIUM, HARD, HARD)),
    "grim": ((EASY, MEDIUM, HARD), (EASY, MEDIUM, MEDIUM, MEDIUM, HARD, HARD, HARD)),
}


def new_table(rules: Ruleset, seats: int, chance: Chance) -> Quest:
    """TQ-0.1, TQ-S1 to TQ-S5: basic cards are dealt evenly (TQ-S2), hands drawn; Link starts unhurt, with nothing."""
    cards = rules.items[rules.basic].cards.copy()
    chance.of("deal").shuffle(cards, rules.copy_names)
    share = len(cards) // seats
    places = [
        Seat(SeatId(seat), cards[seat * share : (seat + 1) * share], open_hand=rules.terms.open_hands) for seat in range(seats)
    ]
    containers = rules.terms.start_containers
    state = Quest(chance, rules, places, hearts=containers * 2, containers=containers)
    state.pool = rules.dungeons[rules.base].rooms.copy()
    for seat in state.seats:
        for _ in range(state.hand_size()):
            seat.hand.append(seat.draw.pop())
    state.call(Adventure())
    return state


class ChooseSword(Decision):
    """TQ-S6: the host says who gets the sword."""

    def options(self, state: Quest) -> list[Action]:
        return [GIVE[seat] for seat in range(len(state.seats))]


class ChooseDungeon(Decision):
    """TQ-D1: any dungeon that is not completed."""

    def options(self, state: Quest) -> list[Action]:
        return [Explore(state.rules.dungeons[dungeon].id) for dungeon in uncompleted(state)]


class Adventure(Procedure):
    """TQ-S6, TQ-S7, TQ-G1: the sword finds its holder, then one dungeon after the other, then the castle."""

    steps = ("sword_is_asked_for", "sword_is_given", "dungeon_is_asked_for", "dungeon_is_chosen", "dungeon_is_done")

    def sword_is_asked_for(self, state: Quest) -> None:
        """TQ-S6: by chance, or the host says who."""
        if state.rules.terms.sword_seat == "host" and len(state.seats) > 1:
            state.ask(ChooseSword(HOST))

    def sword_is_given(self, state: Quest) -> None:
        """TQ-S6: all sword cards go into the draw pile, after the hands were drawn."""
        action = state.answer
        holder = action.seat if isinstance(action, Give) else SeatId(state.chance.of("sword").below(len(state.seats)))
        state.sword = holder
        state.active = holder
        shuffle_in(state, state.seats[holder], state.rules.sword)
        state.emit(SwordGiven(holder))

    def dungeon_is_asked_for(self, state: Quest) -> None:
        """TQ-S4, TQ-D1, TQ-D14, TQ-G1: free choice, unless the table plays an order."""
        state.level = len(state.completed) + 1
        if len(state.completed) < state.rules.dungeons_needed and state.rules.terms.dungeon_choice == "free":
            state.ask(ChooseDungeon(state.sword))

    def dungeon_is_chosen(self, state: Quest) -> None:
        """TQ-S7: it is built, and play begins."""
        action = state.answer
        if len(state.completed) >= state.rules.dungeons_needed:
            build(state, state.rules.castle)
        elif isinstance(action, Explore):
            build(state, state.rules.dungeon_named[action.name])
        else:
            left = candidates(state)
            build(state, left[state.chance.of("dungeon").below(len(left))])
        state.call(Delve())

    def dungeon_is_done(self, state: Quest) -> None:
        self.go_to("dungeon_is_asked_for")


def uncompleted(state: Quest) -> list[DungeonId]:
    """TQ-D1: the dungeons that are left."""
    return [dungeon for dungeon in state.rules.choosable if dungeon not in state.completed]


def candidates(state: Quest) -> list[DungeonId]:
    """TQ-D1: the dungeons an order allows now; all that are left where none of that difficulty is."""
    rules = state.rules
    left = uncompleted(state)
    if rules.terms.dungeon_choice in PRESETS:
        wanted = PRESETS[rules.terms.dungeon_choice][1 if rules.long else 0][len(state.completed)]
        return [dungeon for dungeon in left if rules.dungeons[dungeon].difficulty == wanted] or left
    return left
