"""Boards in the terminal: every space a small field of letters, with its band, its owner's mark and the pieces on it."""

from rich.text import Text

from tafelrunde.cli.ink import ground, ink, seat_ink
from tafelrunde.engine.scene import Board, Piece, Space
from tafelrunde.text import Voice

LINES = 2.0  # of text for the lowest space
LEAST = 5  # letters for the narrowest space
TALLEST = 44


def draw_board(board: Board, voice: Voice, width: int) -> list[Text]:
    """The board as lines, or its pieces in words where it does not fit the terminal."""
    if not board.spaces or not board.width:
        return _in_words(board, voice)
    across = min(width - 1, 110) / board.width
    down = LINES / min(space.h for space in board.spaces)
    narrow = min(space.w for space in board.spaces) * across < LEAST
    if narrow or board.height * down > TALLEST:
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
            line.rstrip()
            drawn.append(line)
        return drawn


def _draw_space(canvas: Canvas, space: Space, pieces: list[Piece], voice: Voice, field: tuple[int, int, int, int]) -> None:
    x, y, width, height = field
    title = voice.text(space.title or space.name).replace("\u00ad", "")
    style = ground(space.band.colour) if space.band else "bold"
    if space.hatched:
        style += " strike"
    canvas.write(x, y, title.ljust(width), style, width)
    at = x
    if space.owner is not None:
        at += canvas.write(at, y + 1, f"▐{space.owner + 1}", seat_ink(space.owner), width)
    marks = "".join(badge.text or "•" for badge in space.badges)
    if marks:
        at += canvas.write(at, y + 1, marks + " ", "dim", x + width - at)
    for number, piece in enumerate(pieces):
        row = y + 1 + (number * 2) // max(width, 1)
        if row < y + height:
            at += canvas.write(at, row, f"{sign(piece, voice)} ", f"bold reverse {ink(piece.colour)}", x + width - at)


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
