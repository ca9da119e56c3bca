"""The NPC's mind: which goal can be reached, by which way, and why another cannot (DT-P, DT-Y, DT-Z).

`Planner` is asked once for each thought of an NPC. It uses only what everybody can see, so that a picture may ask it as well:
`explain` tells what an NPC would do now and why.
"""

from typing import Final

from tafelrunde.games.twister.effects import lying_characters
from tafelrunde.games.twister.rules.combat import enemy_near, lance_squares, target_on
from tafelrunde.games.twister.rules.dungeon import gear_locked, push_legal
from tafelrunde.games.twister.rules.ground import doors, gear_square, line_to, neighbour
from tafelrunde.games.twister.rules.search import Node, Search, way_squares
from tafelrunde.games.twister.ruleset import (
    BACKSTABBER,
    BANSHEE,
    BLUE,
    BOW,
    BREAK,
    BROKEN,
    CLERIC,
    CLOSED,
    COLOSSUS,
    DARK,
    DOOR,
    EXIT,
    FIGHT,
    FIRST_NPC,
    FIRST_OBJECT,
    HEAL,
    LANCE,
    MEKANORK,
    NAGA,
    OBJECT,
    PIT,
    RAISED,
    REGROUP,
    REPEL,
    REVEAL,
    ROTATE,
    SLIT,
    SLOTS,
    SQUARES,
    UNLOCK,
    WAND,
    WAYS,
    WIDE,
    WIZARD,
)
from tafelrunde.games.twister.state import NOBODY, Twister

HORIZON: Final = 20  # DT-P16: AP of the first search of an approach
NEVER: Final = 9999  # a distance that no way has

# how a target is dealt with
CLOSE: Final = 0
SHOT: Final = 1
FIREBALL: Final = 2


class Group:
    """Targets of equal priority."""

    def __init__(self, goal: int, mode: int, targets: list[int], kind: int) -> None:
        self.goal = goal
        self.mode = mode
        self.targets = targets  # tokens, slots, or squares
        self.kind = kind  # of an object; else -1


class Plan:
    """DT-P5: the nearest way to the best target."""

    def __init__(self, goal: int, mode: int, node: Node, target: int) -> None:
        self.goal = goal
        self.mode = mode
        self.node = node
        self.target = target


class GoalTest:
    """Why a goal can be reached or not."""

    def __init__(self, goal: int, ap: int, reason: str, cost: int, target: int, way: tuple[int, ...]) -> None:
        self.goal = goal
        self.ap = ap
        self.reason = reason  # ok, no-target, no-way, too-far, content, approach
        self.cost = cost  # AP needed; -1: no way
        self.target = target  # a token, or -1
        self.way = way


