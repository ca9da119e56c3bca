"""The ruleset: board, cards and table options of one game, laid out for quick reading. It never changes during a game."""

from typing import Any, Final

from tafelrunde.engine.part import Setting

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


class Card:
    """A card of one of the two decks: one verb and its parameters."""

    def __init__(
        self,
        id: str,
        deck: int,
        effect: str,
        space: int,
        kind: int,
        rent: str,
        steps: int,
        amount: int,
        sprout: int,
        tree: int,
    ) -> None:
        self.id = id
        self.deck = deck
        self.effect = effect
        self.space = space
        self.kind = kind
        self.rent = rent
        self.steps = steps
        self.amount = amount
        self.sprout = sprout
        self.tree = tree


class Board:
    """The printed facts: what lies where and what it costs."""

    def __init__(
        self,
        start_cash: int,
        salary: int,
        fine: int,
        sprouts: int,
        trees: int,
        names: list[str],
        kind: list[int],
        group: list[int],
        price: list[int],
        upgrade: list[int],
        rent: list[list[int]],
        amount: list[int],
        cards: list[Card],
    ) -> None:
        self.start_cash = start_cash
        self.salary = salary
        self.fine = fine
        self.sprouts = sprouts
        self.trees = trees
        self.names = names  # of the groups
        self.kind = kind
        self.group = group  # of each space; -1: it has no deed
        self.price = price
        self.upgrade = upgrade
        self.rent = rent
        self.amount = amount
        self.cards = cards
        self.size = len(kind)
        self.deeds = [space for space in range(self.size) if group[space] >= 0]
        self.groups = [[space for space in self.deeds if group[space] == number] for number in range(len(names))]
        self.group_kind = [kind[spaces[0]] for spaces in self.groups]


class Ruleset(Setting):
    """Board and options together."""

    def __init__(self, pack: str, choices: dict[str, Any], board: Board) -> None:
        super().__init__(pack, choices)
        self.board = board
        # the board again, one step nearer
        self.size = board.size
        self.kind = board.kind
        self.group = board.group
        self.price = board.price
        self.upgrade = board.upgrade
        self.groups = board.groups
        self.group_count = len(board.groups)
        self.group_size = [len(spaces) for spaces in board.groups]
        self.group_kind = board.group_kind
        self.deeds = board.deeds
        self.cards = board.cards
        # options, by what the rules ask for
        self.short = choices["mode"] == "short"
        self.sprouts_per_tree = 3 if self.short else 4  # RM-U4, RM-Q2
        self.tree = self.sprouts_per_tree + 1  # the level of a tree
        self.jail_tries = 1 if self.short else 3  # RM-J9, RM-Q5
        self.limit_rounds: int = choices["limit_rounds"]
        self.choose_tokens = choices["tokens"] == "choose"
        self.rent_asked = choices["rent_demand"] == "ask"
        self.rent_claimed = choices["rent_demand"] == "attention"
        self.shop_throws_again = choices["shop_rent_roll"] == "fresh"
        self.mortgage_spares_double: bool = choices["double_rent_with_mortgage"]
        self.proxy_auctions = choices["auction_mode"] == "proxy"
        self.shortage_at_list = choices["shortage_min_bid"] == "list"
        self.passes_every_throw = choices["off_turn_windows"] == "every_throw"
        self.passes_never = choices["off_turn_windows"] == "off"
        self.auto_pass: str = choices["auto_pass"]
        offers: int = 0 if choices["hr_no_trades"] else choices["trade_offers"]
        self.offers_own = offers
        self.offers_else = offers * 2 // 3
        self.offers_buying = 1 if offers > 0 else 0
        self.trade_messages: int = choices["trade_messages"]
        self.gifts: bool = choices["allow_gifts"]
        self.cash_hidden = choices["cash_visible"] == "own"
        self.fee_is_chosen = choices["door_fee"] == "choice"
        self.bankrupt_mortgages = choices["bankruptcy_deeds"] == "mortgaged"
        pot: str = choices["hr_parking_pot"]
        self.pot = pot != "off"
        self.pot_seed = int(pot[1:]) if pot != "off" else 0
        self.double_go: bool = choices["hr_double_go"]
        self.no_auctions: bool = choices["hr_no_auction"]
        self.first_lap: bool = choices["hr_first_lap"]
        self.no_jail_rent: bool = choices["hr_no_jail_rent"]
        self.uneven: bool = choices["hr_uneven"]
        self.unlimited: bool = choices["hr_unlimited_upgrades"]
        self.build_on_visit: bool = choices["hr_build_on_visit"]
        self.immunity: bool = choices["hr_rent_immunity"]
        self.loans: bool = choices["hr_loans"]
        self.snake_eyes: bool = choices["hr_snake_eyes"]
        self.no_interest: bool = choices["hr_no_interest"]
        free_deal: int = choices["hr_free_deal"]
        self.dealt = max(3 if self.short else 0, free_deal)  # RM-Q1
        self.deal_is_paid: bool = choices["hr_free_deal_paid"] and free_deal > 0
        start_cash: int = choices["hr_start_cash"]
        salary: int = choices["hr_salary"]
        self.start_cash = board.start_cash if start_cash == 1500 else start_cash
        self.salary = board.salary if salary == 200 else salary
        self.fine = board.fine
        self.second_bankrupt_ends: bool = choices["hr_second_bankrupt_ends"]
        self.jail_double_again: bool = choices["hr_jail_double_again"]
        self.items: bool = choices["item_cards"]
        self.mortgage = [price // 2 for price in board.price]  # RM-H3: what the bank lends on a deed
        self.interest = [0 if self.no_interest else (lent + 9) // 10 for lent in self.mortgage]  # RM-G4: a tenth, rounded up
        self.lift = [lent + tenth for lent, tenth in zip(self.mortgage, self.interest, strict=True)]  # RM-H4
