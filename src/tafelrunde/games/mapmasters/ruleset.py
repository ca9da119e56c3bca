"""The ruleset: cards, missions and table options of one game, laid out for quick reading. It never changes."""

from collections.abc import Iterable
from math import atan2
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine import Fixed, Listed, Say, Setting, derived, late, memo
from tafelrunde.games.mapmasters import ids
from tafelrunde.games.mapmasters.actions import Begin, Lay

Amounts = tuple[int, ...]  # how many of each of the six kinds of items

# Kinds of nodes (MM-M4).
KINDS: Final = "RJEST"  # as nodes are named
ROOM: Final = 0
JUNCTION: Final = 1
DEAD_END: Final = 2
STAIRS: Final = 3
TRAPDOOR: Final = 4

PORTS: Final = 6
ALL_PORTS: Final = tuple([ids.Port(port) for port in range(PORTS)])
PORT_PLACES: Final[tuple[tuple[float, float], ...]] = (
    (30.0, 0.0),
    (60.0, 22.5),
    (60.0, 67.5),
    (30.0, 90.0),
    (0.0, 67.5),
    (0.0, 22.5),
)  # MM-M1
FACING: Final = tuple([ids.Port(port) for port in (3, 5, 4, 0, 2, 1)])  # the port of the neighbour that faces a port (MM-M3)
TURNED: Final = tuple([ids.Port(port) for port in (3, 4, 5, 0, 1, 2)])  # where a port lies on a card upside-down (MM-M2)
STEP_RIGHT: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
STEP_DOWN: Final[tuple[int, ...]] = (-1, 0, 0, 1, 0, 0)
SIDES: Final = "nesw"
SIDE_PORTS: Final[dict[str, tuple[ids.Port, ...]]] = {
    "n": (ids.Port(0),),
    "e": (ids.Port(1), ids.Port(2)),
    "s": (ids.Port(3),),
    "w": (ids.Port(5), ids.Port(4)),
}

# What lies on a space that holds no card.
EMPTY: Final = ids.CardId(-1)
VOID: Final = ids.CardId(-2)
HIDDEN: Final = ids.CardId(-3)  # a face-down card

DIFFICULTIES: Final[tuple[str, ...]] = ("very_easy", "easy", "normal", "hard")
VERY_EASY: Final = 0
NORMAL: Final = 2
HARD: Final = 3

DEEDS: Final[tuple[str, ...]] = ("rooms", "kills", "jumps", "cards", "tunnels", "locks", "pits")  # what a goal card may count

MOST_TOKENS: Final = 5  # of each kind (MM-F2)
TOKEN_PRICE: Final = ids.Coins(1)
BOOK_PRICE: Final = ids.Coins(2)
MOST_BOOKS: Final = 2  # for each group (MM-F6)
COSTS: Final[tuple[int, ...]] = (0, 3, 4, 5, 6)  # of a start card, and of dungeon cards
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0, 0)
BYTE: Final = 8  # bits for each kind of item where all six are packed into one number


def packed(items: Iterable[ids.Symbol]) -> int:
    """Items, a byte for each kind."""
    return sum([1 << int(item) * BYTE for item in items])


def packed_counts(counts: Iterable[int]) -> int:
    """Counts, a byte for each; none is as high as 128."""
    return sum([count << kind * BYTE for kind, count in enumerate(counts)])


def unpacked(counts: i64, kinds: int = ids.ITEMS) -> tuple[int, ...]:
    """The same counts one by one."""
    return tuple([int(counted(counts, kind)) for kind in range(kinds)])


def counted(counts: i64, kind: i64) -> i64:
    """One of the counts."""
    return counts >> kind * BYTE & 0x7F


class Node(Fixed):
    """A place inside a card (MM-M4). `symbols` lie in rooms only; `room` is the room in which a trapdoor lies, or NONE."""

    name: str  # "R1", "j2"
    x: float
    y: float
    symbols: tuple[ids.Symbol, ...]
    room: i64 = ids.NONE
    under: bool = derived(lambda self: self.name[0] in "rje")  # stairs and trapdoors join both levels
    kind: i64 = derived(lambda self: KINDS.index(self.name[0].upper()))
    doors: tuple[i64, ...] = late(())  # corridors; of a room clockwise (MM-M10)
    monsters: i64 = derived(lambda self: self.symbols.count(ids.MONSTER))
    portals: i64 = derived(lambda self: self.symbols.count(ids.PORTAL))
    barrels: i64 = derived(lambda self: self.symbols.count(ids.BARREL))
    upgrades: i64 = derived(lambda self: len([symbol for symbol in self.symbols if symbol > ids.PORTAL]))
    items: tuple[ids.Symbol, ...] = derived(lambda self: tuple([symbol for symbol in self.symbols if symbol < ids.ITEMS]))
    packed: i64 = derived(lambda self: packed(self.items))  # the same items, a byte for each kind


