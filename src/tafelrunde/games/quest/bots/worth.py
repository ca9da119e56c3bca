"""How good a card, a play or a bottle is to somebody who knows the game (used by all partners)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Listed, SeatId, late
from tafelrunde.games.quest.actions import Down, Play
from tafelrunde.games.quest.bots.taste import (
    BOLD,
    CAREFUL,
    HURTS,
    MEETS_NEED,
    OPENS,
    OPENS_LAST,
    PERHAPS,
    SPENT,
    SPENT_DOWN,
    TASTE,
    USUAL_POINTS,
    WASTED,
)
from tafelrunde.games.quest.ids import CardId, Copy, Halves, Kind, Points
from tafelrunde.games.quest.rules.challenge import hopeless
from tafelrunde.games.quest.rules.decks import cards_in
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.play import counts_down, points_of
from tafelrunde.games.quest.rules.value import match_of, role_of
from tafelrunde.games.quest.ruleset import KEY, KINDS, NO_MATCH, Card, Match
from tafelrunde.games.quest.state import Challenge, Quest
from tafelrunde.games.quest.verbs.cards import RoundAhead

# In points of a card, as somebody judges who knows the game; the other numbers are in taste.py.
ANOTHER_KIND: Final = 0.4  # a card, or a hand, that serves one more kind of challenge
EFFECT: Final = 0.3  # each verb of a card that is kept
SOLVES: Final = 100.0  # the challenge is over: better than anything else,
SOLVED: Final = 50.0  # so a play of more solves it
KILLS: Final = 200.0  # the last heart


def keep_value(card: Card) -> float:
    """What a card is worth in the hand: points, several kinds, effects."""
    return float(card.value) + ANOTHER_KIND * (len(card.kinds) - 1) + EFFECT * len(card.do)


def hand_value(state: Quest, hand: list[Copy]) -> float:
    """The best three, and how many kinds there are."""
    rules = state.rules
    first = second = third = 0.0
    kinds: list[Kind] = []
    for copy in hand:
        card = rules.cards[rules.card_of[copy]]
        value = keep_value(card)
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
        for kind in card.kinds:
            if kind not in kinds:
                kinds.append(kind)
    return first + second + third + ANOTHER_KIND * len(kinds)


def weakest(state: Quest, hand: list[Copy]) -> CardId:
    """The card that is missed least; the first of equals."""
    rules = state.rules
    least = rules.card_of[hand[0]]
    lowest = keep_value(rules.cards[least])
    for copy in hand:
        number = rules.card_of[copy]
        value = keep_value(rules.cards[number])
        if value < lowest:
            lowest = value
            least = number
    return least


def missing(challenge: Challenge) -> Points:
    """Points to the solution, the shield included."""
    return challenge.goal - challenge.progress + challenge.shield


def danger(state: Quest) -> Halves:
    """TQ-P1: the damage at the end of this round if the challenge is not solved, the limit included."""
    challenge = state.now()
    room = state.rules.rooms[challenge.room]
    damage = 0 if challenge.averted else round_damage(state)
    if challenge.round >= room.limit:
        for verb in room.limit_penalty:
            damage += verb.damage()
    return damage


def has_way_out(state: Quest) -> bool:
    """TQ-P7: whether this challenge ends at its limit, solved or not."""
    return any(verb.lets_go() for verb in state.rules.rooms[state.now().room].limit_penalty)


def still_to_act(challenge: Challenge) -> i64:
    """Turns of this round after the present one."""
    return len(challenge.order) - challenge.turn - 1


def key_may_come(state: Quest, challenge: Challenge, seat: SeatId) -> bool:
    """Whether somebody later in this round may have a key card: by hint, or because nothing is known."""
    wanted = KINDS[state.rules.rooms[challenge.room].kind]
    for other in challenge.order[challenge.turn + 1 :]:
        if state.seats[other].said == "cannot-help":
            continue
        hint = state.seats[other].hint
        if other == seat or not hint or wanted in hint:
            return True
    return False


class HandWorth(Listed):
    """What the cards of a seat are worth at this point of a round. All that is the same for each of them is worked out once."""

    state: Quest
    seat: SeatId
    as_key: bool = False  # by the power of one part (TQ-F4)
    challenge: Challenge = late()
    match: Match = late()
    later: i64 = late(0)  # turns of this round after the present one
    left: Points = late(0)
    ahead: RoundAhead = late()
    key_comes: bool = late(False)  # points that wait will count
    taste: list[float] = late([])

    def __post_init__(self) -> None:
        state = self.state
        challenge = state.now()
        self.challenge = challenge
        self.match = match_of(state.rules, challenge.room)
        self.later = still_to_act(challenge)
        self.left = missing(challenge)
        self.key_comes = challenge.keyed or key_may_come(state, challenge, self.seat)
        solvable = not hopeless(state)
        taste = TASTE.of(state.rules.pack)
        self.taste = taste
        near = solvable and float(self.left) <= taste[USUAL_POINTS] * float(self.later + 1)
        weight = taste[CAREFUL if len(state.seats) > 1 else BOLD]
        self.ahead = RoundAhead(float(round_damage(state)), weight, taste[PERHAPS] if near else 1.0, self.later, solvable)

    def best(self) -> tuple[Action, float]:
        """The best play of the hand, and how good it is; the first of equals."""
        state = self.state
        rules = state.rules
        cards = cards_in(state, state.seats[self.seat].hand)
        action = rules.down[cards[0]]
        most = -1000.0
        for card in cards:
            if self.as_key or role_of(state, self.challenge.room, card) != NO_MATCH:
                score = self.face_up(card)
                if score > most:
                    most = score
                    action = rules.play[card]
        for card in cards:
            score = self.face_down(card)
            if score > most:
                most = score
                action = rules.down[card]
        return action, most

    def of(self, action: Action) -> float:
        """How good it is to play this card now, face up or down."""
        if isinstance(action, Down):
            return self.face_down(self.state.rules.card_named[action.name])
        assert isinstance(action, Play)
        return self.face_up(self.state.rules.card_named[action.name])

    def face_up(self, number: CardId) -> float:
        """TQ-V7: its points, what it opens, and what it protects from."""
        challenge = self.challenge
        taste = self.taste
        card = self.state.rules.cards[number]
        fit = self.match.fits[number]
        if not self.ahead.points:  # TQ-I5: nothing solves it
            return self.protection(card, fit.guards) - taste[SPENT] * keep_value(card)
        role = KEY if self.as_key else role_of(self.state, challenge.room, number)
        points = points_of(challenge, role, fit, self.as_key)
        left = self.left
        score = 0.0
        if challenge.shield and fit.breaks:
            left -= challenge.shield
            score += float(challenge.shield)
        opens = role == KEY and not challenge.keyed
        released = challenge.waiting if opens else 0
        keyed = challenge.keyed or opens
        needs = challenge.needs
        if needs and needs & card.item_bit:
            needs &= ~card.item_bit
            score += taste[MEETS_NEED]
        if keyed and points + released >= left and not needs:
            score += SOLVES - taste[WASTED] * float(points + released - left)
            points = left
        elif not keyed and not self.key_comes:
            points = 0
        score += float(points + released)
        if opens:
            score += taste[OPENS] if self.later else taste[OPENS_LAST]
        if challenge.progress + points < challenge.goal:
            score += self.protection(card, fit.guards)
        if fit.backlash:
            score -= taste[HURTS] * float(fit.backlash)
            if fit.backlash >= self.state.hearts:
                score -= KILLS
        return score - taste[SPENT] * keep_value(card)

    def face_down(self, number: CardId) -> float:
        """TQ-V5: one point, if it counts."""
        challenge = self.challenge
        taste = self.taste
        points = counts_down(self.state) if self.ahead.points and self.key_comes else 0
        score = float(points) - taste[SPENT_DOWN] * keep_value(self.state.rules.cards[number])
        if challenge.keyed and points >= self.left and not challenge.needs:
            score += SOLVES
        return score

    def protection(self, card: Card, guards: bool) -> float:
        """What guards, wards, stuns, light and help for the next card are worth if the round will not be the last."""
        challenge = self.challenge
        ahead = self.ahead
        score = 0.0
        if guards and not challenge.averted and challenge.guard:
            share = min(1.0, float(card.value) / float(max(1, challenge.guard - challenge.guarded)))
            if share >= 1.0 or self.later:
                score += ahead.weight * ahead.damage * share * ahead.likely
        for verb in card.do:
            score += verb.worth(self.state, ahead)
        return score
