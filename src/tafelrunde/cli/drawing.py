"""Scenes in the terminal: seats as a table, zones as lines, offers with numbers."""

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.board import draw_board
from tafelrunde.cli.colours import faces, ground, ink, seat_ink
from tafelrunde.engine.scene import (
    Board,
    Dice,
    Gauge,
    Happening,
    Ledger,
    Line,
    Panel,
    Piece,
    Pile,
    Result,
    Row,
    Scene,
    SeatPanel,
    Sheet,
    Stat,
    Track,
    Zone,
)
from tafelrunde.text import Voice

FILLS = {"full": "■", "hatched": "▨"}  # the others are somebody else's, or nobody's


def draw(scene: Scene, voice: Voice, console: Console, boards: bool = True) -> None:
    """The whole table; the boards only when asked for."""
    console.print()
    console.rule(Text(voice.text(scene.caption)), style="dim")
    loose: list[RenderableType] = []
    for zone in scene.zones:
        if isinstance(zone, Board):
            if boards:
                for line in draw_board(zone, voice, console.width):
                    console.print(line, no_wrap=True, overflow="crop")
        elif (drawn := draw_zone(zone, voice)) is not None:
            loose.append(drawn)
    console.print(seats_table(scene, voice))
    for drawn in loose:
        console.print(drawn)


def draw_zone(zone: Zone, voice: Voice) -> RenderableType | None:
    """One zone as a line or a box; nothing if it is empty."""
    heading = (f"{voice.text(zone.name)}  ", "dim")
    match zone:
        case Row():
            if not zone.pieces:
                return None
            return Text.assemble(heading, Text("  ").join(piece_text(piece, voice) for piece in zone.pieces))
        case Pile():
            top = piece_text(zone.top, voice) if zone.top else Text()
            return Text.assemble(heading, f"×{zone.count}  ", top)
        case Dice():
            return Text.assemble(heading, (faces(zone), "bold")) if zone.faces else None
        case Track():
            gauges = Text("  ").join(gauge_text(gauge, voice) for gauge in zone.gauges)
            return gauges if len(zone.gauges) == 1 else Text.assemble(heading, gauges)
        case Ledger():
            return _ledger(zone, voice)
        case Panel():
            lines: list[RenderableType] = [line_text(line, voice) for line in zone.told()]
            if zone.pieces:
                lines.append(Text("  ").join(piece_text(piece, voice) for piece in zone.pieces))
            return Box(Group(*lines), title=Text(voice.text(zone.name)), border_style=ink(zone.colour), expand=False)
        case _:
            return None


def piece_text(piece: Piece, voice: Voice) -> Text:
    """A piece in a row: its name, or its number where it has one, on its colour."""
    name = voice.text(piece.label or piece.name)
    text = piece.value or name
    style = ground(piece.colour) or "reverse"
    drawn = Text.assemble((f" {text} ", style + (" dim" if piece.dim else "")))
    for badge in piece.badges:
        drawn.append(f" {badge.text or voice.text(badge.name)}", ink(badge.colour))
    return drawn


def gauge_text(gauge: Gauge, voice: Voice) -> Text:
    """`Rounds 3/5`"""
    return Text.assemble((f"{voice.text(gauge.name)}  ", "dim"), (f"{gauge.value:g}/{gauge.most:g}", "bold"))


def line_text(line: Line, voice: Voice) -> Text:
    """A line of a panel or a sheet."""
    style = "bold" if line.strong else "dim" if line.dim else ""
    text = Text()
    if line.seat is not None:
        text.append("● ", seat_ink(line.seat))
    text.append(voice.text(line.label), style)
    if line.value is not None:
        text.append("  " + voice.text(line.value), style or "cyan")
    return text