class Corridor(Fixed):
    """A corridor (MM-M5). An end below six is a port, otherwise a node: its number plus six."""

    text: str  # "6-T1", as in the card's line (MM-M15)
    first: i64
    second: i64
    under: bool
    symbols: tuple[ids.Symbol, ...]  # in order from the first end to the second

    def __hash__(self) -> int:
        return hash(self.text)


class Slot(Fixed):
    """A requirement of a boss card (MM-A5): at which ports (none: at its portals), what, and in which order."""

    ports: tuple[ids.Port, ...]
    items: Amounts
    artifacts: tuple[ids.ArtifactId, ...] = ()
    goal_card: bool = False  # the group's own goal card
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
    corridors: list[Corridor]
    slots: list[Slot]
    role: str = ""  # "", "boss", "cell" (give a key, take an artifact), "crown", "ambush", "treasury", "oracle", "tower"
    give: ids.Symbol = ids.NO_SYMBOL  # the item a cell asks for
    takes: ids.ArtifactId = ids.NO_ARTIFACT  # the artifact a cell or the crown hall holds
    names: dict[str, str] = {}  # by language, where a pack brings them
    icon: str = ""
    goal: bool = derived(lambda self: self.role in ("boss", "tower"))  # legs only end there
    at_port: list[i64] = late()  # the corridor that ends at each port
    open: list[bool] = late()
    trap_in: list[i64] = late()  # the trapdoor in each room
    traps: bool = derived(lambda self: TRAPDOOR in [node.kind for node in self.nodes])
    portal_bit: list[i64] = late()  # the first bit of each room's portals
    lying: list[i64] = late()  # how many items of each kind lie on it
    networks: dict[tuple[i64, tuple[tuple[i64, i64, i64, i64], ...]], object] = memo({})  # of network/cards.py
    spots: dict[ids.Symbol, list[tuple[i64, i64]]] = memo({})  # of network/cards.py: where each kind of symbol lies

    def __post_init__(self) -> None:
        self.at_port = [ids.NONE] * PORTS
        doors: list[list[i64]] = [[] for _ in self.nodes]
        for number, corridor in enumerate(self.corridors):
            for end in (corridor.first, corridor.second):
                if end < PORTS:
                    self.at_port[end] = number
                else:
                    doors[end - PORTS].append(number)
        self.trap_in = [ids.NONE] * len(self.nodes)
        self.portal_bit = []
        bit: i64 = 0
        for index, node in enumerate(self.nodes):
            node.doors = tuple(self._clockwise(index, doors[index]) if node.kind == ROOM else doors[index])
            if node.room != ids.NONE:
                self.trap_in[node.room] = index
            self.portal_bit.append(bit)
            bit += node.portals
        served = [port for slot in self.slots for port in slot.ports]
        self.open = [self.at_port[port] != ids.NONE or port in served for port in ALL_PORTS]
        printed = [corridor.symbols for corridor in self.corridors] + [node.symbols for node in self.nodes]
        self.lying = [sum([symbols.count(kind) for symbols in printed]) for kind in ids.ITEM_KINDS]

    def __hash__(self) -> int:
        return hash(self.id)

    def place_of(self, end: i64) -> tuple[float, float]:
        """Where the end of a corridor lies on the card, 60 wide and 90 high (MM-M1)."""
        if end < PORTS:
            return PORT_PLACES[end]
        node = self.nodes[end - PORTS]
        return node.x, node.y

    def _clockwise(self, room: i64, doors: list[i64]) -> list[i64]:
        """MM-M10: the doors by the direction from the room's centre to the other end."""
        here = self.nodes[room]
        angles: list[tuple[float, i64]] = []
        for door in doors:
            corridor = self.corridors[door]
            x, y = self.place_of(corridor.second if corridor.first == room + PORTS else corridor.first)
            angles.append((atan2(y - here.y, x - here.x), door))
        angles.sort()
        return [door for _, door in angles]


