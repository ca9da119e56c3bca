"""Why an NPC does what it does: each goal with the reason why it can be reached or not (DT-P2, DT-P6).

It uses only what everybody can see, so a picture may ask for any NPC at any time what it would do now.
"""

from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.rules.goals import Group
from tafelrunde.games.twister.rules.planning import Plan, Planner
from tafelrunde.games.twister.rules.way import Node, way_squares
from tafelrunde.games.twister.rules.world import step_back, step_off
from tafelrunde.games.twister.ruleset import FIGHT, FIRST_NPC, HEAL, OBJECT, REGROUP, REPEL
from tafelrunde.games.twister.state import NOBODY, Twister


class GoalTest(Listed):
    """Why a goal can be reached or not."""

    goal: int
    ap: int
    reason: str  # ok, no-target, no-way, too-far, content, approach
    cost: int  # AP needed; -1: no way
    target: int  # a token, or -1
    way: tuple[int, ...]


def most_ap(state: Twister, npc: int) -> int:
    """The largest budget of an NPC's goals."""
    return max([ap for _, ap in state.rules.npcs[npc - FIRST_NPC].goals])


def explain(state: Twister, npc: int) -> list[GoalTest]:
    """DT-P2, DT-P6: what an NPC would do now: its goals in order up to the first it can reach, each with the reason."""
    if state.where[npc] < 0 or state.wounded[npc]:
        return []
    planner = Planner(state, npc, most_ap(state, npc), 0)
    tests: list[GoalTest] = []
    for goal, ap in planner.card.goals:
        plan = planner.find(goal, ap, False)
        tests.append(tested(planner, goal, ap, plan))
        if plan is not None:
            return tests
    tests.append(default_test(planner, planner.approach(planner.card.default, planner.card.default_ap, False)))
    return tests


def default_test(planner: Planner, node: Node | None) -> GoalTest:
    """DT-P6: the way along which an NPC approaches its default goal; it may be empty."""
    card = planner.card
    way = way_squares(node) if node is not None else ()
    return GoalTest(card.default, card.default_ap, "approach", node.ap if node is not None else 0, -1, way)


def tested(planner: Planner, goal: int, ap: int, plan: Plan | None) -> GoalTest:
    """Why a goal can be reached with so many AP, or not: the shortest way there is."""
    if plan is not None:
        groups = [Group(goal, plan.mode, [], -1)]
        cost = plan.node.ap + planner.cost(groups[0])
        return GoalTest(goal, ap, "ok", cost, _token(goal, plan.target), way_squares(plan.node))
    groups = planner.groups(goal)
    if not groups:
        return GoalTest(goal, ap, "no-target", -1, -1, ())
    stood = step_off(planner.state, planner.npc)
    best: Plan | None = None
    cost = -1
    reason = "no-way"
    for group in groups:
        if goal == REGROUP and planner.beside(planner.near, planner.near.start, group.targets):
            reason = "content"
            break
        found = planner.shortest(group, False)
        if found is not None and (cost < 0 or found.node.ap + planner.cost(group) < cost):
            best = found
            cost = found.node.ap + planner.cost(group)
    step_back(planner.state, planner.npc, stood)
    if reason == "content":
        return GoalTest(goal, ap, reason, 0, -1, ())
    if best is None:
        return GoalTest(goal, ap, reason, -1, -1, ())
    return GoalTest(goal, ap, "too-far", cost, _token(goal, best.target), way_squares(best.node))


def _token(goal: int, target: int) -> int:
    """The target, if it is a token."""
    return target if goal in (FIGHT, REGROUP, OBJECT, HEAL, REPEL) else NOBODY
