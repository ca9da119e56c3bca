"""How far a group is from things: over cards by what crossing them costs, over empty spaces by what may come to lie there."""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.bots.weights import BLANK, BLANK_HUB, JUMP, NO_SCROLL, WANTED
from tafelrunde.games.mapmasters.ids import NONE, PORTAL, SCROLL, Space, Symbol
from tafelrunde.games.mapmasters.network.cards import chords_by_space, network_at
from tafelrunde.games.mapmasters.network.crossing import FAR, HUB, PLACES, Crossing, crossing
from tafelrunde.games.mapmasters.network.maze import Maze, maze_of
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, FACING, PORTS, Ruleset
from tafelrunde.games.mapmasters.state import STANDING, Chord, Party, Table

PLACE: Final = 10  # bits for a port of a space in the queue
HERE: Final = (1 << PLACE) - 1
WALLED: Final = -1  # a port leads nowhere
OUTSIDE: Final = -2  # a port leads out of the dungeon

Starts = tuple[i64, ...]  # ports of spaces


class Terrain(Listed):
    """The costs of the whole dungeon as it lies; all tables on which it lies like that share it."""

    rules: Ruleset
    maze: Maze
    cards: list[Crossing | None]
    onward: list[i64] = derived(lambda self: onward(self.rules, self.maze))  # from each port of each space to the next one
    spreads: dict[tuple[i64, Starts], "Distances"] = late({})  # where nobody is in the way, once they have been asked for

    def after(self, table: Table) -> "Terrain":
        """The costs of a table that was like this one before something was laid or drawn."""
        maze = maze_of(table)
        old = self.maze
        chords = chords_by_space(table)
        cards = self.cards.copy()
        for space in table.rules.all_spaces:
            if old.board[space] != maze.board[space] or old.used[space] != maze.used[space]:
                cards[space] = crossing_at(table, space, chords)
        return Terrain(table.rules, maze, cards)

    def free_distances(self, jump: i64, starts: Starts) -> "Distances":
        """How far it is from some ports where nobody is in the way and nothing is wanted."""
        known = self.spreads.get((jump, starts))
        if known is None:
            known = Distances(self, jump, starts, (), [0] * self.rules.spaces)
            self.spreads[jump, starts] = known
        return known


def terrain_of(table: Table) -> Terrain:
    """The costs of a table: the last ones, with the spaces that have changed since."""
    known = table.terrain
    old = known if isinstance(known, Terrain) else None
    if old is not None and old.maze is maze_of(table):
        return old
    if old is not None:
        terrain = old.after(table)
    else:
        chords = chords_by_space(table)
        terrain = Terrain(table.rules, maze_of(table), [crossing_at(table, space, chords) for space in table.rules.all_spaces])
    table.terrain = terrain
    return terrain


def crossing_at(table: Table, space: Space, chords: dict[Space, list[Chord]]) -> Crossing | None:
    """The costs of one card; none where legs end."""
    card = table.board[space]
    if card < 0 or table.rules.cards[card].goal:
        return None
    return crossing(network_at(table, space, chords))


def onward(rules: Ruleset, maze: Maze) -> list[i64]:
    """Where one comes to who leaves each space by each port: the port of the neighbour, WALLED or OUTSIDE."""
    near = rules.near
    spaces: i64 = rules.spaces
    found: list[i64] = [WALLED] * (spaces * PORTS)
    for port in ALL_PORTS:
        joints = maze.joints[port]
        shut = maze.shut[port]
        facing: i64 = FACING[port]
        key: i64 = port
        for space in range(spaces):
            if joints >> space & 1:
                found[key] = near[key] * PORTS + facing
            elif near[key] == NONE and not shut >> space & 1:
                found[key] = OUTSIDE
            key += PORTS
    return found


def jump_cost(table: Table, party: Party) -> i64:
    """What a journey by portal costs this group."""
    library = table.rules.library
    has = party.tokens >> SCROLL & 1 or party.found[SCROLL] - party.spent[SCROLL] - party.given[SCROLL] > 0
    return JUMP if has or party.books & (library.overcome[PORTAL] | library.wish) else JUMP + NO_SCROLL


def starts_of(terrain: Terrain, party: Party) -> Starts:
    """The ports at which a group can go on."""
    if party.status == STANDING:
        return (party.space * PORTS + party.port,)
    gate = terrain.rules.mission.entries[party.entry]
    return tuple([gate.space * PORTS + port for port in gate.ports if terrain.maze.free[port] >> gate.space & 1])


