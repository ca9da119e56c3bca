"""Paths on the board: each group's line through corridors and rooms, jumps as arcs, and what was found and used on the way."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot

from mypy_extensions import i64

from tafelrunde.engine.scene import Mark, Pattern, Stroke
from tafelrunde.games.mapmasters.cardlines import Point
from tafelrunde.games.mapmasters.ids import ITEMS, MONSTER, NONE, PORTAL, GroupId, Port, Space, Symbol
from tafelrunde.games.mapmasters.picture import ink
from tafelrunde.games.mapmasters.picture.names import group_ink
from tafelrunde.games.mapmasters.ruleset import PORT_PLACES, PORTS, ROOM, Card, Gate, Group, Node
from tafelrunde.games.mapmasters.state import ENTERED, JUMPED, PASSED, ROOM_TARGET, STOPPED, VISITED, WALKED, Piece, Table

MARGIN = 34.0
LINE = 2.6
CASING = 4.6
DEEP_LINE = 2.0
GLYPH = 7.0
STEPS = 12  # of a curved corridor
PATTERNS: dict[str, Pattern] = {
    "dashed": "dashed",
    "dotted": "dotted",
    "double": "double",
    "waves": "waves",
    "comb": "comb",
    "rungs": "rungs",
    "beads": "beads",
}
Found = dict[tuple[Space, i64, i64], tuple[GroupId, bool]]
# by space, corridor or room plus 100, and symbol: the group, and whether it is used up


def pattern_of(group: Group) -> Pattern:
    """The stroke of a group's path."""
    return PATTERNS.get(group.pattern, "")


