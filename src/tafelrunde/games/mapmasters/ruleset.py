"""The ruleset: cards, missions and table options of one game, laid out for quick reading. It never changes."""

from collections.abc import Iterable
from math import atan2
from typing import Any, Final

from tafelrunde.engine.part import Setting
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


class Node:
    """A place inside a card (MM-M4). `symbols` lie in rooms only; `room` is the room in which a trapdoor lies, or NONE."""

    def __init__(self, name: str, x: float, y: float, symbols: tuple[int, ...], room: int = NONE) -> None:
        self.name = name  # "R1", "j2"
        self.x = x
        self.y = y
        self.symbols = symbols
        self.room = room
        letter = name[0]
        self.under = letter in "rje"  # stairs and trapdoors join both levels
        self.kind = {"R": ROOM, "r": ROOM, "J": JUNCTION, "j": JUNCTION, "E": DEAD_END, "e": DEAD_END, "S": STAIRS}.get(
            letter, TRAPDOOR
        )
        self.doors: tuple[int, ...] = ()  # segments; of a room clockwise (MM-M10)
        self.monsters = len([symbol for symbol in symbols if symbol == MONSTER])
        self.portals = len([symbol for symbol in symbols if symbol == PORTAL])
        self.barrels = len([symbol for symbol in symbols if symbol == BARREL])
        self.upgrades = len([symbol for symbol in symbols if symbol > PORTAL])
        self.items = tuple([symbol for symbol in symbols if symbol < ITEMS])
        self.packed = packed(self.items)


class Segment:
    """A corridor (MM-M5). An end below six is a port, otherwise a node: its number plus six."""

    def __init__(self, text: str, first: int, second: int, under: bool, symbols: tuple[int, ...]) -> None:
        self.text = text  # "6-T1", as in the card's line (MM-M15)
        self.first = first
        self.second = second
        self.under = under
        self.symbols = symbols  # in order from the first end to the second


class Slot:
    """A requirement of a boss card (MM-A5): at which ports (none: at its portals), what, and in which order."""

    def __init__(
        self,
        ports: tuple[int, ...],
        items: tuple[int, ...],
        artifacts: tuple[int, ...] = (),
        goal_card: bool = False,
        needs_flag: str = "",
        sets_flag: str = "",
        times: int = 1,
    ) -> None:
        self.ports = ports  # 0 to 5
        self.items = items  # how many of each of the six kinds
        self.artifacts = artifacts
        self.goal_card = goal_card  # the group's own goal card (mission 10)
        self.needs_flag = needs_flag
        self.sets_flag = sets_flag
        self.times = times


class Card:
    """A kind of card. Boss cards have slots and no interior; `role` says what a mission card does."""

    def __init__(
        self,
        id: str,
        kind: str,
        cost: int,
        copies: int,
        line: str,
        nodes: list[Node],
        segments: list[Segment],
        slots: list[Slot],
        role: str = "",
        give: int = NONE,
        takes: int = NONE,
        names: dict[str, str] | None = None,
        icon: str = "",
    ) -> None:
        self.id = id
        self.icon = icon
        self.kind = kind  # "start", "dungeon", "mission"
        self.cost = cost  # 0, 3, 4, 5, 6
        self.copies = copies
        self.line = line
        self.nodes = nodes
        self.segments = segments
        self.slots = slots
        self.role = role  # "", "boss", "cell" (give a key, take an artifact), "crown", "ambush", "treasury", "oracle", "tower"
        self.give = give  # the item a cell asks for
        self.takes = takes  # the artifact a cell or the crown hall holds
        self.names = names if names is not None else {}  # by language, where a pack brings them
        self.goal = role == "boss" or role == "tower"  # a card on which legs only end
        self.at_port = [NONE] * PORTS  # the segment that ends at each port
        doors: list[list[int]] = [[] for _ in nodes]
        for number, segment in enumerate(segments):
            for end in (segment.first, segment.second):
                if end < PORTS:
                    self.at_port[end] = number
                else:
                    doors[end - PORTS].append(number)
        for index, node in enumerate(nodes):
            node.doors = tuple(self._clockwise(index, doors[index])) if node.kind == ROOM else tuple(doors[index])
        self.open = [segment != NONE for segment in self.at_port]
        for slot in slots:
            for port in slot.ports:
                self.open[port] = True
        self.trap_in: list[int] = [NONE] * len(nodes)  # the trapdoor in each room
        for index, node in enumerate(nodes):
            if node.room != NONE:
                self.trap_in[node.room] = index
        self.traps = len([node for node in nodes if node.kind == TRAPDOOR]) > 0
        self.portal_bit = [0] * len(nodes)  # the first bit of each room's portals
        bit = 0
        for index, node in enumerate(nodes):
            self.portal_bit[index] = bit
            bit += node.portals
        self.lying = [0] * ITEMS  # how many items of each kind lie on it
        for symbols in [*[segment.symbols for segment in segments], *[node.symbols for node in nodes]]:
            for symbol in symbols:
                if symbol < ITEMS:
                    self.lying[symbol] += 1
        self.marks: list[list[int]] = []  # a memo of rules/explore.py: what it lets pass, upright and turned
        self.landings: dict[int, int] = {}  # a memo of rules/explore.py: where it leads from each kind of symbol
        self.spots: dict[int, list[tuple[int, int]]] = {}  # a memo of rules/stretches.py: where each kind of symbol lies

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


