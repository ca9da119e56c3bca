"""The ruleset: cards, rooms, layouts and table options of one adventure, laid out for quick reading. It never changes."""

from typing import Any, Final

from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting
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


class Effect(Fixed):
    """One verb of a card, a penalty or a reward. Hearts are counted in halves (TQ-0.3)."""

    verb: str
    amount: int = 0
    who: int = 0
    item: int = -1
    potion: int = -1


class Selector(Fixed):
    """What a special looks for: an item, a tag or a kind. Exactly one of the three is set."""

    item: int
    tag: str
    kind: int


class Special:
    """One standing special of a challenge."""

    name: str
    on: Selector | None
    amount: int  # hearts in halves
    per: int  # more for each P


class Item(Fixed):
    """An item: a group of cards that one player owns together (TQ-I1)."""

    id: str
    marker: bool
    icon: str
    cards: list[int] = late([])  # its physical cards


class Card(Fixed):
    """A kind of card; several copies may be alike."""

    id: str
    item: int
    copies: int
    kinds: list[int]
    value: int
    tags: list[str]
    do: list[Effect]
    icon: str
    returns: bool = late()

    def __post_init__(self) -> None:
        self.returns = len([effect for effect in self.do if effect.verb == "return"]) > 0


class Room(Fixed):
    """A room or boss card (TQ-C1)."""

    id: str
    dungeon: int
    kind: int
    boss: bool
    mini: bool
    goal: int
    per: int
    limit: int
    round_penalty: list[Effect]
    limit_penalty: list[Effect]
    traits: int
    specials: list[Special]
    reward: list[Effect]
    names: dict[str, str]  # by language, where a pack brings them
    shield: int = late(0)
    shield_per: int = late(0)
    regen: int = late(0)
    enrage: int = late(0)
    lone: bool = late(False)
    guard: Special | None = late(None)
    needs: int = late(0)  # a bit for each item
    round_hurts: bool = late()

    def __post_init__(self) -> None:
        self.round_hurts = len([effect for effect in self.round_penalty if effect.verb == "damage"]) > 0
        for special in self.specials:
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


class Dungeon(Fixed):
    """The cards of one dungeon."""

    id: str
    role: str
    item: int
    difficulty: int
    icon: str
    names: dict[str, str]
    rooms: list[int] = late([])
    bosses: list[int] = late([])
    item_room: int = late(-1)


class Layout(Fixed):
    """Where the rooms of a dungeon lie (TQ-D2, TQ-D3). Spaces are numbered, the lower half first, the boss space last."""

    levels: list[int]
    castle: str
    columns: list[int]  # of each space, from 1
    rows: list[int]
    size: int  # rooms without the boss
    lower: int
    boss: int = late()
    names: list[str] = late()
    entrance: int = late()
    near: list[list[int]] = late()  # orthogonal neighbours

    def __post_init__(self) -> None:
        self.boss = self.size
        self.names = [f"c{column}r{row}" for column, row in zip(self.columns, self.rows, strict=True)]
        self.entrance = 0
        for space in range(self.size):
            if self.rows[space] == 1 and self.columns[space] == 3:
                self.entrance = space
        self.near = []
        for space in range(self.size + 1):
            self.near.append(
                [
                    other
                    for other in range(self.size + 1)
                    if abs(self.columns[space] - self.columns[other]) + abs(self.rows[space] - self.rows[other]) == 1
                ]
            )


class Potion(Fixed):
    """What a bottle can hold (TQ-M9 to TQ-M12)."""

    id: str
    price: int
    effect: str
    hearts: int  # in halves
    sips: int
    revives: bool
    icon: str


class Content(Fixed):
    """A whole pack, laid out."""

    items: list[Item]
    cards: list[Card]
    rooms: list[Room]
    dungeons: list[Dungeon]
    layouts: list[Layout]
    potions: list[Potion]
    kind_of: list[int] = late([])  # of each physical card

    def __post_init__(self) -> None:
        for kind, card in enumerate(self.cards):
            for _ in range(card.copies):
                self.items[card.item].cards.append(len(self.kind_of))
                self.kind_of.append(kind)


