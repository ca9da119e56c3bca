"""The ruleset: board, cards and table options of one game, laid out for quick reading. It never changes during a game."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tafelrunde.engine import Fixed, Say, SeatId, Setting, arguments, derived, memo, message
from tafelrunde.games.monopoly.ids import NO_GROUP, NOWHERE, DeckId, GroupId, Kind, Rupees, SpaceId

GO: Final = Kind(0)
PLACE: Final = Kind(1)
TRANSPORT: Final = Kind(2)
SHOP: Final = Kind(3)
CHEST: Final = Kind(4)
BOTTLE: Final = Kind(5)
TAX: Final = Kind(6)
JAIL: Final = Kind(7)
FREE: Final = Kind(8)
GO_TO_JAIL: Final = Kind(9)
KINDS: Final = ("go", "place", "transport", "shop", "chest", "bottle", "tax", "jail", "free", "go_to_jail")

GO_SPACE: Final = SpaceId(0)
JAIL_SPACE: Final = SpaceId(10)

# The moments at which item cards may be used.
OWN_WINDOW: Final = "own"  # in the own window
BOUGHT: Final = "bought"  # right after another seat has bought from the bank
THROWN: Final = "thrown"  # after the own throw and before the move
CHARGED: Final = "charged"  # when rent is charged


def bits_of(numbers: Sequence[i64]) -> i64:
    """A set of spaces or groups as a number, one bit each."""
    bits: i64 = 0
    for number in numbers:
        bits |= 1 << number
    return bits


class Verb(Fixed):
    """Something that a card does."""

    def words(self) -> Say:
        """What stands on the card: the message named like the verb (`PayEach`: `effect-pay-each`) with its numbers."""
        numbers = {field.name: getattr(self, field.name) for field in type(self).fields}
        return Say(f"effect-{message(type(self))}", arguments(numbers, {}))


class CardVerb(Verb):
    """Something that cards of the decks do. The kinds of it are in verbs/cards.py."""

    kept: ClassVar[bool] = False  # the card stays with whoever drew it (RM-C2)
    jails: ClassVar[bool] = False

    def begin(self, state: Any, seat: SeatId, deck: DeckId) -> None:
        """Do it to the seat that drew the card."""
        raise TypeError(f"{type(self).__name__} does nothing: write its begin()")

    def destination(self, board: "Board", space: SpaceId) -> SpaceId:
        """Where it sends a token that stands on a space."""
        return NOWHERE


class Card(Fixed):
    """A card of one of the two decks: one verb after the other."""

    id: str
    deck: DeckId
    do: tuple[CardVerb, ...]

    @property
    def kept(self) -> bool:
        """RM-C2: whether it is a jail card."""
        return any(verb.kept for verb in self.do)


class ItemVerb(Verb):
    """Something that an item card does. The kinds of it are in verbs/items.py."""

    moment: ClassVar[str] = ""

    def targets(self, state: Any, seat: SeatId) -> list[i64]:
        """Whom or what it may be aimed at: seats or spaces; -1 if it is not aimed."""
        return [-1]

    def possible(self, state: Any, seat: SeatId, target: i64) -> bool:
        """Whether it would do anything at its moment."""
        return True

    def begin(self, state: Any, seat: SeatId, target: i64) -> None:
        """Do it."""
        raise TypeError(f"{type(self).__name__} does nothing: write its begin()")

    def worth(self, state: Any, seat: SeatId, target: i64) -> float:
        """What computer players think of using it now: above zero they do, and aim at what is worth most."""
        return 0.0


class Item(Fixed):
    """An item card."""

    id: str
    do: ItemVerb


class Board(Fixed):
    """The printed facts: what lies where and what it costs."""

    start_cash: Rupees
    salary: Rupees
    fine: Rupees
    sprouts: i64
    trees: i64
    names: list[str]  # of the groups
    kind: list[Kind]  # of each space, as all that follows
    group: list[GroupId]
    price: list[Rupees]
    upgrade: list[Rupees]
    rent: list[list[Rupees]]
    amount: list[Rupees]
    cards: list[Card]
    items: list[Item]
    size: i64 = derived(lambda board: len(board.kind))
    spaces: list[SpaceId] = derived(lambda board: [SpaceId(number) for number in range(board.size)])
    ahead: list[list[SpaceId]] = derived(lambda board: [board.from_here(space) for space in board.spaces])
    deeds: list[SpaceId] = derived(lambda board: [space for space in board.spaces if board.group[space] != NO_GROUP])
    every_group: list[GroupId] = derived(lambda board: [GroupId(number) for number in range(len(board.names))])
    groups: list[list[SpaceId]] = derived(lambda board: [board.deeds_of(group) for group in board.every_group])
    group_kind: list[Kind] = derived(lambda board: [board.kind[spaces[0]] for spaces in board.groups])

    def from_here(self, space: SpaceId) -> list[SpaceId]:
        """A space and the twelve after it."""
        return [SpaceId((space + steps) % self.size) for steps in range(13)]

    def deeds_of(self, group: GroupId) -> list[SpaceId]:
        """The deeds of a group."""
        return [space for space in self.deeds if self.group[space] == group]


class Ruleset(Setting):
    """Board and options together."""

    board: Board
    # the board again, one step nearer, and what follows from its prices
    size: i64 = derived(lambda rules: rules.board.size)
    ahead: list[list[SpaceId]] = derived(lambda rules: rules.board.ahead)  # of each space, up to twelve further on
    kind: list[Kind] = derived(lambda rules: rules.board.kind)
    group: list[GroupId] = derived(lambda rules: rules.board.group)
    price: list[Rupees] = derived(lambda rules: rules.board.price)
    upgrade: list[Rupees] = derived(lambda rules: rules.board.upgrade)
    deeds: list[SpaceId] = derived(lambda rules: rules.board.deeds)
    groups: list[list[SpaceId]] = derived(lambda rules: rules.board.groups)
    every_group: list[GroupId] = derived(lambda rules: rules.board.every_group)
    group_count: i64 = derived(lambda rules: len(rules.groups))
    group_size: list[i64] = derived(lambda rules: [len(spaces) for spaces in rules.groups])
    group_kind: list[Kind] = derived(lambda rules: rules.board.group_kind)
    cards: list[Card] = derived(lambda rules: rules.board.cards)
    card_names: list[str] = derived(lambda rules: [card.id for card in rules.cards])
    items: list[Item] = derived(lambda rules: rules.board.items)
    fine: Rupees = derived(lambda rules: rules.board.fine)
    mortgage: list[Rupees] = derived(lambda rules: [price // 2 for price in rules.price])  # RM-H3: what the bank lends
    interest: list[Rupees] = derived(lambda rules: [rules.tenth(lent) for lent in rules.mortgage])  # RM-G4
    lift: list[Rupees] = derived(lambda rules: [lent + rules.tenth(lent) for lent in rules.mortgage])  # RM-H4
    dearest_lift: Rupees = derived(lambda rules: max(rules.lift))
    payable: list[i64] = derived(lambda rules: rules.lifted_by_sums())
    colours: list[GroupId] = derived(lambda rules: [group for group in rules.every_group if rules.group_kind[group] == PLACE])
    colour_bits: i64 = derived(lambda rules: bits_of(rules.colours))
    # what is played, and how open points are read
    short: bool = derived(lambda rules: rules.choices["mode"] == "short")
    sprouts_per_tree: i64 = derived(lambda rules: 3 if rules.short else 4)  # RM-U4, RM-Q2
    tree: i64 = derived(lambda rules: rules.sprouts_per_tree + 1)  # the level of a tree
    jail_tries: i64 = derived(lambda rules: 1 if rules.short else 3)  # RM-J9, RM-Q5
    limit_rounds: i64 = derived(lambda rules: rules.choices["limit_rounds"])
    choose_tokens: bool = derived(lambda rules: rules.choices["tokens"] == "choose")
    rent_asked: bool = derived(lambda rules: rules.choices["rent_demand"] == "ask")
    rent_claimed: bool = derived(lambda rules: rules.choices["rent_demand"] == "attention")
    shop_throws_again: bool = derived(lambda rules: rules.choices["shop_rent_roll"] == "fresh")
    mortgage_spares_double: bool = derived(lambda rules: rules.choices["double_rent_with_mortgage"])
    proxy_auctions: bool = derived(lambda rules: rules.choices["auction_mode"] == "proxy")
    shortage_at_list: bool = derived(lambda rules: rules.choices["shortage_min_bid"] == "list")
    passes_every_throw: bool = derived(lambda rules: rules.choices["off_turn_windows"] == "every_throw")
    passes_never: bool = derived(lambda rules: rules.choices["off_turn_windows"] == "off")
    auto_pass: str = derived(lambda rules: rules.choices["auto_pass"])
    offers_own: i64 = derived(lambda rules: 0 if rules.choices["hr_no_trades"] else rules.choices["trade_offers"])  # RM-N11
    offers_else: i64 = derived(lambda rules: rules.offers_own * 2 // 3)  # in a window between throws, or in debt
    offers_buying: i64 = derived(lambda rules: min(rules.offers_own, 1))
    trade_messages: i64 = derived(lambda rules: rules.choices["trade_messages"])
    gifts: bool = derived(lambda rules: rules.choices["allow_gifts"])
    cash_hidden: bool = derived(lambda rules: rules.choices["cash_visible"] == "own")
    fee_is_chosen: bool = derived(lambda rules: rules.choices["door_fee"] == "choice")
    bankrupt_mortgages: bool = derived(lambda rules: rules.choices["bankruptcy_deeds"] == "mortgaged")
    # house rules; an amount that an option leaves as it is comes from the board
    pot: bool = derived(lambda rules: rules.choices["hr_parking_pot"] != "off")
    pot_seed: Rupees = derived(lambda rules: int(rules.choices["hr_parking_pot"][1:]) if rules.pot else 0)
    double_go: bool = derived(lambda rules: rules.choices["hr_double_go"])
    no_auctions: bool = derived(lambda rules: rules.choices["hr_no_auction"])
    first_lap: bool = derived(lambda rules: rules.choices["hr_first_lap"])
    no_jail_rent: bool = derived(lambda rules: rules.choices["hr_no_jail_rent"])
    uneven: bool = derived(lambda rules: rules.choices["hr_uneven"])
    unlimited: bool = derived(lambda rules: rules.choices["hr_unlimited_upgrades"])
    build_on_visit: bool = derived(lambda rules: rules.choices["hr_build_on_visit"])
    immunity: bool = derived(lambda rules: rules.choices["hr_rent_immunity"])
    loans: bool = derived(lambda rules: rules.choices["hr_loans"])
    snake_eyes: bool = derived(lambda rules: rules.choices["hr_snake_eyes"])
    dealt: i64 = derived(lambda rules: max(3 if rules.short else 0, rules.choices["hr_free_deal"]))  # RM-Q1
    deal_is_paid: bool = derived(lambda rules: rules.choices["hr_free_deal_paid"] and rules.choices["hr_free_deal"] > 0)
    start_cash: Rupees = derived(lambda rules: rules.changed("hr_start_cash", 1500, rules.board.start_cash))
    salary: Rupees = derived(lambda rules: rules.changed("hr_salary", 200, rules.board.salary))
    second_bankrupt_ends: bool = derived(lambda rules: rules.choices["hr_second_bankrupt_ends"])
    jail_double_again: bool = derived(lambda rules: rules.choices["hr_jail_double_again"])
    items_are_dealt: bool = derived(lambda rules: rules.choices["item_cards"])

    facts: Any = memo(None)  # of evaluation.py, once somebody has asked for them

    def tenth(self, amount: Rupees) -> Rupees:
        """RM-G4: rounded up; none by house rule."""
        return 0 if self.choices["hr_no_interest"] else (amount + 9) // 10

    def lifted_by_sums(self) -> list[i64]:
        """RM-H4: the deeds that can be paid off with so many rupees, from none to the dearest mortgage."""
        found: list[i64] = []
        bits: i64 = 0
        for price, space in sorted([(self.lift[space], space) for space in self.deeds]):
            found += [bits] * (price - len(found))
            bits |= 1 << space
        return [*found, bits]

    def changed(self, option: str, usual: Rupees, printed: Rupees) -> Rupees:
        """An amount of the board, unless the option says another one."""
        chosen: int = self.choices[option]
        return printed if chosen == usual else chosen

    def group_named(self, name: str) -> GroupId:
        """The group of this id."""
        names = self.board.names
        return GroupId(names.index(name)) if name in names else NO_GROUP
