"""The content of a pack: a file for the maps and one for each team, decoded and checked, then laid out for the rules."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field, structs

from tafelrunde.engine.fields import GIVEN, MISSING, NAMED
from tafelrunde.engine.library import content_files
from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.duels import ruleset
from tafelrunde.games.duels.ids import NO_CHARACTER, NO_VALUE, CardId, CharacterId, Points, TeamId
from tafelrunde.games.duels.verbs import VERBS
from tafelrunde.games.duels.verbs.fights import AddAttack

FOLDER = Path(__file__).parent / "content"
DECK = 31  # cards
LEAST_TEAMS = 6
ICONS = {"melee": "gi:broadsword", "ranged": "gi:high-shot", "both": "gi:sword-array"}

Health = Annotated[int, Meta(ge=1, le=60)]
Value = Annotated[int, Meta(ge=0, le=30)]
Change = Annotated[int, Meta(ge=-30, le=30)]
Copies = Annotated[int, Meta(ge=1, le=31)]
Slug = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=24)]


class CharacterEntry(Struct, forbid_unknown_fields=True):
    """A character of the team, the lead first."""

    id: Slug
    role: Literal["lead", "partner"]
    health: Health
    icon: str
    figures: Annotated[int, Meta(ge=1, le=2)] = 1
    swims: bool = False
    hides: bool = False


class BasicEntry(Struct, forbid_unknown_fields=True):
    """HD-P4: a basic card."""

    user: str
    icon: Literal["melee", "ranged", "both"]
    attack: Value
    defence: Value
    copies: Copies = 1


class VerbEntry(Struct, forbid_unknown_fields=True, rename={"other": "with", "condition": "if", "role": "as"}):
    """One line of a card: a verb and its parameters."""

    verb: str
    who: str = ""
    other: str = ""
    amount: Change = 0
    spaces: Value = 0
    cards: Value = 0
    look: Annotated[int, Meta(ge=0, le=6)] = 0
    take: Annotated[int, Meta(ge=0, le=6)] = 0
    attack: Change = 0
    defence: Change = 0
    by: Literal["", "damage", "foe_attack"] = ""
    where: Literal["", "any", "adjacent_user", "adjacent_lead", "adjacent_enemy"] = ""
    how: Literal["", "choice", "random", "picked"] = ""
    player: Literal["", "me", "foe_owner", "pick", "it"] = ""
    condition: Literal["", "damage", "undefended", "defended", "melee", "ranged", "adjacent"] = ""
    role: Literal["", "attack", "defence"] = ""
    may: bool = False


class CardEntry(Struct, forbid_unknown_fields=True):
    """HD-P5, HD-P6: a power or special card."""

    id: Slug
    kind: Literal["power", "special"]
    users: list[str]
    icon: str
    copies: Copies = 1
    together: bool = False
    reach: Literal["", "melee", "ranged", "both"] = ""
    attack: Value | None = None
    defence: Value | None = None
    free: bool = False
    timing: Literal["turn", "attacked", "would_die"] = "turn"
    clock: Annotated[int, Meta(ge=0, le=9)] = 0
    need: list[str] = field(default_factory=list)
    reveal: list[VerbEntry] = field(default_factory=list)
    after: list[VerbEntry] = field(default_factory=list)
    do: list[VerbEntry] = field(default_factory=list)
    relic: list[VerbEntry] = field(default_factory=list)
    relic_if: str = ""


class TeamFile(Struct, forbid_unknown_fields=True):
    """<team>.toml"""

    side: Literal["good", "evil"]
    character: list[CharacterEntry]
    basic: list[BasicEntry]
    card: list[CardEntry]
    title: str = ""


class MapEntry(Struct, forbid_unknown_fields=True):
    """A map, row by row."""

    id: Slug
    ground: str
    rows: Annotated[
        list[Annotated[str, Meta(min_length=ruleset.WIDE, max_length=ruleset.WIDE)]],
        Meta(min_length=ruleset.HIGH, max_length=ruleset.HIGH),
    ]
    relics_return: bool = False


class TerrainEntry(Struct, forbid_unknown_fields=True):
    """What a letter of a map stands for."""

    letter: Annotated[str, Meta(min_length=1, max_length=1)]
    id: Slug
    blocks_movement: bool
    blocks_sight: bool
    icon: str
    ground: str
    special: Literal["", "swim", "hide", "fairy", "burrow"] = ""


class MapsFile(Struct, forbid_unknown_fields=True):
    """maps.toml"""

    map: list[MapEntry]
    terrain: list[TerrainEntry]


@lru_cache(maxsize=64)
def pack_content(pack: str) -> ruleset.Content:
    """A pack, read once; without a name the game's own."""
    files = content_files(FOLDER, pack, whole=True)
    maps, terrains = _maps(files["maps.toml"])  # which says so if there is none
    del files["maps.toml"]
    if len(files) < LEAST_TEAMS:
        raise BadPack(pack, "", f"six seats need at least {LEAST_TEAMS} teams; this pack has {len(files)}")
    teams: list[ruleset.Team] = []
    characters: list[ruleset.Character] = []
    cards: list[ruleset.Card] = []
    for _, file in sorted(files.items()):
        _team(file, teams, characters, cards)
    return ruleset.Content(tuple(teams), tuple(characters), tuple(cards), maps, terrains)


