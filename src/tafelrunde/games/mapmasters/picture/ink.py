"""Cards drawn with ink: corridors above and below the ground, rooms, stairs, trapdoors, walls, and their symbols (MM-M16).

Everything is in the units of the card, 60 wide and 90 high, as it lies upright; `turn` moves a point of a card that lies
upside-down.
"""

from functools import cache
from itertools import pairwise
from math import hypot

from mypy_extensions import i64

from tafelrunde.engine.scene import Mark, Stroke
from tafelrunde.games.mapmasters import ruleset
from tafelrunde.games.mapmasters.cardlines import Point, polyline
from tafelrunde.games.mapmasters.ids import Port, Symbol

WIDE = 60.0
TALL = 90.0
FLOOR = 7.0  # the width of a corridor
EDGE = 1.0  # of its walls
ROOM_HALF = (13.0, 10.0)
DEEP_HALF = (10.5, 8.5)
SYMBOL = 9.2
GAP = 8.4  # between the symbols of a room
ICONS = (
    "gi:two-coins",
    "gi:barrel",
    "gi:broadsword",
    "gi:rope-coil",
    "gi:key",
    "gi:scroll-unfurled",
    "gi:imp-laugh",
    "gi:padlock",
    "gi:lava",
    "gi:poison-bottle",
    "gi:magic-portal",
    "gi:scissors",
    "gi:recycle",
)
COLOURS = (
    "gold",
    "rust",
    "ink-soft",
    "moss",
    "amber",
    "azure",
    "crimson",
    "ink-soft",
    "crimson",
    "moss",
    "violet",
    "silver",
    "silver",
)
MONSTER_UP = 6  # obstacles stand on a dark plate


def turn(point: Point, turned: bool) -> Point:
    """MM-M2: where a point of an upside-down card lies."""
    return (WIDE - point[0], TALL - point[1]) if turned else point


def line_of(card: ruleset.Card, corridor: ruleset.Corridor) -> list[Point]:
    """A corridor as it is drawn, from its first end to its second."""
    curved = corridor.first < ruleset.PORTS and corridor.second < ruleset.PORTS
    return polyline(card.place_of(corridor.first), card.place_of(corridor.second), curved)


def along(points: list[Point], share: float) -> Point:
    """The point at this share of the length of a line."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    left = share * sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length:
            part = left / length
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        left -= length
    return points[-1]


@cache
def symbol_place(card: ruleset.Card, corridor: ruleset.Corridor, position: i64) -> Point:
    """MM-M16: where symbol number `position` (from 1) of a corridor lies; 0 and beyond the last are the two ends.

    The room at an end takes its part of the corridor: symbols keep out of it.
    """
    points = line_of(card, corridor)
    count = len(corridor.symbols)
    start, end = _cut(card, corridor.first, points), _cut(card, corridor.second, points[::-1])
    share = start + (1 - start - end) * int(position) / (count + 1)
    return along(points, min(max(share, 0.0), 1.0) if 0 < position <= count else (0.0 if position <= 0 else 1.0))


def _cut(card: ruleset.Card, end: i64, points: list[Point]) -> float:
    """Which share of a corridor lies inside the room at one of its ends."""
    if end < ruleset.PORTS:
        return 0.0
    node = card.nodes[end - ruleset.PORTS]
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    reach = {ruleset.ROOM: 0.9 * door_distance(node, points[1]), ruleset.TRAPDOOR: 4.0, ruleset.STAIRS: 4.0}.get(node.kind, 2.5)
    return min(0.6, reach / length) if length else 0.0


def half_of(room: ruleset.Node) -> Point:
    """Half the width and height of a room."""
    return DEEP_HALF if room.under else ROOM_HALF


def door_distance(room: ruleset.Node, towards: Point) -> float:
    """How far the wall of a room is from its middle in this direction."""
    x, y = door_place(room, towards)
    return hypot(x - room.x, y - room.y)


def door_place(room: ruleset.Node, towards: Point) -> Point:
    """Where a corridor that leads to this point leaves the room."""
    x, y = towards[0] - room.x, towards[1] - room.y
    wide, tall = half_of(room)
    scale = min(wide / abs(x) if x else 1e9, tall / abs(y) if y else 1e9)
    return room.x + x * scale, room.y + y * scale


def room_places(room: ruleset.Node) -> list[Point]:
    """Where the symbols of a room lie: in rows of three."""
    count = len(room.symbols)
    rows = [min(3, count - first) for first in range(0, count, 3)]
    places = []
    for row, number in enumerate(rows):
        y = room.y + (row - (len(rows) - 1) / 2) * GAP
        places += [(room.x + (place - (number - 1) / 2) * GAP, y) for place in range(number)]
    return places


# --- drawings ---------------------------------------------------------------------------------------------------------


def path_text(points: list[Point]) -> str:
    """An SVG path through these points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def corridor_text(card: ruleset.Card, corridor: ruleset.Corridor) -> str:
    """The path of one corridor."""
    x, y = card.place_of(corridor.first)
    end_x, end_y = card.place_of(corridor.second)
    bend = "Q30 45 " if corridor.first < ruleset.PORTS and corridor.second < ruleset.PORTS else "L"
    return f"M{x:g} {y:g}{bend}{end_x:g} {end_y:g}"


