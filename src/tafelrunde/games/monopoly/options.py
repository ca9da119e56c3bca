"""The table options: what is played, how open points are read, and the house rules (RM-G3, RM-O1)."""

from tafelrunde.engine.options import Choices, OptionField, choice, number, switch

OPTIONS: tuple[OptionField, ...] = (
    # the game
    choice("mode", "regular", "short", section="game", rule="RM-Q1"),
    number("limit_rounds", 0, 0, 1000, section="game", rule="RM-E5"),
    number("limit_minutes", 0, 0, 600, section="game", rule="RM-E5", step=5),
    choice("tokens", "choose", "random", section="game", rule="RM-S9"),
    choice("seats", "random", "fixed", section="game", rule="RM-S8"),
    choice("theme", "hyrule", "neutral", section="game", rule="RM-G4"),
    # how open points are read
    choice("rent_demand", "auto", "ask", "attention", section="reading", rule="RM-R7"),
    choice("shop_rent_roll", "fresh", "landing", section="reading", rule="RM-R12"),
    switch("double_rent_with_mortgage", section="reading", rule="RM-R3"),
    choice("auction_mode", "open", "proxy", section="reading", rule="RM-A11"),
    choice("shortage_min_bid", "one", "list", section="reading", rule="RM-U12"),
    choice("off_turn_windows", "every_throw", "turn_start", "off", section="reading", rule="RM-W8"),
    choice("auto_pass", "never", "smart", "always", section="reading", rule="RM-W7", usual="smart"),
    number("trade_offers", 3, 0, 5, section="reading", rule="RM-N11"),
    number("trade_messages", 4, 1, 8, section="reading", rule="RM-N8"),
    switch("allow_gifts", section="reading", rule="RM-N7"),
    choice("cash_visible", "all", "own", section="reading", rule="RM-S3"),
    switch("card_memory_aid", section="reading", rule="RM-C3"),
    choice("door_fee", "flat", "choice", section="reading", rule="RM-X3"),
    choice("bankruptcy_deeds", "mortgaged", "as_is", section="reading", rule="RM-D19"),
    number("turn_timer_s", 0, 0, 300, section="reading", rule="RM-W12", step=15),
    # house rules: not official, so a game with any of them is marked
    choice("hr_parking_pot", "off", "v0", "v100", "v500", section="house", rule="RM-G3"),
    switch("hr_double_go", section="house", rule="RM-O2"),
    switch("hr_no_auction", section="house", rule="RM-G3"),
    switch("hr_first_lap", section="house", rule="RM-G3"),
    switch("hr_no_jail_rent", section="house", rule="RM-G3"),
    switch("hr_uneven", section="house", rule="RM-G3"),
    switch("hr_unlimited_upgrades", section="house", rule="RM-G3"),
    switch("hr_build_on_visit", section="house", rule="RM-G3"),
    switch("hr_rent_immunity", section="house", rule="RM-G3"),
    switch("hr_loans", section="house", rule="RM-G3"),
    switch("hr_snake_eyes", section="house", rule="RM-G3"),
    switch("hr_no_interest", section="house", rule="RM-G3"),
    number("hr_free_deal", 0, 0, 4, section="house", rule="RM-G3"),
    switch("hr_free_deal_paid", section="house", rule="RM-G3"),
    number("hr_start_cash", 1500, 500, 5000, section="house", rule="RM-G3", step=100),
    number("hr_salary", 200, 0, 400, section="house", rule="RM-G3", step=50),
    switch("hr_second_bankrupt_ends", section="house", rule="RM-G3"),
    switch("hr_no_trades", section="house", rule="RM-G3"),
    switch("hr_jail_double_again", section="house", rule="RM-G3"),
    switch("item_cards", section="house", rule="RM-G3"),
)

HOUSE_RULES = tuple(option for option in OPTIONS if option.section == "house")


def house_rules(choices: Choices) -> bool:
    """RM-O1: whether a game is marked as played with house rules."""
    return any(choices[option.id] != option.value for option in HOUSE_RULES)