def seats_table(scene: Scene, voice: Voice) -> Table:
    """What everybody may know at a glance about every seat."""
    table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column("", no_wrap=True)  # on a narrow terminal anything but the name may be cut
    stats = {stat.id: stat for seat in scene.seats for stat in seat.stats}
    gauges = [gauge for seat in scene.seats[:1] for gauge in seat.gauges]
    for stat in stats.values():
        table.add_column(voice.text(stat.name), justify="right")
    for gauge in gauges:
        table.add_column(voice.text(gauge.name), justify="right")
    table.add_column("")
    for seat in scene.seats:
        values = {stat.id: stat for stat in seat.stats}
        table.add_row(
            "▶" if scene.asked == seat.seat else "•" if seat.active else "",
            Text(f"{seat.seat + 1} {voice.name(seat.seat)}", f"bold {seat_ink(seat.seat)}" + (" strike" if seat.out else "")),
            *(_stat(values[name], voice) if name in values else Text() for name in stats),
            *(Text(f"{gauge.value:g}/{gauge.most:g}") for gauge in seat.gauges[: len(gauges)]),
            _marks(seat, voice),
            style="dim" if seat.out else "",
        )
    return table


def _stat(stat: Stat, voice: Voice) -> Text:
    return Text("?" if stat.value < 0 else voice.number(stat.value), "bold" if stat.main else "")


def _ledger(ledger: Ledger, voice: Voice) -> RenderableType:
    """Numbers under their headings."""
    table = Table(title=voice.text(ledger.name), box=box.SIMPLE, title_justify="left", pad_edge=False)
    table.add_column("")
    for column in ledger.columns:
        table.add_column(column.text or voice.text(column.name), justify="right")
    table.add_column("")
    for entry in ledger.entries:
        rest = ", ".join(voice.text(badge.name) for badge in entry.badges)
        cells = [Text(cell.text, style="bold" if cell.strong else "") for cell in entry.cells]
        note = voice.text(entry.note) if entry.note is not None else ""
        table.add_row(Text(voice.text(entry.name), style=ink(entry.colour)), *cells, " · ".join(filter(None, (note, rest))))
    return table


def _marks(seat: SeatPanel, voice: Voice) -> Text:
    """Badges in words, and what the seat owns as small coloured letters."""
    marks = Text()
    for badge in seat.badges:
        marks.append(f"[{badge.text or voice.text(badge.name)}] ", ink(badge.colour))
    for group in seat.pips:
        owned = [pip for pip in group.pips if pip.fill in FILLS]
        if owned:
            letters = "".join(
                pip.mark or ("□" if pip.fill == "empty" else "▨" if pip.fill == "hatched" else "■") for pip in owned
            )
            marks.append(f"{group.letter}{letters}", ink(group.colour)).append(" ")
    return marks


def sheet_box(sheet: Sheet, voice: Voice) -> Box:
    """A thing looked at closely."""
    lines: list[RenderableType] = [Text(voice.text(sheet.subtitle), "dim")] if sheet.subtitle else []
    lines.extend(line_text(line, voice) for line in sheet.lines)
    return Box(Group(*lines), title=Text(voice.text(sheet.title)), border_style=ink(sheet.colour), expand=False)


def happening_text(happening: Happening, voice: Voice) -> Text:
    """A sentence of the log."""
    mark = ("● " if happening.seat is not None else "  ", seat_ink(happening.seat))
    return Text.assemble(mark, (voice.text(happening.text), "bold" if happening.loud else ""), (f"  {happening.rule}", "dim"))


def result_box(result: Result, voice: Voice) -> RenderableType:
    """How it ended."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for standing in result.standings:
        name = Text("") if standing.seat is None else Text(voice.name(standing.seat), f"bold {seat_ink(standing.seat)}")
        parts = Text("  ").join(line_text(part, voice) for part in standing.parts)
        place, score = (f"{standing.place}.", voice.number(standing.score)) if standing.place else ("", "")
        table.add_row(place, name, score, parts)
    return Box(table, title=Text(voice.text(result.name), "bold"), border_style="gold3", expand=False)
