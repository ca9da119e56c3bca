"""How far a group is from things: over cards by what crossing them costs, over empty spaces by hope (spec, section 10)."""

from heapq import heappop, heappush
from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.bots.crossing import FAR, HUB, UNIT, Crossing, crossing
from tafelrunde.games.mapmasters.rules.reach import chords_by_space, maze_of
from tafelrunde.games.mapmasters.ruleset import CIRCLE, EMPTY, FACING, HIDDEN, NONE, PORTS, SCROLL, WISH
from tafelrunde.games.mapmasters.state import STANDING, Chord, Party, Table

BLANK: Final = 2 * UNIT  # crossing an empty space
BLANK_HUB: Final = 5 * UNIT // 2  # coming to a portal on one
JUMP: Final = 8 * UNIT // 5
NO_SCROLL: Final = UNIT
CROWD: Final = 4 * UNIT // 5  # a space on another group's way
WANTED: Final = 3 * UNIT // 20  # for each symbol of a kind that is still needed
PLACE: Final = 10  # bits for a port of a space in the queue


class Ground(Listed):
    """The costs of the whole dungeon as it lies. `old`: of a table that differs only in the card on one space."""

    table: Table
    old: "Ground | None" = None
    space: int = NONE
    maze: Maze = late()
    spaces: Any = late()
    cards: list[Crossing | None] = late()

    def __post_init__(self) -> None:
        self.maze = maze_of(self.table)
        self.spaces = self.table.rules.spaces
        self.cards = []
        if self.old is not None:
            self.cards = self.old.cards.copy()
            self.cards[self.space] = crossing_at(self.table, self.space, {})
        else:
            chords = chords_by_space(self.table)
            for at in range(self.spaces):
                self.cards.append(crossing_at(self.table, at, chords))

    def blank(self, space: int) -> bool:
        """Whether nobody knows what will lie there."""
        kind = self.table.board[space]
        return kind == EMPTY or kind == HIDDEN  # asked for all the time


def crossing_at(table: Table, space: int, chords: dict[int, list[Chord]]) -> Crossing | None:
    """The costs of one card; none where legs end."""
    kind = table.board[space]
    if kind < 0 or table.rules.cards[kind].goal:
        return None
    lines = tuple(sorted(chords[space])) if space in chords else ()
    return crossing(table.rules.cards[kind], table.used[space], lines)


class Field(Listed):
    """Distances from one group to every port of every space."""

    count: int
    cost: list[int] = late()
    before: list[int] = late()
    exits: list[int] = late()  # to leave a space by a port of the border

    def __post_init__(self) -> None:
        self.cost = [FAR] * self.count
        self.before = [NONE] * self.count
        self.exits = [FAR] * self.count


def jump_cost(party: Party) -> int:
    """What a journey by portal costs this group."""
    has = party.tokens >> SCROLL & 1 or party.found[SCROLL] - party.spent[SCROLL] - party.given[SCROLL] > 0
    return JUMP if has or party.books & (1 << CIRCLE | 1 << WISH) else JUMP + NO_SCROLL


def starts_of(ground: Ground, party: Party) -> list[int]:
    """The ports at which a group can go on."""
    table = ground.table
    if party.status == STANDING:
        return [party.space * PORTS + party.port]
    gate = table.rules.mission.entries[party.entry]
    return [gate.space * PORTS + port for port in gate.ports if ground.maze.free[port] >> gate.space & 1]


class Spread(Listed):
    """Dijkstra from some ports. `wanted`: kinds whose symbols make a way shorter; `crowd`: what each space costs on top."""

    ground: Ground
    jump: int
    wanted: tuple[int, ...]
    crowd: list[int]
    hub: Any = late()
    field: Field = late()
    queue: list[int] = late()  # cost and place in one number

    def __post_init__(self) -> None:
        self.hub = self.ground.spaces * PORTS
        self.field = Field(self.hub + 1)
        self.queue = []

    def run(self, starts: list[int]) -> Field:
        """Go on until everything is reached."""
        queue = self.queue
        cost_to = self.field.cost
        for key in starts:
            cost_to[key] = 0
            heappush(queue, key)
        while queue:
            entry = heappop(queue)
            key = entry & (1 << PLACE) - 1
            cost = entry >> PLACE
            if cost > cost_to[key]:
                continue
            if key == self.hub:
                for space, card in enumerate(self.ground.cards):
                    if card is not None and card.portals:
                        self.cross(card, space, HUB, cost, key)
                continue
            space = key // PORTS
            here = self.ground.cards[space]
            if here is not None:
                self.cross(here, space, key % PORTS, cost, key)
            elif self.ground.blank(space):
                there = cost + BLANK + self.crowd[space]
                for port in range(PORTS):
                    self.leave(space, port, there, key)
                self.travel(cost + BLANK_HUB + self.crowd[space], key)
        return self.field

    def cross(self, card: Crossing, space: int, port: int, cost: int, key: int) -> None:
        """From a port or the portals of a card onwards."""
        half = PORTS // 2 if self.ground.table.turned[space] else 0
        local = port if port == HUB else (port + half) % PORTS
        costs = card.cost[local]
        cost += self.crowd[space]
        for other in range(PORTS + 1):
            price = costs[other]
            if price >= FAR or (other == HUB and port == HUB):
                continue
            if self.wanted:
                items = card.items[local][other]
                for kind in self.wanted:
                    price -= WANTED * items[kind]
                price = max(price, 1)
            if other == HUB:
                self.travel(cost + price, key)
            else:
                self.leave(space, (other + half) % PORTS, cost + price, key)

    def travel(self, cost: int, key: int) -> None:
        """By a portal to all others."""
        cost += self.jump
        if cost < self.field.cost[self.hub]:
            self.field.cost[self.hub] = cost
            self.field.before[self.hub] = key
            heappush(self.queue, cost << PLACE | self.hub)

    def leave(self, space: int, port: int, cost: int, key: int) -> None:
        """Over a port to the neighbour, or out of the dungeon."""
        if self.ground.maze.joints[port] >> space & 1:
            next_key = self.ground.table.rules.near[space * PORTS + port] * PORTS + FACING[port]
            if cost < self.field.cost[next_key]:
                self.field.cost[next_key] = cost
                self.field.before[next_key] = key
                heappush(self.queue, cost << PLACE | next_key)
        elif self.ground.table.rules.near[space * PORTS + port] == NONE and not self.ground.maze.shut[port] >> space & 1:
            self.field.exits[space * PORTS + port] = min(cost, self.field.exits[space * PORTS + port])


def field(ground: Ground, starts: list[int], jump: int, wanted: tuple[int, ...], crowd: list[int]) -> Field:
    """Distances from some ports."""
    return Spread(ground, jump, wanted, crowd).run(starts)


def way_to(result: Field, key: int, spaces: int) -> int:
    """The spaces on the way to a port, a bit each."""
    found = 0
    while key != NONE:
        if key < spaces * PORTS:
            found |= 1 << (key // PORTS)
        key = result.before[key]
    return found
