"""The ruleset: cards, missions and table options of one game, laid out for quick reading. It never changes."""

from collections.abc import Iterable
from math import atan2
from typing import Any, Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting
from tafelrunde.games.mapmasters.actions import Begin, Lay

# Symbols (MM-M13): the six items first, then obstacles, the portal and the two upgrades.
SYMBOLS: Final = "cbwrksmlvpoxy"
COIN: Final = 0
BARREL: Final = 1
SWORD: Final = 2
ROPE: Final = 3
KEY: Final = 4
SCROLL: Final = 5
MONSTER: Final = 6
LOCK: Final = 7
LAVA: Final = 8
POISON: Final = 9
PORTAL: Final = 10
ITEMS: Final = 6
ITEM_LETTERS: Final = "cbwrks"
TOKENS: Final[tuple[int, ...]] = (SWORD, SCROLL, KEY, ROPE)  # the four kinds of fairy tokens (MM-F2)
REMEDY: Final[tuple[int, ...]] = (
    -1,
    -1,
    -1,
    -1,
    -1,
    -1,
    SWORD,
    KEY,
    ROPE,
    BARREL,
    SCROLL,
    -1,
    -1,
)  # which item meets which symbol (MM-O1)

# The nine spellbooks of the co-operative game, by their number (MM-B3 to MM-B10).
SLAYER: Final = 1
BARREL_RUN: Final = 2
LURE: Final = 3
WISH: Final = 4
CLIMB: Final = 5
SESAME: Final = 6
GHOST: Final = 7
CIRCLE: Final = 8
LEAP: Final = 9

# Kinds of nodes (MM-M4).
ROOM: Final = 0
JUNCTION: Final = 1
DEAD_END: Final = 2
STAIRS: Final = 3
TRAPDOOR: Final = 4

PORTS: Final = 6  # numbered 0 to 5 in code, 1 to 6 in words: top, right upper, right lower, bottom, left lower, left upper
PORT_PLACES: Final[tuple[tuple[float, float], ...]] = (
    (30.0, 0.0),
    (60.0, 22.5),
    (60.0, 67.5),
    (30.0, 90.0),
    (0.0, 67.5),
    (0.0, 22.5),
)  # MM-M1
FACING: Final[tuple[int, ...]] = (3, 5, 4, 0, 2, 1)  # the port of the neighbour that faces a port (MM-M3)
STEP_RIGHT: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_DOWN: Final[tuple[int, ...]] = (-1, 0, 0, 1, 0, 0)
SIDES: Final = "nesw"
SIDE_PORTS: Final[dict[str, tuple[int, ...]]] = {"n": (0,), "e": (1, 2), "s": (3,), "w": (5, 4)}

# What lies on a space that holds no card.
EMPTY: Final = -1
VOID: Final = -2
HIDDEN: Final = -3  # a face-down card
NONE: Final = -1

DIFFICULTIES: Final[tuple[str, ...]] = ("very_easy", "easy", "normal", "hard")
VERY_EASY: Final = 0
EASY: Final = 1
NORMAL: Final = 2
HARD: Final = 3

DEEDS: Final[tuple[str, ...]] = ("rooms", "kills", "jumps", "cards", "tunnels", "locks", "pits")  # what a goal card may count

MOST_TOKENS: Final = 5  # of each kind (MM-F2)
TOKEN_PRICE: Final = 1
BOOK_PRICE: Final = 2
MOST_BOOKS: Final = 2  # for each group (MM-F6)


COSTS: Final[tuple[int, ...]] = (0, 3, 4, 5, 6)  # of a start card, and of dungeon cards


BYTE: Final = 8  # bits for each kind of item where all six are packed into one number


def packed(items: Iterable[int]) -> int:
    """Items, a byte for each kind."""
    return sum([1 << item * BYTE for item in items])


