"""Scenes as SVG, without a browser: the boards as they lie, then hands, piles, dice and panels, and the seats beside them.

It draws the vocabulary of engine/scene.py and knows no game, as the client does; simpler, but with the same shapes, colours and
icons. It is meant for notebooks, films and programs that look at pixels.
"""

from collections.abc import Iterator
from functools import cache
from html import escape
from textwrap import wrap

from tafelrunde.engine import Game
from tafelrunde.engine.look import icons
from tafelrunde.engine.scene import (
    Board,
    Dice,
    Ledger,
    Line,
    Mark,
    Panel,
    Piece,
    Pile,
    Row,
    Scene,
    SeatPanel,
    Space,
    Stroke,
    Track,
)
from tafelrunde.research.colours import colours
from tafelrunde.text import Voice, unbroken

WIDE, HIGH = 1200, 800  # of the picture
SIDE = 300  # of the column with the seats
MARGIN = 12
TOP = 44  # for what is asked
HAND = 150  # for hands, piles and panels below the boards
DASHES = {
    "dashed": (4, 3),
    "dotted": (1, 2),
    "double": (8, 2),
    "waves": (3, 2),
    "comb": (2, 2),
    "rungs": (1, 1),
    "beads": (1, 3),
}
FONT = "font-family='Liberation Sans, DejaVu Sans, sans-serif'"


def faded(share: float, really: bool) -> str:
    """What cannot be used is seen only dimly."""
    return f" opacity='{share}'" if really else ""


@cache
def outlines(game: Game) -> dict[str, str]:
    """The icons of a game, by the names that scenes use."""
    return {f"gi:{name}": path for name, path in icons(game).items()}


