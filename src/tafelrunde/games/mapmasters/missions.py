"""A mission of a pack: its grid, gates, deck, rules and score, decoded and checked; also whether it can be won at all."""

import dataclasses
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.mapmasters import ids, ruleset

Counter = Literal["coins", "barrels", "empty", "books", "tokens", "kills", "jumps", "deck", "hidden", "goals"]
Small = Annotated[int, Meta(ge=0, le=20)]
MOST_SPACES = 63  # a set of spaces fits into one machine word


class DeckEntry(Struct, forbid_unknown_fields=True):
    """MM-S9: how many cards of each class."""

    start: Annotated[int, Meta(ge=0, le=200)] = 0
    cost3: Annotated[int, Meta(ge=0, le=200)] = 0
    cost4: Annotated[int, Meta(ge=0, le=200)] = 0
    cost5: Annotated[int, Meta(ge=0, le=200)] = 0
    cost6: Annotated[int, Meta(ge=0, le=200)] = 0


class ExitEntry(Struct, forbid_unknown_fields=True):
    """Places of the border where groups may leave, and what that takes."""

    at: list[str]
    needs: str = ""
    artifact: str = ""
    hostage: bool = False


class TermEntry(Struct, forbid_unknown_fields=True, rename={"counters": "of", "base": "from"}):
    """MM-W2: one summand of the score, rounded down."""

    counters: list[Counter]
    times: Annotated[int, Meta(ge=1, le=20)] = 1
    per: Annotated[int, Meta(ge=1, le=20)] = 1
    base: Small = 0


class InsideEntry(Struct, forbid_unknown_fields=True):
    """A group that starts inside the dungeon."""

    group: str
    space: str
    port: Literal[1, 2, 3, 4, 5, 6]


class GoalCardsEntry(Struct, forbid_unknown_fields=True):
    """MM-S7: goal cards, revealed and kept."""

    reveal: Annotated[int, Meta(ge=1, le=27)]
    keep: Annotated[int, Meta(ge=1, le=8)]


class MissionFile(Struct, forbid_unknown_fields=True):
    """mission-NN.toml"""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=24)]
    number: Annotated[int, Meta(ge=1, le=99)]
    icon: str
    grid: Annotated[list[str], Meta(min_length=1, max_length=9)]
    groups: Annotated[int, Meta(ge=1, le=8)]
    entries: list[str]
    deck: DeckEntry
    money: Small
    score: list[TermEntry]
    exit: list[ExitEntry] = field(default_factory=list)
    artifacts: dict[str, str] = field(default_factory=dict)
    victory: Literal["slots", "exits", "hostages", "crown"] = "slots"
    hidden: list[str] = field(default_factory=list)
    inside: InsideEntry | None = None
    order: bool = False
    raft: bool = False
    portal_limit: Small | None = None
    kill_limit: Small | None = None
    carry_limit: Small | None = None
    collapse: Small = 0
    goal_cards: GoalCardsEntry | None = None
    lantern: str = ""
    name: dict[Literal["de", "en"], str] = field(default_factory=dict)
    story: dict[Literal["de", "en"], str] = field(default_factory=dict)


