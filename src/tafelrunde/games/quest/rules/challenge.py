"""Challenges: rounds and turns, from the first card to the solution, the limit or a collapse (TQ-C, TQ-F, TQ-P1)."""

from typing import Final

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Discard, Down, Drink, Drop, Play, Redraw, Triforce, verb_of
from tafelrunde.games.quest.decisions import DecidePenalty, DecidePlay, DecidePowerCard, DecideSwap, DecideTurn
from tafelrunde.games.quest.effects import open_challenge
from tafelrunde.games.quest.events import (
    ChallengeBegun,
    EnemyEnraged,
    EnemyRegenerated,
    LimitReached,
    Passed,
    PenaltyAverted,
    PointsLost,
    PowerUsed,
    RoundBegun,
    TurnSkipped,
)
from tafelrunde.games.quest.rules.decks import card_in, discard_card, discard_hand, refill
from tafelrunde.games.quest.rules.penalties import Penalty
from tafelrunde.games.quest.rules.play import PlayCard, count, play_down, take_card
from tafelrunde.games.quest.rules.team import drink
from tafelrunde.games.quest.rules.value import goal
from tafelrunde.games.quest.state import Challenge, Quest


def begin(state: Quest, card: int, space: int) -> None:
    """TQ-C1, TQ-C2: all counters at their start, nobody skips."""
    room = state.rules.rooms[card]
    symbol = state.symbol()
    guard = room.guard.amount + room.guard.per * symbol if room.guard is not None else 0
    wanted = goal(state.rules, card, symbol, len(state.seats))
    state.challenge = Challenge(card, space, wanted, room.shield + room.shield_per * symbol, room.needs, guard)
    for seat in state.seats:
        seat.skip = 0
        seat.said = ""
    if state.heard is not None:
        state.emit(ChallengeBegun(room.id, wanted))


