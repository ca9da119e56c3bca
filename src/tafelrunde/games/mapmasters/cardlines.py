"""The notation of a card (MM-M14): one line of nodes and corridors, read and checked against the geometry of MM-M1 to MM-M7."""

import re
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2
from typing import Final

from tafelrunde.games.mapmasters.ids import NONE, SYMBOLS, Symbol
from tafelrunde.games.mapmasters.ruleset import PORT_PLACES, PORTS, Corridor, Node

NODE: Final = re.compile(r"([RrJjEeST]\d)@(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)(?:\{(\w*)\})?")
CORRIDOR: Final = re.compile(r"([1-6]|[RrJjEeST]\d)([-~=])([1-6]|[RrJjEeST]\d)(?::(\w+))?")
MAIN_NODES: Final = "RJEST"
DEEP_NODES: Final = "rjeST"
CURVE_STEPS: Final = 24
CONTROL: Final = (30.0, 45.0)  # of the curves between two ports (MM-M16)

Point = tuple[float, float]


class BadLine(ValueError):
    """A card line that describes no card."""


@dataclass
class Lined:
    """A card line, read: its nodes, its corridors in the words of the line, and which ports are open."""

    nodes: list[Node] = field(default_factory=list)
    corridors: list[Corridor] = field(default_factory=list)
    open: list[bool] = field(default_factory=lambda: [False] * PORTS)
    symbols: str = ""  # all of them


@dataclass
class Found:
    """The elements of a line as they stand there."""

    nodes: list[tuple[str, float, float, str]] = field(default_factory=list)
    corridors: list[tuple[str, str, str, str]] = field(default_factory=list)  # first, level, second, symbols
    inside: list[tuple[str, str]] = field(default_factory=list)  # room, trapdoor

    def place(self, end: str) -> Point:
        """Where an end of a corridor lies on the upright card."""
        if end.isdigit():
            return PORT_PLACES[int(end) - 1]
        return next((x, y) for name, x, y, _ in self.nodes if name == end)


def read_line(line: str) -> Lined:
    """MM-M14: nodes and corridors of one card, checked."""
    found = Found()
    for element in (text.strip() for text in line.split(";")):
        if node := NODE.fullmatch(element):
            _add_node(found, element, node)
        elif corridor := CORRIDOR.fullmatch(element):
            _add_corridor(found, element, corridor)
        else:
            raise BadLine(f"{element!r} is neither a node (R1@30,45{{c}}) nor a corridor (R1-2:ws)")
    _check_ends(found)
    _check_degrees(found)
    for name, x, y, _ in found.nodes:
        if name[0] in "Rr":
            _check_doors(found, name, (x, y))
    _check_planar(found)
    return _laid_out(found)


def _laid_out(found: Found) -> Lined:
    lined = Lined()
    names = [name for name, _, _, _ in found.nodes]
    rooms = {trapdoor: names.index(room) for room, trapdoor in found.inside}
    for name, x, y, symbols in found.nodes:
        lined.nodes.append(Node(name, x, y, symbols=_numbers(symbols), room=rooms.get(name, NONE)))
        lined.symbols += symbols
    for first, level, second, symbols in found.corridors:
        ends = [int(end) - 1 if end.isdigit() else names.index(end) + PORTS for end in (first, second)]
        lined.corridors.append(Corridor(f"{first}{level}{second}", ends[0], ends[1], level == "~", _numbers(symbols)))
        lined.symbols += symbols
        for end in ends:
            if end < PORTS:
                lined.open[end] = True
    return lined


def _numbers(symbols: str) -> tuple[Symbol, ...]:
    return tuple(Symbol(SYMBOLS.index(letter)) for letter in symbols)


def polyline(start: Point, end: Point, curved: bool) -> list[Point]:
    """MM-M16: a corridor as it is drawn: a curve between two ports, else straight."""
    if not curved:
        return [start, end]
    points = []
    for step in range(CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * CONTROL[0] + c * end[0], a * start[1] + b * CONTROL[1] + c * end[1]))
    return points


# --- reading ----------------------------------------------------------------------------------------------------------


def _add_node(found: Found, element: str, match: re.Match[str]) -> None:
    name, x, y, symbols = match.groups()
    if any(other == name for other, _, _, _ in found.nodes):
        raise BadLine(f"{element!r}: there is another node {name}")
    if symbols is not None and name[0] not in "Rr":
        raise BadLine(f"{element!r}: only rooms hold symbols in braces")
    _check_symbols(element, symbols or "", "lvp", "a room")
    if not (0 < float(x) < 60 and 0 < float(y) < 90):
        raise BadLine(f"{element!r} lies outside the card, which is 60 wide and 90 high")
    found.nodes.append((name, float(x), float(y), symbols or ""))


def _add_corridor(found: Found, element: str, match: re.Match[str]) -> None:
    first, level, second, symbols = match.groups()
    if level == "=":
        if first[0] != "R" or second[0] != "T" or symbols:
            raise BadLine(f"{element!r}: '=' lays a trapdoor into a room, R1=T1")
        found.inside.append((first, second))
        return
    if first == second:
        raise BadLine(f"{element!r}: a corridor joins two different ends")
    _check_symbols(element, symbols or "", "", "a corridor")
    if any((first, level, second) == other[:3] for other in found.corridors):
        raise BadLine(f"{element!r}: there is another corridor {first}{level}{second}")
    found.corridors.append((first, level, second, symbols or ""))