@dataclasses.dataclass
class Reading:
    """A mission file while it is read."""

    file: File
    found: MissionFile
    content: ruleset.Content
    cells: list[list[str]] = dataclasses.field(init=False)
    columns: int = dataclasses.field(init=False)
    grid: list[str] = dataclasses.field(init=False)
    cards: dict[str, ids.CardId] = dataclasses.field(init=False)
    artifacts: dict[str, ids.ArtifactId] = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.cells = [row.split() for row in self.found.grid]
        self.columns = len(self.cells[0])
        for row, cells in enumerate(self.cells):
            if len(cells) != self.columns or not 1 <= self.columns <= 9:
                raise BadPack(
                    self.file, f"grid[{row}]", f"every row has the same number of spaces (1 to 9), here {self.columns}"
                )
        self.grid = [cell for cells in self.cells for cell in cells]
        if len(self.grid) > MOST_SPACES:
            raise BadPack(self.file, "grid", f"a dungeon has at most {MOST_SPACES} spaces, here {len(self.grid)}")
        self.cards = {card.id: ids.CardId(index) for index, card in enumerate(self.content.cards)}
        self.artifacts = artifacts_by_id(self.content.artifacts)

    def fail(self, where: str, what: str) -> BadPack:
        """An error of this file."""
        return BadPack(self.file, where, what)

    def space(self, where: str, name: str) -> ids.Space:
        """`b2` as a number."""
        column = ord(name[0]) - 97 if name else -1
        row = int(name[1:]) - 1 if name[1:].isdigit() else -1
        if not (0 <= column < self.columns and 0 <= row < len(self.cells)):
            raise self.fail(where, f"there is no space {name!r} in this grid")
        return ids.Space(row * self.columns + column)

    def gate(self, where: str, text: str) -> ruleset.Gate:
        """`a2W`: a space at the border and its outer side (MM-S8)."""
        side = text[-1:].lower()
        space = self.space(where, text[:-1])
        row, column = divmod(int(space), self.columns)
        if side not in ruleset.SIDES or not side:
            raise self.fail(where, f"{text!r}: a space and a side N, E, S or W, such as a2W")
        at_border = {"n": row == 0, "s": row == len(self.cells) - 1, "w": column == 0, "e": column == self.columns - 1}[side]
        if not at_border:
            raise self.fail(where, f"{text!r}: that side does not lie at the border of the dungeon")
        if self.grid[space] == "#":
            raise self.fail(where, f"{text!r}: there is nothing at {text[:-1]}")
        return ruleset.Gate(space, side)

    def artifact(self, where: str, id: str) -> ids.ArtifactId:
        """An artifact by its name."""
        if id not in self.artifacts:
            raise self.fail(where, f"there is no artifact {id!r}")
        return self.artifacts[id]

    def card(self, where: str, id: str) -> ruleset.Card:
        """A card by its name."""
        if id not in self.cards:
            raise self.fail(where, f"there is no card {id!r}")
        return self.content.cards[self.cards[id]]


def load_mission(file: File, content: ruleset.Content) -> ruleset.Mission:
    """One mission with all checks."""
    found = load(file, MissionFile)
    reading = Reading(file, found, content)
    _check_grid(reading)
    entries = [reading.gate(f"entries[{place}]", text) for place, text in enumerate(found.entries)]
    choosing = found.groups - (found.inside is not None)
    if len({(gate.space, gate.side) for gate in entries}) != len(entries) or len(entries) < choosing:
        raise reading.fail("entries", f"{choosing} groups need as many different entry points; there are {len(entries)}")
    if found.groups > len(content.groups):
        raise reading.fail("groups", f"there are only {len(content.groups)} groups")
    deck = found.deck
    goals = found.goal_cards
    mission = ruleset.Mission(
        found.id,
        found.number,
        columns=reading.columns,
        rows=len(reading.cells),
        grid=reading.grid,
        artifacts=_laid_artifacts(reading),
        groups=found.groups,
        entries=entries,
        exits=_exits(reading),
        deck=(deck.start, deck.cost3, deck.cost4, deck.cost5, deck.cost6),
        money=ids.Coins(found.money),
        score=[_term(reading, place, term) for place, term in enumerate(found.score)],
        hidden=tuple(reading.cards[name] for name in found.hidden),
        inside=_inside(reading),
        order=found.order,
        raft=found.raft,
        portal_limit=_limit(found.portal_limit),
        kill_limit=_limit(found.kill_limit),
        carry_limit=_limit(found.carry_limit),
        collapse=found.collapse,
        goal_cards=goals.reveal if goals else 0,
        keep=goals.keep if goals else 0,
        lantern=reading.artifact("lantern", found.lantern) if found.lantern else ids.NO_ARTIFACT,
        victory=found.victory,
        names={str(language): name for language, name in found.name.items()},
        texts={"story": {str(language): text for language, text in found.story.items()}} if found.story else {},
        icon=found.icon,
    )
    _check_stock(reading)
    _check_winnable(reading, mission)
    return mission


def artifacts_by_id(artifacts: list[ruleset.Artifact]) -> dict[str, ids.ArtifactId]:
    """Where each artifact stands."""
    return {artifact.id: ids.ArtifactId(index) for index, artifact in enumerate(artifacts)}


Needs = tuple[ruleset.Amounts, tuple[ids.ArtifactId, ...], bool]  # items, artifacts, and whether the goal card counts


