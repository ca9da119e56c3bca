"""What an unsolved round or the limit can cost (TQ-P8)."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Decision, SeatId
from tafelrunde.games.quest import actions as saying
from tafelrunde.games.quest import events
from tafelrunde.games.quest.ids import Bottle, Halves, Points, Rupees
from tafelrunde.games.quest.rules.decks import ChooseDrop, discard_cards, discard_hand, mill
from tafelrunde.games.quest.rules.dungeon import area, mark_solved, space_name
from tafelrunde.games.quest.rules.penalties import Penalty
from tafelrunde.games.quest.rules.team import earn, held, lose, set_bottle
from tafelrunde.games.quest.ruleset import Verb
from tafelrunde.games.quest.state import EMPTY, GHOST, Quest

ALL: Final = 1000  # a cut of so much leaves nothing (TQ-P9)


def struck(state: Quest, who: str) -> list[SeatId]:
    """Whom a penalty means: the active player of the round just played, the one after, or each from the active one on."""
    if who == "each":
        return state.clockwise(state.active)
    return [state.after(state.active) if who == "next" else state.active]


class Damage(Verb):
    """`damage`: hearts are lost (TQ-P3, TQ-P5)."""

    hearts: Halves

    def begin(self, state: Quest, doing: Penalty) -> None:
        doing.hurt(state, self.hearts)

    def damage(self) -> Halves:
        return self.hearts


class LoseRupees(Verb):
    """`rupees`: gained or lost (TQ-R2)."""

    name = "rupees"
    signed = True

    amount: Rupees

    def begin(self, state: Quest, doing: Any) -> None:
        if self.amount < 0:
            lose(state, -self.amount)
        else:
            earn(state, self.amount)

    def message(self) -> str:
        return "effect-rupees-less" if self.amount < 0 else "effect-rupees"


class Cut(Verb):
    """`cut`: this room's printed rupees shrink (TQ-P9)."""

    amount: Rupees

    def begin(self, state: Quest, doing: Penalty) -> None:
        state.now().cut += self.amount
        state.emit(events.RewardCut(self.amount))

    def message(self) -> str:
        return "effect-cut-all" if self.amount >= ALL else "effect-cut"


class Progress(Verb):
    """`progress`: lost, not below zero."""

    signed = True

    amount: Points

    def begin(self, state: Quest, doing: Penalty) -> None:
        challenge = state.now()
        lost = min(-self.amount, challenge.progress)
        challenge.progress -= lost
        state.emit(events.ProgressLost(lost))


class RaiseShield(Verb):
    """`shield` in a penalty: the enemy gets more shield points."""

    name = "shield"
    signed = True

    amount: Points

    def begin(self, state: Quest, doing: Penalty) -> None:
        challenge = state.now()
        challenge.shield += self.amount
        state.emit(events.ShieldChanged(challenge.shield))


class MillEach(Verb):
    """`mill` in a penalty: cards from the draw pile, one by one."""

    name = "mill"

    who: str
    amount: i64

    def begin(self, state: Quest, doing: Penalty) -> None:
        for seat in struck(state, self.who):
            mill(state, state.seats[seat], self.amount)


class ChooseToss(ChooseDrop):
    """TQ-P8: which cards, is the player's own choice."""


class Toss(Verb):
    """`toss`: cards of the own choice are discarded, then the hand is refilled (TQ-K2)."""

    who: str
    amount: i64

    def begin(self, state: Quest, doing: Penalty) -> None:
        doing.asked = struck(state, self.who)
        self.ask(state, doing)

    def ask(self, state: Quest, doing: Penalty) -> None:
        """One player after the other."""
        if doing.asked:
            state.ask(ChooseToss(doing.asked[0], self.amount))

    def go_on(self, state: Quest, doing: Penalty, answer: Action) -> None:
        seat = doing.asked.pop(0)
        if isinstance(answer, saying.Drop):
            discard_cards(state, state.seats[seat], answer.names)
        self.ask(state, doing)


