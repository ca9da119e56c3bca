"""What the map shows while something is looked at: how far a figure comes, whom it could shoot from where it would stand."""

from typing import Final

from tafelrunde.engine.scene import Glimpse, Stroke
from tafelrunde.games.duels.actions import Move
from tafelrunde.games.duels.ids import OWNER, CardId, CharacterId, Figure, Square
from tafelrunde.games.duels.picture.names import figure_id
from tafelrunde.games.duels.rules.movement import reach
from tafelrunde.games.duels.rules.sight import sees
from tafelrunde.games.duels.ruleset import FACE_SPACES, SQUARES, WIDE, Card
from tafelrunde.games.duels.state import BETWEEN, HIDDEN_CARD, Duels, square_name

MAP: Final = "map"
FARTHEST: Final = max(FACE_SPACES)  # of a roll


def glimpses(view: Duels) -> dict[str, Glimpse]:
    """Of every figure, by the ids of its piece and its sheet; and of every walk that is offered."""
    found: dict[str, Glimpse] = {}
    if view.over:
        return found
    for figure in view.everybody():
        if view.health[figure] > 0 and view.square[figure] >= 0:
            glimpse = Glimpse(MAP, _steps(view, figure), _fire_and_cover(view, figure))
            found[figure_id(view.names[figure])] = found[f"figure-{view.names[figure]}"] = glimpse
    decision = view.decision
    if decision is not None and decision.seat == view.viewer:
        for action in decision.options(view):
            if isinstance(action, Move):
                figure = view.figure(action.figure)
                lines = [walk_line(view.square[figure], action.square), *lines_of_fire(view, figure, action.square)]
                found[action.text] = Glimpse(MAP, strokes=lines)
    return found


def _steps(view: Duels, figure: Figure) -> dict[str, str]:
    """HD-M1: how many spaces it takes to get somewhere, as far as any roll leads."""
    notes: dict[str, str] = {}
    for spaces in range(1, FARTHEST + 1):
        for square in reach(view, figure, spaces):
            notes.setdefault(square_name(square), str(spaces))
    return notes


# --- lines of fire ------------------------------------------------------------------------------------------------------


def shoots(view: Duels, figure: Figure) -> bool:
    """HD-L3: whether a figure has a ranged attack: in the viewer's hand, or, of others, anywhere in its deck."""
    rules, seat = view.rules, view.seats[OWNER[figure]]
    cards: list[CardId] = list(seat.hand) if HIDDEN_CARD not in seat.hand else list(rules.teams[seat.team].deck)
    return any(_ranged(rules.cards[card], view.character[figure]) for card in cards)


def _ranged(card: Card, character: CharacterId) -> bool:
    return card.attack >= 0 and card.reach != "melee" and character in card.users


def lines_of_fire(view: Duels, figure: Figure, start: Square) -> list[Stroke]:
    """HD-L3, HD-L6: to every enemy that a figure could shoot from a square."""
    if not shoots(view, figure):
        return []
    enemies = [enemy for enemy in view.enemies(OWNER[figure]) if view.square[enemy] >= 0]
    return [line(start, view.square[enemy], "rust") for enemy in enemies if sees(view, figure, start, enemy)]


def _fire_and_cover(view: Duels, figure: Figure) -> list[Stroke]:
    """Where a figure stands: whom it could shoot, and where a line ends before its target."""
    start = view.square[figure]
    found = lines_of_fire(view, figure, start)
    if shoots(view, figure):
        for enemy in view.enemies(OWNER[figure]):
            blocker = blocking(view, start, enemy)
            if blocker is not None and not sees(view, figure, start, enemy):
                found += _stopped(start, blocker)
    return found


def blocking(view: Duels, start: Square, enemy: Figure) -> Square | None:
    """HD-L6, HD-B6: the first square on the line that blocks sight, if there is a line."""
    if view.square[enemy] < 0:
        return None
    place = view.place()
    hides = view.rules.hiding and view.who(enemy).hides
    for square in BETWEEN[start * SQUARES + view.square[enemy]] or ():
        if view.board[square] >= 0 or place.opaque[square] or (hides and place.special[square] == "hide"):
            return square
    return None


# --- strokes ------------------------------------------------------------------------------------------------------------


def centre(square: Square) -> tuple[float, float]:
    return int(square % WIDE) + 0.5, int(square // WIDE) + 0.5


def line(start: Square, end: Square, colour: str, width: float = 0.05, solid: bool = False) -> Stroke:
    (ax, ay), (bx, by) = centre(start), centre(end)
    return Stroke(f"M{ax} {ay}L{bx} {by}", colour=colour, width=width, pattern="" if solid else "dashed")


def walk_line(start: Square, end: Square) -> Stroke:
    return line(start, end, "glow", 0.08, solid=True)


def _stopped(start: Square, blocker: Square) -> list[Stroke]:
    """A line that ends at the edge of what blocks it, with a bar across: whoever stands there is not crossed out."""
    (ax, ay), (bx, by) = centre(start), centre(blocker)
    long = max(abs(bx - ax), abs(by - ay))
    dx, dy = (bx - ax) / long, (by - ay) / long
    x, y = bx - dx * 0.5, by - dy * 0.5
    bar = Stroke(f"M{x - dy * 0.2} {y + dx * 0.2}L{x + dy * 0.2} {y - dx * 0.2}", "ink", width=0.07)
    return [Stroke(f"M{ax} {ay}L{x} {y}", "ink-soft", width=0.03, pattern="dashed"), bar]
