"""Debts, bankruptcy and leaving the game."""

from typing import Any

import pytest

from tafelrunde.games.monopoly.events import (
    AuctionOpened,
    BankCollected,
    BankruptToBank,
    BankruptToSeat,
    DebtOpened,
    GameWon,
    InterestPaid,
    RentPaid,
    Resigned,
    SeatPaid,
    TurnBegan,
)
from tafelrunde.games.monopoly.ids import BANK
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.deed_auctions import DecideDeedBid
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import raisable
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tests.monopoly.kit import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, PINK, RED, YELLOW, Table, even, kinds, table

# --- raising money ----------------------------------------------------------------------------------------------------


def test_a_debtor_turns_property_into_money() -> None:
    """RM-D1: by selling upgrades and by mortgaging."""
    game = table(owns={0: [*BROWN, 5]}, levels={1: 1, 3: 1}, cash={0: 0})
    game.owe(0, 140)
    assert game.options() == ["mortgage 5", "sell 1", "sell 3"]
    game.take("sell 1", "sell 3", "mortgage 5")
    assert game.cash[0] == 10


def test_payment_is_made_at_once_if_there_is_money() -> None:
    """RM-D2: no debt is opened for exactly what is there."""
    game = table(cash={0: 100})
    assert game.owe(0, 100, 1) == [SeatPaid(0, 1, 100)]
    assert game.cash == [0, 1600, 1500]


def test_payment_is_made_as_soon_as_there_is_enough() -> None:
    """RM-D2: automatically; cash is never negative."""
    game = table(owns={0: [5]}, cash={0: 30})
    assert game.owe(0, 120) == [DebtOpened(0, 120, 90)]
    assert game.cash[0] == 30
    assert game.take("mortgage 5")[-1] == BankCollected(0, 120)
    assert game.cash[0] == 10
    assert game.asked == DecideOwn(0, False)


def test_a_trade_pays_a_debt_after_its_receipts() -> None:
    """RM-D2: the tenth for a mortgaged deed comes first."""
    game = table(owns={0: [39], 1: [37]}, mortgaged=[37], cash={0: 0})
    game.owe(0, 300)
    game.take("offer 1 give 0 39 get 318 37", "accept")
    assert game.asked == DecideReceipt(0, 37, 0)
    assert game.take("keep") == [InterestPaid(0, 37, 18), BankCollected(0, 300)]
    assert game.cash[0] == 0


def test_what_can_be_raised() -> None:
    """RM-D4: cash, half the price of all levels, and the mortgage values of free deeds."""
    game = table(owns={0: [*BROWN, 5, 15]}, levels={1: 5, 3: 4}, mortgaged=[15], cash={0: 7})
    assert raisable(game.state, 0) == 7 + 9 * 25 + 30 + 30 + 100


def test_exactly_solvent() -> None:
    """RM-D5: who can just pay must pay, and stays in."""
    game = table(owns={0: [5]}, cash={0: 0})
    game.owe(0, 100)
    assert game.refused("bankrupt") == "RM-D5"
    assert "bankrupt" not in game.options()
    game.take("mortgage 5")
    assert game.cash[0] == 0
    assert not game.state.seats[0].out


def test_one_rupee_short() -> None:
    """RM-D3, RM-D5: 101 cannot be raised, so bankruptcy is possible."""
    game = table(owns={0: [5]}, cash={0: 0})
    game.owe(0, 101)
    assert "bankrupt" in game.options()
    game.take("bankrupt")
    assert game.state.seats[0].out


def test_rescue_trade() -> None:
    """RM-N11, RM-N13, RM-D5: a good trade pays the debt though the bank would not have lent enough."""
    game = table(seats=4, owns={1: [39, 37]}, mortgaged=[37], cash={1: 0})
    game.owe(1, 300)
    assert raisable(game.state, 1) == 200
    assert game.allowed("bankrupt")
    assert game.refused("offer 2 give 0 39 get 150 -") == "RM-N13"
    assert game.take("offer 2 give 0 39 get 350 -", "accept")[-1] == BankCollected(1, 300)
    assert game.cash[1] == 50
    assert not game.state.seats[1].out


# --- bankrupt to a player ---------------------------------------------------------------------------------------------


