"""The ruleset: board, cards and table options of one game, laid out for quick reading. It never changes during a game."""

from typing import Any, Final

from tafelrunde.engine.fields import late
from tafelrunde.engine.part import Fixed, Setting

GO: Final = 0
PLACE: Final = 1
TRANSPORT: Final = 2
SHOP: Final = 3
CHEST: Final = 4
BOTTLE: Final = 5
TAX: Final = 6
JAIL: Final = 7
FREE: Final = 8
GO_TO_JAIL: Final = 9
KINDS: Final = ("go", "place", "transport", "shop", "chest", "bottle", "tax", "jail", "free", "go_to_jail")

JAIL_SPACE: Final = 10

# The verbs of cards with their parameters.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "move_to": ("space",),
    "move_to_nearest": ("kind", "rent"),
    "move_by": ("steps",),
    "go_to_jail": (),
    "gain": ("amount",),
    "pay": ("amount",),
    "pay_each": ("amount",),
    "collect_each": ("amount",),
    "repairs": ("sprout", "tree"),
    "keep_jail_card": (),
}

ITEMS: Final = ("IT1", "IT2", "IT3", "IT4", "IT5", "IT6")
FLUTE: Final = 0
HOURGLASS: Final = 1
OCARINA: Final = 2
BATON: Final = 3
MASK: Final = 4
HARP: Final = 5


class Card(Fixed):
    """A card of one of the two decks: one verb and its parameters."""

    id: str
    deck: int
    effect: str
    space: int
    kind: int
    rent: str
    steps: int
    amount: int
    sprout: int
    tree: int


class Board(Fixed):
    """The printed facts: what lies where and what it costs."""

    start_cash: int
    salary: int
    fine: int
    sprouts: int
    trees: int
    names: list[str]  # of the groups
    kind: list[int]
    group: list[int]  # of each space; -1: it has no deed
    price: list[int]
    upgrade: list[int]
    rent: list[list[int]]
    amount: list[int]
    cards: list[Card]
    size: int = late()
    deeds: list[int] = late()
    groups: list[list[int]] = late()
    group_kind: list[int] = late()

    def __post_init__(self) -> None:
        self.size = len(self.kind)
        self.deeds = [space for space in range(self.size) if self.group[space] >= 0]
        self.groups = [[space for space in self.deeds if self.group[space] == number] for number in range(len(self.names))]
        self.group_kind = [self.kind[spaces[0]] for spaces in self.groups]


