"""What lies on the table (MM-G1): the dungeon with all that is drawn in it, the groups, the seats and the market."""

from typing import Final, TypeVar

from mypy_extensions import i64

from tafelrunde.engine import UNKNOWN, Part, SeatId, State, hidden, memo, secret, shallow
from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.ruleset import EMPTY, HIDDEN, NORMAL, NOTHING, TURNED, Amounts, Card, Ruleset

# What has been used up on a space, a bit each (MM-M8): corridors, then nodes (a room: it has been visited), then ports as the
# card lies, then the portals in rooms.
NODE_BITS: Final = 16
PORT_BITS: Final = 28
PORTAL_BITS: Final = 34

# One piece of a path: what, on which space, and three numbers.
ENTERED: Final = 0  # port
WALKED: Final = 1  # corridor, from position, to position: 0 is the first end, then the symbols, then the second end
VISITED: Final = 2  # room, door in or NONE, door out or NONE
PASSED: Final = 3  # junction, stairs, dead end, trapdoor: node
JUMPED: Final = 4  # target: corridor (or room plus 100), position, how: PORTAL, BARREL, MONSTER as in SYMBOLS
STOPPED: Final = 5  # port, or NONE: left the dungeon or reached the tower
ROOM_TARGET: Final = 100

Piece = tuple[i64, ids.Space, i64, i64, i64]
Chord = tuple[i64, i64, i64, i64]  # space * 16 + room, door, door, group

# Where a group is.
WAITING: Final = 0  # outside, at its entry point (or not placed yet)
STANDING: Final = 1
FINISHED: Final = 2

NO_DEEDS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0)
NOBODY: Final = SeatId(-1)

T = TypeVar("T")


def put(values: tuple[T, ...], at: i64, value: T) -> tuple[T, ...]:
    """The same values but one. What lies on the table is kept in tuples: copies of a table share them."""
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005 - stars go through a list


class Seat(Part):
    """One player's place."""

    seat: SeatId
    hand: list[ids.CardId] = secret()  # ascending
    open_hand: bool = False
    concedes: bool = False

    def open_to(self, viewer: SeatId) -> bool:
        """MM-S12: a hand is its owner's business unless hands lie open."""
        return self.open_hand or viewer == self.seat


class Party(Part):
    """One adventuring group: where it stands, what it found and used, what it carries (MM-R1, MM-R10).

    Copies of a table share its groups: only one that `Table.change` has given away may be changed.
    """

    group: ids.GroupId
    status: i64 = WAITING
    entry: ids.GateId = ids.NO_GATE  # which entry point of the mission
    space: ids.Space = ids.NO_SPACE  # where it stands, and at which port
    port: ids.Port = ids.NO_PORT
    found: Amounts = NOTHING
    spent: Amounts = NOTHING
    given: Amounts = NOTHING
    tokens: i64 = 0  # unused ones, a bit for each kind of item
    used_tokens: tuple[ids.Symbol, ...] = ()  # kinds, face down beside the group (MM-F9)
    books: i64 = 0  # unused ones, a bit for each number
    used_books: i64 = 0
    artifacts: i64 = 0  # a bit each
    path: tuple[Piece, ...] = ()
    legs: tuple[int, ...] = ()  # where in the path each leg ends
    drew: bool = False  # a leg this turn (MM-T3)
    peeks: bool = False  # holds the Lantern and has not used it (MM-A4)
    goal: ids.GoalId = ids.NO_GOAL  # its goal card
    done: ids.TaskId = ids.NO_TASK  # the task that finished it
    deeds: tuple[int, ...] = NO_DEEDS  # as in DEEDS; cards are counted by `cards`
    cards: i64 = 0  # spaces with a walked corridor, a bit each
    junctions: tuple[i64, ...] = ()  # space * 16 + node, used by its own path


