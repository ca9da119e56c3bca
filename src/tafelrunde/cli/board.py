"""Boards in the terminal: every space a small field of letters, with its band, its owner's mark and the pieces on it."""

from collections.abc import Iterable
from textwrap import wrap

from rich.text import Text

from tafelrunde.cli.colours import ground, ink, seat_ink
from tafelrunde.engine.scene import Board, Piece, Space
from tafelrunde.text import Voice, unbroken

LINES = 2.0  # of text for a low space
LEAST = 6  # letters for a narrow space
WIDEST, TALLEST = 116, 44


def draw_board(board: Board, voice: Voice, width: int) -> list[Text]:
    """The board as lines, or its pieces in words where it does not fit the terminal."""
    if not board.spaces or not board.width:
        return _in_words(board, voice)
    across = min(width - 1, WIDEST) / board.width
    down = LINES / _low(space.h for space in board.spaces)
    if _low(space.w for space in board.spaces) * across < LEAST or board.height * down > TALLEST:
        return _in_words(board, voice)
    canvas = Canvas(round(board.width * across), round(board.height * down))
    standing: dict[str, list[Piece]] = {}
    for piece in board.pieces:
        standing.setdefault(piece.at, []).append(piece)
    for space in board.spaces:
        left, right = round(space.x * across), round((space.x + space.w) * across)
        top, bottom = round(space.y * down), round((space.y + space.h) * down)
        _draw_space(canvas, space, standing.get(space.id, []), voice, (left, top, right - left - 1, bottom - top))
    return canvas.lines()


class Canvas:
    """Letters in rows, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str, room: int) -> int:
        """Write as much as there is room for; how much it was."""
        if not 0 <= y < len(self.cells):
            return 0
        row = self.cells[y]
        for offset, letter in enumerate(text[:room]):
            if 0 <= x + offset < len(row):
                row[x + offset] = (letter, style)
        return min(len(text), max(room, 0))

    def lines(self) -> list[Text]:
        """The rows, as the terminal prints them."""
        drawn = []
        for row in self.cells:
            line = Text()
            for letter, style in row:
                line.append(letter, style)
            drawn.append(line)
        return drawn


def _low(lengths: Iterable[float]) -> float:
    """A length below which only a few are: corners and cells may be small."""
    ordered = sorted(lengths)
    return ordered[len(ordered) // 4]


def _draw_space(canvas: Canvas, space: Space, pieces: list[Piece], voice: Voice, field: tuple[int, int, int, int]) -> None:
    """The title on its band, and below it the owner's mark, upgrades and pieces, or else what it costs."""
    x, y, width, height = field
    if width < 1 or height < 1:
        return
    title_lines = max(1, min(2, height - 1)) if space.title else 0
    style = (ground(space.band.colour) if space.band else "bold") + (" strike" if space.hatched else "")
    wrapped = wrap(unbroken(voice.text(space.title)), width) + [""] * title_lines
    for row in range(title_lines):
        canvas.write(x, y + row, wrapped[row].ljust(width), style, width)
    row, at = y + height - 1, x
    if space.owner is not None:
        at += canvas.write(at, row, f"▌{space.owner + 1} ", seat_ink(space.owner), width)
    marks = "".join(badge.text or "•" for badge in space.badges)
    if marks:
        at += canvas.write(at, row, f"{marks} ", "bold", x + width - at)
    for piece in pieces:
        at += canvas.write(at, row, sign(piece, voice), f"bold reverse {ink(piece.colour)}", x + width - at)
        at += canvas.write(at, row, " ", "", x + width - at)
    if at == x and space.note and title_lines < height:
        canvas.write(x, row, voice.text(space.note), "dim", width)


def sign(piece: Piece, voice: Voice) -> str:
    """One letter for a piece: the number of its seat, its value, or its first letter."""
    if piece.colour.startswith("seat-"):
        return piece.colour.removeprefix("seat-")[:1]
    return (piece.value or voice.text(piece.label or piece.name))[:1] or "?"


def _in_words(board: Board, voice: Voice) -> list[Text]:
    """Which piece stands where."""
    names = {space.id: voice.text(space.name) for space in board.spaces}
    lines = []
    for piece in board.pieces:
        line = Text("  ")
        line.append(voice.text(piece.name), ink(piece.colour))
        if piece.at in names:
            line.append(f": {names[piece.at]}")
        lines.append(line)
    return lines