# --- maps -------------------------------------------------------------------------------------------------------------


def _maps(file: File) -> tuple[tuple[ruleset.Map, ...], tuple[ruleset.Terrain, ...]]:
    """HD-B1: every map with what stands on its squares."""
    found = load(file, MapsFile)
    letters = {entry.letter: index for index, entry in enumerate(found.terrain)}
    terrains = tuple(
        ruleset.Terrain(e.id, e.icon, e.ground, wall=e.blocks_movement, opaque=e.blocks_sight, special=e.special)
        for e in found.terrain
    )
    maps = []
    for number, entry in enumerate(found.map):
        where = f'map[{number}] "{entry.id}"'
        terrain = []
        for row, text in enumerate(entry.rows):
            for letter in text:
                if letter != "." and letter not in letters:
                    raise BadPack(file, f"{where} .rows[{row}]", f"{letter!r} is no terrain; there are {''.join(letters)}")
                terrain.append(letters.get(letter, -1))
        wall = tuple(kind >= 0 and terrains[kind].wall for kind in terrain)
        for column, name in ((0, "a"), (ruleset.WIDE - 1, "j")):
            free = sum(not wall[row * ruleset.WIDE + column] for row in range(ruleset.HIGH))
            if free < 2:
                raise BadPack(file, f"{where} .rows", f"column {name} needs at least two free start squares, it has {free}")
        opaque = tuple(kind >= 0 and terrains[kind].opaque for kind in terrain)
        special = tuple(terrains[kind].special if kind >= 0 else "" for kind in terrain)
        maps.append(
            ruleset.Map(
                entry.id, entry.ground, tuple(terrain),
                wall=wall, opaque=opaque, special=special, relics_return=entry.relics_return,
            )
        )  # fmt: skip
    if not maps:
        raise BadPack(file, "map", "there is no map")
    return tuple(maps), terrains


# --- teams ------------------------------------------------------------------------------------------------------------


OLD_FORM: Final = "; effects are written like this now: do = [{ verb = 'heal', who = 'user', amount = 3 }]"


def _team_file(file: File) -> TeamFile:
    try:
        return load(file, TeamFile)
    except BadPack as bad:
        old = any(name in bad.what for name in ("`do`", "`n`", "`play`", "`status`", "`verb`"))
        raise BadPack(file, bad.where, bad.what + (OLD_FORM if old else "")) from bad


class Place(Struct):
    """Where an error would be, and the characters of the team that can be named there."""

    file: File
    where: str
    known: dict[str, ruleset.Character]

    def bad(self, field: str, what: str) -> BadPack:
        return BadPack(self.file, f"{self.where} {field}".strip(), what)

    def character(self, field: str, name: str) -> ruleset.Character:
        if name not in self.known:
            raise self.bad(field, f"{name!r} is no character of this team; there are {', '.join(self.known)}")
        return self.known[name]


