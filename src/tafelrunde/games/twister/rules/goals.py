"""The NPC's goals: whom or what each is about, in which order, and whether it is done from a place (DT-P13 to DT-P15, DT-Z).

Ruling: a wounded ally that the NPC picked up on the way is no target of that way, even if it lies there again (DT-Z6, DT-Z14).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP, direction_to, doors, gear_square, line_to
from tafelrunde.games.twister.ids import Direction, Goal, Kind, Mode, Square, Token
from tafelrunde.games.twister.rules.combat import enemy_near, target_on
from tafelrunde.games.twister.rules.halls import gear_locked
from tafelrunde.games.twister.rules.tokens import lying_characters
from tafelrunde.games.twister.search.changes import moved
from tafelrunde.games.twister.search.masks import passages
from tafelrunde.games.twister.search.search import Search
from tafelrunde.games.twister.search.ways import Node
from tafelrunde.games.twister.state import Twister

Targets = list[i64]  # tokens, slots, squares or edges, as the goal says
NOTHING: Final[Targets] = []
ANYWHERE: Final[Targets] = [0]  # DT-Z5: the line as a whole

# how a target is dealt with
AT_HAND: Final = Mode(0)
SHOT: Final = Mode(1)
FIREBALL: Final = Mode(2)


class Group(Listed):
    """Targets of equal priority."""

    goal: Goal
    mode: Mode
    targets: Targets
    kind: Kind = r.NO_KIND  # of an object


class Goals(Listed):
    """What one NPC is after."""

    state: Twister
    npc: Token
    ap: i64
    left: i64 = 0  # steps of a move that has begun
    banned: tuple[Token, ...] = ()  # DT-Y9: tokens it leaves alone
    trail: tuple[Square, ...] = ()  # squares it came from earlier in this activation
    card: r.Npc = late()
    kind: Kind = late()
    load: Token = late()

    def __post_init__(self) -> None:
        self.card = self.state.rules.npcs[self.npc - r.FIRST_NPC]
        self.kind = self.state.rules.kind[self.npc]
        self.load = self.state.load[self.npc]

    # --- targets ------------------------------------------------------------------------------------------------------

    def groups(self, goal: Goal) -> list[Group]:
        """DT-P14, DT-Z5, DT-Z6, DT-Z16: the targets of a goal, in groups of falling priority; empty groups are left out."""
        state = self.state
        found: list[Group] = []
        if goal == r.FIGHT:
            if self.holds(r.BOW):
                self.enemies(found, goal, SHOT)
            self.enemies(found, goal, AT_HAND)
        elif goal == r.REVEAL:
            slots = [slot for slot in r.ALL_SLOTS if state.hidden[slot]]
            if slots:
                found.append(Group(goal, AT_HAND, [*slots]))
        elif goal == r.EXIT:
            found.append(Group(goal, AT_HAND, ANYWHERE))
        elif goal == r.REGROUP or (goal == r.HEAL and self.kind == r.CLERIC):
            for kind in self.card.characters:
                allies = [token for token in self.allies() if state.rules.kind[token] == kind]
                if goal == r.HEAL:
                    allies = [token for token in allies if state.wounded[token]]
                else:
                    allies = [token for token in allies if state.bearer[token] < 0]
                if allies:
                    found.append(Group(goal, AT_HAND, [*allies]))
        elif goal == r.OBJECT:
            if self.kind == r.WIZARD and self.holds(r.WAND):
                self.enemies(found, goal, FIREBALL)
            self.things(found)
        elif goal == r.ROTATE:
            gears = [square for square in self.gears() if square >= 0]
            if gears:
                found.append(Group(goal, AT_HAND, [*gears]))
        elif (goal == r.BREAK and self.kind == r.COLOSSUS) or (goal == r.UNLOCK and self.kind == r.BACKSTABBER):
            edges = self.gates(goal)
            if edges:
                found.append(Group(goal, AT_HAND, [*edges]))
        elif goal == r.REPEL and self.kind == r.BANSHEE:
            self.enemies(found, goal, AT_HAND)
        return found

    def holds(self, thing: Kind) -> bool:
        """Whether the NPC carries such an object now."""
        return r.FIRST_OBJECT <= self.load < r.FIRST_NPC and self.state.rules.kind[self.load] == thing

    def allies(self) -> list[Token]:
        """The other NPCs on the board; one carried by somebody else is not to be had."""
        state = self.state
        found: list[Token] = []
        for token in state.row:
            if token != self.npc and state.where[token] >= 0 and state.bearer[token] in (r.NOBODY, self.npc):
                found.append(token)
        return found

    def enemies(self, found: list[Group], goal: Goal, mode: Mode) -> None:
        """One group for each listed enemy on the board. In a fight not whoever suffered this turn (DT-C2)."""
        state = self.state
        for kind in self.card.characters:
            enemy = r.YELLOWS[kind]
            square = state.where[enemy]
            if square < 0 or state.bearer[enemy] >= 0:
                continue
            if goal == r.FIGHT and target_on(state, square, r.BLUE) != enemy:
                continue
            found.append(Group(goal, mode, [enemy]))

    def things(self, found: list[Group]) -> None:
        """DT-Z7, DT-Z8: one group for each entry of the list that ranks better than the load."""
        state = self.state
        rules = state.rules
        limit = self.card.ranks[rules.goes[self.load]] if self.load >= 0 else r.UNLISTED
        lying: list[Token] = []
        for objects in r.OBJECT_SETS:
            for token in objects:
                if state.where[token] >= 0 and token != self.load:
                    holder = state.bearer[token]
                    if holder < 0 or state.wounded[holder] or rules.side[holder] == r.BLUE:
                        lying.append(token)
        for token in state.row:
            if state.wounded[token] and token not in (self.load, self.npc) and state.where[token] >= 0:
                lying.append(token)
        for rank, kind in enumerate(self.card.objects):
            if rank + 1 < limit:
                tokens = [token for token in lying if rules.goes[token] == kind and token not in self.banned]
                if tokens:
                    found.append(Group(r.OBJECT, AT_HAND, [*tokens], kind))

    def may_gain(self, target: Token) -> bool:
        """DT-I4, DT-I5: an ally keeps what it wants as much as the NPC does, unless it wants something more that the NPC might
        bring along: no way can lead to such a token."""
        rules = self.state.rules
        holder = self.state.bearer[target]
        if holder < r.FIRST_NPC or self.state.wounded[holder]:
            return True
        thing = rules.goes[target]
        theirs = rules.npcs[holder - r.FIRST_NPC].ranks
        if self.card.ranks[thing] < theirs[thing]:
            return True
        if self.load >= 0 and self.would_trade(theirs, rules.goes[self.load], thing):
            return True
        return any(self.would_trade(theirs, kind, thing) for kind in self.card.objects)

    def would_trade(self, theirs: list[int], brought: Kind, thing: Kind) -> bool:
        """DT-I5: whether an ally with such ranks wants what is brought more than the NPC does, and more than its own thing."""
        return theirs[brought] < self.card.ranks[brought] and theirs[brought] < theirs[thing]

    def gears(self) -> list[Square]:
        """DT-Y2: the usable gears of revealed halls."""
        state = self.state
        found: list[Square] = []
        for slot in r.ALL_SLOTS:
            if not state.hidden[slot] and (self.kind == r.MEKANORK or not gear_locked(state, slot)):
                found.append(gear_square(state, slot))
        return found

    def gates(self, goal: Goal) -> Targets:
        """DT-Z12, DT-Z13: the edges of unbroken, or of closed, portcullises, each from both sides."""
        board = passages(self.state.edges, self.state.ground)
        return board.unbroken if goal == r.BREAK else board.closed

    # --- the test -----------------------------------------------------------------------------------------------------

    def cost(self, group: Group) -> i64:
        """What it costs to deal with a target of the group."""
        goal = group.goal
        if goal in (r.EXIT, r.REGROUP, r.ROTATE):
            return 0
        if goal == r.OBJECT:
            return 1 if group.mode == FIREBALL else 0
        return self.card.repel_cost if goal == r.REPEL else 1

    def done(self, search: Search, group: Group, node: Node) -> Targets:
        """The targets of a group that can be dealt with from a node. The NPC must be out of the books."""
        goal = group.goal
        square = node.square
        if goal == r.EXIT:
            return ANYWHERE if square < r.WIDE else NOTHING
        if square < r.WIDE:
            return NOTHING
        if goal == r.OBJECT and group.mode != FIREBALL:
            gained = node.load >= 0 and node.load != self.load and self.state.rules.goes[node.load] == group.kind
            return [node.load] if gained and search.ends(node) else NOTHING
        found = self.at_hand(search, group, node)
        return found if found and search.rests(square, node.load, node.changes) else NOTHING

    def at_hand(self, search: Search, group: Group, node: Node) -> Targets:
        """The same without looking whether it may rest there."""
        goal = group.goal
        square = node.square
        targets = group.targets
        state = self.state
        if goal == r.FIGHT:
            enemy = Token(targets[0])
            if group.mode == SHOT:
                return targets if self.shoots(search, node, enemy) else NOTHING
            return targets if self.fights(search, node, enemy) else NOTHING
        if goal in (r.OBJECT, r.REPEL):
            enemy = Token(targets[0])
            direction = line_to(square, state.where[enemy])
            if direction < 0 or search.sees(node, direction) != enemy:
                return NOTHING
            if goal == r.OBJECT:
                return targets if search.carries(node.load, r.WAND) else NOTHING
            return targets if self.pushes(search, node, enemy, direction) else NOTHING
        if goal == r.REVEAL:
            return [*doors(state, square, r.BLUE)]
        if goal == r.ROTATE:
            return [square] if square in targets else NOTHING
        if goal == r.REGROUP:
            return self.beside(search, node, targets)
        if goal == r.HEAL:
            return self.patients(search, node, targets)
        opened = search.opened[node.changes]
        return [edge for edge in r.EDGES_OF[square] if edge in targets and edge not in opened]

    def beside(self, search: Search, node: Node, targets: Targets) -> Targets:
        """The characters among the targets that are adjacent."""
        found: list[i64] = []
        for target in targets:
            if target == node.load:
                continue
            direction = direction_to(node.square, self.state.where[target])
            if direction < 0 or not search.passable(r.EDGES_OF[node.square][direction], node.changes):
                continue
            if not self.carried_off(search, node, Token(target)):
                found.append(target)
        return found

    def carried_off(self, search: Search, node: Node, target: Token) -> bool:
        """Whether a wounded ally was moved on the way."""
        return moved(search.moves[node.changes], target)

    def patients(self, search: Search, node: Node, targets: Targets) -> Targets:
        """DT-Z14, DT-H4: who can be healed from here: adjacent, in the own arms with room to lay him down, or in sight."""
        state = self.state
        found: list[i64] = []
        for target in targets:
            if target == node.load:
                if bed_squares(search, node):
                    found.append(target)
                continue
            at = state.where[target]
            if state.bearer[target] >= 0 or self.carried_off(search, node, Token(target)) or state.standing[at] >= 0:
                continue
            if self.beside(search, node, [target]):
                found.append(target)
            elif self.card.heals_at_range:
                direction = line_to(node.square, at)
                if direction >= 0 and target in self.seen_lying(search, node, direction):
                    found.append(target)
        return found

    def seen_lying(self, search: Search, node: Node, direction: Direction) -> list[Token]:
        """Of two wounded on a square both are seen."""
        seen = search.sees(node, direction)
        return [] if seen < 0 else [seen, *lying_characters(self.state, self.state.where[seen])]

    def shoots(self, search: Search, node: Node, enemy: Token) -> bool:
        """DT-B3: a bow, the enemy in sight, none adjacent."""
        if not search.carries(node.load, r.BOW):
            return False
        direction = line_to(node.square, self.state.where[enemy])
        return direction >= 0 and search.sees(node, direction) == enemy and not self.threatened(search, node)

    def threatened(self, search: Search, node: Node) -> bool:
        """Whether an enemy is adjacent, through edges opened on the way too."""
        if enemy_near(self.state, node.square, r.BLUE):
            return True
        for edge in search.opened[node.changes]:
            if edge // 4 == node.square:
                there = search.character(r.NEIGHBOURS[edge], node)
                if there >= 0 and self.state.rules.side[there] != r.BLUE:
                    return True
        return False

    def fights(self, search: Search, node: Node, enemy: Token) -> bool:
        """DT-C1, DT-B6, DT-Y5: adjacent, or in lance position, or in the sight of a bow gained on the way."""
        state = self.state
        at = state.where[enemy]
        direction = direction_to(node.square, at)
        if direction >= 0:
            edge = node.square * 4 + direction
            slit = self.card.slit_fighter and state.edges[edge] == r.SLIT
            if (slit or search.passable(edge, node.changes)) and self.dares(search, node):
                return True
        if search.carries(node.load, r.LANCE):
            return self.lances(search, node, at) and not self.threatened(search, node)
        return node.load != self.load and self.shoots(search, node, enemy)

    def lances(self, search: Search, node: Node, at: Square) -> bool:
        """DT-B6: a square at distance two, or right behind a slit, as the way has changed the board."""
        for direction, edge in enumerate(r.EDGES_OF[node.square]):
            if search.edges[edge] == r.SLIT:
                if r.NEIGHBOURS[edge] == at:
                    return True
            elif search.passable(edge, node.changes):
                middle = r.NEIGHBOURS[edge]
                onward = r.EDGES_OF[middle][direction]
                if search.passable(onward, node.changes) and r.NEIGHBOURS[onward] == at:
                    return search.character(middle, node) < 0
        return False

    def pushes(self, search: Search, node: Node, enemy: Token, direction: Direction) -> bool:
        """DT-K2, DT-Y6: whether an enemy can be pushed in a direction, as the way has changed the board."""
        state = self.state
        square = state.where[enemy]
        edge = r.EDGES_OF[square][direction]
        to = r.NEIGHBOURS[edge]
        if to < 0 or state.ground[to] == r.DARK or state.standing[to] >= 0:
            return False
        free = search.passable(edge, node.changes)
        if not free and not self.card.through_walls:
            return False
        if free and to >= TOP and not state.wounded[enemy]:
            return True  # out through its exit
        tokens = search.tokens(to, node.load, node.changes)
        if [token for token in tokens if state.rules.side[token] == r.BLUE]:
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
        for edge in r.EDGES_OF[node.square]:
            if search.passable(edge, node.changes):
                there = state.standing[r.NEIGHBOURS[edge]]
                if there >= 0 and state.rules.side[there] != r.BLUE:
                    total += state.rules.combat[there]
        return total < state.rules.combat[self.npc]

    def target_squares(self, group: Group) -> list[Square]:
        """Where the targets of a group are."""
        goal = group.goal
        if goal == r.EXIT:
            return list(r.ALL_SQUARES[: r.WIDE])
        if goal == r.ROTATE:
            return [r.ALL_SQUARES[target] for target in group.targets]
        if goal == r.REVEAL:
            return [square for square in r.ALL_SQUARES if self.state.ground[square] == r.DARK]
        if goal in (r.BREAK, r.UNLOCK):
            return [r.ALL_SQUARES[target // 4] for target in group.targets]
        return [self.state.where[target] for target in group.targets]


def bed_squares(search: Search, node: Node) -> list[Square]:
    """DT-Z14: adjacent squares where a carried patient can be laid and healed: no pit, no token."""
    found: list[Square] = []
    for edge in r.EDGES_OF[node.square]:
        if search.passable(edge, node.changes):
            square = r.NEIGHBOURS[edge]
            free = search.ground[square] not in (r.PIT, r.DARK) and search.standing[square] < 0
            if free and square >= r.WIDE and not search.tokens(square, node.load, node.changes):
                found.append(square)
    return found
