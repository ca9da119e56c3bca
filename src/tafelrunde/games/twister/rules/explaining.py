"""Why an NPC does what it does: each goal with the reason why it can be reached or not (DT-P2, DT-P6).

It uses only what everybody can see, so a picture may ask for any NPC at any time what it would do now.
"""

from mypy_extensions import i64

from tafelrunde.engine import Listed
from tafelrunde.games.twister.ids import Goal, Square, Token
from tafelrunde.games.twister.rules.goals import Group
from tafelrunde.games.twister.rules.planning import Plan, Planner
from tafelrunde.games.twister.ruleset import FIGHT, FIRST_NPC, HEAL, NOBODY, OBJECT, REGROUP, REPEL
from tafelrunde.games.twister.search.changes import step_back, step_off
from tafelrunde.games.twister.search.ways import Node, way_squares
from tafelrunde.games.twister.state import Twister


class GoalTest(Listed):
    """Why a goal can be reached or not."""

    goal: Goal
    ap: i64
    reason: str  # ok, no-target, no-way, too-far, content, approach
    cost: i64 = -1  # AP needed; -1: no way
    target: Token = NOBODY
    way: tuple[Square, ...] = ()


Plans = dict[Token, list[GoalTest]]  # of NPCs


def most_ap(state: Twister, npc: Token) -> i64:
    """The largest budget of an NPC's goals."""
    return max([ap for _, ap in state.rules.npcs[npc - FIRST_NPC].goals])


def explain(state: Twister, npc: Token) -> list[GoalTest]:
    """DT-P2, DT-P6: what an NPC would do now: its goals in order up to the first it can reach, each with the reason."""
    if state.where[npc] < 0 or state.wounded[npc]:
        return []
    planner = Planner(state, npc, most_ap(state, npc))
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
    if node is None:
        return GoalTest(card.default, card.default_ap, "approach", 0)
    return GoalTest(card.default, card.default_ap, "approach", node.ap, way=way_squares(node))


def tested(planner: Planner, goal: Goal, ap: i64, plan: Plan | None) -> GoalTest:
    """Why a goal can be reached with so many AP, or not: the shortest way there is."""
    if plan is not None:
        needed = plan.node.ap + planner.cost(Group(goal, plan.mode, []))
        return GoalTest(goal, ap, "ok", needed, _token(goal, plan.target), way=way_squares(plan.node))
    groups = planner.groups(goal)
    if not groups:
        return GoalTest(goal, ap, "no-target")
    stood = step_off(planner.state, planner.npc)
    best: Plan | None = None
    cost: i64 = -1
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
        return GoalTest(goal, ap, reason, 0)
    if best is None:
        return GoalTest(goal, ap, reason)
    return GoalTest(goal, ap, "too-far", cost, _token(goal, best.target), way=way_squares(best.node))


def _token(goal: Goal, target: i64) -> Token:
    """The target, if it is a token."""
    return Token(target) if goal in (FIGHT, REGROUP, OBJECT, HEAL, REPEL) else NOBODY
