"""The dungeon: eight halls that turn, two starting lines, and the tokens with what they carry."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Final, Literal

import msgspec

from tafelrunde.engine import UNKNOWN, Memory, SeatId, say, word
from tafelrunde.engine.scene import Badge, Board, Piece, Space, Stroke, Tile
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP
from tafelrunde.games.twister.ids import Slot, Square, Token
from tafelrunde.games.twister.picture import names
from tafelrunde.games.twister.picture.hall import drawing
from tafelrunde.games.twister.rules.halls import gear_locked
from tafelrunde.games.twister.ruleset import ALL_SLOTS, HALL_SQUARES, HIGH, PLACE_OF, PRINTED, SIDE, SLOT_OF, WIDE, square_name
from tafelrunde.games.twister.state import Twister

Health = Literal["", "hurt", "wounded", "healed"]

LINES: Final = ("lamp", "water")  # the grounds of the starting lines
LID: Final = [  # a hidden hall: a slab of stone with iron bands
    Stroke("M0.25 0.25H4.75V4.75H0.25Z", "iron", width=0.06),
    Stroke("M0.25 1.1H4.75M0.25 3.9H4.75", "iron", width=0.12),
    Stroke("M0.6 1.1h0.01M4.4 1.1h0.01M0.6 3.9h0.01M4.4 3.9h0.01M2.5 1.1h0.01M2.5 3.9h0.01", "rampart", width=0.2),
]

memory = Memory()


def board(view: Twister, look: names.Look, above: list[Stroke]) -> Board:
    """DT-G1: blue above, yellow below; the blue player sits on the other side."""
    laid = (view.rules, look, view.viewer == r.BLUE, view.hall, view.hidden)
    locked = tuple(not view.hidden[slot] and gear_locked(view, slot) for slot in ALL_SLOTS)
    return Board(
        names.BOARD,
        word("board-name"),
        WIDE,
        HIGH,
        ground="felt",
        spaces=memory.part(("spaces", *laid, view.ground, locked), lambda: _spaces(view, locked)),
        tiles=memory.part(("tiles", *laid, view.turned, view.marks), lambda: [tile(view, look, slot) for slot in ALL_SLOTS]),
        pieces=memory.part(_sources(view, look), lambda: _pieces(view, look)),
        below=_lines(view.viewer == r.BLUE),
        above=above,
        columns=_columns(view.viewer == r.BLUE),
        rows=_rows(view.viewer == r.BLUE),
        turnable=True,
    )


@lru_cache
def _columns(blue: bool) -> list[str]:
    """DT-G1: the letters of the columns, from the left as blue or the others see them."""
    return [square_name(Square(WIDE - 1 - x if blue else x))[0] for x in range(WIDE)]


@lru_cache
def _rows(blue: bool) -> list[str]:
    """DT-G1: the numbers of the rows, from above."""
    return [str(y if blue else HIGH - 1 - y) for y in range(HIGH)]


def corner(view: Twister, square: Square) -> tuple[int, int]:
    """The upper left corner of a square as this viewer sees it."""
    return _corner(view.viewer == r.BLUE, square)


def _corner(blue: bool, square: Square) -> tuple[int, int]:
    x: int = square % WIDE
    y: int = square // WIDE
    return (WIDE - 1 - x, y) if blue else (x, HIGH - 1 - y)


def centre(view: Twister, square: Square) -> tuple[float, float]:
    x, y = corner(view, square)
    return x + 0.5, y + 0.5


# --- halls ----------------------------------------------------------------------------------------------------------------


def tile(view: Twister, look: names.Look, slot: Slot, quarters: int = 0) -> Tile:
    """A hall as it lies, or as it would lie after some more quarter turns."""
    x, y = tile_corner(view, slot)
    if view.hidden[slot]:
        name = say("hidden-hall", number=int(slot + 1))
        return Tile(names.hall_id(slot), x, y, SIDE, SIDE, name=name, ground="slate", drawing=LID)
    hall = view.rules.halls[view.hall[slot]]
    first = slot * 60
    marks = tuple(sorted((edge - first, kind) for edge, kind in view.marks if first <= edge < first + 60))
    turn = (view.turned[slot] + quarters) * 90 + (180 if view.viewer == r.BLUE else 0)
    return Tile(
        names.hall_id(slot),
        x,
        y,
        SIDE,
        SIDE,
        name=say("hall-spoken", hall=look.hall(hall.id), pair=hall.pair, clockwise=int(hall.clockwise)),
        turn=turn % 360,
        ground="flag",
        drawing=drawing(hall, marks),
    )


@lru_cache
def _lines(blue: bool) -> list[Stroke]:
    """DT-S2: the two starting lines with their circles."""
    found: list[Stroke] = []
    for side, row in enumerate((0, HIGH - 1)):
        x, y = _corner(blue, Square(row * WIDE + (WIDE - 1 if blue else 0)))
        found.append(Stroke(f"M{x} {y}h{WIDE}v1h{-WIDE}Z", "ink-soft", LINES[side], 0.03))
        for circle in r.CIRCLES:
            left, top = _corner(blue, Square(row * WIDE + circle))
            ring = f"M{left + 0.5 - 0.4} {top + 0.5}a0.4 0.4 0 1 1 0.8 0a0.4 0.4 0 1 1 -0.8 0Z"
            found.append(Stroke(ring, names.SIDE_COLOURS[side], width=0.05))
    return found


# --- squares --------------------------------------------------------------------------------------------------------------


def _spaces(view: Twister, locked: tuple[bool, ...]) -> list[Space]:
    """Row by row as the viewer reads them; a hidden hall is one large space."""
    found: list[Space] = []
    blue = view.viewer == r.BLUE
    for square in _reading_order(blue):
        slot = SLOT_OF[square]
        if slot < 0:
            found.append(_space(blue, square, r.FLOOR, 0, False))
        elif not view.hidden[slot]:
            found.append(_space(blue, square, view.ground[square], view.rules.halls[view.hall[slot]].pair, locked[slot]))
    found += [_hidden(view, slot) for slot in ALL_SLOTS if view.hidden[slot]]
    return found


@lru_cache
def _reading_order(blue: bool) -> list[Square]:
    return sorted(r.ALL_SQUARES, key=lambda square: _corner(blue, square)[::-1])


@lru_cache(maxsize=4096)
def _space(blue: bool, square: Square, ground: int, pair: int, locked: bool) -> Space:
    """A square; the same one looks the same, so it is made once."""
    x, y = _corner(blue, square)
    slot = SLOT_OF[square]
    name = square_name(square)
    space = Space(name, x, y, 1, 1, name=say("square", square=name), ground="none")
    kind = ""
    if slot < 0:
        side = "yellow" if square < WIDE else "blue"
        kind = "kind-circle" if square % WIDE in r.CIRCLES and square < WIDE else f"kind-line-{side}"
        space.sheet = f"line-{side}"
    elif ground == r.GEAR:
        kind = "kind-gear"
        space.sheet = f"gear-{slot + 1}"
        space.badges = [Badge(say("number", n=pair), text=str(pair), colour=names.PAIR_COLOURS[(pair - 1) % 4])]
        if locked:
            space.badges.append(Badge(word("badge-locked"), "gi:padlock", colour="crimson"))
    elif ground == r.PIT:
        kind = "kind-pit"
        space.sheet = "pit"
    if kind:
        space.name = say("square-kind", square=name, kind=word(kind))
    return space


def _hidden(view: Twister, slot: Slot) -> Space:
    x, y = tile_corner(view, slot)
    return Space(
        names.slot_id(slot),
        x,
        y,
        SIDE,
        SIDE,
        name=say("hidden-hall", number=int(slot + 1)),
        title=say("place", number=int(slot + 1)),
        icon="gi:closed-doors",
        ground="none",
        sheet="hidden",
    )


def tile_corner(view: Twister, slot: Slot) -> tuple[int, int]:
    """The upper left corner of a hall as this viewer sees it."""
    return corner(view, HALL_SQUARES[slot][SIDE - 1 if view.viewer == r.BLUE else SIDE * (SIDE - 1)])


# --- tokens ---------------------------------------------------------------------------------------------------------------


def _sources(view: Twister, look: names.Look) -> tuple[Hashable, ...]:
    """All that the tokens on the board are drawn from."""
    crews = tuple([(seat.team, seat.open, seat.placed, seat.placed_at) for seat in view.seats])
    carried = (view.load, view.bearer)
    return "pieces", view.rules, look, tuple(view.where), carried, view.wounded, view.hurt, view.mended, crews


def _pieces(view: Twister, look: names.Look) -> list[Piece]:
    """All that stands or lies on the board; what is carried is shown with its bearer. Figures come last, so they are above."""
    tokens = [token for token in view.rules.number.values() if view.where[token] >= 0 and view.bearer[token] < 0]
    tokens.sort(key=lambda token: (view.is_character(token), not view.wounded[token]))
    found = [piece(view, look, token, square_name(view.where[token])) for token in tokens]
    for seat in view.seats:
        if not seat.open:
            line = 0 if seat.seat == r.YELLOW else TOP
            for circle, token in zip(r.CIRCLES, seat.team, strict=False):
                found.append(_starter(view, look, seat.seat, token, Square(line + circle)))
        for number, (token, slot) in enumerate(zip(seat.placed, seat.placed_at, strict=True)):
            found.append(_face_down(view, look, seat.seat, token, names.slot_id(slot), f"placed-{seat.seat}-{number}"))
    return found


def _starter(view: Twister, look: names.Look, seat: SeatId, token: Token, square: Square) -> Piece:
    """DT-S2, DT-S4: on its circle; until both crews are shown, only the owner knows who it is."""
    at = square_name(square)
    if token != UNKNOWN:
        return piece(view, look, token, at)
    return Piece(f"starter-{at}", word("token-face-down"), at, "chip", "gi:uncertainty", colour=names.SIDE_COLOURS[seat])


def _face_down(view: Twister, look: names.Look, seat: SeatId, token: Token, at: str, id: str) -> Piece:
    """DT-S5: the owner knows what it is."""
    if token != UNKNOWN:
        return msgspec.structs.replace(piece(view, look, token, at), id=id, size=0.7)
    colour = names.SIDE_COLOURS[seat]
    return Piece(id, word("token-face-down"), at, "tile", "gi:uncertainty", colour=colour, size=0.7, face_down=True)


def piece(view: Twister, look: names.Look, token: Token, at: str) -> Piece:
    """A token with its values, its load and its wounds."""
    if not view.is_character(token):
        return _thing(look, view.rules.names[token], token, at)
    health: Health = "healed" if token in view.mended else ""
    if view.wounded[token]:
        health = "hurt" if token in view.hurt else "wounded"
    load = view.load[token]
    return _figure(view.rules, look, token, at, health, load, load >= 0 and view.is_character(load))


@lru_cache(maxsize=4096)
def _thing(look: names.Look, name: str, token: Token, at: str) -> Piece:
    return Piece(
        names.token_id(name),
        look.token(name),
        at,
        "tile",
        look.icon(token),
        colour=look.colour(token),
        label=None if at else look.short(token),
        size=0.82,
        sheet=names.token_id(name),
    )


@lru_cache(maxsize=8192)
def _figure(
    rules: r.Ruleset, look: names.Look, token: Token, at: str, health: Health, load: Token, carries_character: bool
) -> Piece:
    name = rules.names[token]
    wounded = health in ("hurt", "wounded")
    if wounded:
        spoken = say("token-spoken-wounded", token=look.token(name))
    else:
        spoken = say("token-spoken", token=look.token(name), move=rules.movement[token], combat=rules.combat[token])
    side = r.VIOLET if token >= r.FIRST_NPC else rules.side[token]
    badges: list[Badge] = []
    if token >= r.FIRST_NPC:
        badges.append(Badge(look.token(name), text=initials(name), colour="violet"))
    if health:
        icon, colour = (names.WOUND_ICON, "crimson") if wounded else ("gi:healing", "good")
        badges.append(Badge(word(f"badge-{health}"), icon, colour=colour))
    if load >= 0:
        colour = look.colour(load) if carries_character else "brass-ink"
        badges.append(Badge(say("badge-load", token=look.token(rules.names[load])), look.icon(load), colour=colour))
    return Piece(
        names.token_id(name),
        spoken,
        at,
        "figure",
        look.icon(token),
        colour=look.colour(token),
        pattern=names.SIDE_PATTERNS[side],
        value="" if wounded else str(rules.combat[token]),
        left="" if wounded else str(rules.movement[token]),
        turn=100 if wounded else 0,
        dim=wounded,
        badges=badges,
        sheet=names.token_id(name),
    )


def initials(name: str) -> str:
    """`phil`: `Ph`; `father-sam`: `Fs`."""
    parts = name.split("-")
    return (parts[0][0] + (parts[1][0] if len(parts) > 1 else parts[0][1:2])).capitalize()


def printed(view: Twister, square: Square) -> tuple[int, int]:
    """DT-D1: row and column of a square as the hall is printed, from 1."""
    number = PRINTED[view.turned[SLOT_OF[square]]][PLACE_OF[square]]
    return number // SIDE + 1, number % SIDE + 1
