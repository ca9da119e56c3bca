"""What the table is warned about before a leg is drawn: the mission's own limits, and goals that could no longer be reached."""

from tafelrunde.engine.say import Say
from tafelrunde.games.mapmasters.rules.dead_ends import hopeless
from tafelrunde.games.mapmasters.rules.ending import PORTAL_LIMIT, broken_limit
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.rules.walk import JUMPS, KILLS, Walk
from tafelrunde.games.mapmasters.state import Table


def risk(view: Table, walk: Walk) -> Say | None:
    """MM-W9, MM-R13: why a complete leg would lose the mission; it may be drawn all the same."""
    deeds = view.parties[walk.ground.group].deeds
    broken = broken_limit(view, walk.deeds[JUMPS] - deeds[JUMPS], walk.deeds[KILLS] - deeds[KILLS])
    if broken:
        return Say("risk-portal-limit" if broken == PORTAL_LIMIT else "risk-kill-limit")
    after = view.copy()
    commit(after, walk)
    if after.done != view.rules.all_tasks and view.rules.dead_ends and hopeless(after):
        return Say("risk-hopeless")
    return None