class Attempt(Procedure):
    """TQ-C3, TQ-C7, TQ-P1: round after round until it is solved or over. There is no retreat (TQ-C10)."""

    steps = (
        "round_begins",
        "turn_begins",
        "turn_is_taken",
        "play_is_chosen",
        "turn_is_over",
        "power_card_is_chosen",
        "penalty_window",
        "round_penalty",
        "limit_penalty",
        "round_is_over",
    )

    def round_begins(self, state: Quest) -> None:
        """TQ-C3, TQ-K7: one turn each from the active player on, alone two; who must skip has none."""
        challenge = open_challenge(state)
        limit = state.rules.rooms[challenge.card].limit
        if state.heard is not None:
            state.emit(RoundBegun(state.active, challenge.round, limit))
        order: list[int] = []
        for seat in state.clockwise(state.active):
            player = state.seats[seat]
            turns = (2 if len(state.seats) == 1 else 1) - player.skip
            if player.skip and state.heard is not None:
                state.emit(TurnSkipped(seat))
            player.skip = 0
            order.extend([seat] * turns)
        challenge.order = tuple(order)
        challenge.turn = 0

    def turn_begins(self, state: Quest) -> None:
        """TQ-C4: whose turn it is."""
        challenge = open_challenge(state)
        if challenge.solved:
            self.finish()
        elif challenge.turn >= len(challenge.order):
            self.at = PENALTY_WINDOW
        else:
            state.ask(DecideTurn(challenge.order[challenge.turn]))

    def turn_is_taken(self, state: Quest) -> None:
        """TQ-C4, TQ-C5, TQ-K2: exactly one action; the Triforce is none."""
        challenge = open_challenge(state)
        seat = challenge.order[challenge.turn]
        player = state.seats[seat]
        action = state.answer
        assert action is not None
        state.last = (seat, verb_of(action))
        if isinstance(action, Triforce):
            self._use_power(state, challenge, seat, action.number)
        elif isinstance(action, Redraw):
            discard_hand(state, player)
            state.ask(DecidePlay(seat))
        else:
            self.at = TURN_IS_OVER
            if isinstance(action, Play):
                state.call(PlayCard(seat, take_card(state, seat, action.name)))
            elif isinstance(action, Down):
                play_down(state, seat, action)
            elif isinstance(action, Discard):
                discard_card(state, player, card_in(state, player.hand, action.name))
                refill(state, player)
            elif isinstance(action, Drink):
                drink(state, seat, action)
            else:
                if state.heard is not None:
                    state.emit(Passed(seat))

    def play_is_chosen(self, state: Quest) -> None:
        """TQ-C4, TQ-K6: after a new hand one card is played at once, also after an exhaustion."""
        challenge = open_challenge(state)
        seat = challenge.order[challenge.turn]
        action = state.answer
        if isinstance(action, Play):
            state.call(PlayCard(seat, take_card(state, seat, action.name)))
        elif isinstance(action, Down):
            play_down(state, seat, action)

    def turn_is_over(self, state: Quest) -> None:
        """TQ-C6: solved at once, or the next turn."""
        open_challenge(state).turn += 1
        self.at = TURN_BEGINS

    # --- the Triforce -------------------------------------------------------------------------------------------------

    def _use_power(self, state: Quest, challenge: Challenge, seat: int, parts: int) -> None:
        """TQ-F2 to TQ-F8: parts are spent, not lost; each power once a round; the turn goes on."""
        spend(state, challenge, seat, parts)
        self.at = TURN_BEGINS
        if parts == 1:
            self.at = POWER_CARD_IS_CHOSEN
            state.ask(DecidePowerCard(seat))
        elif parts == 2:
            state.call(Swap(seat))
        elif parts == 4:
            count(state, challenge, challenge.counted)  # TQ-F7: cards played before count one more too

    def power_card_is_chosen(self, state: Quest) -> None:
        """TQ-F4: one more card; face up it is a key card whatever its kind."""
        challenge = open_challenge(state)
        seat = challenge.order[challenge.turn]
        self.at = TURN_BEGINS
        action = state.answer
        if isinstance(action, Play):
            state.call(PlayCard(seat, take_card(state, seat, action.name), True))
        elif isinstance(action, Down):
            play_down(state, seat, action)

    # --- the end of a round -------------------------------------------------------------------------------------------

    def penalty_window(self, state: Quest) -> None:
        """TQ-P1 (1), TQ-F6: three parts avert the round penalty; not asked where that would be a waste."""
        challenge = open_challenge(state)
        state.rounds_played += 1
        challenge.rounds += 1
        if state.unspent() >= 3 and not challenge.averted and not challenge.powers >> 3 & 1:
            state.ask(DecidePenalty(state.active))

    def round_penalty(self, state: Quest) -> None:
        """TQ-P1 (2), TQ-P2: the round penalty, unless it is averted."""
        challenge = open_challenge(state)
        if isinstance(state.answer, Triforce):
            spend(state, challenge, state.active, 3)
        if challenge.averted:
            if state.heard is not None:
                state.emit(PenaltyAverted())
        else:
            state.call(Penalty(False))

    def limit_penalty(self, state: Quest) -> None:
        """TQ-P1 (3), (4), TQ-P4, TQ-P5, TQ-B4: rage grows; at the limit its penalty comes too, whatever was averted."""
        challenge = open_challenge(state)
        room = state.rules.rooms[challenge.card]
        if room.enrage:
            challenge.rage += room.enrage
            if state.heard is not None:
                state.emit(EnemyEnraged(room.enrage))
        if challenge.round >= room.limit:
            if state.heard is not None:
                state.emit(LimitReached(challenge.round))
            state.call(Penalty(True))

    def round_is_over(self, state: Quest) -> None:
        """TQ-P1 (5) to (7), TQ-P6, TQ-C8: progress is kept, a new count of rounds may begin, the active role passes on."""
        challenge = open_challenge(state)
        if challenge.over:
            self.finish()
            return
        room = state.rules.rooms[challenge.card]
        lost = min(room.regen, challenge.progress)
        if lost:
            challenge.progress -= lost
            if state.heard is not None:
                state.emit(EnemyRegenerated(lost))
        if challenge.waiting and state.heard is not None:
            state.emit(PointsLost(challenge.waiting))
        challenge.round = 1 if challenge.round >= room.limit else challenge.round + 1
        challenge.waiting = 0
        challenge.keyed = False
        challenge.guarded = 0
        challenge.ward = 0
        challenge.averted = False
        challenge.bonus = 0
        challenge.powers = 0
        challenge.counted = 0
        challenge.plays = ()
        state.active = state.after(state.active)
        self.at = ROUND_BEGINS


# A step by its number: finding it by name costs more than most turns do.
ROUND_BEGINS: Final = Attempt.steps.index("round_begins")
TURN_BEGINS: Final = Attempt.steps.index("turn_begins")
TURN_IS_OVER: Final = Attempt.steps.index("turn_is_over")
POWER_CARD_IS_CHOSEN: Final = Attempt.steps.index("power_card_is_chosen")
PENALTY_WINDOW: Final = Attempt.steps.index("penalty_window")


def spend(state: Quest, challenge: Challenge, seat: int, parts: int) -> None:
    """TQ-F2, TQ-F6, TQ-F8: so many parts are turned over; three of them avert this round's penalty."""
    state.spent += parts
    challenge.powers |= 1 << parts
    if parts == 3:
        challenge.averted = True
    if state.heard is not None:
        state.emit(PowerUsed(seat, parts))


class Swap(Procedure):
    """TQ-F5: every player, from the user on, may discard any number of hand cards and refill."""

    steps = ("player_is_asked", "cards_are_swapped")

    seat: int
    done: int = 0

    def player_is_asked(self, state: Quest) -> None:
        if self.done < len(state.seats):
            state.ask(DecideSwap((self.seat + self.done) % len(state.seats)))
        else:
            self.finish()

    def cards_are_swapped(self, state: Quest) -> None:
        player = state.seats[(self.seat + self.done) % len(state.seats)]
        if isinstance(state.answer, Drop):
            for name in state.answer.names:
                discard_card(state, player, card_in(state, player.hand, name))
            refill(state, player)
        self.done += 1
        self.start_over()
