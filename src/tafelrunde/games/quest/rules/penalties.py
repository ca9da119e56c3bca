"""Penalties: what an unsolved round and the limit cost (TQ-P2 to TQ-P9)."""

from mypy_extensions import i64

from tafelrunde.engine import SeatId, late
from tafelrunde.games.quest.ids import Halves
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.effects import Effects
from tafelrunde.games.quest.rules.team import hurt
from tafelrunde.games.quest.ruleset import DARK, Room, Verb
from tafelrunde.games.quest.state import Quest


def round_damage(state: Quest) -> Halves:
    """TQ-P3, TQ-A7: printed damage, rage, half a heart in the dark, less all wards. A story hurts at limits only."""
    if state.rules.terms.difficulty == "story":
        return 0
    challenge = state.now()
    room = state.rules.rooms[challenge.room]
    damage = room.damage + challenge.rage
    if room.traits & DARK and not challenge.lit:
        damage += 1
    return max(0, damage - challenge.ward)


class Penalty(Effects):
    """TQ-P8: all parts in printed order; a collapse stops everything."""

    limit: bool  # the limit penalty: it cannot be averted or reduced (TQ-P5)
    asked: list[SeatId] = late([])  # who is still to choose cards
    left: i64 = late(0)  # bottles still to be spilt
    has_hurt: bool = late(False)  # the damage of the round is done

    def room(self, state: Quest) -> Room:
        """Whose penalty it is."""
        return state.rules.rooms[state.now().room]

    def verbs(self, state: Quest) -> list[Verb]:
        return self.room(state).limit_penalty if self.limit else self.room(state).round_penalty

    def hurt(self, state: Quest, printed: Halves) -> None:
        """TQ-P3, TQ-P5: the round's damage is worked out once; the limit's is as printed."""
        if not self.limit:
            printed = 0 if self.has_hurt else round_damage(state)
            self.has_hurt = True
        if not hurt(state, printed):
            collapse(state)

    def verbs_are_done(self, state: Quest) -> None:
        """TQ-P7, TQ-P8: thrown out, or the enemy gets away."""
        for verb in self.verbs(state):
            verb.end(state)