def read_needs(file: File, where: str, text: str, artifacts: list[ruleset.Artifact]) -> Needs:
    """`5c`, `A12 2s`, `goal`: items by kind, artifacts, and whether the goal card counts."""
    items = [0] * ids.ITEMS
    known = artifacts_by_id(artifacts)
    brought: list[ids.ArtifactId] = []
    goal = False
    for word in text.split():
        if word == "goal":
            goal = True
        elif word in known:
            brought.append(known[word])
        elif word[:-1].isdigit() and word[-1] in ids.ITEM_LETTERS and int(word[:-1]) > 0:
            items[ids.ITEM_LETTERS.index(word[-1])] += int(word[:-1])
        else:
            raise BadPack(file, where, f"{word!r} is neither an artifact nor a number of items such as 5c ({ids.ITEM_LETTERS})")
    return tuple(items), tuple(brought), goal


def _limit(value: int | None) -> int:
    return ids.NONE if value is None else value


def _check_grid(reading: Reading) -> None:
    """MM-S5: every fixed card exists and lies once."""
    seen: set[str] = set()
    for space, cell in enumerate(reading.grid):
        where = f"grid[{space // reading.columns}]"
        if cell in ("S", ".", "#", "?"):
            continue
        card = reading.card(where, cell.removesuffix("'"))
        if card.kind == "start":
            raise reading.fail(where, f"{card.id} is a start card; write S for a random one")
        if card.id in seen:
            raise reading.fail(where, f"{card.id} lies there twice")
        seen.add(card.id)
    if reading.grid.count("?") != len(reading.found.hidden):
        raise reading.fail(
            "hidden", f"there are {reading.grid.count('?')} face-down spaces for {len(reading.found.hidden)} cards"
        )
    for place, name in enumerate(reading.found.hidden):
        card = reading.card(f"hidden[{place}]", name)
        if card.goal or not all(card.open) or name in seen:
            raise reading.fail(f"hidden[{place}]", "a face-down card opens all six ports and lies once (MM-A4)")
        seen.add(name)


def _laid_artifacts(reading: Reading) -> list[tuple[ids.ArtifactId, ids.Space]]:
    """MM-S7: artifacts lie on fixed cards."""
    laid = []
    for name, card in reading.found.artifacts.items():
        artifact = reading.artifact(f"artifacts.{name}", name)
        spaces = [space for space, cell in enumerate(reading.grid) if cell.removesuffix("'") == card]
        if not spaces:
            raise reading.fail(f"artifacts.{name}", f"the card {card!r} does not lie in this mission")
        laid.append((artifact, ids.Space(spaces[0])))
    return laid


def _exits(reading: Reading) -> list[ruleset.Gate]:
    exits = []
    for number, entry in enumerate(reading.found.exit):
        where = f"exit[{number}]"
        items, _, _ = read_needs(reading.file, f"{where} .needs", entry.needs, [])
        artifact = reading.artifact(f"{where} .artifact", entry.artifact) if entry.artifact else ids.NO_ARTIFACT
        for place, text in enumerate(entry.at):
            gate = reading.gate(f"{where} .at[{place}]", text)
            exits.append(ruleset.Gate(gate.space, gate.side, items, artifact, entry.hostage))
    return exits


def _inside(reading: Reading) -> tuple[ids.GroupId, ids.Space, ids.Port] | None:
    """MM-S7: a group that starts at a port inside the dungeon."""
    entry = reading.found.inside
    if entry is None:
        return None
    names = [group.id for group in reading.content.groups[: reading.found.groups]]
    if entry.group not in names:
        raise reading.fail("inside .group", f"{entry.group!r} is not one of the groups {', '.join(names)}")
    space = reading.space("inside .space", entry.space)
    if reading.grid[space] != "S":
        raise reading.fail("inside .space", "a group starts inside on a start card, which opens all six ports")
    return ids.GroupId(names.index(entry.group)), space, ids.Port(entry.port - 1)


def _term(reading: Reading, place: int, entry: TermEntry) -> tuple[ruleset.Score, ...]:
    if not entry.counters:
        raise reading.fail(f"score[{place}] .of", "what is counted?")
    return tuple(ruleset.Score(counter, entry.times, entry.per, entry.base) for counter in entry.counters)


