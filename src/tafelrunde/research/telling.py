"""A scene in words: what is asked, what everybody has, what lies where. For the terminal, and for language models."""

from collections.abc import Iterator

from tafelrunde.engine.scene import Board, Dice, Gauge, Ledger, Line, Panel, Piece, Pile, Row, Scene, SeatPanel, Track, Zone
from tafelrunde.text import Voice, unbroken


def told_scene(scene: Scene, voice: Voice) -> str:
    """The whole table, a line for each thing."""
    lines: list[str] = []
    if scene.caption is not None:
        lines.append(voice.text(scene.caption))
    lines.append(voice.text(scene.prompt))
    lines += [told_seat(panel, voice) for panel in scene.seats]
    for zone in scene.zones:
        lines += told_zone(zone, voice)
    return "\n".join(unbroken(line) for line in lines if line)


def told_seat(panel: SeatPanel, voice: Voice) -> str:
    """`Seat 1 — Health: 16, Cards: 5`"""
    facts = [f"{voice.text(stat.name)}: {voice.number(stat.value)}" for stat in panel.stats]
    facts += [_gauge(gauge, voice) for gauge in panel.gauges]
    facts += [f"{voice.text(badge.name)} {badge.text}".strip() for badge in panel.badges]
    for group in panel.pips:
        owned = [voice.text(pip.name) for pip in group.pips if pip.fill not in ("none", "empty")]
        facts += [f"{voice.text(group.name)}: {', '.join(owned)}"] if owned else []
    return f"{voice.name(panel.seat)} — {'; '.join(facts)}"


def told_zone(zone: Zone, voice: Voice) -> Iterator[str]:
    """One zone as lines; nothing if it is empty."""
    name = voice.text(zone.name)
    match zone:
        case Board():
            places = {space.id: voice.text(space.name) for space in zone.spaces}
            for piece in zone.pieces:
                where = places.get(piece.at, "")
                yield f"{name}: {_piece(piece, voice)}" + (f" — {where}" if where else "")
        case Row():
            if zone.pieces:
                yield f"{name}: {'; '.join(_piece(piece, voice) for piece in zone.pieces)}"
        case Pile():
            top = f" ({_piece(zone.top, voice)})" if zone.top is not None else ""
            yield f"{name}: {zone.count}{top}"
        case Dice():
            if zone.faces:
                yield f"{name}: {' '.join(face.removeprefix('gi:') for face in zone.faces)}"
        case Track():
            yield f"{name}: {'; '.join(_gauge(gauge, voice) for gauge in zone.gauges)}"
        case Panel():
            yield name
            yield from (f"  {_line(line, voice)}" for line in zone.told())
        case Ledger():
            yield name
            for entry in zone.entries:
                cells = [
                    f"{voice.text(column.name)} {cell.text}"
                    for column, cell in zip(zone.columns, entry.cells, strict=False)
                    if cell.text
                ]
                yield f"  {voice.text(entry.name)}: {', '.join(cells)}"


def _piece(piece: Piece, voice: Voice) -> str:
    facts = [voice.text(line) for line in piece.lines]
    return voice.text(piece.name) + (f" [{' '.join(facts)}]" if facts else "")


def _line(line: Line, voice: Voice) -> str:
    return voice.text(line.label) + (f": {voice.text(line.value)}" if line.value is not None else "")


def _gauge(gauge: Gauge, voice: Voice) -> str:
    return f"{voice.text(gauge.name)}: {gauge.value:g}/{gauge.most:g}"