class Artifact:
    """Something that is carried to a goal (MM-A2)."""

    def __init__(self, id: str, icon: str, names: dict[str, str]) -> None:
        self.id = id
        self.icon = icon
        self.names = names


class Book:
    """A spellbook (MM-B2). `number` says what it does (1 to 9); books that are not for this mode have 0."""

    def __init__(self, id: str, number: int, coop: bool, icon: str, names: dict[str, str]) -> None:
        self.id = id
        self.number = number
        self.coop = coop
        self.icon = icon
        self.names = names


class GoalCard:
    """A personal task of mission 10: items that are delivered and deeds that are counted."""

    def __init__(self, id: str, points: int, items: tuple[int, ...], deeds: tuple[int, ...]) -> None:
        self.id = id
        self.points = points  # 3, 5, 8
        self.items = items  # six numbers
        self.deeds = deeds  # as in DEEDS, seven numbers: at least so many


class Group:
    """An adventuring group: colour, glyph and stroke (MM-G7)."""

    def __init__(self, id: str, glyph: str, names: dict[str, str], pattern: str = "") -> None:
        self.id = id  # the colour
        self.glyph = glyph  # an icon: a leaf
        self.pattern = pattern  # of its path
        self.names = names


class Gate:
    """A point of the border: a space and a side. Of an exit also what it asks for (MM-X1, `exit`)."""

    def __init__(
        self, space: int, side: str, items: tuple[int, ...] = (0, 0, 0, 0, 0, 0), artifact: int = NONE, hostage: bool = False
    ) -> None:
        self.space = space
        self.side = side  # n, e, s, w
        self.ports: tuple[int, ...] = SIDE_PORTS[side]
        self.items = items
        self.artifact = artifact  # only the group that carries it leaves here
        self.hostage = hostage  # only a group with a hostage leaves here


class Score:
    """MM-W2: the formula of a mission: each counter times a factor, divided by a divisor and rounded down."""

    def __init__(self, counter: str, factor: int, divisor: int, base: int = 0) -> None:
        self.counter = counter  # coins barrels empty books tokens kills jumps deck hidden goals
        self.factor = factor
        self.divisor = divisor
        self.base = base  # with a base the counter is taken from it: 3 * (4 - P) is base 4, factor 3


class Mission:
    """One mission (MM-S13): a grid, who enters where, what lies in the deck, and what must be done. Printed costs only sort
    the piles (MM-P2)."""

    def __init__(
        self,
        id: str,
        number: int,
        columns: int,
        rows: int,
        grid: list[str],
        artifacts: list[tuple[int, int]],
        groups: int,
        entries: list[Gate],
        exits: list[Gate],
        deck: tuple[int, ...],
        money: int,
        score: list[tuple[Score, ...]],
        hidden: tuple[int, ...] = (),
        inside: tuple[int, int, int] | None = None,
        order: bool = False,
        raft: bool = False,
        portal_limit: int = NONE,
        kill_limit: int = NONE,
        carry_limit: int = NONE,
        collapse: int = 0,
        goal_cards: int = 0,
        keep: int = 0,
        lantern: int = NONE,
        victory: str = "slots",
        names: dict[str, str] | None = None,
        texts: dict[str, dict[str, str]] | None = None,
        icon: str = "",
    ) -> None:
        self.id = id
        self.icon = icon
        self.number = number
        self.columns = columns
        self.rows = rows
        self.grid = grid  # row by row: "S", ".", "#", "?", or a card's id, with "'" if upside-down
        self.artifacts = artifacts  # (artifact, space)
        self.groups = groups
        self.entries = entries
        self.exits = exits
        self.deck = deck  # start cards, then cost 3, 4, 5, 6
        self.money = money
        self.score = score  # a sum of terms; a term is a sum of counters that share one division
        self.hidden = hidden  # cards that are shuffled and laid face down
        self.inside = inside  # (group, space, port): a group that starts in the dungeon
        self.order = order  # the slots are served in the order of their cards' ids
        self.raft = raft  # poisoned water is crossed with a barrel
        self.portal_limit = portal_limit
        self.kill_limit = kill_limit
        self.carry_limit = carry_limit
        self.collapse = collapse  # every so many turns
        self.goal_cards = goal_cards  # revealed
        self.keep = keep
        self.lantern = lantern  # the artifact that is given to a group at setup, to peek
        self.victory = victory  # "slots", "exits" (all groups), "hostages", "crown"
        self.names = names if names is not None else {}
        self.texts = texts if texts is not None else {}
        self.spaces = columns * rows


