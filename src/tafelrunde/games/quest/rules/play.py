"""Playing a card: face up with all it does, or face down as support (TQ-V5, TQ-V7 to TQ-V9)."""

from tafelrunde.engine.flow import Procedure
from tafelrunde.games.quest.actions import Down, Play
from tafelrunde.games.quest.effects import answered, come_back, do_card_effect, open_challenge, returns, shield_removed
from tafelrunde.games.quest.events import (
    BacklashPaid,
    CardPlayed,
    CardPlayedDown,
    GuardMet,
    NeedMet,
    PointsReleased,
    PointsWaited,
    ShieldBroken,
    ShieldChanged,
)
from tafelrunde.games.quest.rules.collapse import collapse
from tafelrunde.games.quest.rules.decks import card_in, refill
from tafelrunde.games.quest.rules.team import hurt
from tafelrunde.games.quest.rules.value import match_of, status
from tafelrunde.games.quest.ruleset import AID, KEY
from tafelrunde.games.quest.state import Challenge, Quest

FOUR = 4  # the power that lets every card count one more (TQ-F7)


def take_card(state: Quest, seat: int, name: str) -> int:
    """A card leaves the hand."""
    hand = state.seats[seat].hand
    card = card_in(state, hand, name)
    hand.remove(card)
    return card


def add_points(state: Quest, challenge: Challenge, points: int) -> None:
    """TQ-V8, TQ-V9: points remove shield first; what is more than needed is lost."""
    if challenge.shield and points:
        taken = min(points, challenge.shield)
        challenge.shield -= taken
        points -= taken
        if state.heard is not None:
            state.emit(ShieldChanged(challenge.shield))
    challenge.progress = min(challenge.goal, challenge.progress + points)


def count(state: Quest, challenge: Challenge, points: int) -> None:
    """TQ-C9, TQ-C6: points count at once, or wait for the round's first key card."""
    if challenge.keyed:
        add_points(state, challenge, points)
        check_solved(challenge)
    elif points:
        challenge.waiting += points
        if state.heard is not None:
            state.emit(PointsWaited(challenge.waiting))


def check_solved(challenge: Challenge) -> None:
    """TQ-C6: enough progress, no shield left, every need fulfilled."""
    if challenge.progress >= challenge.goal and not challenge.shield and not challenge.needs:
        challenge.solved = True


def play_down(state: Quest, seat: int, action: Down) -> None:
    """TQ-V5: any card counts one as support, nothing against magic and lone enemies."""
    challenge = open_challenge(state)
    player = state.seats[seat]
    player.discard.append(take_card(state, seat, action.name))
    points = match_of(state.rules, challenge.card).down
    if points:
        challenge.counted += 1
        points += challenge.powers >> FOUR & 1
    challenge.plays = (*challenge.plays, (seat, -1, points))
    if state.heard is not None:
        state.emit(CardPlayedDown(seat, action.name, points))
    count(state, challenge, points)
    refill(state, player)


class PlayCard(Procedure):
    """TQ-V7: a card is played face up, in these steps. While it is in the air it is in no pile (TQ-K9)."""

    steps = ("card_counts", "next_effect", "effect_is_answered", "card_is_laid_down")

    seat: int
    card: int
    as_key: bool = False  # by the power of one part (TQ-F4)
    effect: int = 0  # the next one

    def card_counts(self, state: Quest) -> None:
        """TQ-V7 (a) to (f)."""
        challenge = open_challenge(state)
        rules = state.rules
        kind = rules.kind_of[self.card]
        match = match_of(rules, challenge.card)
        player = state.seats[self.seat]
        player.played |= rules.bit[self.card]
        role = KEY if self.as_key else status(state, challenge.card, kind)
        if match.backlash[kind]:
            if state.heard is not None:
                state.emit(BacklashPaid(match.backlash[kind]))
            if not hurt(state, match.backlash[kind]):
                player.shown.append(self.card)
                collapse(state)
                return
        if challenge.shield:
            self._strike_shield(state, challenge, kind)
        item = rules.cards[kind].item
        if challenge.needs >> item & 1:
            challenge.needs &= ~(1 << item)
            if state.heard is not None:
                state.emit(NeedMet(self.seat, rules.items[item].id))
        points = self._points(challenge, role, kind, state)
        if state.heard is not None:
            state.emit(CardPlayed(self.seat, rules.cards[kind].id, points))
        if role == KEY and not challenge.keyed:
            challenge.keyed = True
            if challenge.waiting:
                if state.heard is not None:
                    state.emit(PointsReleased(challenge.waiting))
                add_points(state, challenge, challenge.waiting)
                challenge.waiting = 0
        challenge.plays = (*challenge.plays, (self.seat, kind, points))
        count(state, challenge, points)
        if match.guards[kind] and challenge.guard:  # TQ-B2, TQ-B3
            challenge.guarded += rules.cards[kind].value
            if challenge.guarded >= challenge.guard and not challenge.averted:
                challenge.averted = True
                if state.heard is not None:
                    state.emit(GuardMet())

    def _strike_shield(self, state: Quest, challenge: Challenge, kind: int) -> None:
        """TQ-V7 (b), TQ-A9: a breaker takes the whole shield, others some points of it."""
        if match_of(state.rules, challenge.card).breaks[kind]:
            challenge.shield = 0
            if state.heard is not None:
                state.emit(ShieldBroken())
            return
        removed = min(challenge.shield, shield_removed(state, kind))
        if removed:
            challenge.shield -= removed
            if state.heard is not None:
                state.emit(ShieldChanged(challenge.shield))

    def _points(self, challenge: Challenge, role: int, kind: int, state: Quest) -> int:
        """TQ-V6 (7), (8), TQ-V10: what waits for the next card, and the power of four parts."""
        match = match_of(state.rules, challenge.card)
        points = 0
        zeroed = False
        if role in (KEY, AID):
            points = match.key_points[kind] if self.as_key else match.points[kind]
            zeroed = match.key_zeroed[kind] if self.as_key else match.zeroed[kind]
            if points:
                points += challenge.bonus
            challenge.bonus = 0
        if not zeroed:
            challenge.counted += 1
            points += challenge.powers >> FOUR & 1
        return points

    def next_effect(self, state: Quest) -> None:
        """TQ-V7 (g): its effects in printed order."""
        kind = state.rules.kind_of[self.card]
        do = state.rules.cards[kind].do
        while self.effect < len(do):
            effect = do[self.effect]
            self.effect += 1
            do_card_effect(state, self.seat, kind, effect)
            if state.decision is not None:
                return
        self.go_to("card_is_laid_down")

    def effect_is_answered(self, state: Quest) -> None:
        """What was chosen; a card played by `extra` is played to its end first."""
        self.go_to("next_effect")
        action = state.answer
        if isinstance(action, Play):
            state.call(PlayCard(self.seat, take_card(state, self.seat, action.name)))
        elif isinstance(action, Down):
            play_down(state, self.seat, action)
        elif action is not None:
            answered(state, self.seat, action)

    def card_is_laid_down(self, state: Quest) -> None:
        """TQ-V7 (h), (i): to the discard pile, or back to the hand; then the hand is refilled (TQ-K2, TQ-K10)."""
        if returns(state, state.rules.kind_of[self.card]):
            come_back(state, self.seat, self.card)
        else:
            state.seats[self.seat].shown.append(self.card)
        refill(state, state.seats[self.seat])
