"""Moving, GO, and the spaces where little happens."""

from tafelrunde.games.monopoly.events import (
    CardDrawn,
    DiceThrown,
    JailEntered,
    JustVisited,
    Moved,
    MovedBack,
    OwnDeedVisited,
    ParkingRested,
    SalaryPaid,
    TaxPaid,
    TurnBegan,
)
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tests.monopoly.kit import BROWN, kinds, table


def test_the_token_moves_by_the_sum_of_the_dice() -> None:
    """RM-M1: from 36 by 9 it comes to 5, as the board has 40 spaces."""
    game = table(at={0: 36}, dice=[(4, 5)])
    game.take("roll")
    assert game.at[0] == 5


def test_landing_on_go() -> None:
    """RM-M2, RM-L5: GO pays its salary once and does nothing else."""
    game = table(at={0: 33}, dice=[(3, 4)])
    events = game.take("roll")
    assert events == [DiceThrown(0, 3, 4), Moved(0, 33, 0), SalaryPaid(0, 200)]
    assert game.cash[0] == 1700
    assert game.asked == DecideOwn(0, True)


def test_leaving_go_pays_nothing() -> None:
    """RM-M2: only reaching or passing it does."""
    game = table(at={0: 0}, dice=[(4, 6)])
    game.take("roll")
    assert game.cash[0] == 1500


def test_two_salaries_in_one_turn() -> None:
    """RM-M2: past GO onto a Treasure Chest that leads to GO again."""
    game = table(at={0: 37}, dice=[(2, 3)], decks={"chest": ["TC01"]})
    events = game.take("roll")
    assert [event for event in events if isinstance(event, SalaryPaid)] == [SalaryPaid(0, 200)] * 2
    assert game.cash[0] == 1900


def test_no_salary_on_the_way_to_jail() -> None:
    """RM-M3, RM-J1, RM-J2, RM-J3: from 24 by doubles onto 30: jail, no salary, no second throw."""
    game = table(at={0: 24}, dice=[(3, 3)])
    events = game.take("roll")
    assert SalaryPaid not in kinds(events)
    assert events[-2:] == [JailEntered(0), TurnBegan(1, 1)]
    assert game.at[0] == 10
    assert game.state.seats[0].jailed
    assert game.cash[0] == 1500


def test_no_salary_for_going_backwards() -> None:
    """RM-M4: three spaces back from 2 would cross GO; from 7 it does not. Neither pays."""
    game = table()
    events = game.draw(0, "EB09", space=7)
    assert MovedBack(0, 7, 4) in events
    assert SalaryPaid not in kinds(events)
    assert game.cash[0] == 1300  # the door fee


def test_tokens_share_a_space() -> None:
    """RM-M5: nobody is pushed away, and the second visitor is treated like the first."""
    game = table(at={0: 14, 1: 20, 2: 20}, dice=[(2, 4)])
    game.take("roll")
    assert game.at == [20, 20, 20]


def test_properties_by_owner() -> None:
    """RM-L1: unowned: to buy; another's: rent; one's own: nothing."""
    game = table(owns={0: [5], 1: [15]})
    assert game.land(0, 5) == [OwnDeedVisited(0, 5)]
    assert game.cash == [1500, 1500, 1500]
    game.land(0, 15)
    assert game.cash == [1475, 1525, 1500]
    game.land(0, 25)
    assert game.asked == DecideBuy(0, 25, 200)


def test_card_tax_and_jail_spaces() -> None:
    """RM-L2: every card space draws from its deck, every tax is paid, space 30 leads to jail."""
    for space, card in [(7, "EB07"), (22, "EB07"), (36, "EB07"), (2, "TC02"), (17, "TC02"), (33, "TC02")]:
        assert CardDrawn(0, int(card == "TC02"), card) in table().draw(0, card, space)
    assert table().land(0, 4) == [TaxPaid(0, 4, 200)]
    assert table().land(0, 38) == [TaxPaid(0, 38, 100)]
    assert table().land(0, 30) == [JailEntered(0)]


def test_just_visiting() -> None:
    """RM-L3, RM-J14: a normal move to space 10 is only a visit."""
    game = table(at={0: 3}, dice=[(3, 4)])
    assert game.take("roll")[-1] == JustVisited(0)
    assert not game.state.seats[0].jailed
    assert game.asked == DecideOwn(0, True)
    assert game.refused("pay-fine") == "RM-J5"


def test_free_parking_is_a_rest() -> None:
    """RM-L4: nothing happens, and standing actions stay possible."""
    game = table(at={0: 13}, owns={0: BROWN}, dice=[(3, 4)])
    assert game.take("roll")[-1] == ParkingRested(0)
    assert game.cash[0] == 1500
    assert game.allowed("build 1")
    assert game.allowed("mortgage 3")


def test_back_three_into_a_chest() -> None:
    """RM-L6, RM-C6: from 36 back to 33, where a Treasure Chest card is drawn; no salary."""
    game = table(decks={"chest": ["TC08"]})
    events = game.draw(1, "EB09", space=36)
    assert events[:3] == [CardDrawn(1, 0, "EB09"), MovedBack(1, 36, 33), CardDrawn(1, 1, "TC08")]
    assert game.cash[1] == 1520


def test_a_space_reached_by_card_counts_in_full() -> None:
    """RM-L6: the place the card leads to can be bought, and asks for rent if it is owned."""
    game = table(owns={1: [24]})
    game.draw(0, "EB02", space=7)
    assert game.cash == [1480, 1520, 1500]
    game.draw(0, "EB14", space=7)
    assert game.asked == DecideBuy(0, 39, 400)
