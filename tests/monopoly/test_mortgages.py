"""Mortgages: borrowing on a deed, paying it off, and what it stops."""

import pytest

from tafelrunde.games.monopoly.events import DeedMortgaged, MortgageLifted
from tests.monopoly.kit import LIGHT_BLUE, PINK, RED, table


def test_any_property_may_be_mortgaged() -> None:
    """RM-H1: place, transport or shop, in every window; nobody else's, and not twice."""
    game = table(owns={0: [1, 5, 12], 1: [39]})
    assert game.options("mortgage") == ["mortgage 1", "mortgage 5", "mortgage 12"]
    assert game.refused("mortgage 39") == "RM-H1"
    game.take("mortgage 12")
    assert game.refused("mortgage 12") == "RM-H1"


@pytest.mark.parametrize(("space", "loan", "lift"), [(37, 175, 193), (12, 75, 83), (1, 30, 33), (5, 100, 110)])
def test_mortgage_values(space: int, loan: int, lift: int) -> None:
    """RM-H3, RM-H4, RM-G4: the bank lends half the price; paying off costs a tenth more, rounded up."""
    game = table(owns={0: [space]}, options={"off_turn_windows": "off"}, dice=[(4, 6)])
    assert game.take("mortgage " + str(space)) == [DeedMortgaged(0, space, loan)]
    assert game.cash[0] == 1500 + loan
    game.take("roll")
    assert game.take(f"lift {space}") == [MortgageLifted(0, space, lift)]
    assert game.cash[0] == 1500 + loan - lift


def test_upgrades_go_first() -> None:
    """RM-H2: no deed of a group is mortgaged while anything grows in it."""
    game = table(owns={0: RED}, levels={24: 1})
    for space in RED:
        assert game.refused(f"mortgage {space}") == "RM-H2"
    game.take("sell 24", "mortgage 21")
    assert game.state.mortgaged[21]


def test_lifting_needs_the_money_and_a_free_window() -> None:
    """RM-H4: 65 rupees do not pay off 66; and not while deciding on a purchase or owing money."""
    game = table(owns={0: [9, 5]}, mortgaged=[9], cash={0: 65})
    assert game.refused("lift 9") == "RM-H4"
    assert game.refused("lift 5") == "RM-H4"
    game = table(owns={0: [9]}, mortgaged=[9])
    game.land(0, 15)
    assert game.refused("lift 9") == "RM-P3"
    game = table(owns={0: [9, 5]}, mortgaged=[9], cash={0: 99})
    game.owe(0, 100)
    assert game.refused("lift 9") == "RM-W5"


def test_lifting_between_the_throws_of_others() -> None:
    """RM-H4, RM-W4: a table window is a free window."""
    game = table(owns={1: [9]}, mortgaged=[9])
    game.take("roll")
    assert game.decider == 1
    assert game.take("lift 9") == [MortgageLifted(1, 9, 66)]


def test_a_mortgaged_property_stays_its_owners() -> None:
    """RM-H5: nobody can take it by paying, and no visitor may buy it."""
    game = table(owns={1: [39]}, mortgaged=[39])
    assert game.refused("lift 39") == "RM-H1"
    game.land(0, 39)
    assert game.cash == [1500] * 3
    assert game.state.owner[39] == 1
    assert game.decider == 0
    assert "buy" not in game.options()


def test_one_mortgage_stops_the_group() -> None:
    """RM-H6: neither upgrades nor double rent until it is lifted."""
    game = table(owns={0: PINK + LIGHT_BLUE}, mortgaged=[11])
    assert game.options("build") == ["build 6", "build 8", "build 9"]
    game.land(1, 13)
    assert game.cash[1] == 1490
    game.take("lift 11")
    assert "build 13" in game.options()
    game.land(1, 13)
    assert game.cash[1] == 1470
