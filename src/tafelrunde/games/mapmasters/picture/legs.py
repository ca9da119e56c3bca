"""Ready-made legs, and who gets where: what is asked for beside the groups, each with its legs or why there is none."""

from mypy_extensions import i64

from tafelrunde.engine import Argument, Reason, Say, list_of, say, say_reason
from tafelrunde.engine.scene import Badge, Grid, Heading, Offer, Offers, Place, Refusal
from tafelrunde.games.mapmasters import actions as saying
from tafelrunde.games.mapmasters.ids import ITEM_WORDS, NONE, GateId, GroupId, TaskId
from tafelrunde.games.mapmasters.network.reach import Reach
from tafelrunde.games.mapmasters.picture.board import space_id
from tafelrunde.games.mapmasters.picture.ink import ICONS
from tafelrunde.games.mapmasters.picture.names import Look, amounts, gate_place, group_ink, kind_name, task_marks
from tafelrunde.games.mapmasters.picture.risks import AMBUSH, SURE_AMBUSH, risk
from tafelrunde.games.mapmasters.rules.legs import complete_leg, may_walk
from tafelrunde.games.mapmasters.ruleset import NOTHING, Amounts, Task, unpacked
from tafelrunde.games.mapmasters.search.goals_ahead import (
    Goal,
    alike,
    exit_by,
    exit_of,
    items_asked,
    over_cards,
    stop_of,
    supplies,
)
from tafelrunde.games.mapmasters.search.routes import Found, Route, goal_of, search
from tafelrunde.games.mapmasters.state import FINISHED, Party, Table

BUDGET = 900  # walks looked at for the ready-made legs of one group
EACH = 2  # legs for each goal
LEGS = "legs"
REACHED, LOSES, LATER, NO_WAY = "gi:check-mark", "gi:hazard-sign", "gi:padlock", "gi:cancel"
BEGIN, STEPS = "begin", "gi:footsteps"
_BY_STEPS = Heading(BEGIN, Say("grid-begin"), badges=[Badge(Say("grid-begin"), STEPS)])


def legs(view: Table, look: Look) -> Offers:
    """MM-R8: for every group the ready-made legs that a short search finds, and what keeps it from the demands. A demand
    to which no corridor leads any group yet is left out."""
    shown = Offers()
    parties = [party for party in view.parties if party.status != FINISHED]
    demands = _demands(view)
    goals: set[Goal] = set()
    for party in parties:
        walks = may_walk(view, party.group)
        found = search(view, party.group, BUDGET, EACH) if walks else Found()
        shown.offers += [leg(view, look, party.group, route) for route in found.routes]
        reached = {route.goal for route in found.routes}
        reach = over_cards(view, party.group)
        for goal in [goal for goal in demands if goal not in reached]:
            if not walks:
                shown.refusals.append(_refusal(view, look, party, goal, "MM-T3", "drawn"))
            elif not _leads_to(reach, goal):
                shown.refusals.append(_refusal(view, look, party, goal, "MM-M3", "no-corridor", NO_WAY))
            else:
                shown.refusals.append(_held_up(view, look, party, goal, found, reach))
                reached.add(goal)
        goals |= reached
    rows = [_row(view, look, goal) for goal in sorted(goals)]
    places = {row.id for row in rows}
    shown.refusals = [one for one in shown.refusals if one.place is not None and one.place.row in places]
    shown.grids = [Grid(LEGS, Say("grid-legs"), [*rows, _BY_STEPS], [_column(view, look, party) for party in parties])]
    return shown


def begin(look: Look, group: str) -> Offer:
    """MM-R8: to draw a leg step by step."""
    name = say("offer-begin", group=look.group_name(group))
    place = Place(BEGIN, group, Badge(Say("cell-begin"), STEPS))
    return Offer(saying.Begin(group).text, name, LEGS, STEPS, [f"group-{group}"], rule="MM-R8", quick=True, place=place)


def no_begin(look: Look, group: str, reason: Reason) -> Refusal:
    """Why a group cannot begin one."""
    name = say("offer-begin", group=look.group_name(group))
    place = Place(BEGIN, group, Badge(Say("cell-no-corridor"), NO_WAY, colour="ink-soft"))
    return Refusal(name, say_reason(reason, look.kinds), reason.rule, LEGS, touches=[f"group-{group}"], place=place)


