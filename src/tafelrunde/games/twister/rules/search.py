"""The NPC's search for ways: all squares it can reach, in the order of the proximity rules (DT-P3 to DT-P5, DT-P16).

A search goes only as far as it is asked: `node` hands out the ways one by one, by AP, then by squares, of equals the first
generated. The NPC itself must be off the books whenever a search goes on (`step_off`).

Ruling: on one way at most one load is laid down by DT-I6, and it is not taken up again on that way; such a search keeps its
labels as the approach does (DT-P16 b), but also by how many tokens were laid on the square.
"""

from typing import Final

from tafelrunde.games.twister.rules.way import HERE, JUMP, LAYING, NO_DEALS, OPENING, SMASHING, START, STEP, Deals, Node
from tafelrunde.games.twister.rules.world import BARRED, LAID, UNSEEN, World, with_token
from tafelrunde.games.twister.ruleset import CLOSED, DARK, KEY, PIT, SQUARES, WAYS, WIDE
from tafelrunde.games.twister.state import NOBODY, Twister

HORIZON: Final = 20  # DT-P16: AP of the first search of an approach

# A label is AP, squares and steps left in one number, a guard bit above each, so that one subtraction compares all three.
AP_UNIT: Final = 1 << 22
SQUARES_UNIT: Final = 1 << 9
MOST_LEFT: Final = 255
GUARDS: Final = 1 << 28 | 1 << 21 | 1 << 8


