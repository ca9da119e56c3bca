"""Rent: how much, when, and for whom."""

import pytest

from tafelrunde.engine.event import heard_by
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly.events import (
    DiceThrown,
    DoublesThrown,
    NoRentMortgaged,
    RentClaimLapsed,
    RentClaimOpened,
    RentDemanded,
    RentForgone,
    RentPaid,
    ShopThrown,
)
from tafelrunde.games.monopoly.rules.landing import DecideDemand
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tests.monopoly.kit import BROWN, GREEN, ORANGE, SHOPS, TRANSPORTS, Table, kinds, table


def rent(game: Table, space: int, visitor: int = 1) -> int:
    """What a visitor pays for landing there."""
    return sum(event.amount for event in game.land(visitor, space) if isinstance(event, RentPaid))


def test_rent_goes_to_the_owner() -> None:
    """RM-R1: the amount on the deed, from the visitor to the owner."""
    game = table(owns={0: [39]})
    assert game.land(1, 39) == [RentPaid(1, 0, 39, 50)]
    assert game.cash == [1550, 1450, 1500]


def test_no_rent_for_a_mortgaged_property() -> None:
    """RM-R2, RM-H5: nothing is paid, and the deed stays its owner's."""
    game = table(owns={0: [39]}, mortgaged=[39])
    assert game.land(1, 39) == [NoRentMortgaged(1, 39)]
    assert game.cash == [1500] * 3
    assert game.deeds(0) == [39]


def test_double_rent_and_mortgage() -> None:
    """RM-R2, RM-R3, RM-H6: a full group doubles the rent, unless one of its deeds is mortgaged."""
    game = table(owns={0: GREEN})
    assert rent(game, 31) == 52
    assert rent(game, 34) == 56
    game.take("mortgage 34")
    assert rent(game, 31) == 26
    assert rent(game, 34) == 0


def test_double_rent_in_spite_of_a_mortgage() -> None:
    """RM-R3: by option a mortgage elsewhere in the group does not matter."""
    game = table(owns={0: GREEN}, mortgaged=[34], options={"double_rent_with_mortgage": True})
    assert rent(game, 31) == 52
    assert rent(game, 34) == 0


def test_an_unfinished_group_pays_single_rent() -> None:
    """RM-R3: all places must be in one hand."""
    game = table(owns={0: [31, 32], 2: [34]})
    assert rent(game, 31) == 26


@pytest.mark.parametrize(("level", "amount"), [(1, 80), (2, 220), (3, 600), (4, 800), (5, 1000)])
def test_upgraded_places_pay_what_the_deed_says(level: int, amount: int) -> None:
    """RM-R4: by the number of sprouts, or the tree; never doubled, not even beside a place without any."""
    game = table(owns={0: ORANGE}, levels={16: level, 18: level, 19: level})
    assert rent(game, 19) == amount


def test_a_bare_place_in_a_growing_group_pays_twice() -> None:
    """RM-R3, RM-R4: 16 has no sprout yet, so its base rent is doubled."""
    game = table(owns={0: ORANGE}, levels={18: 1, 19: 1})
    assert rent(game, 16) == 28


@pytest.mark.parametrize(("count", "amount"), [(1, 25), (2, 50), (3, 100), (4, 200)])
def test_transports_by_number(count: int, amount: int) -> None:
    """RM-R5: 25, 50, 100, 200."""
    game = table(owns={0: TRANSPORTS[:count]})
    assert rent(game, 5) == amount


def test_transports_with_a_mortgaged_one() -> None:
    """RM-R5: a mortgaged transport counts as held, but earns nothing itself."""
    game = table(owns={0: [5, 15, 25]}, mortgaged=[25])
    assert rent(game, 5) == 100
    assert rent(game, 25) == 0


def test_shops() -> None:
    """RM-R6: a fresh throw decides, four times for one shop, ten times for both."""
    game = table(owns={0: [12]}, dice=[(3, 5)])
    assert game.land(1, 12) == [ShopThrown(1, 3, 5), RentPaid(1, 0, 12, 32)]
    game = table(owns={0: SHOPS}, dice=[(3, 5)])
    assert rent(game, 12) == 80
    game = table(owns={0: SHOPS}, mortgaged=[28], dice=[(3, 5)])
    assert rent(game, 12) == 80


