"""What laying a card would bring: which groups could then get where, and whom it would wall in (MM-X3)."""

from tafelrunde.engine import Action, Argument, Say, list_of, say
from tafelrunde.engine.scene import Mark, Preview, Stroke
from tafelrunde.games.mapmasters.actions import Draw, Lay
from tafelrunde.games.mapmasters.ids import NONE, Space
from tafelrunde.games.mapmasters.picture.board import leg_start
from tafelrunde.games.mapmasters.picture.legs import goal_name
from tafelrunde.games.mapmasters.picture.names import Look, group_ink
from tafelrunde.games.mapmasters.picture.paths import Canvas, path_strokes
from tafelrunde.games.mapmasters.picture.risks import risk
from tafelrunde.games.mapmasters.rules.dead_ends import hopeless
from tafelrunde.games.mapmasters.rules.legs import follow
from tafelrunde.games.mapmasters.rules.walk import pieces
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, EMPTY, FACING, PORTS
from tafelrunde.games.mapmasters.search.routes import search
from tafelrunde.games.mapmasters.state import FINISHED, Table

BUDGET = 350  # walks looked at for each group: a preview is quick or it is none


def preview(view: Table, look: Look, action: Action) -> Preview:
    """Lines for the legs that would be possible, marks where corridors would meet, and words."""
    if isinstance(action, Lay):
        return _laid(view, look, action)
    if isinstance(action, Draw):
        return _drawn(view, action)
    return Preview()


def _laid(view: Table, look: Look, action: Lay) -> Preview:
    after = view.copy()
    space = view.rules.space_by_name[action.space]
    after.lay(view.rules.card_by_id[action.card], space, action.turned)
    canvas = Canvas(after)
    shown = Preview(marks=_joints(after, canvas, space))
    for party in after.parties:
        if party.status == FINISHED or (party.entry == NONE and party.space == NONE):
            continue
        group = view.rules.groups[party.group]
        before = {route.goal for route in search(view, party.group, BUDGET, 1).routes}
        goals: list[Argument] = []
        for route in search(after, party.group, BUDGET, 1).routes:
            if route.goal in before:
                before.remove(route.goal)
                continue
            goals.append(goal_name(after, look, route.goal))
            shown.lines += path_strokes(canvas, group, pieces(route.walk), leg_start(canvas, party), faint=True)
            x, y = _end(canvas, route.walk.space)
            shown.marks.append(Mark(x + 7 * int(party.group), y, group.glyph, 11, "paper", ground=group_ink(group.id)))
        if goals:
            shown.remarks.append(say("foresight-new", group=look.group_name(group.id), goals=list_of(goals)))
        if before:
            gone = list_of([goal_name(view, look, goal) for goal in sorted(before)])
            shown.remarks.append(say("foresight-lost", group=look.group_name(group.id), goals=gone))
    if hopeless(after):
        shown.remarks.insert(0, say("foresight-hopeless"))
    if not shown.remarks:
        shown.remarks.append(say("foresight-nothing", joints=len(shown.marks)))
    return shown


def _drawn(view: Table, action: Draw) -> Preview:
    """A ready-made leg, drawn before it is taken."""
    group = view.rules.group_by_id[action.group]
    walk = follow(view, group, action.choices)
    if walk is None:
        return Preview()
    canvas = Canvas(view)
    lines: list[Stroke] = path_strokes(canvas, view.rules.groups[group], pieces(walk), leg_start(canvas, view.parties[group]))
    danger = risk(view, walk)
    return Preview([Say(f"note-{danger.id}")] if danger is not None else [], lines)


def _joints(after: Table, canvas: Canvas, space: Space) -> list[Mark]:
    """MM-M3: where the new card's openings meet open ports of its neighbours."""
    marks = []
    for port in ALL_PORTS:
        other = after.rules.near[space * PORTS + port]
        if other == NONE or after.board[other] == EMPTY or not after.port_open(space, port):
            continue
        if after.port_open(other, FACING[port]):
            x, y = canvas.port(space, port)
            marks.append(Mark(round(x, 1), round(y, 1), "gi:plain-circle", 7, "good", ground="paper"))
    return marks


def _end(canvas: Canvas, space: Space) -> tuple[float, float]:
    x, y = canvas.corner(space)
    return x + 10, y + 80