class Artist:
    """Draws the scenes of one game in one language."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.colours = colours(game)
        self.icons = outlines(game)
        self.voice = voice

    def draw(self, scene: Scene) -> str:
        """The whole table."""
        boards = [zone for zone in scene.zones if isinstance(zone, Board) and zone.width and zone.frame is None]
        others = [zone for zone in scene.zones if not isinstance(zone, Board)]
        room = WIDE - SIDE - 2 * MARGIN
        parts = [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {HIGH}' width='{WIDE}' height='{HIGH}' {FONT}>",
            f"<rect width='{WIDE}' height='{HIGH}' fill='{self.colour('wood')}'/>",
            self.text(MARGIN, 30, self.voice.text(scene.prompt), 20, "on-wood", room),
        ]
        each = room / max(len(boards), 1)
        for number, board in enumerate(boards):
            parts += self.board(board, MARGIN + number * each, TOP, each, HIGH - TOP - HAND - MARGIN)
        parts += self.loose(others, room)
        parts += self.seats(scene)
        return "".join([*parts, "</svg>"])

    # --- small things -------------------------------------------------------------------------------------------------

    def colour(self, name: str) -> str:
        """What a named colour looks like."""
        return self.colours.get(name.replace("_", "-"), self.colours["ink"])

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        colour: str,
        room: float = 1e9,
        anchor: str = "start",
        bold: bool = False,
    ) -> str:
        """One line, cut to the room there is."""
        most = max(int(room / (size * 0.52)), 1)
        words = unbroken(words)
        shown = words if len(words) <= most else f"{words[: most - 1]}…"
        weight = " font-weight='bold'" if bold else ""
        return (
            f"<text x='{x:.3g}' y='{y:.3g}' font-size='{size:.3g}' fill='{self.colour(colour)}' text-anchor='{anchor}'{weight}>"
            f"{escape(shown)}</text>"
        )

    def icon(self, name: str, x: float, y: float, size: float, colour: str) -> str:
        """A drawing with its middle here."""
        path = self.icons.get(name)
        if not path:
            return ""
        scale = size / 512
        return (
            f"<path d='{path}' fill='{self.colour(colour)}' "
            f"transform='translate({x - size / 2:.4g} {y - size / 2:.4g}) scale({scale:.4g})'/>"
        )

    def stroke(self, stroke: Stroke) -> str:
        """A drawn line or shape."""
        dashes = DASHES.get(stroke.pattern)
        pattern = f" stroke-dasharray='{dashes[0] * stroke.width:.3g} {dashes[1] * stroke.width:.3g}'" if dashes else ""
        fill = self.colour(stroke.fill) if stroke.fill else "none"
        return (
            f"<path d='{stroke.d}' fill='{fill}' stroke='{self.colour(stroke.colour)}' stroke-width='{stroke.width:.3g}'"
            f" stroke-linecap='round' stroke-linejoin='round'{pattern}/>"
        )

    def mark(self, mark: Mark) -> str:
        """A small icon in a drawing."""
        disc = ""
        if mark.ground or mark.ring:
            fill = self.colour(mark.ground) if mark.ground else "none"
            ring = f" stroke='{self.colour(mark.ring)}' stroke-width='{mark.size * 0.12:.3g}'" if mark.ring else ""
            disc = f"<circle cx='{mark.x:.4g}' cy='{mark.y:.4g}' r='{mark.size * 0.62:.4g}' fill='{fill}'{ring}/>"
        number = self.text(mark.x + mark.size * 0.6, mark.y, mark.text, mark.size * 0.7, mark.colour) if mark.text else ""
        return f"<g{faded(0.35, mark.crossed)}>{disc}{self.icon(mark.icon, mark.x, mark.y, mark.size, mark.colour)}{number}</g>"

    # --- boards -------------------------------------------------------------------------------------------------------

    def board(self, board: Board, x: float, y: float, width: float, height: float) -> Iterator[str]:
        """A board, as large as it fits."""
        scale = min(width / board.width, height / board.height)
        left = x + (width - scale * board.width) / 2
        yield f"<g transform='translate({left:.5g} {y:.5g}) scale({scale:.5g})'>"
        box = f"width='{board.width:.5g}' height='{board.height:.5g}' rx='{4 / scale:.3g}'"
        yield f"<rect {box} fill='{self.colour(board.ground)}'/>"
        for stroke in board.below:
            yield self.stroke(stroke)
        for tile in board.tiles:
            turn = f" rotate({tile.turn} {tile.w / 2:.4g} {tile.h / 2:.4g})" if tile.turn else ""
            yield f"<g transform='translate({tile.x:.5g} {tile.y:.5g}){turn}'>"
            ground = "slate" if tile.face_down else tile.ground
            yield f"<rect width='{tile.w:.4g}' height='{tile.h:.4g}' fill='{self.colour(ground)}'/>"
            yield from (self.stroke(stroke) for stroke in tile.drawing)
            yield "</g>"
        for space in board.spaces:
            yield from self.space(space)
        yield from (self.stroke(stroke) for stroke in board.lines)
        yield from (self.mark(mark) for mark in board.marks)
        yield from self.pieces(board)
        yield from (self.stroke(stroke) for stroke in board.above)
        yield "</g>"

    def space(self, space: Space) -> Iterator[str]:
        """A place, with its band, icon and title."""
        short = min(space.w, space.h)
        if space.ground != "none":
            line = f" stroke='{self.colour('line')}' stroke-width='{short * 0.02:.3g}'"
            box = f"x='{space.x:.5g}' y='{space.y:.5g}' width='{space.w:.5g}' height='{space.h:.5g}'"
            yield f"<rect {box} fill='{self.colour(space.ground)}'{line}{faded(0.55, space.hatched)}/>"
        if space.band is not None:
            thick = short * 0.16
            band = self.colour(space.band.colour)
            yield f"<rect x='{space.x:.5g}' y='{space.y:.5g}' width='{space.w:.5g}' height='{thick:.4g}' fill='{band}'/>"
        if space.owner is not None:
            at = space.y + space.h - short * 0.1
            owner = self.colour(f"seat-{space.owner + 1}")
            yield f"<rect x='{space.x:.5g}' y='{at:.5g}' width='{space.w:.5g}' height='{short * 0.1:.4g}' fill='{owner}'/>"
        middle = space.x + space.w / 2
        if space.icon:
            yield self.icon(space.icon, middle, space.y + space.h * 0.52, short * 0.4, "ink-soft")
        if space.title is not None:
            size = short * 0.13
            lines = wrap(unbroken(self.voice.text(space.title)), max(int(space.w / (size * 0.5)), 4))[:2]
            for number, line in enumerate(lines):
                yield self.text(middle, space.y + short * (0.3 + 0.14 * number), line, size, "ink", space.w, "middle")
        for number, badge in enumerate(space.badges[:4]):
            at = space.x + short * (0.14 + 0.22 * number)
            yield self.icon(badge.icon, at, space.y + space.h - short * 0.22, short * 0.2, badge.colour) or self.text(
                at, space.y + space.h - short * 0.15, badge.text, short * 0.16, badge.colour, space.w, "middle", True
            )

    def pieces(self, board: Board) -> Iterator[str]:
        """What stands on the spaces, side by side where there are several."""
        places = {space.id: space for space in board.spaces}
        standing: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            standing.setdefault(piece.at, []).append(piece)
        for at, pieces in standing.items():
            space = places.get(at)
            if space is None:
                continue
            short = min(space.w, space.h)
            across = min(len(pieces), 3)
            for number, piece in enumerate(pieces):
                column, row = number % across, number // across
                size = short * (0.62 if across == 1 else 0.42) * min(piece.size, 1.2)
                x = space.x + space.w * (column + 0.5) / across
                y = space.y + space.h * (0.5 if len(pieces) <= across else 0.3 + 0.4 * row)
                yield from self.piece(piece, x, y, size)

    def piece(self, piece: Piece, x: float, y: float, size: float) -> Iterator[str]:
        """A figure, token or small card with its middle here."""
        fill = self.colour("slate" if piece.face_down else piece.colour)
        yield f"<g{faded(0.6, piece.dim)}>"
        if piece.shape in ("card", "tile", "chip"):
            yield (
                f"<rect x='{x - size / 2:.5g}' y='{y - size / 2:.5g}' width='{size:.4g}' height='{size:.4g}'"
                f" rx='{size * 0.1:.3g}' fill='{fill}' stroke='{self.colour('ink')}' stroke-width='{size * 0.03:.3g}'/>"
            )
        else:
            yield (
                f"<circle cx='{x:.5g}' cy='{y:.5g}' r='{size / 2:.4g}' fill='{fill}' stroke='{self.colour('white')}'"
                f" stroke-width='{size * 0.06:.3g}'/>"
            )
        yield self.icon(piece.icon, x, y, size * 0.7, "on-colour")
        label = piece.value or ("" if piece.icon in self.icons else self.voice.text(piece.label or piece.name)[:3])
        if label:
            yield self.text(x, y + size * 0.62, label, size * 0.36, "ink", size * 2, "middle", True)
        yield "</g>"

    # --- what lies beside the boards ----------------------------------------------------------------------------------

    def loose(self, zones: list[Row | Pile | Dice | Track | Panel | Ledger], room: float) -> Iterator[str]:
        """Hands, piles, dice and panels, from left to right below the boards."""
        x, y = float(MARGIN), float(HIGH - HAND)
        for zone in sorted(zones, key=lambda zone: not (isinstance(zone, Row) and zone.hand)):
            if x > room - 60:
                return
            name = self.voice.text(zone.name)
            match zone:
                case Row():
                    for piece in zone.pieces:
                        if x > room - 80:
                            break
                        yield from self.card(piece, x, y + 20, 84, HAND - 34)
                        x += 90
                    wide = 0.0
                case Pile():
                    words = f"{name}: {zone.count}"
                    yield from self.box(x, y + 20, 100, [words])
                    wide = 110.0
                case Dice():
                    yield from self.box(x, y + 20, 100, [name, " ".join(face.removeprefix("gi:") for face in zone.faces)])
                    wide = 110.0
                case Track():
                    gauges = [f"{self.voice.text(gauge.name)}: {gauge.value:g} / {gauge.most:g}" for gauge in zone.gauges]
                    yield from self.box(x, y + 20, 170, [name, *gauges])
                    wide = 180.0
                case Panel():
                    yield from self.box(x, y + 20, 240, [name, *[self.line(line) for line in zone.told()]])
                    wide = 250.0
                case Ledger():
                    entries = [
                        f"{self.voice.text(entry.name)}: {' '.join(cell.text for cell in entry.cells)}"
                        for entry in zone.entries
                    ]
                    yield from self.box(x, y + 20, 240, [name, *entries])
                    wide = 250.0
            x += wide

    def line(self, line: Line) -> str:
        """A line of a panel."""
        value = f": {self.voice.text(line.value)}" if line.value is not None else ""
        return f"{self.voice.text(line.label)}{value}"

    def box(self, x: float, y: float, width: float, lines: list[str]) -> Iterator[str]:
        """Some lines on paper; the first is their heading."""
        high = HAND - 34
        yield f"<rect x='{x:.4g}' y='{y:.4g}' width='{width:.4g}' height='{high}' rx='6' fill='{self.colour('paper')}'/>"
        for number, words in enumerate(lines[: high // 15]):
            yield self.text(x + 6, y + 16 + 15 * number, words, 12, "ink", width - 12, bold=not number)

    def card(self, piece: Piece, x: float, y: float, width: float, height: float) -> Iterator[str]:
        """A card of a hand or an open row."""
        ground = "slate" if piece.face_down else "paper"
        edge = self.colour(piece.colour)
        box = f"x='{x:.4g}' y='{y:.4g}' width='{width:.4g}' height='{height:.4g}'"
        yield f"<g{faded(0.6, piece.dim)}>"
        yield f"<rect {box} rx='6' fill='{self.colour(ground)}' stroke='{edge}' stroke-width='3'/>"
        if piece.drawing:
            scale = min((width - 8) / piece.box[0], (height - 26) / piece.box[1])
            yield f"<g transform='translate({x + 4:.4g} {y + 22:.4g}) scale({scale:.4g})'>"
            yield from (self.stroke(stroke) for stroke in piece.drawing)
            yield from (self.mark(mark) for mark in piece.marks)
            yield "</g>"
        else:
            yield self.icon(piece.icon, x + width / 2, y + height * 0.55, width * 0.5, piece.colour)
        yield self.text(x + width / 2, y + 15, self.voice.text(piece.label or piece.name), 11, "ink", width - 6, "middle", True)
        yield self.text(x + width - 6, y + height - 6, piece.value, 16, "ink", width, "end", True)
        yield self.text(x + 6, y + height - 6, piece.left, 16, "ink", width, "start", True)
        yield "</g>"

    def seats(self, scene: Scene) -> Iterator[str]:
        """The seats, one under the other."""
        x, room = WIDE - SIDE, SIDE - MARGIN
        yield self.text(x, 30, self.voice.text(scene.caption), 16, "on-wood-soft", room)
        y = float(TOP)
        for panel in scene.seats:
            stats = [stat for stat in panel.stats if stat.value or stat.main]
            high = 34 + 17 * ((len(stats) + 1) // 2) + 17 * len(panel.gauges)
            yield from self.seat(panel, x, y, room, high)
            for number, stat in enumerate(stats):
                words = f"{self.voice.text(stat.name)}: {self.voice.number(stat.value)}"
                at = x + 10 + room / 2 * (number % 2)
                yield self.text(at, y + 42 + 17 * (number // 2), words, 13, "ink", room / 2 - 12, bold=stat.main)
            below = y + 42 + 17 * ((len(stats) + 1) // 2)
            for number, gauge in enumerate(panel.gauges):
                words = f"{self.voice.text(gauge.name)}: {gauge.value:g} / {gauge.most:g}"
                yield self.text(x + 10, below + 17 * number, words, 13, "ink", room - 20)
            y += high + 8

    def seat(self, panel: SeatPanel, x: float, y: float, room: float, high: float) -> Iterator[str]:
        """The plate of a seat with its name."""
        edge = self.colour("brass-bright" if panel.active else "line")
        yield (
            f"<rect x='{x}' y='{y:.4g}' width='{room}' height='{high:.4g}' rx='6' fill='{self.colour('paper-2')}'"
            f" stroke='{edge}' stroke-width='{4 if panel.active else 1}'{faded(0.5, panel.out)}/>"
        )
        yield f"<circle cx='{x + 18}' cy='{y + 17:.4g}' r='11' fill='{self.colour(panel.colour)}'/>"
        yield self.icon(panel.icon, x + 18, y + 17, 14, "on-colour")
        yield self.text(x + 36, y + 22, self.voice.name(panel.seat), 15, "ink", room - 44, bold=True)
