"""What lies on the table (MM-G1): the dungeon with all that is drawn in it, the groups, the seats and the market."""

from typing import Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine.fields import hidden, memo, secret, shallow
from tafelrunde.engine.flow import State
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import UNKNOWN, Part
from tafelrunde.games.mapmasters.rules.maze import Maze
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, NONE, NORMAL, PORTS, Card, Ruleset

# What has been used up on a space, a bit each (MM-M8): segments, then nodes (a room: it has been visited), then ports as the
# card lies, then the portals in rooms.
NODE_BITS: Final = 16
PORT_BITS: Final = 28
PORTAL_BITS: Final = 34
SEGMENT_MASK: Final = (1 << NODE_BITS) - 1

# One piece of a path: what, on which space, and three numbers.
ENTERED: Final = 0  # port
WALKED: Final = 1  # segment, from position, to position: 0 is the first end, then the symbols, then the second end
VISITED: Final = 2  # room, door in or NONE, door out or NONE
PASSED: Final = 3  # junction, stairs, dead end, trapdoor: node
JUMPED: Final = 4  # target: segment (or room plus 100), position, how: PORTAL, BARREL, MONSTER as in SYMBOLS
STOPPED: Final = 5  # port, or NONE: left the dungeon or reached the tower
ROOM_TARGET: Final = 100

Piece = tuple[int, int, int, int, int]
Chord = tuple[int, int, int, int]  # space * 16 + room, door, door, group

# Where a group is.
WAITING: Final = 0  # outside, at its entry point (or not placed yet)
STANDING: Final = 1
FINISHED: Final = 2


NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)  # of each kind of item
NO_DEEDS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0)

NOBODY: Final = SeatId(-1)  # no seat

T = TypeVar("T")


def put(values: tuple[T, ...], at: i64, value: T) -> tuple[T, ...]:
    """The same values but one. What lies on the table is kept in tuples: copies of a table share them."""
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005 - stars go through a list


class Seat(Part):
    """One player's place."""

    seat: SeatId
    hand: list[int] = secret()  # kinds of cards, ascending
    open_hand: bool = False
    concedes: bool = False

    def hide(self, viewer: SeatId) -> None:
        """MM-S12: a hand is its owner's business unless hands lie open."""
        if not self.open_hand:
            super().hide(viewer)


class Party(Part):
    """One adventuring group: where it stands, what it found and used, what it carries (MM-R1, MM-R10).

    Copies of a table share its groups: only one that `Table.change` has given away may be changed.
    """

    group: int
    status: int = WAITING
    entry: int = NONE  # which entry point of the mission
    space: int = NONE  # where it stands, and at which port
    port: int = NONE
    found: tuple[int, ...] = NOTHING
    spent: tuple[int, ...] = NOTHING
    given: tuple[int, ...] = NOTHING
    tokens: int = 0  # unused ones, a bit for each kind of item
    used_tokens: tuple[int, ...] = ()  # kinds, face down beside the group (MM-F9)
    books: int = 0  # unused ones, a bit for each number
    used_books: int = 0
    artifacts: int = 0  # a bit each
    path: tuple[Piece, ...] = ()
    legs: tuple[int, ...] = ()  # where in the path each leg ends
    drew: bool = False  # a leg this turn (MM-T3)
    peeks: bool = False  # holds the Lantern and has not used it (MM-A4)
    goal: int = NONE  # its goal card (mission 10)
    done: int = NONE  # the task that finished it
    deeds: tuple[int, ...] = NO_DEEDS  # as in DEEDS; cards are counted by `cards`
    cards: int = 0  # spaces with a walked segment, a bit each
    junctions: tuple[int, ...] = ()  # space * 16 + node, used by its own path