class Planner:
    """One thought of an NPC: with so many AP at most and so many steps left of a move that has begun."""

    def __init__(
        self,
        state: Twister,
        npc: int,
        ap: int,
        left: int,
        banned: tuple[int, ...] = (),
        trail: tuple[int, ...] = (),
    ) -> None:
        self.state = state
        self.npc = npc
        self.card = state.rules.npcs[npc - FIRST_NPC]
        self.kind = state.rules.kind[npc]
        self.ap = ap
        self.left = left
        self.banned = banned
        self.trail = trail
        self.load = state.load[npc]
        self.near = self.search(ap, False, False, -1)
        self.far: Search | None = None
        self.loads = -1  # whether there is ever anything to lay down; -1: not yet known
        self.fetching: dict[int, Search] = {}

    def search(self, ap: int, drops: bool, coarse: bool, wanted: int) -> Search:
        """A search of its own, with the NPC back on its square afterwards."""
        search = Search(self.state, self.npc, ap, self.left, drops, coarse, wanted, self.banned, -1, self.trail)
        search.close()
        return search

    def away(self) -> bool:
        """Take the NPC out of the books while its thoughts are elsewhere; whether it was in them."""
        square = self.state.where[self.npc]
        stands = self.state.standing[square] == self.npc
        if stands:
            self.state.standing[square] = NOBODY
        return stands

    def back(self, stands: bool) -> None:
        """The counterpart of `away`."""
        if stands:
            self.state.standing[self.state.where[self.npc]] = self.npc

    # --- targets ------------------------------------------------------------------------------------------------------

    def groups(self, goal: int) -> list[Group]:
        """DT-P14, DT-Z5, DT-Z6, DT-Z16: the targets of a goal, in groups of falling priority; empty groups are left out."""
        state = self.state
        found: list[Group] = []
        if goal == FIGHT:
            if self.holds(BOW):
                self.enemies(found, goal, SHOT)
            self.enemies(found, goal, CLOSE)
        elif goal == REVEAL:
            slots = [slot for slot in range(SLOTS) if state.hidden[slot]]
            if slots:
                found.append(Group(goal, CLOSE, slots, -1))
        elif goal == EXIT:
            found.append(Group(goal, CLOSE, [0], -1))
        elif goal == REGROUP or (goal == HEAL and self.kind == CLERIC):
            for kind in self.card.characters:
                allies = [token for token in self.allies() if state.rules.kind[token] == kind]
                if goal == HEAL:
                    allies = [token for token in allies if state.wounded[token]]
                else:
                    allies = [token for token in allies if state.bearer[token] < 0]
                if allies:
                    found.append(Group(goal, CLOSE, allies, -1))
        elif goal == OBJECT:
            if self.kind == WIZARD and self.holds(WAND):
                self.enemies(found, goal, FIREBALL)
            self.things(found)
        elif goal == ROTATE:
            gears = [square for square in self.gears() if square >= 0]
            if gears:
                found.append(Group(goal, CLOSE, gears, -1))
        elif (goal == BREAK and self.kind == COLOSSUS) or (goal == UNLOCK and self.kind == BACKSTABBER):
            edges = self.gates(goal)
            if edges:
                found.append(Group(goal, CLOSE, edges, -1))
        elif goal == REPEL and self.kind == BANSHEE:
            self.enemies(found, goal, CLOSE)
        return found

    def holds(self, object: int) -> bool:
        """Whether the NPC carries such an object now."""
        return FIRST_OBJECT <= self.load < FIRST_NPC and self.state.rules.kind[self.load] == object

    def allies(self) -> list[int]:
        """The other NPCs on the board; one carried by somebody else is not to be had."""
        state = self.state
        found: list[int] = []
        for token in state.row:
            if token != self.npc and state.where[token] >= 0 and state.bearer[token] in (NOBODY, self.npc):
                found.append(token)
        return found

    def enemies(self, found: list[Group], goal: int, mode: int) -> None:
        """One group for each listed enemy on the board. In a fight not whoever suffered this turn (DT-C2)."""
        state = self.state
        for kind in self.card.characters:
            square = state.where[kind]  # the player has one of each kind
            if square < 0 or state.bearer[kind] >= 0:
                continue
            if goal == FIGHT and target_on(state, square, BLUE) != kind:
                continue
            found.append(Group(goal, mode, [kind], -1))

    def things(self, found: list[Group]) -> None:
        """DT-Z7, DT-Z8: one group for each entry of the list that ranks better than the load."""
        state = self.state
        rules = state.rules
        limit = self.card.ranks[rules.goes[self.load]] if self.load >= 0 else 99
        lying: list[int] = []
        for token in range(FIRST_OBJECT, FIRST_NPC):
            if state.where[token] >= 0 and token != self.load:
                holder = state.bearer[token]
                if holder < 0 or state.wounded[holder] or rules.side[holder] == BLUE:
                    lying.append(token)
        for token in state.row:
            if state.wounded[token] and token not in (self.load, self.npc) and state.where[token] >= 0:
                lying.append(token)
        for rank, kind in enumerate(self.card.objects):
            if rank + 1 < limit:
                tokens = [token for token in lying if rules.goes[token] == kind and token not in self.banned]
                if tokens:
                    found.append(Group(OBJECT, CLOSE, tokens, kind))

    def gears(self) -> list[int]:
        """DT-Y2: the usable gears of revealed halls."""
        state = self.state
        found: list[int] = []
        for slot in range(SLOTS):
            if not state.hidden[slot] and (self.kind == MEKANORK or not gear_locked(state, slot)):
                found.append(gear_square(state, slot))
        return found

    def gates(self, goal: int) -> list[int]:
        """DT-Z12, DT-Z13: the edges of unbroken, or of closed, portcullises, each from both sides."""
        edges = self.state.edges
        found: list[int] = []
        for edge in range(WIDE * 4, SQUARES * 4 - WIDE * 4):
            if edges[edge] == CLOSED or (goal == BREAK and edges[edge] == RAISED):
                found.append(edge)
        return found

    # --- the test -----------------------------------------------------------------------------------------------------

    def cost(self, group: Group) -> int:
        """What the deed itself costs."""
        goal = group.goal
        if goal in (EXIT, REGROUP, ROTATE):
            return 0
        if goal == OBJECT:
            return 1 if group.mode == FIREBALL else 0
        return self.card.repel_cost if goal == REPEL else 1

    def done(self, search: Search, group: Group, node: Node) -> list[int]:
        """The targets of a group that can be dealt with from a node. The NPC must be out of the books."""
        goal = group.goal
        square = node.square
        if goal == EXIT:
            return [0] if square < WIDE else []
        if square < WIDE:
            return []
        if goal == OBJECT and group.mode != FIREBALL:
            gained = node.load >= 0 and node.load != self.load and self.state.rules.goes[node.load] == group.kind
            return [node.load] if gained and search.ends(node) else []
        found = self.at_hand(search, group, node)
        return found if found and search.rests(square, node.load, node.changes) else []

    def at_hand(self, search: Search, group: Group, node: Node) -> list[int]:
        """The same without looking whether it may rest there."""
        goal = group.goal
        square = node.square
        targets = group.targets
        state = self.state
        if goal == FIGHT:
            enemy = targets[0]
            if group.mode == SHOT:
                return targets if self.shoots(search, node, enemy) else []
            return targets if self.fights(search, node, enemy) else []
        if goal in (OBJECT, REPEL):
            enemy = targets[0]
            way = line_to(square, state.where[enemy])
            if way < 0 or search.sees(node, way) != enemy:
                return []
            if goal == OBJECT:
                return targets if search.carries(node.load, WAND) else []
            return targets if push_legal(state, enemy, way, self.card.through_walls) else []
        if goal == REVEAL:
            return doors(state, square, BLUE)
        if goal == ROTATE:
            return [square] if square in targets else []
        if goal == REGROUP:
            return self.beside(search, node, targets)
        if goal == HEAL:
            return self.patients(search, node, targets)
        base = square * 4
        opened = search.opened[node.changes]
        return [edge for edge in range(base, base + 4) if edge in targets and edge not in opened]

    def beside(self, search: Search, node: Node, targets: list[int]) -> list[int]:
        """The characters among the targets that are adjacent."""
        found: list[int] = []
        state = self.state
        for target in targets:
            if target == node.load:
                continue
            at = state.where[target]
            apart = at - node.square
            if apart not in WAYS:
                continue
            way = WAYS.index(apart)
            near = neighbour(node.square, way) == at and search.passable(node.square * 4 + way, node.changes)
            if near and not self.carried_off(search, node, target):
                found.append(target)
        return found

    def carried_off(self, search: Search, node: Node, target: int) -> bool:
        """Whether a wounded ally was moved on the way."""
        found = False
        for token, _ in search.moves[node.changes]:
            found = found or token == target
        return found

    def patients(self, search: Search, node: Node, targets: list[int]) -> list[int]:
        """DT-Z14, DT-H4: who can be healed from here: adjacent, in the own arms with room to lay him down, or in sight."""
        state = self.state
        found: list[int] = []
        for target in targets:
            if target == node.load:
                if bed_squares(search, node):
                    found.append(target)
                continue
            at = state.where[target]
            if state.bearer[target] >= 0 or self.carried_off(search, node, target) or state.standing[at] >= 0:
                continue
            if target in self.beside(search, node, [target]):
                found.append(target)
            elif self.card.heals_at_range:
                way = line_to(node.square, at)
                if way >= 0 and target in self.seen_lying(search, node, way):
                    found.append(target)
        return found

    def seen_lying(self, search: Search, node: Node, way: int) -> list[int]:
        """Of two wounded on a square both are seen."""
        seen = search.sees(node, way)
        return [] if seen < 0 else [seen, *lying_characters(self.state, self.state.where[seen])]

    def shoots(self, search: Search, node: Node, enemy: int) -> bool:
        """DT-B3: a bow, the enemy in sight, none adjacent."""
        if not search.carries(node.load, BOW):
            return False
        way = line_to(node.square, self.state.where[enemy])
        return way >= 0 and search.sees(node, way) == enemy and not self.threatened(search, node)

    def threatened(self, search: Search, node: Node) -> bool:
        """Whether an enemy is adjacent, through edges opened on the way too."""
        if enemy_near(self.state, node.square, BLUE):
            return True
        for edge in search.opened[node.changes]:
            if edge // 4 == node.square:
                there = search.character(node.square + WAYS[edge % 4], node)
                if there >= 0 and self.state.rules.side[there] != BLUE:
                    return True
        return False

    def fights(self, search: Search, node: Node, enemy: int) -> bool:
        """DT-C1, DT-B6, DT-Y5: adjacent, or in lance position, or in the sight of a bow gained on the way."""
        state = self.state
        at = state.where[enemy]
        for way in range(4):
            if neighbour(node.square, way) == at:
                edge = node.square * 4 + way
                slit = self.card.slit_fighter and state.edges[edge] == SLIT
                if (slit or search.passable(edge, node.changes)) and self.dares(search, node):
                    return True
        if search.carries(node.load, LANCE):
            return at in lance_squares(state, node.square) and not self.threatened(search, node)
        return node.load != self.load and self.shoots(search, node, enemy)

    def dares(self, search: Search, node: Node) -> bool:
        """DT-Y5: only if all adjacent enemies together are weaker."""
        if not self.card.only_stronger:
            return True
        state = self.state
        total = 0
        for way in range(4):
            if search.passable(node.square * 4 + way, node.changes):
                there = state.standing[node.square + WAYS[way]]
                if there >= 0 and state.rules.side[there] != BLUE:
                    total += state.rules.combat[there]
        return total < state.rules.combat[self.npc]

    # --- plans --------------------------------------------------------------------------------------------------------

    def find(self, goal: int, ap: int, decided: bool = True) -> Plan | None:
        """DT-P2, DT-P5: a plan for a goal with so many AP; None if it cannot be reached."""
        return self.find_in(self.groups(goal), ap, decided)

    def find_in(self, groups: list[Group], ap: int, decided: bool) -> Plan | None:
        """The best group that can be reached."""
        stands = self.away()
        plan: Plan | None = None
        for group in groups:
            if group.goal == REGROUP and self.beside(self.near, self.near.start, group.targets):
                break  # DT-P13
            loads = self.near_loads()
            plan = self.nearest(self.fetch(group.kind, False) if loads else self.near, group, ap, decided)
            if plan is None and loads:
                plan = self.nearest(self.fetch(group.kind, True), group, ap, decided)
            if plan is not None:
                break
        self.back(stands)
        return plan

    def near_loads(self) -> bool:
        """Whether there is ever anything to lay down."""
        if self.loads < 0:
            found = self.load >= 0
            for node in self.near.nodes:
                found = found or node.load >= 0
            self.loads = 1 if found else 0
        return self.loads == 1

    def fetch(self, kind: int, drops: bool) -> Search:
        """DT-I6, DT-Z8: the search in which the load may be laid down, or laid aside for a better token of a kind."""
        if kind < 0 and not drops:
            return self.near
        key = kind * 2 + (1 if drops else 0)
        found = self.fetching.get(key)
        if found is None:
            found = self.search(self.ap, drops, False, kind)
            self.fetching[key] = found
        return found

    def nearest(self, search: Search, group: Group, ap: int, decided: bool) -> Plan | None:
        """DT-P5, DT-P12: fewest AP, then fewest squares, then a die."""
        most = ap - self.cost(group)
        plans: list[Plan] = []
        seen: list[tuple[int, int, int]] = []
        least = -1
        for node in search.nodes:
            place = node.ap * 1024 + node.squares
            if node.ap > most or (least >= 0 and place > least):
                break
            for target in self.done(search, group, node):
                least = place
                key = (node.square, target, node.load)
                if key not in seen:
                    seen.append(key)
                    plans.append(Plan(group.goal, group.mode, node, target))
        if not plans:
            return None
        if decided and len(plans) > 1:
            return plans[self.state.chance.below(len(plans))]
        return plans[0]

    # --- approaching --------------------------------------------------------------------------------------------------

    def wide(self) -> Search:
        """DT-P16: the search up to the horizon."""
        if self.far is None:
            self.far = self.search(HORIZON, False, True, -1)
        return self.far

    def approach(self, goal: int, ap: int, decided: bool = True) -> Node | None:
        """DT-P6, DT-P16: as near as possible to the best target that can be approached; None: it stays."""
        stands = self.away()
        found: Node | None = None
        for group in self.groups(goal):
            if self.done(self.near, group, self.near.start):
                break
            plan = self.nearest(self.wide(), group, HORIZON + 9, decided)
            found = self.prefix(self.wide(), plan.node, ap) if plan is not None else self.nearer(group, ap, decided)
            if found is not None:
                break
        self.back(stands)
        return found

    def prefix(self, search: Search, node: Node, ap: int) -> Node | None:
        """The longest part of a way that costs at most so much and ends where it may rest."""
        at = node
        while at.before is not None:
            if at.ap <= ap and at.op != 0 and search.rests(at.square, at.load, at.changes):
                return at
            at = at.before
        return None

    def nearer(self, group: Group, ap: int, decided: bool) -> Node | None:
        """The square in reach with the least relaxed distance, if that is less than from here."""
        distance = self.relaxed(group)
        best: list[Node] = []
        least = (distance[self.near.start.square], -1, -1)
        seen: list[tuple[int, int]] = []
        for node in self.near.nodes:
            if node.ap > ap:
                break
            away = distance[node.square]
            if away > least[0] or (node.square, node.load) in seen:
                continue
            key = (away, node.ap, node.squares)
            if away < least[0] or (best and key == least):
                if not self.near.rests(node.square, node.load, node.changes):
                    continue
                if key != least:
                    best = []
                    seen = []
                best.append(node)
                seen.append((node.square, node.load))
                least = key
        if not best:
            return None
        if decided and len(best) > 1:
            return best[self.state.chance.below(len(best))]
        return best[0]

    def relaxed(self, group: Group) -> list[int]:
        """DT-P15: squares to the nearest target, where only walls (and slits) block."""
        state = self.state
        distance = [NEVER] * SQUARES
        queue: list[int] = []
        for square in self.target_squares(group):
            if distance[square] != 0:
                distance[square] = 0
                queue.append(square)
        widest = CLOSED if self.kind == NAGA else BROKEN
        ground, edges = state.ground, state.edges
        for square in queue:
            for way in range(4):
                to = neighbour(square, way)
                if to < 0 or distance[to] != NEVER:
                    continue
                if ground[square] == DARK and ground[to] == DARK:
                    free = True
                else:
                    edge = edges[to * 4 + (way + 2) % 4] if ground[to] != DARK else edges[square * 4 + way]
                    free = edge <= widest or edge in (CLOSED, DOOR)
                if free:
                    distance[to] = distance[square] + 1
                    queue.append(to)
        return distance

    def target_squares(self, group: Group) -> list[int]:
        """Where the targets of a group are."""
        goal = group.goal
        if goal == EXIT:
            return list(range(WIDE))
        if goal == ROTATE:
            return group.targets
        if goal == REVEAL:
            return [square for square in range(SQUARES) if self.state.ground[square] == DARK]
        if goal in (BREAK, UNLOCK):
            return [edge // 4 for edge in group.targets]
        return [self.state.where[target] for target in group.targets]


def bed_squares(search: Search, node: Node) -> list[int]:
    """DT-Z14: adjacent squares where a carried patient can be laid and healed: no pit, no token."""
    found: list[int] = []
    for way in range(4):
        if search.passable(node.square * 4 + way, node.changes):
            square = node.square + WAYS[way]
            free = search.ground[square] not in (PIT, DARK) and search.state.standing[square] < 0
            if free and square >= WIDE and not search.tokens(square, node.load, node.changes):
                found.append(square)
    return found


# --- explaining -------------------------------------------------------------------------------------------------------


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
    stands = planner.away()
    best: Plan | None = None
    cost = -1
    reason = "no-way"
    for group in groups:
        if goal == REGROUP and planner.beside(planner.near, planner.near.start, group.targets):
            reason = "content"
            break
        found = planner.nearest(planner.wide(), group, HORIZON + 9, False)
        if found is not None and (cost < 0 or found.node.ap + planner.cost(group) < cost):
            best = found
            cost = found.node.ap + planner.cost(group)
    planner.back(stands)
    if reason == "content":
        return GoalTest(goal, ap, reason, 0, -1, ())
    if best is None:
        return GoalTest(goal, ap, reason, -1, -1, ())
    return GoalTest(goal, ap, "too-far", cost, _token(goal, best.target), way_squares(best.node))


def _token(goal: int, target: int) -> int:
    """The target, if it is a token."""
    return target if goal in (FIGHT, REGROUP, OBJECT, HEAL, REPEL) else NOBODY
