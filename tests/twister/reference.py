"""A brute-force reading of the planner's rules: every state that an NPC's way can lead to, with no labels and no shortcuts.

It shares nothing with the search of the game but the survey of the board. A way's state is where the NPC is, how many steps are
left, what it carries, where every loose token is, which portcullises are open and what was laid down on purpose.
"""

from heapq import heappop, heappush
from typing import Any, NamedTuple

from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.state import Twister

Deed = tuple[int, int, int]  # square, target, load
WAYS = (10, 1, -10, -1)  # to the neighbour in each direction
WITH = 5000  # a place in somebody's hands


class Way(NamedTuple):
    """A state on a way."""

    square: int
    left: int
    load: int
    places: tuple[tuple[int, int], ...]
    opened: frozenset[int]
    laid: int


class Reference:
    """All that one NPC can do with so many AP."""

    def __init__(self, state: Twister, npc: int, ap: int, drops: bool = False, wanted: int = -1) -> None:
        self.state = state
        self.rules = state.rules
        self.npc = npc
        self.card = state.rules.npc(npc)
        self.kind = state.rules.kind[npc]
        self.drops = drops
        self.wanted = wanted
        self.standing = {
            state.where[token]: token
            for token in [*range(8), *state.row]
            if token != npc and state.where[token] >= 0 and not state.wounded[token]
        }
        self.fallen = {
            token: state.where[token]
            for token in range(8)
            if state.where[token] >= 0 and state.wounded[token] and state.bearer[token] < 0
        }
        places = {}
        for token in [*range(16, 34), *state.row]:
            if state.where[token] < 0 or token in (npc, state.load[npc]) or (token >= 34 and not state.wounded[token]):
                continue
            holder = state.bearer[token]
            places[token] = WITH + holder if holder >= 0 and not state.wounded[holder] else state.where[token]
        start = Way(state.where[npc], 0, state.load[npc], tuple(sorted(places.items())), frozenset(), -1)
        self.costs: dict[Way, tuple[int, int]] = {}
        self.explore(start, ap)

    def explore(self, start: Way, ap: int) -> None:
        """Cheapest first, every state once."""
        queue: list[Any] = [(0, 0, 0, start, (start.square,))]
        count = 0
        while queue:
            spent, squares, _, way, trail = heappop(queue)
            if way in self.costs:
                continue
            self.costs[way] = (spent, squares)
            if way.square < 10:
                continue
            for more, steps, after in self.next_ways(way, trail):
                if spent + more <= ap and after not in self.costs:
                    count += 1
                    further = trail if after.square == trail[-1] else (*trail, after.square)
                    heappush(queue, (spent + more, squares + steps, count, after, further))

    # --- the world ----------------------------------------------------------------------------------------------------

    def passes(self, square: int, way: int, opened: frozenset[int]) -> bool:
        kind = self.state.edges[square * 4 + way]
        return kind in (r.OPEN, r.RAISED, r.BROKEN) or (kind == r.CLOSED and square * 4 + way in opened)

    def lying(self, square: int, way: Way) -> list[int]:
        here = [token for token, place in way.places if place == square and token != way.load]
        return here + [token for token, place in self.fallen.items() if place == square]

    def is_rope(self, token: int) -> bool:
        return 16 <= token < 34 and (token - 16) % 6 == r.ROPE

    def held(self, ally: int, way: Way) -> int:
        return next((token for token, place in way.places if place == WITH + ally and token != way.load), -1)

    def points(self, pit: int, way: Way) -> int:
        total = 0
        for number in range(4):
            if self.passes(pit, number, way.opened):
                square = pit + WAYS[number]
                ground = self.state.ground[square]
                if ground == r.PIT:
                    ally = self.standing.get(square, -1)
                    ropes = [token for token in self.lying(square, way) if self.is_rope(token)]
                    total += bool(ropes or (ally >= 0 and self.is_rope(self.held(ally, way))))
                else:
                    total += ground != r.DARK
        return total

    def enters(self, way: Way, number: int) -> bool:
        kind = self.state.edges[way.square * 4 + number]
        if not self.passes(way.square, number, way.opened) and not (kind == r.SLIT and self.kind == r.NAGA):
            return False
        to = way.square + WAYS[number]
        ground = self.state.ground[to]
        if ground == r.DARK:
            return False
        there = self.standing.get(to, -1)
        levitates = self.kind == r.WIZARD
        if ground == r.PIT and not levitates:
            own = self.is_rope(way.load) and self.points(to, way) >= 2
            lies = any(self.is_rope(token) for token in self.lying(to, way))
            friend = there >= 34 and self.is_rope(self.held(there, way))
            if not (own or lies or friend):
                return False
        if 0 <= there < 8 and not levitates:
            giant = there == r.COLOSSUS and self.rules.combat[self.npc] <= 1
            if not giant and (to < 10 or not self.card.passes_enemies):
                return False
        return True

    def rests(self, way: Way, square: int) -> bool:
        if square in self.standing or square < 10 or square in self.fallen.values():
            return False
        here = self.lying(square, way)
        if self.state.ground[square] == r.PIT and not self.is_rope(way.load) and not any(map(self.is_rope, here)):
            return False
        return 1 + (way.load >= 0) + len(here) <= 2

    def may_lie(self, token: int, square: int, way: Way) -> bool:
        if square < 10:
            return False
        if self.state.ground[square] == r.PIT and not (self.is_rope(token) and self.points(square, way) >= 2):
            return False
        there = self.standing.get(square, -1)
        return len(self.lying(square, way)) + (0 if there < 0 else 1 + (self.held(there, way) >= 0)) + 1 <= 2

    # --- what comes next ----------------------------------------------------------------------------------------------

    def next_ways(self, way: Way, trail: tuple[int, ...]) -> list[tuple[int, int, Way]]:
        found: list[tuple[int, int, Way]] = []
        if way.left:
            for number in range(4):
                if self.enters(way, number):
                    found.append((0, 1, self.arrive(way, way.square + WAYS[number], way.left - 1, trail)))
        if self.rests(way, way.square):
            found.append((1, 0, way._replace(left=self.rules.movement[self.npc])))
            found.extend(self.jumps(way, trail))
            for number in range(4):
                edge = way.square * 4 + number
                if self.state.edges[edge] == r.CLOSED and edge not in way.opened:
                    key = self.card.innate_key or (16 <= way.load < 34 and (way.load - 16) % 6 == r.KEY)
                    if key or self.card.path_breaker:
                        beyond = (way.square + WAYS[number]) * 4 + (number + 2) % 4
                        found.append((1, 0, way._replace(left=0, opened=way.opened | {edge, beyond})))
        if self.drops and way.load >= 0 and way.laid < 0 and self.may_lie(way.load, way.square, way):
            places = self.move(way.places, way.load, way.square)
            found.append((0, 0, way._replace(load=-1, places=places, laid=way.load)))
        return found

    def jumps(self, way: Way, trail: tuple[int, ...]) -> list[tuple[int, int, Way]]:
        found: list[tuple[int, int, Way]] = []
        for first in range(4):
            pit = way.square + WAYS[first]
            if not self.passes(way.square, first, way.opened) or self.state.ground[pit] != r.PIT or pit in self.standing:
                continue
            if any(token < 8 or token >= 34 for token in self.lying(pit, way)):
                continue
            for second in range(4):
                to = pit + WAYS[second]
                if not self.passes(pit, second, way.opened) or to == way.square or self.state.ground[to] == r.DARK:
                    continue
                exits = to < 10 and to not in self.standing and to not in self.fallen.values()
                if exits or self.rests(way, to):
                    found.append((1, 2, self.arrive(way, to, 0, trail)))
        return found

    def move(self, places: tuple[tuple[int, int], ...], token: int, place: int) -> tuple[tuple[int, int], ...]:
        return tuple(sorted([(other, at) for other, at in places if other != token] + [(token, place)]))

    def arrive(self, way: Way, to: int, left: int, trail: tuple[int, ...]) -> Way:
        """DT-I: tokens change hands on entering a square."""
        after = way._replace(square=to, left=left)
        if to < 10:
            return after
        after = self.pick(way, after, trail)
        ally = self.standing.get(to, -1)
        return self.trade(after, ally) if ally >= 34 else after

    def pick(self, way: Way, after: Way, trail: tuple[int, ...]) -> Way:
        rank = self.card.ranks
        goes = self.rules.goes
        to = after.square
        here = [token for token in self.lying(to, way) if goes[token] >= 0 and token != way.laid and rank[goes[token]] < 99]
        pit = self.state.ground[to] == r.PIT
        if pit and (to in self.standing or any(not 16 <= token < 34 for token in self.lying(to, way))):
            here = [token for token in here if not self.is_rope(token)]
        if not here:
            return after
        best = min(here, key=lambda token: rank[goes[token]])
        load = after.load
        if load < 0:
            return after._replace(load=best, places=self.without(after.places, best))
        if rank[goes[best]] >= rank[goes[load]]:
            return after
        ground_ok = not pit or (self.is_rope(load) and self.points(to, way) >= 2)
        earlier = next((square for square in reversed(trail) if square != to and self.may_lie(load, square, way)), -1)
        if self.wanted >= 0 and goes[best] == self.wanted:
            place = earlier if earlier >= 0 else to if ground_ok else -1
        else:
            place = to if ground_ok else earlier
        if place < 0:
            return after
        return after._replace(load=best, places=self.move(self.without(after.places, best), load, place))

    def without(self, places: tuple[tuple[int, int], ...], token: int) -> tuple[tuple[int, int], ...]:
        return tuple((other, at) for other, at in places if other != token)

    def trade(self, way: Way, ally: int) -> Way:
        mine, theirs = way.load, self.held(ally, way)
        rank, other = self.card.ranks, self.rules.npc(ally).ranks
        goes = self.rules.goes
        fixed = self.state.ground[way.square] == r.PIT and self.is_rope(theirs)
        if mine >= 0 > theirs:
            if other[goes[mine]] < rank[goes[mine]] and not self.lying(way.square, way):
                return way._replace(load=-1, places=self.move(way.places, mine, WITH + ally))
        elif theirs >= 0 > mine:
            if rank[goes[theirs]] < other[goes[theirs]] and not fixed:
                return way._replace(load=theirs, places=self.without(way.places, theirs))
        elif mine >= 0 and theirs >= 0 and not fixed:
            four = sorted([rank[goes[mine]], rank[goes[theirs]], other[goes[mine]], other[goes[theirs]]])
            crossed = (rank[goes[theirs]], other[goes[mine]])
            if four[0] < four[1] and four[0] in crossed and four[0] < min(rank[goes[mine]], other[goes[theirs]]):
                places = self.move(self.without(way.places, theirs), mine, WITH + ally)
                return way._replace(load=theirs, places=places)
        return way

    # --- goals --------------------------------------------------------------------------------------------------------

    def ends(self, way: Way) -> bool:
        """DT-M7: it rests, or the steps left lead to a place where it does."""
        if self.rests(way, way.square):
            return True
        ring = [way]
        while ring and ring[0].left:
            ring = [
                self.arrive(at, at.square + WAYS[number], at.left - 1, (at.square,))
                for at in ring
                for number in range(4)
                if self.enters(at, number) and at.square + WAYS[number] >= 10
            ]
            if any(self.rests(at, at.square) for at in ring):
                return True
        return False

    def best(self, deeds: Any, most: int) -> tuple[tuple[int, int], set[Deed]] | None:
        """The least cost of a way with a deed at its end, and all deeds at that cost."""
        least: tuple[int, int] | None = None
        found: set[Deed] = set()
        for way, cost in self.costs.items():
            if cost[0] > most or (least is not None and cost > least):
                continue
            targets = deeds(self, way)
            if targets:
                if least is None or cost < least:
                    least, found = cost, set()
                found.update((way.square, target, way.load) for target in targets)
        return None if least is None else (least, found)