class Artifact(Fixed):
    """Something that is carried to a goal (MM-A2)."""

    id: str
    icon: str
    names: dict[str, str]


class Library(Listed):
    """Which books do what: a bit for each number."""

    overcome: list[i64] = derived(lambda _: [0] * len(ids.SYMBOLS))  # by symbol
    roll: i64 = late(0)  # from barrel to barrel
    lure: i64 = late(0)  # from anywhere to a monster
    wish: i64 = late(0)
    climb: i64 = late(0)
    cross: i64 = late(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Fixed):
    """One thing that a book does."""

    rule: ClassVar[str] = ""
    effect: ClassVar[str] = ""  # its name, and of its words: the message `effect-...`

    def words(self) -> Say:
        """What the book says."""
        return Say(f"effect-{self.effect}")

    def told(self) -> str:
        """The rule that tells about it."""
        return self.rule

    def shelve(self, books: Library, bit: i64) -> None:
        """Let the rules find a book that does this."""
        raise TypeError(f"{type(self).__name__} does nothing: write its shelve()")


class Book(Fixed):
    """A spellbook (MM-B2). Books that do nothing stay in the box."""

    id: str
    number: i64  # its bit in a set of books: from 1, in the order of the stack
    do: tuple[Verb, ...]
    icon: str
    names: dict[str, str]


class GoalCard(Fixed):
    """A personal task of a group: items that are delivered and deeds that are counted."""

    id: str
    points: int  # 3, 5, 8
    items: Amounts
    deeds: tuple[int, ...]  # as in DEEDS, seven numbers: at least so many


class Group(Fixed):
    """An adventuring group: colour, glyph and stroke (MM-G7)."""

    id: str  # the colour
    glyph: str  # an icon: a leaf
    names: dict[str, str]
    pattern: str = ""  # of its path


class Gate(Fixed):
    """A point of the border: a space and a side. Of an exit also what it asks for (MM-X1, `exit`)."""

    space: ids.Space
    side: str  # n, e, s, w
    items: Amounts = NOTHING
    artifact: ids.ArtifactId = ids.NO_ARTIFACT  # only the group that carries it leaves here
    hostage: bool = False  # only a group with a hostage leaves here
    ports: tuple[ids.Port, ...] = derived(lambda self: SIDE_PORTS[self.side])


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
    artifacts: list[tuple[ids.ArtifactId, ids.Space]]  # (artifact, space)
    groups: int
    entries: list[Gate]
    exits: list[Gate]
    deck: tuple[int, ...]  # start cards, then cost 3, 4, 5, 6
    money: ids.Coins
    score: list[tuple[Score, ...]]  # a sum of terms; a term is a sum of counters that share one division
    hidden: tuple[ids.CardId, ...] = ()  # cards that are shuffled and laid face down
    inside: tuple[ids.GroupId, ids.Space, ids.Port] | None = None  # (group, space, port): a group that starts in the dungeon
    order: bool = False  # the slots are served in the order of their cards' ids
    raft: bool = False  # poisoned water is crossed with a barrel
    portal_limit: i64 = ids.NONE
    kill_limit: i64 = ids.NONE
    carry_limit: i64 = ids.NONE
    collapse: int = 0  # every so many turns
    goal_cards: int = 0  # revealed
    keep: int = 0
    lantern: ids.ArtifactId = ids.NO_ARTIFACT  # the artifact that is given to a group at setup, to peek
    victory: str = "slots"  # "slots", "exits" (all groups), "hostages", "crown"
    names: dict[str, str] = {}
    texts: dict[str, dict[str, str]] = {}
    icon: str = ""
    spaces: int = derived(lambda self: self.columns * self.rows)

    def card_at(self, space: ids.Space) -> str:
        """What the grid says of a space, without which way round."""
        return self.grid[space].rstrip("'")


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

    number: ids.TaskId
    space: ids.Space = ids.NO_SPACE  # none for exits and hostages
    ports: tuple[ids.Port, ...] = ()  # as the card lies; none: at its portals
    items: Amounts = NOTHING
    artifacts: tuple[ids.ArtifactId, ...] = ()
    goal_card: bool = False
    exits: tuple[ids.GateId, ...] = ()  # one of these gates
    hostage: ids.ArtifactId = ids.NO_ARTIFACT  # the artifact that must leave
    after: i64 = late(0)  # tasks that come before, a bit each
    bit: i64 = derived(lambda self: 1 << self.number)


