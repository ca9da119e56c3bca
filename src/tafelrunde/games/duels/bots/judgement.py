"""Judgement: what things are worth to a seat that sees a view or an imagined table, in points of health."""

from typing import Final

from tafelrunde.engine.part import UNKNOWN
from tafelrunde.games.duels import ruleset as r
from tafelrunde.games.duels.rules.ground import is_hidden
from tafelrunde.games.duels.rules.piles import with_statuses
from tafelrunde.games.duels.ruleset import Card, Effect
from tafelrunde.games.duels.state import AROUND, BETWEEN, SLOTS, Duels

KILL: Final = 2.5  # eliminating a figure, besides its health
DEFENDED: Final = 0.55  # how often an attack is answered
USUAL_DEFENCE: Final = 3


def card_worth(card: Card) -> float:
    """What it means to hold a card."""
    worth = 0.3
    if card.attack >= 0:
        worth += 0.42 * card.attack + (0.3 if card.reach != r.MELEE else 0.0)
    if card.kind != r.SPECIAL and card.defence >= 0:
        worth += 0.28 * card.defence
    if card.kind == r.SPECIAL:
        worth += 2.2
    return worth + 0.7 if card.free else worth


def usable_worth(state: Duels, seat: int, card: Card) -> float:
    """The same, but little for a card nobody can use any more."""
    for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.health[figure] > 0 and state.character[figure] in card.users:
            return card_worth(card)
    return 0.4


def attack_strength(state: Duels, card: Card, attacker: int) -> int:
    """The value an attack will have, as far as it is known."""
    value, more = with_statuses(state, attacker, card.attack, True)
    return max(value + more, 0)


def hit_worth(state: Duels, target: int, amount: float) -> float:
    """What it is worth to take so much health from a figure."""
    health = state.health[target]
    if amount <= 0 or health <= 0:
        return 0.0
    lead = state.who(target).lead
    worth = 1.1 if lead else (0.35 if state.rules.leads_decide else 1.0)
    if amount >= health:
        return worth * (health + KILL)
    return worth * amount * (1.0 + 0.25 * amount / health)


