"""The content of a pack: cards, dungeons, layouts and the shop, decoded and checked, then laid out for the rules."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.fields import late
from tafelrunde.engine.pack import BadPack, load
from tafelrunde.engine.part import Listed
from tafelrunde.games.quest.layouts import Layouts, read_layouts
from tafelrunde.games.quest.ruleset import (
    DIFFICULTIES,
    IDLE,
    ITEM_ROOM,
    KINDS,
    SAFE,
    TAGS,
    TRAITS,
    WHO,
    Card,
    Content,
    Dungeon,
    Effect,
    Item,
    Potion,
    Room,
    Selector,
    Special,
)

FOLDER = Path(__file__).parent / "content"

Hearts = Annotated[float, Meta(ge=0.5, le=18, multiple_of=0.5)]
Small = Annotated[int, Meta(ge=-1000, le=1000)]
Count = Annotated[int, Meta(ge=0, le=100)]

# Each verb with its parameters, and where it may stand (TQ-0.4 to TQ-R8 say what it does).
EFFECTS: dict[str, tuple[tuple[str, ...], str]] = {
    "damage": (("hearts",), "penalty"),
    "heal": (("hearts",), "reward"),
    "rupees": (("amount",), "penalty reward"),
    "cut": (("amount",), "penalty"),
    "progress": (("amount",), "penalty"),
    "shield": (("amount",), "penalty card"),
    "mill": (("who", "amount"), "penalty card"),
    "toss": (("who", "amount"), "penalty"),
    "redraw": (("who",), "penalty"),
    "skip": (("who",), "penalty"),
    "spill": (("amount",), "penalty"),
    "cover": (("amount",), "penalty"),
    "expel": ((), "limit"),
    "slip": ((), "limit"),
    "bottle": ((), "reward"),
    "container": ((), "reward"),
    "teleporter": ((), "reward"),
    "item": (("item",), "reward"),
    "fill": (("potion",), "reward"),
    "refresh": (("amount",), "reward"),
    "next": (("amount",), "card"),
    "ward": (("hearts",), "card"),
    "stun": ((), "card"),
    "light": ((), "card"),
    "cycle": (("amount",), "card"),
    "retrieve": (("amount",), "card"),
    "return": ((), "card"),
    "extra": ((), "card"),
    "scout": (("amount",), "card"),
}

SPECIALS: dict[str, tuple[str, ...]] = {
    "shield": ("amount", "per"),
    "break": ("on",),
    "bonus": ("on", "amount"),
    "malus": ("on", "amount"),
    "zero": ("on",),
    "need": ("on",),
    "cap": ("amount",),
    "lone": (),
    "backlash": ("on", "hearts"),
    "regen": ("amount",),
    "enrage": ("hearts",),
    "guard": ("on", "amount", "per"),
}


class EffectEntry(Struct, forbid_unknown_fields=True):
    """A verb and its parameters."""

    effect: str
    hearts: Hearts | None = None
    amount: Small | None = None
    who: Literal["self", "active", "next", "each"] | None = None
    item: str | None = None
    potion: str | None = None


class SpecialEntry(Struct, forbid_unknown_fields=True):
    """A standing special and its parameters."""

    special: str
    on: str | None = None
    amount: Count | None = None
    per: Count | None = None
    hearts: Hearts | None = None


class ItemEntry(Struct, forbid_unknown_fields=True):
    """An item."""

    id: str
    icon: str
    marker: bool = True


class CardEntry(Struct, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    item: str
    copies: Annotated[int, Meta(ge=1, le=60)]
    kinds: list[Literal["fight", "puzzle", "skill", "support"]]
    value: Annotated[int, Meta(ge=0, le=9)]
    icon: str = ""  # usually that of its item
    tags: list[str] = field(default_factory=list)
    do: list[EffectEntry] = field(default_factory=list)


class CardsFile(Struct, forbid_unknown_fields=True):
    """cards.toml"""

    item: list[ItemEntry]
    card: list[CardEntry]


class RoomEntry(Struct, forbid_unknown_fields=True):
    """A room or a boss. A pack names its own rooms here: name = { de = "...", en = "..." }."""

    id: str
    kind: Literal["fight", "puzzle", "skill", "safe", "idle"]
    goal: Annotated[int, Meta(ge=1, le=99)] | None = None
    per: Count = 0
    rounds: Annotated[int, Meta(ge=1, le=9)] | None = None
    round: list[EffectEntry] = field(default_factory=list)
    limit: list[EffectEntry] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    mini: bool = False
    special: list[SpecialEntry] = field(default_factory=list)
    reward: list[EffectEntry] = field(default_factory=list)
    name: dict[str, str] = field(default_factory=dict)


class DungeonFile(Struct, forbid_unknown_fields=True):
    """dungeon-*.toml"""

    id: str
    role: Literal["base", "dungeon", "castle"]
    icon: str
    room: list[RoomEntry]
    item: str = ""
    difficulty: Literal["", "easy", "medium", "hard"] = ""
    boss: list[RoomEntry] = field(default_factory=list)
    name: dict[str, str] = field(default_factory=dict)


class PotionEntry(Struct, forbid_unknown_fields=True):
    """Something the shop sells."""

    id: str
    price: Annotated[int, Meta(ge=0, le=224)]
    effect: Literal["heal", "heal_all", "shuffle"]
    icon: str
    hearts: Hearts | None = None
    sips: Annotated[int, Meta(ge=1, le=4)] = 1
    revives: bool = False


class ShopFile(Struct, forbid_unknown_fields=True):
    """shop.toml"""

    potion: list[PotionEntry]


@cache
def pack_content(pack: str) -> Content:
    """A pack, read once; without a name the game's own."""
    return read(Path(pack) if pack else FOLDER)


