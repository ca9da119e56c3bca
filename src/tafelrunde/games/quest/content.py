"""The content of a pack: cards, dungeons, layouts and the shop, decoded and checked, then laid out for the rules."""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from tafelrunde.engine.fields import MISSING
from tafelrunde.engine.library import content_files
from tafelrunde.engine.pack import BadPack, File, load
from tafelrunde.games.quest import ruleset
from tafelrunde.games.quest.ids import NO_ITEM, DungeonId, ItemId, Kind, PotionId, RoomId
from tafelrunde.games.quest.layouts import Layouts, read_layouts
from tafelrunde.games.quest.rules.specials import SPECIALS, Need
from tafelrunde.games.quest.verbs.cards import CARD_VERBS
from tafelrunde.games.quest.verbs.penalties import LIMIT_VERBS, PENALTY_VERBS
from tafelrunde.games.quest.verbs.potions import POTION_VERBS
from tafelrunde.games.quest.verbs.rewards import REWARD_VERBS

FOLDER = Path(__file__).parent / "content"

Hearts = Annotated[float, Meta(ge=0.5, le=18, multiple_of=0.5)]
Small = Annotated[int, Meta(ge=-1000, le=1000)]
Count = Annotated[int, Meta(ge=0, le=100)]

VERBS: Final[dict[str, dict[str, type[Any]]]] = {
    place: {verb.name: verb for verb in verbs}
    for place, verbs in (
        ("card", CARD_VERBS),
        ("penalty", PENALTY_VERBS),
        ("limit", (*PENALTY_VERBS, *LIMIT_VERBS)),
        ("reward", REWARD_VERBS),
        ("potion", POTION_VERBS),
    )
}
PARAMETERS: Final = ("on", "hearts", "who", "amount", "per", "item", "potion")  # of a verb or a special


class VerbEntry(Struct, forbid_unknown_fields=True):
    """A verb and its parameters. Packs of older days say `effect` for `verb`."""

    verb: str = ""
    effect: str = ""
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
    do: list[VerbEntry] = field(default_factory=list)


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
    round: list[VerbEntry] = field(default_factory=list)
    limit: list[VerbEntry] = field(default_factory=list)
    traits: list[str] = field(default_factory=list)
    mini: bool = False
    special: list[SpecialEntry] = field(default_factory=list)
    reward: list[VerbEntry] = field(default_factory=list)
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
    icon: str
    do: list[VerbEntry] = field(default_factory=list)
    effect: str = ""  # and hearts: packs of older days have one verb
    hearts: Hearts | None = None
    sips: Annotated[int, Meta(ge=1, le=4)] = 1
    revives: bool = False


class ShopFile(Struct, forbid_unknown_fields=True):
    """shop.toml"""

    potion: list[PotionEntry]


@lru_cache(maxsize=64)
def pack_content(pack: str) -> ruleset.Content:
    """A pack, read once; without a name the game's own. More dungeons are added to its eleven."""
    files = content_files(FOLDER, pack)
    reader = Reader(files["cards.toml"], files["shop.toml"])
    for name in sorted(files):
        if name.startswith("dungeon-"):
            reader.read_dungeon(files[name])
    layouts = read_layouts(files["layouts.toml"], load(files["layouts.toml"], Layouts))
    reader.check_whole(pack)
    return ruleset.Content(
        items=reader.items,
        cards=reader.cards,
        rooms=reader.rooms,
        dungeons=reader.dungeons,
        layouts=layouts,
        potions=reader.potions,
    )


