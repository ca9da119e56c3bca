"""The content of a pack: a file for the maps and one for each team, decoded and checked, then laid out for the rules."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.pack import BadPack, load
from tafelrunde.games.duels import ruleset as r
from tafelrunde.games.duels.ruleset import Card, Character, Content, Effect, Map, Selector, Team, Terrain

FOLDER = Path(__file__).parent / "content"
DECK = 31  # cards
LEAST_TEAMS = 6
REACHES = {"": r.NO_REACH, "melee": r.MELEE, "ranged": r.RANGED, "both": r.BOTH}
ICONS = {"melee": "gi:broadsword", "ranged": "gi:high-shot", "both": "gi:sword-array"}

Health = Annotated[int, Meta(ge=1, le=60)]
Value = Annotated[int, Meta(ge=0, le=30)]
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


class EffectEntry(Struct, forbid_unknown_fields=True, rename={"other": "with", "condition": "if", "role": "as", "verb": "do"}):
    """A verb and its parameters."""

    verb: str
    who: str = ""
    other: str = ""
    n: Annotated[int, Meta(ge=-30, le=30)] = 0
    by: Literal["", "damage", "foe_attack"] = ""
    where: Literal["", "any", "adjacent_user", "adjacent_lead", "adjacent_enemy"] = ""
    how: Literal["choice", "random", "picked"] = "choice"
    player: Literal["me", "foe_owner", "pick", "it"] = "me"
    status: Literal["", "set", "attack", "defence", "hidden", "immobile"] = ""
    attack: Value = 0
    defence: Value = 0
    look: Annotated[int, Meta(ge=0, le=6)] = 0
    condition: Literal["", "damage", "undefended", "defended", "melee", "ranged", "adjacent"] = ""
    may: bool = False
    role: Literal["any", "attack", "defence"] = "any"


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
    reveal: list[EffectEntry] = field(default_factory=list)
    after: list[EffectEntry] = field(default_factory=list)
    play: list[EffectEntry] = field(default_factory=list)
    relic: list[EffectEntry] = field(default_factory=list)
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
        list[Annotated[str, Meta(min_length=r.WIDE, max_length=r.WIDE)]], Meta(min_length=r.HIGH, max_length=r.HIGH)
    ]


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


@cache
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own."""
    folder = Path(pack) if pack else FOLDER
    maps, terrains = _maps(folder / "maps.toml")
    files = [file for file in sorted(folder.glob("*.toml")) if file.name not in ("maps.toml", "pack.toml")]
    if len(files) < LEAST_TEAMS:
        raise BadPack(folder, "", f"six seats need at least {LEAST_TEAMS} teams; this pack has {len(files)}")
    teams: list[Team] = []
    characters: list[Character] = []
    cards: list[Card] = []
    for file in files:
        _team(file, teams, characters, cards)
    return Content(tuple(teams), tuple(characters), tuple(cards), maps, terrains)


# --- maps -------------------------------------------------------------------------------------------------------------


