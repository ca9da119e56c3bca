"""Challenges: rounds and turns, from the first card to the solution, the limit or a collapse (TQ-C, TQ-P1)."""

from mypy_extensions import i64

from tafelrunde.engine import Action, Chance, Procedure, Reason, SeatId
from tafelrunde.games.quest import events
from tafelrunde.games.quest.actions import PASS, REDRAW, VERBS, Discard, Down, Drink, Pass, Play, Redraw, Triforce
from tafelrunde.games.quest.ids import RoomId, SpaceId
from tafelrunde.games.quest.rules import decks, penalties, team, triforce, value
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.play import ChoosePlay, OfHand, face_up, may_play, play, plays_of
from tafelrunde.games.quest.state import Challenge, Quest


def begin(state: Quest, number: RoomId, space: SpaceId) -> None:
    """TQ-C1, TQ-C2: all counters at their start, nobody skips."""
    room = state.rules.rooms[number]
    symbol = state.symbol()
    wanted = value.goal(state, number)
    state.challenge = Challenge(
        room=number,
        space=space,
        goal=wanted,
        shield=room.shield + room.shield_per * symbol,
        needs=room.needs,
        guard=room.guard + room.guard_per * symbol,
    )
    for seat in state.seats:
        seat.skip = 0
        seat.said = ""
    state.emit(events.ChallengeBegun(room.id, wanted))


class ChooseTurn(OfHand):
    """TQ-C4, TQ-C5: one action; before it, the Triforce may be used."""

    def options(self, state: Quest) -> list[Action]:
        cards = decks.cards_in(state, state.seats[self.seat].hand)
        found = plays_of(state, cards, False)
        discard = state.rules.discard
        for card in cards:
            found.append(discard[card])
        found.extend(self.without_card(state))
        return found

    def without_card(self, state: Quest) -> list[Action]:
        """Those that name no card."""
        found: list[Action] = [REDRAW, PASS]
        if state.bottles:
            found.extend(team.drinks(state))
        if state.unspent() > 0:
            found.extend(triforce.powers(state))
        return found

    def by_lot(self, state: Quest, chance: Chance) -> Action:
        rules, cards = state.rules, decks.cards_in(state, state.seats[self.seat].hand)
        up, others = face_up(state, cards, False), self.without_card(state)
        lot = chance.below(len(up) + 2 * len(cards) + len(others))
        if lot < len(up):
            return rules.play[up[lot]]
        lot -= len(up)
        if lot < len(cards):
            return rules.down[cards[lot]]
        lot -= len(cards)
        return rules.discard[cards[lot]] if lot < len(cards) else others[lot - len(cards)]

    def default(self, state: Quest) -> Action:
        return PASS

    def why_not(self, state: Quest, action: Action) -> Reason | None:
        if isinstance(action, (Pass, Redraw)) or may_play(state, self.seat, action, False):
            return None
        refused = super().why_not(state, action)
        if refused is not None and isinstance(action, Triforce):
            return triforce.why_not_power(state, action) or refused
        return refused


def hopeless(state: Quest) -> bool:
    """TQ-I5, TQ-C10: the challenge that is going on needs an item that nobody has, and there is no retreat."""
    return state.challenge is not None and bool(team.missing(state, state.challenge.needs))


def recurring(view: Quest) -> tuple[list[Action], set[str]] | None:
    """TQ-C4: who has passed in a challenge that cannot be solved passes until it is over, unless the hand brings something."""
    if not isinstance(view.decision, ChooseTurn) or not hopeless(view):
        return None
    return [PASS], {f"room {view.now().room} of dungeon {view.dungeon}, hearts {view.hearts > 2}"}