def _check_stock(reading: Reading) -> None:
    """MM-S3, MM-S9: the box holds as many cards as the mission takes out."""
    content, deck = reading.content, reading.found.deck
    starts = sum(card.copies for card in content.cards if card.kind == "start")
    wanted = reading.grid.count("S") + deck.start
    if wanted > starts:
        raise reading.fail("deck.start", f"grid and deck take {wanted} start cards, there are {starts}")
    fixed = {cell.removesuffix("'") for cell in reading.grid}
    for cost, number in ((3, deck.cost3), (4, deck.cost4), (5, deck.cost5), (6, deck.cost6)):
        left = sum(card.cost == cost and card.id not in fixed for card in content.cards)
        if number > left:
            raise reading.fail(f"deck.cost{cost}", f"the mission takes {number} cards, only {left} are left")
    if reading.found.goal_cards is not None:
        goals = reading.found.goal_cards
        if goals.keep != reading.found.groups or goals.keep > goals.reveal or goals.reveal > len(content.goals):
            raise reading.fail("goal_cards", "keep one for each group, and reveal at least as many as are kept")


# --- can it be won? ---------------------------------------------------------------------------------------------------


def _check_winnable(reading: Reading, mission: ruleset.Mission) -> None:
    """What no play could ever meet: too few groups, artifacts that are not there, ports that face the outside."""
    cards = [reading.card("grid", cell.removesuffix("'")) for cell in reading.grid if cell not in ("S", ".", "#", "?")]
    taken = {artifact for artifact, _ in mission.artifacts}
    taken |= {
        card.takes for card in cards + [reading.content.cards[index] for index in mission.hidden] if card.takes != ids.NONE
    }
    slots = 0
    for card in cards:
        space = ids.Space(reading.grid.index(card.id if card.id in reading.grid else f"{card.id}'"))
        for number, slot in enumerate(card.slots):
            slots += slot.times
            where = f"grid: {card.id} slot[{number}]"
            for artifact in slot.artifacts:
                if artifact not in taken:
                    name = reading.content.artifacts[artifact].id
                    raise reading.fail(where, f"the mission cannot be won: {name} is asked for and lies nowhere")
            open_ports = [port for port in slot.ports if _faces_inside(reading, mission, space, port)]
            if slot.ports and len(open_ports) < min(slot.times, len(slot.ports)):
                raise reading.fail(where, "the mission cannot be won: its ports face the outside")
    if mission.victory == "slots" and not slots:
        raise reading.fail("grid", "the mission cannot be won: nobody asks for anything; lay a card with slots")
    if slots > mission.groups:
        raise reading.fail(
            "groups", f"the mission cannot be won: {slots} requirements need as many groups, there are {mission.groups}"
        )
    if mission.victory != "slots" and not mission.exits:
        raise reading.fail("exit", "the mission cannot be won: there is no way out")
    if mission.victory in ("exits", "crown") and len(mission.exits) < mission.groups:
        raise reading.fail("exit", f"the mission cannot be won: {mission.groups} groups need as many exits")
    for gate in mission.exits:
        if gate.artifact != ids.NONE and gate.artifact not in taken:
            raise reading.fail("exit", f"the mission cannot be won: {reading.content.artifacts[gate.artifact].id} lies nowhere")
    if mission.victory == "hostages" and not any(card.role == "cell" for card in cards):
        raise reading.fail("grid", "the mission cannot be won: there is nobody to be freed; lay a cell")
    _check_connected(reading, mission)


def _faces_inside(reading: Reading, mission: ruleset.Mission, space: ids.Space, port: ids.Port) -> bool:
    """Whether a path could ever come to this port of a card on this space."""
    other = ruleset.neighbour(mission, space, port)
    if other == ids.NONE:
        return False
    cell = reading.grid[other]
    if cell in ("S", ".", "?"):
        return True
    return cell != "#" and reading.card("grid", cell.removesuffix("'")).role != "boss"


def _check_connected(reading: Reading, mission: ruleset.Mission) -> None:
    """No part of the dungeon may be cut off by voids."""
    todo = [gate.space for gate in mission.entries]
    seen = set(todo)
    while todo:
        space = todo.pop()
        for port in ruleset.ALL_PORTS:
            near = ruleset.neighbour(mission, space, port)
            if near != ids.NONE and near not in seen and reading.grid[near] != "#":
                seen.add(near)
                todo.append(near)
    for number, cell in enumerate(reading.grid):
        if cell != "#" and number not in seen:
            name = ruleset.space_name(ids.Space(number), mission.columns)
            raise reading.fail("grid", f"the mission cannot be won: {name} cannot be reached from any entry point")
