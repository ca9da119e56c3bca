"""Sprouts and trees: growing, the limited stock, and selling."""

import pytest

from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.actions import SellGroup
from tafelrunde.games.monopoly.events import (
    BidPassed,
    BuildAllowed,
    BuildContested,
    GroupSold,
    RentPaid,
    SproutBuilt,
    SproutSold,
    TreeBuilt,
    TreeSold,
    UpgradeWon,
)
from tafelrunde.games.monopoly.rules.auctions import DecideBid
from tafelrunde.games.monopoly.rules.upgrades import DecideContest, DecidePlace, want
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tests.monopoly.kit import (
    BROWN,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    SHOPS,
    TRANSPORTS,
    YELLOW,
    Table,
    even,
    kinds,
    table,
)

# --- growing ----------------------------------------------------------------------------------------------------------


def test_a_full_group_may_grow() -> None:
    """RM-U1: all places of the colour in one hand; not with two of three."""
    assert table(owns={0: ORANGE}).options("build") == ["build 16", "build 18", "build 19"]
    game = table(owns={0: [16, 18], 1: [19]})
    assert game.refused("build 16") == "RM-U1"
    assert game.refused("build 19") == "RM-U1"


def test_the_price_is_on_the_deed() -> None:
    """RM-U2: 50 for brown, 200 for dark blue; whoever has less cannot build."""
    game = table(owns={0: BROWN + DARK_BLUE}, cash={0: 240})
    assert game.take("build 1") == [SproutBuilt(0, 1, 1, 50)]
    assert game.refused("build 37") == "RM-U2"
    assert game.cash[0] == 190


def test_even_growing() -> None:
    """RM-U3: 19 is behind, so it comes first; three sprouts on each cost 900 in all."""
    game = table(owns={0: ORANGE}, levels={16: 1, 18: 1})
    assert game.refused("build 16") == "RM-U3"
    assert game.refused("build 18") == "RM-U3"
    game.take("build 19")
    assert game.cash[0] == 1400
    game = table(owns={0: ORANGE})
    for _ in range(3):
        game.take("build 16", "build 18", "build 19")
    assert game.cash[0] == 1500 - 900
    assert game.levels(ORANGE) == [3, 3, 3]
    assert game.land(1, 19) == [RentPaid(1, 0, 19, 600)]


def test_at_most_four_sprouts() -> None:
    """RM-U4: the fifth step is a tree, not a fifth sprout."""
    game = table(owns={0: BROWN}, levels={1: 4, 3: 4})
    assert game.take("build 1") == [TreeBuilt(0, 1, 50)]
    assert game.state.sprouts == 32 - 4


def test_tree() -> None:
    """RM-U5, RM-U6, RM-B3: a tree costs one more price and returns four sprouts; nothing grows beyond it."""
    owns = {0: GREEN, 1: RED}
    game = table(owns=owns, levels=even(GREEN, 12) | even(RED, 10), cash={1: 0})
    assert (game.state.sprouts, game.state.trees) == (10, 12)
    game.take("build 34")
    assert game.cash[0] == 1300
    assert (game.state.sprouts, game.state.trees) == (14, 11)
    assert game.refused("build 34") == "RM-U6"
    assert game.land(2, 34) == [RentPaid(2, 0, 34, 1400)]


def test_a_tree_needs_four_sprouts_everywhere() -> None:
    """RM-U5, RM-U3: all places of the group hold four sprouts or a tree."""
    game = table(owns={0: GREEN}, levels={31: 3, 32: 4, 34: 4})
    assert game.refused("build 34") == "RM-U3"


def test_mortgage_blocks_building() -> None:
    """RM-U7, RM-H6: one mortgage stops the group, also its double rent."""
    game = table(owns={0: PINK}, mortgaged=[14])
    for space in PINK:
        assert game.refused(f"build {space}") == "RM-U7"
    assert [game.land(1, space)[0] for space in (11, 13)] == [RentPaid(1, 0, 11, 10), RentPaid(1, 0, 13, 10)]
    game.land(1, 14)
    assert game.cash[1] == 1480


