"""How well each seat stands: health, figures, hands, and what lies on the table."""

from typing import Final

from tafelrunde.games.duels.state import SLOTS, Duels

LEAD: Final = 1.0
PARTNER: Final = 0.85
FIGURE: Final = 1.5  # being alive at all
CARD: Final = 0.9  # of a hand, up to six
CLOCK: Final = 0.7  # of a card on the table, a turn


def strength(state: Duels, seat: int) -> float:
    """What a seat has, roughly in points of health."""
    place = state.seats[seat]
    if place.out:
        return 0.0
    total = 0.0
    leads = state.rules.leads_decide
    for figure in range(seat * SLOTS, seat * SLOTS + SLOTS):
        health = state.health[figure]
        if health <= 0 or state.character[figure] < 0:
            continue
        lead = state.who(figure).lead
        worth = LEAD if lead else (0.3 if leads else PARTNER)
        total += worth * (health + 0.5 * min(health, 5)) + (FIGURE if lead or not leads else 0.3)
    held = len(place.hand)
    total += CARD * (min(held, 6) + 0.3 * max(held - 6, 0))
    for card, count, _, _ in place.laid:
        total += CLOCK * (state.rules.cards[card].clock - count + 1)
    if place.fewer:
        total -= 1.2
    return max(total, 0.1)


def evaluate(state: Duels) -> list[float]:
    """Each seat's chance, from 0 to 1: the strength of its side among all, sharpened."""
    sides: dict[int, float] = {}
    for seat in state.seats:
        side = state.sides[seat.seat]
        power = strength(state, seat.seat) if seat.team >= 0 else 1.0
        sides[side] = sides.get(side, 0.0) + power
    total = 0.0
    for side, power in sides.items():
        sides[side] = power * power
        total += power * power
    return [sides[state.sides[seat.seat]] / total if total > 0 else 0.5 for seat in state.seats]