def test_bankrupt_to_a_player() -> None:
    """RM-D3, RM-D4, RM-D5, RM-D6, RM-D7, RM-D8: the creditor gets everything, and pays a tenth for each deed."""
    owns = {0: RED, 1: [5, 12]}
    game = table(owns=owns, levels=dict.fromkeys(RED, 5), mortgaged=[12], cash={1: 90}, jail_cards={1: ["chest"]})
    game.land(1, 24)
    assert game.asked == DecideDebt(1, 1100, 0)
    assert raisable(game.state, 1) == 190
    assert BankruptToSeat(1, 0, 190) in game.take("bankrupt")
    assert game.state.mortgaged[5]
    assert game.state.mortgaged[12]
    assert game.asked == DecideReceipt(0, 5, 8)
    assert game.take("keep", "keep") == [InterestPaid(0, 5, 10), InterestPaid(0, 12, 8)]
    assert game.cash == [1500 + 172, 0, 1500]
    assert game.deeds(0) == [5, 12, *RED]
    assert game.state.seats[0].jail_cards[1]
    assert game.state.seats[1].out
    assert game.state.seats[1].out_to == 0


def test_a_creditor_may_lift_at_once() -> None:
    """RM-D8: for the mortgage and the tenth."""
    game = table(owns={1: [5]}, cash={1: 0})
    game.owe(1, 500, 0)
    game.take("bankrupt", "lift-now")
    assert not game.state.mortgaged[5]
    assert game.cash[0] == 1500 + 100 - 110


def test_creditor_cannot_pay_the_interest() -> None:
    """RM-D8, RM-D9: the interest is a debt to the bank, and may ruin the creditor; then all is auctioned."""
    game = table(seats=4, owns={0: [1], 1: DARK_BLUE}, mortgaged=DARK_BLUE, cash={0: 5, 1: 0})
    game.owe(1, 100, 0)
    game.take("bankrupt")
    assert game.asked == DecideReceipt(0, 37, 20)
    game.take("keep")
    assert game.asked == DecideDebt(0, 18, BANK)
    assert game.take("mortgage 1")[-1] == InterestPaid(0, 37, 18)
    assert game.cash[0] == 17
    game.take("keep")
    assert game.asked == DecideDebt(0, 20, BANK)
    events = game.take("bankrupt")
    lots = [event.space for event in events if isinstance(event, AuctionOpened)]
    while isinstance(game.asked, DecideDeedBid):
        text = "bid 10" if game.allowed("bid 10") else "pass"
        lots += [event.space for event in game.take(text) if isinstance(event, AuctionOpened)]
    assert lots == [1, 37, 39]
    assert not any(game.state.mortgaged)
    assert {game.state.owner[space] for space in (1, 37, 39)} <= {2, 3}


def test_upgrades_go_back_to_the_bank() -> None:
    """RM-D12, RM-D6: they are sold, never handed on."""
    game = table(owns={1: BROWN}, levels={1: 5, 3: 5}, cash={1: 0})
    game.owe(1, 1000, 0)
    game.take("bankrupt")
    assert (game.state.sprouts, game.state.trees) == (32, 12)
    assert game.levels(BROWN) == [0, 0]
    assert game.cash[0] == 1500 + 10 * 25 + 60


def test_several_creditors() -> None:
    """RM-D13: the first who cannot be paid in full gets everything that is left, later ones nothing."""
    game = table(seats=4, cash={0: 80}, owns={0: [1]}, mortgaged=[1])
    game.draw(0, "EB15")
    assert game.asked == DecideDebt(0, 50, 2)
    game.take("bankrupt", "keep")
    assert game.cash == [0, 1550, 1527, 1500]
    assert game.deeds(2) == [1]


def test_the_turn_of_a_bankrupt_ends() -> None:
    """RM-D14: and the next seat has the dice."""
    game = table(owns={1: DARK_BLUE}, levels={37: 5, 39: 5}, cash={0: 100}, at={0: 32}, dice=[(3, 4)])
    game.roll()
    events = game.take("bankrupt")
    assert events[-1] == TurnBegan(1, 1)


def test_the_turn_goes_on_if_somebody_else_went_bankrupt() -> None:
    """RM-D14: seat 1 is ruined by a card of seat 0, whose turn continues."""
    game = table(cash={1: 5}, at={0: 36}, dice=[(2, 4)], decks={"chest": ["TC09"]})
    game.roll()
    game.take("bankrupt")
    assert game.asked == DecideOwn(0, True)
    assert game.cash == [1500 + 200 + 5 + 10, 0, 1490]


# --- bankrupt to the bank ---------------------------------------------------------------------------------------------


def test_bankrupt_to_the_bank() -> None:
    """RM-D10, RM-D11, RM-A1, RM-A10: 1, then 3 are auctioned mortgage-free; the jail card goes under its deck."""
    game = table(seats=3, owns={2: BROWN}, cash={2: 40}, jail_cards={2: ["chest"]})
    game.land(2, 4)
    assert game.asked == DecideDebt(2, 200, BANK)
    assert raisable(game.state, 2) == 100
    events = game.take("bankrupt")
    assert BankruptToBank(2) in events
    assert events[-1] == AuctionOpened(1)
    assert game.cards("chest")[-1] == "TC05"
    assert game.decider == 0
    assert game.take("bid 10", "pass")[-1] == AuctionOpened(3)
    game.take("pass", "bid 20")
    assert (game.deeds(0), game.deeds(1)) == ([1], [3])
    assert not any(game.state.mortgaged)
    assert game.cash == [1490, 1480, 0]