ALL_SPROUTS = even(RED, 12) | even(YELLOW, 11)  # 23 sprouts somewhere else


def test_no_skipping() -> None:
    """RM-U8, RM-U9: without sprouts in the bank, three on a place cannot become a tree."""
    game = table(owns={0: LIGHT_BLUE, 1: RED + YELLOW}, levels=even(LIGHT_BLUE, 9) | ALL_SPROUTS)
    assert (game.state.sprouts, game.state.trees) == (0, 12)
    assert game.options("build") == []
    for space in LIGHT_BLUE:
        assert game.refused(f"build {space}") == "RM-U8"


def test_no_trees_left() -> None:
    """RM-U8: twelve trees stand already, so four sprouts stay four sprouts."""
    owns = {0: BROWN, 1: [*GREEN, *YELLOW, *RED, *PINK]}
    levels = dict.fromkeys([*GREEN, *YELLOW, *RED, *PINK], 5) | {1: 4, 3: 4}
    game = table(owns=owns, levels=levels)
    assert game.state.trees == 0
    assert game.refused("build 1") == "RM-U8"


def test_transports_and_shops_do_not_grow() -> None:
    """RM-U15, RM-G6: not even if all of them are in one hand."""
    game = table(owns={0: TRANSPORTS + SHOPS})
    assert game.refused("build 5") == "RM-U15"
    assert game.refused("build 28") == "RM-U15"


# --- a shortage -------------------------------------------------------------------------------------------------------


def shortage(*, stock: int = 1, **more: object) -> Table:
    """Seat 0 has orange 2/2/2 and 500 rupees, seat 1 light blue 1/1/1 and 300; few sprouts are left in the bank."""
    owns = {0: ORANGE, 1: LIGHT_BLUE, 2: RED + YELLOW}
    rest = 32 - 9 - stock
    levels = even(ORANGE, 6) | even(LIGHT_BLUE, 3) | even(RED, min(rest, 12)) | even(YELLOW, max(rest - 12, 0))
    return table(owns=owns, levels=levels, cash={0: 500, 1: 300, 2: 0}, options=dict(more))


def test_shortage_contest() -> None:
    """RM-U10, RM-U11, RM-U12, RM-U13, RM-U14: the highest bidder plants the last sprout at once."""
    game = shortage()
    assert (want(game.state, 0, False), want(game.state, 1, False)) == (5, 6)
    game.take("build 19")
    assert game.asked == DecideContest(1, 0, 19, 1, 50)
    assert game.take("contest 1") == [BuildContested(1, 1)]
    assert game.decider == 0
    assert game.take("bid 120", "pass")[-2:] == [BidPassed(1), UpgradeWon(0, 120)]
    assert isinstance(game.asked, DecidePlace)
    game.take("place 19")
    assert game.cash[0] == 380
    assert game.levels(ORANGE) == [2, 2, 3]
    assert game.state.sprouts == 0
    assert game.asked == DecideOwn(0, False)


def test_all_allow() -> None:
    """RM-U12: if nobody objects, the upgrade costs its list price."""
    game = shortage()
    assert game.take("build 19", "allow") == [BuildAllowed(1), SproutBuilt(0, 19, 3, 100)]
    assert game.cash[0] == 400


def test_no_contest_without_scarcity() -> None:
    """RM-U11: with twenty sprouts in the bank nobody is asked."""
    game = shortage(stock=20)
    assert game.state.sprouts == 20
    assert game.take("build 19") == [SproutBuilt(0, 19, 3, 100)]
    assert game.decider == 0


def test_scarce_means_more_wanted_than_there_is() -> None:
    """RM-U11: five and six wanted: eleven in the bank are enough for all, ten are not."""
    game = shortage(stock=11)
    assert kinds(game.take("build 19")) == [SproutBuilt]
    game = shortage(stock=10)
    game.take("build 19")
    assert isinstance(game.asked, DecideContest)


