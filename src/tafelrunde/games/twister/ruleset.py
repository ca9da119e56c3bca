"""The ruleset: halls, characters, NPCs, cards and table options of one game, laid out for quick reading. It never changes.

A hall is described in its printed frame (DT-G2): square r * 5 + c; edge left of (r, c) = r * 6 + c, edge above (r, c) =
30 + r * 5 + c. On the board a square is y * 10 + x, and each has four edges: north (towards blue), east, south, west.
"""

from typing import Any, Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting

WIDE: Final = 10
HIGH: Final = 22
SQUARES: Final = WIDE * HIGH
SIDE: Final = 5  # of a hall
SLOTS: Final = 8
CIRCLES: Final[tuple[int, ...]] = (1, 3, 6, 8)  # DT-S2: x of the circles of a starting line
ROOM: Final[tuple[int, ...]] = (2, 2, 3, 3, 3, 3, 2, 2)  # DT-S3: tokens that fit on each hidden hall

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final[tuple[int, ...]] = (WIDE, 1, -WIDE, -1)  # to the neighbour in each direction

# kinds of ground: DT-G3
FLOOR: Final = 0
GEAR: Final = 1
PIT: Final = 2
LINE: Final = 3
DARK: Final = 4  # a square of a hidden hall
GROUNDS: Final[tuple[str, ...]] = ("floor", "gear", "pit", "line", "dark")

# edges (DT-G4 to DT-G9); whoever may pass has a number up to BROKEN
OPEN: Final = 0
RAISED: Final = 1  # an open portcullis
BROKEN: Final = 2
SLIT: Final = 3
CLOSED: Final = 4  # a closed portcullis
WALL: Final = 5
DOOR: Final = 6  # open on this side, but the hall behind is hidden: direct access (DT-R1)
EDGES: Final[tuple[str, ...]] = ("open", "raised", "broken", "slit", "closed", "wall", "door")

# kinds of characters: DT-K
BACKSTABBER: Final = 0
BANSHEE: Final = 1
CLERIC: Final = 2
COLOSSUS: Final = 3
MEKANORK: Final = 4
NAGA: Final = 5
TELEPATH: Final = 6
WIZARD: Final = 7
KINDS: Final[tuple[str, ...]] = ("backstabber", "banshee", "cleric", "colossus", "mekanork", "naga", "telepath", "wizard")

# objects (DT-B); a wounded ally is one too in the lists of NPCs
ROPE: Final = 0
KEY: Final = 1
BOW: Final = 2
WAND: Final = 3
SHIELD: Final = 4
LANCE: Final = 5
WOUNDED: Final = 6
OBJECTS: Final[tuple[str, ...]] = ("rope", "key", "bow", "wand", "shield", "lance", "wounded")

# goals of NPCs (DT-Z)
FIGHT: Final = 0
REVEAL: Final = 1
EXIT: Final = 2
REGROUP: Final = 3
OBJECT: Final = 4
ROTATE: Final = 5
BREAK: Final = 6
UNLOCK: Final = 7
HEAL: Final = 8
REPEL: Final = 9
GOALS: Final[tuple[str, ...]] = ("fight", "reveal", "exit", "regroup", "object", "rotate", "break", "unlock", "heal", "repel")

# tokens: eight yellow and eight blue characters, three times six objects, then the NPCs of the pack
YELLOW: Final = 0
BLUE: Final = 1
VIOLET: Final = 2
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "violet")
FIRST_OBJECT: Final = 16
FIRST_NPC: Final = 34

LEVELS: Final[tuple[str, ...]] = ("pink", "yellow", "green", "blue", "red", "black")
ACTION_CARDS: Final[tuple[int, ...]] = (2, 3, 4, 5)
COMBAT_CARDS: Final[tuple[int, ...]] = (0, 1, 2, 2, 3, 3, 4, 5, 6)
JUMP_CARDS: Final = 3

# scopes of force_lowest_card
NO_FORCE: Final = 0
ONE_ON_ONE: Final = 1
ANY_CLOSE: Final = 2

