"""Who will win a duel, as learned from many games (engine/judgement.py): what each side has in health, cards and places.

Every character and every card has a weight of its own besides, so what is strange about a team is learned, too.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Judgement, Setting, Tally
from tafelrunde.engine.learned import NOTHING
from tafelrunde.games.duels import evaluation
from tafelrunde.games.duels.evaluation import best_cards, card_worth, hit_worth, line_is_clear
from tafelrunde.games.duels.ids import FIGURES, NO_TEAM, Points
from tafelrunde.games.duels.rules.clocks import attack_of
from tafelrunde.games.duels.ruleset import SQUARES, Ruleset
from tafelrunde.games.duels.state import APART, HIDDEN_CARD, Duels, Seat

TURN: Final[i64] = 0
ACTIONS: Final[i64] = 1
CARDS: Final[i64] = 2
FURTHER_CARDS: Final[i64] = 3
EMPTY_HAND: Final[i64] = 4
CARD_WORTH: Final[i64] = 5
USELESS: Final[i64] = 6
LEAD_HEALTH: Final[i64] = 7
LEAD_FIRST: Final[i64] = 8
LEAD_ALIVE: Final[i64] = 9
PARTNER_HEALTH: Final[i64] = 10
PARTNER_FIRST: Final[i64] = 11
PARTNER_ALIVE: Final[i64] = 12
CLOCK: Final[i64] = 13
FEWER: Final[i64] = 14
BOUND: Final[i64] = 15
DECK: Final[i64] = 16
EXHAUSTED: Final[i64] = 17
STRIKE_NOW: Final[i64] = 18
STRIKE_LATER: Final[i64] = 19
BESIDE: Final[i64] = 20
IN_REACH: Final[i64] = 21
FAR: Final[i64] = 22
ATTACKS: Final[i64] = 23
FIRST: Final[i64] = 24  # of the characters; then come the cards
NAMES: Final = (
    "turn", "actions", "cards", "further-cards", "empty-hand", "card-worth", "useless-cards",
    "lead-health", "lead-first-points", "lead-alive", "partner-health", "partner-first-points", "partners-alive",
    "clocks", "fewer-actions", "bound", "deck", "exhausted",
    "strike-now", "strike-later", "beside", "in-reach", "far", "attacks",
)  # fmt: skip

FULL_HAND: Final = 6.0  # cards beyond these count apart
FIRST_POINTS: Final = 5.0  # of health, which count apart
REACH: Final = 5  # squares that somebody walks in a turn, roughly, to strike


class Standing(Judgement):
    """Counts health, cards and places."""

    def names(self, setting: Setting) -> list[str]:
        assert isinstance(setting, Ruleset)
        characters = [f"health.{character.id}" for character in setting.characters]
        return [*NAMES, *characters, *[f"card.{card.id}" for card in setting.cards]]

    def sides(self, state: Duels) -> list[int]:
        return [int(side) for side in state.sides]

    def plays(self, state: Duels, side: i64) -> bool:
        """HD-W1: somebody of it is still in play."""
        return True in [state.sides[seat.seat] == side and not seat.out for seat in state.seats]

    def count(self, state: Duels, side: i64, tally: Tally) -> None:
        for seat in state.seats:
            if state.sides[seat.seat] == side and not seat.out:
                _figures(state, seat, tally)
                _cards(state, seat, tally)
                _places(state, seat, tally)
        if state.sides[state.active] == side:
            tally.add(TURN, 1.0)
            tally.add(ACTIONS, float(state.actions))
        fight = state.fight
        if fight is not None and not fight.revealed and state.side_of(fight.attacker) == side:
            card = fight.card
            value = Points(evaluation.USUAL_ATTACK)
            if card >= 0:
                base, more = attack_of(state, fight.attacker, state.rules.cards[card].attack)
                value = Points(base + more)
            tally.add(ATTACKS, hit_worth(state, fight.target, float(value)))


LEARNED: Final = Standing()


def evaluate(state: Duels) -> list[float]:
    """Each seat's chance, from 0 to 1: as learned, or as written by hand where that does not fit (HD-W1: only leads count)."""
    weights = learned_for(state.rules)
    if weights and NO_TEAM not in [seat.team for seat in state.seats]:
        return LEARNED.chances(state, weights)
    return evaluation.evaluate(state)


