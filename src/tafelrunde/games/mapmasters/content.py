"""The content of a pack: cards, books, artifacts, groups, goal cards and missions, decoded, checked, laid out for the rules."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, Protocol, TypeVar

from msgspec import Meta, Struct, field

from tafelrunde.engine.library import content_files
from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.mapmasters.cardlines import BadLine, Lined, read_line
from tafelrunde.games.mapmasters.ids import ITEM_KINDS, ITEM_LETTERS, NO_ARTIFACT, NO_SYMBOL, Port
from tafelrunde.games.mapmasters.missions import artifacts_by_id, load_mission, read_needs
from tafelrunde.games.mapmasters.ruleset import ALL_PORTS, DEEDS, Artifact, Book, Card, Content, GoalCard, Group, Slot, Verb
from tafelrunde.games.mapmasters.verbs import OVERCOMES, VERBS, Overcome

FOLDER = Path(__file__).parent / "content"
MISSION = re.compile(r"mission-[0-9]+\.toml")
START_FORBIDDEN = "rvop"  # MM-S6, and no trapdoors
OLD_EFFECTS = {  # as packs wrote them before verbs
    "overcome(m)": 'verb = "overcome", symbol = "monster"',
    "teleport(b, b)": 'verb = "roll"',
    "teleport(any, m)": 'verb = "lure"',
    "gain_token(any)": 'verb = "wish"',
    "climb(T)": 'verb = "climb"',
    "overcome(l)": 'verb = "overcome", symbol = "lock"',
    "cross_own_path": 'verb = "cross"',
    "activate_portal": 'verb = "overcome", symbol = "portal"',
    "overcome(v, T)": 'verb = "overcome", symbol = "lava"',
}

Id = Annotated[str, Meta(pattern="^[A-Z][A-Z0-9]{1,5}$")]
Slug = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=24)]
Deed = Literal["rooms", "kills", "jumps", "cards", "tunnels", "locks", "pits"]
Few = Annotated[int, Meta(ge=1, le=45)]
Names = dict[Literal["de", "en"], str]


class StartEntry(Struct, forbid_unknown_fields=True):
    """MM-S3: a simple card, in several copies."""

    id: Id
    line: str
    copies: Few = 1
    name: Names = field(default_factory=dict)


class StartFile(Struct, forbid_unknown_fields=True):
    """start.toml"""

    card: list[StartEntry]


class DungeonEntry(Struct, forbid_unknown_fields=True):
    """A card with one wall."""

    id: Id
    cost: Literal[3, 4, 5, 6]
    wall: Literal[1, 2, 3, 4, 5, 6]
    line: str
    name: Names = field(default_factory=dict)


class DungeonFile(Struct, forbid_unknown_fields=True):
    """dungeon.toml"""

    card: list[DungeonEntry]


class SlotEntry(Struct, forbid_unknown_fields=True):
    """MM-A5: what a boss demands, and where."""

    ports: str
    needs: str
    times: Annotated[int, Meta(ge=1, le=6)] = 1
    needs_flag: str = ""
    sets_flag: str = ""


class MissionCardEntry(Struct, forbid_unknown_fields=True):
    """A boss, altar, cell, river or hidden card."""

    id: Id
    icon: str
    line: str = ""
    slot: list[SlotEntry] = field(default_factory=list)
    role: Literal["", "cell", "crown", "ambush", "treasury", "oracle"] = ""
    give: Literal["", "c", "b", "w", "r", "k", "s"] = ""
    take: str = ""
    name: Names = field(default_factory=dict)


class MissionCardsFile(Struct, forbid_unknown_fields=True):
    """mission-cards.toml"""

    card: list[MissionCardEntry]


class VerbEntry(Struct, forbid_unknown_fields=True):
    """What a spellbook does."""

    verb: str
    symbol: str = ""


class BookEntry(Struct, forbid_unknown_fields=True):
    """A spellbook; one that does nothing stays in the box."""

    id: Id
    icon: str
    do: list[VerbEntry] = field(default_factory=list)
    effect: str = ""  # the old form
    name: Names = field(default_factory=dict)


class BooksFile(Struct, forbid_unknown_fields=True):
    """books.toml"""

    book: list[BookEntry]


class ArtifactEntry(Struct, forbid_unknown_fields=True):
    """An artifact."""

    id: Id
    icon: str
    name: Names = field(default_factory=dict)


class ArtifactsFile(Struct, forbid_unknown_fields=True):
    """artifacts.toml"""

    artifact: list[ArtifactEntry]


class GroupEntry(Struct, forbid_unknown_fields=True):
    """A group of adventurers."""

    id: Slug
    icon: str
    pattern: str
    name: Names = field(default_factory=dict)


class GroupsFile(Struct, forbid_unknown_fields=True):
    """groups.toml"""

    group: list[GroupEntry]


class GoalEntry(Struct, forbid_unknown_fields=True):
    """A goal card."""

    id: Id
    points: Annotated[int, Meta(ge=1, le=20)]
    needs: str = ""
    deeds: dict[Deed, Annotated[int, Meta(ge=1, le=20)]] = field(default_factory=dict)


class GoalsFile(Struct, forbid_unknown_fields=True):
    """goals.toml"""

    goal: list[GoalEntry]


class Entry(Protocol):
    """Whatever has an id."""

    id: Id


E = TypeVar("E", bound=Entry)


@lru_cache(maxsize=64)
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own. What a pack does not have is taken from the game."""
    files = content_files(FOLDER, pack)
    artifacts = _artifacts(files["artifacts.toml"])
    cards: list[Card] = []
    _start_cards(files["start.toml"], cards)
    _dungeon_cards(files["dungeon.toml"], cards)
    _mission_cards(files["mission-cards.toml"], cards, artifacts)
    books, goals, groups = _books(files["books.toml"]), _goals(files["goals.toml"]), _groups(files["groups.toml"])
    content = Content(cards, artifacts, books, goals=goals, groups=groups, missions=[])
    missions = [name for name in sorted(files) if MISSION.fullmatch(name)]
    for place, name in enumerate(missions, 1):
        mission = load_mission(files[name], content)
        if mission.number != place:
            raise BadPack(files[name], "number", f"missions are counted from 1: this is number {place}")
        content.missions.append(mission)
    return content


