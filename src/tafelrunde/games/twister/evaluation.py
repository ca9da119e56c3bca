"""How well each seat stands: points, characters, progress, loads and cards (section 10 of the design notes in docs)."""

from math import exp
from typing import Final

from tafelrunde.games.twister.ruleset import BLUE, FIRST_NPC, HIGH, KEY, ROPE, SHIELD, WAND, WIDE, WIZARD
from tafelrunde.games.twister.state import Twister

POINT: Final = 10.0
UNWOUNDED: Final = 3.0
ROW: Final = 0.25  # towards the exit
CLOSE_EXIT: Final = 3.0  # within one move of the exit line
NEAR_EXIT: Final = 1.5  # within two
CARD: Final = 0.15  # for each point of a combat card


def standing(state: Twister, side: int) -> float:
    """What a side has, in tenths of a victory point."""
    total = POINT * state.points[side]
    rules = state.rules
    for token in state.fighters(side):
        square = state.where[token]
        row = square // WIDE
        left = HIGH - 1 - row if side == 0 else row
        if state.wounded[token]:
            total += 0.5
            continue
        total += UNWOUNDED + ROW * (HIGH - left)
        moves = (left + rules.movement[token] - 1) // rules.movement[token]
        if moves <= 1:
            total += CLOSE_EXIT
        elif moves == 2:
            total += NEAR_EXIT
        for thing in (KEY, ROPE, SHIELD):
            if state.holds(token, thing):
                total += 0.3
        if rules.kind[token] == WIZARD and state.holds(token, WAND):
            total += 2.0
    return total


def evaluate(state: Twister) -> list[float]:
    """Each seat's chance, from 0 to 1."""
    mine, theirs = standing(state, 0), standing(state, 1)
    for seat in state.seats:
        cards = CARD * sum([max(card, 0) for card in seat.hand])
        if seat.seat == 0:
            mine += cards
        else:
            theirs += cards
    if state.solo():
        theirs -= 0.5 * len([token for token in state.row if token >= FIRST_NPC and state.rules.side[token] == BLUE])
    chance = 1 / (1 + exp((theirs - mine) / 12))
    return [chance] if state.solo() else [chance, 1 - chance]
