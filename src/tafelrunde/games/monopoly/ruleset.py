"""The ruleset: board, cards and table options of one game, laid out for quick reading. It never changes during a game."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tafelrunde.engine.fields import late
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import Fixed, Setting
from tafelrunde.engine.say import Say
from tafelrunde.engine.words import arguments, message
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
    spaces: list[SpaceId] = late()
    size: i64 = late()
    ahead: list[list[SpaceId]] = late()  # of each space, up to twelve further on
    deeds: list[SpaceId] = late()
    every_group: list[GroupId] = late()
    groups: list[list[SpaceId]] = late()
    group_kind: list[Kind] = late()

    def __post_init__(self) -> None:
        self.size = len(self.kind)
        self.spaces = [SpaceId(number) for number in range(self.size)]
        self.ahead = [[SpaceId((space + steps) % self.size) for steps in range(13)] for space in self.spaces]
        self.deeds = [space for space in self.spaces if self.group[space] != NO_GROUP]
        self.every_group = [GroupId(number) for number in range(len(self.names))]
        self.groups = [[space for space in self.deeds if self.group[space] == group] for group in self.every_group]
        self.group_kind = [self.kind[spaces[0]] for spaces in self.groups]


class Ruleset(Setting):
    """Board and options together."""

    board: Board
    # the board again, one step nearer
    size: i64 = late()
    ahead: list[list[SpaceId]] = late()
    kind: list[Kind] = late()
    group: list[GroupId] = late()
    price: list[Rupees] = late()
    upgrade: list[Rupees] = late()
    groups: list[list[SpaceId]] = late()
    every_group: list[GroupId] = late()
    group_count: i64 = late()
    group_size: list[i64] = late()
    group_kind: list[Kind] = late()
    deeds: list[SpaceId] = late()
    cards: list[Card] = late()
    items: list[Item] = late()
    mortgage: list[Rupees] = late()  # RM-H3: what the bank lends on a deed
    interest: list[Rupees] = late()  # RM-G4: a tenth, rounded up
    lift: list[Rupees] = late()  # RM-H4
    # options, by what the rules ask for
    short: bool = late()
    sprouts_per_tree: i64 = late()  # RM-U4, RM-Q2
    tree: i64 = late()  # the level of a tree
    jail_tries: i64 = late()  # RM-J9, RM-Q5
    limit_rounds: i64 = late()
    choose_tokens: bool = late()
    rent_asked: bool = late()
    rent_claimed: bool = late()
    shop_throws_again: bool = late()
    mortgage_spares_double: bool = late()
    proxy_auctions: bool = late()
    shortage_at_list: bool = late()
    passes_every_throw: bool = late()
    passes_never: bool = late()
    auto_pass: str = late()
    offers_own: i64 = late()  # RM-N11: in the own window
    offers_else: i64 = late()  # in a window between throws, or in debt
    offers_buying: i64 = late()
    trade_messages: i64 = late()
    gifts: bool = late()
    cash_hidden: bool = late()
    fee_is_chosen: bool = late()
    bankrupt_mortgages: bool = late()
    # house rules
    pot: bool = late()
    pot_seed: Rupees = late()
    double_go: bool = late()
    no_auctions: bool = late()
    first_lap: bool = late()
    no_jail_rent: bool = late()
    uneven: bool = late()
    unlimited: bool = late()
    build_on_visit: bool = late()
    immunity: bool = late()
    loans: bool = late()
    snake_eyes: bool = late()
    dealt: i64 = late()  # RM-Q1
    deal_is_paid: bool = late()
    start_cash: Rupees = late()
    salary: Rupees = late()
    fine: Rupees = late()
    second_bankrupt_ends: bool = late()
    jail_double_again: bool = late()
    items_are_dealt: bool = late()

    def __post_init__(self) -> None:
        self.lay_out(self.board)
        self.read_options()
        self.read_house_rules()

    def lay_out(self, board: Board) -> None:
        """The board again, one step nearer, and what follows from its prices."""
        self.size = board.size
        self.ahead = board.ahead
        self.kind = board.kind
        self.group = board.group
        self.price = board.price
        self.upgrade = board.upgrade
        self.groups = board.groups
        self.every_group = board.every_group
        self.group_count = len(board.groups)
        self.group_size = [len(spaces) for spaces in board.groups]
        self.group_kind = board.group_kind
        self.deeds = board.deeds
        self.cards = board.cards
        self.items = board.items
        self.fine = board.fine
        self.mortgage = [price // 2 for price in board.price]
        free = self.choices["hr_no_interest"]
        self.interest = [0 if free else (lent + 9) // 10 for lent in self.mortgage]
        self.lift = [lent + tenth for lent, tenth in zip(self.mortgage, self.interest, strict=True)]

    def group_named(self, name: str) -> GroupId:
        """The group of this id."""
        names = self.board.names
        return GroupId(names.index(name)) if name in names else NO_GROUP

    def read_options(self) -> None:
        """What is played, and how open points are read."""
        choices = self.choices
        self.short = choices["mode"] == "short"
        self.sprouts_per_tree = 3 if self.short else 4
        self.tree = self.sprouts_per_tree + 1
        self.jail_tries = 1 if self.short else 3
        self.limit_rounds = choices["limit_rounds"]
        self.choose_tokens = choices["tokens"] == "choose"
        self.rent_asked = choices["rent_demand"] == "ask"
        self.rent_claimed = choices["rent_demand"] == "attention"
        self.shop_throws_again = choices["shop_rent_roll"] == "fresh"
        self.mortgage_spares_double = choices["double_rent_with_mortgage"]
        self.proxy_auctions = choices["auction_mode"] == "proxy"
        self.shortage_at_list = choices["shortage_min_bid"] == "list"
        self.passes_every_throw = choices["off_turn_windows"] == "every_throw"
        self.passes_never = choices["off_turn_windows"] == "off"
        self.auto_pass = choices["auto_pass"]
        offers: int = 0 if choices["hr_no_trades"] else choices["trade_offers"]
        self.offers_own = offers
        self.offers_else = offers * 2 // 3
        self.offers_buying = 1 if offers > 0 else 0
        self.trade_messages = choices["trade_messages"]
        self.gifts = choices["allow_gifts"]
        self.cash_hidden = choices["cash_visible"] == "own"
        self.fee_is_chosen = choices["door_fee"] == "choice"
        self.bankrupt_mortgages = choices["bankruptcy_deeds"] == "mortgaged"

    def read_house_rules(self) -> None:
        """RM-G3: an amount that an option leaves as it is comes from the board."""
        choices = self.choices
        pot: str = choices["hr_parking_pot"]
        self.pot = pot != "off"
        self.pot_seed = int(pot[1:]) if self.pot else 0
        self.double_go = choices["hr_double_go"]
        self.no_auctions = choices["hr_no_auction"]
        self.first_lap = choices["hr_first_lap"]
        self.no_jail_rent = choices["hr_no_jail_rent"]
        self.uneven = choices["hr_uneven"]
        self.unlimited = choices["hr_unlimited_upgrades"]
        self.build_on_visit = choices["hr_build_on_visit"]
        self.immunity = choices["hr_rent_immunity"]
        self.loans = choices["hr_loans"]
        self.snake_eyes = choices["hr_snake_eyes"]
        self.dealt = max(3 if self.short else 0, choices["hr_free_deal"])
        self.deal_is_paid = choices["hr_free_deal_paid"] and choices["hr_free_deal"] > 0
        self.start_cash = self.board.start_cash if choices["hr_start_cash"] == 1500 else choices["hr_start_cash"]
        self.salary = self.board.salary if choices["hr_salary"] == 200 else choices["hr_salary"]
        self.second_bankrupt_ends = choices["hr_second_bankrupt_ends"]
        self.jail_double_again = choices["hr_jail_double_again"]
        self.items_are_dealt = choices["item_cards"]