class Reader:
    """Reads one pack, file by file."""

    def __init__(self, cards: File, shop: File) -> None:
        self.items: list[ruleset.Item] = []
        self.cards: list[ruleset.Card] = []
        self.rooms: list[ruleset.Room] = []
        self.dungeons: list[ruleset.Dungeon] = []
        self.potions: list[ruleset.Potion] = []
        self.item_ids: list[str] = []
        self.room_ids: set[str] = set()
        self._read_shop(shop)
        self._read_cards(cards)

    # --- files --------------------------------------------------------------------------------------------------------

    def _read_shop(self, file: File) -> None:
        for index, entry in enumerate(load(file, ShopFile).potion):
            where = f'potion[{index}] "{entry.id}"'
            if any(potion.id == entry.id for potion in self.potions):
                raise BadPack(file, where, "this id is used twice")
            do = self._verbs(file, f"{where} .do", entry.do or [VerbEntry(entry.effect, hearts=entry.hearts)], "potion")
            self.potions.append(
                ruleset.Potion(id=entry.id, price=entry.price, do=do, sips=entry.sips, revives=entry.revives, icon=entry.icon)
            )

    def _read_cards(self, file: File) -> None:
        found = load(file, CardsFile)
        for index, entry in enumerate(found.item):
            if entry.id in self.item_ids:
                raise BadPack(file, f'item[{index}] "{entry.id}"', "this id is used twice")
            self.item_ids.append(entry.id)
            self.items.append(ruleset.Item(entry.id, entry.marker, entry.icon))
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
                if tag not in ruleset.TAGS:
                    raise BadPack(file, f"{where} .tags", f"unknown tag {tag!r}; there are {', '.join(ruleset.TAGS)}")
            kinds = [Kind(ruleset.KINDS.index(kind)) for kind in card.kinds]
            if not kinds:
                raise BadPack(file, f"{where} .kinds", "a card has at least one kind")
            item = self._item(file, f"{where} .item", card.item)
            self.cards.append(
                ruleset.Card(
                    id=card.id,
                    item=item,
                    copies=card.copies,
                    kinds=kinds,
                    value=card.value,
                    tags=card.tags,
                    do=self._verbs(file, f"{where} .do", card.do, "card"),
                    icon=card.icon or self.items[item].icon,
                )
            )
        basics = sum(card.copies for card in self.cards if self.item_ids[card.item] == "basic")
        if basics < 36 or basics % 12:
            raise BadPack(
                file, "card", f"one to four players share the basic cards evenly: 36, 48, 60 ... of them, not {basics}"
            )
        for number, name in enumerate(self.item_ids):
            if not any(card.item == number for card in self.cards):
                raise BadPack(file, f'item[{number}] "{name}"', "has no cards")

    def read_dungeon(self, file: File) -> None:
        """One dungeon with its rooms, its bosses and the room of its item."""
        found = load(file, DungeonFile)
        number = DungeonId(len(self.dungeons))
        if any(dungeon.id == found.id for dungeon in self.dungeons):
            raise BadPack(file, "id", f"there is another dungeon {found.id!r}")
        own = found.role == "dungeon"
        if own != bool(found.item) or own != bool(found.difficulty):
            raise BadPack(file, "role", "a dungeon has an item and a difficulty; the base and the castle have neither")
        item = self._item(file, "item", found.item) if own else NO_ITEM
        if own and any(dungeon.item == item for dungeon in self.dungeons):
            raise BadPack(file, "item", f"another dungeon hides the item {found.item!r} already")
        difficulty = ruleset.DIFFICULTIES.index(found.difficulty) if own else -1
        dungeon = ruleset.Dungeon(
            id=found.id, role=found.role, item=item, difficulty=difficulty, icon=found.icon, names=found.name
        )
        self.dungeons.append(dungeon)
        for index, entry in enumerate(found.room):
            dungeon.rooms.append(self._room(file, f'room[{index}] "{entry.id}"', entry, number, boss=False))
        for index, entry in enumerate(found.boss):
            dungeon.bosses.append(self._room(file, f'boss[{index}] "{entry.id}"', entry, number, boss=True))
        needed = {"base": (9, 0), "dungeon": (15, 1), "castle": (20, 1)}[found.role]
        if len(found.room) < needed[0] or len(found.boss) < needed[1]:
            raise BadPack(file, "room", f"a {found.role} needs at least {needed[0]} rooms and {needed[1]} bosses")
        if own:
            dungeon.item_room = RoomId(len(self.rooms))
            self.rooms.append(ruleset.Room(f"{found.id}-item", number, ruleset.ITEM_ROOM))

    def check_whole(self, pack: str) -> None:
        """What only the whole pack shows."""
        for role, least in (("base", 1), ("castle", 1), ("dungeon", 7)):
            count = sum(dungeon.role == role for dungeon in self.dungeons)
            if count < least or (count > 1 and role != "dungeon"):
                raise BadPack(pack, "", f"{least} of the role {role!r} is needed, and there are {count}")

    # --- entries ------------------------------------------------------------------------------------------------------

    def _room(self, file: File, where: str, entry: RoomEntry, dungeon: DungeonId, *, boss: bool) -> RoomId:
        if entry.id in self.room_ids:
            raise BadPack(file, where, "this id is used twice")
        self.room_ids.add(entry.id)
        kind = Kind(ruleset.KINDS.index(entry.kind))
        plain = kind in (ruleset.SAFE, ruleset.IDLE)
        if plain and (boss or entry.goal or entry.rounds or entry.round or entry.limit or entry.special or entry.traits):
            raise BadPack(file, where, f"a room of kind {entry.kind!r} has a reward only")
        if not plain and (entry.goal is None or entry.rounds is None):
            raise BadPack(file, where, "a challenge needs a goal and its rounds")
        limit = self._verbs(file, f"{where} .limit", entry.limit, "limit")
        if not plain and not any(verb.damage() for verb in limit):
            raise BadPack(file, f"{where} .limit", "must do damage, or the challenge could go on forever (TQ-I6)")
        for trait in entry.traits:
            if trait not in ruleset.TRAITS:
                raise BadPack(file, f"{where} .traits", f"unknown trait {trait!r}; there are {', '.join(ruleset.TRAITS)}")
        self.rooms.append(
            ruleset.Room(
                id=entry.id,
                dungeon=dungeon,
                kind=kind,
                boss=boss,
                mini=entry.mini,
                goal=entry.goal or 0,
                per=entry.per,
                limit=entry.rounds or 0,
                round_penalty=self._verbs(file, f"{where} .round", entry.round, "penalty"),
                limit_penalty=limit,
                traits=sum(1 << ruleset.TRAITS.index(trait) for trait in set(entry.traits)),
                specials=[self._special(file, f"{where} .special[{number}]", one) for number, one in enumerate(entry.special)],
                reward=self._verbs(file, f"{where} .reward", entry.reward, "reward"),
                names=entry.name,
            )
        )
        return RoomId(len(self.rooms) - 1)

    def _verbs(self, file: File, where: str, entries: list[VerbEntry], place: str) -> list[ruleset.Verb]:
        return [self._verb(file, f"{where}[{number}]", entry, place) for number, entry in enumerate(entries)]

    def _verb(self, file: File, where: str, entry: VerbEntry, place: str) -> ruleset.Verb:
        name = entry.verb or entry.effect
        kind = VERBS[place].get(name)
        if kind is None:
            places = " ".join(other for other, verbs in VERBS.items() if name in verbs)
            if places:
                raise BadPack(file, f"{where}.verb", f"{name!r} may stand in: {places}; not in: {place}")
            raise BadPack(file, f"{where}.verb", f"unknown verb {name!r}; there are {', '.join(VERBS[place])}")
        verb: ruleset.Verb = self._made(file, where, kind, entry)
        if (entry.who == "self") != (place == "card") and entry.who is not None:
            raise BadPack(file, f"{where}.who", "is 'self' on cards, and never elsewhere")
        if entry.amount is not None and entry.amount < 1 and not verb.signed:
            raise BadPack(file, f"{where}.amount", "must be at least 1")
        return verb

    def _special(self, file: File, where: str, entry: SpecialEntry) -> ruleset.Special:
        kind = SPECIALS.get(entry.special)
        if kind is None:
            raise BadPack(file, f"{where}.special", f"unknown special {entry.special!r}; there are {', '.join(SPECIALS)}")
        special: ruleset.Special = self._made(file, where, kind, entry)
        if isinstance(special, Need) and special.on.item == NO_ITEM:
            raise BadPack(file, f"{where}.on", "'need' names an item")
        return special

    def _made(self, file: File, where: str, kind: type[Any], entry: VerbEntry | SpecialEntry) -> Any:
        """A verb or a special with its parameters."""
        wanted = [parameter.name for parameter in kind.fields]
        needed = {parameter.name for parameter in kind.fields if parameter.default is MISSING}
        given = {name: value for name in PARAMETERS if (value := getattr(entry, name, None)) is not None}
        if not needed <= set(given) <= set(wanted):
            raise BadPack(file, where, f"{kind.name!r} takes {', '.join(wanted) or 'no parameters'}")
        return kind(**{name: self._value(file, f"{where}.{name}", name, value) for name, value in given.items()})

    def _value(self, file: File, where: str, name: str, value: Any) -> Any:
        match name:
            case "hearts":
                return round(value * 2)
            case "on":
                return self._selector(file, where, value)
            case "item":
                return self._item(file, where, value)
            case "potion":
                return self._potion(file, where, value)
        return value

    def _item(self, file: File, where: str, name: str) -> ItemId:
        if name not in self.item_ids:
            raise BadPack(file, where, f"unknown item {name!r}; there are {', '.join(self.item_ids)}")
        return ItemId(self.item_ids.index(name))

    def _potion(self, file: File, where: str, name: str) -> PotionId:
        potions = [potion.id for potion in self.potions]
        if name not in potions:
            raise BadPack(file, where, f"unknown potion {name!r}; there are {', '.join(potions)}")
        return PotionId(potions.index(name))

    def _selector(self, file: File, where: str, text: str) -> ruleset.Selector:
        if text.startswith("#"):
            if text[1:] not in ruleset.TAGS:
                raise BadPack(file, where, f"unknown tag {text!r}; there are {', '.join(ruleset.TAGS)}")
            return ruleset.Selector(tag=text[1:])
        if text in ruleset.KINDS[:4]:
            return ruleset.Selector(kind=Kind(ruleset.KINDS.index(text)))
        return ruleset.Selector(item=self._item(file, where, text))
