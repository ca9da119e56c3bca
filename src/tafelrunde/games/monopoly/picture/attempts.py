"""What somebody who touches a space may have in mind."""

from tafelrunde.engine.action import Action
from tafelrunde.engine.flow import Reason
from tafelrunde.games.monopoly.actions import BUILD, LIFT, MORTGAGE, ROLL
from tafelrunde.games.monopoly.picture.names import DICE_ZONE, space_id
from tafelrunde.games.monopoly.state import BANK, Monopoly


def attempts(view: Monopoly, thing: str) -> list[Action | Reason]:
    """Building on one's own, paying off a mortgage; throwing the dice."""
    if thing == DICE_ZONE:
        return [ROLL]
    for space in range(view.rules.size):
        if space_id(space) == thing and view.rules.group[space] >= 0:
            if getattr(view.decision, "space", None) == space:
                return []  # it is what the question is about
            owner = view.owner[space]
            if owner == BANK:
                return [Reason("RM-P2", "why-land-first")]
            if owner != view.viewer:
                return [Reason("RM-N6", "why-trade-for-it", {"owner": owner})]
            return [LIFT[space]] if view.mortgaged[space] else [BUILD[space], MORTGAGE[space]]
    return []