# --- the last opponent ------------------------------------------------------------------------------------------------


def test_last_opponent_out() -> None:
    """RM-D15, RM-E1: the game is over at once; no auctions, the deeds go to the bank."""
    game = table(seats=2, owns={1: [5, 39]}, cash={1: 0}, jail_cards={1: ["bottle"]})
    game.owe(1, 500)
    events = game.take("bankrupt")
    assert events[-1] == GameWon(0)
    assert AuctionOpened not in kinds(events)
    assert game.state.over
    assert list(game.state.winners) == [0]
    assert game.deeds(1) == []
    assert not any(game.state.seats[1].jail_cards)
    assert game.cards("bottle")[-1] == "EB08"


def test_last_opponent_out_to_a_player() -> None:
    """RM-D15, RM-Q7: cash, deeds and cards go to the winner, who pays the interest without being asked."""
    game = table(seats=2, owns={1: [5, 39]}, cash={0: 25, 1: 0}, jail_cards={1: ["bottle"]})
    game.owe(1, 500, 0)
    game.take("bankrupt")
    assert game.deeds(0) == [5, 39]
    assert game.state.seats[0].jail_cards[0]
    assert game.cash == [25 + 300 - 30, 0]


def test_interest_is_limited_at_the_end() -> None:
    """RM-D15, RM-Q7: the winner pays as much as there is, and no second bankruptcy follows."""
    game = table(seats=2, owns={1: [5, 39]}, mortgaged=[5, 39], cash={0: 25, 1: 0})
    game.owe(1, 500, 0)
    game.take("bankrupt")
    assert game.cash == [0, 0]
    assert list(game.state.winners) == [0]


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_resigning_is_a_bankruptcy_to_the_bank() -> None:
    """RM-D16: in the own window or in a table window; what was owned is auctioned."""
    game = table(owns={0: [5]})
    assert "resign" not in game.options()
    events = game.take("resign")
    assert events[:3] == [Resigned(0), BankruptToBank(0), AuctionOpened(5)]
    game = table(owns={1: BROWN}, dice=[(4, 6)])
    game.take("roll")
    assert isinstance(game.asked, DecideTable)
    game.take("resign")
    assert game.state.seats[1].out
    game.take("pass", "pass", "pass", "pass")
    assert game.state.throws == 1  # the turn of seat 0 goes on


@pytest.mark.parametrize("place", ["auction", "contest", "trade", "receipt", "purchase"])
def test_no_resigning_in_the_middle_of_something(place: str) -> None:
    """RM-D16: not inside bids, contests, trades, receipts or a purchase."""
    owns = {0: [*ORANGE, 39], 1: LIGHT_BLUE, 2: RED + YELLOW}
    levels = even(ORANGE, 6) | even(LIGHT_BLUE, 3) | even(RED, 12) | even(YELLOW, 10)
    game = table(owns=owns, levels=levels, mortgaged=[39], cash={2: 0})
    match place:
        case "auction":
            game.land(0, 5)
            game.take("decline")
        case "contest":
            game.take("build 19")
        case "trade":
            game.take("offer 1 give 0 39 get 10 -")
        case "receipt":
            game.take("offer 1 give 0 39 get 10 -", "accept")
        case _:
            game.land(0, 5)
    assert game.refused("resign") in ("RM-A2", "RM-U12", "RM-N8", "RM-N10", "RM-P3")


def test_resigning_in_debt_that_cannot_be_paid() -> None:
    """RM-D16, RM-D18: an ordinary bankruptcy to the creditor."""
    game = table(owns={1: [5]}, cash={1: 10})
    game.owe(1, 500, 0)
    assert BankruptToSeat(1, 0, 110) in game.take("resign")
    assert game.state.seats[1].out_to == 0


def test_resigning_in_debt_that_could_be_paid() -> None:
    """RM-D18: the creditor gets exactly what is owed, the bank the rest; the deeds are auctioned."""
    game = table(owns={1: [5, *BROWN]}, levels={1: 1, 3: 1}, cash={1: 10})
    game.owe(1, 100, 0)
    events = game.take("resign")
    assert events[:4] == [Resigned(1), SeatPaid(1, 0, 100), BankruptToBank(1), AuctionOpened(1)]
    assert game.cash == [1600, 0, 1500]
    assert game.state.seats[1].out_to == BANK


