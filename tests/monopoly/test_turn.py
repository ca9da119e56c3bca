"""The turn: throws, doubles, windows, rounds."""

from tafelrunde.games.monopoly.events import (
    DiceThrown,
    DoublesThrown,
    JailEntered,
    Moved,
    SalaryPaid,
    ThirdDoubles,
    TurnBegan,
)
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tests.monopoly.kit import BROWN, kinds, table


def test_throw_move_and_carry_out_the_space() -> None:
    """RM-T1: the dice fall, the token moves by their total, the space acts, and the salary is paid on the way."""
    game = table(at={0: 38}, dice=[(4, 3)])
    events = game.take("roll")
    assert events == [DiceThrown(0, 4, 3), Moved(0, 38, 5), SalaryPaid(0, 200)]
    assert game.asked == DecideBuy(0, 5, 200)


def test_salary_before_landing() -> None:
    """RM-T2, RM-M2, RM-P2: the salary comes during the move, so it can pay for the space."""
    # given: 10 rupees, five spaces before GO
    game = table(cash={0: 10}, at={0: 35}, dice=[(2, 4)])
    # when: the token passes GO and lands on 1
    game.take("roll")
    assert game.at[0] == 1
    assert game.cash[0] == 210
    # then: the place can be bought
    game.take("buy")
    assert game.cash[0] == 150
    assert game.deeds(0) == [1]


def test_doubles_throw_again() -> None:
    """RM-T3: first everything is carried out, then another throw is compulsory."""
    game = table(dice=[(5, 5), (1, 2)])
    events = game.take("roll")
    assert DoublesThrown(0) in events
    assert game.asked == DecideOwn(0, False)
    assert game.refused("end-turn") == "RM-T1"
    game.take("roll")
    assert game.at[0] == 13
    game.take("buy")
    assert game.asked == DecideOwn(0, True)


def test_three_doubles() -> None:
    """RM-T4, RM-J2: the third doubles lead to jail; they are neither moved nor carried out."""
    game = table(dice=[(4, 4), (2, 2), (5, 5)], options={"hr_no_auction": True})
    game.take("roll", "decline")
    assert game.at[0] == 8
    game.take("roll", "decline")
    assert game.at[0] == 12
    events = game.take("roll")
    assert events == [DiceThrown(0, 5, 5), ThirdDoubles(0), JailEntered(0), TurnBegan(1, 1)]
    assert game.at[0] == 10
    assert game.state.seats[0].jailed
    assert game.cash[0] == 1500


def test_the_dice_go_to_the_left() -> None:
    """RM-T5: the turn ends, and the next seat clockwise has it."""
    game = table(seats=3, active=2, closing=True)
    assert game.refused("roll") == "RM-T5"
    assert game.take("end-turn") == [TurnBegan(0, 2)]
    assert game.asked == DecideOwn(0, False)


def test_the_frame_of_a_turn() -> None:
    """RM-T6: own window, the windows of the others clockwise, throw, move, closing window; then the next seat."""
    game = table(seats=3, active=1, at={1: 6}, dice=[(1, 3)], options={"auto_pass": "never"})
    asked = []
    for text in ("roll", "done", "done", "end-turn"):
        asked.append((game.decider, type(game.asked)))
        game.take(text)
    assert asked == [(1, DecideOwn), (2, DecideTable), (0, DecideTable), (1, DecideOwn)]
    assert game.asked == DecideOwn(2, False)


def test_after_doubles_the_frame_starts_anew() -> None:
    """RM-T6: before the second throw both the own window and the others' windows open again."""
    game = table(seats=2, dice=[(5, 5), (5, 5)], options={"auto_pass": "never"})
    asked = []
    for text in ("roll", "done", "roll", "done", "roll"):
        asked.append((game.decider, type(game.asked)))
        game.take(text)
    assert asked == [(0, DecideOwn), (1, DecideTable), (0, DecideOwn), (1, DecideTable), (0, DecideOwn)]


def test_a_turn_stops_when_its_player_leaves() -> None:
    """RM-T6: whoever resigns before the throw does not throw any more."""
    game = table(seats=3)
    events = game.take("resign")
    assert DiceThrown not in kinds(events)
    assert events[-1] == TurnBegan(1, 1)


def test_rounds_are_counted_from_the_seat_that_began() -> None:
    """RM-T7: the second round begins when the turn comes back to seat 1."""
    game = table(seats=3, active=0, first=1, round=1, closing=True)
    assert game.take("end-turn") == [TurnBegan(1, 2)]


def test_a_round_also_ends_when_the_turn_goes_past_the_first_seat() -> None:
    """RM-T7: seat 1 began and is out, so the turn passes it by, from 0 to 2."""
    game = table(seats=4, active=0, first=1, out=[1], round=7, closing=True)
    assert game.take("end-turn") == [TurnBegan(2, 8)]
    game = table(seats=4, active=2, first=1, out=[1], round=7, closing=True)
    assert game.take("end-turn") == [TurnBegan(3, 7)]


def test_building_is_possible_before_and_after_the_throw() -> None:
    """RM-T6, RM-W3: the window before the throw and the closing one offer the same."""
    for closing in (False, True):
        game = table(owns={0: BROWN}, closing=closing)
        assert game.options("build") == ["build 1", "build 3"]
        assert ("end-turn" if closing else "roll") in game.options()
