"""Crossing a card: what it costs to come from one port to another, over the corridors that are left, and what is found there.

Costs are a judgement of computer partners, in twentieths of what crossing an average card costs. They were set by hand and
tuned by playing: a corridor is about a third of a card, an obstacle takes about as much as a whole card (the item for it has
to be found first).
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine import Listed, derived, late
from tafelrunde.games.mapmasters.ids import ITEMS, NONE, POISON, PORTAL
from tafelrunde.games.mapmasters.network.cards import Lane, Network
from tafelrunde.games.mapmasters.ruleset import NOTHING, PORTS, ROOM, TRAPDOOR, Amounts
from tafelrunde.games.mapmasters.state import ROOM_TARGET

UNIT: Final = 20
FAR: Final = 99 * UNIT
CORRIDOR: Final = 6
OBSTACLE: Final = 18
HUB: Final = 6  # the place of portals beside the six ports
PLACES: Final = 7

Start = tuple[i64, Amounts, Lane]  # cost, items on the way, and the corridor that comes next


class Crossing(Listed):
    """The costs of one card: `cost[p][q]`; 6 stands for its portals. As the card's line has it, not as it lies."""

    cost: list[list[i64]] = derived(lambda _: [[FAR] * PLACES for place in range(PLACES)])
    items: list[list[Amounts]] = derived(lambda _: [[NOTHING] * PLACES for place in range(PLACES)])
    portals: bool = late(False)  # whether one can travel from here, or to here
    ways: list[list[i64]] = late([])  # the ways from each place, cost and end in one number: cost * PLACES + end

    def note(self, source: i64, end: i64, cost: i64, items: list[int]) -> None:
        """A way across: kept if it is the cheapest so far."""
        if cost < self.cost[source][end]:
            self.cost[source][end] = cost
            self.items[source][end] = tuple(items)


def crossing(network: Network) -> Crossing:
    """The costs of a card on which this much is used."""
    known = network.crossing
    if isinstance(known, Crossing):
        return known
    found = measured(network)
    network.crossing = found
    return found


def measured(network: Network) -> Crossing:
    """Measure every way across the card."""
    result = Crossing()
    for port in range(PORTS):
        corridor = network.card.at_port[port]
        if corridor != NONE and network.free(corridor):
            spread(network, [(0, NOTHING, network.lane(corridor, port))], result, port)
    starts: list[Start] = []
    for target in network.targets(PORTAL):
        cost = fight(network, target - ROOM_TARGET) if target >= ROOM_TARGET else 0
        for lane in network.from_target(target):
            starts.append((cost, NOTHING, lane))
    if starts:
        result.portals = True
        spread(network, starts, result, HUB)
    for costs in result.cost:
        result.ways.append([cost * PLACES + end for end, cost in enumerate(costs) if cost < FAR])
    return result


def fight(network: Network, room: i64) -> i64:
    """What the monsters of a room cost."""
    return 0 if network.visited(room) else OBSTACLE * network.card.nodes[room].monsters


def spread(network: Network, starts: list[Start], result: Crossing, source: i64) -> None:
    """The cheapest ways from some corridors, over the whole card."""
    corridors = network.card.corridors
    best: list[i64] = [FAR] * (2 * len(corridors))
    queue = starts.copy()
    while queue:
        cost, items, lane = queue.pop(cheapest(queue))
        cost += CORRIDOR
        gained = list(items)
        for symbol in corridors[lane[0]].symbols:
            if symbol < ITEMS:
                gained[symbol] += 1
            elif symbol <= POISON:
                cost += OBSTACLE
            elif symbol == PORTAL and source != HUB:
                result.note(source, HUB, cost, gained)
        place = lane[0] * 2 + (1 if lane[1] else 0)
        if cost >= best[place]:
            continue
        best[place] = cost
        end = network.end(lane)
        if end < PORTS:
            result.note(source, end, cost, gained)
            continue
        node = network.card.nodes[end - PORTS]
        if node.kind == ROOM:
            cost += fight(network, end - PORTS)
            if not network.visited(end - PORTS):
                for item in node.items:
                    gained[item] += 1
            if node.portals and source != HUB and network.free_portal(end - PORTS):
                result.note(source, HUB, cost, gained)
        held = tuple(gained)
        for other in network.onward(lane):
            over = node.kind == TRAPDOOR and not corridors[other[0]].under  # with a rope
            queue.append((cost + OBSTACLE if over else cost, held, other))


def cheapest(queue: list[Start]) -> i64:
    """Where in the queue the cheapest way stands; of equals the first."""
    at: i64 = 0
    for index in range(1, len(queue)):
        if queue[index][0] < queue[at][0]:
            at = index
    return at
