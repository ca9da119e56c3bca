"""How well each seat stands: points, characters, progress, loads and cards."""

from math import exp
from typing import Final

from tafelrunde.games.twister.ids import Side
from tafelrunde.games.twister.ruleset import BLUE, HIGH, KEY, ROPE, SHIELD, WAND, WIDE, WIZARD, YELLOW
from tafelrunde.games.twister.state import Twister

POINT: Final = 10.0
UNWOUNDED: Final = 3.0
ROW: Final = 0.25  # towards the exit
CLOSE_EXIT: Final = 3.0  # within one move of the exit line
NEAR_EXIT: Final = 1.5  # within two
CARD: Final = 0.15  # for each point of a combat card
LYING: Final = 0.5  # a wounded character
TOOL: Final = 0.3  # a key, a rope or a shield in its hands
ARMED: Final = 2.0  # a Wizard with a wand
NPC: Final = 0.5  # by which each NPC counts less: it is prey too
SPREAD: Final = 12.0  # the lead with which the chance is 73 %


def standing(state: Twister, side: Side) -> float:
    """What a side has, in tenths of a victory point."""
    total = POINT * state.points[side]
    rules = state.rules
    for token in state.fighters(side):
        square = state.where[token]
        row: int = square // WIDE
        left = HIGH - 1 - row if side == YELLOW else row
        if state.wounded[token]:
            total += LYING
            continue
        total += UNWOUNDED + ROW * (HIGH - left)
        moves = (left + rules.movement[token] - 1) // rules.movement[token]
        if moves <= 1:
            total += CLOSE_EXIT
        elif moves == 2:
            total += NEAR_EXIT
        for thing in (KEY, ROPE, SHIELD):
            if state.holds(token, thing):
                total += TOOL
        if rules.kind[token] == WIZARD and state.holds(token, WAND):
            total += ARMED
    return total


def evaluate(state: Twister) -> list[float]:
    """Each seat's chance, from 0 to 1."""
    mine, theirs = standing(state, YELLOW), standing(state, BLUE)
    for seat in state.seats:
        cards = CARD * float(sum([card for card in seat.hand if card > 0]))
        if seat.seat == YELLOW:
            mine += cards
        else:
            theirs += cards
    if state.solo():
        theirs -= NPC * len(state.row)
    chance = 1 / (1 + exp((theirs - mine) / SPREAD))
    return [chance] if state.solo() else [chance, 1 - chance]
