"""What it costs to cross a card: from each port to each other one, to its portals and from them, with what lies on the way."""

from typing import Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.games.mapmasters.rules.ground import crossings
from tafelrunde.games.mapmasters.ruleset import (
    ITEMS,
    JUNCTION,
    LAVA,
    NONE,
    PORTAL,
    PORTS,
    ROOM,
    TRAPDOOR,
    Card,
)
from tafelrunde.games.mapmasters.state import NODE_BITS, PORT_BITS, PORTAL_BITS, Chord

UNIT: Final = 20  # costs are whole numbers of twentieths
FAR: Final = 99 * UNIT
CORRIDOR: Final = 6
OBSTACLE: Final = 18
NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)
HUB: Final = 6  # the place of portals beside the six ports


Start = tuple[int, tuple[int, ...], int, bool]  # cost, items on the way, corridor, direction


class Crossing(Listed):
    """The costs of one card: `cost[p][q]`; 6 stands for its portals. As the card's line has it, not as it lies."""

    cost: list[list[int]] = late()
    items: list[list[tuple[int, ...]]] = late()
    portals: bool = late()  # whether one can travel from here, or to here

    def __post_init__(self) -> None:
        self.cost = [[FAR] * 7 for _ in range(7)]
        self.items = [[NOTHING] * 7 for _ in range(7)]
        self.portals = False


_known: Final[dict[tuple[str, str, int, tuple[Chord, ...]], Crossing]] = {}


def crossing(card: Card, used: int, chords: tuple[Chord, ...]) -> Crossing:
    """The costs of a card on which this much is used."""
    used &= ~(63 << PORT_BITS)
    key = (card.id, card.line, used, chords)
    known = _known.get(key)
    if known is None:
        if len(_known) > 20_000:
            _known.clear()
        known = measured(card, used, list(chords))
        _known[key] = known
    return known


def measured(card: Card, used: int, chords: list[Chord]) -> Crossing:
    """Measure every way across the card."""
    result = Crossing()
    for port in range(PORTS):
        segment = card.at_port[port]
        if segment != NONE and not used >> segment & 1:
            first: list[Start] = []
            first.append((0, NOTHING, segment, card.segments[segment].first == port))
            spread(card, used, chords, first, result, port)
    starts: list[Start] = []
    for number, corridor in enumerate(card.segments):
        if PORTAL in corridor.symbols and not used >> number & 1:
            starts.append((0, NOTHING, number, True))
            starts.append((0, NOTHING, number, False))
    for number, node in enumerate(card.nodes):
        if node.portals and free_portals(card, used, number):
            for door in node.doors:
                if not used >> door & 1:
                    fight = OBSTACLE * node.monsters if not used >> (NODE_BITS + number) & 1 else 0
                    starts.append((fight, NOTHING, door, card.segments[door].first == number + PORTS))
    if starts:
        result.portals = True
        spread(card, used, chords, starts, result, HUB)
    return result


def free_portals(card: Card, used: int, room: int) -> bool:
    """Whether a portal in this room is not crossed out."""
    first = card.portal_bit[room]
    return any(not used >> PORTAL_BITS + bit & 1 for bit in range(first, first + card.nodes[room].portals))


def spread(
    card: Card,
    used: int,
    chords: list[Chord],
    starts: list[Start],
    result: Crossing,
    source: int,
) -> None:
    """The cheapest ways from some corridors, over the whole card."""
    best: list[int] = [FAR] * (2 * len(card.segments))
    queue = starts.copy()
    while queue:
        at = 0
        for index in range(1, len(queue)):
            if queue[index][0] < queue[at][0]:
                at = index
        cost, items, segment, forward = queue.pop(at)
        corridor = card.segments[segment]
        cost += CORRIDOR
        gained = list(items)
        for symbol in corridor.symbols:
            if symbol < ITEMS:
                gained[symbol] += 1
            elif symbol <= LAVA + 1:
                cost += OBSTACLE
            elif symbol == PORTAL and cost < result.cost[source][HUB] and source != HUB:
                result.cost[source][HUB] = cost
                result.items[source][HUB] = tuple(gained)
        place = segment * 2 + (1 if forward else 0)
        if cost >= best[place]:
            continue
        best[place] = cost
        end = corridor.second if forward else corridor.first
        if end < PORTS:
            if cost < result.cost[source][end]:
                result.cost[source][end] = cost
                result.items[source][end] = tuple(gained)
            continue
        follow(card, used, chords, (cost, gained, segment, end - PORTS), queue, result, source)


def follow(
    card: Card,
    used: int,
    chords: list[Chord],
    here: tuple[int, list[int], int, int],
    queue: list[Start],
    result: Crossing,
    source: int,
) -> None:
    """From the inner end of a corridor into the next ones."""
    cost, gained, segment, number = here
    node = card.nodes[number]
    entry = NONE
    lines: list[Chord] = []
    if node.kind == ROOM:
        if not used >> (NODE_BITS + number) & 1:
            cost += OBSTACLE * node.monsters
            for item in node.items:
                gained[item] += 1
        entry = node.doors.index(segment)
        lines = [chord for chord in chords if chord[0] & 15 == number]
        if node.portals and source != HUB and cost < result.cost[source][HUB] and free_portals(card, used, number):
            result.cost[source][HUB] = cost
            result.items[source][HUB] = tuple(gained)
    elif used >> (NODE_BITS + number) & 1:
        return
    held = tuple(gained)
    below = card.segments[segment].under
    for door, other in enumerate(node.doors):
        if other == segment or used >> other & 1:
            continue
        more = 0
        if node.kind == TRAPDOOR:
            if below:
                continue
            if not card.segments[other].under:
                more = OBSTACLE
        elif lines:
            own, foreign = crossings(lines, entry, door, NONE)
            if own or foreign:
                continue
        elif node.kind == JUNCTION and card.segments[other].under != below:
            continue
        queue.append((cost + more, held, other, card.segments[other].first == number + PORTS))
    if node.kind == ROOM:
        trap = card.trap_in[number]
        if trap != NONE and not used >> (NODE_BITS + trap) & 1:
            under = card.nodes[trap].doors[0]
            if not used >> under & 1:
                queue.append((cost, held, under, card.segments[under].first == trap + PORTS))