class NewHand(Verb):
    """`redraw`: the whole hand is discarded."""

    name = "redraw"

    who: str

    def begin(self, state: Quest, doing: Penalty) -> None:
        for seat in struck(state, self.who):
            discard_hand(state, state.seats[seat])


class Skip(Verb):
    """`skip`: a turn of the next round is lost; skips do not add up (TQ-K7, TQ-K8)."""

    who: str

    def begin(self, state: Quest, doing: Penalty) -> None:
        for seat in struck(state, self.who):
            state.seats[seat].skip = max(1, state.seats[seat].skip)
            state.emit(events.TurnLost(seat))


class ChooseSpill(Decision):
    """TQ-P8: which filled bottle runs out."""

    def options(self, state: Quest) -> list[Action]:
        return [saying.Spill(bottle) for bottle in full_bottles(state)]


def full_bottles(state: Quest) -> list[Bottle]:
    return [Bottle(bottle) for bottle, filling in enumerate(state.bottles) if filling]


class Spill(Verb):
    """`spill`: filled bottles run out; the active player chooses, unless there is no choice."""

    amount: i64

    def begin(self, state: Quest, doing: Penalty) -> None:
        doing.left = self.amount
        self.ask(state, doing)

    def ask(self, state: Quest, doing: Penalty) -> None:
        """One bottle after the other."""
        if not doing.left:
            return
        full = full_bottles(state)
        if len(full) > doing.left:
            state.ask(ChooseSpill(state.active))
        else:
            for bottle in full:
                self.run_out(state, bottle)

    def run_out(self, state: Quest, bottle: Bottle) -> None:
        """A bottle is empty."""
        potion = held(state, state.bottles[bottle])
        if potion is not None:
            set_bottle(state, bottle, EMPTY)
            state.emit(events.BottleSpilt(state.active, potion.id))

    def go_on(self, state: Quest, doing: Penalty, answer: Action) -> None:
        if isinstance(answer, saying.Spill):
            self.run_out(state, answer.bottle)
        doing.left -= 1
        self.ask(state, doing)


class Cover(Verb):
    """`cover`: the rooms solved last are turned down; never the entrance, never the Teleporter's (TQ-X4, TQ-R8)."""

    amount: i64

    def begin(self, state: Quest, doing: Penalty) -> None:
        entrance = state.plan().entrance
        for _ in range(self.amount):
            for space in reversed(state.order):
                if space not in (entrance, state.teleporter):
                    state.order = tuple([other for other in state.order if other != space])
                    state.solved[space] = False
                    state.face[space] = GHOST
                    state.emit(events.RoomCovered(state.rules.rooms[state.room[space]].id, space_name(state, space)))
                    break


class Expel(Verb):
    """`expel`: when all is done Link is thrown out (TQ-P7, TQ-T7)."""

    def lets_go(self) -> bool:
        return True

    def end(self, state: Quest) -> None:
        challenge = state.now()
        challenge.over = True
        inside = area(state)
        for space in state.plan().near[challenge.space]:
            if space in inside:
                state.link = space
                break
        state.emit(events.LinkExpelled(state.rules.rooms[challenge.room].id, space_name(state, challenge.space)))


class Slip(Verb):
    """`slip`: when all is done the enemy gets away, and the room counts as solved (TQ-R8)."""

    def lets_go(self) -> bool:
        return True

    def end(self, state: Quest) -> None:
        challenge = state.now()
        challenge.over = True
        if challenge.space < len(state.solved):
            mark_solved(state, challenge.space)
        state.emit(events.EnemySlipped(state.rules.rooms[challenge.room].id, space_name(state, challenge.space)))


PENALTY_VERBS: Final = (
    *(Damage, LoseRupees, Cut, Progress, RaiseShield, MillEach),
    *(Toss, NewHand, Skip, Spill, Cover),
)
LIMIT_VERBS: Final = (Expel, Slip)  # these only where the challenge comes to its limit
