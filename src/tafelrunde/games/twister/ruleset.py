"""The ruleset: halls, characters, NPCs, cards and table options of one game, laid out for quick reading. It never changes.

A hall is described in its printed frame (DT-G2): square r * 5 + c; edge left of (r, c) = r * 6 + c, edge above (r, c) =
30 + r * 5 + c. On the board a square is y * 10 + x, and each has four edges: north (towards blue), east, south, west.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.engine import Fixed, Say, Setting, late, memo
from tafelrunde.games.twister import ids

WIDE: Final = 10
HIGH: Final = 22
SQUARES: Final = WIDE * HIGH
SIDE: Final = 5  # of a hall
SLOTS: Final = 8
CIRCLES: Final[tuple[int, ...]] = (1, 3, 6, 8)  # DT-S2: x of the circles of a starting line
ROOM: Final[tuple[int, ...]] = (2, 2, 3, 3, 3, 3, 2, 2)  # DT-S3: tokens that fit on each hidden hall

NORTH: Final = ids.Direction(0)
EAST: Final = ids.Direction(1)
SOUTH: Final = ids.Direction(2)
WEST: Final = ids.Direction(3)
NO_DIRECTION: Final = ids.Direction(-1)
DIRECTIONS: Final[tuple[ids.Direction, ...]] = (NORTH, EAST, SOUTH, WEST)
BACK: Final[tuple[ids.Direction, ...]] = (SOUTH, WEST, NORTH, EAST)  # the opposite of each direction

# kinds of ground: DT-G3
FLOOR: Final = ids.Ground(0)
GEAR: Final = ids.Ground(1)
PIT: Final = ids.Ground(2)
LINE: Final = ids.Ground(3)
DARK: Final = ids.Ground(4)  # a square of a hidden hall
GROUNDS: Final[tuple[str, ...]] = ("floor", "gear", "pit", "line", "dark")

# edges (DT-G4 to DT-G9); whoever may pass has a number up to BROKEN
OPEN: Final = ids.EdgeKind(0)
RAISED: Final = ids.EdgeKind(1)  # an open portcullis
BROKEN: Final = ids.EdgeKind(2)
SLIT: Final = ids.EdgeKind(3)
CLOSED: Final = ids.EdgeKind(4)  # a closed portcullis
WALL: Final = ids.EdgeKind(5)
DOOR: Final = ids.EdgeKind(6)  # open on this side, but the hall behind is hidden: direct access (DT-R1)
EDGES: Final[tuple[str, ...]] = ("open", "raised", "broken", "slit", "closed", "wall", "door")

# kinds of characters: DT-K
BACKSTABBER: Final = ids.Kind(0)
BANSHEE: Final = ids.Kind(1)
CLERIC: Final = ids.Kind(2)
COLOSSUS: Final = ids.Kind(3)
MEKANORK: Final = ids.Kind(4)
NAGA: Final = ids.Kind(5)
TELEPATH: Final = ids.Kind(6)
WIZARD: Final = ids.Kind(7)
KINDS: Final[tuple[str, ...]] = ("backstabber", "banshee", "cleric", "colossus", "mekanork", "naga", "telepath", "wizard")

# objects (DT-B); a wounded ally is one too in the lists of NPCs
ROPE: Final = ids.Kind(0)
KEY: Final = ids.Kind(1)
BOW: Final = ids.Kind(2)
WAND: Final = ids.Kind(3)
SHIELD: Final = ids.Kind(4)
LANCE: Final = ids.Kind(5)
WOUNDED: Final = ids.Kind(6)
OBJECTS: Final[tuple[str, ...]] = ("rope", "key", "bow", "wand", "shield", "lance", "wounded")

# goals of NPCs (DT-Z)
FIGHT: Final = ids.Goal(0)
REVEAL: Final = ids.Goal(1)
EXIT: Final = ids.Goal(2)
REGROUP: Final = ids.Goal(3)
OBJECT: Final = ids.Goal(4)
ROTATE: Final = ids.Goal(5)
BREAK: Final = ids.Goal(6)
UNLOCK: Final = ids.Goal(7)
HEAL: Final = ids.Goal(8)
REPEL: Final = ids.Goal(9)
GOALS: Final[tuple[str, ...]] = ("fight", "reveal", "exit", "regroup", "object", "rotate", "break", "unlock", "heal", "repel")

NOBODY: Final = ids.Token(-1)
NO_KIND: Final = ids.Kind(-1)
AWAY: Final = ids.Square(-1)  # not on the board
UNLISTED: Final = 99  # DT-P14: the rank of what is not on an NPC's list

# tokens: eight yellow and eight blue characters, three times six objects, then the NPCs of the pack
YELLOW: Final = ids.Side(0)
BLUE: Final = ids.Side(1)
VIOLET: Final = ids.Side(2)
COLOURS: Final[tuple[str, ...]] = ("yellow", "blue", "violet")
FIRST_OBJECT: Final = ids.Token(16)
FIRST_NPC: Final = ids.Token(34)
YELLOWS: Final = tuple([ids.Token(token) for token in range(8)])
BLUES: Final = tuple([ids.Token(token) for token in range(8, 16)])
CREWS: Final = (YELLOWS, BLUES)
OBJECT_SETS: Final = tuple([tuple([ids.Token(first + at) for at in range(6)]) for first in (16, 22, 28)])  # of each colour

LEVELS: Final[tuple[str, ...]] = ("pink", "yellow", "green", "blue", "red", "black")
ACTION_CARDS: Final = tuple([ids.Card(value) for value in (2, 3, 4, 5)])
COMBAT_CARDS: Final = tuple([ids.Card(value) for value in (0, 1, 2, 2, 3, 3, 4, 5, 6)])
NO_CARD: Final = ids.Card(-2)  # -1 is a card that the viewer may not know
JUMP_CARDS: Final = 3

# whose lowest card an NPC forces (DT-Q4)
NO_FORCE: Final = 0
ONE_ON_ONE: Final = 1
ANY_CLOSE: Final = 2
REPEL_COST: Final = 2  # DT-A1


# --- the cards of a pack ------------------------------------------------------------------------------------------------


class Hall(Fixed):
    """One hall, in its printed frame."""

    index: ids.HallId
    id: str  # "1a"
    pair: int
    clockwise: bool
    ground: tuple[ids.Ground, ...]  # of the 25 squares: FLOOR, GEAR or PIT
    edges: tuple[ids.EdgeKind, ...]  # of the 60 edges: OPEN, SLIT, CLOSED or WALL
    title: str = ""  # of a designer's own hall; ours are named in the texts
    gear: int = late()  # its printed square; -1: only in halls for tests

    def __post_init__(self) -> None:
        self.gear = self.ground.index(GEAR) if GEAR in self.ground else -1


class Character(Fixed):
    """A kind of character (DT-K): what it can do is its own list of abilities."""

    index: ids.Kind
    id: str
    movement: int
    combat: int
    icon: str


class Object(Fixed):
    """A kind of object (DT-B)."""

    index: ids.Kind
    id: str
    icon: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Fixed):
    """One line of a personality (DT-Y1): a verb (verbs.py) with what it needs."""

    def shape(self, npc: "Npc") -> None:
        """Put onto the NPC's card what the line says."""
        raise TypeError(f"{type(self).__name__} says nothing: write its shape()")

    def words(self) -> Say:
        """The line as people read it."""
        raise TypeError(f"{type(self).__name__} has no words: write its words()")


