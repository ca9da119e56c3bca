"""What things are called and which icon stands for them. Names are messages; a pack may bring its own."""

from functools import lru_cache

from tafelrunde.engine import Argument, Kinds, Say, Who, list_of, say
from tafelrunde.games.quest.content import pack_content
from tafelrunde.games.quest.ids import NO_ITEM, Kind
from tafelrunde.games.quest.rules.specials import Guard, Shield
from tafelrunde.games.quest.ruleset import ITEM_ROOM, KINDS, TRAITS, Content, Room, Selector, Special, Verb

HEART = "gi:hearts"
RUPEE = "gi:rupee"
BOTTLE = "gi:square-bottle"
TRIANGLE = "gi:triple-corn"
SKULL = "gi:crowned-skull"
LINK = "gi:elf-helmet"
TELEPORTER = "gi:magic-portal"
BACK = "gi:dungeon-gate"
KIND_ICONS = (
    "gi:crossed-swords",
    "gi:jigsaw-piece",
    "gi:acrobatic",
    "gi:shaking-hands",
    "gi:fairy",
    "gi:open-chest",
    "gi:locked-chest",
)
KIND_COLOURS = ("crimson", "azure", "leaf", "gold", "heart", "silver", "amber")
TRAIT_ICONS = {
    "flying": "gi:feathered-wing",
    "swarm": "gi:bee",
    "magic": "gi:magic-swirl",
    "water": "gi:waves",
    "fire": "gi:flame",
    "electric": "gi:electric",
    "dark": "gi:night-sky",
    "ice": "gi:snowflake-1",
}


def hearts(halves: int) -> Say:
    """`1½ hearts`"""
    return say("hearts", text=half_text(halves), count=1 if halves in (1, 2) else 2)


def half_text(halves: int) -> str:
    """`1½`"""
    whole = str(halves // 2) if halves >= 2 or halves == 0 else ""
    return f"{whole}½" if halves % 2 else whole


def card_name(card: str) -> Say:
    return Say("card-hidden") if card == "?" else Say(f"card-{card}")


def quoted(card: str) -> Say:
    """A card among others in a sentence, where its name would not be told from the words round it."""
    return say("card-quoted", card=card_name(card))


def item_name(item: str) -> Say:
    return Say(f"item-{item}")


def kind_name(kind: Kind) -> Say:
    return Say(f"kind-{KINDS[kind]}")


def potion_name(potion: str) -> Say:
    return Say(f"potion-{potion}")


def thing_name(thing: str) -> Say:
    """An item or a kind, as a hint names it."""
    return Say(f"kind-{thing}") if thing in KINDS else item_name(thing)


def own_name(names: dict[str, str], usual: str) -> Say:
    """A name that a pack brings, in the reader's language, or the game's own."""
    if not names:
        return Say(usual)
    any_name = next(iter(names.values()))
    return say("own-name", de=names.get("de", any_name), en=names.get("en", any_name))


class Look:
    """Names by id of one pack."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.rooms = {room.id: self._room(room) for room in content.rooms}
        self.dungeons = {dungeon.id: own_name(dungeon.names, f"dungeon-{dungeon.id}") for dungeon in content.dungeons}
        self.kinds: Kinds = {
            "seat": Who,
            "room": self.room_name,
            "card": card_name,
            "item": item_name,
            "potion": potion_name,
            "dungeon": self.dungeon_name,
            "hearts": hearts,
            "things": lambda things: list_of([thing_name(thing) for thing in things]),
            "phrase": lambda phrase: Say(f"phrase-{phrase}"),
        }

    def _room(self, room: Room) -> Say:
        if room.kind == ITEM_ROOM:
            return say("item-room", item=item_name(self.content.items[self.content.dungeons[room.dungeon].item].id))
        return own_name(room.names, f"room-{room.id}")

    def room_name(self, room: str) -> Say:
        return self.rooms.get(room, Say("room-unknown"))

    def dungeon_name(self, dungeon: str) -> Say:
        return self.dungeons[dungeon]

    # --- texts made from effects --------------------------------------------------------------------------------------

    def verb(self, verb: Verb) -> Say:
        """What a verb does, as a sentence."""
        return Say(verb.message(), self._arguments(verb))

    def verbs(self, verbs: list[Verb]) -> Say:
        """Several verbs in a row."""
        if not verbs:
            return Say("list-nothing")
        first = self.verb(verbs[0])
        return first if len(verbs) == 1 else say("and-then", first=first, rest=self.verbs(verbs[1:]))

    def special(self, special: Special, symbol: int) -> Say:
        """A standing special as a sentence, the player number worked out."""
        args = self._arguments(special)
        if isinstance(special, (Shield, Guard)):
            args["amount"] = special.amount + special.per * symbol
        return Say(f"special-{special.name}", args)

    def _arguments(self, part: Verb | Special) -> dict[str, Argument]:
        """Its fields in words."""
        told: Kinds = {
            "on": self.selector,
            "hearts": hearts,
            "amount": abs,
            "who": str,
            "item": lambda item: item_name(self.content.items[item].id),
            "potion": lambda potion: potion_name(self.content.potions[potion].id),
        }
        return {name: tell(getattr(part, name)) for name, tell in told.items() if hasattr(part, name)}

    def selector(self, selector: Selector) -> Say:
        """What a special looks for."""
        if selector.item != NO_ITEM:
            return item_name(self.content.items[selector.item].id)
        return Say(f"tag-{selector.tag}") if selector.tag else kind_name(selector.kind)

    def traits(self, room: Room) -> list[str]:
        """The traits of a challenge."""
        return [trait for number, trait in enumerate(TRAITS) if room.traits >> number & 1]


@lru_cache(maxsize=64)
def look_of(pack: str) -> Look:
    """The names of a pack, made once."""
    return Look(pack_content(pack))
