"""The NPC's search for ways: all squares it can reach, in the order of the proximity rules (DT-P3 to DT-P5, DT-P16, DT-I).

A node is a square with what the way there cost and what it changed: the load, tokens moved, portcullises opened. While a
search looks around, the NPC itself stands on no square of the books (`Search` lifts it, `close` puts it back).

Ruling: on one way at most one load is laid down by DT-I6, and it is not taken up again on that way; such a search keeps its
labels as the approach does (DT-P16 b), but also by how many tokens were laid on the square.
"""

from typing import Final

from tafelrunde.games.twister.effects import lift
from tafelrunde.games.twister.rules.ground import sees
from tafelrunde.games.twister.ruleset import (
    BLUE,
    BROKEN,
    CLOSED,
    COLOSSUS,
    DARK,
    FIRST_NPC,
    FIRST_OBJECT,
    KEY,
    NAGA,
    PIT,
    ROPE,
    SLIT,
    SQUARES,
    WAYS,
    WIDE,
    WIZARD,
)
from tafelrunde.games.twister.state import NOBODY, Twister

START: Final = 0  # a new move begins
STEP: Final = 1  # one square further
JUMP: Final = 2  # over a pit; the number is the pit
OPENING: Final = 3  # a portcullis; the number is the direction
SMASHING: Final = 4
LAYING: Final = 5  # the load is laid down
HERE: Final = 6  # where it begins

UNLISTED: Final = 99
LAID: Final = 1000  # added to a square on which a load was laid down by DT-I6

# deals: what happens to tokens on entering a square, as (what, token, place)
TAKES: Final = 0
SWAPS: Final = 1  # the old load is laid on the place
GIVES: Final = 2  # to the ally `token`
GETS: Final = 3  # from the ally `token`
TRADES: Final = 4  # with the ally `token`


class Node:
    """A place on a way."""

    def __init__(
        self,
        square: int,
        left: int,
        ap: int,
        squares: int,
        load: int,
        changes: int,
        before: "Node | None",
        op: int,
        number: int,
        deals: tuple[tuple[int, int, int], ...],
    ) -> None:
        self.square = square
        self.left = left  # steps of the move that has begun
        self.ap = ap
        self.squares = squares
        self.load = load
        self.changes = changes  # which set of changes: an index of the search
        self.before = before
        self.op = op
        self.number = number
        self.deals = deals


Moves = tuple[tuple[int, int], ...]
NO_MOVES: Final[Moves] = ()
NO_DEALS: Final[tuple[tuple[int, int, int], ...]] = ()


