"""The world as an NPC's way has changed it: tokens moved, portcullises opened; and what happens to tokens on the way (DT-I).

A set of changes has a number; zero is the world as it is. The NPC itself must stand on no square of the books meanwhile.
"""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.twister.rules.ground import sees
from tafelrunde.games.twister.rules.way import GETS, GIVES, NO_DEALS, STEP, SWAPS, TAKES, TRADES, Node
from tafelrunde.games.twister.ruleset import (
    BLUE,
    BROKEN,
    CLOSED,
    COLOSSUS,
    DARK,
    FIRST_NPC,
    FIRST_OBJECT,
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

UNLISTED: Final = 99
LAID: Final = 1000  # added to a square on which a load was laid down by DT-I6
UNSEEN: Final = -1  # what kind of entry a square is: not looked at yet,
BARRED: Final = 0  # closed to it,
FREE: Final = 1
CHASM: Final = 2  # a pit to look at closely

Moves = tuple[tuple[int, int], ...]
NO_MOVES: Final[Moves] = ()


def step_off(state: Twister, npc: int) -> bool:
    """Take an NPC out of the books while its thoughts are elsewhere; whether it was in them."""
    square = state.where[npc]
    stood = state.standing[square] == npc
    if stood:
        state.standing[square] = NOBODY
    return stood


def step_back(state: Twister, npc: int, stood: bool) -> None:
    """The counterpart of `step_off`."""
    if stood:
        state.standing[state.where[npc]] = npc


class World(Listed):
    """The board for one NPC, with all sets of changes that its ways have led to."""

    state: Twister
    npc: int
    wanted: int  # DT-Z8: the kind of token that it goes for with a load in its hands
    banned: tuple[int, ...]  # DT-Y9: tokens it leaves alone
    receiver: int  # DT-Y9: who gets the load whatever the ranks
    trail: tuple[int, ...]  # squares it came from earlier in this activation
    card: Npc = late()
    kind: int = late()
    weak: bool = late()
    ranks: list[int] = late()
    edges: tuple[int, ...] = late()
    ground: tuple[int, ...] = late()
    standing: list[int] = late()
    lying: tuple[int, ...] = late()
    widest: int = late()  # DT-K6
    entry: list[int] = late()
    moves: list[Moves] = late()
    opened: list[tuple[int, ...]] = late()
    known: dict[tuple[Moves, tuple[int, ...]], int] = late()
    first_load: int = late()
    laying: bool = late()  # whether loads may be laid down by DT-I6
    swaps: int = late()  # the kinds of tokens for which a load was given up so far, a bit each
    out_load: int = late()  # results of `enter`
    out_changes: int = late()
    out_deals: tuple[tuple[int, int, int], ...] = late()

    def __post_init__(self) -> None:
        rules = self.state.rules
        card = rules.npcs[self.npc - FIRST_NPC]
        self.card = card
        self.kind = rules.kind[self.npc]
        self.weak = rules.combat[self.npc] <= 1
        self.ranks = card.ranks
        self.edges = self.state.edges
        self.ground = self.state.ground
        self.standing = self.state.standing
        self.lying = self.state.lying
        self.widest = SLIT if self.kind == NAGA else BROKEN
        self.entry = [UNSEEN] * SQUARES
        self.moves = [NO_MOVES]
        self.opened = [()]
        self.known = {(NO_MOVES, ()): 0}
        self.first_load = self.state.load[self.npc]
        self.laying = False
        self.swaps = 0
        self.out_load = NOBODY
        self.out_changes = 0
        self.out_deals = NO_DEALS

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

    # --- questions ----------------------------------------------------------------------------------------------------

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
        if entry == UNSEEN:
            entry = self.look(square)
            self.entry[square] = entry
        return self.pit_crossed(square, load, changes) if entry == CHASM else entry == FREE

    def look(self, square: int) -> int:
        """What kind of entry a square is, whatever happens on the way."""
        ground = self.ground[square]
        if ground == DARK:
            return BARRED
        there = self.standing[square]
        if there >= 0 and self.state.rules.side[there] != BLUE and self.kind != WIZARD:
            giant = self.weak and self.state.rules.kind[there] == COLOSSUS
            if not giant and (square < WIDE or not self.card.passes_enemies):
                return BARRED
        return CHASM if ground == PIT and self.kind != WIZARD else FREE

    def pit_crossed(self, square: int, load: int, changes: int) -> bool:
        """DT-M4: with a rope and two attachment points, or where a rope lies, or past a friend with one."""
        if self.carries(load, ROPE) and self.attachments(square, load, changes) >= 2:
            return True
        if self.rope_lies(square, load, changes):
            return True
        there = self.standing[square]
        return there >= 0 and self.state.rules.side[there] == BLUE and self.carries(self.ally_load(there, load, changes), ROPE)

    def attachments(self, pit: int, load: int, changes: int) -> int:
        """DT-F2, with what has changed on the way."""
        total = 0
        for way in range(4):
            if self.passable(pit * 4 + way, changes):
                square = pit + WAYS[way]
                ground = self.ground[square]
                if ground == PIT:
                    there = self.standing[square]
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
        token = state.lying[square]
        if token >= 0:
            self.lies(token, load, moves, found)
            token = state.under[square]
            if token >= 0:
                self.lies(token, load, moves, found)
        for token, place in moves:
            if place == square or place == square + LAID:
                found.append(token)
        return found

    def lies(self, token: int, load: int, moves: Moves, found: list[int]) -> None:
        """A token on the floor, and what it has with it, unless the way has moved them."""
        if token != load and not moved(moves, token):
            found.append(token)
        thing = self.state.load[token]
        if thing >= 0 and thing != load and not moved(moves, thing):
            found.append(thing)

    def rope_lies(self, square: int, load: int, changes: int) -> bool:
        """DT-O10: a rope on this square."""
        if self.lying[square] < 0 and not changes:
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
        return carried if carried != load and not moved(moves, carried) else NOBODY

    def character(self, square: int, node: Node) -> int:
        """The character on a square, or NOBODY."""
        there = self.standing[square]
        if there >= 0:
            return there
        if self.lying[square] < 0 and not node.changes:
            return NOBODY
        for token in self.tokens(square, node.load, node.changes):
            if not FIRST_OBJECT <= token < FIRST_NPC:
                return token
        return NOBODY

    def lies_enemy(self, square: int) -> bool:
        """Whether a wounded enemy lies on a square: nobody moves those on the way."""
        sides = self.state.rules.side
        first, second = self.lying[square], self.state.under[square]
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
        there = self.standing[square]
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
            self.out_changes = self.intern(without(moves, best), self.opened[changes])
            self.out_deals = ((TAKES, best, square),)
            return
        if rank >= self.rank(load):
            return
        self.swaps |= 1 << self.state.rules.goes[best]
        earlier = -1
        here = self.lets_lie(load, square, load, changes)
        before_first = self.wanted >= 0 and self.state.rules.goes[best] == self.wanted
        if before_first or not here:
            earlier = self.last_place(node, square)
        place = earlier if earlier >= 0 else square if here else -1
        if place >= 0:
            self.out_load = best
            self.out_changes = self.intern(with_token(without(moves, best), load, place), self.opened[changes])
            self.out_deals = ((SWAPS, best, place),)

    def was_laid(self, token: int, changes: int) -> bool:
        """DT-I6: what was laid down so that a goal can be reached is not taken up again on that way."""
        laid = False
        if self.laying:
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
                self.out_changes = self.intern(with_token(moves, load, -2 - ally), opened)
                self.out_deals = (*self.out_deals, (GIVES, ally, load))
        elif load < 0:
            if not fixed and theirs not in self.banned and self.ranks[goes[theirs]] < ranks[goes[theirs]]:
                self.out_load = theirs
                self.out_changes = self.intern(without(moves, theirs), opened)
                self.out_deals = (*self.out_deals, (GETS, ally, theirs))
        elif not fixed and theirs not in self.banned:
            own = min(self.ranks[goes[load]], ranks[goes[theirs]])
            swapped = (self.ranks[goes[theirs]], ranks[goes[load]])
            best = min(swapped)
            if best < own and swapped[0] != swapped[1]:
                self.out_load = theirs
                self.out_changes = self.intern(with_token(without(moves, theirs), load, -2 - ally), opened)
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


def moved(moves: Moves, token: int) -> bool:
    """Whether a token is somewhere else now."""
    found = False
    for other, _ in moves:
        found = found or other == token
    return found


def without(moves: Moves, token: int) -> Moves:
    """A token is no longer where it was moved to."""
    if not moved(moves, token):
        return moves
    return tuple([move for move in moves if move[0] != token])


def with_token(moves: Moves, token: int, place: int) -> Moves:
    """A token is there now."""
    return tuple(sorted([*without(moves, token), (token, place)]))
