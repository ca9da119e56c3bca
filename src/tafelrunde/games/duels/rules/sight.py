"""Position and sight (HD-L)."""

from typing import Final

from tafelrunde.games.duels.ids import Figure, Square
from tafelrunde.games.duels.rules.clocks import is_hidden
from tafelrunde.games.duels.ruleset import SQUARES, Card
from tafelrunde.games.duels.state import BETWEEN, Duels, adjacent

# how an attack may be made
NO_WAY: Final = 0
MELEE: Final = 1
RANGED: Final = 2


def sees(state: Duels, figure: Figure, start: Square, target: Figure) -> bool:
    """HD-L3, HD-L6, HD-L7, HD-L8, HD-B7, HD-B9: a straight line with nothing on it that blocks sight.

    HD-B6: stumps and logs hide certain targets from opponents if the option is on.
    """
    squares = BETWEEN[start * SQUARES + state.square[target]]
    if squares is None:
        return False
    if not squares:
        return True
    place = state.place()
    hides = state.rules.hiding and state.who(target).hides and state.opposes(figure, target)
    for square in squares:
        if state.board[square] >= 0 or place.opaque[square] or (hides and place.special[square] == "hide"):
            return False
    return True


def in_sight(state: Duels, figure: Figure, start: Square, target: Figure) -> bool:
    """HD-L8, HD-E9: for effects: a line, and not hidden from an opponent."""
    return sees(state, figure, start, target) and not (state.opposes(figure, target) and is_hidden(state, target))


def attack_kind(state: Duels, card: Card, attacker: Figure, target: Figure) -> int:
    """HD-L2 to HD-L5, HD-P7: whether an attack would be melee or ranged, if the position allows one."""
    start, end = state.square[attacker], state.square[target]
    if card.reach != "ranged":
        if adjacent(start, end):
            return MELEE
        if card.reach == "melee":
            return NO_WAY
    return RANGED if sees(state, attacker, start, target) and not is_hidden(state, target) else NO_WAY