def _team(file: File, teams: list[ruleset.Team], characters: list[ruleset.Character], cards: list[ruleset.Card]) -> None:
    """HD-S2, HD-S5: a team of two or three figures with a deck of 31 cards."""
    found = _team_file(file)
    index, name = TeamId(len(teams)), file.stem
    known: dict[str, ruleset.Character] = {}
    slots: list[CharacterId] = []
    names: list[str] = []
    for number, entry in enumerate(found.character):
        where = f'character[{number}] "{entry.id}"'
        if entry.id in known or any(entry.id == other.id for other in characters):
            raise BadPack(file, f"{where} .id", "there is another character of this name")
        character = ruleset.Character(
            CharacterId(len(characters)), entry.id, index,
            lead=entry.role == "lead", figures=entry.figures, health=Points(entry.health), icon=entry.icon,
            swims=entry.swims, hides=entry.hides,
        )  # fmt: skip
        known[entry.id] = character
        characters.append(character)
        for copy in range(1, entry.figures + 1):
            slots.append(character.index)
            names.append(entry.id if entry.figures == 1 else f"{entry.id}-{copy}")
    if not 2 <= len(slots) <= 3:
        raise BadPack(file, "character", f"a team has two or three figures, not {len(slots)}")
    if not found.character[0].role == "lead":
        raise BadPack(file, "character[0] .role", "the first character is the lead")
    deck: list[CardId] = []
    for number, basic in enumerate(found.basic):
        place = Place(file, f"basic[{number}]", known)
        user = place.character(".user", basic.user)
        card_id = f"{basic.user}.b{basic.attack}{basic.defence}{basic.icon[0]}"
        if any(card.id == card_id for card in cards):
            raise place.bad("", f"the card {card_id!r} is there twice; raise its copies instead")
        cards.append(_basic(CardId(len(cards)), card_id, user, basic))
        deck += [cards[-1].index] * basic.copies
    for number, talent in enumerate(found.card):
        place = Place(file, f'card[{number}] "{talent.id}"', known)
        card_id = f"{name}.{talent.id}"
        if any(card.id == card_id for card in cards):
            raise place.bad(".id", "there is another card of this name")
        card = _talent(place, CardId(len(cards)), card_id, talent)
        cards.append(card)
        deck += [card.index] * talent.copies
        if card.timing == "would_die":
            for user_index in card.users:
                characters[user_index].saviour = True
    if len(deck) != DECK:
        raise BadPack(file, "card", f"a deck has {DECK} cards, this one {len(deck)}")
    free = any(cards[card].free for card in deck)
    teams.append(
        ruleset.Team(
            index, name, found.side == "good",
            slots=tuple(slots), names=tuple(names), deck=tuple(sorted(deck)), has_free=free, title=found.title,
        )
    )  # fmt: skip


def _basic(index: CardId, id: str, user: ruleset.Character, entry: BasicEntry) -> ruleset.Card:
    return ruleset.Card(
        index, id, user.team, kind=ruleset.BASIC, users=(user.index,),
        icon=ICONS[entry.icon], copies=entry.copies, reach=entry.icon,
        attack=Points(entry.attack), defence=Points(entry.defence),
    )  # fmt: skip


def _talent(place: Place, index: CardId, id: str, entry: CardEntry) -> ruleset.Card:
    if not entry.users:
        raise place.bad(".users", "this card is for nobody")
    users = [place.character(".users", name) for name in entry.users]
    if entry.kind == "power":
        if entry.attack is None and entry.defence is None:
            raise place.bad("", "a power card needs an attack or a defence value")
        if (entry.attack is not None) != (entry.reach != ""):
            raise place.bad(".reach", "a card with an attack value says melee, ranged or both, and no other does")
        if entry.do or entry.relic or entry.clock or entry.timing != "turn" or entry.need:
            raise place.bad("", "a power card has only the effects reveal and after")
    else:
        if entry.attack is not None or entry.defence is not None or entry.reach or entry.reveal or entry.after:
            raise place.bad("", "a special card is not used in combat: no attack, defence, reach, reveal or after")
        if not entry.do and not entry.relic:
            raise place.bad(".do", "a special card needs an effect")
    target, near = _needs(place, entry)
    health, character, fallen = _relic_condition(place, entry)
    reveal = sorted(_verbs(place, "reveal", entry), key=lambda verb: isinstance(verb, AddAttack))  # HD-C7: set, then add
    play = _verbs(place, "do", entry)
    if (entry.timing == "would_die") != ([line.verb for line in entry.do] == ["survive"]):
        raise place.bad(".do", "a card for the last moment has the one effect 'survive', and no other card has it")
    return ruleset.Card(
        index, id, users[0].team,
        kind=ruleset.POWER if entry.kind == "power" else ruleset.SPECIAL, users=tuple(user.index for user in users),
        icon=entry.icon, copies=entry.copies, together=entry.together, reach=entry.reach,
        attack=NO_VALUE if entry.attack is None else Points(entry.attack),
        defence=NO_VALUE if entry.defence is None else Points(entry.defence),
        free=entry.free, timing=entry.timing, clock=entry.clock, need_target=target, need_near=near,
        reveal=tuple(reveal), after=_verbs(place, "after", entry),
        play=play, relic=_verbs(place, "relic", entry),
        relic_health=health, relic_character=character, relic_fallen=fallen,
    )  # fmt: skip


