"""What things are worth, in points of health: seats, cards, blows and places, at a table or in an imagined one.

The weights are set by hand; with them the levels of computer players stay in their order (tests/duels/test_bots.py).
"""

from typing import Final

from tafelrunde.engine import Listed, SeatId, late
from tafelrunde.games.duels.ids import FIGURES, NO_FIGURE, OWNER, CharacterId, Figure, Points, Side, Square
from tafelrunde.games.duels.rules.clocks import attack_of, defence_of, is_hidden
from tafelrunde.games.duels.rules.effects import candidates
from tafelrunde.games.duels.ruleset import FACE_ALL, FACE_SPACES, SPECIAL, SQUARES, Card, Whom
from tafelrunde.games.duels.state import APART, BETWEEN, HIDDEN_CARD, Duels

# how a seat stands
LEAD: Final = 1.0  # a point of health of a lead
PARTNER: Final = 0.85  # of a partner
MINOR_PARTNER: Final = 0.3  # of a partner where only leads decide, and its being alive
ALIVE: Final = 1.5  # being alive at all
FIRST_POINTS: Final = 0.5  # the first five points count so much more
HELD_CARD: Final = 0.9  # of a hand, up to six
FURTHER_CARD: Final = 0.3  # part of it that cards beyond those count
CLOCK: Final = 0.7  # of a card on the table, a turn
FEWER_ACTIONS: Final = 1.2

# what a card is worth in the hand
ANY_CARD: Final = 0.3
USELESS_CARD: Final = 0.4  # good for healing only
ATTACK_POINT: Final = 0.42
DEFENCE_POINT: Final = 0.28
BOW: Final = 0.3
SPECIAL_CARD: Final = 2.2
FREE_CARD: Final = 0.7

# what a blow is worth
KILL: Final = 2.5  # eliminating a figure, besides its health
LEAD_BLOW: Final = 1.1
MINOR_BLOW: Final = 0.35  # against a partner where only leads decide
WOUND: Final = 0.25  # the share of its health that a figure loses counts so much more
DEFENDED: Final = 0.55  # how often an attack is answered by who holds three cards or more
DEFENDED_PER_CARD: Final = 0.2  # and with fewer
USUAL_DEFENCE: Final = 3
USUAL_ATTACK: Final = 3
ANSWER: Final = 0.35  # an answer costs the other side a card
STRONG: Final = 4  # attack values from here on are played
STRONG_OFTEN: Final = 2  # so much more often

# what a place is worth
NEXT_TURN: Final = 0.75  # of a blow that can be struck from there
ADJACENT_THREAT: Final = 1.0
LINE_THREAT: Final = 0.45
NEAR_THREAT: Final = 0.2
NEAR: Final = 4  # squares
ARMED: Final = 0.08  # a threat grows with each card in the enemy's hand, up to six
UNARMED: Final = 0.5
FRAGILE: Final = 1.6  # with five points of health or fewer
MINOR_DANGER: Final = 0.4  # for a partner where only leads decide
BOLD: Final = 0.12  # to be nearer by a square, with three cards or more
SHY: Final = 0.02
FAR_AWAY: Final = 99  # squares: more than a board has
TOGETHER: Final = 2  # squares that a figure may be nearer to the enemy than the next of its own
LONELY: Final = 0.2  # each square more

# what an effect of a special card is worth
POINT_AFTER_ATTACK: Final = 0.7  # a point of damage after an attack
POINT_AFTER_DEFENCE: Final = 0.8  # and after a defence
RAISED_NOW: Final = 3.0  # a higher maximum for somebody who is wounded
RAISED_LATER: Final = 1.0
STRIKE_TO_COME: Final = 0.9  # damage to somebody beside, who may be reached by the effect before
MOVED_FIGURE: Final = 1.0
MOVED_OTHER: Final = 0.6
CHANGED_PLACES: Final = 0.7
REVIVAL: Final = 5.0
URGENT: Final = 1.2  # a point healed with six points of health or fewer
PATIENT: Final = 0.8
CHOSEN_CARD: Final = 1.9  # out of a deck or a pile
DRAWN_CARD: Final = 1.25
FULL_HAND: Final = 8  # with so many cards another one is worth little
LOST_CARD: Final = 1.3
STATUS_NOW: Final = 2.6  # a status of somebody who stands well
STATUS_LATER: Final = 0.8
STATUS_CARD: Final = 0.1  # with each card in hand more
GOOD_PLACE: Final = -1.5


# --- seats --------------------------------------------------------------------------------------------------------------