class Node(Fixed):
    """A place inside a card (MM-M4). `symbols` lie in rooms only; `room` is the room in which a trapdoor lies, or NONE."""

    name: str  # "R1", "j2"
    x: float
    y: float
    symbols: tuple[int, ...]
    room: int = NONE
    under: bool = late()  # stairs and trapdoors join both levels
    kind: int = late()
    doors: tuple[int, ...] = late()  # segments; of a room clockwise (MM-M10)
    monsters: int = late()
    portals: int = late()
    barrels: int = late()
    upgrades: int = late()
    items: tuple[int, ...] = late()
    packed: int = late()

    def __post_init__(self) -> None:
        letter = self.name[0]
        self.under = letter in "rje"
        self.kind = {"R": ROOM, "r": ROOM, "J": JUNCTION, "j": JUNCTION, "E": DEAD_END, "e": DEAD_END, "S": STAIRS}.get(
            letter, TRAPDOOR
        )
        self.doors = ()
        self.monsters = len([symbol for symbol in self.symbols if symbol == MONSTER])
        self.portals = len([symbol for symbol in self.symbols if symbol == PORTAL])
        self.barrels = len([symbol for symbol in self.symbols if symbol == BARREL])
        self.upgrades = len([symbol for symbol in self.symbols if symbol > PORTAL])
        self.items = tuple([symbol for symbol in self.symbols if symbol < ITEMS])
        self.packed = packed(self.items)


class Segment(Fixed):
    """A corridor (MM-M5). An end below six is a port, otherwise a node: its number plus six."""

    text: str  # "6-T1", as in the card's line (MM-M15)
    first: int
    second: int
    under: bool
    symbols: tuple[int, ...]  # in order from the first end to the second


class Slot(Fixed):
    """A requirement of a boss card (MM-A5): at which ports (none: at its portals), what, and in which order."""

    ports: tuple[int, ...]  # 0 to 5
    items: tuple[int, ...]  # how many of each of the six kinds
    artifacts: tuple[int, ...] = ()
    goal_card: bool = False  # the group's own goal card (mission 10)
    needs_flag: str = ""
    sets_flag: str = ""
    times: int = 1


class Card(Fixed):
    """A kind of card. Boss cards have slots and no interior; `role` says what a mission card does."""

    id: str
    kind: str  # "start", "dungeon", "mission"
    cost: int  # 0, 3, 4, 5, 6
    copies: int
    line: str
    nodes: list[Node]
    segments: list[Segment]
    slots: list[Slot]
    role: str = ""  # "", "boss", "cell" (give a key, take an artifact), "crown", "ambush", "treasury", "oracle", "tower"
    give: int = NONE  # the item a cell asks for
    takes: int = NONE  # the artifact a cell or the crown hall holds
    names: dict[str, str] = {}  # by language, where a pack brings them
    icon: str = ""
    goal: bool = late()  # a card on which legs only end
    at_port: list[int] = late()  # the segment that ends at each port
    open: list[bool] = late()
    trap_in: list[int] = late()  # the trapdoor in each room
    traps: bool = late()
    portal_bit: list[int] = late()  # the first bit of each room's portals
    lying: list[int] = late()  # how many items of each kind lie on it
    marks: list[list[int]] = late()  # a memo of rules/explore.py: what it lets pass, upright and turned
    landings: dict[int, int] = late()  # a memo of rules/explore.py: where it leads from each kind of symbol
    spots: dict[int, list[tuple[int, int]]] = late()  # a memo of rules/stretches.py: where each kind of symbol lies

    def __post_init__(self) -> None:
        self.goal = self.role == "boss" or self.role == "tower"
        self.at_port = [NONE] * PORTS
        doors: list[list[int]] = [[] for _ in self.nodes]
        for number, segment in enumerate(self.segments):
            for end in (segment.first, segment.second):
                if end < PORTS:
                    self.at_port[end] = number
                else:
                    doors[end - PORTS].append(number)
        for index, node in enumerate(self.nodes):
            node.doors = tuple(self._clockwise(index, doors[index])) if node.kind == ROOM else tuple(doors[index])
        self.open = [segment != NONE for segment in self.at_port]
        for slot in self.slots:
            for port in slot.ports:
                self.open[port] = True
        self.trap_in = [NONE] * len(self.nodes)
        for index, node in enumerate(self.nodes):
            if node.room != NONE:
                self.trap_in[node.room] = index
        self.traps = len([node for node in self.nodes if node.kind == TRAPDOOR]) > 0
        self.portal_bit = [0] * len(self.nodes)
        bit = 0
        for index, node in enumerate(self.nodes):
            self.portal_bit[index] = bit
            bit += node.portals
        self.lying = [0] * ITEMS
        for symbols in [*[segment.symbols for segment in self.segments], *[node.symbols for node in self.nodes]]:
            for symbol in symbols:
                if symbol < ITEMS:
                    self.lying[symbol] += 1
        self.marks = []
        self.landings = {}
        self.spots = {}

    def place_of(self, end: int) -> tuple[float, float]:
        """Where the end of a segment lies on the card, 60 wide and 90 high (MM-M1)."""
        if end < PORTS:
            return PORT_PLACES[end]
        node = self.nodes[end - PORTS]
        return node.x, node.y

    def _clockwise(self, room: int, doors: list[int]) -> list[int]:
        """MM-M10: the doors by the direction from the room's centre to the other end."""
        here = self.nodes[room]
        angles: list[tuple[float, int]] = []
        for door in doors:
            segment = self.segments[door]
            x, y = self.place_of(segment.second if segment.first == room + PORTS else segment.first)
            angles.append((atan2(y - here.y, x - here.x), door))
        angles.sort()
        return [door for _, door in angles]