class Npc(Fixed):
    """An NPC card: goals with their AP in order of rank, the default goal, wish lists and personality."""

    index: int
    id: str
    kind: ids.Kind
    goals: tuple[tuple[ids.Goal, int], ...]
    default: ids.Goal
    objects: tuple[ids.Kind, ...]  # best first
    characters: tuple[ids.Kind, ...]  # best first
    traits: tuple[Trait, ...]
    icon: str
    title: str = ""  # of a designer's own NPC; ours are named in the texts
    default_ap: int = late(0)
    ranks: list[int] = late()  # DT-I: of each object
    ap_for: list[int] = late()  # DT-P2: for each goal, zero if it has none such
    rank_of: list[int] = late()  # DT-P2: the place of each goal in its list
    # what the personality says (verbs.py)
    force_lowest: int = late(NO_FORCE)
    attack_bonus: int = late(0)
    load_bonus: int = late(0)  # with this object:
    bonus_load: ids.Kind = late(NO_KIND)
    deliver: tuple[tuple[ids.Kind, ids.Kind], ...] = late(())  # an object, and the kind of character that gets it
    draw_two: bool = late(False)
    ignores_first: bool = late(False)
    reinforces: int = late(0)
    passes_enemies: bool = late(False)
    innate_key: bool = late(False)
    path_breaker: bool = late(False)
    through_walls: bool = late(False)
    repel_cost: int = late(REPEL_COST)
    repel_distance: int = late(1)
    screams: bool = late(False)
    only_stronger: bool = late(False)
    healed_act: bool = late(False)
    heals_at_range: bool = late(False)
    regenerates: bool = late(False)
    broken_for_vp: int = late(0)
    move_bonus: int = late(0)
    exit_vp: int = late(1)
    kill_vp: int = late(1)
    gear_lock: bool = late(False)
    rotates_both: bool = late(False)
    enters_on_gear: bool = late(False)
    most_enemies: bool = late(False)
    objects_near: bool = late(False)
    slit_fighter: bool = late(False)
    saves_wand: int = late(0)
    blasts: bool = late(False)

    def __post_init__(self) -> None:
        self.default_ap = dict(self.goals)[self.default]
        self.ranks = [UNLISTED] * len(OBJECTS)
        for rank, thing in enumerate(self.objects):
            self.ranks[thing] = rank + 1
        self.ap_for = [0] * len(GOALS)
        self.rank_of = [0] * len(GOALS)
        for rank, (goal, ap) in enumerate(self.goals):
            self.ap_for[goal] = ap
            self.rank_of[goal] = rank
        for trait in self.traits:
            trait.shape(self)


