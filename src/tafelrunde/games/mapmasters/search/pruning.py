"""Pruning: of all the walks that come to one place, a search follows only those that hold what others there do not.

A walk that is not shorter than another one, and holds no more than it of anything that still counts, can hardly reach a goal
that the other misses. Hardly: it may have used other corridors. So two better walks are needed to stop one while there are few
of them at its place. The numbers were found by counting the goals that a short search misses (benchmarks/mapmasters_goals.py).
"""

from typing import Final, NewType

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.ids import BARREL, ITEM_KINDS, ITEMS, TOKENS, Space, Symbol
from tafelrunde.games.mapmasters.rules.ground import Ground
from tafelrunde.games.mapmasters.rules.walk import Walk
from tafelrunde.games.mapmasters.ruleset import BYTE, HARD, Amounts, packed
from tafelrunde.games.mapmasters.search.goals_ahead import EXITS, STOPS, Goal, exit_of

Label = tuple[i64, i64, i64]  # tokens, books and artifacts, a bit each; items, a byte each; the cost of the way
Place = NewType("Place", i64)  # where a walk is, in one number
NOWHERE: Final = Place(-1)
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


def label_of(walk: Walk) -> Label:
    """What a walk holds."""
    found = walk.found
    spent = walk.spent
    return (
        walk.tokens | walk.books << ITEMS | walk.artifacts << RELICS,
        (found[0] - spent[0])
        + (found[1] - spent[1] << BYTE)
        + (found[2] - spent[2] << 2 * BYTE)
        + (found[3] - spent[3] << 3 * BYTE)
        + (found[4] - spent[4] << 4 * BYTE)
        + (found[5] - spent[5] << 5 * BYTE),
        walk.cost,
    )


class Pruning(Listed):
    """The walks of one search, by the places to which they came. `keep`: how many are followed at each place in any case."""

    ground: Ground
    keep: i64
    seen: dict[Place, list[Label]] = late({})
    hard: bool = derived(lambda self: self.ground.rules.difficulty == HARD)
    matters: i64 = late(MOST)  # a byte for each kind of item that counts
    most: i64 = late(MOST)  # so many of each kind count; more may never be used
    enough: i64 = late(0)  # on Hard: how many of each kind a goal asks for at most
    asked: list[int] = derived(lambda _: [0] * ITEMS)  # how many of each kind a goal asks for at most
    kinds: list[Symbol] = late([])  # of which any are asked for
    spared: Place = late(NOWHERE)  # the place at which a walk was foreseen that would be worth following,
    spared_label: Label = late((0, 0, 0))  # and what it would hold

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
            self.enough += (asked[kind] + self.ground.given[kind] if asked[kind] else 0x7F) << kind * BYTE

    def items_of(self, goal: Goal) -> Amounts:
        """What a goal asks for."""
        rules = self.ground.rules
        if goal >= EXITS:
            return rules.mission.exits[exit_of(goal)].items
        if goal >= STOPS:
            return ()
        task = rules.tasks[goal]
        return rules.goals[self.ground.party.goal].items if task.goal_card else task.items

    def holds(self, walk: Walk) -> i64:
        """How many of the items that are asked for a walk holds."""
        held: i64 = 0
        for kind in self.kinds:
            held += min(walk.found[kind] - walk.spent[kind], self.asked[kind])
        return held

    def come_to(self, place: Place, label: Label) -> bool:
        """Whether a walk that comes to a place is worth following."""
        foreseen = place == self.spared and label == self.spared_label
        self.spared = NOWHERE
        others = self.seen.get(place)
        if others is None:
            self.seen[place] = [label]
            return True
        if not foreseen and self.crowded(label, others):
            return False
        others.append(label)
        return True

    def would_stop(self, place: Place, label: Label) -> bool:
        """Whether a walk would not be worth following there."""
        others = self.seen.get(place)
        if others is not None and self.crowded(label, others):
            return True
        self.spared = place
        self.spared_label = label
        return False

    def crowded(self, label: Label, others: list[Label]) -> bool:
        """Whether walks that came here before hold as much in every kind, or there are enough of them."""
        rights, items, cost = label
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
            if other[2] <= cost and other[0] & rights == rights and (other[1] & matters | GUARDS) - items & GUARDS == GUARDS:
                if self.hard and self.hindered(other, rights, items):
                    continue
                better -= 1
                if not better:
                    return True
        return False

    def hindered(self, other: Label, rights: i64, items: i64) -> bool:
        """MM-D7: on Hard a rival is not better off with another unused token, nor with more of a kind than is asked for."""
        tokens = other[0] & TOKEN_BITS
        if tokens != rights & TOKEN_BITS:
            return True
        held = other[1] + WITH_TOKENS[tokens]
        excess = (held + MOST - self.enough & GUARDS) >> BYTE - 1
        return ((other[1] ^ items) & self.matters & excess * 0x7F) != 0


WITH_TOKENS: Final[tuple[int, ...]] = tuple(
    [packed([kind for kind in ITEM_KINDS if tokens >> int(kind) & 1]) for tokens in range(1 << ITEMS)]
)