@dataclass
class Canvas:
    """Where things lie on the board."""

    table: Table
    columns: int = field(init=False)
    rows: int = field(init=False)
    width: float = field(init=False)
    height: float = field(init=False)

    def __post_init__(self) -> None:
        self.columns = self.table.rules.columns
        self.rows = self.table.rules.rows
        self.width = self.columns * ink.WIDE + 2 * MARGIN
        self.height = self.rows * ink.TALL + 2 * MARGIN

    def corner(self, space: Space) -> Point:
        """The upper left corner of a space."""
        return MARGIN + int(space % self.columns) * ink.WIDE, MARGIN + int(space // self.columns) * ink.TALL

    def at(self, space: Space, point: Point) -> Point:
        """A point of the card on a space, as the card lies."""
        x, y = ink.turn(point, self.table.turned[space])
        left, top = self.corner(space)
        return left + x, top + y

    def port(self, space: Space, port: Port, inwards: float = 0.0) -> Point:
        """A port of a space as the board lies, or a little inside the card."""
        x, y = PORT_PLACES[port]
        left, top = self.corner(space)
        away = hypot(ink.WIDE / 2 - x, ink.TALL / 2 - y)
        return left + x + (ink.WIDE / 2 - x) * inwards / away, top + y + (ink.TALL / 2 - y) * inwards / away

    def gate(self, gate: Gate) -> Point:
        """The middle of a gate's sign, outside the dungeon."""
        left, top = self.corner(gate.space)
        out = MARGIN / 2
        return {
            "n": (left + ink.WIDE / 2, top - out),
            "s": (left + ink.WIDE / 2, top + ink.TALL + out),
            "w": (left - out, top + ink.TALL / 2),
            "e": (left + ink.WIDE + out, top + ink.TALL / 2),
        }[gate.side]

    def card(self, space: Space) -> Card:
        """The card on a space."""
        return self.table.card(space)


def path_strokes(canvas: Canvas, group: Group, path: Sequence[Piece], start: Point | None, faint: bool = False) -> list[Stroke]:
    """MM-R7: the line of one group: a light casing, then its ink in its own pattern; thinner under the ground."""
    runs, jumps = trace(canvas, path, start)
    colour, pattern = group_ink(group.id), pattern_of(group)
    strokes: list[Stroke] = []
    for deep, points in runs:
        text = ink.path_text(points)
        if not faint:
            strokes.append(Stroke(text, "paper", width=CASING))
        strokes.append(Stroke(text, colour, width=(DEEP_LINE if deep else LINE) * (0.7 if faint else 1.0), pattern=pattern))
    for begin, end in jumps:
        strokes.append(Stroke(_arc(begin, end), colour, width=1.2, pattern="dashed"))
    return strokes


def trace(
    canvas: Canvas, path: Sequence[Piece], start: Point | None
) -> tuple[list[tuple[bool, list[Point]]], list[tuple[Point, Point]]]:
    """The runs of a path (above or under the ground) as points of the board, and its jumps."""
    runs: list[tuple[bool, list[Point]]] = []
    jumps: list[tuple[Point, Point]] = []
    here: list[Point] = [start] if start is not None else []
    deep = False

    def break_off() -> None:
        nonlocal here
        if len(here) > 1:
            runs.append((deep, here))
        here = here[-1:]

    for what, space, a, b, c in path:
        if what == ENTERED:
            here.append(canvas.port(space, Port(a)))
        elif what == WALKED:
            corridor = canvas.card(space).corridors[a]
            if corridor.under != deep:
                break_off()
                deep = corridor.under
            here += [canvas.at(space, point) for point in _walked(canvas.card(space), a, b, c)]
        elif what == VISITED:
            here += _visit(canvas, space, a, b, c)
        elif what == PASSED:
            node = canvas.card(space).nodes[a]
            here.append(canvas.at(space, (node.x, node.y)))
        elif what == JUMPED:
            target = _target(canvas, space, a, b, Symbol(c))
            if here:
                jumps.append((here[-1], target))
            break_off()
            here = [target]
        elif what == STOPPED and a == NONE and not canvas.card(space).goal:
            here.append(canvas.gate(canvas.table.rules.mission.exits[b]))
    break_off()
    return runs, jumps


def _walked(card: Card, number: i64, start: i64, end: i64) -> list[Point]:
    """The points of a corridor between two of its positions; at a room it ends at the door."""
    corridor = card.corridors[number]
    last = len(corridor.symbols) + 1
    points = ink.line_of(card, corridor)
    first, second = _end(card, corridor.first, points[1]), _end(card, corridor.second, points[-2])
    begin = first if start == 0 else second if start == last else ink.symbol_place(card, corridor, start)
    finish = first if end == 0 else second if end == last else ink.symbol_place(card, corridor, end)
    if len(points) == 2:
        return [begin, finish]
    low, high = sorted((start / last, end / last))
    middle = [ink.along(points, step / STEPS) for step in range(STEPS + 1) if low < step / STEPS < high]
    return [begin, *(middle if start <= end else middle[::-1]), finish]


def _end(card: Card, end: i64, towards: Point) -> Point:
    """Where a corridor ends: a port, a node, or the door of a room."""
    if end < PORTS:
        return PORT_PLACES[end]
    node = card.nodes[end - PORTS]
    return ink.door_place(node, towards) if node.kind == ROOM else (node.x, node.y)


def door_point(card: Card, room: Node, door: i64) -> Point:
    """Where a door of a room is."""
    corridor = card.corridors[room.doors[door]]
    points = ink.line_of(card, corridor)
    own = card.place_of(corridor.first) == (room.x, room.y)
    return ink.door_place(room, points[1] if own else points[-2])


def _visit(canvas: Canvas, space: Space, room: i64, door_in: i64, door_out: i64) -> list[Point]:
    """MM-M11: a straight line from door to door, so that lines cross exactly when their doors do."""
    card = canvas.card(space)
    node = card.nodes[room]
    ends = [door_point(card, node, door) if door != NONE else None for door in (door_in, door_out)]
    middle = next(
        (place for place, symbol in zip(ink.room_places(node), node.symbols, strict=True) if symbol == PORTAL), (node.x, node.y)
    )
    return [canvas.at(space, end if end is not None else middle) for end in ends]


def _target(canvas: Canvas, space: Space, target: i64, position: i64, symbol: Symbol) -> Point:
    """Where a jump lands."""
    card = canvas.card(space)
    if target < ROOM_TARGET:
        return canvas.at(space, ink.symbol_place(card, card.corridors[target], position))
    node = card.nodes[target - ROOM_TARGET]
    places = zip(ink.room_places(node), node.symbols, strict=True)
    return canvas.at(space, next((place for place, one in places if one == symbol), (node.x, node.y)))


def _arc(start: Point, end: Point) -> str:
    """A bow with an arrow head."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    bend_x, bend_y = x - (end[1] - start[1]) * 0.22, y + (end[0] - start[0]) * 0.22
    length = hypot(end[0] - bend_x, end[1] - bend_y) or 1.0
    back_x, back_y = (bend_x - end[0]) / length * 5, (bend_y - end[1]) / length * 5
    head = "".join(
        f"M{end[0]:.1f} {end[1]:.1f}l{back_x * 0.86 + side * back_y * 0.5:.1f} {back_y * 0.86 - side * back_x * 0.5:.1f}"
        for side in (1, -1)
    )
    return f"M{start[0]:.1f} {start[1]:.1f}Q{bend_x:.1f} {bend_y:.1f} {end[0]:.1f} {end[1]:.1f}{head}"


def glyph_marks(canvas: Canvas, group: Group, path: Sequence[Piece]) -> list[Mark]:
    """MM-G7: the group's glyph wherever its path goes from card to card."""
    marks = []
    for what, space, a, _, _ in path:
        if what == ENTERED:
            x, y = canvas.port(space, Port(a))
            marks.append(Mark(round(x, 1), round(y, 1), group.glyph, GLYPH, "paper", ground=group_ink(group.id)))
    return marks


# --- what was found and used ------------------------------------------------------------------------------------------


def discoveries(table: Table) -> Found:
    """MM-R7: what lies on the paths: by whom it was found, and whether it is crossed out."""
    found: Found = {}
    for party in table.parties:
        add_discoveries(table, party.group, party.path, found)
    return found


def add_discoveries(table: Table, group: GroupId, path: Sequence[Piece], found: Found) -> None:
    """The discoveries of one path."""
    for place, (what, space, a, b, c) in enumerate(path):
        if what == VISITED:
            node = table.card(space).nodes[a]
            for number, symbol in enumerate(node.symbols):
                found.setdefault((space, a + ROOM_TARGET, number), (group, symbol == MONSTER))
        elif what == WALKED:
            symbols = table.card(space).corridors[a].symbols
            jumps_on = place + 1 < len(path) and path[place + 1][0] == JUMPED
            for position in range(max(1, min(b, c)), min(len(symbols), max(b, c)) + 1):
                symbol = symbols[position - 1]
                obstacle = ITEMS <= symbol < PORTAL and not (jumps_on and position == c)
                travelled = symbol == PORTAL and position in (b, c)
                found[space, a, position - 1] = (group, obstacle or travelled)
