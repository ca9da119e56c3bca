"""The map: squares with what stands on them, the figures, and the lines of an attack."""

from tafelrunde.engine.say import say, word
from tafelrunde.engine.scene import Badge, Board, Gauge, Piece, Space, Stroke
from tafelrunde.games.duels.ids import NO_SQUARE, NO_VALUE, OWNER, Figure, Square
from tafelrunde.games.duels.picture.names import HEART_ICON, Look, figure_id, seat_colour
from tafelrunde.games.duels.rules.clocks import attack_of, defence_of, is_hidden
from tafelrunde.games.duels.rules.sight import sees
from tafelrunde.games.duels.rules.turn import ChooseAction
from tafelrunde.games.duels.ruleset import HIGH, SQUARES, WIDE
from tafelrunde.games.duels.state import BETWEEN, BOARD, Duels, square_name

PATTERNS = ("stripes", "dots", "checks", "waves", "rings", "cross")


def board(view: Duels, look: Look) -> Board:
    place = view.place()
    spaces = [_space(view, look, square) for square in BOARD]
    pieces = [_figure(view, look, figure) for figure in view.everybody() if _stands(view, figure)]
    return Board(
        "map",
        look.map(place.id),
        WIDE,
        HIGH,
        ground="felt",
        spaces=spaces,
        pieces=pieces,
        above=_lines(view),
        columns=[square_name(square)[0] for square in BOARD[:WIDE]],
        rows=[square_name(square)[1:] for square in BOARD[::WIDE]],
        focus=[],
    )


def _stands(view: Duels, figure: Figure) -> bool:
    return view.health[figure] > 0 and view.square[figure] >= 0


def _space(view: Duels, look: Look, square: Square) -> Space:
    """A square, with its terrain; tall obstacles are darker than those that only stand in the way."""
    place = view.place()
    kind = place.terrain[square]
    name = square_name(square)
    column, row = int(square % WIDE), int(square // WIDE)
    if kind < 0:
        return Space(name, column, row, 1, 1, name=say("square", square=name), ground=place.ground)
    terrain = view.rules.content.terrains[kind]
    return Space(
        name,
        column,
        row,
        1,
        1,
        name=say("square-terrain", square=name, terrain=look.name("terrain", terrain.id)),
        icon=terrain.icon,
        ground=terrain.ground,
        hatched=terrain.opaque,
        sheet=f"terrain-{terrain.id}",
    )


def _figure(view: Duels, look: Look, figure: Figure) -> Piece:
    character = view.who(figure)
    seat = OWNER[figure]
    health, most = int(view.health[figure]), int(view.most[figure])
    name = view.names[figure]
    return Piece(
        figure_id(name),
        say("figure-on", figure=look.figure(name), square=square_name(view.square[figure]), health=health, most=most),
        at=square_name(view.square[figure]),
        shape="figure",
        icon=character.icon,
        colour=seat_colour(seat),
        pattern=PATTERNS[seat % len(PATTERNS)],  # type: ignore[arg-type]  # one of the patterns
        value=str(health),
        size=1.0 if character.lead else 0.82,
        badges=_badges(view, figure),
        gauge=Gauge(word("health"), health, most, HEART_ICON, "heart"),
        sheet=f"figure-{name}",
    )


def _badges(view: Duels, figure: Figure) -> list[Badge]:
    """Lead, changed values, hidden, pinned; twins carry their number."""
    found: list[Badge] = []
    name = view.names[figure]
    if view.who(figure).lead:
        found.append(Badge(word("lead"), "gi:crown", colour="gold"))
    elif "-" in name:
        found.append(Badge(say("twin", number=int(name[-1])), text=name[-1]))
    attack, more = attack_of(view, figure, NO_VALUE)
    _, guard = defence_of(view, figure, NO_VALUE)
    if attack >= 0:
        found.append(Badge(say("values-set", n=int(attack)), text=str(attack), colour="violet"))
    if more:
        found.append(Badge(say("attack-changed", n=int(more)), text=f"{more:+}", colour="crimson"))
    if guard:
        found.append(Badge(say("defence-changed", n=int(guard)), text=f"{guard:+}", colour="azure"))
    if is_hidden(view, figure):
        found.append(Badge(word("hidden"), "gi:invisible", colour="violet"))
    if view.bound[figure]:
        found.append(Badge(word("pinned"), "gi:dart", colour="rust"))
    return found


# --- lines ----------------------------------------------------------------------------------------------------------------


def _lines(view: Duels) -> list[Stroke]:
    """HD-L3, HD-L6: the attack that is going on; else, for whoever acts, the lines of fire and what blocks them."""
    fight = view.fight
    if fight is not None and not view.over:
        colour = "crimson" if fight.melee else "rust"
        return [_line(view.square[fight.attacker], view.square[fight.target], colour, 0.09, fight.melee)]
    decision = view.decision
    if not isinstance(decision, ChooseAction) or decision.seat != view.viewer:
        return []
    found: list[Stroke] = []
    for figure in view.own(view.viewer):
        start = view.square[figure]
        for enemy in view.enemies(view.viewer):
            if sees(view, figure, start, enemy):
                found.append(_line(start, view.square[enemy], "rust", 0.04, False))
            else:
                blocker = _blocker(view, start, enemy)
                if blocker >= 0:
                    found.append(_line(start, blocker, "ink-soft", 0.03, False))
                    found.append(_cross(blocker))
    return found


def _blocker(view: Duels, start: Square, enemy: Figure) -> Square:
    """The first square on the line that blocks sight, if there is a line."""
    squares = BETWEEN[start * SQUARES + view.square[enemy]]
    place = view.place()
    hides = view.rules.hiding and view.who(enemy).hides
    for square in squares or ():
        if view.board[square] >= 0 or place.opaque[square] or (hides and place.special[square] == "hide"):
            return square
    return NO_SQUARE


def _centre(square: Square) -> tuple[float, float]:
    return int(square % WIDE) + 0.5, int(square // WIDE) + 0.5


def _line(start: Square, end: Square, colour: str, width: float, solid: bool) -> Stroke:
    (ax, ay), (bx, by) = _centre(start), _centre(end)
    return Stroke(f"M{ax} {ay}L{bx} {by}", colour=colour, width=width, pattern="" if solid else "dashed")


def _cross(square: Square) -> Stroke:
    x, y = _centre(square)
    return Stroke(
        f"M{x - 0.15} {y - 0.15}L{x + 0.15} {y + 0.15}M{x - 0.15} {y + 0.15}L{x + 0.15} {y - 0.15}", "bad", width=0.06
    )