class Content:
    """A whole pack, laid out."""

    def __init__(
        self,
        cards: list[Card],
        artifacts: list[Artifact],
        books: list[Book],
        goals: list[GoalCard],
        groups: list[Group],
        missions: list[Mission],
    ) -> None:
        self.cards = cards
        self.artifacts = artifacts
        self.books = books
        self.goals = goals
        self.groups = groups
        self.missions = missions


class Task:
    """Something that must be done to win: a slot of a boss card, an exit to leave by, or a hostage to bring out."""

    def __init__(
        self,
        number: int,
        space: int,
        ports: tuple[int, ...],
        items: tuple[int, ...],
        artifacts: tuple[int, ...] = (),
        goal_card: bool = False,
        exits: tuple[int, ...] = (),
        hostage: int = NONE,
    ) -> None:
        self.number = number
        self.space = space  # NONE for exits and hostages
        self.ports = ports  # as the card lies; none: at its portals
        self.items = items
        self.artifacts = artifacts
        self.goal_card = goal_card
        self.exits = exits  # one of these gates
        self.hostage = hostage  # the artifact that must leave
        self.after = 0  # tasks that come before, a bit each
        self.bit = 1 << number


class Ruleset(Setting):
    """Content and options together, for one mission."""

    def __init__(self, pack: str, choices: dict[str, Any], content: Content) -> None:
        super().__init__(pack, choices)
        self.content = content
        self.cards = content.cards
        self.artifacts = content.artifacts
        self.goals = content.goals
        self.mission: Mission = content.missions[choices["mission"] - 1]
        self.groups = content.groups[: self.mission.groups]
        self.card_by_id = {card.id: kind for kind, card in enumerate(self.cards)}
        self.copies = [card.copies for card in self.cards]
        self.classes: list[list[int]] = [[] for _ in COSTS]  # cards that may lie in a deck: start cards, then by cost
        for kind, card in enumerate(self.cards):
            if card.kind != "mission":
                self.classes[COSTS.index(card.cost)].append(kind)
        self.group_by_id = {group.id: index for index, group in enumerate(self.groups)}
        self.books = [book for book in content.books if book.coop]  # MM-F3
        self.book_by_id = {book.id: index for index, book in enumerate(self.books)}
        self.goal_by_id = {goal.id: index for index, goal in enumerate(self.goals)}
        # options, by what the rules ask for
        self.difficulty = DIFFICULTIES.index(choices["difficulty"])
        self.open_hands: bool = choices["open_hands"]
        self.random_turns: bool = choices["orientation"] == "random"
        self.walk_on: bool = choices["walk_on"]
        self.dead_ends: bool = choices["dead_ends"]
        self.votes: bool = choices["decisions"] == "vote"
        self.suggestions: bool = choices["suggestions"]
        self.money: int = self.mission.money + choices["handicap"]
        # the grid
        mission = self.mission
        self.columns = mission.columns
        self.rows = mission.rows
        self.spaces = mission.spaces
        self.names = [space_name(space, mission.columns) for space in range(mission.spaces)]
        self.space_by_name = {name: space for space, name in enumerate(self.names)}
        self.near: list[int] = []  # of each space and port: the neighbour, or NONE
        for space in range(self.spaces):
            column, row = space % self.columns, space // self.columns
            for port in range(PORTS):
                right, down = column + STEP_RIGHT[port], row + STEP_DOWN[port]
                inside = 0 <= right < self.columns and 0 <= down < self.rows
                self.near.append(down * self.columns + right if inside else NONE)
        self.exit_at: list[int] = [NONE] * (self.spaces * PORTS)  # the exit at each port of the border
        for number, gate in enumerate(mission.exits):
            for port in gate.ports:
                self.exit_at[gate.space * PORTS + port] = number
        self.tasks = tasks_of(self)
        self.tasks_at: list[list[int]] = [[] for _ in range(self.spaces * PORTS)]
        for task in self.tasks:
            for port in task.ports:
                self.tasks_at[task.space * PORTS + port].append(task.number)
        self.all_tasks = (1 << len(self.tasks)) - 1
        self.begins = [Begin(group.id) for group in self.groups]  # said again and again
        self.placements: dict[int, list[Lay]] = {}  # a memo of rules/decisions.py
        self.hostages = 0  # artifacts that must be brought out, a bit each
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