class Ruleset(Setting):
    """Content and options together, for one mission."""

    content: Content
    mission: Mission = derived(lambda self: self.content.missions[self.choices["mission"] - 1])
    cards: list[Card] = derived(lambda self: self.content.cards)
    artifacts: list[Artifact] = derived(lambda self: self.content.artifacts)
    goals: list[GoalCard] = derived(lambda self: self.content.goals)
    groups: list[Group] = derived(lambda self: self.content.groups[: self.mission.groups])
    books: list[Book] = derived(lambda self: [book for book in self.content.books if book.do])  # MM-F3
    library: Library = derived(lambda self: library_of(self.books))
    card_names: list[str] = derived(lambda self: [card.id for card in self.cards])
    card_by_id: dict[str, ids.CardId] = derived(lambda self: {card.id: ids.CardId(at) for at, card in enumerate(self.cards)})
    group_by_id: dict[str, ids.GroupId] = derived(
        lambda self: {group.id: ids.GroupId(at) for at, group in enumerate(self.groups)}
    )
    book_by_id: dict[str, ids.BookId] = derived(lambda self: {book.id: ids.BookId(at) for at, book in enumerate(self.books)})
    goal_by_id: dict[str, ids.GoalId] = derived(lambda self: {goal.id: ids.GoalId(at) for at, goal in enumerate(self.goals)})
    copies: list[int] = derived(lambda self: [card.copies for card in self.cards])
    classes: list[list[ids.CardId]] = derived(lambda self: classes_of(self.cards))  # start cards, then by cost
    # options, by what the rules ask for
    difficulty: i64 = derived(lambda self: DIFFICULTIES.index(self.choices["difficulty"]))
    open_hands: bool = derived(lambda self: self.choices["open_hands"])
    random_turns: bool = derived(lambda self: self.choices["orientation"] == "random")
    walk_on: bool = derived(lambda self: self.choices["walk_on"])
    dead_ends: bool = derived(lambda self: self.choices["dead_ends"])
    votes: bool = derived(lambda self: self.choices["decisions"] == "vote")
    suggestions: bool = derived(lambda self: self.choices["suggestions"])
    money: ids.Coins = derived(lambda self: ids.Coins(self.mission.money + self.choices["handicap"]))
    # the grid
    columns: i64 = derived(lambda self: self.mission.columns)
    rows: i64 = derived(lambda self: self.mission.rows)
    spaces: i64 = derived(lambda self: self.mission.spaces)
    all_spaces: tuple[ids.Space, ...] = derived(lambda self: tuple([ids.Space(space) for space in range(self.mission.spaces)]))
    names: list[str] = derived(lambda self: [space_name(space, self.columns) for space in self.all_spaces])
    space_by_name: dict[str, ids.Space] = derived(lambda self: dict(zip(self.names, self.all_spaces, strict=True)))
    near: list[ids.Space] = derived(lambda self: neighbours(self.mission, self.all_spaces))  # of each port, or NO_SPACE
    exit_at: list[ids.GateId] = late()  # the exit at each port of the border
    # what must be done
    tasks: list[Task] = late()
    tasks_at: list[list[ids.TaskId]] = late()  # at each port of each space
    all_tasks: i64 = late()
    hostages: i64 = late(0)  # artifacts that must be brought out, a bit each
    cells: bool = derived(lambda self: len(hostages_of(self)) > 0)  # whether cells lie in the dungeon
    # said again and again
    begins: list[Begin] = derived(lambda self: [Begin(group.id) for group in self.groups])
    placements: dict[ids.CardId, list[Lay]] = memo({})  # of rules/turn.py
    memory: object = memo(None)  # of search/memory.py

    def __post_init__(self) -> None:
        self.exit_at = [ids.NO_GATE] * len(self.near)
        for number, gate in enumerate(self.mission.exits):
            for port in gate.ports:
                self.exit_at[gate.space * PORTS + port] = ids.GateId(number)
        self.tasks = tasks_of(self)
        self.all_tasks = (1 << len(self.tasks)) - 1
        self.tasks_at = [[] for _ in self.near]
        for task in self.tasks:
            for port in task.ports:
                self.tasks_at[task.space * PORTS + port].append(task.number)
            if task.hostage != ids.NONE:
                self.hostages |= 1 << task.hostage

    def hand_size(self, seats: int) -> int:
        """MM-S11: three cards, alone four."""
        return 4 if seats == 1 else 3

    def gate_name(self, gate: Gate) -> str:
        """A point of the border in words: `a2w`."""
        return f"{self.names[gate.space]}{gate.side}"