# --- cards ------------------------------------------------------------------------------------------------------------


def _start_cards(file: File, cards: list[Card]) -> None:
    for where, entry in _entries(file, "card", load(file, StartFile).card, [card.id for card in cards]):
        lined = _lined(file, where, entry.line)
        for port, is_open in enumerate(lined.open, 1):
            if not is_open:
                raise BadPack(file, f"{where} .line", f"opening {port} leads nowhere: a start card opens all six (MM-M1)")
        for letter in START_FORBIDDEN:
            if letter in lined.symbols:
                raise BadPack(file, f"{where} .line", f"a start card has no {letter!r} (MM-S6)")
        if any(node.name[0] in "TSrje" for node in lined.nodes):
            raise BadPack(file, f"{where} .line", "a start card has no pits and nothing underground (MM-S6)")
        cards.append(_card(entry.id, "start", lined, copies=entry.copies, line=entry.line, names=_names(entry.name)))


def _dungeon_cards(file: File, cards: list[Card]) -> None:
    for where, entry in _entries(file, "card", load(file, DungeonFile).card, [card.id for card in cards]):
        lined = _lined(file, where, entry.line)
        for port, is_open in enumerate(lined.open, 1):
            if port == entry.wall and is_open:
                raise BadPack(file, f"{where} .wall", f"port {port} is the wall, but a corridor ends there")
            if port != entry.wall and not is_open:
                raise BadPack(file, f"{where} .line", f"opening {port} leads nowhere: no corridor ends there (MM-M1)")
        cards.append(_card(entry.id, "dungeon", lined, cost=entry.cost, line=entry.line, names=_names(entry.name)))


def _mission_cards(file: File, cards: list[Card], artifacts: list[Artifact]) -> None:
    for where, entry in _entries(file, "card", load(file, MissionCardsFile).card, [card.id for card in cards]):
        lined = _lined(file, where, entry.line) if entry.line else Lined()
        slots = [_slot(file, f"{where} .slot[{place}]", one, artifacts) for place, one in enumerate(entry.slot)]
        role = entry.role
        known = artifacts_by_id(artifacts)
        if entry.take and entry.take not in known:
            raise BadPack(file, f"{where} .take", f"there is no artifact {entry.take!r}")
        if bool(entry.take) != (role in ("cell", "crown")) or bool(entry.give) != (role == "cell"):
            raise BadPack(file, f"{where} .role", "a cell has give and take, a crown hall has take, no other card has them")
        cards.append(
            _card(
                entry.id,
                "mission",
                lined,
                line=entry.line,
                slots=slots,
                role=_goal_role(file, where, entry, lined, slots) if slots else role,
                give=ITEM_KINDS[ITEM_LETTERS.index(entry.give)] if entry.give else NO_SYMBOL,
                takes=known.get(entry.take, NO_ARTIFACT),
                names=_names(entry.name),
                icon=entry.icon,
            )
        )
        if not slots:
            for port, is_open in enumerate(lined.open, 1):
                if not is_open:
                    raise BadPack(file, f"{where} .line", f"opening {port} leads nowhere: this card opens all six (MM-A4)")


def _card(id: str, kind: str, lined: Lined, **named: Any) -> Card:
    usual: dict[str, Any] = {"cost": 0, "copies": 1, "slots": []}
    return Card(id, kind, nodes=lined.nodes, corridors=lined.corridors, **usual | named)


