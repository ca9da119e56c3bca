"""Ways: what an NPC does one after the other to get somewhere, as a chain of nodes (DT-P3, DT-P11)."""

from typing import Final

from tafelrunde.engine.part import Listed

START: Final = 0  # a new move begins
STEP: Final = 1  # one square further
JUMP: Final = 2  # over a pit; the number is the pit
OPENING: Final = 3  # a portcullis; the number is the direction
SMASHING: Final = 4
LAYING: Final = 5  # the load is laid down
HERE: Final = 6  # where it begins

# deals: what happens to tokens on entering a square, as (what, token, place)
TAKES: Final = 0
SWAPS: Final = 1  # the old load is laid on the place
GIVES: Final = 2  # to the ally `token`
GETS: Final = 3  # from the ally `token`
TRADES: Final = 4  # with the ally `token`

Deals = tuple[tuple[int, int, int], ...]
NO_DEALS: Final[Deals] = ()


class Node(Listed):
    """A place on a way."""

    square: int
    left: int  # steps of the move that has begun
    ap: int
    squares: int
    load: int
    changes: int  # which set of changes: an index of the search
    before: "Node | None"
    op: int
    number: int
    deals: Deals


def path(node: Node) -> list[Node]:
    """The nodes of a way, from the start."""
    found: list[Node] = []
    at: Node | None = node
    while at is not None:
        found.append(at)
        at = at.before
    found.reverse()
    return found


def way_squares(node: Node) -> tuple[int, ...]:
    """The squares of a way, from the start; a jump also shows its pit."""
    found: list[int] = []
    for at in path(node):
        if at.op == JUMP:
            found.append(at.number)
        if not found or found[-1] != at.square:
            found.append(at.square)
    return tuple(found)
