"""Ways: what an NPC does one after the other to get somewhere, as a chain of nodes (DT-P3, DT-P11)."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from tafelrunde.engine import Listed
from tafelrunde.games.twister.ids import Square, Token

# how it goes on
START: Final = 0  # a new move begins
STEP: Final = 1  # one square further
JUMP: Final = 2  # over a pit; the number is the pit
OPENING: Final = 3  # a portcullis; the number is the direction
SMASHING: Final = 4
LAYING: Final = 5  # the load is laid down
HERE: Final = 6  # where it begins

# what happens to tokens on entering a square
TAKES: Final = 0
SWAPS: Final = 1  # the old load is laid on the square
GIVES: Final = 2  # to the ally `token`
GETS: Final = 3  # from the ally `token`
TRADES: Final = 4  # with the ally `token`


class Deal(NamedTuple):
    """A token changes hands."""

    what: i64
    token: Token
    square: Square


AP_PLACE: Final = 1024  # DT-P5: how near a node is: fewest AP, then fewest squares

Deals = tuple[Deal, ...]
NO_DEALS: Final[Deals] = ()


class Node(Listed):
    """A place on a way."""

    square: Square
    load: Token
    changes: i64  # which set of changes: an index of the search
    ap: i64 = 0
    squares: i64 = 0
    left: i64 = 0  # steps of the move that has begun
    before: "Node | None" = None
    op: i64 = HERE
    number: i64 = 0
    deals: Deals = NO_DEALS


def path(node: Node) -> list[Node]:
    """The nodes of a way, from the start."""
    found: list[Node] = []
    at: Node | None = node
    while at is not None:
        found.append(at)
        at = at.before
    found.reverse()
    return found


def way_squares(node: Node) -> tuple[Square, ...]:
    """The squares of a way, from the start; a jump also shows its pit."""
    found: list[Square] = []
    for at in path(node):
        if at.op == JUMP:
            found.append(Square(at.number))
        if not found or found[-1] != at.square:
            found.append(at.square)
    return tuple(found)
