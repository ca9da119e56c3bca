"""How good a card, a play or a bottle is to somebody who knows the game (used by all partners)."""

from typing import Final

from tafelrunde.engine.action import Action
from tafelrunde.games.quest.actions import Down, Play
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.value import match_of, status
from tafelrunde.games.quest.ruleset import AID, DARK, KEY, KINDS, Card
from tafelrunde.games.quest.state import Challenge, Quest

BOLD: Final = 0.9
CAREFUL: Final = 1.2


def keep_value(card: Card) -> float:
    """What a card is worth in the hand: points, several kinds, effects."""
    return card.value + 0.4 * (len(card.kinds) - 1) + 0.3 * len(card.do)


def hand_value(state: Quest, hand: list[int]) -> float:
    """The best three, and how many kinds there are."""
    rules = state.rules
    values = sorted([keep_value(rules.cards[rules.kind_of[card]]) for card in hand], reverse=True)
    kinds: list[int] = []
    for card in hand:
        for kind in rules.cards[rules.kind_of[card]].kinds:
            if kind not in kinds:
                kinds.append(kind)
    return sum(values[:3]) + 0.4 * len(kinds)


def missing(challenge: Challenge) -> int:
    """Points to the solution, the shield included."""
    return challenge.goal - challenge.progress + challenge.shield


def still_to_act(challenge: Challenge) -> int:
    """Turns of this round after the present one."""
    return len(challenge.order) - challenge.turn - 1


def key_may_come(state: Quest, challenge: Challenge, seat: int) -> bool:
    """Whether somebody later in this round may have a key card: by hint, or because nothing is known."""
    wanted = KINDS[state.rules.rooms[challenge.card].kind]
    for other in challenge.order[challenge.turn + 1 :]:
        hint = state.seats[other].hint
        if other == seat or not hint or wanted in hint:
            return True
    return False


def play_score(state: Quest, seat: int, action: Action, as_key: bool) -> float:
    """How good it is to play this card now, face up or down."""
    challenge = state.challenge
    assert challenge is not None
    rules = state.rules
    match = match_of(rules, challenge.card)
    later = still_to_act(challenge)
    four = challenge.powers >> 4 & 1
    if isinstance(action, Down):
        card = rules.cards[rules.by_id[action.name]]
        points = match.down + four if match.down else 0
        if not challenge.keyed and not key_may_come(state, challenge, seat):
            points = 0
        score = float(points) - 0.25 * keep_value(card)
        if challenge.keyed and points >= missing(challenge) and not challenge.needs:
            score += 7
        return score
    assert isinstance(action, Play)
    kind = rules.by_id[action.name]
    card = rules.cards[kind]
    role = KEY if as_key else status(state, challenge.card, kind)
    counts = role in (KEY, AID)
    points = (match.key_points[kind] if as_key else match.points[kind]) if counts else 0
    if points:
        points += challenge.bonus
    if counts:
        points += four
    left = missing(challenge)
    score = 0.0
    if challenge.shield and match.breaks[kind]:
        left -= challenge.shield
        score += challenge.shield
    released = challenge.waiting if role == KEY and not challenge.keyed else 0
    keyed = challenge.keyed or role == KEY
    needs = challenge.needs & ~(1 << card.item)
    if needs != challenge.needs:
        score += 4
    if keyed and points + released >= left and not needs:
        score += 7 - 0.3 * (points + released - left)
        points = left
    elif not keyed and not key_may_come(state, challenge, seat):
        points = 0
    score += points + released
    if role == KEY and not challenge.keyed:
        score += 1.0 if later else 0.3
    if challenge.progress + points < challenge.goal:
        score += _protection(state, challenge, kind, card, later)
    hurt = match.backlash[kind]
    score -= 0.8 * hurt
    if hurt >= state.hearts:
        score -= 20
    return score - 0.12 * keep_value(card)


def _protection(state: Quest, challenge: Challenge, kind: int, card: Card, later: int) -> float:
    """What guards, wards, stuns, light and help for the next card are worth if the round will not be the last."""
    damage = round_damage(state)
    weight = CAREFUL if len(state.seats) > 1 else BOLD  # for half a heart, in points; a lone hero rather fights on
    likely = 0.4 if missing(challenge) <= 2.2 * (later + 1) else 1.0  # perhaps the round is solved anyway
    score = 0.0
    match = match_of(state.rules, challenge.card)
    if match.guards[kind] and not challenge.averted and challenge.guard:
        share = min(1.0, card.value / max(1, challenge.guard - challenge.guarded))
        if share >= 1.0 or later:
            score += weight * damage * share * likely
    for effect in card.do:
        if effect.verb == "ward" and not challenge.averted:
            score += weight * min(effect.amount, damage) * likely
        elif effect.verb == "stun" and not challenge.averted:
            score += weight * damage * likely
        elif effect.verb == "light" and not challenge.lit and state.rules.rooms[challenge.card].traits & DARK:
            score += 1.5
        elif effect.verb == "next" and later:
            score += 0.6
        elif effect.verb == "extra":
            score += 1.5
    return score
