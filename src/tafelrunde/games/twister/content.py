"""The content of a pack, decoded and checked, then laid out for the rules. An error names the file, the entry and the field."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.library import content_files
from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.ids import Card, EdgeKind, Goal, Ground, HallId, Kind
from tafelrunde.games.twister.ruleset import Character, Content, Hall, Npc, Object, Symbols, Trait
from tafelrunde.games.twister.verbs import VERBS

FOLDER: Final = Path(__file__).parent / "content"
LINES: Final = 2 * r.SIDE + 1  # of a hall's map, and characters in each
LEAST_OPEN: Final = 3  # open border edges on every side, so that two halls side by side always share one
LEAST_NPCS: Final = 8  # DT-S12
ACROSS: Final = r.SIDE * (r.SIDE + 1)  # edges left of squares; those above them follow
# DT-Z16: goals that only one kind can have
SPECIALISTS: Final = ((r.BREAK, r.COLOSSUS), (r.UNLOCK, r.BACKSTABBER), (r.HEAL, r.CLERIC), (r.REPEL, r.BANSHEE))
SQUARES: Final = {".": r.FLOOR, "o": r.PIT, "G": r.GEAR}
EDGES: Final = {" ": r.OPEN, "-": r.WALL, "|": r.WALL, "#": r.CLOSED, ":": r.SLIT}

Slug = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]*$", max_length=24)]
Title = Annotated[str, Meta(max_length=40)]
Value = Annotated[int, Meta(ge=0, le=9)]
CombatValue = Annotated[int, Meta(ge=0, le=6)]
Icon = Annotated[str, Meta(pattern="^gi:[a-z0-9-]+$")]
Level = Literal["pink", "yellow", "green", "blue", "red", "black"]
TypeName = Literal["backstabber", "banshee", "cleric", "colossus", "mekanork", "naga", "telepath", "wizard"]
ObjectName = Literal["rope", "key", "bow", "wand", "shield", "lance"]
TokenName = Literal["rope", "key", "bow", "wand", "shield", "lance", "wounded"]


class HallEntry(Struct, forbid_unknown_fields=True):
    """DT-G2: a hall as a drawing."""

    id: Slug
    pair: Annotated[int, Meta(ge=1, le=4)]
    turns: Literal["clockwise", "counterclockwise"]
    map: list[str]
    title: Title = ""


class HallsFile(Struct, forbid_unknown_fields=True):
    """halls.toml"""

    hall: list[HallEntry]


class CharacterEntry(Struct, forbid_unknown_fields=True):
    """The values of a type (DT-K)."""

    id: TypeName
    move: Annotated[int, Meta(ge=1, le=9)]
    combat: Value
    icon: Icon


class ObjectEntry(Struct, forbid_unknown_fields=True):
    """An object (DT-B)."""

    id: ObjectName
    icon: Icon


class CrewFile(Struct, forbid_unknown_fields=True):
    """crew.toml"""

    character: list[CharacterEntry]
    object: list[ObjectEntry]


class TraitEntry(Struct, forbid_unknown_fields=True):
    """One line of a personality: a verb and its parameters."""

    verb: str
    n: Annotated[int, Meta(ge=1, le=9)] | None = None
    scope: Literal["one_on_one", "any_close"] | None = None
    when: Literal["attacking", "rope", "key", "bow", "wand", "shield", "lance"] | None = None
    to: dict[TokenName, TypeName] | None = None


class NpcEntry(Struct, forbid_unknown_fields=True):
    """A non-player (DT-P2, DT-P14, DT-Y1)."""

    id: Slug
    type: TypeName
    goals: list[str]
    default: str
    objects: list[TokenName]
    characters: list[TypeName]
    do: list[TraitEntry] = field(default_factory=list)
    icon: Icon | None = None
    title: Title = ""
    personality: Any = None  # the old form of `do`


class NpcsFile(Struct, forbid_unknown_fields=True):
    """npcs.toml"""

    npc: list[NpcEntry]


class SymbolEntry(Struct, forbid_unknown_fields=True):
    """The values of the cards that show a symbol (DT-E1)."""

    action: list[Annotated[int, Meta(ge=2, le=5)]]
    combat: list[CombatValue]
    jump: bool
    enemy: list[CombatValue]


class LevelEntry(SymbolEntry):
    """DT-E1: the symbol of a level."""

    id: Level


class CardsFile(Struct, forbid_unknown_fields=True):
    """cards.toml"""

    level: list[LevelEntry]
    eye: SymbolEntry


@lru_cache(maxsize=64)
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own."""
    files = content_files(FOLDER, pack)
    characters, objects = _crew(files["crew.toml"])
    halls = _halls(files["halls.toml"])
    npcs = _npcs(files["npcs.toml"], characters)
    levels, eye = _cards(files["cards.toml"])
    return Content(halls=halls, characters=characters, objects=objects, npcs=npcs, levels=levels, eye=eye)


