"""Combat cards: what a card is worth in a fight, from what is known of the other side's cards."""

from typing import Final

from tafelrunde.games.twister.bots.judgement import WEIGHTS, exit_maps, foe_worth
from tafelrunde.games.twister.ids import Card, Side, Token
from tafelrunde.games.twister.rules.combat import BY_BOW, BY_LANCE, forced_low, lowest
from tafelrunde.games.twister.ruleset import COMBAT_CARDS, NO_CARD
from tafelrunde.games.twister.state import Fight, Twister

PRICE: Final[tuple[float, ...]] = (0.0, 0.3, 0.7, 1.2, 1.8, 2.4, 3.0)  # of giving a combat card away
WOUND: Final = 7.0
HUNT: Final = 3.5  # a wounded enemy may be eliminated later


def other_cards(state: Twister, side: Side) -> list[Card]:
    """The cards that the other side can still play, each as likely."""
    if state.solo():
        rest = list(COMBAT_CARDS)
        fight = state.fight
        for card in state.enemy_discard:
            rest.remove(card)
        if fight is not None:
            index = 0 if state.rules.side[fight.attacker] else 1
            if fight.cards[index] >= 0:
                return [fight.cards[index]]
        return rest or list(COMBAT_CARDS)
    rest = list(COMBAT_CARDS)
    for card in state.seats[1 - side].discard:
        rest.remove(card)
    return rest


def stakes(state: Twister, fight: Fight, side: Side) -> tuple[float, float]:
    """What a side gains by winning a fight, and what it loses by losing it."""
    attacks = state.rules.side[fight.attacker] == side
    won = _harm(state, fight, fight.defenders if attacks else fight.attackers, not attacks)
    lost = _harm(state, fight, fight.attackers if attacks else fight.defenders, attacks)
    return won, lost


def _harm(state: Twister, fight: Fight, losers: list[Token], attackers: bool) -> float:
    total = 0.0
    for token in losers:
        npc = state.npc(token)
        if attackers and token == fight.attacker and fight.mode in (BY_BOW, BY_LANCE):
            total += 0.8 if fight.mode == BY_LANCE else 0.0
        elif state.wounded[token]:
            total += WEIGHTS.point * (npc.kill_vp if npc is not None else 1)
        elif npc is not None:
            total += foe_worth(state, exit_maps(state), token) + HUNT
        else:
            total += WOUND
            carried = state.load[token]
            if carried >= 0 and state.is_character(carried):
                total += WEIGHTS.point
    return total


def card_value(state: Twister, fight: Fight, side: Side, card: Card) -> float:
    """What playing a card brings on average."""
    attacks = state.rules.side[fight.attacker] == side
    mine, theirs = (fight.sums[0], fight.sums[1]) if attacks else (fight.sums[1], fight.sums[0])
    gain, loss = stakes(state, fight, side)
    rest = other_cards(state, side)
    total = 0.0
    for other in rest:
        if mine + card > theirs + other:
            total += gain
        elif mine + card < theirs + other:
            total -= loss
    return total / len(rest) - PRICE[card]


def best_card(state: Twister, fight: Fight, side: Side) -> tuple[Card, float]:
    """The best card of the hand, and what it brings."""
    hand = state.seats[side].hand
    if state.solo() and forced_low(state, fight):
        card = lowest(hand)
        return card, card_value(state, fight, side, card)
    best, most = NO_CARD, -1000.0
    last = NO_CARD
    for card in hand:
        if card == last or card < 0:
            continue
        last = card
        value = card_value(state, fight, side, card)
        if value > most:
            best, most = card, value
    return best, most
