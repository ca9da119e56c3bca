"""How far a group is from things: over cards by what crossing them costs, over empty spaces by what may come to lie there."""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.fields import derived, late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.bots.weights import BLANK, BLANK_HUB, JUMP, NO_SCROLL, WANTED
from tafelrunde.games.mapmasters.ids import NONE, PORTAL, SCROLL, Port, Space, Symbol
from tafelrunde.games.mapmasters.network.cards import chords_by_space, network_at
from tafelrunde.games.mapmasters.network.crossing import FAR, HUB, Crossing, crossing
from tafelrunde.games.mapmasters.network.maze import Maze, maze_of
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, EMPTY, FACING, HIDDEN, PORTS
from tafelrunde.games.mapmasters.state import STANDING, Chord, Party, Table

PLACE: Final = 10  # bits for a port of a space in the queue


class Terrain(Listed):
    """The costs of the whole dungeon as it lies."""

    table: Table
    maze: Maze
    cards: list[Crossing | None]

    def blank(self, space: Space) -> bool:
        """Whether nobody knows what will lie there."""
        card = self.table.board[space]
        return card == EMPTY or card == HIDDEN  # asked for all the time

    def after(self, table: Table, space: Space) -> "Terrain":
        """The costs of a table that differs only in the card on one space."""
        cards = self.cards.copy()
        cards[space] = crossing_at(table, space, {})
        return Terrain(table, maze_of(table), cards)


def terrain_of(table: Table) -> Terrain:
    """The costs of a table."""
    chords = chords_by_space(table)
    return Terrain(table, maze_of(table), [crossing_at(table, space, chords) for space in table.rules.all_spaces])


def crossing_at(table: Table, space: Space, chords: dict[Space, list[Chord]]) -> Crossing | None:
    """The costs of one card; none where legs end."""
    card = table.board[space]
    if card < 0 or table.rules.cards[card].goal:
        return None
    return crossing(network_at(table, space, chords))


class Distances(Listed):
    """Distances from one group to every port of every space."""

    count: i64
    cost: list[i64] = derived(lambda self: [FAR] * self.count)
    before: list[i64] = derived(lambda self: [NONE] * self.count)
    exits: list[i64] = derived(lambda self: [FAR] * self.count)  # to leave a space by a port of the border


def jump_cost(table: Table, party: Party) -> i64:
    """What a journey by portal costs this group."""
    library = table.rules.library
    has = party.tokens >> SCROLL & 1 or party.found[SCROLL] - party.spent[SCROLL] - party.given[SCROLL] > 0
    return JUMP if has or party.books & (library.overcome[PORTAL] | library.wish) else JUMP + NO_SCROLL


def starts_of(terrain: Terrain, party: Party) -> list[i64]:
    """The ports at which a group can go on."""
    table = terrain.table
    if party.status == STANDING:
        return [party.space * PORTS + party.port]
    gate = table.rules.mission.entries[party.entry]
    return [gate.space * PORTS + port for port in gate.ports if terrain.maze.free[port] >> gate.space & 1]


class Spread(Listed):
    """Dijkstra from some ports. `wanted`: kinds whose symbols make a way shorter; `crowd`: what each space costs on top."""

    terrain: Terrain
    jump: i64
    wanted: tuple[Symbol, ...]
    crowd: list[i64]
    hub: i64 = derived(lambda self: self.terrain.table.rules.spaces * PORTS)
    found: Distances = derived(lambda self: Distances(self.hub + 1))
    queue: list[i64] = late([])  # cost and place in one number

    def run(self, starts: list[i64]) -> Distances:
        """Go on until everything is reached."""
        queue = self.queue
        cost_to = self.found.cost
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
                for space in self.terrain.table.rules.all_spaces:
                    card = self.terrain.cards[space]
                    if card is not None and card.portals:
                        self.cross(card, space, cost, key)
                continue
            space = Space(key // PORTS)
            here = self.terrain.cards[space]
            if here is not None:
                self.cross(here, space, cost, key)
            elif self.terrain.blank(space):
                there = cost + BLANK + self.crowd[space]
                for port in ALL_PORTS:
                    self.leave(space, port, there, key)
                self.travel(cost + BLANK_HUB + self.crowd[space], key)
        return self.found

    def cross(self, card: Crossing, space: Space, cost: i64, key: i64) -> None:
        """From a port or the portals of a card onwards."""
        port = HUB if key == self.hub else key % PORTS
        half = PORTS // 2 if self.terrain.table.turned[space] else 0
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
                self.leave(space, ALL_PORTS[(other + half) % PORTS], cost + price, key)

    def travel(self, cost: i64, key: i64) -> None:
        """By a portal to all others."""
        cost += self.jump
        if cost < self.found.cost[self.hub]:
            self.found.cost[self.hub] = cost
            self.found.before[self.hub] = key
            heappush(self.queue, cost << PLACE | self.hub)

    def leave(self, space: Space, port: Port, cost: i64, key: i64) -> None:
        """Over a port to the neighbour, or out of the dungeon."""
        if self.terrain.maze.joints[port] >> space & 1:
            next_key = self.terrain.table.rules.near[space * PORTS + port] * PORTS + FACING[port]
            if cost < self.found.cost[next_key]:
                self.found.cost[next_key] = cost
                self.found.before[next_key] = key
                heappush(self.queue, cost << PLACE | next_key)
        elif self.terrain.table.rules.near[space * PORTS + port] == NONE and not self.terrain.maze.shut[port] >> space & 1:
            self.found.exits[space * PORTS + port] = min(cost, self.found.exits[space * PORTS + port])


def distances_from(
    terrain: Terrain, party: Party, starts: list[i64], wanted: tuple[Symbol, ...], crowd: list[i64]
) -> Distances:
    """How far it is from some ports for a group."""
    return Spread(terrain, jump_cost(terrain.table, party), wanted, crowd).run(starts)


def way_to(result: Distances, key: i64, spaces: i64) -> i64:
    """The spaces on the way to a port, a bit each."""
    found: i64 = 0
    while key != NONE:
        if key < spaces * PORTS:
            found |= 1 << (key // PORTS)
        key = result.before[key]
    return found
