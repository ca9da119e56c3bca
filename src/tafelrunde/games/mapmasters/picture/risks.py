"""What the table is warned about before a leg is drawn: the mission's own limits, and goals that could no longer be reached."""

from tafelrunde.engine.say import Say
from tafelrunde.games.mapmasters.rules.hope import hopeless
from tafelrunde.games.mapmasters.rules.legs import commit
from tafelrunde.games.mapmasters.rules.walk import JUMPS, KILLS, Walk
from tafelrunde.games.mapmasters.ruleset import NONE
from tafelrunde.games.mapmasters.state import Table


def risk(view: Table, walk: Walk) -> Say | None:
    """MM-W9, MM-R13: why a complete leg would lose the mission; it may be drawn all the same."""
    mission = view.rules.mission
    deeds = view.parties[walk.ground.group].deeds
    if mission.portal_limit != NONE and view.jumps + walk.deeds[JUMPS] - deeds[JUMPS] > mission.portal_limit:
        return Say("risk-portal-limit")
    if mission.kill_limit != NONE and view.kills + walk.deeds[KILLS] - deeds[KILLS] > mission.kill_limit:
        return Say("risk-kill-limit")
    after = view.copy()
    commit(after, walk)
    if after.done != view.rules.all_tasks and view.rules.dead_ends and hopeless(after):
        return Say("risk-hopeless")
    return None