def _maps(file: Path) -> tuple[tuple[Map, ...], tuple[Terrain, ...]]:
    """HD-B1: every map with what stands on its squares."""
    found = load(file, MapsFile)
    letters = {entry.letter: index for index, entry in enumerate(found.terrain)}
    terrains = tuple(
        Terrain(e.id, e.icon, e.ground, e.blocks_movement, e.blocks_sight, r.SPECIALS.index(e.special)) for e in found.terrain
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
        for column, name in ((0, "a"), (r.WIDE - 1, "j")):
            free = sum(not wall[row * r.WIDE + column] for row in range(r.HIGH))
            if free < 2:
                raise BadPack(file, f"{where} .rows", f"column {name} needs at least two free start squares, it has {free}")
        opaque = tuple(kind >= 0 and terrains[kind].opaque for kind in terrain)
        special = tuple(terrains[kind].special if kind >= 0 else 0 for kind in terrain)
        maps.append(Map(entry.id, entry.ground, tuple(terrain), wall, opaque, special))
    if not maps:
        raise BadPack(file, "map", "there is no map")
    return tuple(maps), terrains


# --- teams ------------------------------------------------------------------------------------------------------------


def _team(file: Path, teams: list[Team], characters: list[Character], cards: list[Card]) -> None:
    """HD-S2, HD-S5: a team of two or three figures with a deck of 31 cards."""
    found = load(file, TeamFile)
    index, name = len(teams), file.stem
    known: dict[str, Character] = {}
    slots: list[int] = []
    names: list[str] = []
    for number, entry in enumerate(found.character):
        where = f'character[{number}] "{entry.id}"'
        if entry.id in known or any(entry.id == other.id for other in characters):
            raise BadPack(file, f"{where} .id", "there is another character of this name")
        lead = entry.role == "lead"
        character = Character(
            len(characters), entry.id, index, lead, entry.figures, entry.health, entry.icon, entry.swims, entry.hides
        )
        known[entry.id] = character
        characters.append(character)
        for copy in range(1, entry.figures + 1):
            slots.append(character.index)
            names.append(entry.id if entry.figures == 1 else f"{entry.id}-{copy}")
    if not 2 <= len(slots) <= 3:
        raise BadPack(file, "character", f"a team has two or three figures, not {len(slots)}")
    if not found.character[0].role == "lead":
        raise BadPack(file, "character[0] .role", "the first character is the lead")
    deck: list[int] = []
    for number, basic in enumerate(found.basic):
        where = f"basic[{number}]"
        user = _character(file, f"{where} .user", basic.user, known)
        card_id = f"{basic.user}.b{basic.attack}{basic.defence}{basic.icon[0]}"
        if any(card.id == card_id for card in cards):
            raise BadPack(file, where, f"the card {card_id!r} is there twice; raise its copies instead")
        cards.append(_basic(len(cards), card_id, index, user.index, basic))
        deck += [cards[-1].index] * basic.copies
    for number, talent in enumerate(found.card):
        where = f'card[{number}] "{talent.id}"'
        if any(card.id == f"{name}.{talent.id}" for card in cards):
            raise BadPack(file, f"{where} .id", "there is another card of this name")
        card = _talent(file, where, len(cards), f"{name}.{talent.id}", index, talent, known)
        cards.append(card)
        deck += [card.index] * talent.copies
        if card.timing == r.WOULD_DIE:
            for user_index in card.users:
                characters[user_index].saviour = True
    if len(deck) != DECK:
        raise BadPack(file, "card", f"a deck has {DECK} cards, this one {len(deck)}")
    free = any(cards[card].free for card in deck)
    teams.append(Team(index, name, found.side == "good", tuple(slots), tuple(names), tuple(sorted(deck)), free, found.title))


def _character(file: Path, where: str, name: str, known: dict[str, Character]) -> Character:
    if name not in known:
        raise BadPack(file, where, f"{name!r} is no character of this team; there are {', '.join(known)}")
    return known[name]


def _basic(index: int, id: str, team: int, user: int, entry: BasicEntry) -> Card:
    reach = REACHES[entry.icon]
    none: tuple[Effect, ...] = ()
    return Card(
        index, id, team, r.BASIC, (user,), False, reach, entry.attack, entry.defence, entry.copies, False,
        r.ON_TURN, 0, -1, False, none, none, none, none, 0, -1, False, ICONS[entry.icon],
    )  # fmt: skip


def _talent(file: Path, where: str, index: int, id: str, team: int, entry: CardEntry, known: dict[str, Character]) -> Card:
    if not entry.users:
        raise BadPack(file, f"{where} .users", "this card is for nobody")
    users = tuple(_character(file, f"{where} .users", name, known).index for name in entry.users)
    if entry.kind == "power":
        if entry.attack is None and entry.defence is None:
            raise BadPack(file, where, "a power card needs an attack or a defence value")
        if (entry.attack is not None) != (entry.reach != ""):
            raise BadPack(file, f"{where} .reach", "a card with an attack value says melee, ranged or both, and no other does")
        if entry.play or entry.relic or entry.clock or entry.timing != "turn" or entry.need:
            raise BadPack(file, where, "a power card has only the effects reveal and after")
    else:
        if entry.attack is not None or entry.defence is not None or entry.reach or entry.reveal or entry.after:
            raise BadPack(file, where, "a special card is not used in combat: no attack, defence, reach, reveal or after")
        if not entry.play and not entry.relic:
            raise BadPack(file, f"{where} .play", "a special card needs an effect")
    if (entry.timing == "would_die") != ([effect.verb for effect in entry.play] == ["survive"]):
        raise BadPack(
            file, f"{where} .play", "a card for the last moment has the one effect 'survive', and no other card has it"
        )
    target, near = _needs(file, where, entry, known)
    health, character, fallen = _relic_condition(file, where, entry, known)

    def effects(hook: str, entries: list[EffectEntry]) -> tuple[Effect, ...]:
        return tuple(_effect(file, f"{where} .{hook}[{number}]", one, hook, entry, known) for number, one in enumerate(entries))

    return Card(
        index, id, team, r.POWER if entry.kind == "power" else r.SPECIAL, users, entry.together, REACHES[entry.reach],
        -1 if entry.attack is None else entry.attack, -1 if entry.defence is None else entry.defence, entry.copies, entry.free,
        ("turn", "attacked", "would_die").index(entry.timing), entry.clock, target, near,
        effects("reveal", entry.reveal), effects("after", entry.after), effects("play", entry.play),
        effects("relic", entry.relic), health, character, fallen, entry.icon,
    )  # fmt: skip


def _needs(file: Path, where: str, entry: CardEntry, known: dict[str, Character]) -> tuple[int, bool]:
    target, near = -1, False
    for need in entry.need:
        if need.startswith("target="):
            target = _character(file, f"{where} .need", need.removeprefix("target="), known).index
        elif need == "within2":
            near = True
        else:
            raise BadPack(file, f"{where} .need", f"{need!r} is no need; there are target=CHARACTER and within2")
    return target, near


def _relic_condition(file: Path, where: str, entry: CardEntry, known: dict[str, Character]) -> tuple[int, int, bool]:
    text = entry.relic_if
    if not text:
        return 0, -1, False
    if text == "dead:partner":
        return 0, -1, True
    health, colon, name = text.removeprefix("hp<=").partition(":")
    if not (text.startswith("hp<=") and colon and health.isdigit()):
        raise BadPack(file, f"{where} .relic_if", f"{text!r} is no condition; there are hp<=N:CHARACTER and dead:partner")
    return int(health), _character(file, f"{where} .relic_if", name, known).index, False


# --- effects ----------------------------------------------------------------------------------------------------------

# What each verb needs and may have, besides if, may and as.
FIELDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "damage": (("who", "n"), ()),
    "heal": (("who",), ("n", "by")),
    "raise_most": (("who", "n"), ()),
    "move": (("who", "n"), ()),
    "place": (("who", "where"), ()),
    "swap": (("who", "with"), ()),
    "revive": (("n", "where"), ()),
    "survive": (("n",), ()),
    "status": (("who", "status"), ("n", "attack", "defence")),
    "set_attack": (("n",), ()),
    "add_attack": ((), ("n", "by")),
    "block_all": ((), ()),
    "cancel": ((), ()),
    "redirect": (("who",), ()),
    "draw": (("n",), ()),
    "discard": (("player", "n", "how"), ()),
    "see_hand": (("player",), ()),
    "scry": (("look", "n"), ()),
    "recover": (("n",), ()),
    "actions": (("player", "n"), ()),
}
REVEALS = ("set_attack", "add_attack", "block_all")
ANSWERS = ("cancel", "redirect")