class Artifact(Fixed):
    """Something that is carried to a goal (MM-A2)."""

    id: str
    icon: str
    names: dict[str, str]


class Book(Fixed):
    """A spellbook (MM-B2). `number` says what it does (1 to 9); books that are not for this mode have 0."""

    id: str
    number: int
    coop: bool
    icon: str
    names: dict[str, str]


class GoalCard(Fixed):
    """A personal task of mission 10: items that are delivered and deeds that are counted."""

    id: str
    points: int  # 3, 5, 8
    items: tuple[int, ...]  # six numbers
    deeds: tuple[int, ...]  # as in DEEDS, seven numbers: at least so many


class Group(Fixed):
    """An adventuring group: colour, glyph and stroke (MM-G7)."""

    id: str  # the colour
    glyph: str  # an icon: a leaf
    names: dict[str, str]
    pattern: str = ""  # of its path


class Gate(Fixed):
    """A point of the border: a space and a side. Of an exit also what it asks for (MM-X1, `exit`)."""

    space: int
    side: str  # n, e, s, w
    items: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    artifact: int = NONE  # only the group that carries it leaves here
    hostage: bool = False  # only a group with a hostage leaves here
    ports: tuple[int, ...] = late()

    def __post_init__(self) -> None:
        self.ports = SIDE_PORTS[self.side]


class Score(Fixed):
    """MM-W2: the formula of a mission: each counter times a factor, divided by a divisor and rounded down."""

    counter: str  # coins barrels empty books tokens kills jumps deck hidden goals
    factor: int
    divisor: int
    base: int = 0  # with a base the counter is taken from it: 3 * (4 - P) is base 4, factor 3


class Mission(Fixed):
    """One mission (MM-S13): a grid, who enters where, what lies in the deck, and what must be done. Printed costs only sort
    the piles (MM-P2)."""

    id: str
    number: int
    columns: int
    rows: int
    grid: list[str]  # row by row: "S", ".", "#", "?", or a card's id, with "'" if upside-down
    artifacts: list[tuple[int, int]]  # (artifact, space)
    groups: int
    entries: list[Gate]
    exits: list[Gate]
    deck: tuple[int, ...]  # start cards, then cost 3, 4, 5, 6
    money: int
    score: list[tuple[Score, ...]]  # a sum of terms; a term is a sum of counters that share one division
    hidden: tuple[int, ...] = ()  # cards that are shuffled and laid face down
    inside: tuple[int, int, int] | None = None  # (group, space, port): a group that starts in the dungeon
    order: bool = False  # the slots are served in the order of their cards' ids
    raft: bool = False  # poisoned water is crossed with a barrel
    portal_limit: int = NONE
    kill_limit: int = NONE
    carry_limit: int = NONE
    collapse: int = 0  # every so many turns
    goal_cards: int = 0  # revealed
    keep: int = 0
    lantern: int = NONE  # the artifact that is given to a group at setup, to peek
    victory: str = "slots"  # "slots", "exits" (all groups), "hostages", "crown"
    names: dict[str, str] = {}
    texts: dict[str, dict[str, str]] = {}
    icon: str = ""
    spaces: int = late()

    def __post_init__(self) -> None:
        self.spaces = self.columns * self.rows