# --- a leg ------------------------------------------------------------------------------------------------------------


def leg(view: Table, look: Look, group: GroupId, route: Route) -> Offer:
    """A leg by where it ends, with what it finds and uses."""
    rules = view.rules
    party, walk = view.parties[group], route.walk
    name = look.group_name(rules.groups[group].id)
    found = [now - before for now, before in zip(unpacked(walk.found), party.found, strict=True)]
    spent = [now - before for now, before in zip(unpacked(walk.spent), party.spent, strict=True)]
    used: list[Argument] = amounts(spent)
    used += [say("used-token", kind=kind_name(ITEM_WORDS[kind])) for kind in walk.used_tokens]
    used += [look.book_name(book.id) for book in rules.books if (party.books & ~walk.books) >> book.number & 1]
    gained = amounts(found)
    gained += [look.artifact_name(one.id) for index, one in enumerate(rules.artifacts) if walk.taken >> index & 1]
    danger = risk(view, walk)
    note = say("note-leg", found=list_of(gained), used=list_of(used), uses=len(used))
    if danger is not None:
        note = Say(f"note-{danger.id}")
    words = say("offer-draw", group=name, goal=goal_name(view, look, route.goal))
    touches = [f"group-{rules.groups[group].id}", goal_id(view, route.goal)]
    action = saying.Draw(rules.groups[group].id, route.words).text
    icon = "gi:treasure-map" if danger is None else LOSES
    badge = Badge(Say("cell-reached"), REACHED, colour="good")
    if danger is not None:
        badge = Badge(Say("cell-may-lose" if danger.id == AMBUSH else "cell-loses"), LOSES, colour="bad")
    return Offer(
        action,
        words,
        LEGS,
        icon,
        touches,
        note=note,
        confirm=danger,
        rule="MM-A4" if danger is not None and danger.id in (AMBUSH, SURE_AMBUSH) else "MM-T3",
        preview=True,
        place=Place(str(route.goal), rules.groups[group].id, badge),
    )


def proposed(view: Table, look: Look, action: saying.Draw) -> Offer:
    """A leg that no short search finds."""
    group = view.rules.group_by_id[action.group]
    walk = complete_leg(view, group, action.choices)
    assert walk is not None  # only what is possible is proposed
    return leg(view, look, group, Route(walk, action.choices, goal_of(walk)))


def goal_name(view: Table, look: Look, goal: Goal) -> Say:
    """Where a leg ends."""
    rules = view.rules
    if exit_of(goal) != NONE:
        gate = rules.mission.exits[exit_of(goal)]
        things = look.gate_needs(rules, gate)
        if things:
            return say("gate-exit-wants", gate=gate_place(rules.gate_name(gate)), things=list_of(things))
        return say("goal-exit", exit=gate_place(rules.gate_name(gate)))
    space = stop_of(goal)
    if space != NONE:
        card = look.card_name(view.card(space).id) if view.board[space] >= 0 else Say("card-hidden")
        return say("goal-stop", space=rules.names[space], card=card)
    return look.needs(rules, rules.tasks[goal])


def goal_id(view: Table, goal: Goal) -> str:
    """What to tap for it."""
    rules = view.rules
    if exit_of(goal) != NONE:
        return f"exit-{rules.gate_name(rules.mission.exits[exit_of(goal)])}"
    return space_id(rules.names[stop_of(goal) if stop_of(goal) != NONE else rules.tasks[goal].space])


# --- who gets where ---------------------------------------------------------------------------------------------------


def _demands(view: Table) -> list[Goal]:
    """MM-A5, MM-A8: what is still asked for: the open tasks of boss cards, those that ask alike once, and the free exits."""
    asked: list[Task] = []
    for task in view.rules.tasks:
        if task.space != NONE and not view.done & task.bit and not any(alike(one, task) for one in asked):
            asked.append(task)
    goals = [Goal(task.number) for task in asked]
    return goals + [exit_by(GateId(gate)) for gate in range(len(view.rules.mission.exits)) if not view.exits >> gate & 1]