class Table(State):
    """The whole table."""

    rules: Ruleset
    seats: list[Seat]
    parties: list[Party] = shallow()
    board: tuple[ids.CardId, ...] = ()  # a card, or EMPTY, VOID, HIDDEN
    turned: tuple[bool, ...] = ()  # upside-down
    under: tuple[ids.CardId, ...] = ()  # the card below a face-down back, else NONE; nobody knows it
    peeked: tuple[bool, ...] = ()  # everybody has seen what lies there face down
    used: tuple[i64, ...] = ()  # bits for each space
    chords: tuple[Chord, ...] = ()
    lying: tuple[ids.ArtifactId, ...] = ()  # the artifact on each space, or NONE
    closed: tuple[bool, ...] = ()  # a cell whose key has not been given
    deck: tuple[ids.CardId, ...] = hidden(default=())  # its top is the end of the list
    starts: tuple[ids.CardId, ...] = hidden(default=())  # start cards left in the box
    piles: tuple[tuple[ids.CardId, ...], ...] = hidden(default=())  # dungeon cards left in the box, by cost
    laid: tuple[ids.CardId, ...] = ()  # cards of the exploration deck that everybody has seen
    stock: tuple[int, ...] = ()  # fairy tokens left, by kind of item
    shelf: tuple[ids.BookId, ...] = hidden(default=())  # the pile of spellbooks; its top is the end
    shown: tuple[ids.BookId, ...] = ()  # the books that lie open in the market
    goals: tuple[ids.GoalId, ...] = ()  # revealed goal cards that no group has yet
    goal_pile: tuple[ids.GoalId, ...] = hidden(default=())  # face down
    money: ids.Coins = ids.Coins(0)
    done: i64 = 0  # tasks, a bit each
    exits: i64 = 0  # exits that were used, a bit each
    out: i64 = 0  # artifacts that left the dungeon, a bit each
    turn: i64 = 0
    active: SeatId = NOBODY
    jumps: i64 = 0  # portal journeys
    kills: i64 = 0  # monsters defeated
    reveals: i64 = 0
    won: bool = False
    lost: str = ""  # the reason
    score: i64 = 0
    sketches: tuple[str, ...] = ()  # "seat group x,y;x,y": ways drawn without effect (MM-R9)
    points: tuple[ids.Space, ...] = ()  # the space each seat points at
    stage: i64 = 0  # of the setup (MM-S16)
    votes: tuple[str, ...] = ()  # on the open question, by seat (MM-G6)
    blind: ids.BookId = ids.NO_BOOK  # a book drawn unseen that has no owner yet (MM-F11)
    gone: tuple[ids.CardId, ...] = ()  # collapsed cards, back in the box; everybody has seen them
    maze: object = memo(None)  # of network/maze.py
    runs: object = memo(None)  # of network/runs.py
    terrain: object = memo(None)  # of bots/distance.py
    outsets: tuple[object, ...] = memo(())  # of rules/drawing.py

    def __post_init__(self) -> None:
        if not self.points:
            self.points = (ids.NO_SPACE,) * len(self.seats)

    def hide(self, viewer: SeatId) -> None:
        """MM-A4: nobody knows what lies face down and was not peeked at."""
        if HIDDEN in self.board:
            for space in self.rules.all_spaces:
                if self.board[space] == HIDDEN and not self.peeked[space]:
                    self.under = put(self.under, space, ids.CardId(UNKNOWN))

    def lay(self, card: ids.CardId, space: ids.Space, turned: bool) -> None:
        """Let this card lie there from now on."""
        self.board = put(self.board, space, card)
        self.turned = put(self.turned, space, turned)

    def change(self, group: ids.GroupId) -> Party:
        """A group that may be changed: no other table shares it."""
        party = self.parties[group].copy()
        self.parties[group] = party
        return party

    # --- questions the rules ask all the time -------------------------------------------------------------------------

    def card(self, space: ids.Space) -> Card:
        """The card that lies face up there."""
        return self.rules.cards[self.board[space]]

    def port_open(self, space: ids.Space, port: ids.Port) -> bool:
        """MM-M1, MM-M2: whether the card there opens this port, as it lies. A face-down card opens all (MM-A4)."""
        card = self.board[space]
        if card < 0:
            return card == HIDDEN
        return self.rules.cards[card].open[TURNED[port] if self.turned[space] else port]

    def empty_spaces(self) -> list[ids.Space]:
        """Where a card may be laid."""
        return [space for space in self.rules.all_spaces if self.board[space] == EMPTY]

    def face_down(self) -> list[ids.Space]:
        """MM-A4: where a card lies that nobody has seen."""
        return [space for space in self.rules.all_spaces if self.board[space] == HIDDEN and not self.peeked[space]]

    def available(self, party: Party, kind: ids.Symbol) -> int:
        """MM-D5: how many of an item a group can deliver; what was used counts below Normal (MM-D2, MM-D3)."""
        spent = party.spent[kind] if self.rules.difficulty >= NORMAL else 0
        return party.found[kind] - spent - party.given[kind] + (party.tokens >> kind & 1)
