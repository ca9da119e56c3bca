"""The NPC's mind: which goal can be reached, and by which way (DT-P2, DT-P5, DT-P6, DT-P16).

`Planner` is asked once for each thought of an NPC; all its goals share one search. Before it searches, two lower bounds tell
what is out of reach whatever happens on the way (search/bounds.py): the bare distance, then what a ghost can do.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Goal, Kind, Mode, Square, Token
from tafelrunde.games.twister.rules.goals import AT_HAND, Goals, Group
from tafelrunde.games.twister.search import bounds, changes, floods, masks, ways
from tafelrunde.games.twister.search.search import HORIZON, Search
from tafelrunde.games.twister.steps import Footing

JUMP_PACE: Final = 2  # squares that a jump covers
OTHERS: Final = floods.Terrain()  # DT-P15: portcullises and hidden halls do not block, walls and slits do
NAGAS: Final = floods.Terrain(slits=True)


class Plan(Listed):
    """DT-P5: the nearest way to the best target."""

    goal: Goal
    mode: Mode
    node: ways.Node
    target: i64  # a token, a slot, a square or an edge, as the goal says


class Planner(Goals):
    """One thought of an NPC: with so many AP at most and so many steps left of a move that has begun."""

    pace: i64 = late()
    near: Search = late()
    far: Search | None = late(None)
    fetching: dict[i64, Search] = late({})
    bare: list[i64] = late([])  # empty: not yet known
    ghost: bounds.Ghost | None = late(None)
    far_ghost: bounds.Ghost | None = late(None)  # up to the horizon
    footing: Footing = late()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.footing = Footing()
        self.pace = max(self.state.rules.movement[self.npc], JUMP_PACE)
        self.near = self.search(self.ap)

    def search(self, ap: i64, drops: bool = False, coarse: bool = False, wanted: Kind = r.NO_KIND) -> Search:
        """A search of its own."""
        return Search(
            self.state,
            self.npc,
            ap,
            self.left,
            drops,
            coarse=coarse,
            wanted=wanted,
            banned=self.banned,
            trail=self.trail,
            footing=self.footing,
        )

    # --- what is out of reach -----------------------------------------------------------------------------------------

    def beyond(self, group: Group, ap: i64) -> bool:
        """Whether no way at all can lead to a group with so many AP: they are more squares away than these AP cover."""
        most = ap - self.cost(group)
        if most < 0:
            return True
        if not self.bare:
            self.bare = bounds.bare_distances(self.state, self.state.where[self.npc], self.kind == r.NAGA)
        return self.least(group, self.bare, self.bare) > self.left + most * self.pace

    def hopeless(self, group: Group, ap: i64) -> bool:
        """Whether no way can lead to a group with so many AP, whatever is carried or laid down on it (DT-I6)."""
        if self.ghost is None:
            self.ghost = bounds.Ghost(self.state, self.npc, self.ap, self.left)
        return self.least(group, self.ghost.passes, self.ghost.halts) > ap - self.cost(group)

    def past_the_horizon(self, group: Group) -> bool:
        """The same with all AP of an approach."""
        if self.far_ghost is None:
            self.far_ghost = bounds.Ghost(self.state, self.npc, HORIZON, self.left)
        return self.least(group, self.far_ghost.passes, self.far_ghost.halts) > HORIZON

    def least(self, group: Group, passes: list[i64], rests: list[i64]) -> i64:
        """The least that any way takes to a place from which a target might be dealt with."""
        goal = group.goal
        state = self.state
        if goal == r.EXIT:
            return min(passes[: r.WIDE])
        if goal == r.REVEAL:
            return bounds.nearest_door(state, rests)
        if goal == r.ROTATE:
            return min([rests[square] for square in group.targets])
        if goal in (r.BREAK, r.UNLOCK):
            return min([rests[edge // 4] for edge in group.targets])
        if goal == r.OBJECT and group.mode == AT_HAND:
            return min(
                [passes[state.where[target]] for target in group.targets if self.may_gain(Token(target))], default=floods.NEVER
            )
        places = [state.where[target] for target in group.targets]
        if goal == r.HEAL and self.load in group.targets:
            return 0
        if goal == r.REGROUP:
            return min([bounds.nearest_beside(state, square, False, rests) for square in places])
        if goal == r.HEAL:
            in_arms = min([passes[square] for square in places])
            if self.card.heals_at_range:
                return min([in_arms, *[bounds.nearest_in_sight(state, square, rests) for square in places]])
            return min([in_arms, *[bounds.nearest_beside(state, square, False, rests) for square in places]])
        if goal == r.FIGHT and group.mode == AT_HAND:
            beside = bounds.nearest_beside(state, places[0], self.card.slit_fighter, rests)
            armed = bounds.nearest_weapon(state, passes)
            return beside if beside <= armed else min(beside, max(armed, bounds.nearest_in_sight(state, places[0], rests)))
        if goal == r.REPEL:
            return min([bounds.nearest_push(state, square, self.card.through_walls, rests) for square in places])
        return min([bounds.nearest_in_sight(state, square, rests) for square in places])

    # --- plans --------------------------------------------------------------------------------------------------------

    def find(self, goal: Goal, ap: i64, decided: bool = True) -> Plan | None:
        """DT-P2, DT-P5: a plan for a goal with so many AP; None if it cannot be reached."""
        return self.find_in(self.groups(goal), ap, decided)

    def find_in(self, groups: list[Group], ap: i64, decided: bool) -> Plan | None:
        """The best group that can be reached; a load is laid down only if there is no other way (DT-I6)."""
        stood = changes.step_off(self.state, self.npc)
        plan: Plan | None = None
        for group in groups:
            if group.goal == r.REGROUP and self.beside(self.near, self.near.start, group.targets):
                break  # DT-P13
            if self.beyond(group, ap) or self.hopeless(group, ap):
                continue
            plan = self.nearest(self.near, group, ap, decided)
            if group.kind >= 0 and self.near.swaps >> group.kind & 1:  # DT-Z8: the old load lies elsewhere
                plan = self.nearest(self.fetch(group.kind, False), group, ap, decided)
            if plan is None and self.near.loaded:
                plan = self.nearest(self.fetch(group.kind, True), group, ap, decided)
            if plan is not None:
                break
        changes.step_back(self.state, self.npc, stood)
        return plan

    def fetch(self, kind: Kind, drops: bool) -> Search:
        """DT-I6, DT-Z8: the search in which the load may be laid down, or laid aside for a better token of a kind."""
        key = kind * 2 + (1 if drops else 0)
        found = self.fetching.get(key)
        if found is None:
            found = self.search(self.ap, drops, wanted=kind)
            self.fetching[key] = found
        return found

    def nearest(self, search: Search, group: Group, ap: i64, decided: bool) -> Plan | None:
        """DT-P5, DT-P12: fewest AP, then fewest squares, then a die."""
        most = min(ap - self.cost(group), search.ap)
        plans: list[Plan] = []
        seen: list[tuple[Square, i64, Token]] = []
        least = -1
        index = 0
        node = search.node(0, most)
        while node is not None:
            place = node.ap * ways.AP_PLACE + node.squares
            if least >= 0 and place > least:
                break
            for target in self.done(search, group, node):
                least = place
                key = (node.square, target, node.load)
                if key not in seen:
                    seen.append(key)
                    plans.append(Plan(group.goal, group.mode, node, target))
            index += 1
            node = search.node(index, most)
        if not plans:
            return None
        if decided and len(plans) > 1:
            return plans[self.state.chance.of("plan", self.npc).below(len(plans))]
        return plans[0]

    # --- approaching --------------------------------------------------------------------------------------------------

    def wide(self) -> Search:
        """DT-P16: the search up to the horizon."""
        if self.far is None:
            self.far = self.search(HORIZON, coarse=True)
        return self.far

    def shortest(self, group: Group, decided: bool) -> Plan | None:
        """DT-P16: the shortest way to a group within the horizon, whatever it costs."""
        most = HORIZON + self.cost(group)
        if self.beyond(group, most) or self.past_the_horizon(group):
            return None
        return self.nearest(self.wide(), group, most, decided)

    def approach(self, goal: Goal, ap: i64, decided: bool = True) -> ways.Node | None:
        """DT-P6, DT-P16: as near as possible to the best target that can be approached; None: it stays."""
        stood = changes.step_off(self.state, self.npc)
        found: ways.Node | None = None
        for group in self.groups(goal):
            if self.done(self.near, group, self.near.start):
                break
            plan = self.shortest(group, decided)
            found = self.prefix(self.wide(), plan.node, ap) if plan is not None else self.nearer(group, ap, decided)
            if found is not None:
                break
        changes.step_back(self.state, self.npc, stood)
        return found

    def prefix(self, search: Search, node: ways.Node, ap: i64) -> ways.Node | None:
        """The longest part of a way that costs at most so much and ends where it may rest."""
        at = node
        while at.before is not None:
            if at.ap <= ap and at.op != ways.START and search.rests(at.square, at.load, at.changes):
                return at
            at = at.before
        return None

    def nearer(self, group: Group, ap: i64, decided: bool) -> ways.Node | None:
        """The square in reach with the least relaxed distance, if that is less than from here."""
        distance = self.relaxed(group)
        near = self.near
        best: list[ways.Node] = []
        least = (distance[near.start.square], -1, -1)
        seen: list[tuple[Square, Token]] = []
        index = 0
        node = near.node(0, ap)
        while node is not None:
            away = distance[node.square]
            key = (away, node.ap, node.squares)
            closer = away < least[0] or (best and key == least)
            if closer and (node.square, node.load) not in seen and near.rests(node.square, node.load, node.changes):
                if key != least:
                    best = []
                    seen = []
                best.append(node)
                seen.append((node.square, node.load))
                least = key
            index += 1
            node = near.node(index, ap)
        if not best:
            return None
        if decided and len(best) > 1:
            return best[self.state.chance.of("way", self.npc).below(len(best))]
        return best[0]

    def relaxed(self, group: Group) -> list[i64]:
        """DT-P15: squares to the nearest target, where only walls (and slits) block."""
        board = masks.passages(self.state.edges, self.state.ground)
        key = (masks.mask_of(self.target_squares(group)), self.kind == r.NAGA)
        found = board.floods.get(key)
        if found is None:
            found = floods.flood(board, key[0], NAGAS if key[1] else OTHERS)
            board.floods[key] = found
        return found
