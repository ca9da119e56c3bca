"""The catalog: everything a pack holds, decoded and checked, in the words of the pack. The rules lay it out for quick reading."""

from typing import Final

from msgspec import Struct

KINDS: Final = "cbwrks"  # coin, barrel, sword, rope, key, scroll (MM-M13)
KIND_NAMES: Final = ("coin", "barrel", "sword", "rope", "key", "scroll")
TOKEN_KINDS: Final = "wskr"  # what the fairies sell, in the order of the market (MM-F2)
OBSTACLES: Final = "mlvp"
SYMBOLS: Final = KINDS + OBSTACLES + "oxy"
WIDTH: Final = 60.0
HEIGHT: Final = 90.0
PORT_PLACES: Final = ((30.0, 0.0), (60.0, 22.5), (60.0, 67.5), (30.0, 90.0), (0.0, 67.5), (0.0, 22.5))  # MM-M1
SIDE_PORTS: Final = {"N": (1,), "E": (2, 3), "S": (4,), "W": (6, 5)}  # MM-S8
MAIN: Final = "-"
UNDERGROUND: Final = "~"


class Node(Struct, frozen=True):
    """MM-M4: a room, junction, dead end, staircase or trapdoor inside a card; symbols only in rooms."""

    name: str
    kind: str
    x: float
    y: float
    symbols: str = ""


class Segment(Struct, frozen=True):
    """MM-M5: a corridor between two ends (a port "1" to "6", or a node), with symbols in order from first to second."""

    name: str  # MM-M15
    first: str
    second: str
    level: str
    symbols: str = ""


class Requirement(Struct, frozen=True):
    """What a group has to give: items by kind, artifacts, or what its own goal card says."""

    items: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    artifacts: tuple[str, ...] = ()
    goal_card: bool = False


class Slot(Struct, frozen=True):
    """MM-A5: one requirement of a boss card, and the ports where it may be brought; no port: any portal of the card."""

    ports: tuple[int, ...]
    requirement: Requirement
    needs_flag: str = ""
    sets_flag: str = ""


class Card(Struct, frozen=True):
    """A card of the dungeon: start, dungeon or mission card."""

    index: int
    id: str
    kind: str  # start, dungeon, mission
    cost: int
    copies: int
    line: str
    nodes: tuple[Node, ...]
    segments: tuple[Segment, ...]
    inside: tuple[tuple[str, str], ...]  # room, trapdoor
    doors: dict[str, tuple[int, ...]]  # of each room: its segments clockwise (MM-M10)
    ports: tuple[bool, ...]  # port 1 first
    slots: tuple[Slot, ...] = ()
    cell: Requirement | None = None  # given on entry (mission 3)
    take: str = ""  # the artifact that lies in the cell or hidden card
    hidden: bool = False  # may lie face down
    ambush: Requirement | None = None  # paid when revealed, or all is lost
    peek: bool = False  # when revealed: look at another face-down card
    tower: bool = False  # no ports: only a jump arrives
    icon: str = ""
    title: str = ""

    @property
    def boss(self) -> bool:
        """A card where a leg ends and that has no inside."""
        return bool(self.slots) and not self.tower


class Effect(Struct, frozen=True):
    """One verb of a spellbook."""

    verb: str
    kinds: str = ""  # obstacles overcome, by letter (T: trapdoor)
    start: str = ""  # where a journey begins: a symbol's letter or "any"
    end: str = ""
    amount: int = 1
    ignore_supply: bool = False


class Book(Struct, frozen=True):
    """MM-B1: a spellbook."""

    index: int
    id: str
    coop: bool
    effects: tuple[Effect, ...]
    icon: str
    title: str = ""


class Artifact(Struct, frozen=True):
    """An artifact, or a person to be brought along."""

    index: int
    id: str
    icon: str
    title: str = ""


class Colour(Struct, frozen=True):
    """An adventuring group: colour, glyph and stroke (MM-G7)."""

    index: int
    id: str
    icon: str
    pattern: str


class GoalCard(Struct, frozen=True):
    """A task of mission 10: items to deliver and deeds done."""

    index: int
    id: str
    points: int
    items: tuple[int, ...]
    deeds: dict[str, int]


class Exit(Struct, frozen=True):
    """A place where groups may leave the dungeon, and what that takes."""

    space: int
    side: str
    requirement: Requirement
    one_of: tuple[str, ...] = ()  # artifacts of which the group must carry at least one


class Entry(Struct, frozen=True):
    """MM-S8: a place where a group may enter."""

    space: int
    side: str


class Limit(Struct, frozen=True):
    """MM-W9: more than `most` of `counter` loses the mission."""

    counter: str  # journeys, kills
    most: int
    loss: str


class Term(Struct, frozen=True):
    """One summand of a score: times * (start - counters, or counters) // per, rounded down."""

    counters: tuple[str, ...]
    times: int = 1
    per: int = 1
    start: int | None = None


class Mission(Struct, frozen=True):
    """One mission. Spaces are numbered row by row from 0."""

    number: int
    id: str
    cols: int
    rows: int
    grid: tuple[str, ...]  # "S", ".", "#", "?", "D29", "D29'"
    artifacts: dict[str, int]
    given: tuple[str, ...]  # artifacts handed to a group at setup
    groups: int
    entries: tuple[Entry, ...]
    within: dict[str, tuple[int, int]]  # groups that start inside: space and port
    exits: tuple[Exit, ...]
    deck: tuple[int, ...]  # start cards, then cost 3, 4, 5, 6
    money: int
    victory: str  # slots, exits, artifacts
    freed: tuple[str, ...]  # artifacts that must leave (victory = artifacts)
    hidden: tuple[str, ...]
    order: tuple[str, ...]
    obstacles: tuple[tuple[str, str], ...]  # symbol, item that overcomes it
    limits: tuple[Limit, ...]
    carry_limit: int
    collapse: int
    goal_cards: tuple[int, int]  # revealed, kept
    score: tuple[Term, ...]
    icon: str = ""
    title: str = ""
    story: str = ""


class Catalog(Struct, frozen=True):
    """A whole pack."""

    cards: tuple[Card, ...]
    card_index: dict[str, int]
    books: tuple[Book, ...]
    artifacts: tuple[Artifact, ...]
    groups: tuple[Colour, ...]
    goal_cards: tuple[GoalCard, ...]
    missions: tuple[Mission, ...]


def space_name(space: int, cols: int) -> str:
    """a1 is the space at the top left."""
    return f"{chr(97 + space % cols)}{space // cols + 1}"
