"""What things are called and which icon stands for them. Names are messages; a pack may bring its own."""

from collections.abc import Sequence
from functools import cache

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Listed
from tafelrunde.engine.say import Argument, Say, Who, say
from tafelrunde.engine.words import Kinds
from tafelrunde.games.quest.content import pack_content
from tafelrunde.games.quest.ruleset import KINDS, TRAITS, WHO, Content, Effect, Room, Selector, Special

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


def list_of(things: Sequence[Argument]) -> Argument:
    """`a, b and c`"""
    if len(things) == 1:
        return things[0]
    if not things:
        return Say("list-nothing")
    if len(things) == 2:
        return say("list-two", first=things[0], second=things[1])
    return say("list-more", first=things[0], rest=list_of(things[1:]))


def card_name(card: str) -> Say:
    return Say("card-hidden") if card == "?" else Say(f"card-{card}")


def item_name(item: str) -> Say:
    return Say(f"item-{item}")


def kind_name(kind: int) -> Say:
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


class Look(Listed):
    """Names by id of one pack."""

    content: Content
    rooms: dict[str, Say] = late({})
    dungeons: dict[str, Say] = late()
    kinds: Kinds = late()

    def __post_init__(self) -> None:
        for room in self.content.rooms:
            item = self.content.dungeons[room.dungeon].item_room
            if item >= 0 and self.content.rooms[item] is room:
                self.rooms[room.id] = say(
                    "item-room", item=item_name(self.content.items[self.content.dungeons[room.dungeon].item].id)
                )
            else:
                self.rooms[room.id] = own_name(room.names, f"room-{room.id}")
        self.dungeons = {dungeon.id: own_name(dungeon.names, f"dungeon-{dungeon.id}") for dungeon in self.content.dungeons}
        self.kinds = {
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

    def room_name(self, room: str) -> Say:
        return self.rooms.get(room, Say("room-unknown"))

    def dungeon_name(self, dungeon: str) -> Say:
        return self.dungeons[dungeon]

    # --- texts made from effects --------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Say:
        """What a verb does, as a sentence."""
        name = f"effect-{effect.verb}"
        if effect.verb in ("rupees", "shield") and effect.amount < 0:
            name += "-less"
        if effect.verb == "cut" and effect.amount >= 1000:
            name += "-all"
        args: dict[str, Argument] = {}
        if effect.verb in ("damage", "heal", "ward"):
            args["hearts"] = hearts(effect.amount)
        elif effect.amount and effect.amount < 1000:
            args["amount"] = abs(effect.amount)
        if effect.verb in ("mill", "toss", "redraw", "skip"):
            args["who"] = WHO[effect.who]
        if effect.item >= 0:
            args["item"] = item_name(self.content.items[effect.item].id)
        if effect.potion >= 0:
            args["potion"] = potion_name(self.content.potions[effect.potion].id)
        return Say(name, args)

    def effects(self, effects: list[Effect]) -> Say:
        """Several verbs in a row."""
        if not effects:
            return Say("list-nothing")
        first = self.effect(effects[0])
        return first if len(effects) == 1 else say("and-then", first=first, rest=self.effects(effects[1:]))

    def selector(self, selector: Selector | None) -> Say:
        """What a special looks for."""
        if selector is None:
            return Say("list-nothing")
        if selector.item >= 0:
            return item_name(self.content.items[selector.item].id)
        return Say(f"tag-{selector.tag}") if selector.tag else kind_name(selector.kind)

    def special(self, special: Special, symbol: int) -> Say:
        """A standing special as a sentence, the player number worked out."""
        args: dict[str, Argument] = {}
        if special.on is not None:
            args["on"] = self.selector(special.on)
        if special.name in ("backlash", "enrage"):
            args["hearts"] = hearts(special.amount)
        elif special.name in ("shield", "bonus", "malus", "cap", "regen", "guard"):
            args["amount"] = special.amount + special.per * symbol
        return Say(f"special-{special.name}", args)

    def traits(self, room: Room) -> list[str]:
        """The traits of a challenge."""
        return [trait for number, trait in enumerate(TRAITS) if room.traits >> number & 1]


@cache
def look_of(pack: str) -> Look:
    """The names of a pack, made once."""
    return Look(pack_content(pack))
