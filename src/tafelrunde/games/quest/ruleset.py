"""The ruleset: cards, rooms, layouts and table options of one adventure, laid out for quick reading. It never changes."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.part import Setting
from tafelrunde.games.quest.actions import Discard, Down, Play

# Kinds of challenges and cards (TQ-0.4), then the two kinds of rooms without a challenge, and the room with the item.
FIGHT: Final = 0
PUZZLE: Final = 1
SKILL: Final = 2
SUPPORT: Final = 3
SAFE: Final = 4
IDLE: Final = 5
ITEM_ROOM: Final = 6
KINDS: Final = ("fight", "puzzle", "skill", "support", "safe", "idle", "item")

TAGS: Final = (
    "melee",
    "ranged",
    "area",
    "metal",
    "heavy",
    "fire",
    "wood",
    "magic",
    "reflect",
    "block",
    "breaker",
    "swim",
)
TRAITS: Final = ("flying", "swarm", "magic", "water", "fire", "electric", "dark", "ice")
FLYING: Final = 1
SWARM: Final = 2
MAGIC: Final = 4
WATER: Final = 8
FIRE: Final = 16
ELECTRIC: Final = 32
DARK: Final = 64
ICE: Final = 128

WHO: Final = ("self", "active", "next", "each")
DIFFICULTIES: Final = ("easy", "medium", "hard")

NO_MATCH: Final = -1  # a card that may not be played face up here
ODD: Final = 0  # only for the guard or the light (TQ-V4)
AID: Final = 1  # a support card (TQ-V3)
KEY: Final = 2  # a key card (TQ-V2)

WHOLE_HAND: Final = 5
SOLO_HAND: Final = 10
MOST_CONTAINERS: Final = 18
MOST_RUPEES: Final = 224
MOST_BOTTLES: Final = 4


class Effect:
    """One verb of a card, a penalty or a reward. Hearts are counted in halves (TQ-0.3)."""

    def __init__(self, verb: str, amount: int = 0, who: int = 0, item: int = -1, potion: int = -1) -> None:
        self.verb = verb
        self.amount = amount
        self.who = who
        self.item = item
        self.potion = potion


class Selector:
    """What a special looks for: an item, a tag or a kind. Exactly one of the three is set."""

    def __init__(self, item: int, tag: str, kind: int) -> None:
        self.item = item
        self.tag = tag
        self.kind = kind


class Special:
    """One standing special of a challenge."""

    def __init__(self, name: str, on: Selector | None, amount: int, per: int) -> None:
        self.name = name
        self.on = on
        self.amount = amount  # hearts in halves
        self.per = per  # more for each P


class Item:
    """An item: a group of cards that one player owns together (TQ-I1)."""

    def __init__(self, id: str, marker: bool, icon: str) -> None:
        self.id = id
        self.marker = marker
        self.icon = icon
        self.cards: list[int] = []  # its physical cards


class Card:
    """A kind of card; several copies may be alike."""

    def __init__(
        self, id: str, item: int, copies: int, kinds: list[int], value: int, tags: list[str], do: list[Effect], icon: str
    ) -> None:
        self.id = id
        self.item = item
        self.copies = copies
        self.kinds = kinds
        self.value = value
        self.tags = tags
        self.do = do
        self.returns = len([effect for effect in do if effect.verb == "return"]) > 0
        self.icon = icon


class Room:
    """A room or boss card (TQ-C1)."""

    def __init__(
        self,
        id: str,
        dungeon: int,
        kind: int,
        boss: bool,
        mini: bool,
        goal: int,
        per: int,
        limit: int,
        round_penalty: list[Effect],
        limit_penalty: list[Effect],
        traits: int,
        specials: list[Special],
        reward: list[Effect],
        names: dict[str, str],
    ) -> None:
        self.id = id
        self.dungeon = dungeon
        self.kind = kind
        self.boss = boss
        self.mini = mini
        self.goal = goal
        self.per = per
        self.limit = limit
        self.round_penalty = round_penalty
        self.limit_penalty = limit_penalty
        self.traits = traits
        self.specials = specials
        self.reward = reward
        self.names = names  # by language, where a pack brings them
        self.shield = 0
        self.shield_per = 0
        self.regen = 0
        self.enrage = 0
        self.lone = False
        self.guard: Special | None = None
        self.needs = 0  # a bit for each item
        self.round_hurts = len([effect for effect in round_penalty if effect.verb == "damage"]) > 0
        for special in specials:
            if special.name == "shield":
                self.shield += special.amount
                self.shield_per += special.per
            elif special.name == "regen":
                self.regen += special.amount
            elif special.name == "enrage":
                self.enrage += special.amount
            elif special.name == "lone":
                self.lone = True
            elif special.name == "guard":
                self.guard = special
            elif special.name == "need" and special.on is not None:
                self.needs |= 1 << special.on.item

    def is_challenge(self) -> bool:
        """Whether cards are needed here."""
        return self.kind < SUPPORT


class Dungeon:
    """The cards of one dungeon."""

    def __init__(self, id: str, role: str, item: int, difficulty: int, icon: str, names: dict[str, str]) -> None:
        self.id = id
        self.role = role
        self.item = item
        self.difficulty = difficulty
        self.icon = icon
        self.names = names
        self.rooms: list[int] = []
        self.bosses: list[int] = []
        self.item_room = -1


class Layout:
    """Where the rooms of a dungeon lie (TQ-D2, TQ-D3). Spaces are numbered, the lower half first, the boss space last."""

    def __init__(self, levels: list[int], castle: str, columns: list[int], rows: list[int], size: int, lower: int) -> None:
        self.levels = levels
        self.castle = castle
        self.columns = columns  # of each space, from 1
        self.rows = rows
        self.size = size  # rooms without the boss
        self.lower = lower
        self.boss = size
        self.names = [f"c{column}r{row}" for column, row in zip(columns, rows, strict=True)]
        self.entrance = 0
        for space in range(size):
            if rows[space] == 1 and columns[space] == 3:
                self.entrance = space
        self.near: list[list[int]] = []  # orthogonal neighbours
        for space in range(size + 1):
            self.near.append(
                [
                    other
                    for other in range(size + 1)
                    if abs(columns[space] - columns[other]) + abs(rows[space] - rows[other]) == 1
                ]
            )


class Potion:
    """What a bottle can hold (TQ-M9 to TQ-M12)."""

    def __init__(self, id: str, price: int, effect: str, hearts: int, sips: int, revives: bool, icon: str) -> None:
        self.id = id
        self.price = price
        self.effect = effect
        self.hearts = hearts  # in halves
        self.sips = sips
        self.revives = revives
        self.icon = icon


class Content:
    """A whole pack, laid out."""

    def __init__(
        self,
        items: list[Item],
        cards: list[Card],
        rooms: list[Room],
        dungeons: list[Dungeon],
        layouts: list[Layout],
        potions: list[Potion],
    ) -> None:
        self.items = items
        self.cards = cards
        self.rooms = rooms
        self.dungeons = dungeons
        self.layouts = layouts
        self.potions = potions
        self.kind_of: list[int] = []  # of each physical card
        for kind, card in enumerate(cards):
            for _ in range(card.copies):
                items[card.item].cards.append(len(self.kind_of))
                self.kind_of.append(kind)


class Match:
    """How each kind of card fares in one challenge: all that TQ-V2 to TQ-V6 say without looking at the table."""

    def __init__(self, count: int) -> None:
        self.status = [NO_MATCH] * count
        self.points = [0] * count  # as key or support card, steps 1 to 6 of TQ-V6
        self.key_points = [0] * count  # if it is made a key card (TQ-F4)
        self.zeroed = [False] * count  # a zero rule hits it (TQ-F7)
        self.key_zeroed = [False] * count
        self.backlash = [0] * count  # in half hearts
        self.breaks = [False] * count
        self.guards = [False] * count
        self.lights = [False] * count  # brings light into this darkness (TQ-V4)
        self.down = 1  # what a face-down card counts (TQ-V5)


class Ruleset(Setting):
    """Content and options together."""

    def __init__(self, pack: str, choices: dict[str, Any], content: Content) -> None:
        super().__init__(pack, choices)
        self.content = content
        self.items = content.items
        self.cards = content.cards
        self.rooms = content.rooms
        self.dungeons = content.dungeons
        self.layouts = content.layouts
        self.potions = content.potions
        self.kind_of = content.kind_of
        self.by_id = {card.id: kind for kind, card in enumerate(self.cards)}  # a kind of card by its name
        self.item_by_id = {item.id: index for index, item in enumerate(self.items)}
        self.potion_by_id = {potion.id: index for index, potion in enumerate(self.potions)}
        self.dungeon_by_id = {dungeon.id: index for index, dungeon in enumerate(self.dungeons)}
        self.basic = self.item_by_id["basic"]
        self.sword = self.item_by_id["sword"]
        self.bit = [0] * len(self.kind_of)  # one for each basic card: whose it is, is found out during play
        for number, card in enumerate(self.items[self.basic].cards):
            self.bit[card] = 1 << number
        self.base = next(index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "base")
        self.castle = next(index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "castle")
        self.choosable = [index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "dungeon"]
        self.matches: list[Match | None] = [None] * len(self.rooms)  # filled by rules/value.py when first asked for
        self.play: list[Action] = [Play(card.id) for card in self.cards]  # one object each, by kind
        self.down: list[Action] = [Down(card.id) for card in self.cards]
        self.discard: list[Action] = [Discard(card.id) for card in self.cards]
        # options, by what the rules ask for
        self.long = choices["length"] == "long"
        self.dungeons_needed = 7 if self.long else 3  # TQ-S4
        self.difficulty: str = choices["difficulty"]
        self.dungeon_choice: str = choices["dungeon_choice"]
        self.host_gives_sword = choices["sword_seat"] == "host"
        self.items_are_spread = choices["item_distribution"] == "balanced"
        self.restart_hearts: str = choices["restart_hearts"]
        self.defeat_limit: int = choices["defeat_limit"]
        self.castle_defeats_add: bool = choices["castle_defeats_add"]
        self.ganon_checkpoint: bool = choices["ganon_checkpoint"]
        self.part_value: int = 1 if self.long else choices["segment_value"]  # TQ-F1
        self.start_containers: int = choices["start_containers"]
        self.hints: bool = choices["hints"]
        self.open_hands: bool = choices["open_hands"]

    def layout_of(self, level: int, castle: bool) -> int:
        """TQ-D2, TQ-D13: the layout of the k-th dungeon or of the castle."""
        wanted = "long" if self.long else "short"
        for index, layout in enumerate(self.layouts):
            if (castle and layout.castle == wanted) or (not castle and level in layout.levels):
                return index
        raise LookupError(f"there is no layout for level {level}")