def _check_symbols(element: str, symbols: str, without: str, what: str) -> None:
    for letter in symbols:
        if letter not in SYMBOLS:
            raise BadLine(f"{element!r}: {letter!r} is no symbol; there are {SYMBOLS}")
        if letter in without:
            raise BadLine(f"{element!r}: {letter!r} is not allowed in {what} (MM-M13)")


def _check_ends(found: Found) -> None:
    """Every end exists, lies on the level of its corridor, and no port has two corridors."""
    names = {name for name, _, _, _ in found.nodes}
    ports: dict[str, str] = {}
    for first, level, second, _ in found.corridors:
        corridor = f"{first}{level}{second}"
        for end in (first, second):
            if end.isdigit():
                if level == "~":
                    raise BadLine(f"{corridor}: an underground corridor never reaches the edge of a card (MM-M6)")
                if end in ports:
                    raise BadLine(f"opening {end} has two corridors, {ports[end]} and {corridor}; it can have one (MM-M6)")
                ports[end] = corridor
            elif end not in names:
                raise BadLine(f"{corridor}: the corridor leads nowhere, there is no node {end}")
            elif end[0] not in (DEEP_NODES if level == "~" else MAIN_NODES):
                raise BadLine(f"{corridor}: {end} does not lie on that level")
    for room, trapdoor in found.inside:
        for end in (room, trapdoor):
            if end not in names:
                raise BadLine(f"{room}={trapdoor}: there is no node {end}")


def _check_degrees(found: Found) -> None:
    """MM-M6: how many corridors each kind of node has."""
    lone = len(found.nodes) == 1 and not found.corridors  # the tower without doors
    for name, _, _, _ in found.nodes:
        main = sum(name in (first, second) and level == "-" for first, level, second, _ in found.corridors)
        deep = sum(name in (first, second) and level == "~" for first, level, second, _ in found.corridors)
        within = sum(name == trapdoor for _, trapdoor in found.inside)
        if name[0] == "T":
            fine = (main, deep, within) in ((2, 1, 0), (0, 1, 1))
            need = "two main corridors and one underground, or lies in a room with one underground"
        elif name[0] == "S":
            fine, need = (main, deep) == (1, 1), "one main corridor and one underground"
        elif name[0] in "Jj":
            fine, need = main + deep >= 3, "at least three corridors"
        elif name[0] in "Ee":
            fine, need = main + deep == 1, "exactly one corridor"
        else:
            fine, need = lone or main + deep >= (2 if name[0] == "R" else 1), "a door (two on the main level)"
        if not fine:
            raise BadLine(f"{name} needs {need} (MM-M6); it has {main} on the main level and {deep} underground")


def _check_doors(found: Found, room: str, here: Point) -> None:
    """MM-M10: no two doors of a room lie in the same direction, so that their order is clear."""
    angles: list[tuple[float, str]] = []
    for first, level, second, _ in found.corridors:
        if room in (first, second):
            x, y = found.place(second if first == room else first)
            angles.append((atan2(y - here[1], x - here[0]), f"{first}{level}{second}"))
    angles.sort()
    for (angle, one), (other_angle, other) in pairwise(angles):
        if other_angle - angle < 1e-6:
            raise BadLine(f"{room}: {one} and {other} leave in the same direction (MM-M10)")


# --- planarity --------------------------------------------------------------------------------------------------------


def _check_planar(found: Found) -> None:
    """MM-M7: on one level corridors meet only in common nodes."""
    lines = [
        polyline(found.place(first), found.place(second), first.isdigit() and second.isdigit())
        for first, _, second, _ in found.corridors
    ]
    for index, (first, level, second, _) in enumerate(found.corridors):
        for other in range(index):
            other_first, other_level, other_second, _ = found.corridors[other]
            shared = [found.place(end) for end in {first, second} & {other_first, other_second}]
            if level == other_level and _meet(lines[index], lines[other], shared):
                one, two = f"{other_first}{level}{other_second}", f"{first}{level}{second}"
                raise BadLine(f"{one} and {two} cross on the same level (MM-M7)")


def _meet(one: list[Point], other: list[Point], shared: list[Point]) -> bool:
    for a, b in pairwise(one):
        for c, d in pairwise(other):
            if shared and any(point in (a, b) and point in (c, d) for point in shared):
                continue
            if _cross(a, b, c, d):
                return True
    return False


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight lines touch."""
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0 and _overlap(a, b, c, d)


def _side(a: Point, b: Point, c: Point) -> float:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return 0.0 if abs(value) < 1e-9 else value


def _overlap(a: Point, b: Point, c: Point, d: Point) -> bool:
    return all(max(min(a[i], b[i]), min(c[i], d[i])) <= min(max(a[i], b[i]), max(c[i], d[i])) + 1e-9 for i in (0, 1))
