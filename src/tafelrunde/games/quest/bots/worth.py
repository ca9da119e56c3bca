"""How good a card, a play or a bottle is to somebody who knows the game (used by all partners)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.action import Action
from tafelrunde.engine.ids import SeatId
from tafelrunde.games.quest.actions import Down, Play
from tafelrunde.games.quest.ids import Copy, Kind, Points
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.play import FOUR
from tafelrunde.games.quest.rules.team import missing as missing_items
from tafelrunde.games.quest.rules.value import match_of, role_of
from tafelrunde.games.quest.ruleset import AID, KEY, KINDS, Card
from tafelrunde.games.quest.state import Challenge, Quest
from tafelrunde.games.quest.verbs.cards import RoundAhead

# All weights are in points of a card, as somebody judges who knows the game; CAREFUL was measured (docs/quest-balance.md).
ANOTHER_KIND: Final = 0.4  # a card, or a hand, that serves one more kind of challenge
EFFECT: Final = 0.3  # each verb of a card that is kept
SOLVES: Final = 7.0  # the challenge is over
WASTED: Final = 0.3  # each point more than it takes
MEETS_NEED: Final = 4.0  # the item that is needed
OPENS: Final = 1.0  # the round's first key card, if others follow
OPENS_LAST: Final = 0.3
HURTS: Final = 0.8  # half a heart, by the card itself
KILLS: Final = 20.0  # the last heart
SPENT: Final = 0.12  # of what the card would be worth later
SPENT_DOWN: Final = 0.25  # the same face down, where the card does nothing
CAREFUL: Final = 1.2  # half a heart of the round's penalty
BOLD: Final = 0.9  # the same for a lone hero, who rather fights on
PERHAPS: Final = 0.4  # the share of that penalty, where the round may be solved anyway:
USUAL_POINTS: Final = 2.2  # where each turn brings as much as this


def keep_value(card: Card) -> float:
    """What a card is worth in the hand: points, several kinds, effects."""
    return float(card.value) + ANOTHER_KIND * (len(card.kinds) - 1) + EFFECT * len(card.do)


def hand_value(state: Quest, hand: list[Copy]) -> float:
    """The best three, and how many kinds there are."""
    rules = state.rules
    values = sorted([keep_value(rules.cards[rules.card_of[copy]]) for copy in hand], reverse=True)
    kinds: list[Kind] = []
    for copy in hand:
        for kind in rules.cards[rules.card_of[copy]].kinds:
            if kind not in kinds:
                kinds.append(kind)
    return sum(values[:3]) + ANOTHER_KIND * len(kinds)


def missing(challenge: Challenge) -> Points:
    """Points to the solution, the shield included."""
    return challenge.goal - challenge.progress + challenge.shield


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


def play_score(state: Quest, seat: SeatId, action: Action, as_key: bool) -> float:
    """How good it is to play this card now, face up or down."""
    if isinstance(action, Down):
        return _score_down(state, seat, action.name)
    assert isinstance(action, Play)
    challenge = state.now()
    rules = state.rules
    number = rules.card_named[action.name]
    card = rules.cards[number]
    fit = match_of(rules, challenge.room).fits[number]
    later = still_to_act(challenge)
    role = KEY if as_key else role_of(state, challenge.room, number)
    points: Points = 0
    if role in (KEY, AID):
        points = fit.key_points if as_key else fit.points
        if points:
            points += challenge.bonus
        points += challenge.powers >> FOUR & 1
    if missing_items(state, challenge.needs):  # TQ-I5: nothing solves it, so points are thrown away
        return _protection(state, card, fit.guards, later) - SPENT * keep_value(card)
    left = missing(challenge)
    score = 0.0
    if challenge.shield and fit.breaks:
        left -= challenge.shield
        score += float(challenge.shield)
    released = challenge.waiting if role == KEY and not challenge.keyed else 0
    keyed = challenge.keyed or role == KEY
    needs = challenge.needs & ~card.item_bit
    if needs != challenge.needs:
        score += MEETS_NEED
    if keyed and points + released >= left and not needs:
        score += SOLVES - WASTED * float(points + released - left)
        points = left
    elif not keyed and not key_may_come(state, challenge, seat):
        points = 0
    score += float(points + released)
    if role == KEY and not challenge.keyed:
        score += OPENS if later else OPENS_LAST
    if challenge.progress + points < challenge.goal:
        score += _protection(state, card, fit.guards, later)
    score -= HURTS * float(fit.backlash)
    if fit.backlash >= state.hearts:
        score -= KILLS
    return score - SPENT * keep_value(card)


def _score_down(state: Quest, seat: SeatId, name: str) -> float:
    """Face down: one point, if it counts."""
    challenge = state.now()
    points = match_of(state.rules, challenge.room).down
    if points:
        points += challenge.powers >> FOUR & 1
    if missing_items(state, challenge.needs) or (not challenge.keyed and not key_may_come(state, challenge, seat)):
        points = 0
    score = float(points) - SPENT_DOWN * keep_value(state.rules.cards[state.rules.card_named[name]])
    if challenge.keyed and points >= missing(challenge) and not challenge.needs:
        score += SOLVES
    return score


def _protection(state: Quest, card: Card, guards: bool, later: i64) -> float:
    """What guards, wards, stuns, light and help for the next card are worth if the round will not be the last."""
    challenge = state.now()
    damage = round_damage(state)
    weight = CAREFUL if len(state.seats) > 1 else BOLD
    likely = PERHAPS if float(missing(challenge)) <= USUAL_POINTS * float(later + 1) else 1.0
    score = 0.0
    if guards and not challenge.averted and challenge.guard:
        share = min(1.0, float(card.value) / float(max(1, challenge.guard - challenge.guarded)))
        if share >= 1.0 or later:
            score += weight * float(damage) * share * likely
    if card.do:
        ahead = RoundAhead(float(damage), weight, likely, later)
        for verb in card.do:
            score += verb.worth(state, ahead)
    return score