def _effect(file: Path, where: str, entry: EffectEntry, hook: str, card: CardEntry, known: dict[str, Character]) -> Effect:
    """HD-X2: one line of a card, checked against the fields of its verb."""
    verb = entry.verb
    if verb not in FIELDS:
        raise BadPack(file, f"{where} .do", f"unknown effect {verb!r}; there are {', '.join(FIELDS)}")
    needed, allowed = FIELDS[verb]
    given: dict[str, Any] = {
        "who": entry.who, "with": entry.other, "n": entry.n, "by": entry.by, "where": entry.where, "status": entry.status,
        "attack": entry.attack, "defence": entry.defence, "look": entry.look,
    }  # fmt: skip
    for name, value in given.items():
        if name in needed and not value:
            raise BadPack(file, f"{where} .{name}", f"the effect {verb!r} needs it")
        if value and name not in needed and name not in allowed:
            raise BadPack(file, f"{where} .{name}", f"the effect {verb!r} does not have it")
    if (verb in REVEALS) != (hook == "reveal"):
        raise BadPack(file, f"{where} .do", f"only {', '.join(REVEALS)} belong into reveal, and only there")
    if verb in ANSWERS and card.timing != "attacked":
        raise BadPack(file, f"{where} .do", f"{verb!r} needs timing = 'attacked'")
    if verb == "survive" and card.timing != "would_die":
        raise BadPack(file, f"{where} .do", "'survive' needs timing = 'would_die'")
    lasting = entry.status in ("set", "attack", "defence", "hidden")
    if verb == "status" and lasting and not card.clock:
        raise BadPack(file, f"{where} .status", f"{entry.status!r} lasts while a clock runs: the card needs one")
    return Effect(
        r.VERBS.index(verb),
        _selector(file, f"{where} .who", entry.who, known),
        _selector(file, f"{where} .with", entry.other, known),
        entry.n,
        r.AMOUNTS.index(entry.by),
        r.PLACES.index(entry.where),
        r.HOW.index(entry.how),
        r.PLAYERS.index(entry.player),
        r.STATUSES.index(entry.status),
        entry.attack,
        entry.defence,
        entry.look,
        r.CONDITIONS.index(entry.condition),
        entry.may,
        r.ROLES.index(entry.role),
    )


