"""What a bottle can do (TQ-M9 to TQ-M11)."""

from typing import Any, Final

from tafelrunde.games.quest.actions import Drink
from tafelrunde.games.quest.events import DiscardsShuffled
from tafelrunde.games.quest.ids import Halves
from tafelrunde.games.quest.rules.decks import shuffle_discards
from tafelrunde.games.quest.rules.team import heal
from tafelrunde.games.quest.ruleset import Verb
from tafelrunde.games.quest.state import Quest


class Heal(Verb):
    """`heal`: so many hearts come back (TQ-M9, TQ-R2)."""

    hearts: Halves

    def begin(self, state: Quest, doing: Any) -> None:
        heal(state, self.hearts)

    def heals(self, state: Quest) -> Halves:
        return self.hearts


class HealAll(Verb):
    """`heal_all`: all hearts come back (TQ-M10)."""

    def begin(self, state: Quest, doing: Any) -> None:
        heal(state, self.heals(state))

    def heals(self, state: Quest) -> Halves:
        return state.containers * 2


class Shuffle(Verb):
    """`shuffle`: a player's discard pile goes into the draw pile (TQ-M11)."""

    def begin(self, state: Quest, doing: Drink) -> None:
        shuffle_discards(state, state.seats[doing.seat])
        state.emit(DiscardsShuffled(doing.seat))

    def for_seat(self) -> bool:
        return True


POTION_VERBS: Final = (Heal, HealAll, Shuffle)
