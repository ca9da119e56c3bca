"""House rules: not official, all off by default, each a switch of its own."""

from typing import Any

import pytest

from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.actions import Side
from tafelrunde.games.monopoly.events import (
    AuctionOpened,
    BuyDeclined,
    DeedDealt,
    FinePaid,
    FreeVisitUsed,
    JailDoubles,
    LapNeeded,
    LoanDue,
    NoRentJailed,
    ParkingRested,
    PotTaken,
    RentPaid,
    SalaryPaid,
    SnakeEyesPaid,
    SproutBuilt,
    WealthShared,
)
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.property import pay
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tafelrunde.games.monopoly.state import Monopoly
from tests.monopoly.kit import BROWN, GREEN, LIGHT_BLUE, ORANGE, RED, YELLOW, even, kinds, table


def test_the_pot_on_free_parking() -> None:
    """RM-G3, hr_parking_pot: taxes, fines and card payments to the bank are won by whoever lands there."""
    game = table(jailed={0: 0}, options={"hr_parking_pot": "v0"})
    assert FinePaid(0, 50) in game.take("pay-fine")
    game.land(1, 4)
    game.draw(2, "TC11")
    assert game.land(0, 20) == [PotTaken(0, 350)]
    assert game.cash == [1500 - 50 + 350, 1300, 1400]
    assert game.land(1, 20) == [ParkingRested(1)]


def test_what_does_not_go_into_the_pot() -> None:
    """RM-G3, hr_parking_pot: prices, upgrades, mortgages and rents do not."""
    game = table(owns={0: BROWN, 1: [5, 15]}, mortgaged=[15], options={"hr_parking_pot": "v0"})
    game.take("build 1")
    game.land(0, 5)
    game.land(0, 39)
    game.take("buy")
    assert game.state.pot == 0


@pytest.mark.parametrize("seed", [0, 100, 500])
def test_the_pot_is_filled_anew(seed: int) -> None:
    """RM-G3, hr_parking_pot: after each payout so much is put in."""
    game = table(options={"hr_parking_pot": f"v{seed}"})
    game.state.pot = 30
    assert game.land(0, 20) == [PotTaken(0, 30)]
    assert game.state.pot == seed


def test_double_salary_on_go() -> None:
    """RM-O2: every forward move that ends on GO pays 400, by dice or by card; passing pays 200."""
    game = table(at={0: 33}, dice=[(3, 4)], options={"hr_double_go": True})
    assert SalaryPaid(0, 400) in game.roll()
    assert SalaryPaid(1, 400) in game.draw(1, "EB01")
    assert SalaryPaid(1, 400) in game.draw(1, "TC01")
    assert SalaryPaid(1, 200) in game.draw(1, "EB13", space=36)


def test_double_salary_of_another_salary() -> None:
    """RM-O2: with a salary of 300 it is 600."""
    game = table(options={"hr_double_go": True, "hr_salary": 300})
    assert SalaryPaid(1, 600) in game.draw(1, "TC01")


def test_no_auction_after_declining() -> None:
    """RM-G3, hr_no_auction: what somebody does not buy stays with the bank."""
    game = table(options={"hr_no_auction": True})
    game.land(0, 39)
    assert game.take("decline") == [BuyDeclined(0, 39)]
    assert game.state.owner[39] == BANK
    assert game.asked == DecideOwn(0, False)


def test_bankrupts_are_auctioned_all_the_same() -> None:
    """RM-G3, hr_no_auction, RM-D10: the switch is about declined properties only."""
    game = table(owns={0: [5]}, options={"hr_no_auction": True})
    assert game.take("resign")[-1] == AuctionOpened(5)


def test_buying_only_after_the_first_lap() -> None:
    """RM-G3, hr_first_lap: neither purchase nor auction before GO was passed once."""
    game = table(at={0: 3}, dice=[(1, 2)], options={"hr_first_lap": True})
    assert game.roll()[-1] == LapNeeded(0, 6)
    game.state.seats[0].lapped = game.state.seats[2].lapped = True
    game.land(0, 8)
    assert game.asked == DecideBuy(0, 8, 100)
    game.take("decline")
    assert game.decider == 2  # seat 1 may not bid yet
    game.take("pass")
    assert game.decider == 0


def test_passing_go_is_remembered() -> None:
    """RM-G3, hr_first_lap: the move that passes GO may already buy."""
    game = table(at={0: 35}, dice=[(2, 4)], options={"hr_first_lap": True})
    game.roll()
    assert game.asked == DecideBuy(0, 1, 60)


