"""The board: forty spaces round a meadow, tokens and plants on them."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Literal

from mypy_extensions import i64

from tafelrunde.engine import Memory, Say, SeatId, say
from tafelrunde.engine.scene import Badge, Band, Board, Piece, Space
from tafelrunde.games.monopoly.ids import BANK, GroupId, SpaceId, TokenId
from tafelrunde.games.monopoly.picture.names import (
    SPROUT,
    TREE,
    Look,
    plants,
    seat_colour,
    short_name,
    space_id,
    space_name,
    token_id,
    who,
)
from tafelrunde.games.monopoly.rules.property import base_rent, shop_factor
from tafelrunde.games.monopoly.ruleset import FREE, GO, JAIL_SPACE, SHOP, TAX
from tafelrunde.games.monopoly.state import Monopoly

BOARD = "board"
CELL_ID = "jail"  # the cell inside the jail space
SIDE = 12.2  # of the whole board
DEEP = 1.6  # how deep a space is; a corner is as wide
CELL = 1.1
STRIP = DEEP - CELL  # round two sides of the cell: for those who only visit
VISIBLE = 6  # how far a small screen looks ahead and back

memory = Memory()
Edge = Literal["top", "right", "bottom", "left"]


def board(view: Monopoly, look: Look) -> Board:
    rules = view.rules
    position = view.seats[view.active].position
    return Board(
        BOARD,
        Say("zone-board"),
        SIDE,
        SIDE,
        spaces=memory.part((*deeds(view), view.pot, look), lambda: _spaces(view, look)),
        pieces=[*_plants(view), *_tokens(view, look)],
        focus=_focus(position, rules.size),
    )


@lru_cache(maxsize=64)
def _focus(position: SpaceId, size: int) -> list[str]:
    """What a small screen shows of the way."""
    return [space_id(SpaceId((position + step) % size)) for step in range(-VISIBLE, VISIBLE + 1)]


def deeds(view: Monopoly) -> tuple[Hashable, ...]:
    """All that the spaces and the map of deeds are drawn from."""
    return view.rules, view.owner, view.level, tuple(view.mortgaged)


def _spaces(view: Monopoly, look: Look) -> list[Space]:
    return [_space(view, look, space) for space in view.rules.board.spaces] + _jail(look)


def token_place(view: Monopoly, seat: SeatId) -> str:
    """The space a token stands on; in jail it is the cell, not the visitors' strip."""
    player = view.seats[seat]
    return CELL_ID if player.jailed else space_id(player.position)


# --- spaces -----------------------------------------------------------------------------------------------------------


def _box(space: SpaceId) -> tuple[float, float, float, float]:
    """x, y, width and height, clockwise from the bottom right corner."""
    far = SIDE - DEEP
    side, step = divmod(int(space), 10)
    if step == 0:
        return ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))[side] + (DEEP, DEEP)
    there, back = DEEP + step - 1, far - step
    if side == 0:
        return back, far, 1.0, DEEP
    if side == 1:
        return 0.0, back, DEEP, 1.0
    if side == 2:
        return there, 0.0, 1.0, DEEP
    return far, there, DEEP, 1.0


INNER: tuple[Edge, Edge, Edge, Edge] = ("top", "right", "bottom", "left")  # where the band lies; all words stand upright


def _space(view: Monopoly, look: Look, space: SpaceId) -> Space:
    owner = view.owner[space]
    return _known_space(
        look,
        space,
        view.rules.group[space],
        owner,
        view.mortgaged[space],
        note=_note(view, space),
    )


@lru_cache(maxsize=4096)
def _known_space(look: Look, space: SpaceId, group: GroupId, owner: SeatId, mortgaged: bool, note: tuple[str, i64]) -> Space:
    """The same space looks the same, so it is made once."""
    x, y, w, h = _box(space)
    corner = space % 10 == 0
    if space == JAIL_SPACE:
        x, y, w, h = (
            x + STRIP,
            y + CELL,
            CELL,
            STRIP,
        )  # below the cell; the cell and the strip beside it are spaces of their own
    return Space(
        space_id(space),
        x,
        y,
        w,
        h,
        name=space_name(space),
        title=None if space == JAIL_SPACE else short_name(space),
        note=say(note[0], amount=note[1]) if note[0] else None,
        icon="" if space == JAIL_SPACE else look.space_icons[space],
        ground="lamp" if corner and space != JAIL_SPACE else "parchment",
        band=Band(look.colours[group], look.letters[group], INNER[space // 10]) if group >= 0 else None,
        owner=int(owner) if owner != BANK else None,
        hatched=mortgaged,
        badges=[Badge(Say("mortgaged"), icon="gi:padlock", colour="rust")] if mortgaged else [],
        sheet=space_id(space),
    )


def _note(view: Monopoly, space: SpaceId) -> tuple[str, i64]:
    """What a visit would cost: the rent where somebody earns it, else the printed amount. A message and its number."""
    rules, owner = view.rules, view.owner[space]
    kind = rules.kind[space]
    if rules.group[space] >= 0:
        if owner == BANK or view.mortgaged[space]:
            return "note-price", rules.price[space]
        if kind == SHOP:
            return "note-shop-rent", shop_factor(view, space, owner)
        return "note-rent", base_rent(view, space, owner)
    if kind == TAX:
        return "note-pay", rules.board.amount[space]
    if kind == GO:
        return "note-receive", rules.salary
    if kind == FREE and rules.pot:
        return "note-pot", view.pot
    return "", 0


def _jail(look: Look) -> list[Space]:
    """The cell and the strip beside it; the strip below is space 10 itself."""
    x, y, _, h = _box(JAIL_SPACE)
    sheet = space_id(JAIL_SPACE)
    name, inside = Say("just-visiting"), Say("in-jail")
    icon = look.space_icons[JAIL_SPACE]
    return [
        Space("jail-side", x, y, STRIP, h, name=name, turn=90, title=name, ground="parchment", sheet=sheet),
        Space(
            CELL_ID, x + STRIP, y, CELL, CELL, name=inside, title=short_name(JAIL_SPACE), icon=icon, ground="stone", sheet=sheet
        ),
    ]


# --- pieces -----------------------------------------------------------------------------------------------------------


def _tokens(view: Monopoly, look: Look) -> list[Piece]:
    return [
        _token(look, seat.seat, seat.token, token_place(view, seat.seat), seat.seat == view.active)
        for seat in view.seats
        if not seat.out and seat.token >= 0
    ]


@lru_cache(maxsize=4096)
def _token(look: Look, seat: SeatId, token: TokenId, at: str, active: bool) -> Piece:
    name = say("token-of", seat=who(seat), token=look.token_name(token))
    return Piece(
        token_id(seat), name, at=at, icon=look.token_icon(token), colour=seat_colour(seat), size=1.12 if active else 1.0
    )


def _plants(view: Monopoly) -> list[Piece]:
    found: list[Piece] = []
    for space in view.rules.deeds:
        level = view.level[space]
        if level:
            found.extend(_known_plants(space, level, level == view.rules.tree))
    return found


@lru_cache(maxsize=512)
def _known_plants(space: SpaceId, level: i64, tree: bool) -> list[Piece]:
    name = plants(level, tree)
    at = space_id(space)
    if tree:
        return [Piece(f"tree-{space}", name, at=at, shape="sign", icon=TREE, colour="tree")]
    return [Piece(f"sprout-{space}-{index}", name, at=at, shape="sign", icon=SPROUT, colour="leaf") for index in range(level)]
