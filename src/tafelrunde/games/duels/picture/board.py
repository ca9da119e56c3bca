"""The map: squares with what stands on them, the figures, and the lines of an attack."""

from functools import lru_cache
from typing import NamedTuple

from tafelrunde.engine import Memory, SeatId, say, word
from tafelrunde.engine.scene import Badge, Board, Gauge, Piece, Space, Stroke
from tafelrunde.games.duels.ids import NO_VALUE, OWNER, CharacterId, Figure, Points, Square
from tafelrunde.games.duels.picture.glimpses import MAP, line, lines_of_fire
from tafelrunde.games.duels.picture.names import HEART_ICON, Look, figure_id, seat_colour
from tafelrunde.games.duels.rules.clocks import attack_of, defence_of, is_hidden
from tafelrunde.games.duels.rules.movement import BITE, burrows_open
from tafelrunde.games.duels.rules.turn import ChooseAction
from tafelrunde.games.duels.ruleset import HIGH, WIDE, Map
from tafelrunde.games.duels.state import BOARD, Duels, square_name

COLUMNS = [square_name(square)[0] for square in BOARD[:WIDE]]
ROWS = [square_name(square)[1:] for square in BOARD[::WIDE]]
PATTERNS = ("stripes", "dots", "checks", "waves", "rings", "cross")

memory = Memory()


def board(view: Duels, look: Look) -> Board:
    place = view.place()
    pieces = [_figure(view, look, figure) for figure in view.everybody() if _stands(view, figure)]
    return Board(
        MAP,
        look.map(place.id),
        WIDE,
        HIGH,
        ground="felt",
        spaces=squares(look, place, burrows_open(view)),
        pieces=pieces,
        above=_lines(view),
        columns=COLUMNS,
        rows=ROWS,
        focus=[],
    )


def _stands(view: Duels, figure: Figure) -> bool:
    return view.health[figure] > 0 and view.square[figure] >= 0


def squares(look: Look, place: Map, burrows: bool) -> list[Space]:
    """A map looks the same throughout."""
    return memory.part((look, place.id, burrows), lambda: [_space(look, place, square, burrows) for square in BOARD])


def _space(look: Look, place: Map, square: Square, burrows: bool) -> Space:
    """A square, with its terrain; tall obstacles are darker than those that only stand in the way."""
    kind = place.terrain[square]
    name = square_name(square)
    column, row = int(square % WIDE), int(square // WIDE)
    if kind < 0:
        return Space(name, column, row, 1, 1, name=say("square", square=name), ground=place.ground)
    terrain = look.rules.content.terrains[kind]
    bites = terrain.special == "burrow" and burrows
    harm = Badge(say("square-bites", damage=int(BITE)), "gi:hearts", f"−{BITE}", "crimson")
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
        badges=[harm] if bites else [],
        sheet=f"terrain-{terrain.id}",
    )


class Values(NamedTuple):
    """What is marked at a figure, besides its health."""

    attack: Points  # that every card has; negative: its own
    more: Points
    guard: Points
    hidden: bool
    bound: bool


def _figure(view: Duels, look: Look, figure: Figure) -> Piece:
    attack, more = attack_of(view, figure, NO_VALUE)
    _, guard = defence_of(view, figure, NO_VALUE)
    values = Values(attack, more, guard, is_hidden(view, figure), view.bound[figure] > 0)
    name, character = view.names[figure], view.character[figure]
    health, most = int(view.health[figure]), int(view.most[figure])
    return _known_figure(look, name, OWNER[figure], character, view.square[figure], health, most, values)


@lru_cache(maxsize=8192)
def _known_figure(
    look: Look, name: str, seat: SeatId, number: CharacterId, square: Square, health: int, most: int, values: Values
) -> Piece:
    """The same figure in the same place looks the same, so it is made once."""
    character = look.rules.characters[number]
    at = square_name(square)
    return Piece(
        figure_id(name),
        say("figure-on", figure=look.figure(name), square=at, health=health, most=most),
        at=at,
        shape="figure",
        icon=character.icon,
        colour=seat_colour(seat),
        pattern=PATTERNS[seat % len(PATTERNS)],  # type: ignore[arg-type]  # one of the patterns
        value=str(health),
        size=1.0 if character.lead else 0.82,
        badges=_badges(name, character.lead, values),
        gauge=Gauge(word("health"), health, most, HEART_ICON, "heart"),
        sheet=f"figure-{name}",
    )


def _badges(name: str, lead: bool, values: Values) -> list[Badge]:
    """Lead, changed values, hidden, pinned; twins carry their number."""
    found: list[Badge] = []
    attack, more, guard, hidden, bound = values
    if lead:
        found.append(Badge(word("lead"), "gi:crown", colour="gold"))
    elif "-" in name:
        found.append(Badge(say("twin", number=int(name[-1])), text=name[-1]))
    if attack >= 0:
        found.append(Badge(say("values-set", n=int(attack)), text=str(attack), colour="violet"))
    if more:
        found.append(Badge(say("attack-changed", n=int(more)), text=f"{more:+}", colour="crimson"))
    if guard:
        found.append(Badge(say("defence-changed", n=int(guard)), text=f"{guard:+}", colour="azure"))
    if hidden:
        found.append(Badge(word("hidden"), "gi:invisible", colour="violet"))
    if bound:
        found.append(Badge(word("pinned"), "gi:dart", colour="rust"))
    return found


# --- lines ----------------------------------------------------------------------------------------------------------------


def _lines(view: Duels) -> list[Stroke]:
    """HD-L3, HD-L6: the attack that is going on; else, for whoever acts, the lines of fire of the cards held."""
    fight = view.fight
    if fight is not None and not view.over:
        colour = "crimson" if fight.melee else "rust"
        return [line(view.square[fight.attacker], view.square[fight.target], colour, 0.09, fight.melee)]
    decision = view.decision
    if not isinstance(decision, ChooseAction) or decision.seat != view.viewer:
        return []
    return [stroke for figure in view.own(view.viewer) for stroke in lines_of_fire(view, figure, view.square[figure])]