def _needs(place: Place, entry: CardEntry) -> tuple[CharacterId, bool]:
    target, near = NO_CHARACTER, False
    for need in entry.need:
        if need.startswith("target="):
            target = place.character(".need", need.removeprefix("target=")).index
        elif need == "within2":
            near = True
        else:
            raise place.bad(".need", f"{need!r} is no need; there are target=CHARACTER and within2")
    return target, near


def _relic_condition(place: Place, entry: CardEntry) -> tuple[Points, CharacterId, bool]:
    text = entry.relic_if
    if text in ("", "dead:partner"):
        return Points(0), NO_CHARACTER, bool(text)
    health, colon, name = text.removeprefix("hp<=").partition(":")
    if not (text.startswith("hp<=") and colon and health.isdigit()):
        raise place.bad(".relic_if", f"{text!r} is no condition; there are hp<=N:CHARACTER and dead:partner")
    return Points(int(health)), place.character(".relic_if", name).index, False


# --- verbs ------------------------------------------------------------------------------------------------------------

TOML_NAMES: Final = {field.name: field.encode_name for field in structs.fields(VerbEntry)}
REVEALS: Final = [name for name, kind in VERBS.items() if kind.hook == "reveal"]


def _verbs(place: Place, hook: str, card: CardEntry) -> tuple[ruleset.Verb, ...]:
    """HD-X2: the lines of one part of a card."""
    lines: list[VerbEntry] = getattr(card, hook)
    return tuple(
        _verb(Place(place.file, f"{place.where} .{hook}[{number}]", place.known), line, hook, card)
        for number, line in enumerate(lines)
    )


def _verb(place: Place, line: VerbEntry, hook: str, card: CardEntry) -> ruleset.Verb:
    """One line of a card, checked against the fields of its verb."""
    kind = VERBS.get(line.verb)
    if kind is None:
        raise place.bad(".verb", f"unknown effect {line.verb!r}; there are {', '.join(VERBS)}")
    fields = {field.name: field for field in kind.fields if field.when in (GIVEN, NAMED)}
    values: dict[str, Any] = {}
    for name, called in TOML_NAMES.items():
        value = getattr(line, name)
        if name == "verb":
            continue
        if value and name not in fields:
            raise place.bad(f".{called}", f"the effect {line.verb!r} does not have it")
        if value:
            values[name] = _whom(place, f".{called}", value) if name in ("who", "other") else value
        elif name in fields and fields[name].default is MISSING:
            raise place.bad(f".{called}", f"the effect {line.verb!r} needs it")
    if (kind.hook == "reveal") != (hook == "reveal"):
        raise place.bad(".verb", f"only {', '.join(REVEALS)} belong into reveal, and only there")
    if kind.timing and card.timing != kind.timing:
        raise place.bad(".verb", f"{line.verb!r} needs timing = {kind.timing!r}")
    if kind.needs_clock and not card.clock:
        raise place.bad(".verb", f"{line.verb!r} lasts while a clock runs: the card needs one")
    return kind(**values)


def _whom(place: Place, field: str, text: str) -> ruleset.Whom:
    """`user`, `team`, a character, `pick enemy los of frost`, `each enemy adjacent of foe except foe`."""
    mode, *rest = text.split()
    if not rest:
        if mode in ("user", "foe", "target", "team", "partners", "it"):
            return ruleset.Whom(mode)
        return ruleset.Whom("character", character=place.character(field, mode).index)
    side = rest.pop(0)
    if mode not in ("pick", "each") or side not in ("enemy", "own", "any"):
        raise place.bad(field, f"{text!r}: begin with pick or each, then enemy, own or any")
    found = ruleset.Whom(mode, side)
    while rest:
        if rest[0] in ("lead", "partner"):
            found.rank = rest.pop(0)
        elif rest[0] in ("adjacent", "los"):
            found.where = rest.pop(0)
        elif rest[:3] == ["of", "one", "opponent"]:
            found.of_one_opponent = True
            del rest[:3]
        elif rest[:2] == ["except", "foe"]:
            found.except_foe = True
            del rest[:2]
        elif rest[0] == "of" and len(rest) > 1:
            found.origin = rest[1]
            if rest[1] not in ("user", "foe"):
                found.origin, found.origin_character = "character", place.character(field, rest[1]).index
            del rest[:2]
        else:
            raise place.bad(field, f"{rest[0]!r} is not understood in {text!r}")
    return found
