"""The ruleset: cards, rooms, layouts and table options of one adventure, laid out for quick reading. It never changes."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tafelrunde.engine.action import Action
from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting
from tafelrunde.games.quest.actions import Discard, Down, Play
from tafelrunde.games.quest.ids import (
    NO_ITEM,
    NO_KIND,
    NO_ROOM,
    Bits,
    CardId,
    Copy,
    DungeonId,
    Halves,
    ItemId,
    Kind,
    LayoutId,
    Points,
    PotionId,
    Role,
    RoomId,
    Rupees,
    SpaceId,
)

# Kinds of challenges and cards (TQ-0.4), then the two kinds of rooms without a challenge, and the room with the item.
FIGHT: Final = Kind(0)
PUZZLE: Final = Kind(1)
SKILL: Final = Kind(2)
SUPPORT: Final = Kind(3)
SAFE: Final = Kind(4)
IDLE: Final = Kind(5)
ITEM_ROOM: Final = Kind(6)
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

DIFFICULTIES: Final = ("easy", "medium", "hard")

NO_MATCH: Final = Role(-1)  # a card that may not be played face up here
ODD: Final = Role(0)  # only for the guard or the light (TQ-V4)
AID: Final = Role(1)  # a support card (TQ-V3)
KEY: Final = Role(2)  # a key card (TQ-V2)

NO_CAP: Final = 99  # more points than any card gives

WHOLE_HAND: Final = 5
SOLO_HAND: Final = 10
MOST_CONTAINERS: Final = 18
MOST_RUPEES: Final = 224
MOST_BOTTLES: Final = 4


class Verb(Fixed):
    """What a card, a penalty, a reward or a potion does. `doing` is the procedure that carries its verbs out.

    Most verbs say only how they begin. Hearts are counted in halves (TQ-0.3).
    """

    name: ClassVar[str] = ""
    signed: ClassVar[bool] = False  # whether its amount may be less than one

    def begin(self, state: Any, doing: Any) -> None:
        """Do it, or ask."""

    def go_on(self, state: Any, doing: Any, answer: Action) -> None:
        """What was asked has been answered."""

    def end(self, state: Any) -> None:
        """All verbs of its penalty have been carried out."""

    def message(self) -> str:
        """Its words; the fields are their arguments."""
        return f"effect-{self.name}"

    def worth(self, state: Any, ahead: Any) -> float:
        """What it is worth on a card that does not end the round, in points."""
        return 0.0

    # --- what the rules ask of a whole card ---------------------------------------------------------------------------

    def damage(self) -> Halves:
        """The damage printed."""
        return 0

    def strikes(self) -> Points:
        """Shield points that go before the card counts (TQ-V7)."""
        return 0

    def lights(self) -> bool:
        """Whether it brings light (TQ-A7)."""
        return False

    def returns(self) -> bool:
        """Whether its card goes back to the hand (TQ-V7)."""
        return False

    def heals(self, state: Any) -> Halves:
        """The hearts that a potion gives back (TQ-M9, TQ-M10)."""
        return 0

    def for_seat(self) -> bool:
        """Whether a player is named when it is drunk (TQ-M11)."""
        return False


class Item(Fixed):
    """An item: a group of cards that one player owns together (TQ-I1)."""

    id: str
    marker: bool
    icon: str
    cards: list[Copy] = late([])


class Card(Fixed):
    """A card as it is printed; several copies are alike."""

    id: str
    item: ItemId
    copies: int
    kinds: list[Kind]
    value: Points
    tags: list[str]
    do: list[Verb]
    icon: str
    returns: bool = late()
    strikes: Points = late()
    lights: bool = late()

    def __post_init__(self) -> None:
        self.returns = any(verb.returns() for verb in self.do)
        self.strikes = sum([verb.strikes() for verb in self.do])
        self.lights = any(verb.lights() for verb in self.do)


class Selector(Fixed):
    """What a special looks for: an item, a tag or a kind. Exactly one of the three is set."""

    item: ItemId = NO_ITEM
    tag: str = ""
    kind: Kind = NO_KIND

    def means(self, card: Card) -> bool:
        """Whether this card is meant."""
        if self.item >= 0:
            return card.item == self.item
        return self.tag in card.tags if self.tag else self.kind in card.kinds


class Special(Fixed):
    """A standing special of a challenge. Each says only what it changes."""

    name: ClassVar[str] = ""

    def mark(self, room: "Room") -> None:
        """What the room is known for."""

    def names(self, item: ItemId) -> bool:
        """Whether it makes all cards of this item key cards (TQ-V2)."""
        return False

    def zeroes(self, card: Card) -> bool:
        """Whether the card counts nothing (TQ-V6 (1))."""
        return False

    def points(self, card: Card) -> Points:
        """How much more the card counts (TQ-V6 (3))."""
        return 0

    def cap(self) -> Points:
        """The most that a card counts (TQ-V6 (6))."""
        return NO_CAP

    def breaks(self, card: Card) -> bool:
        """Whether the card takes the whole shield (TQ-A9)."""
        return False

    def backlash(self, card: Card) -> Halves:
        """What playing the card face up costs (TQ-A6)."""
        return 0


class Room(Fixed):
    """A room or boss card (TQ-C1)."""

    id: str
    dungeon: DungeonId
    kind: Kind
    boss: bool = False
    mini: bool = False
    goal: Points = 0
    per: Points = 0
    limit: i64 = 0  # rounds
    round_penalty: list[Verb] = []
    limit_penalty: list[Verb] = []
    traits: i64 = 0
    specials: list[Special] = []
    reward: list[Verb] = []
    names: dict[str, str] = {}  # by language, where a pack brings them
    shield: Points = late(0)
    shield_per: Points = late(0)
    regen: Points = late(0)
    enrage: Halves = late(0)
    lone: bool = late(False)
    guarded_by: Selector | None = late(None)
    guard: Points = late(0)
    guard_per: Points = late(0)
    needs: Bits = late(0)  # a bit for each item
    damage: Halves = late()  # of a round

    def __post_init__(self) -> None:
        self.damage = sum([verb.damage() for verb in self.round_penalty])
        for special in self.specials:
            special.mark(self)

    def is_challenge(self) -> bool:
        """Whether cards are needed here."""
        return self.kind < SUPPORT


class Dungeon(Fixed):
    """The cards of one dungeon."""

    id: str
    role: str
    item: ItemId
    difficulty: int
    icon: str
    names: dict[str, str]
    rooms: list[RoomId] = late([])
    bosses: list[RoomId] = late([])
    item_room: RoomId = late(NO_ROOM)


class Layout(Fixed):
    """Where the rooms of a dungeon lie (TQ-D2, TQ-D3). Spaces are numbered, the lower half first, the boss space last."""

    levels: list[int]
    castle: str
    columns: list[int]  # of each space, from 1
    rows: list[int]
    lower: SpaceId  # the first space of the upper half
    size: int = late()  # rooms without the boss
    boss: SpaceId = late()
    names: list[str] = late()
    entrance: SpaceId = late()
    near: list[list[SpaceId]] = late()  # orthogonal neighbours

    def __post_init__(self) -> None:
        places = list(zip(self.columns, self.rows, strict=True))
        self.size = len(places) - 1
        self.boss = SpaceId(self.size)
        self.names = [f"c{column}r{row}" for column, row in places]
        self.entrance = SpaceId(places.index((3, 1)))
        self.near = [
            [SpaceId(other) for other, (x, y) in enumerate(places) if abs(column - x) + abs(row - y) == 1]
            for column, row in places
        ]


class Potion(Fixed):
    """What a bottle can hold (TQ-M9 to TQ-M12)."""

    id: str
    price: Rupees
    do: list[Verb]
    sips: int
    revives: bool
    icon: str
    for_seat: bool = late()

    def __post_init__(self) -> None:
        self.for_seat = any(verb.for_seat() for verb in self.do)

    def heals(self, state: Any) -> Halves:
        """The hearts it gives back."""
        return sum([verb.heals(state) for verb in self.do])


class Content(Fixed):
    """A whole pack, laid out."""

    items: list[Item]
    cards: list[Card]
    rooms: list[Room]
    dungeons: list[Dungeon]
    layouts: list[Layout]
    potions: list[Potion]
    card_of: list[CardId] = late([])  # of each copy

    def __post_init__(self) -> None:
        for number, card in enumerate(self.cards):
            for _ in range(card.copies):
                self.items[card.item].cards.append(Copy(len(self.card_of)))
                self.card_of.append(CardId(number))


class Fit(Fixed):
    """How a card fares in a challenge: all that TQ-V2 to TQ-V6 say without looking at the table."""

    role: Role
    zeroed: bool  # a zero rule hits it (TQ-F7)
    points: Points  # as key or support card, steps 1 to 6 of TQ-V6
    key_zeroed: bool  # if it is made a key card (TQ-F4)
    key_points: Points
    backlash: Halves
    breaks: bool
    guards: bool
    lights: bool  # brings light into this darkness (TQ-V4)


class Match(Fixed):
    """How each card fares in one challenge."""

    fits: list[Fit]
    down: Points  # what a face-down card counts (TQ-V5)


class Terms(Fixed):
    """The table options (options.py), by their names."""

    length: str
    difficulty: str
    dungeon_choice: str
    start_containers: int
    defeat_limit: int
    hints: bool
    open_hands: bool
    sword_seat: str
    item_distribution: str
    restart_hearts: str
    segment_value: int
    castle_defeats_add: bool
    ganon_checkpoint: bool


class Ruleset(Setting):
    """Content and options together."""

    content: Content
    terms: Terms = late()
    long: bool = late()
    dungeons_needed: int = late()  # TQ-S4
    items: list[Item] = late()
    cards: list[Card] = late()
    rooms: list[Room] = late()
    dungeons: list[Dungeon] = late()
    layouts: list[Layout] = late()
    potions: list[Potion] = late()
    card_of: list[CardId] = late()
    card_named: dict[str, CardId] = late()
    item_named: dict[str, ItemId] = late()
    potion_named: dict[str, PotionId] = late()
    dungeon_named: dict[str, DungeonId] = late()
    basic: ItemId = late()
    sword: ItemId = late()
    bit: list[Bits] = late()  # one for each basic card: whose it is, is found out during play
    base: DungeonId = late()
    castle: DungeonId = late()
    choosable: list[DungeonId] = late()
    matches: list[Match | None] = late()  # filled by rules/value.py when first asked for
    play: list[Action] = late()  # one object each, by card
    down: list[Action] = late()
    discard: list[Action] = late()

    def __post_init__(self) -> None:
        content = self.content
        self.terms = Terms(**self.choices)
        self.long = self.terms.length == "long"
        self.dungeons_needed = 7 if self.long else 3
        self.items = content.items
        self.cards = content.cards
        self.rooms = content.rooms
        self.dungeons = content.dungeons
        self.layouts = content.layouts
        self.potions = content.potions
        self.card_of = content.card_of
        self.card_named = {card.id: CardId(number) for number, card in enumerate(self.cards)}
        self.item_named = {item.id: ItemId(number) for number, item in enumerate(self.items)}
        self.potion_named = {potion.id: PotionId(number) for number, potion in enumerate(self.potions)}
        self.dungeon_named = {dungeon.id: DungeonId(number) for number, dungeon in enumerate(self.dungeons)}
        self.basic = self.item_named["basic"]
        self.sword = self.item_named["sword"]
        self.bit = [0] * len(self.card_of)
        for number, copy in enumerate(self.items[self.basic].cards):
            self.bit[copy] = 1 << number
        roles = [(dungeon.role, DungeonId(number)) for number, dungeon in enumerate(self.dungeons)]
        self.base = next(dungeon for role, dungeon in roles if role == "base")
        self.castle = next(dungeon for role, dungeon in roles if role == "castle")
        self.choosable = [dungeon for role, dungeon in roles if role == "dungeon"]
        self.matches = [None] * len(self.rooms)
        self.play = [Play(card.id) for card in self.cards]
        self.down = [Down(card.id) for card in self.cards]
        self.discard = [Discard(card.id) for card in self.cards]

    def part_value(self) -> int:
        """TQ-F1: the Triforce parts that a dungeon gives."""
        return 1 if self.long else self.terms.segment_value

    def layout_of(self, level: int, castle: bool) -> LayoutId:
        """TQ-D2, TQ-D13: the layout of the k-th dungeon or of the castle."""
        wanted = "long" if self.long else "short"
        for number, layout in enumerate(self.layouts):
            if (castle and layout.castle == wanted) or (not castle and level in layout.levels):
                return LayoutId(number)
        raise LookupError(f"there is no layout for level {level}")