def strength(state: Duels, seat: SeatId) -> float:
    """What a seat has, roughly."""
    place = state.seats[seat]
    if place.out:
        return 0.0
    total = 0.0
    leads = state.rules.leads_decide
    for figure in FIGURES[seat]:
        health = int(state.health[figure])
        if health <= 0 or state.character[figure] < 0:
            continue
        lead = state.who(figure).lead
        worth = LEAD if lead else (MINOR_PARTNER if leads else PARTNER)
        total += worth * (health + FIRST_POINTS * min(health, 5)) + (ALIVE if lead or not leads else MINOR_PARTNER)
    held = len(place.hand)
    total += HELD_CARD * (min(held, 6) + FURTHER_CARD * max(held - 6, 0))
    for entry in place.laid:
        total += CLOCK * (state.rules.cards[entry.card].clock - entry.count + 1)
    if place.fewer:
        total -= FEWER_ACTIONS
    return max(total, 0.1)


def evaluate(state: Duels) -> list[float]:
    """Each seat's chance, from 0 to 1: the strength of its side among all, sharpened."""
    sides: dict[Side, float] = {}
    for seat in state.seats:
        side = state.sides[seat.seat]
        power = strength(state, seat.seat) if seat.team >= 0 else 1.0
        sides[side] = sides.get(side, 0.0) + power
    total = 0.0
    for side, power in sides.items():
        sides[side] = power * power
        total += power * power
    return [sides[state.sides[seat.seat]] / total if total > 0 else 0.5 for seat in state.seats]


# --- cards --------------------------------------------------------------------------------------------------------------


def card_worth(card: Card) -> float:
    """What it means to hold a card."""
    worth = ANY_CARD
    if card.attack >= 0:
        worth += ATTACK_POINT * int(card.attack) + (BOW if card.reach != "melee" else 0.0)
    if card.kind == SPECIAL:
        worth += SPECIAL_CARD
    elif card.defence >= 0:
        worth += DEFENCE_POINT * int(card.defence)
    return worth + FREE_CARD if card.free else worth


def usable_worth(state: Duels, seat: SeatId, card: Card) -> float:
    """The same, but little for a card nobody can use any more."""
    for figure in FIGURES[seat]:
        if state.health[figure] > 0 and state.who(figure).uses[card.index]:
            return card_worth(card)
    return USELESS_CARD


def played_on(view: Duels, user: Figure, whom: Whom) -> list[Figure]:
    """Whom an effect of a special card would be about, as far as that is known before it is played."""
    match whom.mode:
        case "pick" | "each":
            return candidates(view, user, NO_FIGURE, whom)
        case "user":
            return [user]
        case "team":
            return view.own(OWNER[user])
        case "partners":
            return view.partners(OWNER[user])
    return []


def mending_worth(state: Duels, figure: Figure, amount: Points) -> float:
    """What it means to heal a figure by so much."""
    gained = int(min(amount, Points(state.most[figure] - state.health[figure])))
    return gained * (URGENT if state.health[figure] <= 6 else PATIENT)


def status_worth(state: Duels, user: Figure) -> float:
    """What a status is worth to a figure: the more, the sooner it fights."""
    near = place_worth(state, user, state.square[user]) > GOOD_PLACE
    return (STATUS_NOW if near else STATUS_LATER) + STATUS_CARD * len(state.seats[OWNER[user]].hand)


# --- blows --------------------------------------------------------------------------------------------------------------


def hit_worth(state: Duels, target: Figure, amount: float) -> float:
    """What it is worth to take so much health from a figure."""
    health = int(state.health[target])
    if amount <= 0 or health <= 0:
        return 0.0
    worth = LEAD_BLOW if state.who(target).lead else (MINOR_BLOW if state.rules.leads_decide else 1.0)
    if amount >= health:
        return worth * (health + KILL)
    return worth * amount * (1.0 + WOUND * amount / health)


def attack_worth(state: Duels, card: Card, attacker: Figure, target: Figure) -> float:
    """What an attack brings on average: sometimes it is answered."""
    value, more = attack_of(state, attacker, card.attack)
    open_value = Points(max(value + more, 0))
    guarded = float(open_value - USUAL_DEFENCE)
    for verb in card.reveal:
        open_value = verb.open_attack(open_value)
        guarded += verb.usual_bonus
    held = len(state.seats[OWNER[target]].hand)
    if held == 0:
        return hit_worth(state, target, float(open_value)) + _effects(card, 1.0)
    answered = DEFENDED if held >= 3 else DEFENDED_PER_CARD * held
    landed = (1 - answered) * hit_worth(state, target, float(open_value))
    brings = landed + answered * hit_worth(state, target, max(guarded, 0.0))
    return brings + ANSWER * answered + _effects(card, 1 - answered)


def _effects(card: Card, lands: float) -> float:
    """What the effects after a fight are worth; some need the attack to land."""
    total = 0.0
    for verb in card.after:
        total += verb.worth_attacking() * (lands if verb.condition == "damage" else 1.0)
    return total


