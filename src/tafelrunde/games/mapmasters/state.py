"""What lies on the table (MM-G1): the dungeon with all that is drawn in it, the groups, the seats and the market."""

from typing import ClassVar, Final, TypeVar

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.flow import State
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

T = TypeVar("T")


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values but one. What lies on the table is kept in tuples: copies of a table share them."""
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005 - stars go through a list


class Seat(Part):
    """One player's place."""

    seat: int
    hand: list[int]  # kinds of cards, ascending
    open_hand: bool = False
    concedes: bool = False

    def hide(self, viewer: int) -> None:
        """MM-S12: a hand is its owner's business unless hands lie open."""
        if viewer != self.seat and not self.open_hand:
            self.hand = [UNKNOWN] * len(self.hand)


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

    passing: ClassVar[tuple[str, ...]] = (*State.passing, "maze", "lanes", "outsets")

    def __init__(
        self,
        chance: Chance,
        rules: Ruleset,
        seats: list[Seat],
        parties: list[Party],
        board: tuple[int, ...] = (),
        turned: tuple[bool, ...] = (),
        under: tuple[int, ...] = (),
        peeked: tuple[bool, ...] = (),
        used: tuple[int, ...] = (),
        chords: tuple[Chord, ...] = (),
        lying: tuple[int, ...] = (),
        closed: tuple[bool, ...] = (),
        deck: tuple[int, ...] = (),
        starts: tuple[int, ...] = (),
        piles: tuple[tuple[int, ...], ...] = (),
        laid: tuple[int, ...] = (),
        stock: tuple[int, ...] = (),
        shelf: tuple[int, ...] = (),
        shown: tuple[int, ...] = (),
        goals: tuple[int, ...] = (),
        goal_pile: tuple[int, ...] = (),
        money: int = 0,
        done: int = 0,
        exits: int = 0,
        out: int = 0,
        turn: int = 0,
        active: int = NONE,
        jumps: int = 0,
        kills: int = 0,
        reveals: int = 0,
        won: bool = False,
        lost: str = "",
        score: int = 0,
        sketches: tuple[str, ...] = (),
        points: tuple[int, ...] = (),
        stage: int = 0,
        votes: tuple[str, ...] = (),
        blind: int = NONE,
        gone: tuple[int, ...] = (),
    ) -> None:
        super().__init__(chance)
        self.maze: Maze | None = None  # a memo of rules/reach.py
        self.lanes: object = None  # a memo of rules/stretches.py
        self.outsets: tuple[object, ...] = (None,) * len(parties)  # a memo of rules/places.py
        self.rules = rules
        self.seats = seats
        self.parties = parties
        self.board = board  # a kind of card, or EMPTY, VOID, HIDDEN
        self.turned = turned  # upside-down
        self.under = under  # the card below a face-down back, else NONE; nobody knows it
        self.peeked = peeked  # everybody has seen what lies there face down
        self.used = used  # bits for each space
        self.chords = chords
        self.lying = lying  # the artifact on each space, or NONE
        self.closed = closed  # a cell whose key has not been given
        self.deck = deck  # its top is the end of the list
        self.starts = starts  # start cards left in the box
        self.piles = piles  # dungeon cards left in the box, by cost
        self.laid = laid  # cards of the exploration deck that everybody has seen
        self.stock = stock  # fairy tokens left, by kind of item
        self.shelf = shelf  # the pile of spellbooks; its top is the end
        self.shown = shown  # the books that lie open in the market
        self.goals = goals  # revealed goal cards that no group has yet
        self.goal_pile = goal_pile  # face down
        self.money = money
        self.done = done  # tasks, a bit each
        self.exits = exits  # gates that were used, a bit each
        self.out = out  # artifacts that left the dungeon
        self.turn = turn
        self.active = active
        self.jumps = jumps  # portal journeys (P)
        self.kills = kills  # monsters defeated (K)
        self.reveals = reveals
        self.won = won
        self.lost = lost  # the reason (7)
        self.score = score
        self.sketches = sketches  # "seat group x,y;x,y": ways drawn without effect (MM-R9)
        self.points = points or (NONE,) * len(seats)  # the space each seat points at
        self.stage = stage  # of the setup (MM-S16)
        self.votes = votes  # on the open question, by seat (MM-G6)
        self.blind = blind  # a book drawn unseen that has no owner yet (MM-F11)
        self.gone = gone  # collapsed cards, back in the box; everybody has seen them

    def copy(self) -> "Table":
        other = Table(
            self.chance.copy(),
            self.rules,
            [seat.copy() for seat in self.seats],
            self.parties.copy(),
            self.board,
            self.turned,
            self.under,
            self.peeked,
            self.used,
            self.chords,
            self.lying,
            self.closed,
            self.deck,
            self.starts,
            self.piles,
            self.laid,
            self.stock,
            self.shelf,
            self.shown,
            self.goals,
            self.goal_pile,
            self.money,
            self.done,
            self.exits,
            self.out,
            self.turn,
            self.active,
            self.jumps,
            self.kills,
            self.reveals,
            self.won,
            self.lost,
            self.score,
            self.sketches,
            self.points,
            self.stage,
            self.votes,
            self.blind,
            self.gone,
        )
        other.maze = self.maze
        other.lanes = self.lanes
        other.outsets = self.outsets
        self.copy_flow(other)
        return other

    def hide(self, viewer: int) -> None:
        """5: nobody knows the order of the deck, the rest of the piles, or what lies face down and was not peeked at."""
        self.deck = (UNKNOWN,) * len(self.deck)
        self.starts = (UNKNOWN,) * len(self.starts)
        self.piles = tuple([(UNKNOWN,) * len(pile) for pile in self.piles])
        self.shelf = (UNKNOWN,) * len(self.shelf)
        self.goal_pile = (UNKNOWN,) * len(self.goal_pile)
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