def test_the_throw_in_a_shop_is_no_doubles() -> None:
    """RM-R6: the fresh throw 4 + 4 gives no extra turn."""
    game = table(owns={1: [12]}, at={0: 5}, dice=[(3, 4), (4, 4)])
    events = game.take("roll")
    assert ShopThrown(0, 4, 4) in events
    assert DoublesThrown not in kinds(events)
    assert game.asked == DecideOwn(0, True)


def test_shop_rent_by_the_moving_throw() -> None:
    """RM-R6: by option the throw that led there counts."""
    game = table(owns={1: [12]}, at={0: 5}, dice=[(3, 4)], options={"shop_rent_roll": "landing"})
    events = game.take("roll")
    assert events[-1] == RentPaid(0, 1, 12, 28)
    assert ShopThrown not in kinds(events)


def test_a_card_always_takes_a_fresh_throw() -> None:
    """RM-R12: the moving throw led to the card, not to the shop."""
    game = table(
        owns={1: [12]}, at={0: 5}, dice=[(1, 1), (2, 3)], decks={"bottle": ["EB04"]}, options={"shop_rent_roll": "landing"}
    )
    events = game.take("roll")
    assert events[-2:] == [ShopThrown(0, 2, 3), RentPaid(0, 1, 12, 50)]


def test_nearest_transport_doubled() -> None:
    """RM-R10, RM-C5: the card leads to the next transport, whose owner gets twice the rent."""
    game = table(owns={0: [25, 35]})
    assert game.draw(1, "EB05", space=22)[-1] == RentPaid(1, 0, 25, 100)
    assert game.at[1] == 25
    game = table(owns={0: [5, 35]})
    assert game.draw(1, "EB05", space=36)[-1] == RentPaid(1, 0, 5, 100)
    assert game.cash == [1600, 1600, 1500]  # a salary of 200 on the way


def test_nearest_transport_mortgaged() -> None:
    """RM-R10: twice nothing is nothing."""
    game = table(owns={0: [25]}, mortgaged=[25])
    assert game.draw(1, "EB05", space=22)[-1] == NoRentMortgaged(1, 25)


def test_nearest_shop_times_ten() -> None:
    """RM-R10: ten times the throw, though the owner has one shop only."""
    game = table(owns={0: [12]}, dice=[(2, 3)])
    assert game.draw(1, "EB04", space=7)[-2:] == [ShopThrown(1, 2, 3), RentPaid(1, 0, 12, 50)]


def test_rent_may_be_collected_in_jail() -> None:
    """RM-R8: a prisoner owns what he owns."""
    game = table(owns={0: [39]}, jailed={0: 1})
    assert rent(game, 39) == 50
    assert game.cash[0] == 1550


def test_rent_for_every_landing_and_none_for_passing() -> None:
    """RM-R9: by dice or by card, each time anew; what lies on the way costs nothing."""
    game = table(owns={1: [11, 13]}, at={0: 3}, dice=[(4, 4), (1, 3)])
    game.roll()  # to 11: rent 10
    assert game.cash[0] == 1490
    game.roll()  # past 13, to 15
    assert game.cash[0] == 1490
    game.take("buy")
    game.draw(0, "EB03", space=7)
    assert game.cash[0] == 1490 - 200 - 10


def test_rent_is_fixed_at_landing() -> None:
    """RM-R11: what the owner builds or mortgages before asking does not change it."""
    game = table(seats=2, owns={1: BROWN}, at={0: 36}, dice=[(3, 4)], options={"rent_demand": "attention"})
    game.roll()  # the claim: 8 for the bare place in a full group
    game.take("end-turn", "build 3", "build 1", "demand 1")
    assert game.cash == [1500 + 200 - 8, 1500 - 100 + 8]


# --- who asks ---------------------------------------------------------------------------------------------------------


def test_rent_is_charged_at_once() -> None:
    """RM-R7: by default nobody has to pay attention."""
    game = table(owns={1: [19]}, at={0: 12}, dice=[(3, 4)])
    assert RentPaid(0, 1, 19, 16) in game.take("roll")


def test_the_owner_may_be_asked() -> None:
    """RM-R7: by option the owner says whether the rent is wanted; in doubt it is."""
    game = table(owns={1: [19]}, at={0: 12}, dice=[(3, 4)], options={"rent_demand": "ask"})
    game.take("roll")
    assert game.asked == DecideDemand(1, 0, 19, 16)
    assert game.asked.default(game.state).text == "demand"
    assert game.refused("demand 1") == "RM-R7"
    assert game.refused("done") == "RM-R7"
    assert game.take("demand") == [RentDemanded(1, 0, 19, 16), RentPaid(0, 1, 19, 16)]
    assert game.asked == DecideOwn(0, True)