class Symbols(Fixed):
    """DT-E1, DT-X2: the cards that show a symbol."""

    action: tuple[ids.Card, ...]  # values of the player's action cards
    combat: tuple[ids.Card, ...]  # of the player's combat cards
    jump: bool
    enemy: tuple[ids.Card, ...]  # of the NP's combat cards


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
    target: int = late()  # DT-V4: victory points
    stepwise: bool = late()
    support: bool = late()
    opening_limit: bool = late()
    random_starters: bool = late()
    bow: int = late()
    shield: int = late()
    tokens: int = late()
    names: tuple[str, ...] = late()  # of the tokens
    number: dict[str, ids.Token] = late()
    kind: list[ids.Kind] = late()  # of each token: a character's or an object's
    side: list[ids.Side] = late()  # DT-G10: YELLOW, BLUE (all NPCs too); -1: an object
    movement: list[int] = late()
    combat: list[int] = late()
    goes: list[ids.Kind] = late()  # as what it goes in the lists of NPCs
    surveys: dict[ids.Layout, tuple[ids.Grounds, ids.Edges]] = memo({})  # of dungeon.py

    def __post_init__(self) -> None:
        content, choices = self.content, self.choices
        self.halls = content.halls
        self.characters = content.characters
        self.objects = content.objects
        self.npcs = content.npcs
        self.level = LEVELS.index(str(choices["level"]))
        self.symbols = content.levels[self.level]
        self.eye = content.eye
        self.vision = bool(choices["vision"])
        self.target = {"three": 3, "five": 5, "seven": 7}[str(choices["vp_target"])]
        self.stepwise = bool(choices["stepwise"])
        self.support = bool(choices["support_attacks"])
        self.opening_limit = bool(choices["opening_limit"])
        self.random_starters = choices["starters"] == "random"
        self.bow = int(choices["bow_value"])
        self.shield = int(choices["shield_value"])
        self._list_tokens()

    def _list_tokens(self) -> None:
        """DT-S2, DT-S12, DT-P10: the crews, the objects of three colours, and the NPCs with what their cards add."""
        names: list[str] = []
        self.kind, self.side, self.movement, self.combat, self.goes = [], [], [], [], []
        for colour in (YELLOW, BLUE):
            for character in self.characters:
                names.append(f"{COLOURS[colour]}-{character.id}")
                self._list(character.index, colour, character.movement, character.combat, NO_KIND)
        for name in COLOURS:
            for thing in self.objects:
                names.append(f"{name}-{thing.id}")
                self._list(thing.index, ids.Side(-1), 0, 0, thing.index)
        for npc in self.npcs:
            character = self.characters[npc.kind]
            names.append(npc.id)
            self._list(npc.kind, BLUE, character.movement + npc.move_bonus, character.combat, WOUNDED)
        self.tokens = len(names)
        self.names = tuple(names)
        self.number = {name: ids.Token(token) for token, name in enumerate(names)}

    def _list(self, kind: ids.Kind, side: ids.Side, movement: int, combat: int, goes: ids.Kind) -> None:
        self.kind.append(kind)
        self.side.append(side)
        self.movement.append(movement)
        self.combat.append(combat)
        self.goes.append(goes)

    def npc(self, token: ids.Token) -> Npc:
        """The card of an NPC."""
        return self.npcs[token - FIRST_NPC]