class Match:
    """How each kind of card fares in one challenge: all that TQ-V2 to TQ-V6 say without looking at the table."""

    count: int
    status: list[int] = late()
    points: list[int] = late()  # as key or support card, steps 1 to 6 of TQ-V6
    key_points: list[int] = late()  # if it is made a key card (TQ-F4)
    zeroed: list[bool] = late()  # a zero rule hits it (TQ-F7)
    key_zeroed: list[bool] = late()
    backlash: list[int] = late()  # in half hearts
    breaks: list[bool] = late()
    guards: list[bool] = late()
    lights: list[bool] = late()  # brings light into this darkness (TQ-V4)
    down: int = late()  # what a face-down card counts (TQ-V5)

    def __post_init__(self) -> None:
        self.status = [NO_MATCH] * self.count
        self.points = [0] * self.count
        self.key_points = [0] * self.count
        self.zeroed = [False] * self.count
        self.key_zeroed = [False] * self.count
        self.backlash = [0] * self.count
        self.breaks = [False] * self.count
        self.guards = [False] * self.count
        self.lights = [False] * self.count
        self.down = 1


class Ruleset(Setting):
    """Content and options together."""

    content: Content
    items: list[Item] = late()
    cards: list[Card] = late()
    rooms: list[Room] = late()
    dungeons: list[Dungeon] = late()
    layouts: list[Layout] = late()
    potions: list[Potion] = late()
    kind_of: list[int] = late()
    by_id: dict[str, int] = late()  # a kind of card by its name
    item_by_id: dict[str, int] = late()
    potion_by_id: dict[str, int] = late()
    dungeon_by_id: dict[str, int] = late()
    basic: int = late()
    sword: int = late()
    bit: list[int] = late()  # one for each basic card: whose it is, is found out during play
    base: int = late()
    castle: int = late()
    choosable: list[int] = late()
    matches: list[Match | None] = late()  # filled by rules/value.py when first asked for
    play: list[Action] = late()  # one object each, by kind
    down: list[Action] = late()
    discard: list[Action] = late()
    long: Any = late()
    dungeons_needed: int = late()  # TQ-S4
    difficulty: str = late()
    dungeon_choice: str = late()
    host_gives_sword: Any = late()
    items_are_spread: Any = late()
    restart_hearts: str = late()
    defeat_limit: int = late()
    castle_defeats_add: bool = late()
    ganon_checkpoint: bool = late()
    part_value: int = late()  # TQ-F1
    start_containers: int = late()
    hints: bool = late()
    open_hands: bool = late()

    def __post_init__(self) -> None:
        self.items = self.content.items
        self.cards = self.content.cards
        self.rooms = self.content.rooms
        self.dungeons = self.content.dungeons
        self.layouts = self.content.layouts
        self.potions = self.content.potions
        self.kind_of = self.content.kind_of
        self.by_id = {card.id: kind for kind, card in enumerate(self.cards)}
        self.item_by_id = {item.id: index for index, item in enumerate(self.items)}
        self.potion_by_id = {potion.id: index for index, potion in enumerate(self.potions)}
        self.dungeon_by_id = {dungeon.id: index for index, dungeon in enumerate(self.dungeons)}
        self.basic = self.item_by_id["basic"]
        self.sword = self.item_by_id["sword"]
        self.bit = [0] * len(self.kind_of)
        for number, card in enumerate(self.items[self.basic].cards):
            self.bit[card] = 1 << number
        self.base = next((index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "base"))
        self.castle = next((index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "castle"))
        self.choosable = [index for index, dungeon in enumerate(self.dungeons) if dungeon.role == "dungeon"]
        self.matches = [None] * len(self.rooms)
        self.play = [Play(card.id) for card in self.cards]
        self.down = [Down(card.id) for card in self.cards]
        self.discard = [Discard(card.id) for card in self.cards]
        self.long = self.choices["length"] == "long"
        self.dungeons_needed = 7 if self.long else 3
        self.difficulty = self.choices["difficulty"]
        self.dungeon_choice = self.choices["dungeon_choice"]
        self.host_gives_sword = self.choices["sword_seat"] == "host"
        self.items_are_spread = self.choices["item_distribution"] == "balanced"
        self.restart_hearts = self.choices["restart_hearts"]
        self.defeat_limit = self.choices["defeat_limit"]
        self.castle_defeats_add = self.choices["castle_defeats_add"]
        self.ganon_checkpoint = self.choices["ganon_checkpoint"]
        self.part_value = 1 if self.long else self.choices["segment_value"]
        self.start_containers = self.choices["start_containers"]
        self.hints = self.choices["hints"]
        self.open_hands = self.choices["open_hands"]

    def layout_of(self, level: int, castle: bool) -> int:
        """TQ-D2, TQ-D13: the layout of the k-th dungeon or of the castle."""
        wanted = "long" if self.long else "short"
        for index, layout in enumerate(self.layouts):
            if (castle and layout.castle == wanted) or (not castle and level in layout.levels):
                return index
        raise LookupError(f"there is no layout for level {level}")