def test_no_rent_from_jail() -> None:
    """RM-G3, hr_no_jail_rent: an owner behind bars collects nothing."""
    game = table(owns={1: [39]}, jailed={1: 0}, options={"hr_no_jail_rent": True})
    assert game.land(0, 39) == [NoRentJailed(1, 39)]
    game.state.seats[1].jailed = False
    assert game.land(0, 39) == [RentPaid(0, 1, 39, 50)]


def test_uneven_growing() -> None:
    """RM-G3, hr_uneven: one place may grow to a tree while the others are bare, and be sold alone."""
    game = table(owns={0: ORANGE}, options={"hr_uneven": True})
    for _ in range(5):
        game.take("build 19")
    assert game.levels(ORANGE) == [0, 0, 5]
    assert game.land(1, 19) == [RentPaid(1, 0, 19, 1000)]
    game = table(owns={0: ORANGE}, levels={16: 1, 19: 3}, options={"hr_uneven": True})
    game.take("sell 16")
    assert game.levels(ORANGE) == [0, 0, 3]


def test_unlimited_upgrades() -> None:
    """RM-G3, hr_unlimited_upgrades: no shortage, and nobody is asked; a tree is sold whatever the stock."""
    owns = {0: ORANGE, 1: [*LIGHT_BLUE, *GREEN], 2: [*RED, *YELLOW]}
    levels = even(GREEN, 12) | even(RED, 12) | even(LIGHT_BLUE, 7)
    game = table(owns=owns, levels=levels, options={"hr_unlimited_upgrades": True})
    assert kinds(game.take("build 16", "build 18", "build 19")) == [SproutBuilt] * 3
    owns = {0: RED, 1: GREEN + YELLOW + ORANGE}
    levels = dict.fromkeys(RED, 5) | even(GREEN, 12) | even(YELLOW, 12) | even(ORANGE, 8)
    assert table(owns=owns, levels=levels).refused("sell 24") == "RM-V3"
    game = table(owns=owns, levels=levels, options={"hr_unlimited_upgrades": True})
    assert game.options("sell-group") == []
    game.take("sell 24")
    assert game.levels(RED) == [5, 5, 4]


def test_building_only_where_the_token_stands() -> None:
    """RM-G3, hr_build_on_visit: on any place of the group."""
    game = table(owns={0: ORANGE + BROWN}, at={0: 18}, options={"hr_build_on_visit": True})
    assert game.options("build") == ["build 16", "build 18", "build 19"]
    assert game.refused("build 1") == "RM-G3"


def test_rent_free_visits() -> None:
    """RM-G3, hr_rent_immunity: part of a trade, up to ten, used up by themselves."""
    game = table(owns={0: [39, 5]}, options={"hr_rent_immunity": True})
    assert game.refused("offer 1 give 0 visit39x11 get 50 -") == "RM-G3"
    assert game.refused("offer 1 give 0 visit39x0 get 50 -") == "RM-G3"
    assert game.refused("offer 1 give 0 visit37x1 get 50 -") == "RM-N7"
    game.take("offer 1 give 0 visit39x2 get 50 -", "accept")
    assert game.land(1, 39) == [FreeVisitUsed(1, 39, 1)]
    assert game.land(2, 39) == [RentPaid(2, 0, 39, 50)]
    assert game.land(1, 39) == [FreeVisitUsed(1, 39, 0)]
    assert game.land(1, 39) == [RentPaid(1, 0, 39, 50)]


def test_visits_bind_only_their_owner() -> None:
    """RM-G3, hr_rent_immunity: a new owner of the deed has promised nothing."""
    game = table(owns={0: [39]}, options={"hr_rent_immunity": True})
    game.take("offer 1 give 0 visit39x2 get 50 -", "accept", "offer 2 give 0 39 get 400 -", "accept")
    assert game.land(1, 39) == [RentPaid(1, 2, 39, 50)]


def test_loans() -> None:
    """RM-G3, hr_loans: rupees now, so much back at the start of the second turn from now."""
    game = table(seats=2, options={"hr_loans": True, "off_turn_windows": "off"}, dice=[(4, 6), (4, 6)])
    assert game.refused("offer 1 give 0 repay0x2 get 100 -") == "RM-G3"
    assert game.refused("offer 1 give 0 repay120x51 get 100 -") == "RM-G3"
    game.take("offer 1 give 0 repay120x1 get 100 -", "accept")
    assert game.cash == [1600, 1400]
    game.roll()
    game.take("end-turn")
    game.roll()
    events = game.take("end-turn")
    assert LoanDue(0, 1, 120) in events
    assert game.cash == [1480, 1520]
    assert not game.state.loans