def _selector(file: Path, where: str, text: str, known: dict[str, Character]) -> Selector:
    """`user`, `team`, a character, `pick enemy los of frost`, `each enemy adjacent of foe except foe`."""
    words = text.split()
    if not words:
        return Selector(r.USER)
    if len(words) == 1:
        if words[0] in r.WHO[:6]:
            return Selector(r.WHO.index(words[0]))
        return Selector(r.CHARACTER, character=_character(file, where, words[0], known).index)
    if words[0] not in ("pick", "each") or words[1] not in r.SIDES:
        raise BadPack(file, where, f"{text!r}: begin with pick or each, then enemy, own or any")
    found = Selector(r.WHO.index(words[0]), r.SIDES.index(words[1]))
    rest = words[2:]
    while rest:
        if rest[0] in r.RANKS[1:]:
            found.rank = r.RANKS.index(rest.pop(0))
        elif rest[0] in r.WHERE[1:]:
            found.where = r.WHERE.index(rest.pop(0))
        elif rest[:3] == ["of", "one", "opponent"]:
            found.of_one_opponent = True
            del rest[:3]
        elif rest[:2] == ["except", "foe"]:
            found.except_foe = True
            del rest[:2]
        elif rest[0] == "of" and len(rest) > 1:
            if rest[1] in ("user", "foe"):
                found.origin = r.WHO.index(rest[1])
            else:
                found.origin, found.origin_character = r.CHARACTER, _character(file, where, rest[1], known).index
            del rest[:2]
        else:
            raise BadPack(file, where, f"{rest[0]!r} is not understood in {text!r}")
    return found