# --- halls ------------------------------------------------------------------------------------------------------------


def _halls(file: File) -> tuple[Hall, ...]:
    """DT-G1, DT-W2: four pairs of halls; the two of a pair turn in opposite directions."""
    entries = load(file, HallsFile).hall
    if len(entries) != r.SLOTS:
        raise BadPack(file, "hall", f"the dungeon has {r.SLOTS} halls, this pack {len(entries)}")
    halls = []
    for index, entry in enumerate(entries):
        where = f'hall[{index}] "{entry.id}"'
        if any(entry.id == other.id for other in entries[:index]):
            raise BadPack(file, f"{where} .id", "there is another hall of this name")
        siblings = [other for other in entries if other.pair == entry.pair and other is not entry]
        if len(siblings) != 1:
            raise BadPack(file, f"{where} .pair", f"pair {entry.pair} has {len(siblings) + 1} halls; a pair has two")
        if siblings[0].turns == entry.turns:
            raise BadPack(file, f"{where} .turns", f'it turns like "{siblings[0].id}"; the halls of a pair turn opposite ways')
        ground, edges = read_map(file, where, entry.map)
        if ground.count(r.GEAR) != 1:
            raise BadPack(file, f"{where} .map", f"a hall has exactly one gear `G`, this one {ground.count(r.GEAR)}")
        _check_border(file, where, edges)
        halls.append(
            Hall(
                index=HallId(index),
                id=entry.id,
                pair=entry.pair,
                clockwise=entry.turns == "clockwise",
                ground=ground,
                edges=edges,
                title=entry.title,
            )
        )
    return tuple(halls)


def read_map(file: File, where: str, lines: Sequence[str]) -> tuple[tuple[Ground, ...], tuple[EdgeKind, ...]]:
    """DT-G2 to DT-G4: the squares; the edges left of squares, then those above them. Blanks at the end may be missing."""
    if len(lines) != LINES:
        rows = f"{len(lines) // 2} rows of squares" if len(lines) % 2 else "an even number of lines"
        raise BadPack(file, f"{where} .map", f"a hall is 5 by 5: {LINES} lines; this one has {len(lines)} ({rows})")
    ground, across, along = [], [], []
    for number, line in enumerate(lines):
        place = f"{where} .map[{number}]"
        if len(line) > LINES:
            raise BadPack(file, place, f"a line has {LINES} characters, this one {len(line)}")
        for column, letter in enumerate(line.ljust(LINES)):
            if number % 2 and column % 2:
                ground.append(_square(file, place, column, letter))
            elif number % 2:
                across.append(_edge(file, place, column, letter, "|"))
            elif column % 2:
                along.append(_edge(file, place, column, letter, "-"))
            elif letter not in "+ ":
                raise BadPack(file, place, f"character {column + 1} is {letter!r}; between four squares stands `+`")
    return tuple(ground), tuple(across + along)