def _row(view: Table, look: Look, goal: Goal) -> Heading:
    """A demand; in short the icons of what it asks for, and its place."""
    rules = view.rules
    gate = exit_of(goal)
    if gate != NONE:
        wanted = rules.mission.exits[gate]
        marks = [("gi:exit-door", rules.names[wanted.space])]
        marks += [(rules.artifacts[wanted.artifact].icon, "")] if wanted.artifact != NONE else []
        marks += [(ICONS[kind], str(number)) for kind, number in enumerate(wanted.items) if number]
    elif stop_of(goal) != NONE:
        marks = [("gi:treasure-map", rules.names[stop_of(goal)])]
    else:
        task = rules.tasks[goal]
        marks = [("", rules.names[task.space]), *task_marks(rules, task)]
    name = goal_name(view, look, goal)
    return Heading(str(goal), name, badges=[Badge(name, icon, text) for icon, text in marks])


def _column(view: Table, look: Look, party: Party) -> Heading:
    group = view.rules.groups[party.group]
    return Heading(group.id, look.group_name(group.id), group.glyph, group_ink(group.id))


def _leads_to(reach: Reach, goal: Goal) -> bool:
    """MM-M3: whether corridors over the cards that lie lead to a demand."""
    gate = exit_of(goal)
    return bool(reach.gates >> gate & 1 if gate != NONE else reach.tasks >> goal & 1)


def _held_up(view: Table, look: Look, party: Party, goal: Goal, found: Found, reach: Reach) -> Refusal:
    """Why a group cannot draw a leg to a demand now although corridors lead there: what it lacks."""
    artifacts, items, waits = _asked(view, party, goal)
    if waits:
        return _refusal(view, look, party, goal, "MM-A5", "later", LATER)
    everywhere = reach.entered | reach.landed
    lying = [view.lying[space] for space in view.rules.all_spaces if everywhere >> space & 1]
    lacks = [one for one in artifacts if not party.artifacts >> one & 1 and one not in lying]
    if lacks:
        things: list[Argument] = [look.artifact_name(view.rules.artifacts[one].id) for one in lacks]
        return _lacking(view, look, party, goal, things, view.rules.artifacts[lacks[0]].icon, 1)
    supply = supplies(view, party.group, reach)
    best = found.misses.get(TaskId(goal), items) if exit_of(goal) == NONE else items
    missing = [max(0, number - min(supply[kind], best[kind])) for kind, number in enumerate(items)]
    if any(missing):
        kind = next(kind for kind, number in enumerate(missing) if number)
        return _lacking(view, look, party, goal, amounts(missing), ICONS[kind], missing[kind])
    return _refusal(view, look, party, goal, "MM-X1", "blocked", NO_WAY)


def _asked(view: Table, party: Party, goal: Goal) -> tuple[list[i64], Amounts, bool]:
    """What a demand asks of a group: artifacts, items, and whether others come before it."""
    rules = view.rules
    gate = exit_of(goal)
    if gate == NONE:
        task = rules.tasks[goal]
        return list(task.artifacts), items_asked(view, party, task), bool(task.after & ~view.done)
    wanted = rules.mission.exits[gate]
    tasks = [task for task in rules.tasks if gate in task.exits and not view.done & task.bit]
    waits = not wanted.hostage and bool(tasks) and all(task.after & ~view.done for task in tasks)
    return [wanted.artifact] if wanted.artifact != NONE else [], wanted.items or NOTHING, waits


def _lacking(view: Table, look: Look, party: Party, goal: Goal, things: list[Argument], icon: str, count: int) -> Refusal:
    """MM-D5: what is missing: `2 keys`."""
    refusal = _refusal(view, look, party, goal, "MM-D5", "lacks")
    refusal.reason = say("why-lacks", group=look.group_name(view.rules.groups[party.group].id), things=list_of(things))
    badge = Badge(say("cell-lacks", things=list_of(things)), icon, f"−{count}", "ink-soft")
    refusal.place = Place(str(goal), view.rules.groups[party.group].id, badge)
    return refusal


def _refusal(view: Table, look: Look, party: Party, goal: Goal, rule: str, why: str, icon: str = "") -> Refusal:
    group = view.rules.groups[party.group].id
    name = say("offer-draw", group=look.group_name(group), goal=goal_name(view, look, goal))
    badge = Badge(Say(f"cell-{why}"), icon, colour="ink-soft")
    return Refusal(name, Say(f"why-{why}"), rule, LEGS, place=Place(str(goal), group, badge))
