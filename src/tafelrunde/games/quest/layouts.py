"""How the rooms of a dungeon lie: read from rows of letters, and checked (TQ-D2, TQ-D3)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.pack import BadPack, File
from tafelrunde.games.quest.ids import SpaceId
from tafelrunde.games.quest.ruleset import Layout

LEVELS = range(1, 8)


class LayoutEntry(Struct, forbid_unknown_fields=True):
    """One layout, its top row first."""

    rows: Annotated[list[str], Meta(min_length=2, max_length=9)]
    levels: list[Annotated[int, Meta(ge=1, le=7)]] = field(default_factory=list)
    castle: Literal["", "short", "long"] = ""


class Layouts(Struct, forbid_unknown_fields=True):
    """layouts.toml"""

    layout: list[LayoutEntry]


def read_layouts(file: File, found: Layouts) -> list[Layout]:
    """All layouts; every level and both castles must have one."""
    layouts = [_layout(file, f"layout[{index}]", entry) for index, entry in enumerate(found.layout)]
    for level in LEVELS:
        if sum(level in layout.levels for layout in layouts) != 1:
            raise BadPack(file, "layout", f"level {level} needs exactly one layout")
    for castle in ("short", "long"):
        if sum(layout.castle == castle for layout in layouts) != 1:
            raise BadPack(file, "layout", f"the {castle} game's castle needs exactly one layout")
    return layouts


def _layout(file: File, where: str, entry: LayoutEntry) -> Layout:
    places: list[tuple[int, int, str]] = []
    for height, row in enumerate(reversed(entry.rows), 1):
        if len(row) != 5 or set(row) - set(".LURX"):
            raise BadPack(file, f"{where}.rows", f"{row!r}: a row has five letters of . L U R X")
        places.extend((column, height, letter) for column, letter in enumerate(row, 1) if letter != ".")
    rooms = sorted((place for place in places if place[2] != "X"), key=lambda place: (place[2] == "U", place[1], place[0]))
    boss = [place for place in places if place[2] == "X"]
    if len(boss) != 1:
        raise BadPack(file, f"{where}.rows", f"a layout has one boss space (X), not {len(boss)}")
    if not any(place[:2] == (3, 1) for place in rooms):
        raise BadPack(file, f"{where}.rows", "the entrance is the middle of the bottom row, and it is missing")
    lower = sum(place[2] == "L" for place in rooms)
    if entry.levels and (lower != len(rooms) // 2 or any(place[2] == "R" for place in rooms)):
        raise BadPack(
            file, f"{where}.rows", f"half of {len(rooms)} rooms, rounded down, are in the lower half (L), the rest is U"
        )
    whole = [*rooms, *boss]
    layout = Layout(entry.levels, entry.castle, [p[0] for p in whole], [p[1] for p in whole], SpaceId(lower))
    if entry.levels and len(_reached(layout, lower)) != lower:
        raise BadPack(file, f"{where}.rows", "the lower half must hang together and hold the entrance (TQ-D3)")
    if len(_reached(layout, layout.size)) != layout.size or not layout.near[layout.boss]:
        raise BadPack(file, f"{where}.rows", "every room and the boss must be reached from the entrance")
    return layout


def _reached(layout: Layout, count: int) -> set[SpaceId]:
    """The first so many spaces that can be walked to from the entrance without leaving them."""
    found = {layout.entrance}
    edge = [layout.entrance]
    while edge:
        for other in layout.near[edge.pop()]:
            if other < count and other not in found:
                found.add(other)
                edge.append(other)
    return found