@pytest.mark.parametrize(
    ("cash", "levels", "mortgaged", "wanted"),
    [
        (1500, {}, [], 8 + 11),  # eight sprouts for brown at 50, then eleven for orange at 100
        (120, {}, [], 2),
        (49, {}, [], 0),
        (1500, {1: 4, 3: 4}, [], 12),
        (1500, {}, [16], 8),
        (450, {1: 3, 3: 3}, [], 2 + 3),  # the cheaper ones first
    ],
)
def test_want(cash: int, levels: dict[int, int], mortgaged: list[int], wanted: int) -> None:
    """RM-U11: how many sprouts somebody could buy at list price, were there enough of them."""
    game = table(owns={0: BROWN + ORANGE}, cash={0: cash}, levels=levels, mortgaged=mortgaged)
    assert want(game.state, 0, False) == wanted


def test_want_of_trees() -> None:
    """RM-U11: places with four sprouts in groups that are all that tall."""
    owns = {0: BROWN + ORANGE}
    assert want(table(owns=owns, levels={1: 4, 3: 4, 16: 4, 18: 4, 19: 3}).state, 0, True) == 2
    assert want(table(owns=owns, levels={1: 4, 3: 5, 16: 4, 18: 4, 19: 4}).state, 0, True) == 4
    assert want(table(owns=owns, levels={1: 4, 3: 4}, cash={0: 60}).state, 0, True) == 1


def test_short_trees_are_contested_too() -> None:
    """RM-U11, RM-U12, RM-U13: one tree left, two who want it; the winner hands in four sprouts."""
    owns = {0: DARK_BLUE, 1: BROWN, 2: [*GREEN, *YELLOW, *RED, *ORANGE]}
    levels = {37: 4, 39: 4, 1: 4, 3: 4} | dict.fromkeys([*GREEN, *YELLOW, *RED, 18, 19], 5) | {16: 4}
    game = table(owns=owns, levels=levels, cash={2: 0})
    assert (game.state.sprouts, game.state.trees) == (12, 1)
    game.take("build 39", "contest 30", "pass")
    assert game.asked == DecidePlace(1, True, 39)
    assert game.options() == ["place 1", "place 3"]
    assert game.asked.default(game.state).text == "place 3"
    assert game.take("place 1") == [TreeBuilt(1, 1, 30)]
    assert (game.state.sprouts, game.state.trees) == (16, 0)
    assert game.cash == [1500, 1470, 0]


def test_a_contest_needs_cash() -> None:
    """RM-U12: bids are paid from cash; nothing can be raised here."""
    game = shortage()
    game.take("build 19")
    assert game.refused("contest 301") == "RM-A2"
    assert game.refused("contest 0") == "RM-A5"
    assert game.refused("mortgage 6") == "RM-U12"
    assert game.refused("pass") == "RM-U12"
    game.take("contest 300")
    assert isinstance(game.asked, DecideBid)
    assert game.refused("sell 19") == "RM-A2"
    assert game.refused("bid 501") == "RM-A2"


def test_the_lowest_contest_may_be_the_list_price() -> None:
    """RM-U12: by option; light blue grows for 50."""
    game = shortage(shortage_min_bid="list")
    game.take("build 19")
    assert game.refused("contest 49") == "RM-A5"
    assert game.allowed("contest 50")


def test_a_single_place_needs_no_choice() -> None:
    """RM-U13: seat 1 wins, and only 8 and 9 or 6 is behind; with one legal place it is planted there."""
    owns = {0: ORANGE, 1: LIGHT_BLUE, 2: RED + YELLOW}
    levels = even(ORANGE, 6) | {6: 1, 8: 2, 9: 2} | even(RED, 12) | even(YELLOW, 8)
    game = table(owns=owns, levels=levels, cash={0: 500, 1: 300, 2: 0})
    events = game.take("build 19", "contest 10", "pass")
    assert events[-2:] == [UpgradeWon(1, 10), SproutBuilt(1, 6, 2, 10)]
    assert game.cash[1] == 290


