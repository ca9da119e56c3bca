"""Pruning: of all the walks that come to one place, a search follows only those that hold what others there do not.

A walk that is not shorter than another one, and holds no more than it of anything that still counts, can hardly reach a goal
that the other misses. Hardly: it may have used other corridors. So two better walks are needed to stop one while there are few
of them at its place. The numbers were found by counting the goals that a short search misses (benchmarks/mapmasters_goals.py).
"""

from typing import Final, NewType

from mypy_extensions import i64

from tafelrunde.engine import Fixed, Listed, derived, late
from tafelrunde.games.mapmasters.ids import BARREL, ITEM_KINDS, ITEMS, TOKENS, Space, Symbol
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.walk import Walk
from tafelrunde.games.mapmasters.ruleset import BYTE, HARD, Amounts, counted, packed
from tafelrunde.games.mapmasters.search.goals_ahead import EXITS, STOPS, Goal, exit_of

Place = NewType("Place", i64)  # where a walk is, in one number
GUARDS: Final = 0x808080808080  # the highest bit of each byte stays free, so that all six can be compared at once
MOST: Final = 0x7F7F7F7F7F7F
RELICS: Final = 16  # the bit of the first artifact
TOKEN_BITS: Final = (1 << ITEMS) - 1
SPARE: Final = 1  # so many of each kind may be of use on the way
SHORTER: Final = 8  # by so much a walk must be shorter than a rival that holds more
CROWD: Final = 3  # so many times as many walks as are kept in any case


def place_of(at: i64, space: Space, spot: tuple[i64, i64, i64]) -> Place:
    """Where a walk is: in which way, on which space, and its numbers `a`, `b` and `c`, which may be NONE."""
    a, b, c = spot
    return Place(at | space << 4 | (a + 1) << 10 | (b + 1) << 20 | (c + 1) << 30)


class Stand(Fixed):
    """A place to which a walk has come, with what it holds there."""

    place: Place
    rights: i64  # tokens, books and artifacts, a bit each
    items: i64  # a byte each
    cost: i64  # of the way

    def same(self, other: "Stand") -> bool:
        """Whether two walks stand alike."""
        return (
            self.place == other.place and self.rights == other.rights and self.items == other.items and self.cost == other.cost
        )


def stand_of(walk: Walk) -> Stand:
    """Where a walk stands."""
    return Stand(
        place_of(walk.at, walk.space, (walk.a, walk.b, walk.c)),
        walk.tokens | walk.books << ITEMS | walk.artifacts << RELICS,
        walk.found - walk.spent,
        walk.cost,
    )


class Pruning(Listed):
    """The walks of one search, by the places to which they came. `keep`: how many are followed at each place in any case."""

    ground: Ground
    keep: i64
    seen: dict[Place, list[Stand]] = late({})
    hard: bool = derived(lambda self: self.ground.rules.difficulty == HARD)
    matters: i64 = late(MOST)  # a byte for each kind of item that counts
    most: i64 = late(MOST)  # so many of each kind count; more may never be used
    enough: i64 = late(0)  # on Hard: how many of each kind a goal asks for at most
    asked: list[int] = derived(lambda _: [0] * ITEMS)  # how many of each kind a goal asks for at most
    kinds: list[Symbol] = late([])  # of which any are asked for
    spared: Stand | None = late(None)  # where a walk was foreseen that would be worth following

    def look_for(self, goals: list[Goal]) -> None:
        """The goals that have not been found: coins and barrels count only if one of them asks for some."""
        asked = [0] * ITEMS
        for goal in goals:
            asked = [max(most, count) for most, count in zip(asked, self.items_of(goal) or asked, strict=True)]
        self.asked = asked
        self.kinds = [kind for kind in ITEM_KINDS if asked[kind]]
        self.matters = 0
        self.most = 0
        self.enough = 0
        for kind in ITEM_KINDS:
            self.most += asked[kind] + SPARE << kind * BYTE
            if asked[kind] or kind in TOKENS or (kind == BARREL and self.ground.rules.mission.raft):
                self.matters |= 0x7F << kind * BYTE
            self.enough += (asked[kind] + counted(self.ground.given, kind) if asked[kind] else 0x7F) << kind * BYTE

    def items_of(self, goal: Goal) -> Amounts:
        """What a goal asks for."""
        rules = self.ground.rules
        if goal >= EXITS:
            return rules.mission.exits[exit_of(goal)].items
        if goal >= STOPS:
            return ()
        task = rules.tasks[goal]
        return rules.goals[self.ground.party.goal].items if task.goal_card else task.items

    def holds(self, items: i64) -> i64:
        """How many of the items that are asked for a walk holds."""
        held: i64 = 0
        for kind in self.kinds:
            held += min(counted(items, kind), self.asked[kind])
        return held

    def come_to(self, stand: Stand) -> bool:
        """Whether a walk that comes to a place is worth following."""
        spared = self.spared
        self.spared = None
        others = self.seen.get(stand.place)
        if others is None:
            self.seen[stand.place] = [stand]
            return True
        if (spared is None or not spared.same(stand)) and self.crowded(stand, others):
            return False
        others.append(stand)
        return True

    def would_stop(self, stand: Stand) -> bool:
        """Whether a walk would not be worth following there."""
        others = self.seen.get(stand.place)
        if others is not None and self.crowded(stand, others):
            return True
        self.spared = stand
        return False

    def crowded(self, stand: Stand, others: list[Stand]) -> bool:
        """Whether walks that came here before hold as much in every kind, or there are enough of them."""
        rights, items, cost = stand.rights, stand.items, stand.cost
        cost += SHORTER
        most = len(others)
        if most >= CROWD * self.keep:
            return True
        matters = self.matters
        over = (items + MOST - self.most & GUARDS) >> BYTE - 1  # a bit for each kind of which more are held than count
        if over:
            over *= 0x7F
            items = items & ~over | self.most & over
        items &= matters
        better = 1 if most >= self.keep else 2
        for other in others:
            if (
                other.cost <= cost
                and other.rights & rights == rights
                and (other.items & matters | GUARDS) - items & GUARDS == GUARDS
            ):
                if self.hard and self.hindered(other, rights, items):
                    continue
                better -= 1
                if not better:
                    return True
        return False

    def hindered(self, other: Stand, rights: i64, items: i64) -> bool:
        """MM-D7: on Hard a rival is not better off with another unused token, nor with more of a kind than is asked for."""
        tokens = other.rights & TOKEN_BITS
        if tokens != rights & TOKEN_BITS:
            return True
        held = other.items + WITH_TOKENS[tokens]
        excess = (held + MOST - self.enough & GUARDS) >> BYTE - 1
        return ((other.items ^ items) & self.matters & excess * 0x7F) != 0


WITH_TOKENS: Final[tuple[int, ...]] = tuple(
    [packed([kind for kind in ITEM_KINDS if tokens >> int(kind) & 1]) for tokens in range(1 << ITEMS)]
)