class Distances(Listed):
    """Distances from some ports to every port of every space (Dijkstra). `wanted`: kinds whose symbols make a way shorter;
    `crowd`: what each space costs on top.

    It goes on only as far as it is asked, so a distance is to be read after `settle` or `nearest`.
    """

    terrain: Terrain
    jump: i64
    starts: Starts
    wanted: tuple[Symbol, ...]
    crowd: list[i64]
    hub: i64 = derived(lambda self: self.terrain.rules.spaces * PORTS)
    cost: list[i64] = derived(lambda self: [FAR] * (self.hub + 1))
    before: list[i64] = derived(lambda self: [NONE] * (self.hub + 1))
    exits: list[i64] = derived(lambda self: [FAR] * self.hub)  # to leave a space by a port of the border
    queue: list[i64] = late([])  # cost and place in one number

    def __post_init__(self) -> None:
        for key in self.starts:
            self.cost[key] = 0
            heappush(self.queue, key)

    def nearest(self, keys: list[i64]) -> i64:
        """The distance to the nearest of these ports; then all that is no farther is known as well."""
        cost = self.cost
        best = self.least(cost, keys)
        while self.go_on(best):
            best = self.least(cost, keys)
        return best

    def nearest_exit(self, keys: list[i64]) -> i64:
        """The distance to the nearest way out by these ports."""
        exits = self.exits
        best = self.least(exits, keys)
        while self.go_on(best):
            best = self.least(exits, keys)
        return best

    def least(self, costs: list[i64], keys: list[i64]) -> i64:
        """The least of what is known so far."""
        best: i64 = FAR
        for key in keys:
            cost = costs[key]
            if cost < best:
                best = cost
        return best

    def go_on(self, most: i64) -> bool:
        """One step further, unless all that is nearer than this is known."""
        queue = self.queue
        while queue and queue[0] >> PLACE < most:
            entry = heappop(queue)
            key = entry & HERE
            cost = entry >> PLACE
            if cost == self.cost[key]:
                self.spread(key, cost)
                return True
        return False

    def spread(self, key: i64, cost: i64) -> None:
        """Everywhere from a port, or from the portals."""
        terrain = self.terrain
        if key == self.hub:
            for space in terrain.rules.all_spaces:
                card = terrain.cards[space]
                if card is not None and card.portals:
                    self.cross(card, space, HUB, cost, key)
            return
        space = Space(key // PORTS)
        here = terrain.cards[space]
        if here is not None:
            self.cross(here, space, key % PORTS, cost, key)
        elif terrain.maze.blank >> space & 1:
            crowd = self.crowd[space]
            port: i64
            for port in range(space * PORTS, space * PORTS + PORTS):
                self.leave(port, cost + BLANK + crowd, key)
            self.travel(cost + BLANK_HUB + crowd, key)

    def cross(self, card: Crossing, space: Space, port: i64, cost: i64, key: i64) -> None:
        """From a port or the portals of a card onwards."""
        half: i64 = PORTS // 2 if self.terrain.maze.turned[space] else 0
        local = port if port == HUB else (port + half) % PORTS
        wanted = self.wanted
        cost += self.crowd[space]
        for way in card.ways[local]:
            other = way % PLACES
            price = way // PLACES
            if wanted:
                items = card.items[local][other]
                for kind in wanted:
                    price -= WANTED * items[kind]
                price = max(price, 1)
            if other != HUB:
                self.leave(space * PORTS + (other + half) % PORTS, cost + price, key)
            elif port != HUB:
                self.travel(cost + price, key)

    def travel(self, cost: i64, key: i64) -> None:
        """By a portal to all others."""
        cost += self.jump
        if cost < self.cost[self.hub]:
            self.cost[self.hub] = cost
            self.before[self.hub] = key
            heappush(self.queue, cost << PLACE | self.hub)

    def leave(self, port: i64, cost: i64, key: i64) -> None:
        """Over a port to the neighbour, or out of the dungeon."""
        there = self.terrain.onward[port]
        if there >= 0:
            if cost < self.cost[there]:
                self.cost[there] = cost
                self.before[there] = key
                heappush(self.queue, cost << PLACE | there)
        elif there == OUTSIDE and cost < self.exits[port]:
            self.exits[port] = cost


def distances_of(terrain: Terrain, table: Table, party: Party, wanted: tuple[Symbol, ...], crowd: list[i64]) -> Distances:
    """How far it is for a group from where it is."""
    return Distances(terrain, jump_cost(table, party), starts_of(terrain, party), wanted, crowd)


def way_to(result: Distances, key: i64, spaces: i64) -> i64:
    """The spaces on the way to a port, a bit each."""
    found: i64 = 0
    while key != NONE:
        if key < spaces * PORTS:
            found |= 1 << (key // PORTS)
        key = result.before[key]
    return found