class Content(Fixed):
    """A whole pack, laid out."""

    cards: list[Card]
    artifacts: list[Artifact]
    books: list[Book]
    goals: list[GoalCard]
    groups: list[Group]
    missions: list[Mission]


class Task(Fixed):
    """Something that must be done to win: a slot of a boss card, an exit to leave by, or a hostage to bring out."""

    number: int
    space: int  # NONE for exits and hostages
    ports: tuple[int, ...]  # as the card lies; none: at its portals
    items: tuple[int, ...]
    artifacts: tuple[int, ...] = ()
    goal_card: bool = False
    exits: tuple[int, ...] = ()  # one of these gates
    hostage: int = NONE  # the artifact that must leave
    after: int = late(0)  # tasks that come before, a bit each
    bit: int = late()

    def __post_init__(self) -> None:
        self.bit = 1 << self.number


class Ruleset(Setting):
    """Content and options together, for one mission."""

    content: Content
    cards: list[Card] = late()
    artifacts: list[Artifact] = late()
    goals: list[GoalCard] = late()
    mission: Mission = late()
    groups: list[Group] = late()
    card_by_id: dict[str, int] = late()
    copies: list[int] = late()
    classes: list[list[int]] = late()  # cards that may lie in a deck: start cards, then by cost
    group_by_id: dict[str, int] = late()
    books: list[Book] = late()  # MM-F3
    book_by_id: dict[str, int] = late()
    goal_by_id: dict[str, int] = late()
    difficulty: int = late()
    open_hands: bool = late()
    random_turns: bool = late()
    walk_on: bool = late()
    dead_ends: bool = late()
    votes: bool = late()
    suggestions: bool = late()
    money: int = late()
    columns: Any = late()
    rows: Any = late()
    spaces: Any = late()
    names: list[str] = late()
    space_by_name: dict[str, int] = late()
    near: list[int] = late()  # of each space and port: the neighbour, or NONE
    exit_at: list[int] = late()  # the exit at each port of the border
    tasks: list[Task] = late()
    tasks_at: list[list[int]] = late()
    all_tasks: int = late()
    begins: list[Begin] = late()  # said again and again
    placements: dict[int, list[Lay]] = late()  # a memo of rules/decisions.py
    hostages: int = late()  # artifacts that must be brought out, a bit each

    def __post_init__(self) -> None:
        self.cards = self.content.cards
        self.artifacts = self.content.artifacts
        self.goals = self.content.goals
        self.mission = self.content.missions[self.choices["mission"] - 1]
        self.groups = self.content.groups[: self.mission.groups]
        self.card_by_id = {card.id: kind for kind, card in enumerate(self.cards)}
        self.copies = [card.copies for card in self.cards]
        self.classes = [[] for _ in COSTS]
        for kind, card in enumerate(self.cards):
            if card.kind != "mission":
                self.classes[COSTS.index(card.cost)].append(kind)
        self.group_by_id = {group.id: index for index, group in enumerate(self.groups)}
        self.books = [book for book in self.content.books if book.coop]
        self.book_by_id = {book.id: index for index, book in enumerate(self.books)}
        self.goal_by_id = {goal.id: index for index, goal in enumerate(self.goals)}
        self.difficulty = DIFFICULTIES.index(self.choices["difficulty"])
        self.open_hands = self.choices["open_hands"]
        self.random_turns = self.choices["orientation"] == "random"
        self.walk_on = self.choices["walk_on"]
        self.dead_ends = self.choices["dead_ends"]
        self.votes = self.choices["decisions"] == "vote"
        self.suggestions = self.choices["suggestions"]
        self.money = self.mission.money + self.choices["handicap"]
        mission = self.mission
        self.columns = mission.columns
        self.rows = mission.rows
        self.spaces = mission.spaces
        self.names = [space_name(space, mission.columns) for space in range(mission.spaces)]
        self.space_by_name = {name: space for space, name in enumerate(self.names)}
        self.near = []
        for space in range(self.spaces):
            column, row = (space % self.columns, space // self.columns)
            for port in range(PORTS):
                right, down = (column + STEP_RIGHT[port], row + STEP_DOWN[port])
                inside = 0 <= right < self.columns and 0 <= down < self.rows
                self.near.append(down * self.columns + right if inside else NONE)
        self.exit_at = [NONE] * (self.spaces * PORTS)
        for number, gate in enumerate(mission.exits):
            for port in gate.ports:
                self.exit_at[gate.space * PORTS + port] = number
        self.tasks = tasks_of(self)
        self.tasks_at = [[] for _ in range(self.spaces * PORTS)]
        for task in self.tasks:
            for port in task.ports:
                self.tasks_at[task.space * PORTS + port].append(task.number)
        self.all_tasks = (1 << len(self.tasks)) - 1
        self.begins = [Begin(group.id) for group in self.groups]
        self.placements = {}
        self.hostages = 0
        for task in self.tasks:
            if task.hostage != NONE:
                self.hostages |= 1 << task.hostage

    def hand_size(self, seats: int) -> int:
        """MM-S11: three cards, alone four."""
        return 4 if seats == 1 else 3


def space_name(space: int, columns: int) -> str:
    """Column letter and row number: `a1` is top left."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[space % columns]}{space // columns + 1}"


def turned_port(port: int) -> int:
    """MM-M2: where a port lies when the card is turned upside-down."""
    return (port + 3) % PORTS


def tasks_of(rules: Ruleset) -> list[Task]:
    """MM-A5, MM-A7, MM-W1: all that must be done in this mission."""
    mission = rules.mission
    tasks: list[Task] = []
    flags: dict[str, int] = {}
    needs: list[str] = []
    places = [(cell.rstrip("'"), space) for space, cell in enumerate(mission.grid)]
    places = [place for place in places if place[0] in rules.card_by_id]
    for name, space in sorted(places) if mission.order else places:
        turned = mission.grid[space].endswith("'")
        for slot in rules.cards[rules.card_by_id[name]].slots:
            ports = tuple([turned_port(port) if turned else port for port in slot.ports])
            for _ in range(slot.times):
                task = Task(len(tasks), space, ports, slot.items, slot.artifacts, slot.goal_card)
                if mission.order:
                    task.after = task.bit - 1
                if slot.sets_flag:
                    flags[slot.sets_flag] = flags.get(slot.sets_flag, 0) | task.bit
                needs.append(slot.needs_flag)
                tasks.append(task)
    for number, flag in enumerate(needs):
        if flag:
            tasks[number].after |= flags[flag]
    if mission.victory == "hostages":
        for artifact, _ in hostages_of(rules):
            tasks.append(Task(len(tasks), NONE, (), NOTHING, hostage=artifact))
    elif mission.victory == "exits":
        gates = tuple(range(len(mission.exits)))
        for _ in range(mission.groups):
            tasks.append(Task(len(tasks), NONE, (), NOTHING, exits=gates))
    elif mission.victory == "crown":
        crown = tuple([number for number, gate in enumerate(mission.exits) if gate.artifact != NONE])
        others = tuple([number for number, gate in enumerate(mission.exits) if gate.artifact == NONE])
        tasks.append(Task(len(tasks), NONE, (), NOTHING, (mission.exits[crown[0]].artifact,), exits=crown))
        for _ in range(mission.groups - 1):
            tasks.append(Task(len(tasks), NONE, (), mission.exits[others[0]].items, exits=others))
    return tasks


NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)


def hostages_of(rules: Ruleset) -> list[tuple[int, int]]:
    """Artifacts that wait in cells, with the space of the cell."""
    found: list[tuple[int, int]] = []
    for space, cell in enumerate(rules.mission.grid):
        kind = rules.card_by_id.get(cell.rstrip("'"), NONE)
        if kind != NONE and rules.cards[kind].role == "cell":
            found.append((rules.cards[kind].takes, space))
    return found
