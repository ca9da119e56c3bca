"""The options under which random play is tried, and the golden games."""

from tafelrunde.engine.options import Choices
from tests.golden import Plan

SHORT: Choices = {"mode": "short", "limit_rounds": 40}

OPTIONS: list[Choices] = [
    {},
    {"rent_demand": "ask", "auction_mode": "proxy", "tokens": "choose", "door_fee": "choice", "cash_visible": "own"},
    {"rent_demand": "attention", "off_turn_windows": "turn_start", "auto_pass": "never", "shop_rent_roll": "landing"},
    {"item_cards": True, "hr_rent_immunity": True, "hr_loans": True, "allow_gifts": True, "theme": "neutral"},
    {**SHORT, "bankruptcy_deeds": "as_is", "double_rent_with_mortgage": True, "card_memory_aid": True},
    {"hr_parking_pot": "v500", "hr_double_go": True, "hr_snake_eyes": True, "hr_no_jail_rent": True, "hr_first_lap": True},
    {"hr_free_deal": 4, "hr_free_deal_paid": True, "hr_start_cash": 5000, "shortage_min_bid": "list", "auto_pass": "never"},
    {"hr_free_deal": 4, "hr_uneven": True, "hr_start_cash": 5000, "hr_no_interest": True, "hr_second_bankrupt_ends": True},
    {"hr_no_auction": True, "hr_no_trades": True, "hr_build_on_visit": True, "hr_unlimited_upgrades": True},
    {"limit_rounds": 12, "off_turn_windows": "off", "hr_jail_double_again": True, "hr_salary": 0, "auto_pass": "always"},
]

# Too rare for random play: a void debt, a loan that falls due, a free visit, and a group sold at once in a shortage.
RARE = {"DebtVoid", "LoanDue", "FreeVisitUsed", "GroupSold", "SellGroup"}

GOLDEN = {
    "short-game": Plan(("random", "random", "random"), 3, {"mode": "short"}),
    "proxy-and-items": Plan(("random", "random"), 8, {"auction_mode": "proxy", "item_cards": True, "tokens": "choose"}),
}