@cache
def card_drawing(card: ruleset.Card) -> tuple[Stroke, ...]:
    """Corridors, rooms, stairs and trapdoors; what lies under the ground first."""
    deep = "".join(corridor_text(card, corridor) for corridor in card.corridors if corridor.under)
    main = "".join(corridor_text(card, corridor) for corridor in card.corridors if not corridor.under)
    main += "".join(_dot(node) for node in card.nodes if node.kind in (ruleset.JUNCTION, ruleset.DEAD_END) and not node.under)
    rooms = [node for node in card.nodes if node.kind == ruleset.ROOM]
    strokes = [Stroke(_hatching(card), "rock-line", width=0.5)]
    if deep:
        strokes += [Stroke(deep, "ochre-ink", width=FLOOR - 0.4, pattern=""), Stroke(deep, "ochre", width=FLOOR - 2.0)]
    strokes += [Stroke(_box(room), "ochre-ink", "ochre", EDGE) for room in rooms if room.under]
    if main:
        strokes += [Stroke(main, "ink", width=FLOOR + EDGE), Stroke(main, "floor", width=FLOOR - EDGE)]
    boxes = "".join(_box(room) for room in rooms if not room.under)
    if boxes:
        strokes += [Stroke(boxes, "ink", "stone", EDGE * 1.2), Stroke(_flags(rooms), "rock-line", width=0.35)]
    doors = "".join(_door(card, room, door) for room in rooms if not room.under for door in room.doors)
    if doors:
        strokes.append(Stroke(doors, "stone", width=FLOOR - EDGE))
    for node in card.nodes:
        if node.kind == ruleset.STAIRS:
            strokes += _stairs(node)
        elif node.kind == ruleset.TRAPDOOR:
            strokes += _trapdoor(node)
    walls = "".join(_wall(port) for port in ruleset.ALL_PORTS if not card.open[port])
    if walls:
        strokes.append(Stroke(walls, "wall", width=3.0))
    return tuple(strokes)


@cache
def card_marks(card: ruleset.Card) -> tuple[Mark, ...]:
    """The symbols of a card, corridors first, then rooms: in the order of the card's line."""
    marks = []
    for corridor in card.corridors:
        for position, symbol in enumerate(corridor.symbols, 1):
            marks.append(symbol_mark(symbol_place(card, corridor, position), symbol))
    for node in card.nodes:
        for place, symbol in zip(room_places(node), node.symbols, strict=True):
            marks.append(symbol_mark(place, symbol))
    if card.icon and card.goal:
        marks.append(Mark(WIDE / 2, TALL / 2, card.icon, 30, "ink"))
    return tuple(marks)


def symbol_mark(place: Point, symbol: Symbol) -> Mark:
    """One symbol as an icon on a small disc; obstacles on a dark one."""
    dark = MONSTER_UP <= symbol < 10
    return Mark(
        round(place[0], 1), round(place[1], 1), ICONS[symbol], SYMBOL, "paper" if dark else COLOURS[symbol],
        ground=COLOURS[symbol] if dark else "paper",
    )  # fmt: skip


def _dot(node: ruleset.Node) -> str:
    return f"M{node.x:g} {node.y:g}h0.01"


def _box(room: ruleset.Node) -> str:
    wide, tall = half_of(room)
    return f"M{room.x - wide:g} {room.y - tall:g}h{2 * wide:g}v{2 * tall:g}h{-2 * wide:g}z"


def _flags(rooms: list[ruleset.Node]) -> str:
    """The joints of the stone floor."""
    text = ""
    for room in rooms:
        if not room.under:
            wide, tall = half_of(room)
            text += f"M{room.x - wide:g} {room.y:g}h{2 * wide:g}"
            text += "".join(f"M{room.x + x:g} {room.y - tall:g}v{tall:g}" for x in (-wide / 3, wide / 3))
            text += "".join(f"M{room.x + x:g} {room.y:g}v{tall:g}" for x in (-2 * wide / 3, 0, 2 * wide / 3))
    return text


def _door(card: ruleset.Card, room: ruleset.Node, door: i64) -> str:
    """A gap in the wall of a room."""
    corridor = card.corridors[door]
    points = line_of(card, corridor)
    other = points[-1] if card.place_of(corridor.first) == (room.x, room.y) else points[0]
    x, y = door_place(room, other)
    length = hypot(x - room.x, y - room.y) or 1.0
    step_x, step_y = (x - room.x) / length, (y - room.y) / length
    return f"M{x - 5 * step_x:.1f} {y - 5 * step_y:.1f}l{2.8 * step_x:.1f} {2.8 * step_y:.1f}"


def _stairs(node: ruleset.Node) -> list[Stroke]:
    left, top = node.x - 4.5, node.y - 4.5
    steps = "".join(f"M{left + 1.5 * number:g} {top + 0.9 * number:g}v{9 - 0.9 * number:g}" for number in range(7))
    box = f"M{left:g} {top:g}h9v9h-9z"
    return [Stroke(box, "ink", "ochre", 0.8), Stroke(steps, "ink", width=0.7)]


def _trapdoor(node: ruleset.Node) -> list[Stroke]:
    left, top = node.x - 4.5, node.y - 4.5
    corners = f"M{left:g} {top:g}l3 3M{left + 9:g} {top:g}l-3 3M{left:g} {top + 9:g}l3 -3M{left + 9:g} {top + 9:g}l-3 -3"
    return [Stroke(f"M{left:g} {top:g}h9v9h-9z", "ink", "pit", 1.0), Stroke(corners, "ochre", width=0.7)]


def _wall(port: Port) -> str:
    return ("M22 1.5h16", "M58.5 14.5v16", "M58.5 59.5v16", "M22 88.5h16", "M1.5 59.5v16", "M1.5 14.5v16")[port]


def _hatching(card: ruleset.Card) -> str:
    """Loose strokes of rock, different for every card and always the same for one."""
    seed = sum(ord(letter) * (place + 3) for place, letter in enumerate(card.id))
    text = ""
    for number in range(34):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x, y = 2 + seed % 53, 2 + seed // 64 % 83
        text += f"M{x} {y}l{2 + seed % 3} {3 - seed // 16 % 3}" if number % 3 else f"M{x} {y}l3 -2m-2 3l3 -2"
    return text
