"""What the table is warned about before a leg is drawn: the mission's own limits, goals that could no longer be reached, and
an ambush for which there would be no sword."""

from tafelrunde.engine import Say
from tafelrunde.games.mapmasters.ids import Space
from tafelrunde.games.mapmasters.rules.dead_ends import hopeless
from tafelrunde.games.mapmasters.rules.ending import PORTAL_LIMIT, broken_limit
from tafelrunde.games.mapmasters.rules.legs import ambush_payments, commit
from tafelrunde.games.mapmasters.rules.walk import AT_HIDDEN, JUMPS, KILLS, Walk
from tafelrunde.games.mapmasters.ruleset import counted
from tafelrunde.games.mapmasters.state import Table

AMBUSH = "risk-ambush"  # it may lose the mission: nobody knows
SURE_AMBUSH = "risk-sure-ambush"


def risk(view: Table, walk: Walk) -> Say | None:
    """MM-W9, MM-R13, MM-A4: why a complete leg would or might lose the mission; it may be drawn all the same."""
    deeds = view.parties[walk.ground.group].deeds
    broken = broken_limit(view, counted(walk.deeds, JUMPS) - deeds[JUMPS], counted(walk.deeds, KILLS) - deeds[KILLS])
    if broken:
        return Say("risk-portal-limit" if broken == PORTAL_LIMIT else "risk-kill-limit")
    after = view.copy()
    commit(after, walk)
    if after.done != view.rules.all_tasks and view.rules.dead_ends and hopeless(after):
        return Say("risk-hopeless")
    if walk.goal == AT_HIDDEN and not ambush_payments(after, walk.ground.group):
        return _ambush(view, walk.space)
    return None


def _ambush(view: Table, space: Space) -> Say | None:
    """MM-A4: whether an ambush may lie face down on a space, by what everybody knows."""
    cards = view.rules.cards
    if view.peeked[space]:
        return Say(SURE_AMBUSH) if cards[view.under[space]].role == "ambush" else None
    seen = {view.board[one] for one in view.rules.all_spaces}
    seen |= {view.under[one] for one in view.rules.all_spaces if view.peeked[one]}
    unseen = [card for card in view.rules.mission.hidden if card not in seen]
    return Say(AMBUSH) if any(cards[card].role == "ambush" for card in unseen) else None