PERSONALITIES: Final[tuple[str, ...]] = (
    "force_lowest_card",  # scope = "one_on_one" or "any_close"
    "draw_two_keep_best",
    "ignore_first_wound",
    "reinforce_on_reveal",  # n
    "combat_bonus",  # n, when = "attacking" or an object
    "pass_enemies",
    "innate_key",
    "path_breaker",
    "repel_through_walls",
    "repel_cost",  # n
    "repel_distance",  # n
    "entry_scream",
    "fight_only_if_stronger",
    "healed_act",
    "heal_at_range",
    "regenerate",
    "vp_per_destroyed",  # n
    "move_bonus",  # n
    "exit_vp",  # n
    "kill_vp",  # n
    "gear_lock",
    "rotate_both",
    "enter_on_gear",
    "rotate_target",
    "deliver",  # to = an object and a kind of character for each
    "reveal_objects_near",
    "slit_fighter",
    "wand_save",  # n
    "death_blast",
)


class Hall(Fixed):
    """One hall, in its printed frame."""

    index: int
    id: str  # "1a"
    pair: int
    clockwise: bool
    ground: tuple[int, ...]  # of the 25 squares: FLOOR, GEAR or PIT
    edges: tuple[int, ...]  # of the 60 edges: OPEN, SLIT, CLOSED or WALL
    title: str = ""  # of a designer's own hall; ours are named in the texts
    gear: int = late()  # -1: only in halls for tests

    def __post_init__(self) -> None:
        self.gear = self.ground.index(GEAR) if GEAR in self.ground else -1


class Character(Fixed):
    """A kind of character (DT-K): what it can do is its own list of abilities."""

    index: int
    id: str
    movement: int
    combat: int
    icon: str


class Object(Fixed):
    """A kind of object (DT-B)."""

    index: int
    id: str
    icon: str


class Trait(Fixed):
    """One line of a personality (DT-Y): a word of PERSONALITIES, and what it needs."""

    verb: str
    n: int = 0
    scope: str = ""  # "one_on_one", "any_close"; of a combat bonus "attacking" or an object
    to: tuple[tuple[int, int], ...] = ()  # of deliver: an object and the kind of character that gets it


class Npc(Fixed):
    """An NPC card: goals with their AP in order of rank, the default goal, wish lists and personality."""

    index: int
    id: str
    kind: int
    goals: tuple[tuple[int, int], ...]
    default: int  # a goal
    objects: tuple[int, ...]  # best first
    characters: tuple[int, ...]  # best first
    traits: tuple[Trait, ...]
    icon: str
    title: str = ""  # of a designer's own NPC; ours are named in the texts
    default_ap: int = late(0)
    ranks: list[int] = late()  # DT-I: of each object; 99: not on the list
    force_lowest: int = late()
    attack_bonus: int = late()
    load_bonus: int = late()  # with this object:
    bonus_load: int = late()
    deliver: tuple[tuple[int, int], ...] = late()
    draw_two: bool = late()
    ignores_first: bool = late()
    reinforces: int = late()
    passes_enemies: bool = late()
    innate_key: bool = late()
    path_breaker: bool = late()
    through_walls: bool = late()
    repel_cost: int = late()
    repel_distance: int = late()
    screams: bool = late()
    only_stronger: bool = late()
    healed_act: bool = late()
    heals_at_range: bool = late()
    regenerates: bool = late()
    broken_for_vp: int = late()
    move_bonus: int = late()
    exit_vp: int = late()
    kill_vp: int = late()
    gear_lock: bool = late()
    rotates_both: bool = late()
    enters_on_gear: bool = late()
    most_enemies: bool = late()
    objects_near: bool = late()
    slit_fighter: bool = late()
    saves_wand: int = late()
    blasts: bool = late()

    def __post_init__(self) -> None:
        for goal, points in self.goals:
            if goal == self.default:
                self.default_ap = points
        ranks = [99] * len(OBJECTS)
        for rank, thing in enumerate(self.objects):
            ranks[thing] = rank + 1
        self.ranks = ranks
        self.force_lowest = NO_FORCE
        self.attack_bonus = 0
        self.load_bonus = 0
        self.bonus_load = -1
        self.deliver = ()
        for trait in self.traits:
            if trait.verb == "force_lowest_card":
                self.force_lowest = ANY_CLOSE if trait.scope == "any_close" else ONE_ON_ONE
            elif trait.verb == "combat_bonus" and trait.scope == "attacking":
                self.attack_bonus = trait.n
            elif trait.verb == "combat_bonus":
                self.load_bonus = trait.n
                self.bonus_load = OBJECTS.index(trait.scope)
            elif trait.verb == "deliver":
                self.deliver = trait.to
        self.draw_two = self.has("draw_two_keep_best")
        self.ignores_first = self.has("ignore_first_wound")
        self.reinforces = self.number("reinforce_on_reveal", 0)
        self.passes_enemies = self.has("pass_enemies")
        self.innate_key = self.has("innate_key")
        self.path_breaker = self.has("path_breaker")
        self.through_walls = self.has("repel_through_walls")
        self.repel_cost = self.number("repel_cost", 2)
        self.repel_distance = self.number("repel_distance", 1)
        self.screams = self.has("entry_scream")
        self.only_stronger = self.has("fight_only_if_stronger")
        self.healed_act = self.has("healed_act")
        self.heals_at_range = self.has("heal_at_range")
        self.regenerates = self.has("regenerate")
        self.broken_for_vp = self.number("vp_per_destroyed", 0)
        self.move_bonus = self.number("move_bonus", 0)
        self.exit_vp = self.number("exit_vp", 1)
        self.kill_vp = self.number("kill_vp", 1)
        self.gear_lock = self.has("gear_lock")
        self.rotates_both = self.has("rotate_both")
        self.enters_on_gear = self.has("enter_on_gear")
        self.most_enemies = self.has("rotate_target")
        self.objects_near = self.has("reveal_objects_near")
        self.slit_fighter = self.has("slit_fighter")
        self.saves_wand = self.number("wand_save", 0)
        self.blasts = self.has("death_blast")

    def has(self, verb: str) -> bool:
        """Whether the personality has this line."""
        return verb in [trait.verb for trait in self.traits]

    def number(self, verb: str, without: int) -> int:
        """The number of a line of the personality."""
        for trait in self.traits:
            if trait.verb == verb:
                return trait.n
        return without