def _goal_role(file: File, where: str, entry: MissionCardEntry, lined: Lined, slots: list[Slot]) -> str:
    """MM-A5: a boss has slots at its ports and no inside; a tower has slots at its portals and no ports."""
    tower = not slots[0].ports
    if entry.role:
        raise BadPack(file, f"{where} .role", "a card with slots has no other role")
    if any((not slot.ports) != tower for slot in slots):
        raise BadPack(file, f"{where} .slot", "all slots are at portals, or none is")
    if tower and (any(lined.open) or "o" not in lined.symbols):
        raise BadPack(file, f"{where} .line", "slots at portals need a card without openings and with portals")
    if not tower and entry.line:
        raise BadPack(file, f"{where} .line", "a boss has no corridors: a leg ends there")
    return "tower" if tower else "boss"


def _lined(file: File, where: str, line: str) -> Lined:
    try:
        return read_line(line)
    except BadLine as error:
        raise BadPack(file, f"{where} .line", str(error)) from error


def _entries(file: File, word: str, entries: Sequence[E], others: list[str]) -> Iterator[tuple[str, E]]:
    """Each entry of a file with its place there; ids are unique, also among others."""
    seen = set(others)
    for number, entry in enumerate(entries):
        where = f'{word}[{number}] "{entry.id}"'
        if entry.id in seen:
            raise BadPack(file, f"{where} .id", f"{entry.id} is there twice")
        seen.add(entry.id)
        yield where, entry


def _names(names: Names) -> dict[str, str]:
    return {str(language): name for language, name in names.items()}


def _slot(file: File, where: str, entry: SlotEntry, artifacts: list[Artifact]) -> Slot:
    if entry.ports == "any":
        ports = ALL_PORTS
    elif entry.ports == "portal":
        ports = ()
    else:
        words = entry.ports.split()
        if not words or any(word not in ("1", "2", "3", "4", "5", "6") for word in words):
            raise BadPack(file, f"{where} .ports", f'{entry.ports!r}: write "any", "portal" or ports such as "5 6"')
        ports = tuple(Port(int(word) - 1) for word in words)
    items, brought, goal = read_needs(file, f"{where} .needs", entry.needs, artifacts)
    flags = {"needs_flag": entry.needs_flag, "sets_flag": entry.sets_flag}
    return Slot(ports, items, brought, goal_card=goal, times=entry.times, **flags)


# --- the rest of the box ----------------------------------------------------------------------------------------------


def _books(file: File) -> list[Book]:
    books: list[Book] = []
    for where, entry in _entries(file, "book", load(file, BooksFile).book, []):
        if entry.effect:
            new = OLD_EFFECTS.get(entry.effect, 'verb = "..."')
            raise BadPack(file, f"{where} .effect", f"{entry.effect!r} is the old form; write do = [{{ {new} }}]")
        do = tuple(_verb(file, f"{where} .do[{place}]", one) for place, one in enumerate(entry.do))
        in_stack = 1 + sum(bool(book.do) for book in books)
        books.append(Book(entry.id, in_stack, do, entry.icon, _names(entry.name)))
    return books


def _verb(file: File, where: str, entry: VerbEntry) -> Verb:
    if entry.verb not in VERBS:
        raise BadPack(file, f"{where} .verb", f"unknown verb {entry.verb!r}; there are {', '.join(VERBS)}")
    if entry.verb != "overcome":
        if entry.symbol:
            raise BadPack(file, f"{where} .symbol", f"{entry.verb!r} needs no symbol")
        verb: Verb = VERBS[entry.verb]()
        return verb
    if entry.symbol not in OVERCOMES:
        raise BadPack(file, f"{where} .symbol", f"{entry.symbol!r} cannot be overcome; there are {', '.join(OVERCOMES)}")
    return Overcome(OVERCOMES[entry.symbol])


def _artifacts(file: File) -> list[Artifact]:
    entries = _entries(file, "artifact", load(file, ArtifactsFile).artifact, [])
    return [Artifact(entry.id, entry.icon, _names(entry.name)) for _, entry in entries]


def _groups(file: File) -> list[Group]:
    groups: list[Group] = []
    for number, entry in enumerate(load(file, GroupsFile).group):
        for other in groups:
            if other.id == entry.id or other.glyph == entry.icon or other.pattern == entry.pattern:
                raise BadPack(file, f'group[{number}] "{entry.id}"', "every group has its own name, glyph and stroke (MM-G7)")
        groups.append(Group(entry.id, entry.icon, _names(entry.name), entry.pattern))
    return groups


def _goals(file: File) -> list[GoalCard]:
    goals: list[GoalCard] = []
    for where, entry in _entries(file, "goal", load(file, GoalsFile).goal, []):
        items, _, _ = read_needs(file, f"{where} .needs", entry.needs, [])
        if not any(items) and not entry.deeds:
            raise BadPack(file, where, "a goal card needs items or deeds")
        deeds = {str(deed): least for deed, least in entry.deeds.items()}
        goals.append(GoalCard(entry.id, entry.points, items, tuple(deeds.get(deed, 0) for deed in DEEDS)))
    return goals
