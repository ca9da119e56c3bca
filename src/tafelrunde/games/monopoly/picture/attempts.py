"""What somebody who touches a space, a token or a card may have in mind."""

from tafelrunde.engine import Action, Reason
from tafelrunde.games.monopoly.actions import BUILD, LIFT, MORTGAGE, ROLL
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.picture.names import DICE_ZONE, space_id
from tafelrunde.games.monopoly.state import Monopoly


def attempts(view: Monopoly, thing: str) -> list[Action | Reason]:
    """Building on one's own, paying off a mortgage; throwing the dice. What nobody owns or moves by hand says so."""
    if thing == DICE_ZONE:
        return [ROLL]
    if thing.startswith("token-"):
        return [Reason("RM-M1", "why-dice-move")]
    if thing.startswith("card-"):
        return [Reason("RM-C1", "why-card-drawn")]
    if thing == "jail-side":
        return [Reason("RM-T1", "why-no-property")]
    for space in view.rules.board.spaces:
        if space_id(space) == thing:
            if view.rules.group[space] < 0:
                return [Reason("RM-T1", "why-no-property")]
            if getattr(view.decision, "space", None) == space:
                return []  # it is what the question is about
            owner = view.owner[space]
            if owner == BANK:
                return [Reason("RM-P2", "why-land-first")]
            if owner != view.viewer:
                return [Reason("RM-N6", "why-trade-for-it", {"owner": owner})]
            return [LIFT[space]] if view.mortgaged[space] else [BUILD[space], MORTGAGE[space]]
    return []
