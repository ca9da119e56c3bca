"""How far a group is from things: over cards by what crossing them costs, over empty spaces by hope (spec, section 10)."""

from heapq import heappop, heappush
from typing import Final

from tafelrunde.games.mapmasters.bots.crossing import FAR, HUB, Crossing, crossing
from tafelrunde.games.mapmasters.ruleset import CIRCLE, EMPTY, FACING, HIDDEN, NONE, PORTS, SCROLL, WISH
from tafelrunde.games.mapmasters.state import PORT_BITS, STANDING, Chord, Party, Table

BLANK: Final = 2.0  # crossing an empty space
JUMP: Final = 1.6
NO_SCROLL: Final = 1.0
CROWD: Final = 0.8  # a space on another group's way
WANTED: Final = 0.15  # for each symbol of a kind that is still needed


class Ground:
    """The costs of the whole dungeon as it lies."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.spaces = table.rules.spaces
        chords: dict[int, list[Chord]] = {}
        for chord in table.chords:
            chords.setdefault(chord[0] >> 4, []).append(chord)
        self.cards: list[Crossing | None] = []
        for space, kind in enumerate(table.board):
            if kind < 0 or table.rules.cards[kind].goal:
                self.cards.append(None)
            else:
                lines = tuple(sorted(chords.get(space, [])))
                self.cards.append(crossing(table.rules.cards[kind], table.used[space], lines))

    def enterable(self, space: int, port: int) -> bool:
        """Whether somebody could come in there."""
        table = self.table
        if table.used[space] >> (PORT_BITS + port) & 1:
            return False
        return table.board[space] == EMPTY or table.port_open(space, port)

    def ways(self, space: int, port: int, found: list[tuple[int, float, tuple[int, ...] | None]]) -> None:
        """From a port of a space to its other ports and its portals: port (or HUB), cost, items."""
        table = self.table
        kind = table.board[space]
        if kind in (EMPTY, HIDDEN):
            for other in range(PORTS):
                if other != port:
                    found.append((other, BLANK, None))
            found.append((HUB, BLANK + 0.5, None))
            return
        card = self.cards[space]
        if card is None:
            return
        turned = table.turned[space]
        local = port if port == HUB else (port + 3) % PORTS if turned else port
        costs = card.cost[local]
        items = card.items[local]
        for other in range(PORTS):
            cost = costs[other]
            if cost < FAR:
                found.append(((other + 3) % PORTS if turned else other, cost, items[other]))
        if port != HUB and costs[HUB] < FAR:
            found.append((HUB, costs[HUB], items[HUB]))


class Field:
    """Distances from one group to every port of every space."""

    def __init__(self, count: int) -> None:
        self.cost: list[float] = [FAR] * count
        self.before: list[int] = [NONE] * count
        self.exits: list[float] = [FAR] * count  # to leave a space by a port of the border


def jump_cost(party: Party) -> float:
    """What a journey by portal costs this group."""
    has = party.tokens >> SCROLL & 1 or party.found[SCROLL] - party.spent[SCROLL] - party.given[SCROLL] > 0
    return JUMP if has or party.books & (1 << CIRCLE | 1 << WISH) else JUMP + NO_SCROLL


def starts_of(ground: Ground, party: Party) -> list[int]:
    """The ports at which a group can go on."""
    table = ground.table
    if party.status == STANDING:
        return [party.space * PORTS + party.port]
    gate = table.rules.mission.entries[party.entry]
    return [gate.space * PORTS + port for port in gate.ports if ground.enterable(gate.space, port)]


def field(
    ground: Ground, starts: list[int], jump: float, wanted: tuple[int, ...], crowd: list[float], blocked: int = NONE
) -> Field:
    """Dijkstra from some ports. `wanted`: kinds whose symbols make a way shorter; `crowd`: what each space costs on top."""
    table = ground.table
    near = table.rules.near
    count = ground.spaces * PORTS
    result = Field(count + 1)
    hub = count
    queue: list[tuple[float, int]] = []
    for key in starts:
        if key // PORTS != blocked:
            result.cost[key] = 0.0
            heappush(queue, (0.0, key))
    cost_to = result.cost
    ways: list[tuple[int, float, tuple[int, ...] | None]] = []
    while queue:
        cost, key = heappop(queue)
        if cost > cost_to[key]:
            continue
        if key == hub:
            for space in range(ground.spaces):
                if space != blocked and ground.cards[space] is not None:
                    ways.clear()
                    ground.ways(space, HUB, ways)
                    leave(ground, result, queue, space, cost, key, ways, wanted, crowd, blocked, near, FAR)
            continue
        space = key // PORTS
        ways.clear()
        ground.ways(space, key % PORTS, ways)
        leave(ground, result, queue, space, cost, key, ways, wanted, crowd, blocked, near, jump)
    return result


def leave(
    ground: Ground,
    result: Field,
    queue: list[tuple[float, int]],
    space: int,
    cost: float,
    key: int,
    ways: list[tuple[int, float, tuple[int, ...] | None]],
    wanted: tuple[int, ...],
    crowd: list[float],
    blocked: int,
    near: list[int],
    jump: float,
) -> None:
    """Go on from a space over its ports and portals."""
    hub = ground.spaces * PORTS
    for port, more, items in ways:
        price = more + crowd[space]
        if items is not None:
            for kind in wanted:
                price -= WANTED * items[kind]
            if price < 0.05:
                price = 0.05
        there = cost + price
        if port == HUB:
            if jump < FAR and there + jump < result.cost[hub]:
                result.cost[hub] = there + jump
                result.before[hub] = key
                heappush(queue, (there + jump, hub))
            continue
        if ground.table.used[space] >> (PORT_BITS + port) & 1:
            continue
        other = near[space * PORTS + port]
        if other == NONE:
            if there < result.exits[space * PORTS + port]:
                result.exits[space * PORTS + port] = there
            continue
        facing = FACING[port]
        next_key = other * PORTS + facing
        if other != blocked and there < result.cost[next_key] and ground.enterable(other, facing):
            result.cost[next_key] = there
            result.before[next_key] = key
            heappush(queue, (there, next_key))


def way_to(result: Field, key: int, spaces: int) -> int:
    """The spaces on the way to a port, a bit each."""
    found = 0
    while key != NONE:
        if key < spaces * PORTS:
            found |= 1 << (key // PORTS)
        key = result.before[key]
    return found
