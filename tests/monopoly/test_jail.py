"""Jail: in, out, and what is possible inside."""

import pytest

from tafelrunde.games.monopoly.events import (
    CardDrawn,
    DiceThrown,
    DoublesThrown,
    FinePaid,
    JailCardUsed,
    JailDoubles,
    JailEntered,
    JailFineForced,
    JailStayed,
    Moved,
    RentPaid,
    TurnBegan,
)
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.windows import DecideOwn
from tests.monopoly.kit import BROWN, ORANGE, kinds, table


def test_three_ways_into_jail() -> None:
    """RM-J1: the space, a card, three doubles."""
    assert JailEntered(0) in table().land(0, 30)
    assert JailEntered(0) in table().draw(0, "TC06")
    game = table(at={0: 6}, dice=[(2, 2), (5, 5), (1, 1)])
    game.roll()
    game.roll()
    assert JailEntered(0) in game.roll()


def test_straight_to_jail() -> None:
    """RM-J2: inside on space 10, without a salary."""
    game = table(cash={0: 10})
    game.land(0, 30)
    seat = game.state.seats[0]
    assert (seat.position, seat.jailed, seat.cash) == (10, True, 10)


def test_the_turn_ends_on_arrival() -> None:
    """RM-J3: also after doubles, and without a closing window."""
    game = table(at={0: 24}, dice=[(3, 3)])
    events = game.roll()
    assert events[-1] == TurnBegan(1, 1)
    assert game.decider == 1


def test_actions_in_jail() -> None:
    """RM-J4, RM-W4: jailed seat 1 builds before seat 0 throws, and collects the rent."""
    game = table(owns={1: BROWN}, cash={1: 200}, jailed={1: 0}, at={0: 36}, dice=[(3, 4)])
    game.take("roll")
    assert game.decider == 1
    game.take("build 1", "build 3")
    assert game.cash[1] == 100
    events = game.take("done")
    assert RentPaid(0, 1, 3, 20) in events


def test_everything_stays_open_in_jail() -> None:
    """RM-J4: sell, mortgage, trade and bid."""
    game = table(owns={0: [*ORANGE, 5]}, levels={19: 1}, jailed={0: 1})
    assert game.allowed("sell 19")
    assert game.allowed("mortgage 5")
    assert game.allowed("offer 1 give 0 5 get 200 -")
    game.land(1, 15)
    game.take("decline", "pass")
    assert game.decider == 0
    assert game.allowed("bid 10")


def test_three_ways_out_are_chosen_before_the_throw() -> None:
    """RM-J5: fine, card, or the dice; not in the closing window."""
    game = table(jailed={0: 0}, jail_cards={0: ["bottle"]})
    assert game.options()[:3] == ["roll", "pay-fine", "use-card bottle"]
    game = table(jailed={0: 1}, jail_cards={0: ["bottle"]}, closing=True)
    assert game.refused("pay-fine") == "RM-J10"
    assert game.refused("use-card bottle") == "RM-J10"


def test_fine_then_doubles() -> None:
    """RM-J6, RM-T3: after paying 50 it is a normal turn: doubles move and throw again."""
    game = table(jailed={0: 1}, dice=[(2, 2), (1, 2)])
    assert game.take("pay-fine") == [FinePaid(0, 50)]
    assert game.cash[0] == 1450
    events = game.roll()
    assert DoublesThrown(0) in events
    assert game.at[0] == 14
    game.take("buy")
    assert game.asked == DecideOwn(0, False)
    game.roll()
    assert game.at[0] == 17


@pytest.mark.parametrize("tries", [0, 1, 2])
def test_the_fine_may_be_paid_at_the_start_of_any_jail_turn(tries: int) -> None:
    """RM-J6: but only with 50 rupees in hand."""
    assert table(jailed={0: tries}, cash={0: 50}).allowed("pay-fine")
    game = table(jailed={0: tries}, cash={0: 49}, owns={0: [5]})
    assert game.refused("pay-fine") == "RM-J6"
    game.take("mortgage 5", "pay-fine")
    assert not game.state.seats[0].jailed