def _square(file: File, place: str, column: int, letter: str) -> Ground:
    if letter not in SQUARES:
        raise BadPack(file, place, f"character {column + 1} is {letter!r}, no square; there are {' '.join(SQUARES)}")
    return SQUARES[letter]


def _edge(file: File, place: str, column: int, letter: str, wall: str) -> EdgeKind:
    """A wall stands between its two squares, so it shows its long side to both."""
    if letter not in EDGES:
        raise BadPack(file, place, f"character {column + 1} is {letter!r}, no edge; there are blank {wall} # :")
    if letter in "-|" and letter != wall:
        raise BadPack(file, place, f"character {column + 1} is {letter!r}: a wall seen from both its squares is {wall!r} here")
    return EDGES[letter]


def _check_border(file: File, where: str, edges: tuple[EdgeKind, ...]) -> None:
    """DT-G4: no portcullis on the border, and at least three open edges on each side."""
    across, along = edges[:ACROSS], edges[ACROSS:]
    borders = {
        "top": along[: r.SIDE],
        "bottom": along[r.SIDE * r.SIDE :],
        "left": across[:: r.SIDE + 1],
        "right": across[r.SIDE :: r.SIDE + 1],
    }
    for side, border in borders.items():
        if r.CLOSED in border:
            raise BadPack(
                file, f"{where} .map", f"a portcullis on the {side} border would have only one side; use a wall or a slit"
            )
        if border.count(r.OPEN) < LEAST_OPEN:
            wanted = f"every side needs {LEAST_OPEN} open edges, so that neighbours always share one"
            raise BadPack(file, f"{where} .map", f"the {side} border has only {border.count(r.OPEN)}; {wanted}")


# --- characters, objects, cards ---------------------------------------------------------------------------------------


def _crew(file: File) -> tuple[tuple[Character, ...], tuple[Object, ...]]:
    """Each kind and each object once; their order in the file does not matter."""
    found = load(file, CrewFile)
    characters: list[Character] = []
    for index, name in enumerate(r.KINDS):
        kinds = [entry for entry in found.character if entry.id == name]
        if len(kinds) != 1:
            raise BadPack(file, f'character "{name}"', f"is there {len(kinds)} times, it must be there once")
        characters.append(Character(Kind(index), name, kinds[0].move, kinds[0].combat, kinds[0].icon))
    objects: list[Object] = []
    for index, name in enumerate(r.OBJECTS[: r.WOUNDED]):
        things = [entry for entry in found.object if entry.id == name]
        if len(things) != 1:
            raise BadPack(file, f'object "{name}"', f"is there {len(things)} times, it must be there once")
        objects.append(Object(Kind(index), name, things[0].icon))
    return tuple(characters), tuple(objects)


def _cards(file: File) -> tuple[tuple[Symbols, ...], Symbols]:
    """DT-E1, DT-X2: the symbols of the six levels, and the eye."""
    found = load(file, CardsFile)
    levels = []
    for name in r.LEVELS:
        entries = [entry for entry in found.level if entry.id == name]
        if len(entries) != 1:
            raise BadPack(file, f'level "{name}"', f"is there {len(entries)} times, it must be there once")
        levels.append(_symbols(entries[0]))
    return tuple(levels), _symbols(found.eye)


def _symbols(entry: SymbolEntry) -> Symbols:
    return Symbols(_values(entry.action), _values(entry.combat), entry.jump, _values(entry.enemy))


def _values(cards: list[int]) -> tuple[Card, ...]:
    return tuple(Card(card) for card in cards)


# --- NPCs -------------------------------------------------------------------------------------------------------------