class Attempt(Procedure):
    """TQ-C3, TQ-C7, TQ-P1: round after round until it is solved or over. There is no retreat (TQ-C10)."""

    steps = (
        "round_begins",
        "turn_begins",
        "turn_is_taken",
        "new_hand_is_played",
        "turn_is_over",
        "penalty_window",
        "round_penalty",
        "limit_penalty",
        "round_is_over",
    )

    def round_begins(self, state: Quest) -> None:
        """TQ-C3, TQ-K7: one turn each from the active player on, alone two; who must skip has none."""
        challenge = state.now()
        turns: i64 = 2 if len(state.seats) == 1 else 1
        seats = state.clockwise(state.active)
        order: list[SeatId] = []
        for seat in seats:
            for _ in range(turns - state.seats[seat].skip):
                order.append(seat)
        challenge.order = tuple(order)
        challenge.turn = 0
        if state.heard is not None:
            state.emit(events.RoundBegun(state.active, challenge.round, state.rules.rooms[challenge.room].limit))
        for seat in seats:
            if state.seats[seat].skip:
                state.seats[seat].skip = 0
                state.emit(events.TurnSkipped(seat))

    def turn_begins(self, state: Quest) -> None:
        """TQ-C4: whose turn it is."""
        challenge = state.now()
        if challenge.solved:
            self.finish()
        elif challenge.turn >= len(challenge.order):
            self.go_to("penalty_window")
        else:
            state.ask(ChooseTurn(challenge.order[challenge.turn]))

    def turn_is_taken(self, state: Quest) -> None:
        """TQ-C4, TQ-C5, TQ-K2: exactly one action; the Triforce is none."""
        challenge = state.now()
        seat = challenge.order[challenge.turn]
        player = state.seats[seat]
        action = state.answer
        assert action is not None
        state.last = (seat, VERBS[type(action)])
        if isinstance(action, Triforce):
            self.go_to("turn_begins")
            triforce.use_power(state, seat, action.parts)
        elif isinstance(action, Redraw):
            decks.discard_hand(state, player)
            state.ask(ChoosePlay(seat))
        else:
            self.go_to("turn_is_over")
            if isinstance(action, (Play, Down)):
                play(state, seat, action)
            elif isinstance(action, Discard):
                decks.discard_cards(state, player, [action.name])
            elif isinstance(action, Drink):
                team.drink(state, seat, action)
            elif state.heard is not None:
                state.emit(events.Passed(seat))

    def new_hand_is_played(self, state: Quest) -> None:
        """TQ-C4, TQ-K6: after a new hand one card is played at once, also after an exhaustion."""
        challenge = state.now()
        play(state, challenge.order[challenge.turn], state.answer)

    def turn_is_over(self, state: Quest) -> None:
        """TQ-C6: solved at once, or the next turn."""
        state.now().turn += 1
        self.go_to("turn_begins")

    # --- the end of a round -------------------------------------------------------------------------------------------

    def penalty_window(self, state: Quest) -> None:
        """TQ-P1 (1), TQ-F6: three parts avert the round penalty; not asked where that would be a waste."""
        challenge = state.now()
        state.rounds_played += 1
        challenge.rounds += 1
        if state.unspent() >= 3 and not challenge.averted and not challenge.powers >> 3 & 1:
            state.ask(triforce.ChoosePenalty(state.active))

    def round_penalty(self, state: Quest) -> None:
        """TQ-P1 (2), TQ-P2: the round penalty, unless it is averted."""
        if isinstance(state.answer, Triforce):
            triforce.spend(state, state.active, 3)
        challenge = state.now()
        if challenge.averted:
            state.emit(events.PenaltyAverted())
        elif state.rules.rooms[challenge.room].damage or team.hurt(state, penalties.round_damage(state)):
            state.call(penalties.Penalty(limit=False))
        else:
            collapse(state)  # rage and darkness hurt also where no damage is printed (TQ-P3)

    def limit_penalty(self, state: Quest) -> None:
        """TQ-P1 (3), (4), TQ-P4, TQ-P5, TQ-B4: rage grows; at the limit its penalty comes too, whatever was averted."""
        challenge = state.now()
        room = state.rules.rooms[challenge.room]
        if room.enrage:
            challenge.rage += room.enrage
            state.emit(events.EnemyEnraged(room.enrage))
        if challenge.round >= room.limit:
            state.emit(events.LimitReached(challenge.round))
            state.call(penalties.Penalty(limit=True))

    def round_is_over(self, state: Quest) -> None:
        """TQ-P1 (5) to (7), TQ-P6, TQ-C8: progress is kept, a new count of rounds may begin, the active role passes on."""
        challenge = state.now()
        if challenge.over:
            self.finish()
            return
        room = state.rules.rooms[challenge.room]
        lost = min(room.regen, challenge.progress)
        if lost:
            challenge.progress -= lost
            state.emit(events.EnemyRegenerated(lost))
        waited = challenge.waiting
        challenge.waiting = 0
        challenge.round = 1 if challenge.round >= room.limit else challenge.round + 1
        challenge.keyed = False
        challenge.guarded = 0
        challenge.ward = 0
        challenge.averted = False
        challenge.bonus = 0
        challenge.powers = 0
        challenge.counted = 0
        challenge.plays = ()
        state.active = state.after(state.active)
        self.start_over()
        if waited:
            state.emit(events.PointsLost(waited))