def test_a_card_bought_right_now() -> None:
    """RM-J7: a trade in the own window brings the card, which is used at once."""
    game = table(jailed={0: 0}, jail_cards={2: ["chest"]}, dice=[(1, 2)])
    assert game.refused("use-card chest") == "RM-J8"
    game.take("offer 2 give 40 - get 0 chest", "accept", "use-card chest")
    game.roll()
    assert game.at[0] == 13


def test_a_player_with_both_cards_chooses() -> None:
    """RM-J8: the one that is played goes under its own deck; the other is kept. A normal turn follows."""
    game = table(jailed={0: 2}, jail_cards={0: ["bottle", "chest"]}, dice=[(5, 5)])
    assert game.take("use-card chest") == [JailCardUsed(0, 1)]
    assert game.cards("chest")[-1] == "TC05"
    assert "EB08" not in game.cards("bottle")
    assert game.state.seats[0].jail_cards[0]
    assert game.cash[0] == 1500
    game.roll()
    assert game.asked == DecideOwn(0, False)  # doubles count as usual


def test_jail_doubles() -> None:
    """RM-J9: doubles free at once and move, but give no extra throw."""
    game = table(jailed={0: 0}, dice=[(5, 5)])
    events = game.take("roll")
    assert events[:3] == [DiceThrown(0, 5, 5), JailDoubles(0), Moved(0, 10, 20)]
    assert game.asked == DecideOwn(0, True)
    assert game.cash[0] == 1500


@pytest.mark.parametrize("tries", [0, 1])
def test_no_doubles_and_the_player_stays(tries: int) -> None:
    """RM-J10: after the first and the second try there is a window, then the turn ends."""
    game = table(jailed={0: tries}, dice=[(3, 4)])
    assert game.take("roll") == [DiceThrown(0, 3, 4), JailStayed(0, tries + 1)]
    assert game.asked == DecideOwn(0, True)
    assert game.at[0] == 10
    game.take("end-turn")
    assert game.state.seats[0].jailed


def test_jail_third_failure() -> None:
    """RM-J11: the fine is due, and the token moves by that throw."""
    game = table(jailed={0: 2}, cash={0: 120}, dice=[(3, 4)], decks={"chest": ["TC08"]})
    events = game.take("roll")
    assert events[:3] == [DiceThrown(0, 3, 4), JailFineForced(0, 50), Moved(0, 10, 17)]
    assert CardDrawn(0, 1, "TC08") in events
    assert game.cash[0] == 70 + 20


def test_the_forced_fine_may_be_a_debt() -> None:
    """RM-J11: it has to be raised before the move; the jail card does not replace it any more."""
    game = table(
        jailed={0: 2}, cash={0: 10}, owns={0: [5]}, jail_cards={0: ["chest"]}, dice=[(3, 4)], decks={"chest": ["TC08"]}
    )
    game.take("roll")
    assert game.asked == DecideDebt(0, 50, -1)
    assert game.refused("use-card chest") == "RM-W5"
    game.take("mortgage 5")
    assert game.at[0] == 17
    assert game.cash[0] == 60 + 20


def test_bankruptcy_over_the_fine_prevents_the_move() -> None:
    """RM-J11: whoever cannot pay 50 is out."""
    game = table(jailed={0: 2}, cash={0: 49}, dice=[(3, 4)])
    game.take("roll")
    events = game.take("bankrupt")
    assert Moved not in kinds(events)
    assert game.state.seats[0].out
    assert game.decider == 1


def test_nobody_sits_out_a_jail_turn() -> None:
    """RM-J12: neither fine nor card means throwing."""
    game = table(jailed={0: 0})
    assert game.refused("end-turn") == "RM-T1"
    assert game.refused("done") == "RM-W9"


def test_tries_are_counted_anew() -> None:
    """RM-J13: none on arrival, none after leaving."""
    game = table(jailed={0: 2}, dice=[(5, 5)])
    game.roll()
    assert game.state.seats[0].tries == 0
    game.land(0, 30)
    assert game.state.seats[0].tries == 0
    game = table(jailed={0: 2})
    game.take("pay-fine")
    assert game.state.seats[0].tries == 0


def test_a_visitor_is_no_prisoner() -> None:
    """RM-J14: on space 10 by a normal move there is no fine, and doubles are normal doubles."""
    game = table(at={0: 10}, dice=[(2, 2)])
    assert game.refused("pay-fine") == "RM-J5"
    assert DoublesThrown(0) in game.roll()