class Search(World):
    """DT-P3: where an NPC can get by moves, jumps, free abilities, rope and key."""

    def __init__(
        self,
        state: Twister,
        npc: int,
        ap: int,
        left: int,
        drops: bool = False,
        coarse: bool = False,
        wanted: int = -1,
        banned: tuple[int, ...] = (),
        receiver: int = -1,
        trail: tuple[int, ...] = (),
    ) -> None:
        super().__init__(state, npc, wanted, banned, receiver, trail)
        self.ap = ap
        self.drops = drops  # DT-I6
        self.laying = drops
        self.coarse = coarse or drops  # DT-P16: labels by the edges of the square only
        self.movement = state.rules.movement[npc]
        self.opens = self.card.innate_key
        self.smashes = self.card.path_breaker
        self.labels: dict[int, list[int]] = {}
        self.nodes: list[Node] = []
        self.loaded = self.first_load >= 0  # whether any way so far leads to a load
        self.rows: list[list[list[Node]]] = [[] for _ in range(ap + 2)]  # what waits, by AP and squares
        self.row = 0  # where the search has got to
        self.column = 0
        self.next = 0
        start = state.where[npc]
        self.start = Node(start, left, 0, 0, self.first_load, 0, None, HERE, 0, NO_DEALS)
        self.labels[self.first_load * SQUARES + SQUARES + start] = [MOST_LEFT - left]
        self.rows[0].append([self.start])

    # --- the queue ----------------------------------------------------------------------------------------------------

    def node(self, index: int, most: int) -> Node | None:
        """The ways in order, worked out when they are first asked for; None beyond so many AP."""
        nodes = self.nodes
        if index == len(nodes) and not self.settle(most):
            return None
        node = nodes[index]
        return node if node.ap <= most else None

    def all(self) -> list[Node]:
        """All ways."""
        while self.settle(self.ap):
            pass
        return self.nodes

    def settle(self, most: int) -> bool:
        """Go on to the next node, with at most so many AP."""
        while self.row <= most and self.row <= self.ap:
            row = self.rows[self.row]
            while self.column < len(row):
                bucket = row[self.column]
                if self.next < len(bucket):
                    node = bucket[self.next]
                    self.next += 1
                    self.nodes.append(node)
                    self.expand(node)
                    return True
                self.column += 1
                self.next = 0
            self.row += 1
            self.column = 0
        return False

    def push(
        self,
        square: int,
        left: int,
        ap: int,
        squares: int,
        load: int,
        changes: int,
        before: Node,
        op: int,
        number: int,
        deals: Deals,
    ) -> None:
        """DT-P16: a new node, unless something known is at least as good in all of AP, squares and steps left."""
        mark = changes
        if changes and self.coarse:
            mark = self.coarse_mark(square, changes)
        key = (mark * 128 + load + 1) * SQUARES + square
        label = ap * AP_UNIT + squares * SQUARES_UNIT + MOST_LEFT - left
        labels = self.labels.get(key)
        if labels is None:
            self.labels[key] = [label]
        else:
            for known in labels:
                if (label | GUARDS) - known & GUARDS == GUARDS:
                    return
            labels.append(label)
        if load >= 0:
            self.loaded = True
        row = self.rows[ap]
        while len(row) <= squares:
            row.append([])
        row[squares].append(Node(square, left, ap, squares, load, changes, before, op, number, deals))

    def coarse_mark(self, square: int, changes: int) -> int:
        """DT-P16 b: which edges of a square are open; with drops also how many tokens were laid there."""
        mark = 0
        base = square * 4
        for edge in self.opened[changes]:
            if base <= edge < base + 4:
                mark |= 1 << (edge - base)
        if self.drops:
            for _, place in self.moves[changes]:
                if place == square or place == square + LAID:
                    mark += 16
        return mark

    # --- what comes next ----------------------------------------------------------------------------------------------

    def expand(self, node: Node) -> None:
        """All that can come next: steps, a new move, jumps, portcullises, laying the load down."""
        square = node.square
        if square < WIDE:  # the line through which it leaves
            return
        load, changes = node.load, node.changes
        if node.left > 0:
            self.steps(node)
        if node.ap < self.ap and self.rests(square, load, changes):
            if node.left < self.movement:
                self.push(square, self.movement, node.ap + 1, node.squares, load, changes, node, START, 0, NO_DEALS)
            base = square * 4
            for way in range(4):
                if self.passable(base + way, changes) and self.ground[square + WAYS[way]] == PIT:
                    self.leaps(node, square + WAYS[way])
            if self.opens or self.carries(load, KEY):
                self.gates(node, OPENING)
            if self.smashes:
                self.gates(node, SMASHING)
        if self.drops and load >= 0 and not self.has_laid(node) and self.may_lie(load, square, load, changes):
            moves = with_token(self.moves[changes], load, square + LAID)
            after = self.intern(moves, self.opened[changes])
            self.push(square, node.left, node.ap, node.squares, NOBODY, after, node, LAYING, 0, NO_DEALS)

    def has_laid(self, node: Node) -> bool:
        """DT-I6: whether a load was laid down on the way."""
        laid = False
        for _, place in self.moves[node.changes]:
            laid = laid or place >= LAID
        return laid

    def steps(self, node: Node) -> None:
        """DT-M2 to DT-M4: one square further, in each direction; right back leads nowhere."""
        square, load, changes = node.square, node.load, node.changes
        base = square * 4
        before = node.before
        straight = node.op == STEP and not node.deals and before is not None and before.op == STEP
        back = (node.number + 2) % 4 if straight else -1
        for way in range(4):
            edge = self.edges[base + way]
            if way == back or (edge > self.widest and not (edge == CLOSED and base + way in self.opened[changes])):
                continue
            to = square + WAYS[way]
            entry = self.entry[to]
            if entry == BARRED or ((entry == UNSEEN or entry > 1) and not self.enterable(to, load, changes)):
                continue
            left, squares = node.left - 1, node.squares + 1
            if to >= WIDE and (changes or self.lying[to] >= 0 or self.standing[to] >= 0):
                self.enter(node, to)
                self.push(to, left, node.ap, squares, self.out_load, self.out_changes, node, STEP, way, self.out_deals)
            else:
                self.push(to, left, node.ap, squares, load, changes, node, STEP, way, NO_DEALS)

    def leaps(self, node: Node, pit: int) -> None:
        """DT-J1, DT-J4, DT-J5: jumps over a pit cost an AP, no card."""
        if self.character(pit, node) >= 0:
            return
        for way in range(4):
            if not self.passable(pit * 4 + way, node.changes):
                continue
            to = pit + WAYS[way]
            if to == node.square or self.ground[to] == DARK:
                continue
            if to < WIDE:
                if self.standing[to] >= 0 or self.lies_enemy(to):
                    continue
            elif not self.rests(to, node.load, node.changes):
                continue
            self.enter(node, to)
            ap, squares = node.ap + 1, node.squares + 2
            self.push(to, 0, ap, squares, self.out_load, self.out_changes, node, JUMP, pit, self.out_deals)

    def gates(self, node: Node, op: int) -> None:
        """DT-P4: closed portcullises on the edges of the square, 1 AP each."""
        base = node.square * 4
        for way in range(4):
            if self.edges[base + way] == CLOSED and base + way not in self.opened[node.changes]:
                opened = (*self.opened[node.changes], base + way, (node.square + WAYS[way]) * 4 + (way + 2) % 4)
                changes = self.intern(self.moves[node.changes], tuple(sorted(opened)))
                self.push(node.square, 0, node.ap + 1, node.squares, node.load, changes, node, op, way, NO_DEALS)