def blow_worth(state: Duels, character: CharacterId, card: Card | None, target: Figure, melee: bool) -> float:
    """What an attack that nobody has seen costs whoever defends with this card: averaged over the attacker's deck list."""
    guard = Points(0)
    blocks = False
    if card is not None:
        value, more = defence_of(state, target, card.defence)
        guard = Points(max(value + more, 0))
        for verb in card.reveal:
            blocks = blocks or verb.blocks
    total = 0.0
    count = 0
    last = HIDDEN_CARD
    for number in state.rules.teams[state.rules.characters[character].team].deck:
        if number == last:
            continue
        last = number
        other = state.rules.cards[number]
        if other.attack < 0 or character not in other.users or other.reach == ("ranged" if melee else "melee"):
            continue
        weight = other.copies * (STRONG_OFTEN if other.attack >= STRONG else 1)
        strike = other.attack
        if card is None:
            for verb in other.reveal:
                strike = verb.open_attack(strike)
        total += weight * (0.0 if blocks else hit_worth(state, target, float(strike - guard)))
        count += weight
    return total / count if count else hit_worth(state, target, float(USUAL_ATTACK - guard))


# --- places -------------------------------------------------------------------------------------------------------------


def place_worth(state: Duels, figure: Figure, square: Square) -> float:
    """How well a figure would stand on a square for its owner."""
    return Stance(state, figure).worth(square)


class Stance(Listed):
    """A figure that looks for a place: whom it could strike from there, who could strike it, and how far ahead it would be.

    All that is the same for every square is worked out once.
    """

    state: Duels
    figure: Figure
    squares: list[Square] = late([])  # of the enemies, and for each of them:
    by_sword: list[float] = late([])  # what a blow from beside would bring,
    by_bow: list[float] = late([])  # and one from afar
    arms: list[float] = late([])
    fragile: float = late(1.0)
    boldness: float = late(SHY)
    support: int = late(0)  # so near to the enemies it is not alone

    def __post_init__(self) -> None:
        state, figure = self.state, self.figure
        seat = OWNER[figure]
        sword, bow = best_cards(state, figure)
        for enemy in state.enemies(seat):
            self.squares.append(state.square[enemy])
            self.by_sword.append(NEXT_TURN * hit_worth(state, enemy, float(max(sword - 1, 1))) if sword > 0 else 0.0)
            from_afar = bow > 0 and not is_hidden(state, enemy)
            self.by_bow.append(NEXT_TURN * hit_worth(state, enemy, float(max(bow - 1, 1))) if from_afar else 0.0)
            self.arms.append(UNARMED + ARMED * min(len(state.seats[OWNER[enemy]].hand), 6))
        if state.health[figure] <= 5:
            self.fragile = FRAGILE
        if not state.who(figure).lead and state.rules.leads_decide:
            self.fragile *= MINOR_DANGER
        if len(state.seats[seat].hand) >= 3:
            self.boldness = BOLD
        self.support = self.next_of_its_own() - TOGETHER

    def next_of_its_own(self) -> int:
        """How near to an enemy the next figure of its seat is, or may come with this throw; none: no matter."""
        state = self.state
        nearest = FAR_AWAY
        for friend in state.own(OWNER[self.figure]):
            if friend != self.figure:
                for square in self.squares:
                    nearest = min(nearest, APART[square * SQUARES + state.square[friend]])
        if nearest == FAR_AWAY:
            return 0
        follows = state.face >= 0 and FACE_ALL[state.face]
        return nearest - (FACE_SPACES[state.face] if follows else 0)

    def worth(self, square: Square) -> float:
        """How well it would stand there."""
        gain = 0.0
        danger = 0.0
        nearest = FAR_AWAY
        for at in range(len(self.squares)):
            there = self.squares[at]
            far = APART[there * SQUARES + square]
            nearest = min(nearest, far)
            close = far == 1
            line = close or line_is_clear(self.state, self.figure, square, there)
            if close:
                gain = max(gain, self.by_sword[at])
            if line:
                gain = max(gain, self.by_bow[at])
            threat = ADJACENT_THREAT if close else LINE_THREAT if line else NEAR_THREAT if far <= NEAR else 0.0
            danger += threat * self.arms[at]
        ahead = LONELY * float(max(self.support - nearest, 0))
        return gain - danger * self.fragile - self.boldness * nearest - ahead


def best_cards(state: Duels, figure: Figure) -> tuple[Points, Points]:
    """The highest attack values in hand for a figure, with sword and bow; a guess where the hand is unknown."""
    sword = bow = Points(0)
    uses = state.who(figure).uses
    for number in state.seats[OWNER[figure]].hand:
        if number == HIDDEN_CARD:
            return Points(4), Points(3)
        card = state.rules.cards[number]
        if card.attack > 0 and uses[number]:
            if card.reach != "ranged":
                sword = max(sword, card.attack)
            if card.reach != "melee":
                bow = max(bow, card.attack)
    return sword, bow


def line_is_clear(state: Duels, figure: Figure, start: Square, end: Square) -> bool:
    """Whether a line is free, as if the figure stood at its start."""
    squares = BETWEEN[start * SQUARES + end]
    if squares is None:
        return False
    opaque = state.place().opaque
    for square in squares:
        other = state.board[square]
        if opaque[square] or (other >= 0 and other != figure):
            return False
    return True
