"""The adventure: setup, dungeon after dungeon, and the castle at the end (TQ-S, TQ-D1, TQ-D14, TQ-G1)."""

from typing import Final

from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Explore, Give
from tafelrunde.games.quest.decisions import ChooseDungeon, ChooseSword
from tafelrunde.games.quest.events import SwordGiven
from tafelrunde.games.quest.rules.decks import shuffle_in
from tafelrunde.games.quest.rules.dungeon import build
from tafelrunde.games.quest.rules.exploring import Delve
from tafelrunde.games.quest.ruleset import Ruleset
from tafelrunde.games.quest.state import Quest, Seat

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
# TQ-D1: how hard the k-th dungeon is, short and long.
PRESETS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...]]]] = {
    "gentle": ((EASY, EASY, EASY), (EASY, EASY, EASY, MEDIUM, MEDIUM, MEDIUM, MEDIUM)),
    "balanced": ((EASY, EASY, MEDIUM), (EASY, EASY, MEDIUM, MEDIUM, MEDIUM, HARD, HARD)),
    "grim": ((EASY, MEDIUM, HARD), (EASY, MEDIUM, MEDIUM, MEDIUM, HARD, HARD, HARD)),
}


def new_table(rules: Ruleset, seats: int, seed: int) -> Quest:
    """TQ-0.1, TQ-S1 to TQ-S5: basic cards are dealt evenly (TQ-S2), hands drawn; Link starts unhurt, with nothing."""
    chance = seeded(seed)
    cards = rules.items[rules.basic].cards.copy()
    chance.shuffle(cards)
    share = len(cards) // seats
    places = [
        Seat(seat, [], cards[seat * share : (seat + 1) * share], [], [], open_hand=rules.open_hands) for seat in range(seats)
    ]
    containers = rules.start_containers
    state = Quest(chance, rules, places, containers * 2, containers, pool=rules.dungeons[rules.base].rooms.copy())
    for seat in state.seats:
        for _ in range(state.hand_size()):
            seat.hand.append(seat.draw.pop())
    state.call(Adventure())
    return state


class Adventure(Procedure):
    """TQ-S6, TQ-S7, TQ-G1: the sword finds its holder, then one dungeon after the other, then the castle."""

    steps = ("sword_is_asked_for", "sword_is_given", "dungeon_is_asked_for", "dungeon_is_chosen", "dungeon_is_done")

    def sword_is_asked_for(self, state: Quest) -> None:
        """TQ-S6: by chance, or the host says who."""
        if state.rules.host_gives_sword and len(state.seats) > 1:
            state.ask(ChooseSword(0))

    def sword_is_given(self, state: Quest) -> None:
        """TQ-S6: all sword cards go into the draw pile, after the hands were drawn."""
        action = state.answer
        holder = action.number if isinstance(action, Give) else state.chance.below(len(state.seats))
        state.sword = holder
        state.active = holder
        shuffle_in(state, state.seats[holder], state.rules.sword)
        state.emit(SwordGiven(holder))

    def dungeon_is_asked_for(self, state: Quest) -> None:
        """TQ-S4, TQ-D1, TQ-D14, TQ-G1: free choice, unless the table plays an order."""
        state.level = len(state.completed) + 1
        if len(state.completed) < state.rules.dungeons_needed and state.rules.dungeon_choice == "free":
            state.ask(ChooseDungeon(state.sword))

    def dungeon_is_chosen(self, state: Quest) -> None:
        """TQ-S7: it is built, and play begins."""
        action = state.answer
        if len(state.completed) >= state.rules.dungeons_needed:
            build(state, state.rules.castle)
        elif isinstance(action, Explore):
            build(state, state.rules.dungeon_by_id[action.name])
        else:
            left = candidates(state)
            build(state, left[state.chance.below(len(left))])
        state.call(Delve())

    def dungeon_is_done(self, state: Quest) -> None:
        self.go_to("dungeon_is_asked_for")


def candidates(state: Quest) -> list[int]:
    """TQ-D1: the dungeons an order allows now; all that are left where none of that difficulty is."""
    rules = state.rules
    left = [index for index in rules.choosable if index not in state.completed]
    if rules.dungeon_choice in PRESETS:
        wanted = PRESETS[rules.dungeon_choice][1 if rules.long else 0][len(state.completed)]
        fitting = [index for index in left if rules.dungeons[index].difficulty == wanted]
        return fitting or left
    return left