def test_a_loan_that_cannot_be_paid_is_a_debt() -> None:
    """RM-G3, hr_loans, RM-D2: it has to be raised like any other."""
    game = table(seats=2, owns={0: [5]}, options={"hr_loans": True, "off_turn_windows": "off"}, dice=[(4, 6), (4, 6)])
    game.take("offer 1 give 0 repay120x1 get 10 -", "accept")
    game.roll()
    pay(game.state, 0, game.cash[0] - 30, BANK)
    game.take("end-turn")
    game.roll()
    game.take("end-turn")
    assert game.asked == DecideDebt(0, 120, 1)
    game.take("mortgage 5")
    assert game.cash[0] == 10
    assert game.asked == DecideOwn(0, False)


def test_snake_eyes() -> None:
    """RM-G3, hr_snake_eyes: double one pays 500, also in jail; other doubles do not."""
    game = table(at={0: 8}, dice=[(1, 1), (5, 5)], options={"hr_snake_eyes": True})
    assert SnakeEyesPaid(0, 500) in game.roll()
    assert game.cash[0] == 2000
    assert SnakeEyesPaid not in kinds(game.roll())
    assert SnakeEyesPaid(0, 500) in table(jailed={0: 0}, dice=[(1, 1)], options={"hr_snake_eyes": True}).roll()


def test_no_interest() -> None:
    """RM-G3, hr_no_interest: lifting and receiving costs no tenth."""
    game = table(owns={0: [39, 5]}, mortgaged=[39, 5], options={"hr_no_interest": True})
    game.take("lift 5")
    assert game.cash[0] == 1400
    game.take("offer 1 give 0 39 get 100 -", "accept", "keep")
    assert game.cash[1] == 1400


def dealt(choices: dict[str, Any]) -> Monopoly:
    state = GAME.start(GAME.setting({"tokens": "random"} | choices), 3, 4, listen=True)
    assert isinstance(state, Monopoly)
    return state


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_deeds_at_the_start(count: int) -> None:
    """RM-G3, hr_free_deal: one to four each, for free."""
    state = dealt({"hr_free_deal": count})
    assert [sum(owner == seat for owner in state.owner) for seat in range(3)] == [count] * 3
    assert [seat.cash for seat in state.seats] == [1500] * 3


def test_deeds_at_the_start_may_be_paid_for() -> None:
    """RM-G3, hr_free_deal_paid: at their price."""
    state = dealt({"hr_free_deal": 2, "hr_free_deal_paid": True})
    for seat in state.seats:
        paid = sum(
            state.rules.price[event.space]
            for event in state.heard or []
            if isinstance(event, DeedDealt) and event.seat == seat.seat
        )
        assert seat.cash == 1500 - paid


@pytest.mark.parametrize("amount", [500, 5000])
def test_starting_money(amount: int) -> None:
    """RM-G3, hr_start_cash: 500 to 5000 rupees."""
    assert [seat.cash for seat in dealt({"hr_start_cash": amount}).seats] == [amount] * 3


@pytest.mark.parametrize("amount", [0, 50, 400])
def test_salary(amount: int) -> None:
    """RM-G3, hr_salary: 0 to 400 rupees."""
    game = table(at={0: 33}, dice=[(3, 4)], options={"hr_salary": amount})
    game.roll()
    assert game.cash[0] == 1500 + amount


def test_the_second_bankruptcy_ends_the_game() -> None:
    """RM-G3, hr_second_bankrupt_ends: then wealth is counted; the first does not end it."""
    game = table(seats=4, cash={1: 0, 2: 0}, options={"hr_second_bankrupt_ends": True})
    game.owe(1, 10)
    game.take("bankrupt")
    assert not game.is_over()
    game.owe(2, 10)
    assert game.take("bankrupt")[-1] == WealthShared(1500)
    assert game.is_over()
    assert list(game.state.winners) == [0, 3]


def test_no_trading() -> None:
    """RM-G3, hr_no_trades: there are no offers at all."""
    game = table(owns={0: [1], 1: [3]}, options={"hr_no_trades": True})
    assert game.options("offer") == []
    assert game.refused("offer 1 give 0 1 get 100 -") == "RM-N11"


def test_throw_again_after_escaping() -> None:
    """RM-G3, hr_jail_double_again: doubles out of jail give an extra throw."""
    game = table(jailed={0: 0}, dice=[(5, 5)], options={"hr_jail_double_again": True})
    assert JailDoubles(0) in game.roll()
    assert game.asked == DecideOwn(0, False)
    assert game.refused("end-turn") == "RM-T1"


def test_promises_have_words() -> None:
    """RM-N6: visits and loans are written like everything else in a trade."""
    side = Side(10, (5,), (0,), (39, 3), (120, 4))
    assert side.text() == "10 5,bottle,visit39x3,repay120x4"
    assert GAME.parse(f"counter give {side.text()} get 0 -").text == f"counter give {side.text()} get 0 -"
