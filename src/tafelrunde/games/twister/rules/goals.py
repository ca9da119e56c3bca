"""The NPC's goals: whom or what each is about, in which order, and whether it is done from a place (DT-P13 to DT-P15, DT-Z).

Ruling: a wounded ally that the NPC picked up on the way is no target of that way, even if it lies there again (DT-Z6, DT-Z14).
"""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.effects import lying_characters
from tafelrunde.games.twister.rules.combat import enemy_near, target_on
from tafelrunde.games.twister.rules.dungeon import gear_locked
from tafelrunde.games.twister.rules.ground import TOP, doors, gear_square, line_to, neighbour
from tafelrunde.games.twister.rules.search import Search
from tafelrunde.games.twister.rules.way import Node
from tafelrunde.games.twister.rules.world import moved
from tafelrunde.games.twister.ruleset import (
    BACKSTABBER,
    BANSHEE,
    BLUE,
    BOW,
    BREAK,
    CLERIC,
    CLOSED,
    COLOSSUS,
    DARK,
    EXIT,
    FIGHT,
    FIRST_NPC,
    FIRST_OBJECT,
    HEAL,
    LANCE,
    MEKANORK,
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

# how a target is dealt with
CLOSE: Final = 0
SHOT: Final = 1
FIREBALL: Final = 2


class Group(Listed):
    """Targets of equal priority."""

    goal: int
    mode: int
    targets: list[int]  # tokens, slots, or squares
    kind: int  # of an object; else -1


class Goals(Listed):
    """What one NPC is after."""

    state: Twister
    npc: int
    banned: tuple[int, ...]  # DT-Y9: tokens it leaves alone
    card: Npc = late()
    kind: int = late()
    load: int = late()

    def __post_init__(self) -> None:
        self.card = self.state.rules.npcs[self.npc - FIRST_NPC]
        self.kind = self.state.rules.kind[self.npc]
        self.load = self.state.load[self.npc]

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
            return targets if self.pushes(search, node, enemy, way) else []
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
        return moved(search.moves[node.changes], target)

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
            return self.lances(search, node, at) and not self.threatened(search, node)
        return node.load != self.load and self.shoots(search, node, enemy)

    def lances(self, search: Search, node: Node, at: int) -> bool:
        """DT-B6: a square at distance two, or right behind a slit, as the way has changed the world."""
        for way in range(4):
            edge = node.square * 4 + way
            if search.edges[edge] == SLIT:
                if neighbour(node.square, way) == at:
                    return True
            elif search.passable(edge, node.changes):
                middle = node.square + WAYS[way]
                if search.passable(middle * 4 + way, node.changes) and middle + WAYS[way] == at:
                    return search.character(middle, node) < 0
        return False

    def pushes(self, search: Search, node: Node, enemy: int, way: int) -> bool:
        """DT-K2, DT-Y6: whether an enemy can be pushed in a direction, as the way has changed the world."""
        state = self.state
        square = state.where[enemy]
        to = neighbour(square, way)
        if to < 0 or state.ground[to] == DARK or state.standing[to] >= 0:
            return False
        free = search.passable(square * 4 + way, node.changes)
        if not free and not self.card.through_walls:
            return False
        if free and to >= TOP and not state.wounded[enemy]:
            return True  # out through its exit
        tokens = search.tokens(to, node.load, node.changes)
        if [token for token in tokens if state.rules.side[token] == BLUE]:
            return False
        carried = state.load[enemy]
        kept = carried >= 0 and carried != node.load and not moved(search.moves[node.changes], carried)
        return len(tokens) + (2 if kept else 1) <= 2

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