class Search:
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
        rules = state.rules
        card = rules.npcs[npc - FIRST_NPC]
        self.state = state
        self.npc = npc
        self.ap = ap
        self.drops = drops  # DT-I6
        self.coarse = coarse or drops  # DT-P16: labels by the edges of the square only
        self.wanted = wanted  # DT-Z8: the kind of token that it goes for with a load in its hands
        self.banned = banned  # DT-Y9: tokens it leaves alone
        self.receiver = receiver  # DT-Y9: who gets the load whatever the ranks
        self.trail = trail  # squares it came from earlier in this activation
        self.card = card
        self.kind = rules.kind[npc]
        self.movement = rules.movement[npc]
        self.weak = rules.combat[npc] <= 1
        self.ranks = card.ranks
        self.edges = state.edges
        self.ground = state.ground
        self.widest = SLIT if self.kind == NAGA else BROKEN  # DT-K6
        self.entry = [-1] * SQUARES  # 0: closed to it, 1: free, 2: a pit to look at closely
        self.moves: list[Moves] = [NO_MOVES]
        self.opened: list[tuple[int, ...]] = [()]
        self.known: dict[tuple[Moves, tuple[int, ...]], int] = {(NO_MOVES, ()): 0}
        self.labels: dict[int, list[tuple[int, int, int]]] = {}
        self.nodes: list[Node] = []
        self.queue: dict[int, list[Node]] = {}
        self.widths = [0] * (ap + 2)
        self.first_load = state.load[npc]
        self.out_load = NOBODY  # results of `enter`
        self.out_changes = 0
        self.out_deals = NO_DEALS
        start = state.where[npc]
        self.lifted = state.standing[start] == npc
        if self.lifted:
            lift(state, npc)
        self.push(start, left, 0, 0, self.first_load, 0, None, HERE, 0, NO_DEALS)
        self.run()
        self.start = self.nodes[0]

    def close(self) -> None:
        """Put the NPC back into the books."""
        if self.lifted:
            self.state.standing[self.start.square] = self.npc

    # --- the queue ----------------------------------------------------------------------------------------------------

    def push(
        self,
        square: int,
        left: int,
        ap: int,
        squares: int,
        load: int,
        changes: int,
        before: Node | None,
        op: int,
        number: int,
        deals: tuple[tuple[int, int, int], ...],
    ) -> None:
        """DT-P16: a new node, unless something known is at least as good in all of AP, squares and steps left."""
        mark = changes
        if self.coarse and changes:
            mark = 0
            base = square * 4
            for edge in self.opened[changes]:
                if base <= edge < base + 4:
                    mark |= 1 << (edge - base)
            if self.drops:
                for _, place in self.moves[changes]:
                    if place == square or place == square + LAID:
                        mark += 16
        key = (mark * 128 + load + 1) * SQUARES + square
        labels = self.labels.get(key)
        if labels is None:
            self.labels[key] = [(ap, squares, left)]
        else:
            for label in labels:
                if label[0] <= ap and label[1] <= squares and label[2] >= left:
                    return
            labels.append((ap, squares, left))
        node = Node(square, left, ap, squares, load, changes, before, op, number, deals)
        place = ap * 1024 + squares
        bucket = self.queue.get(place)
        if bucket is None:
            self.queue[place] = [node]
            if squares > self.widths[ap]:
                self.widths[ap] = squares
        else:
            bucket.append(node)

    def run(self) -> None:
        """Best first by AP, then by squares; of equals the first generated."""
        ap = 0
        while ap <= self.ap:
            squares = 0
            while squares <= self.widths[ap]:
                bucket = self.queue.get(ap * 1024 + squares)
                if bucket is not None:
                    for node in bucket:  # it may grow meanwhile
                        self.nodes.append(node)
                        self.expand(node)
                squares += 1
            ap += 1

    def expand(self, node: Node) -> None:
        """All that can come next: steps, a new move, jumps, portcullises, laying the load down."""
        square = node.square
        if square < WIDE:  # the line through which it leaves
            return
        if node.left > 0:
            self.steps(node)
        if node.ap < self.ap and self.rests(node.square, node.load, node.changes):
            ap = node.ap + 1
            if node.left < self.movement:
                self.push(square, self.movement, ap, node.squares, node.load, node.changes, node, START, 0, NO_DEALS)
            base = square * 4
            for way in range(4):
                if self.passable(base + way, node.changes) and self.ground[square + WAYS[way]] == PIT:
                    self.leaps(node, square + WAYS[way])
            if self.card.innate_key or self.carries(node.load, KEY):
                self.gates(node, OPENING)
            if self.card.path_breaker:
                self.gates(node, SMASHING)
        if (
            self.drops
            and node.load >= 0
            and not self.has_laid(node)
            and self.may_lie(node.load, square, node.load, node.changes)
        ):
            moves = _with(self.moves[node.changes], node.load, square + LAID)
            changes = self.intern(moves, self.opened[node.changes])
            self.push(square, node.left, node.ap, node.squares, NOBODY, changes, node, LAYING, 0, NO_DEALS)

    def has_laid(self, node: Node) -> bool:
        """DT-I6: whether a load was laid down on the way."""
        laid = False
        for _, place in self.moves[node.changes]:
            laid = laid or place >= LAID
        return laid

    def steps(self, node: Node) -> None:
        """DT-M2 to DT-M4: one square further, in each direction."""
        base = node.square * 4
        for way in range(4):
            edge = self.edges[base + way]
            if edge > self.widest and not (edge == CLOSED and base + way in self.opened[node.changes]):
                continue
            to = node.square + WAYS[way]
            if not self.enterable(to, node.load, node.changes):
                continue
            if to >= WIDE and (node.changes or self.state.lying[to] >= 0 or self.state.standing[to] >= 0):
                self.enter(node, to)
            else:
                self.out_load = node.load
                self.out_changes = node.changes
                self.out_deals = NO_DEALS
            left, squares = node.left - 1, node.squares + 1
            self.push(to, left, node.ap, squares, self.out_load, self.out_changes, node, STEP, way, self.out_deals)

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
                if self.state.standing[to] >= 0 or self.lies_enemy(to):
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

    def intern(self, moves: Moves, opened: tuple[int, ...]) -> int:
        """The number of a set of changes."""
        key = (moves, opened)
        found = self.known.get(key, -1)
        if found < 0:
            found = len(self.moves)
            self.known[key] = found
            self.moves.append(moves)
            self.opened.append(opened)
        return found

    # --- the world as a node sees it ----------------------------------------------------------------------------------

    def passable(self, edge: int, changes: int) -> bool:
        """DT-G8: open, or opened on the way."""
        kind = self.edges[edge]
        return kind <= BROKEN or (kind == CLOSED and edge in self.opened[changes])

    def carries(self, load: int, object: int) -> bool:
        """Whether a load is an object of this kind."""
        return FIRST_OBJECT <= load < FIRST_NPC and self.state.rules.kind[load] == object

    def enterable(self, square: int, load: int, changes: int) -> bool:
        """DT-M2 to DT-M4, DT-V3: whether a step onto this square is possible."""
        entry = self.entry[square]
        if entry < 0:
            entry = self.look(square)
            self.entry[square] = entry
        if entry == 2:
            return self.pit_crossed(square, load, changes)
        return entry == 1

    def look(self, square: int) -> int:
        """What kind of entry a square is, whatever happens on the way."""
        ground = self.ground[square]
        if ground == DARK:
            return 0
        there = self.state.standing[square]
        if there >= 0 and self.state.rules.side[there] != BLUE and self.kind != WIZARD:
            giant = self.weak and self.state.rules.kind[there] == COLOSSUS
            if not giant and (square < WIDE or not self.card.passes_enemies):
                return 0
        return 2 if ground == PIT and self.kind != WIZARD else 1

    def pit_crossed(self, square: int, load: int, changes: int) -> bool:
        """DT-M4: with a rope and two attachment points, or where a rope lies, or past a friend with one."""
        if self.carries(load, ROPE) and self.attachments(square, load, changes) >= 2:
            return True
        if self.rope_lies(square, load, changes):
            return True
        there = self.state.standing[square]
        return there >= 0 and self.state.rules.side[there] == BLUE and self.carries(self.ally_load(there, load, changes), ROPE)

    def attachments(self, pit: int, load: int, changes: int) -> int:
        """DT-F2, with what has changed on the way."""
        total = 0
        for way in range(4):
            if self.passable(pit * 4 + way, changes):
                square = pit + WAYS[way]
                ground = self.ground[square]
                if ground == PIT:
                    there = self.state.standing[square]
                    if self.rope_lies(square, load, changes) or (
                        there >= 0 and self.carries(self.ally_load(there, load, changes), ROPE)
                    ):
                        total += 1
                elif ground != DARK:
                    total += 1
        return total

    def tokens(self, square: int, load: int, changes: int) -> list[int]:
        """What lies on a square: objects and wounded characters."""
        state = self.state
        moves = self.moves[changes]
        found: list[int] = []
        for token in (state.lying[square], state.under[square]):
            if token < 0:
                continue
            if token != load and not _moved(moves, token):
                found.append(token)
            thing = state.load[token]
            if thing >= 0 and thing != load and not _moved(moves, thing):
                found.append(thing)
        for token, place in moves:
            if place == square or place == square + LAID:
                found.append(token)
        return found

    def rope_lies(self, square: int, load: int, changes: int) -> bool:
        """DT-O10: a rope on this square."""
        if self.state.lying[square] < 0 and not changes:
            return False
        return self.has_rope(self.tokens(square, load, changes))

    def has_rope(self, tokens: list[int]) -> bool:
        """Whether one of these tokens is a rope."""
        found = False
        for token in tokens:
            found = found or self.carries(token, ROPE)
        return found

    def ally_load(self, ally: int, load: int, changes: int) -> int:
        """What an ally carries after what has happened on the way."""
        moves = self.moves[changes]
        for token, place in moves:
            if place == -2 - ally:
                return token
        carried = self.state.load[ally]
        return carried if carried != load and not _moved(moves, carried) else NOBODY

    def character(self, square: int, node: Node) -> int:
        """The character on a square, or NOBODY."""
        there = self.state.standing[square]
        if there >= 0:
            return there
        if self.state.lying[square] < 0 and not node.changes:
            return NOBODY
        for token in self.tokens(square, node.load, node.changes):
            if not FIRST_OBJECT <= token < FIRST_NPC:
                return token
        return NOBODY

    def lies_enemy(self, square: int) -> bool:
        """Whether a wounded enemy lies on a square: nobody moves those on the way."""
        sides = self.state.rules.side
        first, second = self.state.lying[square], self.state.under[square]
        return (first >= 0 and sides[first] == 0) or (second >= 0 and sides[second] == 0)

    def rests(self, square: int, load: int, changes: int) -> bool:
        """DT-M6: a valid resting square."""
        state = self.state
        if state.standing[square] >= 0 or square < WIDE:
            return False
        pit = self.ground[square] == PIT
        if state.lying[square] < 0 and not changes:
            return not pit or self.carries(load, ROPE)
        if self.lies_enemy(square):
            return False
        tokens = self.tokens(square, load, changes)
        if len(tokens) + (1 if load < 0 else 2) > 2:
            return False
        return not pit or self.carries(load, ROPE) or self.has_rope(tokens)

    def may_lie(self, token: int, square: int, load: int, changes: int) -> bool:
        """DT-O4, DT-M5: whether a token may be laid here."""
        if square < WIDE:
            return False
        if self.ground[square] == PIT and not (self.carries(token, ROPE) and self.attachments(square, load, changes) >= 2):
            return False
        total = len(self.tokens(square, load, changes)) + 1
        there = self.state.standing[square]
        if there >= 0:
            total += 1 if self.ally_load(there, load, changes) < 0 else 2
        return total <= 2

    def sees(self, node: Node, way: int) -> int:
        """DT-L1: the first character in a direction, after what has happened on the way."""
        load = node.load
        if not self.moves[node.changes] and not self.opened[node.changes] and (load < FIRST_NPC or load == self.first_load):
            return sees(self.state, node.square, way)
        at = node.square
        first = True
        while True:
            edge = at * 4 + way
            if not self.passable(edge, node.changes) and not (self.edges[edge] == SLIT and first):
                return NOBODY
            at += WAYS[way]
            if self.ground[at] == DARK:
                return NOBODY
            first = False
            there = self.character(at, node)
            if there >= 0:
                return there

    # --- tokens on the way (DT-I) -------------------------------------------------------------------------------------

    def rank(self, token: int) -> int:
        """DT-I: the place of a token in the NPC's list; UNLISTED without one."""
        return self.ranks[self.state.rules.goes[token]]

    def enter(self, node: Node, square: int) -> None:
        """DT-I1 to DT-I8: what happens to tokens on entering a square; the result lies in `out_...`."""
        self.out_load = node.load
        self.out_changes = node.changes
        self.out_deals = NO_DEALS
        if square < WIDE:
            return
        state = self.state
        if state.lying[square] >= 0 or node.changes:
            self.pick(node, square)
        there = state.standing[square]
        if there >= FIRST_NPC:
            self.deal(square, there)

    def pick(self, node: Node, square: int) -> None:
        """DT-I1, DT-I2, DT-I3, DT-Z8, DT-O10: the best-ranked token that lies here, if it is better than the load."""
        load, changes = node.load, node.changes
        tokens = self.tokens(square, load, changes)
        if not tokens:
            return
        best = NOBODY
        rank = UNLISTED
        occupied = False
        if self.ground[square] == PIT:
            occupied = self.character(square, node) >= 0
        for token in tokens:
            goes = self.state.rules.goes[token]
            if goes < 0 or token in self.banned or (occupied and goes == ROPE) or self.was_laid(token, changes):
                continue
            if self.ranks[goes] < rank:
                best = token
                rank = self.ranks[goes]
        if best < 0:
            return
        moves = self.moves[changes]
        if load < 0:
            self.out_load = best
            self.out_changes = self.intern(_without(moves, best), self.opened[changes])
            self.out_deals = ((TAKES, best, square),)
            return
        if rank >= self.rank(load):
            return
        earlier = -1
        here = self.lets_lie(load, square, load, changes)
        before_first = self.wanted >= 0 and self.state.rules.goes[best] == self.wanted
        if before_first or not here:
            earlier = self.last_place(node, square)
        place = earlier if earlier >= 0 else square if here else -1
        if place >= 0:
            self.out_load = best
            self.out_changes = self.intern(_with(_without(moves, best), load, place), self.opened[changes])
            self.out_deals = ((SWAPS, best, place),)

    def was_laid(self, token: int, changes: int) -> bool:
        """DT-I6: what was laid down so that a goal can be reached is not taken up again on that way."""
        laid = False
        if self.drops:
            for moved, place in self.moves[changes]:
                laid = laid or (moved == token and place >= LAID)
        return laid

    def lets_lie(self, token: int, square: int, load: int, changes: int) -> bool:
        """DT-O4: whether the ground lets a token lie here; in exchange for another one the count stays the same."""
        if self.ground[square] != PIT:
            return True
        return self.carries(token, ROPE) and self.attachments(square, load, changes) >= 2

    def last_place(self, node: Node, square: int) -> int:
        """DT-Z8: the last earlier square of the way where the load may lie; -1 without one."""
        load, changes = node.load, node.changes
        at: Node | None = node
        while at is not None:
            if at.square != square and self.may_lie(load, at.square, load, changes):
                return at.square
            at = at.before
        for earlier in reversed(self.trail):
            if earlier != square and self.may_lie(load, earlier, load, changes):
                return earlier
        return -1

    def deal(self, square: int, ally: int) -> None:
        """DT-I4, DT-I5, DT-I7, DT-I8, DT-Y9: loads change hands between NPCs."""
        load, changes = self.out_load, self.out_changes
        theirs = self.ally_load(ally, load, changes)
        if load < 0 and theirs < 0:
            return
        ranks = self.state.rules.npcs[ally - FIRST_NPC].ranks
        goes = self.state.rules.goes
        moves, opened = self.moves[changes], self.opened[changes]
        fixed = self.ground[square] == PIT and self.carries(theirs, ROPE)
        if theirs < 0:
            if (ally == self.receiver or ranks[goes[load]] < self.ranks[goes[load]]) and not self.tokens(square, load, changes):
                self.out_load = NOBODY
                self.out_changes = self.intern(_with(moves, load, -2 - ally), opened)
                self.out_deals = (*self.out_deals, (GIVES, ally, load))
        elif load < 0:
            if not fixed and theirs not in self.banned and self.ranks[goes[theirs]] < ranks[goes[theirs]]:
                self.out_load = theirs
                self.out_changes = self.intern(_without(moves, theirs), opened)
                self.out_deals = (*self.out_deals, (GETS, ally, theirs))
        elif not fixed and theirs not in self.banned:
            own = min(self.ranks[goes[load]], ranks[goes[theirs]])
            swapped = (self.ranks[goes[theirs]], ranks[goes[load]])
            best = min(swapped)
            if best < own and swapped[0] != swapped[1]:
                self.out_load = theirs
                self.out_changes = self.intern(_with(_without(moves, theirs), load, -2 - ally), opened)
                self.out_deals = (*self.out_deals, (TRADES, ally, theirs))

    # --- ends of ways -------------------------------------------------------------------------------------------------

    def ends(self, node: Node) -> bool:
        """DT-M7: it rests here, or the steps left lead to a square where it can."""
        if self.rests(node.square, node.load, node.changes):
            return True
        ring = [node]
        for _ in range(node.left):
            further: list[Node] = []
            for at in ring:
                base = at.square * 4
                for way in range(4):
                    edge = self.edges[base + way]
                    if edge > self.widest and not (edge == CLOSED and base + way in self.opened[at.changes]):
                        continue
                    to = at.square + WAYS[way]
                    if to < WIDE or not self.enterable(to, at.load, at.changes):
                        continue
                    self.enter(at, to)
                    if self.rests(to, self.out_load, self.out_changes):
                        return True
                    further.append(Node(to, 0, 0, 0, self.out_load, self.out_changes, at, STEP, way, NO_DEALS))
            ring = further
        return False


def path(node: Node) -> list[Node]:
    """The nodes of a way, from the start."""
    found: list[Node] = []
    at: Node | None = node
    while at is not None:
        found.append(at)
        at = at.before
    found.reverse()
    return found


def way_squares(node: Node) -> tuple[int, ...]:
    """The squares of a way, from the start; a jump also shows its pit."""
    found: list[int] = []
    for at in path(node):
        if at.op == JUMP:
            found.append(at.number)
        if not found or found[-1] != at.square:
            found.append(at.square)
    return tuple(found)


def _moved(moves: Moves, token: int) -> bool:
    found = False
    for moved, _ in moves:
        found = found or moved == token
    return found


def _without(moves: Moves, token: int) -> Moves:
    if not _moved(moves, token):
        return moves
    return tuple([move for move in moves if move[0] != token])


def _with(moves: Moves, token: int, place: int) -> Moves:
    return tuple(sorted([*_without(moves, token), (token, place)]))