def attack_worth(state: Duels, card: Card, attacker: int, target: int) -> float:
    """What an attack brings on average: sometimes it is answered."""
    value = attack_strength(state, card, attacker)
    held = len(state.seats[target // SLOTS].hand)
    open_value = value
    guarded = float(value - USUAL_DEFENCE)
    for effect in card.reveal:
        if effect.verb == r.SET_ATTACK:
            open_value = effect.n
        elif effect.verb == r.ADD_ATTACK:
            guarded += 2.0
    if held == 0:
        return hit_worth(state, target, open_value) + _extra(card, 1.0)
    answered = DEFENDED if held >= 3 else 0.2 * held
    brings = (1 - answered) * hit_worth(state, target, open_value) + answered * hit_worth(state, target, max(guarded, 0.0))
    return brings + 0.35 * answered + _extra(card, 1 - answered)  # an answer costs the other side a card


def _extra(card: Card, lands: float) -> float:
    """What the effects after a fight are worth."""
    total = 0.0
    for effect in card.after:
        worth = 0.6
        if effect.verb == r.DAMAGE:
            worth = 0.7 * effect.n
        elif effect.verb == r.ACTIONS:
            worth = 1.8
        elif effect.verb == r.HEAL:
            worth = 2.5
        elif effect.verb == r.DISCARD and effect.player == r.ME:
            worth = -0.9
        elif effect.verb == r.STATUS:
            worth = 1.0
        total += worth * (lands if effect.condition == r.IF_DAMAGE else 1.0)
    return total


def blow_worth(state: Duels, character: int, card: Card | None, target: int, melee: bool) -> float:
    """What a defence card saves against an attack nobody has seen: averaged over the attacker's deck list."""
    cards = state.rules.cards
    guard = 0
    blocks = False
    if card is not None:
        value, more = with_statuses(state, target, card.defence, False)
        guard = max(value + more, 0)
        for effect in card.reveal:
            if effect.verb == r.BLOCK_ALL:
                blocks = True
    total = 0.0
    count = 0
    last = -1
    for number in state.rules.teams[state.rules.characters[character].team].deck:
        if number == last:
            continue
        last = number
        other = cards[number]
        if other.attack < 0 or character not in other.users or other.reach == (r.RANGED if melee else r.MELEE):
            continue
        weight = other.copies * (2 if other.attack >= 4 else 1)  # strong cards are played more often
        value = other.attack
        if card is None:
            for effect in other.reveal:
                if effect.verb == r.SET_ATTACK:
                    value = effect.n
        total += weight * (0.0 if blocks else hit_worth(state, target, float(value - guard)))
        count += weight
    return total / count if count else hit_worth(state, target, float(3 - guard))


def place_worth(state: Duels, seat: int, figure: int, square: int) -> float:
    """How well a figure of this seat would stand on a square: whom it could strike, and who could strike it."""
    around = AROUND[square]
    sword, bow = _best_cards(state, seat, figure)
    gain = 0.0
    danger = 0.0
    nearest = 99
    health = state.health[figure]
    for enemy in state.enemies(seat):
        there = state.square[enemy]
        far = max(abs(there % r.WIDE - square % r.WIDE), abs(there // r.WIDE - square // r.WIDE))
        nearest = min(nearest, far)
        close = there in around
        line = close or _clear(state, figure, square, there)
        if close and sword > 0:
            gain = max(gain, 0.75 * hit_worth(state, enemy, float(max(sword - 1, 1))))
        if line and bow > 0 and not is_hidden(state, enemy):
            gain = max(gain, 0.75 * hit_worth(state, enemy, float(max(bow - 1, 1))))
        held = len(state.seats[enemy // SLOTS].hand)
        threat = 0.0
        if close:
            threat = 1.0
        elif line:
            threat = 0.45
        elif far <= 4:
            threat = 0.2
        danger += threat * (0.5 + 0.08 * min(held, 6))
    fragile = 1.6 if health <= 5 else 1.0
    if not state.who(figure).lead and state.rules.leads_decide:
        fragile *= 0.4
    cards = len(state.seats[seat].hand)
    boldness = 0.12 if cards >= 3 else 0.02
    return gain - danger * fragile - boldness * nearest


def _best_cards(state: Duels, seat: int, figure: int) -> tuple[int, int]:
    """The highest attack values in hand for a figure, with sword and bow; a guess where the hand is unknown."""
    sword = bow = 0
    character = state.character[figure]
    for number in state.seats[seat].hand:
        if number == UNKNOWN:
            return 4, 3
        card = state.rules.cards[number]
        if card.attack > 0 and character in card.users:
            if card.reach != r.RANGED:
                sword = max(sword, card.attack)
            if card.reach != r.MELEE:
                bow = max(bow, card.attack)
    return sword, bow


def _clear(state: Duels, figure: int, start: int, end: int) -> bool:
    """Whether a line is free, as if the figure stood at its start."""
    squares = BETWEEN[start * r.SQUARES + end]
    if squares is None:
        return False
    opaque = state.place().opaque
    for square in squares:
        other = state.board[square]
        if opaque[square] or (other >= 0 and other != figure):
            return False
    return True


def effect_worth(state: Duels, seat: int, user: int, effect: Effect, targets: list[int]) -> float:
    """What one effect of a special card brings, roughly."""
    verb = effect.verb
    if verb == r.DAMAGE:
        if not targets:
            return 0.9 if effect.who.where == r.ADJACENT else 0.0
        if effect.who.mode == r.PICK:
            best = 0.0
            for target in targets:
                best = max(best, hit_worth(state, target, float(effect.n)))
            return best
        total = 0.0
        for target in targets:
            total += hit_worth(state, target, float(effect.n))
        return total if not effect.who.of_one_opponent else total / max(len(state.opponents(seat)), 1)
    if verb == r.HEAL:
        total = 0.0
        for target in targets:
            total += min(effect.n, state.most[target] - state.health[target]) * (1.2 if state.health[target] <= 6 else 0.8)
        return total
    if verb == r.RAISE_MOST:
        return 3.0 if state.health[user] <= state.most[user] - 2 else 1.0
    if verb == r.DRAW:
        return 1.25 * effect.n if len(state.seats[seat].hand) < 8 else 0.3
    if verb == r.STATUS:
        near = place_worth(state, seat, user, state.square[user]) > -1.5
        return (2.6 if near else 0.8) + 0.1 * len(state.seats[seat].hand)
    if verb == r.MOVE:
        return 1.0 if effect.who.mode != r.PICK else 0.6
    if verb in (r.PLACE, r.SWAP):
        return 0.7
    if verb in (r.SCRY, r.RECOVER):
        return 1.9
    if verb == r.DISCARD:
        return 1.3 * effect.n
    if verb == r.REVIVE:
        return 5.0
    return 0.3
