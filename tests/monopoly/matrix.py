"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tafelrunde.testing.golden import Plan

SHORT: Choices = {"mode": "short", "limit_rounds": 40}

MANY: Choices = {
    "auction_mode": "proxy",
    "rent_demand": "attention",
    "door_fee": "choice",
    "hr_parking_pot": "v100",
    "hr_start_cash": 500,
    "item_cards": True,
}

OPTIONS: list[Choices] = [
    {},
    {
        "rent_demand": "ask",
        "auction_mode": "proxy",
        "tokens": "random",
        "seats": "fixed",
        "door_fee": "choice",
        "cash_visible": "own",
    },
    {"rent_demand": "attention", "off_turn_windows": "turn_start", "auto_pass": "never", "shop_rent_roll": "landing"},
    {
        "item_cards": True,
        "hr_rent_immunity": True,
        "hr_loans": True,
        "allow_gifts": True,
        "trade_offers": 5,
        "theme": "neutral",
    },
    {**SHORT, "bankruptcy_deeds": "as_is", "double_rent_with_mortgage": True, "trade_messages": 8, "card_memory_aid": True},
    {"hr_parking_pot": "v500", "hr_double_go": True, "hr_snake_eyes": True, "hr_no_jail_rent": True, "hr_first_lap": True},
    {"hr_free_deal": 4, "hr_free_deal_paid": True, "hr_start_cash": 5000, "shortage_min_bid": "list", "auto_pass": "never"},
    {"hr_free_deal": 4, "hr_uneven": True, "hr_start_cash": 5000, "hr_no_interest": True, "hr_second_bankrupt_ends": True},
    {"hr_no_auction": True, "hr_no_trades": True, "hr_build_on_visit": True, "hr_unlimited_upgrades": True},
    {"limit_rounds": 12, "off_turn_windows": "off", "hr_jail_double_again": True, "hr_salary": 0, "auto_pass": "always"},
    {
        "limit_rounds": 6,
        "limit_minutes": 30,
        "turn_timer_s": 60,
        "hr_parking_pot": "v0",
        "trade_messages": 1,
        "trade_offers": 1,
    },
]

# Too rare for random play: a void debt, a loan that falls due, a free visit, and a group sold at once in a shortage.
RARE = {"DebtVoid", "LoanDue", "FreeVisitUsed", "GroupSold", "SellGroup"}

GOLDEN = {
    "regular-game": Plan(("normal", "easy", "random"), 2, {"limit_rounds": 9}),
    "short-game": Plan(("normal", "easy", "normal"), 3, {"mode": "short"}),
    "many-options": Plan(("normal", "easy", "random"), 22, MANY),
}
