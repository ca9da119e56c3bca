"""One hall as a drawing, in the units of its own squares, as it is printed. The board turns it as a whole."""

from functools import lru_cache
from typing import Final

from tafelrunde.engine.scene import Stroke
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import EdgeKind, Ground
from tafelrunde.games.twister.picture.names import PAIR_COLOURS
from tafelrunde.games.twister.ruleset import Hall

WALL: Final = 0.13  # how thick
IN: Final = 0.065  # border edges are drawn inside the hall, so that both neighbours can be seen


Marks = tuple[tuple[int, EdgeKind], ...]  # printed edges that have changed


def drawing(hall: Hall, marks: Marks) -> list[Stroke]:
    """DT-G3, DT-G4: joints, pits, gear with its arrow, then walls, slits and portcullises. `marks` are changed edges."""
    return _drawing(hall.ground, hall.edges, hall.gear, hall.pair, clockwise=hall.clockwise, marks=marks)


@lru_cache(maxsize=256)
def _drawing(
    ground: tuple[Ground, ...],
    edges: tuple[EdgeKind, ...],
    gear: int,
    pair: int,
    clockwise: bool,
    marks: Marks,
) -> list[Stroke]:
    changed = dict(marks)
    strokes = [Stroke("".join(f"M{n} 0V5M0 {n}H5" for n in range(1, 5)), "mortar", width=0.025)]
    for square, kind in enumerate(ground):
        if kind == r.PIT:
            strokes += _pit(square % 5, square // 5)
    if gear >= 0:
        strokes += _gear(gear % 5, gear // 5, PAIR_COLOURS[(pair - 1) % 4], clockwise)
    walls, combs, raised, broken, slits = "", "", "", "", ""
    for edge, drawn in enumerate(edges):
        now = changed.get(edge, drawn)
        x, y, across = place(edge)
        if now == r.WALL:
            walls += _along(x, y, across, 0, 1)
        elif now == r.SLIT:
            walls += _along(x, y, across, 0, 0.36) + _along(x, y, across, 0.64, 1)
            slits += _cross(x, y, across)
        elif now == r.CLOSED:
            combs += _along(x, y, across, 0.08, 0.92)
        elif now == r.RAISED:
            raised += _along(x, y, across, 0.02, 0.16) + _along(x, y, across, 0.84, 0.98)
        elif now == r.BROKEN:
            broken += _rubble(x, y, across)
    strokes.append(Stroke(walls, "rampart", width=WALL))
    strokes.append(Stroke(slits, "azure", width=0.05))
    if combs:
        strokes.append(Stroke(combs, "crimson", width=0.1, pattern="comb"))
    if raised:
        strokes.append(Stroke(raised, "good", width=0.16))
    if broken:
        strokes.append(Stroke(broken, "rust", width=0.07))
    return strokes


def place(edge: int) -> tuple[float, float, bool]:
    """Where a printed edge begins, and whether it runs down (beside a square) or along (above it)."""
    if edge < 30:
        row, column = divmod(edge, 6)
        return min(max(column, IN), 5 - IN), row, True
    row, column = divmod(edge - 30, 5)
    return column, min(max(row, IN), 5 - IN), False


def _along(x: float, y: float, down: bool, start: float, end: float) -> str:
    if down:
        return f"M{x:g} {y + start:.3f}V{y + end:.3f}"
    return f"M{x + start:.3f} {y:g}H{x + end:.3f}"


def _cross(x: float, y: float, down: bool) -> str:
    """The little opening of a slit, seen from both sides."""
    if down:
        return f"M{x - 0.1:.3f} {y + 0.43}H{x + 0.1:.3f}M{x - 0.1:.3f} {y + 0.57}H{x + 0.1:.3f}"
    return f"M{x + 0.43} {y - 0.1:.3f}V{y + 0.1:.3f}M{x + 0.57} {y - 0.1:.3f}V{y + 0.1:.3f}"


def _rubble(x: float, y: float, down: bool) -> str:
    """Bars that lie about."""
    bits = ((0.05, -0.06, 0.16, 0.05), (0.3, 0.05, 0.38, -0.08), (0.56, -0.08, 0.66, 0.03), (0.84, 0.06, 0.95, -0.05))
    if down:
        return "".join(f"M{x + b:.3f} {y + a:.3f}L{x + d:.3f} {y + e:.3f}" for a, b, e, d in bits)
    return "".join(f"M{x + a:.3f} {y + b:.3f}L{x + e:.3f} {y + d:.3f}" for a, b, e, d in bits)


def _pit(x: int, y: int) -> list[Stroke]:
    """A hole with a rim of broken stone."""
    rim = (
        f"M{x + 0.14} {y + 0.2}L{x + 0.42} {y + 0.1}L{x + 0.8} {y + 0.16}L{x + 0.92} {y + 0.46}"
        f"L{x + 0.84} {y + 0.82}L{x + 0.5} {y + 0.91}L{x + 0.16} {y + 0.82}L{x + 0.08} {y + 0.5}Z"
    )
    steps = f"M{x + 0.26} {y + 0.34}L{x + 0.46} {y + 0.26}L{x + 0.7} {y + 0.3}M{x + 0.2} {y + 0.56}L{x + 0.28} {y + 0.72}"
    return [Stroke(rim, "ink-soft", "pit", 0.05), Stroke(steps, "silver", width=0.025)]


def _gear(x: int, y: int, colour: str, clockwise: bool) -> list[Stroke]:
    """A cog in the colour of its pair, with the arrow of its direction."""
    cx, cy = x + 0.5, y + 0.5
    teeth = ""
    for dx, dy in ((1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707), (0, -1), (0.707, -0.707)):
        teeth += f"M{cx + dx * 0.3:.3f} {cy + dy * 0.3:.3f}L{cx + dx * 0.41:.3f} {cy + dy * 0.41:.3f}"
    disc = f"M{cx - 0.3} {cy}A0.3 0.3 0 1 1 {cx + 0.3} {cy}A0.3 0.3 0 1 1 {cx - 0.3} {cy}Z"
    flip, sweep = (1, 1) if clockwise else (-1, 0)
    arrow = f"M{cx - flip * 0.13:.3f} {cy + 0.13:.3f}A0.185 0.185 0 1 {sweep} {cx + flip * 0.14:.3f} {cy + 0.12:.3f}"
    tip = f"L{cx + flip * 0.13:.3f} {cy + 0.14:.3f}"
    head = f"M{cx + flip * 0.25:.3f} {cy + 0.02:.3f}{tip}L{cx + flip * 0.06:.3f} {cy - 0.01:.3f}"
    return [
        Stroke(teeth, colour, width=0.15),
        Stroke(disc, colour, colour, 0.03),
        Stroke(arrow + head, "paper", width=0.055),
    ]