def read(folder: Path) -> Content:
    """The pack in a folder. A file that is missing there is the game's own; more dungeons are added to its eleven."""
    if not folder.is_dir():
        raise BadPack(folder, "", "is no folder; a pack is a folder with cards.toml, dungeon-*.toml, layouts.toml or shop.toml")
    files = {file.name: file for file in FOLDER.glob("*.toml")}
    files |= {file.name: file for file in folder.glob("*.toml")}
    reader = Reader(files["cards.toml"], files["shop.toml"])
    for name in sorted(files):
        if name.startswith("dungeon-"):
            reader.read_dungeon(files[name])
    layouts = read_layouts(files["layouts.toml"], load(files["layouts.toml"], Layouts))
    reader.check_whole(folder)
    return Content(reader.items, reader.cards, reader.rooms, reader.dungeons, layouts, reader.potions)


class Reader(Listed):
    """Reads one pack, file by file."""

    cards: Path
    shop: Path
    items: list[Item] = late([])
    cards: list[Card] = late([])
    rooms: list[Room] = late([])
    dungeons: list[Dungeon] = late([])
    potions: list[Potion] = late([])
    item_ids: list[str] = late([])
    room_ids: set[str] = late(set())

    def __post_init__(self) -> None:
        self._read_shop(self.shop)
        self._read_cards(self.cards)

    # --- files --------------------------------------------------------------------------------------------------------

    def _read_shop(self, file: Path) -> None:
        for index, entry in enumerate(load(file, ShopFile).potion):
            where = f'potion[{index}] "{entry.id}"'
            if (entry.effect == "heal") != (entry.hearts is not None):
                raise BadPack(file, f"{where} .hearts", "belongs to the effect 'heal', and to no other")
            if any(potion.id == entry.id for potion in self.potions):
                raise BadPack(file, where, "this id is used twice")
            hearts = round((entry.hearts or 0) * 2)
            self.potions.append(Potion(entry.id, entry.price, entry.effect, hearts, entry.sips, entry.revives, entry.icon))

    def _read_cards(self, file: Path) -> None:
        found = load(file, CardsFile)
        for index, entry in enumerate(found.item):
            if entry.id in self.item_ids:
                raise BadPack(file, f'item[{index}] "{entry.id}"', "this id is used twice")
            self.item_ids.append(entry.id)
            self.items.append(Item(entry.id, entry.marker, entry.icon))
        for needed in ("basic", "sword"):
            if needed not in self.item_ids:
                raise BadPack(file, "item", f"the item {needed!r} is missing")
        seen: set[str] = set()
        for index, card in enumerate(found.card):
            where = f'card[{index}] "{card.id}"'
            if card.id in seen:
                raise BadPack(file, where, "this id is used twice")
            seen.add(card.id)
            for tag in card.tags:
                if tag not in TAGS:
                    raise BadPack(file, f"{where} .tags", f"unknown tag {tag!r}; there are {', '.join(TAGS)}")
            kinds = [KINDS.index(kind) for kind in card.kinds]
            if not kinds:
                raise BadPack(file, f"{where} .kinds", "a card has at least one kind")
            item = self._item(file, f"{where} .item", card.item)
            do = self._effects(file, f"{where} .do", card.do, "card")
            self.cards.append(
                Card(card.id, item, card.copies, kinds, card.value, card.tags, do, card.icon or self.items[item].icon)
            )
        basics = sum(card.copies for card in self.cards if self.item_ids[card.item] == "basic")
        if basics < 36 or basics % 12:
            raise BadPack(
                file, "card", f"one to four players share the basic cards evenly: 36, 48, 60 ... of them, not {basics}"
            )
        for number, name in enumerate(self.item_ids):
            if not any(card.item == number for card in self.cards):
                raise BadPack(file, f'item[{number}] "{name}"', "has no cards")

    def read_dungeon(self, file: Path) -> None:
        """One dungeon with its rooms, its bosses and the room of its item."""
        found = load(file, DungeonFile)
        number = len(self.dungeons)
        if any(dungeon.id == found.id for dungeon in self.dungeons):
            raise BadPack(file, "id", f"there is another dungeon {found.id!r}")
        own = found.role == "dungeon"
        if own != bool(found.item) or own != bool(found.difficulty):
            raise BadPack(file, "role", "a dungeon has an item and a difficulty; the base and the castle have neither")
        item = self._item(file, "item", found.item) if own else -1
        if own and any(dungeon.item == item for dungeon in self.dungeons):
            raise BadPack(file, "item", f"another dungeon hides the item {found.item!r} already")
        difficulty = DIFFICULTIES.index(found.difficulty) if own else -1
        dungeon = Dungeon(found.id, found.role, item, difficulty, found.icon, found.name)
        self.dungeons.append(dungeon)
        for index, entry in enumerate(found.room):
            dungeon.rooms.append(self._room(file, f'room[{index}] "{entry.id}"', entry, number, boss=False))
        for index, entry in enumerate(found.boss):
            dungeon.bosses.append(self._room(file, f'boss[{index}] "{entry.id}"', entry, number, boss=True))
        needed = {"base": (9, 0), "dungeon": (15, 1), "castle": (20, 1)}[found.role]
        if len(found.room) < needed[0] or len(found.boss) < needed[1]:
            raise BadPack(file, "room", f"a {found.role} needs at least {needed[0]} rooms and {needed[1]} bosses")
        if own:
            dungeon.item_room = len(self.rooms)
            self.rooms.append(Room(f"{found.id}-item", number, ITEM_ROOM, False, False, 0, 0, 0, [], [], 0, [], [], {}))

    def check_whole(self, folder: Path) -> None:
        """What only the whole pack shows."""
        for role, least in (("base", 1), ("castle", 1), ("dungeon", 7)):
            count = sum(dungeon.role == role for dungeon in self.dungeons)
            if count < least or (count > 1 and role != "dungeon"):
                raise BadPack(folder, "", f"{least} of the role {role!r} is needed, and there are {count}")

    # --- entries ------------------------------------------------------------------------------------------------------

    def _room(self, file: Path, where: str, entry: RoomEntry, dungeon: int, *, boss: bool) -> int:
        if entry.id in self.room_ids:
            raise BadPack(file, where, "this id is used twice")
        self.room_ids.add(entry.id)
        kind = KINDS.index(entry.kind)
        plain = kind in (SAFE, IDLE)
        if plain and (boss or entry.goal or entry.rounds or entry.round or entry.limit or entry.special or entry.traits):
            raise BadPack(file, where, f"a room of kind {entry.kind!r} has a reward only")
        if not plain and (entry.goal is None or entry.rounds is None):
            raise BadPack(file, where, "a challenge needs a goal and its rounds")
        limit = self._effects(file, f"{where} .limit", entry.limit, "limit")
        if not plain and not any(effect.verb == "damage" for effect in limit):
            raise BadPack(file, f"{where} .limit", "must do damage, or the challenge could go on forever (TQ-I6)")
        for trait in entry.traits:
            if trait not in TRAITS:
                raise BadPack(file, f"{where} .traits", f"unknown trait {trait!r}; there are {', '.join(TRAITS)}")
        self.rooms.append(
            Room(
                entry.id,
                dungeon,
                kind,
                boss,
                entry.mini,
                entry.goal or 0,
                entry.per,
                entry.rounds or 0,
                self._effects(file, f"{where} .round", entry.round, "penalty"),
                limit,
                sum(1 << TRAITS.index(trait) for trait in set(entry.traits)),
                [self._special(file, f"{where} .special[{number}]", one) for number, one in enumerate(entry.special)],
                self._effects(file, f"{where} .reward", entry.reward, "reward"),
                entry.name,
            )
        )
        return len(self.rooms) - 1

    def _item(self, file: Path, where: str, name: str) -> int:
        if name not in self.item_ids:
            raise BadPack(file, where, f"unknown item {name!r}; there are {', '.join(self.item_ids)}")
        return self.item_ids.index(name)

    def _effects(self, file: Path, where: str, entries: list[EffectEntry], place: str) -> list[Effect]:
        return [self._effect(file, f"{where}[{number}]", entry, place) for number, entry in enumerate(entries)]

    def _effect(self, file: Path, where: str, entry: EffectEntry, place: str) -> Effect:
        if entry.effect not in EFFECTS:
            raise BadPack(file, f"{where}.effect", f"unknown effect {entry.effect!r}; there are {', '.join(EFFECTS)}")
        wanted, places = EFFECTS[entry.effect]
        if place not in places and not (place == "limit" and "penalty" in places):
            raise BadPack(file, f"{where}.effect", f"{entry.effect!r} may stand in: {places}; not in: {place}")
        given = tuple(name for name in ("hearts", "who", "amount", "item", "potion") if getattr(entry, name) is not None)
        if set(given) != set(wanted):
            raise BadPack(file, where, f"{entry.effect!r} takes {', '.join(wanted) or 'no parameters'}")
        if (entry.who == "self") != (place == "card") and entry.who is not None:
            raise BadPack(file, f"{where}.who", "is 'self' on cards, and never elsewhere")
        potions = [potion.id for potion in self.potions]
        if entry.potion is not None and entry.potion not in potions:
            raise BadPack(file, f"{where}.potion", f"unknown potion {entry.potion!r}; there are {', '.join(potions)}")
        amount = round(entry.hearts * 2) if entry.hearts is not None else entry.amount or 0
        if "amount" in wanted and entry.effect not in ("rupees", "progress", "shield") and amount < 1:
            raise BadPack(file, f"{where}.amount", "must be at least 1")
        return Effect(
            entry.effect,
            amount,
            WHO.index(entry.who) if entry.who is not None else 0,
            self._item(file, f"{where}.item", entry.item) if entry.item is not None else -1,
            potions.index(entry.potion) if entry.potion is not None else -1,
        )

    def _special(self, file: Path, where: str, entry: SpecialEntry) -> Special:
        if entry.special not in SPECIALS:
            raise BadPack(file, f"{where}.special", f"unknown special {entry.special!r}; there are {', '.join(SPECIALS)}")
        wanted = SPECIALS[entry.special]
        given = {name for name in ("on", "amount", "per", "hearts") if getattr(entry, name) is not None}
        if not given <= set(wanted) or not set(wanted) - {"per"} <= given:
            raise BadPack(file, where, f"{entry.special!r} takes {', '.join(wanted) or 'no parameters'}")
        on = self._selector(file, f"{where}.on", entry.on) if entry.on is not None else None
        if entry.special == "need" and (on is None or on.item < 0):
            raise BadPack(file, f"{where}.on", "'need' names an item")
        amount = round(entry.hearts * 2) if entry.hearts is not None else entry.amount or 0
        return Special(entry.special, on, amount, entry.per or 0)

    def _selector(self, file: Path, where: str, text: str) -> Selector:
        if text.startswith("#"):
            if text[1:] not in TAGS:
                raise BadPack(file, where, f"unknown tag {text!r}; there are {', '.join(TAGS)}")
            return Selector(-1, text[1:], -1)
        if text in KINDS[:4]:
            return Selector(-1, "", KINDS.index(text))
        return Selector(self._item(file, where, text), "", -1)
