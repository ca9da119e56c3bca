"""The ruleset: cards, rooms, layouts and table options of one adventure, laid out for quick reading. It never changes."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tafelrunde.engine import Action, Fixed, Setting, derived, late
from tafelrunde.games.quest import ids
from tafelrunde.games.quest.actions import Discard, Down, Play

# Kinds of challenges and cards (TQ-0.4), then the two kinds of rooms without a challenge, and the room with the item.
FIGHT: Final = ids.Kind(0)
PUZZLE: Final = ids.Kind(1)
SKILL: Final = ids.Kind(2)
SUPPORT: Final = ids.Kind(3)
SAFE: Final = ids.Kind(4)
IDLE: Final = ids.Kind(5)
ITEM_ROOM: Final = ids.Kind(6)
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

NO_MATCH: Final = ids.Role(-1)  # a card that may not be played face up here
ODD: Final = ids.Role(0)  # only for the guard or the light (TQ-V4)
AID: Final = ids.Role(1)  # a support card (TQ-V3)
KEY: Final = ids.Role(2)  # a key card (TQ-V2)

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

    def damage(self) -> ids.Halves:
        """The damage printed."""
        return 0

    def lets_go(self) -> bool:
        """Whether the challenge is over with it, solved or not (TQ-P7)."""
        return False

    def strikes(self) -> ids.Points:
        """Shield points that go before the card counts (TQ-V7)."""
        return 0

    def lights(self) -> bool:
        """Whether it brings light (TQ-A7)."""
        return False

    def returns(self) -> bool:
        """Whether its card goes back to the hand (TQ-V7)."""
        return False

    def heals(self, state: Any) -> ids.Halves:
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
    cards: list[ids.Copy] = late([])


class Card(Fixed):
    """A card as it is printed; several copies are alike."""

    id: str
    item: ids.ItemId
    copies: int
    kinds: list[ids.Kind]
    value: ids.Points
    tags: list[str]
    do: list[Verb]
    icon: str
    item_bit: ids.Bits = derived(lambda card: 1 << int(card.item))
    returns: bool = derived(lambda card: any(verb.returns() for verb in card.do))
    strikes: ids.Points = derived(lambda card: sum(verb.strikes() for verb in card.do))
    lights: bool = derived(lambda card: any(verb.lights() for verb in card.do))


class Selector(Fixed):
    """What a special looks for: an item, a tag or a kind. Exactly one of the three is set."""

    item: ids.ItemId = ids.NO_ITEM
    tag: str = ""
    kind: ids.Kind = ids.NO_KIND

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

    def names(self, item: ids.ItemId) -> bool:
        """Whether it makes all cards of this item key cards (TQ-V2)."""
        return False

    def zeroes(self, card: Card) -> bool:
        """Whether the card counts nothing (TQ-V6 (1))."""
        return False

    def points(self, card: Card) -> ids.Points:
        """How much more the card counts (TQ-V6 (3))."""
        return 0

    def cap(self) -> ids.Points:
        """The most that a card counts (TQ-V6 (6))."""
        return NO_CAP

    def breaks(self, card: Card) -> bool:
        """Whether the card takes the whole shield (TQ-A9)."""
        return False

    def backlash(self, card: Card) -> ids.Halves:
        """What playing the card face up costs (TQ-A6)."""
        return 0


class Room(Fixed):
    """A room or boss card (TQ-C1)."""

    id: str
    dungeon: ids.DungeonId
    kind: ids.Kind
    boss: bool = False
    mini: bool = False
    goal: ids.Points = 0
    per: ids.Points = 0
    limit: i64 = 0  # rounds
    round_penalty: list[Verb] = []
    limit_penalty: list[Verb] = []
    traits: i64 = 0
    specials: list[Special] = []
    reward: list[Verb] = []
    names: dict[str, str] = {}  # by language, where a pack brings them
    shield: ids.Points = late(0)
    shield_per: ids.Points = late(0)
    regen: ids.Points = late(0)
    enrage: ids.Halves = late(0)
    lone: bool = late(False)
    guarded_by: Selector | None = late(None)
    guard: ids.Points = late(0)
    guard_per: ids.Points = late(0)
    needs: ids.Bits = late(0)  # a bit for each item
    damage: ids.Halves = derived(lambda room: sum(verb.damage() for verb in room.round_penalty))  # of a round

    def __post_init__(self) -> None:
        for special in self.specials:
            special.mark(self)

    def is_challenge(self) -> bool:
        """Whether cards are needed here."""
        return self.kind < SUPPORT


class Dungeon(Fixed):
    """The cards of one dungeon."""

    id: str
    role: str
    item: ids.ItemId
    difficulty: int
    icon: str
    names: dict[str, str]
    rooms: list[ids.RoomId] = late([])
    bosses: list[ids.RoomId] = late([])
    item_room: ids.RoomId = late(ids.NO_ROOM)


class Layout(Fixed):
    """Where the rooms of a dungeon lie (TQ-D2, TQ-D3). Spaces are numbered, the lower half first, the boss space last."""

    levels: list[int]
    castle: str
    columns: list[int]  # of each space, from 1
    rows: list[int]
    lower: ids.SpaceId  # the first space of the upper half
    places: list[tuple[int, int]] = derived(lambda layout: list(zip(layout.columns, layout.rows, strict=True)))
    size: int = derived(lambda layout: len(layout.places) - 1)  # rooms without the boss
    boss: ids.SpaceId = derived(lambda layout: ids.SpaceId(layout.size))
    names: list[str] = derived(lambda layout: [f"c{column}r{row}" for column, row in layout.places])
    entrance: ids.SpaceId = derived(lambda layout: ids.SpaceId(layout.places.index((3, 1))))
    near: list[list[ids.SpaceId]] = derived(lambda layout: [layout.beside(*place) for place in layout.places])

    def beside(self, column: int, row: int) -> list[ids.SpaceId]:
        """The orthogonal neighbours of a place."""
        return [ids.SpaceId(space) for space, (x, y) in enumerate(self.places) if abs(column - x) + abs(row - y) == 1]


class Potion(Fixed):
    """What a bottle can hold (TQ-M9 to TQ-M12)."""

    id: str
    price: ids.Rupees
    do: list[Verb]
    sips: int
    revives: bool
    icon: str
    for_seat: bool = derived(lambda potion: any(verb.for_seat() for verb in potion.do))

    def heals(self, state: Any) -> ids.Halves:
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
    card_of: list[ids.CardId] = late([])  # of each copy

    def __post_init__(self) -> None:
        for number, card in enumerate(self.cards):
            for _ in range(card.copies):
                self.items[card.item].cards.append(ids.Copy(len(self.card_of)))
                self.card_of.append(ids.CardId(number))


class Fit(Fixed):
    """How a card fares in a challenge: all that TQ-V2 to TQ-V6 say without looking at the table."""

    role: ids.Role
    zeroed: bool  # a zero rule hits it (TQ-F7)
    points: ids.Points  # as key or support card, steps 1 to 6 of TQ-V6
    key_zeroed: bool  # if it is made a key card (TQ-F4)
    key_points: ids.Points
    backlash: ids.Halves
    breaks: bool
    guards: bool
    lights: bool  # brings light into this darkness (TQ-V4)


class Match(Fixed):
    """How each card fares in one challenge."""

    fits: list[Fit]
    down: ids.Points  # what a face-down card counts (TQ-V5)


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
    terms: Terms = derived(lambda rules: Terms(**rules.choices))
    long: bool = derived(lambda rules: rules.terms.length == "long")
    dungeons_needed: int = derived(lambda rules: 7 if rules.long else 3)  # TQ-S4
    items: list[Item] = derived(lambda rules: rules.content.items)
    cards: list[Card] = derived(lambda rules: rules.content.cards)
    rooms: list[Room] = derived(lambda rules: rules.content.rooms)
    dungeons: list[Dungeon] = derived(lambda rules: rules.content.dungeons)
    layouts: list[Layout] = derived(lambda rules: rules.content.layouts)
    potions: list[Potion] = derived(lambda rules: rules.content.potions)
    card_of: list[ids.CardId] = derived(lambda rules: rules.content.card_of)
    copy_names: list[str] = derived(lambda rules: [rules.cards[card].id for card in rules.card_of])
    room_names: list[str] = derived(lambda rules: [room.id for room in rules.rooms])
    card_named: dict[str, ids.CardId] = derived(lambda rules: {card.id: ids.CardId(at) for at, card in enumerate(rules.cards)})
    item_named: dict[str, ids.ItemId] = derived(lambda rules: {item.id: ids.ItemId(at) for at, item in enumerate(rules.items)})
    potion_named: dict[str, ids.PotionId] = derived(
        lambda rules: {each.id: ids.PotionId(at) for at, each in enumerate(rules.potions)}
    )
    dungeon_named: dict[str, ids.DungeonId] = derived(
        lambda rules: {dungeon.id: ids.DungeonId(at) for at, dungeon in enumerate(rules.dungeons)}
    )
    basic: ids.ItemId = derived(lambda rules: rules.item_named["basic"])
    sword: ids.ItemId = derived(lambda rules: rules.item_named["sword"])
    base: ids.DungeonId = derived(lambda rules: rules.in_role("base")[0])
    castle: ids.DungeonId = derived(lambda rules: rules.in_role("castle")[0])
    choosable: list[ids.DungeonId] = derived(lambda rules: rules.in_role("dungeon"))
    bit: list[ids.Bits] = derived(lambda rules: [0] * len(rules.card_of))  # of each basic card, found out in play
    room_bit: list[ids.Bits] = derived(lambda rules: [1 << number for number in range(len(rules.rooms))])
    matches: list[Match | None] = derived(lambda rules: [None] * len(rules.rooms))  # filled by rules/value.py when asked for
    play: list[Action] = derived(lambda rules: [Play(card.id) for card in rules.cards])  # one object each, by card
    down: list[Action] = derived(lambda rules: [Down(card.id) for card in rules.cards])
    discard: list[Action] = derived(lambda rules: [Discard(card.id) for card in rules.cards])

    def __post_init__(self) -> None:
        for number, copy in enumerate(self.items[self.basic].cards):
            self.bit[copy] = 1 << number

    def in_role(self, role: str) -> list[ids.DungeonId]:
        """The base, the castle, or those that can be chosen."""
        return [self.dungeon_named[dungeon.id] for dungeon in self.dungeons if dungeon.role == role]

    def part_value(self) -> int:
        """TQ-F1: the Triforce parts that a dungeon gives."""
        return 1 if self.long else self.terms.segment_value

    def layout_of(self, level: int, castle: bool) -> ids.LayoutId:
        """TQ-D2, TQ-D13: the layout of the k-th dungeon or of the castle."""
        wanted = "long" if self.long else "short"
        for number, layout in enumerate(self.layouts):
            if (castle and layout.castle == wanted) or (not castle and level in layout.levels):
                return ids.LayoutId(number)
        raise LookupError(f"there is no layout for level {level}")