class Symbols(Fixed):
    """DT-E1, DT-X2: the cards that show a symbol."""

    action: tuple[int, ...]  # values of the player's action cards
    combat: tuple[int, ...]  # of the player's combat cards
    jump: bool
    enemy: tuple[int, ...]  # of the NP's combat cards


class Content(Fixed):
    """All that a pack holds."""

    halls: tuple[Hall, ...]  # eight, in four pairs
    characters: tuple[Character, ...]  # in the order of KINDS
    objects: tuple[Object, ...]  # the six of OBJECTS, in their order
    npcs: tuple[Npc, ...]  # eight or more
    levels: tuple[Symbols, ...]  # in the order of LEVELS
    eye: Symbols


class Ruleset(Setting):
    """DT-S10: the content and the options of one game."""

    content: Content
    halls: tuple[Hall, ...] = late()
    characters: tuple[Character, ...] = late()
    objects: tuple[Object, ...] = late()
    npcs: tuple[Npc, ...] = late()
    level: int = late()
    symbols: Symbols = late()
    eye: Symbols = late()
    vision: bool = late()
    target: int = late()
    stepwise: bool = late()
    support: bool = late()
    opening_limit: bool = late()
    random_starters: Any = late()
    bow: int = late()
    shield: int = late()
    tokens: int = late()
    names: tuple[str, ...] = late()
    number: dict[str, int] = late()
    kind: list[int] = late()  # of each token: a character's or an object's
    side: list[int] = late()  # DT-G10: YELLOW, BLUE (all NPCs too); -1: an object
    movement: list[int] = late()
    combat: list[int] = late()
    goes: list[int] = late()  # as what it goes in the lists of NPCs

    def __post_init__(self) -> None:
        self.halls = self.content.halls
        self.characters = self.content.characters
        self.objects = self.content.objects
        self.npcs = self.content.npcs
        self.level = LEVELS.index(str(self.choices["level"]))
        self.symbols = self.content.levels[self.level]
        self.eye = self.content.eye
        self.vision = bool(self.choices["vision"])
        self.target = {"three": 3, "five": 5, "seven": 7}[str(self.choices["vp_target"])]
        self.stepwise = bool(self.choices["stepwise"])
        self.support = bool(self.choices["support_attacks"])
        self.opening_limit = bool(self.choices["opening_limit"])
        self.random_starters = self.choices["starters"] == "random"
        self.bow = int(self.choices["bow_value"])
        self.shield = int(self.choices["shield_value"])
        self.tokens = FIRST_NPC + len(self.content.npcs)
        names: list[str] = []
        kind: list[int] = []
        side: list[int] = []
        movement: list[int] = []
        combat: list[int] = []
        for token in range(self.tokens):
            if token < FIRST_OBJECT:
                kind.append(token % 8)
                side.append(token // 8)
                names.append(f"{COLOURS[token // 8]}-{KINDS[token % 8]}")
            elif token < FIRST_NPC:
                kind.append((token - FIRST_OBJECT) % 6)
                side.append(-1)
                names.append(f"{COLOURS[(token - FIRST_OBJECT) // 6]}-{OBJECTS[(token - FIRST_OBJECT) % 6]}")
            else:
                npc = self.content.npcs[token - FIRST_NPC]
                kind.append(npc.kind)
                side.append(BLUE)
                names.append(npc.id)
            is_object = FIRST_OBJECT <= token < FIRST_NPC
            movement.append(0 if is_object else self.content.characters[kind[token]].movement)
            combat.append(0 if is_object else self.content.characters[kind[token]].combat)
            if token >= FIRST_NPC:
                movement[token] += self.content.npcs[token - FIRST_NPC].move_bonus
        self.names = tuple(names)
        self.number = {name: token for token, name in enumerate(names)}
        self.kind = kind
        self.side = side
        self.movement = movement
        self.combat = combat
        self.goes = [-1] * self.tokens
        for token in range(FIRST_OBJECT, FIRST_NPC):
            self.goes[token] = kind[token]
        for token in range(FIRST_NPC, self.tokens):
            self.goes[token] = WOUNDED

    def npc(self, token: int) -> Npc:
        """The card of an NPC."""
        return self.npcs[token - FIRST_NPC]


# --- where things are -------------------------------------------------------------------------------------------------


def slot_base(slot: int) -> int:
    """DT-G1: the square of a slot with the smallest x and y."""
    return (slot // 2 * SIDE + 1) * WIDE + slot % 2 * SIDE


def _slots() -> list[int]:
    found = [-1] * SQUARES
    for slot in range(SLOTS):
        for place in range(SIDE * SIDE):
            found[slot_base(slot) + place // SIDE * WIDE + place % SIDE] = slot
    return found


def _places() -> list[int]:
    found = [-1] * SQUARES
    for slot in range(SLOTS):
        for place in range(SIDE * SIDE):
            found[slot_base(slot) + place // SIDE * WIDE + place % SIDE] = place
    return found


def _printed(turns: int) -> list[int]:
    """DT-G2: the printed square at each place of a hall (y - y0) * 5 + x - x0, after so many clockwise quarter turns."""
    found = []
    for place in range(SIDE * SIDE):
        row, column = SIDE - 1 - place // SIDE, place % SIDE
        for _ in range(turns):
            row, column = SIDE - 1 - column, row
        found.append(row * SIDE + column)
    return found


def _printed_edges(turns: int) -> list[int]:
    """The printed edge at each place and direction."""
    found = []
    for square in _printed(turns):
        row, column = square // SIDE, square % SIDE
        around = (30 + row * 5 + column, row * 6 + column + 1, 30 + row * 5 + 5 + column, row * 6 + column)
        for way in range(4):
            found.append(around[(way - turns) % 4])
    return found


def _neighbours() -> list[int]:
    """Of each square the next one in each direction; -1 beyond the board."""
    found = []
    for square in range(SQUARES):
        for way in range(4):
            column, beyond = square % WIDE, square + WAYS[way]
            outside = (way == EAST and column == WIDE - 1) or (way == WEST and column == 0) or not 0 <= beyond < SQUARES
            found.append(-1 if outside else beyond)
    return found


NEIGHBOURS: Final = _neighbours()
SLOT_OF: Final = _slots()  # the slot of each square, or -1 on a line
PLACE_OF: Final = _places()  # the place of each square in its hall
PRINTED: Final = [_printed(turns) for turns in range(4)]
PRINTED_EDGE: Final = [_printed_edges(turns) for turns in range(4)]


def square_name(square: int) -> str:
    """`e17`: column and row."""
    return f"{'abcdefghij'[square % WIDE]}{square // WIDE}"


def square_number(name: str) -> int:
    """The square of that name; -1 if there is none."""
    row = name[1:]
    if not (2 <= len(name) <= 3 and name[0] in "abcdefghij" and row.isascii() and row.isdigit()):
        return -1
    if str(int(row)) != row or int(row) >= HIGH:
        return -1
    return int(row) * WIDE + ord(name[0]) - ord("a")
