"""An NPC in thought: the board as its way has changed it, and what happens to tokens on the way (DT-I).

On its way tokens are moved and portcullises opened. A set of such changes has a number; zero is the board as it lies. The NPC
itself must stand on no square of the books meanwhile (`step_off`).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import sees
from tafelrunde.games.twister.ids import Direction, Edge, Kind, Square, Token
from tafelrunde.games.twister.search.ways import GETS, GIVES, NO_DEALS, STEP, SWAPS, TAKES, TRADES, Deal, Deals, Node
from tafelrunde.games.twister.state import Twister
from tafelrunde.games.twister.steps import Footing, Walker

LAID: Final = 1000  # added to a square on which a load was laid down by DT-I6

Moves = tuple[tuple[Token, i64], ...]  # where each moved token is now: a square, or -2 - bearer
NO_MOVES: Final[Moves] = ()


def step_off(state: Twister, npc: Token) -> bool:
    """Take an NPC out of the books while its thoughts are elsewhere; whether it was in them."""
    square = state.where[npc]
    stood = state.standing[square] == npc
    if stood:
        state.standing[square] = r.NOBODY
    return stood


def step_back(state: Twister, npc: Token, stood: bool) -> None:
    """The counterpart of `step_off`."""
    if stood:
        state.standing[state.where[npc]] = npc


class Traveller(Walker):
    """One NPC, with all sets of changes that its ways have led to."""

    ap: i64
    left: i64  # steps of a move that has begun
    drops: bool = False  # DT-I6: whether loads may be laid down
    coarse: bool = False  # DT-P16: labels by the edges of the square only
    wanted: Kind = r.NO_KIND  # DT-Z8: the kind of token that it goes for with a load in its hands
    banned: tuple[Token, ...] = ()  # DT-Y9: tokens it leaves alone
    receiver: Token = r.NOBODY  # DT-Y9: who gets the load whatever the ranks
    trail: tuple[Square, ...] = ()  # squares it came from earlier in this activation
    footing: Footing | None = None
    card: r.Npc = late()
    ranks: list[i64] = late()
    moves: list[Moves] = late()  # of each set of changes
    opened: list[tuple[Edge, ...]] = late()
    numbers: dict[tuple[Moves, tuple[Edge, ...]], i64] = late()
    first_load: Token = late()
    settled_steps: list[list[Square] | None] = late()  # of the footing
    plain_steps: list[list[Square] | None] = late()
    swaps: i64 = late(0)  # the kinds of tokens for which a load was given up so far, a bit each
    out_load: Token = late(r.NOBODY)  # results of `enter`
    out_changes: i64 = late(0)
    out_deals: Deals = late(NO_DEALS)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.card = self.state.rules.npcs[self.who - r.FIRST_NPC]
        self.ranks = self.card.ranks
        self.moves = [NO_MOVES]
        self.opened = [()]
        self.numbers = {(NO_MOVES, ()): 0}
        self.first_load = self.state.load[self.who]
        footing = self.footing
        if footing is None:
            footing = Footing()
        self.settled_steps = footing.settled
        self.plain_steps = footing.plain

    def intern(self, moves: Moves, opened: tuple[Edge, ...]) -> i64:
        """The number of a set of changes."""
        key = (moves, opened)
        found = self.numbers.get(key, -1)
        if found < 0:
            found = len(self.moves)
            self.numbers[key] = found
            self.moves.append(moves)
            self.opened.append(opened)
        return found

    def steps(self, square: Square, load: Token, changes: i64 = 0) -> list[Square]:
        """The same, remembered: most squares have neither a pit nor a closed portcullis beside them."""
        found = self.settled_steps[square]
        if found is None:
            plain = not changes and not self.carries(load, r.ROPE)
            if plain:
                found = self.plain_steps[square]
            if found is None:
                found = super().steps(square, load, changes)
                if self.settled:
                    self.settled_steps[square] = found
                elif plain:
                    self.plain_steps[square] = found
        return found

    # --- what is different --------------------------------------------------------------------------------------------

    def opens(self, edge: i64, changes: i64) -> bool:
        return edge in self.opened[changes]

    def tokens(self, square: Square, load: Token, changes: i64) -> list[Token]:
        moves = self.moves[changes]
        found: list[Token] = []
        token = self.lying[square]
        if token >= 0:
            self.lies(token, load, moves, found)
            token = self.state.under[square]
            if token >= 0:
                self.lies(token, load, moves, found)
        for token, place in moves:
            if place == square or place == square + LAID:
                found.append(token)
        return found

    def lies(self, token: Token, load: Token, moves: Moves, found: list[Token]) -> None:
        """A token on the floor, and what it has with it, unless the way has moved them."""
        if token != load and not moved(moves, token):
            found.append(token)
        thing = self.state.load[token]
        if thing >= 0 and thing != load and not moved(moves, thing):
            found.append(thing)

    def load_of(self, other: Token, load: Token, changes: i64) -> Token:
        moves = self.moves[changes]
        for token, place in moves:
            if place == -2 - other:
                return token
        carried = self.state.load[other]
        return carried if carried != load and not moved(moves, carried) else r.NOBODY

    # --- questions ----------------------------------------------------------------------------------------------------

    def character(self, square: Square, node: Node) -> Token:
        """The character on a square, or NOBODY."""
        there = self.standing[square]
        if there >= 0:
            return there
        if self.lying[square] < 0 and not node.changes:
            return r.NOBODY
        for token in self.tokens(square, node.load, node.changes):
            if not r.FIRST_OBJECT <= token < r.FIRST_NPC:
                return token
        return r.NOBODY

    def sees(self, node: Node, direction: Direction) -> Token:
        """DT-L1: the first character in a direction, after what has happened on the way."""
        load = node.load
        if not self.moves[node.changes] and not self.opened[node.changes] and (load < r.FIRST_NPC or load == self.first_load):
            return sees(self.state, node.square, direction)
        at = node.square
        first = True
        while True:
            edge = Edge(at * 4 + direction)
            if not self.passable(edge, node.changes) and not (self.edges[edge] == r.SLIT and first):
                return r.NOBODY
            at = r.NEIGHBOURS[edge]
            if self.ground[at] == r.DARK:
                return r.NOBODY
            first = False
            there = self.character(at, node)
            if there >= 0:
                return there

    # --- tokens on the way (DT-I) -------------------------------------------------------------------------------------

    def rank(self, token: Token) -> i64:
        """DT-I: the place of a token in the NPC's list; UNLISTED without one."""
        return self.ranks[self.state.rules.goes[token]]

    def enter(self, node: Node, square: Square) -> None:
        """DT-I1 to DT-I8: what happens to tokens on entering a square; the result lies in `out_...`."""
        self.out_load = node.load
        self.out_changes = node.changes
        self.out_deals = NO_DEALS
        if square < r.WIDE:
            return
        state = self.state
        if state.lying[square] >= 0 or node.changes:
            self.pick(node, square)
        there = state.standing[square]
        if there >= r.FIRST_NPC:
            self.deal(square, there)

    def pick(self, node: Node, square: Square) -> None:
        """DT-I1, DT-I2, DT-I3, DT-Z8, DT-O10: the best-ranked token that lies here, if it is better than the load."""
        load, changes = node.load, node.changes
        tokens = self.tokens(square, load, changes)
        if not tokens:
            return
        best = r.NOBODY
        rank = r.UNLISTED
        occupied = False
        if self.ground[square] == r.PIT:
            occupied = self.character(square, node) >= 0
        for token in tokens:
            goes = self.state.rules.goes[token]
            if goes < 0 or token in self.banned or (occupied and goes == r.ROPE) or self.was_laid(token, changes):
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
            self.out_deals = (Deal(TAKES, best, square),)
            return
        if rank >= self.rank(load):
            return
        self.swaps |= 1 << self.state.rules.goes[best]
        earlier = r.AWAY
        here = self.lets_lie(load, square, load, changes)
        before_first = self.wanted >= 0 and self.state.rules.goes[best] == self.wanted
        if before_first or not here:
            earlier = self.last_place(node, square)
        place = earlier if earlier >= 0 else square if here else r.AWAY
        if place >= 0:
            self.out_load = best
            self.out_changes = self.intern(with_token(without(moves, best), load, place), self.opened[changes])
            self.out_deals = (Deal(SWAPS, best, place),)

    def was_laid(self, token: Token, changes: i64) -> bool:
        """DT-I6: what was laid down so that a goal can be reached is not taken up again on that way."""
        laid = False
        if self.drops:
            for moved, place in self.moves[changes]:
                laid = laid or (moved == token and place >= LAID)
        return laid

    def last_place(self, node: Node, square: Square) -> Square:
        """DT-Z8: the last earlier square of the way where the load may lie; AWAY without one."""
        load, changes = node.load, node.changes
        at: Node | None = node
        while at is not None:
            if at.square != square and self.may_lie(load, at.square, load, changes):
                return at.square
            at = at.before
        for earlier in reversed(self.trail):
            if earlier != square and self.may_lie(load, earlier, load, changes):
                return earlier
        return r.AWAY

    def deal(self, square: Square, ally: Token) -> None:
        """DT-I4, DT-I5, DT-I7, DT-I8, DT-Y9: loads change hands between NPCs."""
        load, changes = self.out_load, self.out_changes
        theirs = self.load_of(ally, load, changes)
        if load < 0 and theirs < 0:
            return
        ranks = self.state.rules.npcs[ally - r.FIRST_NPC].ranks
        goes = self.state.rules.goes
        moves, opened = self.moves[changes], self.opened[changes]
        fixed = self.ground[square] == r.PIT and self.carries(theirs, r.ROPE)
        if theirs < 0:
            if (ally == self.receiver or ranks[goes[load]] < self.ranks[goes[load]]) and not self.tokens(square, load, changes):
                self.out_load = r.NOBODY
                self.out_changes = self.intern(with_token(moves, load, -2 - ally), opened)
                self.out_deals = (*self.out_deals, Deal(GIVES, ally, square))
        elif load < 0:
            if not fixed and theirs not in self.banned and self.ranks[goes[theirs]] < ranks[goes[theirs]]:
                self.out_load = theirs
                self.out_changes = self.intern(without(moves, theirs), opened)
                self.out_deals = (*self.out_deals, Deal(GETS, ally, square))
        elif not fixed and theirs not in self.banned:
            own = min(self.ranks[goes[load]], ranks[goes[theirs]])
            swapped = (self.ranks[goes[theirs]], ranks[goes[load]])
            best = min(swapped)
            if best < own and swapped[0] != swapped[1]:
                self.out_load = theirs
                self.out_changes = self.intern(with_token(without(moves, theirs), load, -2 - ally), opened)
                self.out_deals = (*self.out_deals, Deal(TRADES, ally, square))

    # --- ends of ways -------------------------------------------------------------------------------------------------

    def ends(self, node: Node) -> bool:
        """DT-M7: it rests here, or the steps left lead to a square where it can."""
        if self.rests(node.square, node.load, node.changes):
            return True
        ring = [node]
        for _ in range(node.left):
            further: list[Node] = []
            for at in ring:
                for to in self.steps(at.square, at.load, at.changes):
                    if to < r.WIDE:
                        continue
                    self.enter(at, to)
                    if self.rests(to, self.out_load, self.out_changes):
                        return True
                    further.append(Node(to, self.out_load, self.out_changes, before=at, op=STEP))
            ring = further
        return False


def moved(moves: Moves, token: Token) -> bool:
    """Whether a token is somewhere else now."""
    found = False
    for other, _ in moves:
        found = found or other == token
    return found


def without(moves: Moves, token: Token) -> Moves:
    """A token is no longer where it was moved to."""
    if not moved(moves, token):
        return moves
    return tuple([move for move in moves if move[0] != token])


def with_token(moves: Moves, token: Token, place: i64) -> Moves:
    """A token is there now."""
    return tuple(sorted([*without(moves, token), (token, place)]))
