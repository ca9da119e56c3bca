"""What a table is worth to the player alone at the beginning of a turn: what it comes to in the end.

The figures were not thought up: they are fitted to who won the normal player's own games (docs/twister-balance.md), but for the
wand, which counts less than in the fit. They are in tenths of a victory point, as those of judgement.py.
"""

from typing import Final

from tafelrunde.games.twister.bots.judgement import LEAVES, danger, distance, exit_maps, opening
from tafelrunde.games.twister.ids import Side, Token
from tafelrunde.games.twister.ruleset import BLUE, EXIT, FIRST_NPC, WAND, WIZARD, YELLOW
from tafelrunde.games.twister.state import Twister

LACKS: Final[tuple[float, ...]] = (0.0, 46.0, 30.0, 19.0, 9.5, 0.0, -9.5, -19.0)  # the player so many points for victory
FEARS: Final[tuple[float, ...]] = (0.0, 18.0, 12.0, 6.0, 4.0, 0.0, -4.0, -8.0)  # when the NP lacks so many
NEAR: Final[tuple[float, ...]] = (0.0, 8.0, 5.0, 1.6)  # a character so many moves from the exit: less than the point it brings
STAKE: Final = 8.0  # which may be wounded there
LYING: Final = 3.8  # a wounded friend
PREY: Final = 3.4  # whom an NPC may eliminate
ARMED: Final = 6.0  # a Wizard with a wand
CARDS: Final[tuple[float, ...]] = (0.0, 0.0, 1.5, 1.5, 1.5, 4.0, 3.0)  # a combat card in hand
ATTACK: Final = 3.5  # times what attacks promise, for now it is the player's turn
STRENGTH: Final = 0.9  # each point of an NPC's combat value
RUNAWAY: Final = 5.8  # an NPC that can leave with two activations
OVER: Final = 100.0


def solo_value(state: Twister, side: Side) -> float:
    """How well the player stands."""
    if state.over:
        return OVER if state.winner == side else -OVER
    maps = exit_maps(state)
    friends = state.fighters(side)
    foes = state.fighters(YELLOW if side else BLUE)
    target = state.rules.target
    total = LACKS[target - state.points[side]] - FEARS[target - state.points[1 - side]]
    total += ATTACK * opening(state, side, foes)
    for card in state.seats[side].hand:
        total += CARDS[card]
    for token in friends:
        bearer = state.bearer[token]
        menace = danger(state, token if bearer < 0 else bearer, friends, foes)
        if state.wounded[token]:
            total -= LYING + PREY * menace
            continue
        if state.rules.kind[token] == WIZARD and state.holds(token, WAND):
            total += ARMED
        movement = state.rules.movement[token]
        moves = (distance(state, maps, token) + movement - 1) // movement
        if moves < len(NEAR):
            total += NEAR[moves] - STAKE * menace
    for token in foes:
        if not state.wounded[token]:
            total -= trouble(state, token, distance(state, maps, token))
    return total


def trouble(state: Twister, token: Token, away: int) -> float:
    """What an NPC costs that stands so many squares from its exit."""
    rules = state.rules
    card = rules.npcs[token - FIRST_NPC]
    total = STRENGTH * rules.combat[token]
    reach = card.ap_for[EXIT] * rules.movement[token]
    if reach < away <= 2 * reach:
        total += RUNAWAY * LEAVES[card.rank_of[EXIT]] * card.exit_vp
    return total