def test_resigning_drops_the_later_payments_of_a_card() -> None:
    """RM-D18, RM-D13: seat 0 pays seat 1, resigns before paying seat 2, though it could: seat 3 gets nothing."""
    game = table(seats=4, owns={0: [5]}, cash={0: 60})
    game.draw(0, "EB15")
    assert game.asked == DecideDebt(0, 50, 2)
    game.take("resign")
    assert game.cash == [0, 1550, 1550, 1500]


# --- nobody answers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"owns": {0: [*BROWN, 5, 12]}}, "mortgage 12"),  # the cheapest outside complete colour groups
        ({"owns": {0: [*BROWN, 15, 5]}}, "mortgage 5"),  # among equals the first on the board
        ({"owns": {0: [*BROWN, *LIGHT_BLUE]}, "levels": {3: 1, 9: 1}}, "sell 3"),  # equal price: the first group
        ({"owns": {0: [*ORANGE, *LIGHT_BLUE]}, "levels": {19: 1, 8: 1, 9: 1}}, "sell 8"),  # the cheaper upgrades
        ({"owns": {0: BROWN}}, "mortgage 1"),
        ({"owns": {0: [5]}, "mortgaged": [5]}, "bankrupt"),
    ],
)
def test_what_is_sold_first(given: dict[str, Any], said: str) -> None:
    """RM-D17, RM-W12: single deeds, then upgrades, then what is left; cheapest first."""
    game = table(**given, cash={0: 0})
    game.owe(0, 10_000)
    assert game.asked.default(game.state).text == said


def test_a_group_is_sold_down_if_there_is_no_other_way() -> None:
    """RM-D17, RM-V4: to the largest total that is possible."""
    owns = {0: RED, 1: GREEN + YELLOW + PINK}
    levels = dict.fromkeys(RED, 5) | even(GREEN, 12) | even(YELLOW, 12) | even(PINK, 6)
    game = table(owns=owns, levels=levels, cash={0: 0})
    game.owe(0, 10)
    assert game.asked.default(game.state).text == "sell-group red 2"


def test_liquidation_pays_in_the_end() -> None:
    """RM-D17: whoever never answers pays all the same, as long as there is anything."""
    game = table(owns={0: [*BROWN, *ORANGE, 5]}, levels={16: 2, 18: 2, 19: 2}, cash={0: 0})
    game.owe(0, 700, 1)
    while isinstance(game.asked, DecideDebt):
        game.take(game.asked.default(game.state).text)
    assert game.cash[1] == 2200
    assert not game.state.seats[0].out


# --- deeds as they are ------------------------------------------------------------------------------------------------

AS_IS = {"bankruptcy_deeds": "as_is"}


def test_deeds_as_they_are() -> None:
    """RM-D19: by option free deeds stay free; a tenth is due only for those that were mortgaged before."""
    game = table(owns={1: [5, 12, *BROWN]}, levels={1: 1, 3: 1}, mortgaged=[12], cash={1: 7}, options=AS_IS)
    game.owe(1, 500, 0)
    game.take("bankrupt")
    assert game.cash[0] == 1500 + 7 + 50
    assert [space for space in game.deeds(0) if game.state.mortgaged[space]] == [12]
    assert game.asked == DecideReceipt(0, 12, 0)
    game.take("keep")
    assert game.asked == DecideOwn(0, False)


def test_as_is_changes_neither_the_test_nor_the_bank() -> None:
    """RM-D19, RM-D5: what could be raised still decides; the bank auctions as ever."""
    game = table(owns={1: [5]}, cash={1: 0}, options=AS_IS)
    game.owe(1, 100)
    assert game.refused("bankrupt") == "RM-D5"
    game = table(owns={1: [5]}, cash={1: 0}, options=AS_IS)
    game.owe(1, 101)
    assert game.take("bankrupt")[-1] == AuctionOpened(5)


def test_rent_of_a_ruined_visitor() -> None:
    """RM-D2, RM-R1: the receipt of the rent is heard once it is paid, not before."""
    game = table(owns={0: [39], 1: [5]}, cash={1: 10})
    assert RentPaid not in kinds(game.land(1, 39))
    assert game.take("mortgage 5")[-1] == RentPaid(1, 0, 39, 50)


def test_debts_are_counted() -> None:
    """RM-D2: the counter of open debts is zero once all are settled."""

    def open_debts(game: Table) -> list[int]:
        return [seat.debts for seat in game.state.seats]

    game = table(owns={0: [5]}, cash={0: 0})
    game.owe(0, 50)
    assert open_debts(game) == [1, 0, 0]
    game.take("mortgage 5")
    assert open_debts(game) == [0, 0, 0]
