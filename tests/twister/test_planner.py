"""The planner of the NPCs against a brute-force reading of the rules, on 2,000 random positions (DT-P2 to DT-P5, DT-I)."""

from random import Random

import pytest

from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.effects import lift, put
from tafelrunde.games.twister.rules.explaining import most_ap
from tafelrunde.games.twister.rules.ground import survey
from tafelrunde.games.twister.rules.planning import Planner
from tafelrunde.games.twister.state import Twister
from tests.twister.kit import open_board, ruleset
from tests.twister.reference import Reference, Way

RULES = ruleset()
CHUNKS = 8
POSITIONS = 2000


def position(seed: int) -> tuple[Twister, int]:
    """One or two halls of the dungeon with an NPC and a few others; all other halls are hidden."""
    random = Random(seed)
    table = open_board(rules=RULES)
    state = table.state
    state.hall = tuple(random.sample(range(8), 8))
    state.turned = tuple(random.randrange(4) for _ in range(8))
    shown = random.sample(range(2), random.choice((1, 1, 2)))
    state.hidden = tuple(slot not in shown for slot in range(8))
    survey(state)
    free = [square for square in range(10, 210) if state.ground[square] in (r.FLOOR, r.GEAR)]
    random.shuffle(free)
    npcs = random.sample(range(34, 66), random.choice((1, 2, 3)))
    enemies = random.sample(range(8), random.choice((1, 2, 3)))
    things = random.sample(range(16, 34), random.choice((1, 2, 3, 4)))
    for token in npcs + enemies + things:
        put(state, token, free.pop())
    state.row = tuple(npcs)
    for token in npcs[1:] + enemies:
        if random.random() < 0.3:
            lift(state, token)
            state.mark_wounded(token, True)
            put(state, token, state.where[token])
    for token in npcs:
        loose = [thing for thing in things if state.bearer[thing] < 0]
        if loose and random.random() < 0.5:
            thing = random.choice(loose)
            lift(state, thing)
            state.carry(token, thing)
            state.where[thing] = state.where[token]
    return state, npcs[0]


def doors(reference: Reference, way: Way) -> list[int]:
    """DT-R1: hidden halls next to a square where the NPC may rest."""
    if not reference.rests(way, way.square):
        return []
    ways = [number for number in range(4) if reference.state.edges[way.square * 4 + number] == r.DOOR]
    return [r.SLOT_OF[way.square + r.WAYS[number]] for number in ways]


def exits(reference: Reference, way: Way) -> list[int]:
    """DT-V2: on the yellow line."""
    return [0] if way.square < 10 else []


def gears(reference: Reference, way: Way) -> list[int]:
    """DT-Z11: on a gear."""
    there = reference.state.ground[way.square] == r.GEAR and reference.rests(way, way.square)
    return [way.square] if there else []


def compare(state: Twister, npc: int, goal: int, groups: list[tuple[object, int]], cost: int, ap: int) -> None:
    """Each group in order: without dropping, then with it; the first that can be reached is the plan."""
    planner = Planner(state, npc, most_ap(state, npc), 0)
    plan = planner.find(goal, ap, False)
    for deeds, wanted in groups:
        for drops in (False, True):
            best = Reference(state, npc, ap, drops, wanted).best(deeds, ap - cost)
            if best is not None:
                assert plan is not None
                assert (plan.node.ap, plan.node.squares) == best[0]
                assert (plan.node.square, plan.target, plan.node.load) in best[1]
                return
    assert plan is None


def adjacent_to(target: int) -> object:
    """DT-C1, DT-Z6: a resting square beside a character."""

    def deeds(reference: Reference, way: Way) -> list[int]:
        at = reference.state.where[target]
        if target == way.load or any(token == target and place != at for token, place in way.places):
            return []
        near = [way.square + r.WAYS[number] for number in range(4) if reference.passes(way.square, number, way.opened)]
        return [target] if at in near and reference.rests(way, way.square) else []

    return deeds


def gains(kind: int) -> object:
    """DT-Z7: a token of this kind in the hands that was not there before."""

    def deeds(reference: Reference, way: Way) -> list[int]:
        new = way.load >= 0 and way.load != reference.state.load[reference.npc]
        good = new and way.square >= 10 and reference.rules.goes[way.load] == kind and reference.ends(way)
        return [way.load] if good else []

    return deeds


def comparable(state: Twister, npc: int, goal: int) -> bool:
    """Whether the reference knows this goal: no lances and bows, no fireballs, no personality that changes a fight."""
    card = state.rules.npc(npc)
    if goal == r.FIGHT:
        weapons = [thing for kind in (r.BOW, r.LANCE) for thing in (16 + kind, 22 + kind, 28 + kind)]
        return not (card.only_stronger or card.slit_fighter) and all(state.where[thing] < 0 for thing in weapons)
    if goal == r.OBJECT:
        return not (card.kind == r.WIZARD and state.holds(npc, r.WAND))
    return goal in (r.EXIT, r.REVEAL, r.ROTATE)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_planner_agrees_with_brute_force(chunk: int) -> None:
    """DT-P2, DT-P3, DT-P4, DT-P5, DT-P14, DT-P16, DT-I1 to DT-I6, DT-Z8: the same cost, and one of the best deeds."""
    for seed in range(chunk * POSITIONS // CHUNKS, (chunk + 1) * POSITIONS // CHUNKS):
        state, npc = position(seed)
        card = state.rules.npc(npc)
        goal, ap = Random(seed).choice([entry for entry in card.goals if comparable(state, npc, entry[0])])
        ap = min(ap, 3)
        if goal == r.OBJECT:
            load = state.load[npc]
            limit = card.ranks[state.rules.goes[load]] if load >= 0 else 99
            kinds = [kind for rank, kind in enumerate(card.objects) if rank + 1 < limit]
            compare(state, npc, goal, [(gains(kind), kind) for kind in kinds], 0, ap)
        elif goal == r.FIGHT:
            targets = [kind for kind in card.characters if state.where[kind] >= 0]
            compare(state, npc, goal, [(adjacent_to(kind), -1) for kind in targets], 1, ap)
        else:
            deeds, cost = {r.EXIT: (exits, 0), r.REVEAL: (doors, 1), r.ROTATE: (gears, 0)}[goal]
            compare(state, npc, goal, [(deeds, -1)], cost, ap)
