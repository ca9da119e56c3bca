"""The planner of the NPCs against a brute-force reading of the rules, on 2,000 random positions (DT-P2 to DT-P5, DT-I)."""

from functools import cache, partial
from random import Random

import pytest

from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import survey
from tafelrunde.games.twister.rules.explaining import most_ap
from tafelrunde.games.twister.rules.planning import Planner
from tafelrunde.games.twister.rules.tokens import lift, put
from tafelrunde.games.twister.state import Twister
from tests.twister.kit import open_board, ruleset
from tests.twister.reference import Reference
from tests.twister.reference_goals import groups

RULES = ruleset()
POSITIONS = 200  # for each of the ten goals
MOST_AP = 3  # the brute force takes too long with more


def position(seed: int, goal: int) -> tuple[Twister, int]:
    """One or two halls of the dungeon with an NPC that has this goal and a few others; all other halls are hidden."""
    random = Random(seed * 10 + goal)
    table = open_board(rules=RULES)
    state = table.state
    state.hall = tuple(random.sample(range(8), 8))
    state.turned = tuple(random.randrange(4) for _ in range(8))
    shown = random.sample(range(2), random.choice((1, 1, 2)))
    state.hidden = tuple(slot not in shown for slot in range(8))
    survey(state)
    free = [square for square in range(10, 210) if state.ground[square] in (r.FLOOR, r.GEAR)]
    random.shuffle(free)
    fitting = [npc for npc in range(34, 66) if goal in [entry for entry, _ in state.rules.npc(npc).goals]]
    first = random.choice(fitting)
    npcs = [first, *[npc for npc in random.sample(range(34, 66), random.choice((0, 1, 2))) if npc != first]]
    enemies = random.sample(range(8), random.choice((1, 2, 3)))
    things = random.sample(range(16, 34), random.choice((1, 2, 3, 4)))
    for token in npcs + enemies + things:
        put(state, token, free.pop())
    state.row = tuple(npcs)
    for token in npcs[1:] + enemies:
        if random.random() < (0.6 if goal == r.HEAL and token >= 34 else 0.3):
            lift(state, token)
            state.mark_wounded(token, True)
            put(state, token, state.where[token])
    for token in npcs:
        loose = [thing for thing in things if state.bearer[thing] < 0]
        patients = [ally for ally in npcs[1:] if state.wounded[ally] and state.load[ally] < 0]
        if token == first and patients and random.random() < 0.3:
            loose = patients
        if loose and (token == first or not state.wounded[token]) and random.random() < 0.5:
            thing = random.choice(loose)
            lift(state, thing)
            state.carry(token, thing)
            state.where[thing] = state.where[token]
    return state, first


def compare(state: Twister, npc: int, goal: int, ap: int) -> bool:
    """Each group in order: without dropping, then with it; the first that can be reached is the plan. Whether there is one."""
    plan = Planner(state, npc, most_ap(state, npc), 0).find(goal, ap, False)
    reference = cache(partial(Reference, state, npc, ap))  # the same for all groups that want the same
    for group in groups(state, npc, goal):
        if group.content:
            break
        for drops in (False, True):
            best = reference(drops, group.wanted).best(group.deeds, ap - group.cost)
            if best is not None:
                assert plan is not None
                assert (int(plan.node.ap), int(plan.node.squares)) == best[0]
                assert (int(plan.node.square), int(plan.target), int(plan.node.load)) in best[1]
                return True
    assert plan is None
    return False


@pytest.mark.no_cover
@pytest.mark.parametrize("goal", range(len(r.GOALS)), ids=r.GOALS)
def test_the_planner_agrees_with_brute_force(goal: int) -> None:
    """DT-P2, DT-P3, DT-P4, DT-P5, DT-P13, DT-P14, DT-P16, DT-I1 to DT-I6, DT-Z8: the same cost, and one of the best deeds."""
    reached = 0
    for seed in range(POSITIONS):
        state, npc = position(seed, goal)
        ap = next(ap for entry, ap in state.rules.npc(npc).goals if entry == goal)
        reached += compare(state, npc, goal, min(ap, MOST_AP))
    assert reached >= POSITIONS // 20