class Table(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    parties: list[Party] = shallow()
    board: tuple[int, ...] = ()  # a kind of card, or EMPTY, VOID, HIDDEN
    turned: tuple[bool, ...] = ()  # upside-down
    under: tuple[int, ...] = ()  # the card below a face-down back, else NONE; nobody knows it
    peeked: tuple[bool, ...] = ()  # everybody has seen what lies there face down
    used: tuple[int, ...] = ()  # bits for each space
    chords: tuple[Chord, ...] = ()
    lying: tuple[int, ...] = ()  # the artifact on each space, or NONE
    closed: tuple[bool, ...] = ()  # a cell whose key has not been given
    deck: tuple[int, ...] = hidden(default=())  # its top is the end of the list
    starts: tuple[int, ...] = hidden(default=())  # start cards left in the box
    piles: tuple[tuple[int, ...], ...] = hidden(default=())  # dungeon cards left in the box, by cost
    laid: tuple[int, ...] = ()  # cards of the exploration deck that everybody has seen
    stock: tuple[int, ...] = ()  # fairy tokens left, by kind of item
    shelf: tuple[int, ...] = hidden(default=())  # the pile of spellbooks; its top is the end
    shown: tuple[int, ...] = ()  # the books that lie open in the market
    goals: tuple[int, ...] = ()  # revealed goal cards that no group has yet
    goal_pile: tuple[int, ...] = hidden(default=())  # face down
    money: int = 0
    done: int = 0  # tasks, a bit each
    exits: int = 0  # gates that were used, a bit each
    out: int = 0  # artifacts that left the dungeon
    turn: int = 0
    active: SeatId = NOBODY
    jumps: int = 0  # portal journeys (P)
    kills: int = 0  # monsters defeated (K)
    reveals: int = 0
    won: bool = False
    lost: str = ""  # the reason (7)
    score: int = 0
    sketches: tuple[str, ...] = ()  # "seat group x,y;x,y": ways drawn without effect (MM-R9)
    points: tuple[int, ...] = ()  # the space each seat points at
    stage: int = 0  # of the setup (MM-S16)
    votes: tuple[str, ...] = ()  # on the open question, by seat (MM-G6)
    blind: int = NONE  # a book drawn unseen that has no owner yet (MM-F11)
    gone: tuple[int, ...] = ()  # collapsed cards, back in the box; everybody has seen them
    maze: Maze | None = memo(None)  # of rules/reach.py
    lanes: object = memo(None)  # of rules/stretches.py
    outsets: tuple[object, ...] = memo(())  # of rules/places.py

    def __post_init__(self) -> None:
        if not self.points:
            self.points = (NONE,) * len(self.seats)

    def hide(self, viewer: SeatId) -> None:
        """MM-S12, MM-A4: what lies face down and was not peeked at."""
        super().hide(viewer)
        if HIDDEN in self.board:
            self.under = tuple(
                [
                    UNKNOWN if self.board[space] == HIDDEN and not self.peeked[space] else card
                    for space, card in enumerate(self.under)
                ]
            )

    def lay(self, kind: int, space: int, turned: bool) -> None:
        """Let this card lie there from now on."""
        self.board = put(self.board, space, kind)
        self.turned = put(self.turned, space, turned)

    def change(self, group: int) -> Party:
        """A group that may be changed: no other table shares it."""
        party = self.parties[group].copy()
        self.parties[group] = party
        return party

    # --- questions the rules ask all the time -------------------------------------------------------------------------

    def card(self, space: int) -> Card:
        """The card that lies face up there."""
        return self.rules.cards[self.board[space]]

    def port_open(self, space: int, port: int) -> bool:
        """MM-M1, MM-M2: whether the card there opens this port, as it lies. A face-down card opens all (MM-A4)."""
        kind = self.board[space]
        if kind < 0:
            return kind == HIDDEN
        return self.rules.cards[kind].open[(port + 3) % PORTS if self.turned[space] else port]

    def empty_spaces(self) -> list[int]:
        """Where a card may be laid."""
        return [space for space, kind in enumerate(self.board) if kind == EMPTY]

    def available(self, party: Party, kind: int) -> int:
        """MM-D5: how many of an item a group can deliver."""
        token = party.tokens >> kind & 1
        spent = party.spent[kind] if self.rules.difficulty >= NORMAL else 0
        return party.found[kind] - spent - party.given[kind] + token