def test_the_owner_may_forgo_rent() -> None:
    """RM-R7: then nothing is owed."""
    game = table(owns={1: [19]}, at={0: 12}, dice=[(3, 4)], options={"rent_demand": "ask"})
    game.take("roll")
    assert game.take("forgo") == [RentForgone(1, 0, 19)]
    assert game.cash == [1500] * 3


ATTENTION = {"rent_demand": "attention", "off_turn_windows": "off"}


def claimed(**more: object) -> Table:
    """Seat 1 has landed on 19, which belongs to seat 0; it is now the turn of seat 2. Nobody has asked for the rent."""
    game = table(owns={0: [19]}, active=1, at={1: 12}, dice=[(3, 4), (1, 2)], options=ATTENTION | more)
    events = game.roll()
    assert RentClaimOpened(0, 1, 19, 16) in events
    game.take("end-turn")
    return game


def test_attention_rent() -> None:
    """RM-R7: the owner gets a last chance before the next player throws; then the claim is gone."""
    game = claimed()
    game.take("roll")
    assert game.asked == DecideTable(0, True)
    assert game.options() == ["done", "demand 1"]
    assert game.refused("mortgage 19") == "RM-W8"
    events = game.take("done")
    assert events[0] == RentClaimLapsed(0, 19)
    assert isinstance(events[1], DiceThrown)
    assert game.cash == [1500] * 3
    game.take("buy", "end-turn")
    assert game.decider == 0
    assert game.refused("demand 1") == "RM-R7"


def test_rent_asked_for_in_time() -> None:
    """RM-R7: in his window before the next throw the owner asks, and the visitor pays, off turn."""
    game = claimed()
    events = game.take("roll", "demand 1")
    assert events == [RentDemanded(0, 1, 19, 16), RentPaid(1, 0, 19, 16)]
    assert game.cash == [1516, 1484, 1500]
    assert game.refused("demand 1") == "RM-R7"


def test_claims_survive_the_visitors_own_extra_throws() -> None:
    """RM-R7: after doubles the claim is open before the second throw, and still before the next player's first."""
    game = table(owns={0: [18]}, active=1, at={1: 12}, dice=[(3, 3), (1, 1), (1, 2)], options=ATTENTION)
    game.roll()
    game.take("roll")
    assert game.asked == DecideTable(0, True)
    game.take("done")  # the second throw: to Free Parking
    assert game.at[1] == 20
    assert game.state.claims
    game.take("roll")  # doubles again: the third throw
    assert game.options() == ["done", "demand 1"]


def test_only_the_owner_knows_of_a_claim() -> None:
    """RM-R7: it is not announced; the visitor sees and hears nothing."""
    game = claimed()
    opened = RentClaimOpened(0, 1, 19, 16)
    assert heard_by(opened, 0) == opened
    assert heard_by(opened, 1) is None
    assert heard_by(RentClaimLapsed(0, 19), 1) is None
    assert [len(view(game.state, viewer).claims) for viewer in (0, 1, 2)] == [1, 0, 0]


@pytest.mark.parametrize("wish", ["never", "smart", "always"])
def test_a_claim_opens_a_window_whatever_the_seat_wishes(wish: str) -> None:
    """RM-R7, RM-W7: also for a seat that wants to be left alone."""
    game = claimed(auto_pass=wish, off_turn_windows="every_throw")
    game.take("roll")
    while game.decider != 0:
        game.take("done")
    assert "demand 1" in game.options()
    assert game.asked == DecideTable(0, wish == "always")


def test_a_claim_stays_with_the_owner_at_landing() -> None:
    """RM-R7: even if the deed is sold in between."""
    game = table(seats=2, owns={1: [19, 5]}, at={0: 12}, dice=[(3, 4)], options={"rent_demand": "attention"})
    game.roll()
    game.take("offer 1 give 200 - get 0 19", "accept", "end-turn")
    game.take("demand 1")
    assert game.cash == [1500 - 200 - 16, 1500 + 200 + 16]


def test_a_claim_lapses_when_its_owner_is_out() -> None:
    """RM-R7: nobody inherits it."""
    game = table(
        seats=3, owns={0: [19]}, active=1, at={1: 12}, dice=[(3, 4)], options={"rent_demand": "attention", "auto_pass": "never"}
    )
    game.roll()
    game.take("end-turn", "roll", "resign")
    assert not game.state.claims