def learned_for(rules: Ruleset) -> list[float]:
    """The weights that fit a game; none where only the leads decide (HD-W1), of which nothing was learned."""
    return LEARNED.fitting(rules.pack) if not rules.leads_decide else NOTHING


def _figures(state: Duels, seat: Seat, tally: Tally) -> None:
    for figure in FIGURES[seat.seat]:
        health = state.health[figure]
        if health <= 0 or state.character[figure] < 0:
            continue
        who = state.who(figure)
        points = float(health)
        first = min(points, FIRST_POINTS)
        if who.lead:
            tally.add(LEAD_HEALTH, points)
            tally.add(LEAD_FIRST, first)
            tally.add(LEAD_ALIVE, 1.0)
        else:
            tally.add(PARTNER_HEALTH, points)
            tally.add(PARTNER_FIRST, first)
            tally.add(PARTNER_ALIVE, 1.0)
        if state.bound[figure]:
            tally.add(BOUND, 1.0)
        tally.add(FIRST + who.index, points)


def _cards(state: Duels, seat: Seat, tally: Tally) -> None:
    rules = state.rules
    held = float(len(seat.hand))
    tally.add(CARDS, min(held, FULL_HAND))
    if held > FULL_HAND:
        tally.add(FURTHER_CARDS, held - FULL_HAND)
    elif not held:
        tally.add(EMPTY_HAND, 1.0)
    first: i64 = FIRST + len(rules.characters)
    living = [state.who(figure).uses for figure in FIGURES[seat.seat] if state.health[figure] > 0]
    hidden = 0
    for number in seat.hand:
        if number == HIDDEN_CARD:
            hidden += 1
            continue
        usable = False
        for uses in living:
            if uses[number]:
                usable = True
                break
        if usable:
            tally.add(CARD_WORTH, card_worth(rules.cards[number]))
            tally.add(first + number, 1.0)
        else:
            tally.add(USELESS, 1.0)
    if hidden and seat.team >= 0:
        deck = rules.teams[seat.team].deck
        share = float(hidden) / len(deck)
        for number in deck:
            tally.add(CARD_WORTH, share * card_worth(rules.cards[number]))
            tally.add(first + number, share)
    for entry in seat.laid:
        tally.add(CLOCK, float(rules.cards[entry.card].clock - entry.count + 1))
    if seat.fewer:
        tally.add(FEWER, 1.0)
    tally.add(DECK, float(len(seat.deck)))
    if seat.exhausted:
        tally.add(EXHAUSTED, 1.0)


def _places(state: Duels, seat: Seat, tally: Tally) -> None:
    """Whom the seat could strike, and how near it is to anybody."""
    enemies = state.enemies(seat.seat)
    best = 0.0
    for figure in FIGURES[seat.seat]:
        if state.health[figure] <= 0 or state.square[figure] < 0:
            continue
        sword, bow = best_cards(state, figure)
        square = state.square[figure]
        nearest = 99
        for enemy in enemies:
            there = state.square[enemy]
            if there < 0:
                continue
            far = APART[there * SQUARES + square]
            nearest = min(nearest, far)
            if far == 1:
                if sword > 0:
                    best = max(best, hit_worth(state, enemy, float(sword)))
            elif bow > 0 and line_is_clear(state, figure, square, there):
                best = max(best, hit_worth(state, enemy, float(bow)))
        if nearest == 1:
            tally.add(BESIDE, 1.0)
        elif nearest <= REACH:
            tally.add(IN_REACH, 1.0)
        elif nearest < 99:
            tally.add(FAR, float(nearest - REACH))
    if best:
        tally.add(STRIKE_NOW if state.active == seat.seat and state.actions > 0 else STRIKE_LATER, best)
