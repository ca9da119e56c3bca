"""The step rule, one for everybody: what stops a step, and where one may rest (DT-M2 to DT-M6, DT-F2, DT-K4, DT-K6, DT-K8).

A `Walker` takes the board as it lies: so walk people's characters, and so do computer players think of them. Others walk on a
board that is different in some respect, and say just that: an NPC that thinks has opened portcullises and moved tokens on its
way (search/changes.py), a lower bound is hindered by no load (search/bounds.py), and whoever asks what is in the way imagines
that it is not there (rules/movement.py). `changes` is the number of such a difference; zero is the board as it lies.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import exit_line
from tafelrunde.games.twister.ids import EdgeKind, Edges, Grounds, Kind, Side, Square, Token
from tafelrunde.games.twister.state import Twister

# what kind of entry a square is
BARRED: Final = 0
FREE: Final = 1
CHASM: Final = 2  # a pit to look at closely

NOTHING_KNOWN: Final[list[list[Square] | None]] = [None] * r.SQUARES


class Footing(Listed):
    """The steps of one walker over the board as it lies, once they have been asked for: all its searches share them."""

    settled: list[list[Square] | None] = derived(lambda _: NOTHING_KNOWN[:])  # the same with any load and after any changes
    plain: list[list[Square] | None] = derived(lambda _: NOTHING_KNOWN[:])  # those without a rope, before any changes


class Walker(Listed):
    """Somebody who walks. While a walk goes on, the walker is on no square of the books, or still on its first one."""

    state: Twister
    who: Token
    side: Side = late()
    widest: EdgeKind = late()  # DT-K6: edges up to this kind can be passed
    edges: Edges = late()
    ground: Grounds = late()
    standing: list[Token] = late()
    lying: tuple[Token, ...] = late()
    settled: bool = late(True)  # whether the steps found last are the same with any load and after any changes

    def __post_init__(self) -> None:
        state = self.state
        self.side = state.rules.side[self.who]
        self.widest = r.SLIT if state.rules.kind[self.who] == r.NAGA else r.BROKEN
        self.edges = state.edges
        self.ground = state.ground
        self.standing = state.standing
        self.lying = state.lying

    # --- what may be different ----------------------------------------------------------------------------------------

    def opens(self, edge: i64, changes: i64) -> bool:
        """Whether a closed portcullis is no obstacle."""
        return False

    def tokens(self, square: Square, load: Token, changes: i64) -> list[Token]:
        """What lies on a square: objects and wounded characters, with what lies with them."""
        found: list[Token] = []
        for token in (self.lying[square], self.state.under[square]):
            if token >= 0:
                found.append(token)
                if self.state.load[token] >= 0:
                    found.append(self.state.load[token])
        return found

    def load_of(self, other: Token, load: Token, changes: i64) -> Token:
        """What somebody else carries."""
        return self.state.load[other]

    # --- steps --------------------------------------------------------------------------------------------------------

    def steps(self, square: Square, load: Token, changes: i64 = 0) -> list[Square]:
        """DT-M2, DT-M3, DT-M4, DT-F3, DT-V3: the squares onto which a step is possible, in the order N, E, S, W."""
        found: list[Square] = []
        self.settled = True
        edges = self.edges
        base = square * 4
        edge: i64
        for edge in range(base, base + 4):
            kind = edges[edge]
            if kind > self.widest:
                if kind != r.CLOSED:
                    continue
                self.settled = False
                if not self.opens(edge, changes):
                    continue
            to = r.NEIGHBOURS[edge]
            entry = self.look(to)
            if entry == FREE:
                found.append(to)
            elif entry == CHASM:
                self.settled = False
                if self.crosses(to, load, changes):
                    found.append(to)
        return found

    def look(self, square: Square) -> i64:
        """DT-G9, DT-M3, DT-V3, DT-K8: what kind of entry a square is, whatever the load."""
        ground = self.ground[square]
        if ground == r.DARK:
            return BARRED
        there = self.standing[square]
        if there >= 0 and self.state.rules.side[there] != self.side and self.hinders(square, there):
            return BARRED
        return CHASM if ground == r.PIT and not self.levitates() else FREE

    def hinders(self, square: Square, enemy: Token) -> bool:
        """DT-M3, DT-K4, DT-K8: whether an unwounded enemy on a square is in the way."""
        rules = self.state.rules
        if self.levitates() or (rules.kind[enemy] == r.COLOSSUS and rules.combat[self.who] <= 1):
            return False
        npc = self.state.npc(self.who)
        return npc is None or not npc.passes_enemies or exit_line(square, self.side)

    def levitates(self) -> bool:
        """DT-K8: pits and enemies are no obstacle."""
        return self.state.rules.kind[self.who] == r.WIZARD

    def crosses(self, pit: Square, load: Token, changes: i64) -> bool:
        """DT-M4: with a rope and two points to tie it to, or where a rope lies, or past a friend with one."""
        if self.carries(load, r.ROPE) and self.attachments(pit, load, changes) >= 2:
            return True
        if self.rope_lies(pit, load, changes):
            return True
        there = self.standing[pit]
        if there < 0 or there == self.who or self.state.rules.side[there] != self.side:
            return False
        return self.carries(self.load_of(there, load, changes), r.ROPE)

    def passable(self, edge: i64, changes: i64) -> bool:
        """DT-G8: an open way, at least by now."""
        kind = self.edges[edge]
        return kind <= r.BROKEN or (kind == r.CLOSED and self.opens(edge, changes))

    def attachments(self, pit: Square, load: Token, changes: i64) -> i64:
        """DT-F2: neighbours of a pit through open ways that are floor, gear, line, or a pit with a rope."""
        total = 0
        edge: i64
        for edge in range(pit * 4, pit * 4 + 4):
            if self.passable(edge, changes):
                square = r.NEIGHBOURS[edge]
                ground = self.ground[square]
                if ground == r.PIT:
                    there = self.standing[square]
                    if self.rope_lies(square, load, changes) or (
                        there >= 0 and self.carries(self.load_of(there, load, changes), r.ROPE)
                    ):
                        total += 1
                elif ground != r.DARK:
                    total += 1
        return total

    # --- resting and laying down --------------------------------------------------------------------------------------

    def rests(self, square: Square, load: Token, changes: i64 = 0) -> bool:
        """DT-M6, DT-M8, DT-F4: a valid resting square with this load."""
        there = self.standing[square]
        if (there >= 0 and there != self.who) or exit_line(square, self.side):
            return False
        pit = self.ground[square] == r.PIT
        if self.lying[square] < 0 and not changes:
            return not pit or self.carries(load, r.ROPE)
        if self.lies_enemy(square):
            return False
        tokens = self.tokens(square, load, changes)
        if len(tokens) + (1 if load < 0 else 2) > 2:
            return False
        return not pit or self.carries(load, r.ROPE) or self.has_rope(tokens)

    def lies_enemy(self, square: Square) -> bool:
        """DT-M8: whether a wounded enemy lies on a square: nobody moves those on the way."""
        sides = self.state.rules.side
        foes = 1 - self.side
        first, second = self.lying[square], self.state.under[square]
        return (first >= 0 and sides[first] == foes) or (second >= 0 and sides[second] == foes)

    def may_lie(self, token: Token, square: Square, load: Token, changes: i64 = 0) -> bool:
        """DT-O4, DT-M5: whether a token may be laid here."""
        if exit_line(square, self.side) or not self.lets_lie(token, square, load, changes):
            return False
        total = len(self.tokens(square, load, changes)) + 1
        there = self.standing[square]
        if there >= 0:
            total += 1 if self.load_of(there, load, changes) < 0 else 2
        return total <= 2

    def lets_lie(self, token: Token, square: Square, load: Token, changes: i64 = 0) -> bool:
        """DT-O4: whether the ground lets a token lie here; in exchange for another one the count stays the same."""
        if self.ground[square] != r.PIT:
            return True
        return self.carries(token, r.ROPE) and self.attachments(square, load, changes) >= 2

    # --- ropes --------------------------------------------------------------------------------------------------------

    def carries(self, load: Token, thing: Kind) -> bool:
        """Whether a load is an object of this kind."""
        return r.FIRST_OBJECT <= load < r.FIRST_NPC and self.state.rules.kind[load] == thing

    def rope_lies(self, square: Square, load: Token, changes: i64) -> bool:
        """DT-O10: a rope on this square."""
        if self.lying[square] < 0 and not changes:
            return False
        return self.has_rope(self.tokens(square, load, changes))

    def has_rope(self, tokens: list[Token]) -> bool:
        """Whether one of these tokens is a rope."""
        found = False
        for token in tokens:
            found = found or self.carries(token, r.ROPE)
        return found