def library_of(books: list[Book]) -> Library:
    """Which of these books do what."""
    library = Library()
    for book in books:
        for verb in book.do:
            verb.shelve(library, 1 << book.number)
    return library


def classes_of(cards: list[Card]) -> list[list[ids.CardId]]:
    """MM-S2: start cards, then dungeon cards by cost."""
    drawn = [(ids.CardId(number), card.cost) for number, card in enumerate(cards) if card.kind != "mission"]
    return [[card for card, other in drawn if other == cost] for cost in COSTS]


def space_name(space: ids.Space, columns: i64) -> str:
    """Column letter and row number: `a1` is top left."""
    return f"{'abcdefghijklmnopqrstuvwxyz'[space % columns]}{space // columns + 1}"


def neighbour(mission: Mission, space: ids.Space, port: ids.Port) -> ids.Space:
    """MM-M3: the space behind a port, or NO_SPACE outside the grid."""
    right = space % mission.columns + STEP_RIGHT[port]
    down = space // mission.columns + STEP_DOWN[port]
    inside = 0 <= right < mission.columns and 0 <= down < mission.rows
    return ids.Space(down * mission.columns + right) if inside else ids.NO_SPACE


def neighbours(mission: Mission, spaces: tuple[ids.Space, ...]) -> list[ids.Space]:
    """The neighbour behind each port of each space."""
    return [neighbour(mission, space, port) for space in spaces for port in ALL_PORTS]


def tasks_of(rules: Ruleset) -> list[Task]:
    """MM-A5, MM-A7, MM-W1: all that must be done in this mission."""
    mission = rules.mission
    tasks = slot_tasks(rules)
    if mission.victory == "hostages":
        for artifact, _ in hostages_of(rules):
            tasks.append(Task(ids.TaskId(len(tasks)), hostage=artifact))
    elif mission.victory == "exits":
        gates = tuple([ids.GateId(gate) for gate in range(len(mission.exits))])
        for _ in range(mission.groups):
            tasks.append(Task(ids.TaskId(len(tasks)), exits=gates))
    elif mission.victory == "crown":
        crown = tuple([ids.GateId(number) for number, gate in enumerate(mission.exits) if gate.artifact != ids.NONE])
        others = tuple([ids.GateId(number) for number, gate in enumerate(mission.exits) if gate.artifact == ids.NONE])
        tasks.append(Task(ids.TaskId(len(tasks)), artifacts=(mission.exits[crown[0]].artifact,), exits=crown))
        for _ in range(mission.groups - 1):
            tasks.append(Task(ids.TaskId(len(tasks)), items=mission.exits[others[0]].items, exits=others))
    return tasks


def slot_tasks(rules: Ruleset) -> list[Task]:
    """MM-A5: the slots of the boss cards; some wait for others."""
    mission = rules.mission
    tasks: list[Task] = []
    flags: dict[str, i64] = {}
    needs: list[str] = []
    places = [(mission.card_at(space), space) for space in rules.all_spaces if mission.card_at(space) in rules.card_by_id]
    for name, space in sorted(places) if mission.order else places:
        turned = mission.grid[space].endswith("'")
        for slot in rules.cards[rules.card_by_id[name]].slots:
            ports = tuple([TURNED[port] if turned else port for port in slot.ports])
            for _ in range(slot.times):
                task = Task(ids.TaskId(len(tasks)), space, ports, slot.items, slot.artifacts, goal_card=slot.goal_card)
                if mission.order:
                    task.after = task.bit - 1
                if slot.sets_flag:
                    flags[slot.sets_flag] = flags.get(slot.sets_flag, 0) | task.bit
                needs.append(slot.needs_flag)
                tasks.append(task)
    for number, flag in enumerate(needs):
        if flag:
            tasks[number].after |= flags[flag]
    return tasks


def hostages_of(rules: Ruleset) -> list[tuple[ids.ArtifactId, ids.Space]]:
    """Artifacts that wait in cells, with the space of the cell."""
    found: list[tuple[ids.ArtifactId, ids.Space]] = []
    for space in rules.all_spaces:
        card = rules.card_by_id.get(rules.mission.card_at(space))
        if card is not None and rules.cards[card].role == "cell":
            found.append((rules.cards[card].takes, space))
    return found