class Ruleset(Setting):
    """Board and options together."""

    board: Board
    size: int = late()
    kind: list[int] = late()
    group: list[int] = late()
    price: list[int] = late()
    upgrade: list[int] = late()
    groups: list[list[int]] = late()
    group_count: int = late()
    group_size: list[int] = late()
    group_kind: list[int] = late()
    deeds: list[int] = late()
    cards: list[Card] = late()
    short: Any = late()
    sprouts_per_tree: int = late()  # RM-U4, RM-Q2
    tree: int = late()  # the level of a tree
    jail_tries: int = late()  # RM-J9, RM-Q5
    limit_rounds: int = late()
    choose_tokens: Any = late()
    rent_asked: Any = late()
    rent_claimed: Any = late()
    shop_throws_again: Any = late()
    mortgage_spares_double: bool = late()
    proxy_auctions: Any = late()
    shortage_at_list: Any = late()
    passes_every_throw: Any = late()
    passes_never: Any = late()
    auto_pass: str = late()
    offers_own: int = late()
    offers_else: int = late()
    offers_buying: int = late()
    trade_messages: int = late()
    gifts: bool = late()
    cash_hidden: Any = late()
    fee_is_chosen: Any = late()
    bankrupt_mortgages: Any = late()
    pot: bool = late()
    pot_seed: int = late()
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
    no_interest: bool = late()
    dealt: int = late()  # RM-Q1
    deal_is_paid: bool = late()
    start_cash: int = late()
    salary: int = late()
    fine: int = late()
    second_bankrupt_ends: bool = late()
    jail_double_again: bool = late()
    items: bool = late()
    mortgage: list[int] = late()  # RM-H3: what the bank lends on a deed
    interest: list[int] = late()  # RM-G4: a tenth, rounded up
    lift: list[int] = late()  # RM-H4

    def __post_init__(self) -> None:
        self.size = self.board.size
        self.kind = self.board.kind
        self.group = self.board.group
        self.price = self.board.price
        self.upgrade = self.board.upgrade
        self.groups = self.board.groups
        self.group_count = len(self.board.groups)
        self.group_size = [len(spaces) for spaces in self.board.groups]
        self.group_kind = self.board.group_kind
        self.deeds = self.board.deeds
        self.cards = self.board.cards
        self.short = self.choices["mode"] == "short"
        self.sprouts_per_tree = 3 if self.short else 4
        self.tree = self.sprouts_per_tree + 1
        self.jail_tries = 1 if self.short else 3
        self.limit_rounds = self.choices["limit_rounds"]
        self.choose_tokens = self.choices["tokens"] == "choose"
        self.rent_asked = self.choices["rent_demand"] == "ask"
        self.rent_claimed = self.choices["rent_demand"] == "attention"
        self.shop_throws_again = self.choices["shop_rent_roll"] == "fresh"
        self.mortgage_spares_double = self.choices["double_rent_with_mortgage"]
        self.proxy_auctions = self.choices["auction_mode"] == "proxy"
        self.shortage_at_list = self.choices["shortage_min_bid"] == "list"
        self.passes_every_throw = self.choices["off_turn_windows"] == "every_throw"
        self.passes_never = self.choices["off_turn_windows"] == "off"
        self.auto_pass = self.choices["auto_pass"]
        offers: int = 0 if self.choices["hr_no_trades"] else self.choices["trade_offers"]
        self.offers_own = offers
        self.offers_else = offers * 2 // 3
        self.offers_buying = 1 if offers > 0 else 0
        self.trade_messages = self.choices["trade_messages"]
        self.gifts = self.choices["allow_gifts"]
        self.cash_hidden = self.choices["cash_visible"] == "own"
        self.fee_is_chosen = self.choices["door_fee"] == "choice"
        self.bankrupt_mortgages = self.choices["bankruptcy_deeds"] == "mortgaged"
        pot: str = self.choices["hr_parking_pot"]
        self.pot = pot != "off"
        self.pot_seed = int(pot[1:]) if pot != "off" else 0
        self.double_go = self.choices["hr_double_go"]
        self.no_auctions = self.choices["hr_no_auction"]
        self.first_lap = self.choices["hr_first_lap"]
        self.no_jail_rent = self.choices["hr_no_jail_rent"]
        self.uneven = self.choices["hr_uneven"]
        self.unlimited = self.choices["hr_unlimited_upgrades"]
        self.build_on_visit = self.choices["hr_build_on_visit"]
        self.immunity = self.choices["hr_rent_immunity"]
        self.loans = self.choices["hr_loans"]
        self.snake_eyes = self.choices["hr_snake_eyes"]
        self.no_interest = self.choices["hr_no_interest"]
        free_deal: int = self.choices["hr_free_deal"]
        self.dealt = max(3 if self.short else 0, free_deal)
        self.deal_is_paid = self.choices["hr_free_deal_paid"] and free_deal > 0
        start_cash: int = self.choices["hr_start_cash"]
        salary: int = self.choices["hr_salary"]
        self.start_cash = self.board.start_cash if start_cash == 1500 else start_cash
        self.salary = self.board.salary if salary == 200 else salary
        self.fine = self.board.fine
        self.second_bankrupt_ends = self.choices["hr_second_bankrupt_ends"]
        self.jail_double_again = self.choices["hr_jail_double_again"]
        self.items = self.choices["item_cards"]
        self.mortgage = [price // 2 for price in self.board.price]
        self.interest = [0 if self.no_interest else (lent + 9) // 10 for lent in self.mortgage]
        self.lift = [lent + tenth for lent, tenth in zip(self.mortgage, self.interest, strict=True)]
