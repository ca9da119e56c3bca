"""Penalties: what an unsolved round and the limit cost (TQ-P2 to TQ-P9)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Drop, Spill
from tafelrunde.games.quest.decisions import DecideSpill, DecideToss
from tafelrunde.games.quest.effects import IN_PENALTIES, open_challenge, struck
from tafelrunde.games.quest.events import BottleSpilt, EnemySlipped, LinkExpelled
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.decks import card_in, discard_card, refill
from tafelrunde.games.quest.rules.dungeon import area, space_name
from tafelrunde.games.quest.rules.team import held, hurt, set_bottle
from tafelrunde.games.quest.ruleset import DARK, Effect
from tafelrunde.games.quest.state import EMPTY, Quest


def round_damage(state: Quest) -> int:
    """TQ-P3, TQ-A7: printed damage, rage, half a heart in the dark, less all wards; in halves. A story hurts at limits only."""
    challenge = open_challenge(state)
    if state.rules.difficulty == "story":
        return 0
    room = state.rules.rooms[challenge.card]
    damage = sum([effect.amount for effect in room.round_penalty if effect.verb == "damage"]) + challenge.rage
    if room.traits & DARK and not challenge.lit:
        damage += 1
    return max(0, damage - challenge.ward)


class Penalty(Procedure):
    """TQ-P8: all parts in printed order; a collapse stops everything."""

    steps = ("next_part", "part_is_answered", "penalty_is_over")

    limit: bool  # the limit penalty: it cannot be averted or reduced (TQ-P5)
    part: int = 0
    left: int = 0  # bottles still to be spilt
    asked: list[int] = []  # who is still to choose cards
    hurts: bool = True  # the damage of the round is still to come
    ending: str = ""  # `expel` or `slip`

    def parts(self, state: Quest) -> list[Effect]:
        """What is printed."""
        room = state.rules.rooms[open_challenge(state).card]
        return room.limit_penalty if self.limit else room.round_penalty

    def next_part(self, state: Quest) -> None:
        """TQ-P8: until somebody has to choose, or Link collapses (TQ-X1)."""
        parts = self.parts(state)
        if not self.limit and self.hurts and not state.rules.rooms[open_challenge(state).card].round_hurts:
            self.hurts = False  # rage and darkness hurt also where no damage is printed
            if not hurt(state, round_damage(state)):
                collapse(state)
                return
        while True:
            if self.asked:
                state.ask(DecideToss(self.asked[0], parts[self.part - 1].amount))
                return
            if self.left:
                if self._spill(state):
                    return
                continue
            if self.part >= len(parts):
                self.go_to("penalty_is_over")
                return
            effect = parts[self.part]
            self.part += 1
            if effect.verb == "damage":
                if not self._damage(state, effect):
                    collapse(state)
                    return
            elif effect.verb == "toss":
                self.asked = struck(state, effect.who)
            elif effect.verb == "spill":
                self.left = effect.amount
            elif effect.verb in ("expel", "slip"):
                self.ending = effect.verb
            else:
                IN_PENALTIES[effect.verb](state, effect)

    def _damage(self, state: Quest, effect: Effect) -> bool:
        """TQ-P3, TQ-P5: the round's damage is worked out once; the limit's is as printed."""
        if self.limit:
            return hurt(state, effect.amount)
        if not self.hurts:
            return True
        self.hurts = False
        return hurt(state, round_damage(state))

    def _spill(self, state: Quest) -> bool:
        """Effect `spill`: the active player chooses, unless there is no choice. True if he is asked."""
        full = [slot for slot, content in enumerate(state.bottles) if content]
        if len(full) > self.left:
            state.ask(DecideSpill(state.active))
            return True
        for slot in full:
            _run_out(state, slot)
        self.left = 0
        return False

    def part_is_answered(self, state: Quest) -> None:
        """TQ-K2: chosen cards are discarded, then the hand is refilled."""
        action = state.answer
        if isinstance(action, Drop):
            player = state.seats[self.asked[0]]
            self.asked = self.asked[1:]
            for name in action.names:
                discard_card(state, player, card_in(state, player.hand, name))
            refill(state, player)
        elif isinstance(action, Spill):
            self.left -= 1
            _run_out(state, action.number)
        self.start_over()

    def penalty_is_over(self, state: Quest) -> None:
        """TQ-P7, TQ-T7: thrown out, or the enemy gets away and the room counts as solved (TQ-R8)."""
        challenge = open_challenge(state)
        room = state.rules.rooms[challenge.card]
        if self.ending == "expel":
            challenge.over = True
            if state.heard is not None:
                state.emit(LinkExpelled(room.id, space_name(state, challenge.space)))
            inside = area(state)
            for space in state.plan().near[challenge.space]:
                if space in inside:
                    state.link = space
                    break
        elif self.ending == "slip":
            challenge.over = True
            if state.heard is not None:
                state.emit(EnemySlipped(room.id, space_name(state, challenge.space)))
            if challenge.space < len(state.solved):
                mark_solved(state, challenge.space)


def mark_solved(state: Quest, space: int) -> None:
    """TQ-T5: the room belongs to the area from now on; challenges are remembered in their order."""
    state.solved[space] = True
    if state.rules.rooms[state.room[space]].is_challenge():
        state.order = (*state.order, space)


def _run_out(state: Quest, slot: int) -> None:
    potion = held(state, state.bottles[slot])
    if potion is not None:
        set_bottle(state, slot, EMPTY)
        if state.heard is not None:
            state.emit(BottleSpilt(state.active, potion.id))
