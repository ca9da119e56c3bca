"""The NPC's search for ways: all squares it can reach, in the order of the proximity rules (DT-P3 to DT-P5, DT-P16).

A search goes only as far as it is asked: `node` hands out the ways one by one, by AP, then by squares, of equals the first
generated. The NPC itself must be off the books whenever a search goes on (`step_off`).

Ruling: on one way at most one load is laid down by DT-I6, and it is not taken up again on that way; such a search keeps its
labels as the approach does (DT-P16 b), but also by how many tokens were laid on the square.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import late
from tafelrunde.games.twister.ids import Edge, Square, Token
from tafelrunde.games.twister.ruleset import AWAY, CLOSED, DARK, EDGES_OF, KEY, NEIGHBOURS, NOBODY, PIT, SQUARES, WIDE
from tafelrunde.games.twister.search.changes import LAID, Traveller, with_token
from tafelrunde.games.twister.search.masks import passages
from tafelrunde.games.twister.search.ways import JUMP, LAYING, NO_DEALS, OPENING, SMASHING, START, STEP, Node

HORIZON: Final = 20  # DT-P16: AP of the first search of an approach

# A label is AP, squares and steps left in one number, a guard bit above each, so that one subtraction compares all three.
AP_UNIT: Final = 1 << 22
SQUARES_UNIT: Final = 1 << 9
MOST_LEFT: Final = 255
NO_LABELS: Final[list[list[i64] | None]] = [None] * SQUARES
GUARDS: Final = 1 << 28 | 1 << 21 | 1 << 8


class Search(Traveller):
    """DT-P3: where an NPC can get by moves, jumps, free abilities, rope and key."""

    movement: i64 = late()
    labels: dict[i64, list[i64]] = late()
    first_labels: list[list[i64] | None] = late()  # the same of squares with the first load and without changes
    nodes: list[Node] = late()
    beside_pits: list[bool] = late()
    loaded: bool = late()  # whether any way so far leads to a load
    rows: list[list[list[Node]]] = late()  # what waits, by AP and squares
    row: i64 = late(0)  # where the search has got to
    column: i64 = late(0)
    next: i64 = late(0)
    start: Node = late()

    def __post_init__(self) -> None:
        super().__post_init__()
        self.coarse = self.coarse or self.drops
        self.beside_pits = passages(self.edges, self.ground).beside_pits
        self.movement = self.state.rules.movement[self.who]
        self.loaded = self.first_load >= 0
        self.nodes = []
        self.start = Node(self.state.where[self.who], self.first_load, 0, left=self.left)
        self.rows = [[] for _ in range(self.ap + 2)]
        self.rows[0].append([self.start])
        self.labels = {}
        self.first_labels = NO_LABELS[:]
        self.is_better(self.start.square, self.first_load, 0, MOST_LEFT - self.left)

    # --- the queue ----------------------------------------------------------------------------------------------------

    def node(self, index: i64, most: i64) -> Node | None:
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

    def settle(self, most: i64) -> bool:
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

    def is_better(self, square: Square, load: Token, changes: i64, label: i64) -> bool:
        """DT-P16: whether nothing known is at least as good in all of AP, squares and steps left; then it is known."""
        mark = self.coarse_mark(square, changes) if changes and self.coarse else changes
        if not mark and load == self.first_load:
            labels = self.first_labels[square]
            if labels is None:
                self.first_labels[square] = [label]
                return True
        else:
            key = (mark * 128 + load + 1) * SQUARES + square
            labels = self.labels.get(key)
            if labels is None:
                self.labels[key] = [label]
                return True
        for known in labels:
            if (label | GUARDS) - known & GUARDS == GUARDS:
                return False
        labels.append(label)
        return True

    def push(self, node: Node) -> None:
        """A new node waits for its turn."""
        if node.load >= 0:
            self.loaded = True
        self.waiting(node.ap, node.squares).append(node)

    def waiting(self, ap: i64, squares: i64) -> list[Node]:
        """The nodes that are so near."""
        row = self.rows[ap]
        while len(row) <= squares:
            row.append([])
        return row[squares]

    def coarse_mark(self, square: Square, changes: i64) -> i64:
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
            self.walk(node)
        if node.ap < self.ap and self.rests(square, load, changes):
            if node.left < self.movement:
                self.begin_move(node)
            if self.beside_pits[square]:
                edge: i64
                for edge in range(square * 4, square * 4 + 4):
                    if self.ground[NEIGHBOURS[edge]] == PIT and self.passable(edge, changes):
                        self.leap(node, NEIGHBOURS[edge])
            if self.card.innate_key or self.carries(load, KEY):
                self.open_gates(node, OPENING)
            if self.card.path_breaker:
                self.open_gates(node, SMASHING)
        if self.drops and load >= 0 and not self.has_laid(node) and self.may_lie(load, square, load, changes):
            self.lay_down(node)

    def has_laid(self, node: Node) -> bool:
        """DT-I6: whether a load was laid down on the way."""
        laid = False
        for _, place in self.moves[node.changes]:
            laid = laid or place >= LAID
        return laid

    def walk(self, node: Node) -> None:
        """DT-M2 to DT-M4: one square further, in each direction; right back leads nowhere."""
        square, load, changes = node.square, node.load, node.changes
        before = node.before
        straight = node.op == STEP and not node.deals and before is not None and before.op == STEP
        back = before.square if straight and before is not None else AWAY
        left, squares = node.left - 1, node.squares + 1
        label = node.ap * AP_UNIT + squares * SQUARES_UNIT + MOST_LEFT - left
        waiting = self.waiting(node.ap, squares)
        known = self.settled_steps[square]
        for to in known if known is not None else self.steps(square, load, changes):
            if to == back:
                continue
            deals = NO_DEALS
            new_load, new_changes = load, changes
            if to >= WIDE and (changes or self.lying[to] >= 0 or self.standing[to] >= 0):
                self.enter(node, to)
                new_load, new_changes, deals = self.out_load, self.out_changes, self.out_deals
            if self.is_better(to, new_load, new_changes, label):
                if new_load >= 0:
                    self.loaded = True
                further = Node(
                    to, new_load, new_changes, ap=node.ap, squares=squares, left=left, before=node, op=STEP, deals=deals
                )
                waiting.append(further)

    def begin_move(self, node: Node) -> None:
        """DT-M1: for 1 AP as many steps as the movement says."""
        square, load, changes, ap = node.square, node.load, node.changes, node.ap + 1
        if self.is_better(square, load, changes, ap * AP_UNIT + node.squares * SQUARES_UNIT + MOST_LEFT - self.movement):
            left = self.movement
            self.push(Node(square, load, changes, ap=ap, squares=node.squares, left=left, before=node, op=START))

    def leap(self, node: Node, pit: Square) -> None:
        """DT-J1, DT-J4, DT-J5: jumps over a pit cost an AP, no card."""
        if self.character(pit, node) >= 0:
            return
        ap, squares = node.ap + 1, node.squares + 2
        edge: i64
        for edge in range(pit * 4, pit * 4 + 4):
            if not self.passable(edge, node.changes):
                continue
            to = NEIGHBOURS[edge]
            if to == node.square or self.ground[to] == DARK:
                continue
            if to < WIDE:
                if self.standing[to] >= 0 or self.lies_enemy(to):
                    continue
            elif not self.rests(to, node.load, node.changes):
                continue
            self.enter(node, to)
            load, changes, deals = self.out_load, self.out_changes, self.out_deals
            if self.is_better(to, load, changes, ap * AP_UNIT + squares * SQUARES_UNIT + MOST_LEFT):
                self.push(Node(to, load, changes, ap=ap, squares=squares, before=node, op=JUMP, number=pit, deals=deals))

    def open_gates(self, node: Node, op: i64) -> None:
        """DT-P4: closed portcullises on the edges of the square, 1 AP each."""
        square, load, ap = node.square, node.load, node.ap + 1
        already = self.opened[node.changes]
        for edge in EDGES_OF[square]:
            if self.edges[edge] == CLOSED and edge not in already:
                opened = tuple(sorted((*already, edge, behind(edge))))
                changes = self.intern(self.moves[node.changes], opened)
                if self.is_better(square, load, changes, ap * AP_UNIT + node.squares * SQUARES_UNIT + MOST_LEFT):
                    number = edge % 4
                    self.push(Node(square, load, changes, ap=ap, squares=node.squares, before=node, op=op, number=number))

    def lay_down(self, node: Node) -> None:
        """DT-I6: go on without the load."""
        moves = with_token(self.moves[node.changes], node.load, node.square + LAID)
        changes = self.intern(moves, self.opened[node.changes])
        ap, squares, left = node.ap, node.squares, node.left
        if self.is_better(node.square, NOBODY, changes, ap * AP_UNIT + squares * SQUARES_UNIT + MOST_LEFT - left):
            self.push(Node(node.square, NOBODY, changes, ap=ap, squares=squares, left=left, before=node, op=LAYING))


def behind(edge: Edge) -> Edge:
    """The same edge as seen from the square behind it."""
    return Edge(NEIGHBOURS[edge] * 4 + (edge + 2) % 4)
