"""What is drawn over the board while something is considered: reach with its cost, lines of sight, ways, and turned halls."""

from collections.abc import Sequence

from tafelrunde.engine.scene import Glimpse, Stroke
from tafelrunde.games.twister import actions as a
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import in_sight
from tafelrunde.games.twister.ids import Square, Token
from tafelrunde.games.twister.picture.board import centre, tile
from tafelrunde.games.twister.picture.foretelling import Deed, Deeds
from tafelrunde.games.twister.picture.names import BOARD, Look, token_id
from tafelrunde.games.twister.rules.actions import cost
from tafelrunde.games.twister.rules.explaining import GoalTest, Plans
from tafelrunde.games.twister.rules.halls import turn_hall
from tafelrunde.games.twister.rules.movement import FAR, reach
from tafelrunde.games.twister.ruleset import square_name
from tafelrunde.games.twister.state import Twister


def glimpses(view: Twister, look: Look, plans: Plans, deeds: Deeds) -> dict[str, Glimpse]:
    """By token: how far it gets and whom it sees; by action: how a hall would lie."""
    found: dict[str, Glimpse] = {}
    decision = view.decision
    for side in (r.YELLOW, r.BLUE):
        for token in view.fighters(side):
            if view.bearer[token] >= 0 or view.wounded[token]:
                continue
            found[token_id(view.rules.names[token])] = _token(view, token, plans.get(token, []), deeds.get(token, []))
    if decision is not None and decision.seat == view.viewer:
        for action in decision.options(view):
            if isinstance(action, a.Turn):
                found[action.text] = _turned(view, look, action)
    return found


def _turned(view: Twister, look: Look, action: a.Turn) -> Glimpse:
    """DT-W4: the hall as it would lie, and how far whoever turns it would then get."""
    ghost = tile(view, look, action.slot, 1 if action.clockwise else -1)
    after = turned(view, action)
    return Glimpse(BOARD, _notes(after, view.rules.number[action.token], after.ap), tiles=[ghost])


def turned(view: Twister, action: a.Turn) -> Twister:
    """DT-W1, DT-W4: the table after a hall was turned and paid for."""
    after = view.copy()
    after.ap -= cost(action)
    turn_hall(after, action.slot, action.clockwise, 1)
    return after


def _notes(view: Twister, token: Token, ap: int) -> dict[str, str]:
    """DT-M1: the squares in reach, with the AP they take."""
    return {square_name(Square(square)): str(price) for square, price in enumerate(reach(view, token, ap)) if 0 < price < FAR}


def _token(view: Twister, token: Token, plan: list[GoalTest], deeds: list[Deed]) -> Glimpse:
    """Its plan if it is an NPC; else what its side's AP are good for, or one AP out of turn."""
    strokes = sight(view, token)
    if token >= r.FIRST_NPC:
        return Glimpse(BOARD, strokes=strokes + plan_strokes(view, plan, deeds))
    ap = view.ap if view.side == view.rules.side[token] and view.ap > 0 else 1
    return Glimpse(BOARD, _notes(view, token, ap), strokes)


def sight(view: Twister, token: Token) -> list[Stroke]:
    """DT-L1: a line to each character in sight."""
    start = centre(view, view.where[token])
    found = []
    for seen in in_sight(view, view.where[token]):
        end = centre(view, view.where[seen])
        foe = view.rules.side[seen] != view.rules.side[token]
        found.append(
            Stroke(f"M{start[0]} {start[1]}L{end[0]} {end[1]}", "crimson" if foe else "ink-soft", width=0.05, pattern="dotted")
        )
    return found


def plan_strokes(view: Twister, plan: Sequence[GoalTest], deeds: Sequence[Deed]) -> list[Stroke]:
    """The way that will be taken, whole, and where it leads on to; the ways that are too long, dashed and pale."""
    found: list[Stroke] = []
    for test in plan:
        if len(test.way) < 2:
            continue
        if test.reason in ("ok", "approach"):
            found += way(view, test.way, "violet", 0.11)
        else:
            found.append(Stroke(_path(view, test.way), "rust", width=0.05, pattern="dashed"))
    for deed in deeds[1:]:
        if len(deed.way) > 1:
            found += way(view, deed.way, "violet", 0.08)
    found.sort(key=lambda stroke: stroke.width)
    return found


def way(view: Twister, squares: Sequence[Square], colour: str, width: float) -> list[Stroke]:
    """A way with a ring where it begins and a point where it ends."""
    x, y = centre(view, squares[0])
    start = f"M{x - 0.3} {y}a0.3 0.3 0 1 1 0.6 0a0.3 0.3 0 1 1 -0.6 0Z"
    (ax, ay), (bx, by) = centre(view, squares[-2]), centre(view, squares[-1])
    dx, dy = _sign(bx - ax), _sign(by - ay)
    tx, ty = bx - 0.25 * dx, by - 0.25 * dy
    head = f"M{tx - 0.2 * dy} {ty + 0.2 * dx}L{bx} {by}L{tx + 0.2 * dy} {ty - 0.2 * dx}"
    return [Stroke(start, colour, width=width * 0.7), Stroke(_path(view, squares) + head, colour, width=width)]


def _path(view: Twister, squares: Sequence[Square]) -> str:
    points = [centre(view, square) for square in squares]
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