# --- where things are -------------------------------------------------------------------------------------------------


def slot_base(slot: ids.Slot) -> int:
    """DT-G1: the square of a slot with the smallest x and y."""
    return int((slot // 2 * SIDE + 1) * WIDE + slot % 2 * SIDE)


def hall_squares(slot: ids.Slot) -> list[ids.Square]:
    """The 25 squares of a slot, by their places: from the row next to yellow, from left to right."""
    return [ids.Square(slot_base(slot) + place // SIDE * WIDE + place % SIDE) for place in range(SIDE * SIDE)]


def _slots() -> list[ids.Slot]:
    found = [NO_SLOT] * SQUARES
    for slot in ALL_SLOTS:
        for square in hall_squares(slot):
            found[square] = slot
    return found


def _places() -> list[int]:
    found = [-1] * SQUARES
    for slot in ALL_SLOTS:
        for place, square in enumerate(hall_squares(slot)):
            found[square] = place
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
        for direction in range(4):
            found.append(around[(direction - turns) % 4])
    return found


def _neighbours() -> list[ids.Square]:
    """Beyond each edge of each square the next square; AWAY beyond the board."""
    found = []
    for square in range(SQUARES):
        row, column = divmod(square, WIDE)
        for beyond, on_board in (
            (square + WIDE, row < HIGH - 1),
            (square + 1, column < WIDE - 1),
            (square - WIDE, row > 0),
            (square - 1, column > 0),
        ):
            found.append(ids.Square(beyond) if on_board else AWAY)
    return found


# tables are lists: compiled, a list is read more quickly than a tuple
NO_SLOT: Final = ids.Slot(-1)
ALL_SLOTS: Final = tuple([ids.Slot(slot) for slot in range(SLOTS)])
ALL_SQUARES: Final = tuple([ids.Square(square) for square in range(SQUARES)])
NEIGHBOURS: Final = _neighbours()
EDGES_OF: Final = [[ids.Edge(square * 4 + direction) for direction in range(4)] for square in ALL_SQUARES]  # N, E, S, W
HALL_SQUARES: Final = [hall_squares(slot) for slot in ALL_SLOTS]
SLOT_OF: Final = _slots()  # the slot of each square, or NO_SLOT on a line
PLACE_OF: Final = _places()  # the place of each square in its hall, or -1
PRINTED: Final = [_printed(turns) for turns in range(4)]
PRINTED_EDGE: Final = [_printed_edges(turns) for turns in range(4)]


def square_name(square: ids.Square) -> str:
    """`e17`: column and row."""
    return f"{'abcdefghij'[square % WIDE]}{square // WIDE}"


def square_number(name: str) -> ids.Square:
    """The square of that name; AWAY if there is none."""
    row = name[1:]
    if not (2 <= len(name) <= 3 and name[0] in "abcdefghij" and row.isascii() and row.isdigit()):
        return AWAY
    if str(int(row)) != row or int(row) >= HIGH:
        return AWAY
    return ids.Square(int(row) * WIDE + ord(name[0]) - ord("a"))