def _npcs(file: File, characters: tuple[Character, ...]) -> tuple[Npc, ...]:
    """DT-S12: at least eight, each with six goals, two lists and a personality."""
    entries = load(file, NpcsFile).npc
    if len(entries) < LEAST_NPCS:
        raise BadPack(file, "npc", f"eight go into the bag, so at least {LEAST_NPCS} are needed; there are {len(entries)}")
    npcs = []
    for index, entry in enumerate(entries):
        where = f'npc[{index}] "{entry.id}"'
        if any(entry.id == other.id for other in entries[:index]):
            raise BadPack(file, f"{where} .id", "there is another NPC of this name")
        kind = Kind(r.KINDS.index(entry.type))
        goals = _goals(file, where, entry, kind)
        if entry.default not in [r.GOALS[goal] for goal, _ in goals]:
            raise BadPack(file, f"{where} .default", f"{entry.default!r} is none of its goals")
        if entry.personality is not None:
            raise BadPack(file, f"{where} .personality", 'is now written do = [{ verb = "move_bonus", n = 1 }]')
        traits = tuple(_trait(file, f"{where} .do[{n}]", trait) for n, trait in enumerate(entry.do))
        npcs.append(
            Npc(
                index=index,
                id=entry.id,
                kind=kind,
                goals=goals,
                default=Goal(r.GOALS.index(entry.default)),
                objects=_ranks(file, f"{where} .objects", entry.objects, r.OBJECTS),
                characters=_ranks(file, f"{where} .characters", entry.characters, r.KINDS),
                traits=traits,
                icon=entry.icon or characters[kind].icon,
                title=entry.title,
            )
        )
    return tuple(npcs)


def _goals(file: File, where: str, entry: NpcEntry, kind: Kind) -> tuple[tuple[Goal, int], ...]:
    """DT-P2, DT-Z16: six different goals, written `exit 5`."""
    goals: list[tuple[Goal, int]] = []
    for number, text in enumerate(entry.goals):
        place = f"{where} .goals[{number}]"
        name, _, points = text.partition(" ")
        if name not in r.GOALS:
            raise BadPack(file, place, f"{name!r} is no goal; there are {', '.join(r.GOALS)}")
        if not points.isdigit() or not 1 <= int(points) <= 9:
            raise BadPack(file, place, f"{text!r}: after the goal stand its action points, 1 to 9, as in `{name} 3`")
        goal = Goal(r.GOALS.index(name))
        if any(goal == other for other, _ in goals):
            raise BadPack(file, place, f"{name!r} is there twice")
        for special, only in SPECIALISTS:
            if goal == special and kind != only:
                raise BadPack(file, place, f"only a {r.KINDS[only]} can have the goal {name!r} (DT-Z16)")
        goals.append((goal, int(points)))
    if len(goals) != 6:
        raise BadPack(file, f"{where} .goals", f"an NPC has six goals, this one {len(goals)}")
    return tuple(goals)


def _ranks(file: File, place: str, names: Sequence[str], known: tuple[str, ...]) -> tuple[Kind, ...]:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadPack(file, f"{place}[{number}]", f"{name!r} is there twice")
    return tuple(Kind(known.index(name)) for name in names)


def _trait(file: File, where: str, entry: TraitEntry) -> Trait:
    """DT-Y1: a line of the closed set with just the parameters it has."""
    kind = VERBS.get(entry.verb)
    if kind is None:
        raise BadPack(file, f"{where} .verb", f"unknown personality {entry.verb!r}; there are {', '.join(VERBS)}")
    given: dict[str, Any] = {"n": entry.n, "scope": entry.scope, "when": entry.when, "to": entry.to}
    needed = [field.name for field in kind.fields]
    for name, value in given.items():
        if name in needed and not value:
            raise BadPack(file, f"{where} .{name}", f"the personality {entry.verb!r} needs it")
        if name not in needed and value is not None:
            raise BadPack(file, f"{where} .{name}", f"the personality {entry.verb!r} does not have it")
    if entry.to is not None:
        given["to"] = tuple((Kind(r.OBJECTS.index(thing)), Kind(r.KINDS.index(who))) for thing, who in entry.to.items())
    return kind(**{name: given[name] for name in needed})