def test_each_contest_sells_one_piece() -> None:
    """RM-U14: then the window goes on, and the next piece is contested anew."""
    game = shortage(stock=2)
    game.take("build 19", "contest 5", "pass", "place 9")
    assert game.state.sprouts == 1
    assert game.asked == DecideOwn(0, False)
    game.take("build 19")
    assert isinstance(game.asked, DecideContest)


def test_a_won_upgrade_must_be_placed_legally() -> None:
    """RM-U13, RM-U3: on a place of the own groups that may grow."""
    game = shortage()
    game.take("build 19", "contest 5", "pass")
    assert game.refused("place 19") == "RM-U1"
    assert game.refused("roll") == "RM-U13"
    assert game.options() == ["place 6", "place 8", "place 9"]


# --- selling ----------------------------------------------------------------------------------------------------------


def test_upgrades_are_sold_at_half_price() -> None:
    """RM-V1, RM-V5: the sprout goes back to the bank's stock."""
    game = table(owns={0: GREEN}, levels={34: 1})
    assert game.take("sell 34") == [SproutSold(0, 34, 0, 100)]
    assert game.state.sprouts == 32
    assert game.refused("sell 34") == "RM-V1"


def test_even_selling() -> None:
    """RM-V1, RM-V2: only from the tallest places of the group."""
    game = table(owns={0: RED}, levels={21: 3, 23: 3, 24: 2})
    assert game.refused("sell 24") == "RM-V2"
    assert game.allowed("sell 23")
    game.take("sell 21")
    assert game.cash[0] == 1575


def test_selling_a_tree() -> None:
    """RM-V3: half its price, and four sprouts stand there again."""
    game = table(owns={0: BROWN}, levels={1: 5, 3: 5})
    assert game.take("sell 3") == [TreeSold(0, 3, 4, 25)]
    assert (game.state.sprouts, game.state.trees) == (28, 11)


def red_trees() -> Table:
    """Red has three trees, and the bank two sprouts."""
    owns = {0: RED, 1: GREEN + YELLOW + PINK}
    return table(owns=owns, levels=dict.fromkeys(RED, 5) | even(GREEN, 12) | even(YELLOW, 12) | even(PINK, 6))


def test_tree_sale_in_a_sprout_shortage() -> None:
    """RM-V3, RM-V4: the group can only be sold down together, to a total the stock allows."""
    game = red_trees()
    assert game.state.sprouts == 2
    for space in RED:
        assert game.refused(f"sell {space}") == "RM-V3"
    assert game.options("sell-group") == ["sell-group red 0", "sell-group red 1", "sell-group red 2"]
    assert SellGroup("red", 2) in GAME.legal_actions(game.state)
    for total in range(3, 17):
        assert game.refused(f"sell-group red {total}") == "RM-V4"
    assert game.take("sell-group red 2") == [GroupSold(0, 4, 2, 975)]
    assert game.levels(RED) == [0, 1, 1]
    assert game.cash[0] == 1500 + 975
    assert (game.state.sprouts, game.state.trees) == (0, 12)


def test_selling_everything_is_always_possible() -> None:
    """RM-V4: down to nothing, whatever the stock."""
    game = red_trees()
    game.take("sell-group red 0")
    assert game.levels(RED) == [0, 0, 0]
    assert game.cash[0] == 1500 + 15 * 75


def test_no_group_sale_without_need() -> None:
    """RM-V4: with enough sprouts, without a tree, or in another's group it is refused."""
    game = table(owns={0: RED, 1: GREEN}, levels=dict.fromkeys(RED, 5))
    assert game.refused("sell-group red 2") == "RM-V4"
    assert game.options("sell-group") == []
    game = red_trees()
    assert game.refused("sell-group green 0") == "RM-V4"
    assert game.refused("sell-group orange 0") == "RM-V4"


def test_upgrades_are_not_traded_or_moved() -> None:
    """RM-V6, RM-N2: they only go back to the bank."""
    game = table(owns={0: ORANGE}, levels={19: 1})
    assert game.refused("offer 1 give 0 19 get 500 -") == "RM-N2"
    assert game.refused("offer 1 give 0 16 get 500 -") == "RM-N2"
    assert game.refused("place 16") == "RM-W5"
