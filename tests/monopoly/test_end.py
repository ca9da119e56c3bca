"""The end: winners, wealth, limits, places."""

import pytest

from tafelrunde.engine.game import TABLE
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import GameWon, LimitReached, TimeRanOut, WealthShared, WealthWon
from tafelrunde.games.monopoly.rules.ending import ranking
from tafelrunde.games.monopoly.rules.property import wealth
from tests.monopoly.kit import BROWN, DARK_BLUE, table


def test_the_last_one_wins() -> None:
    """RM-E1: all others are bankrupt, whatever the last one is worth."""
    game = table(seats=3, cash={0: 1, 1: 5000, 2: 5000})
    game.said(0, "auto-pass never")
    game.state.seats[1].auto_pass = game.state.seats[2].auto_pass = "never"
    game.take("roll", "resign")
    assert not game.is_over()
    assert game.take("resign")[-1] == GameWon(0)
    assert GAME.outcome(game.state) == [1, 0, 0]


def test_the_short_game_ends_with_the_first_bankruptcy() -> None:
    """RM-E2: the wealthiest of the others wins, though two are left."""
    game = table(cash={0: 10, 1: 20, 2: 0}, options={"mode": "short"})
    game.owe(2, 1)
    assert game.take("bankrupt")[-1] == WealthWon(1, 20)


def test_wealth() -> None:
    """RM-E3: rupees, free deeds at their price, mortgaged ones at half, upgrades at cost; jail cards nothing."""
    game = table(
        owns={0: [*BROWN, *DARK_BLUE, 5, 12]}, levels={1: 2, 3: 3, 37: 5, 39: 4}, mortgaged=[12], jail_cards={0: ["bottle"]}
    )
    deeds = 60 + 60 + 350 + 400 + 200 + 75
    assert wealth(game.state, 0) == 1500 + deeds + 5 * 50 + 5 * 200 + 4 * 200
    assert GAME.progress(game.state) == (1, [wealth(game.state, seat) for seat in range(3)])


LAST_ROUND = {"limit_rounds": 30}


def test_limit() -> None:
    """RM-E5, RM-T7: after the last seat's turn of round 30 wealth is counted; equal wealth: more rupees win."""
    # given: seats 0 and 1 are both worth 2100, seat 0 with more rupees
    owns = {0: [39], 1: [37, 34]}
    game = table(seats=4, active=3, round=30, closing=True, owns=owns, cash={0: 1700, 1: 2100 - 350 - 320}, options=LAST_ROUND)
    assert wealth(game.state, 0) == wealth(game.state, 1) == 2100
    # when
    events = game.take("end-turn")
    # then
    assert events == [LimitReached(30), WealthWon(0, 2100)]
    assert GAME.outcome(game.state) == [1, 0, 0, 0]


def test_the_last_round_is_played_to_its_end() -> None:
    """RM-E5: in round 30 the other seats still have their turns; in round 29 nothing ends."""
    game = table(seats=4, active=2, round=30, closing=True, options=LAST_ROUND)
    game.take("end-turn")
    assert not game.is_over()
    game = table(seats=4, active=3, round=29, closing=True, options=LAST_ROUND)
    game.take("end-turn")
    assert not game.is_over()


def test_time_runs_out() -> None:
    """RM-E5: the table's clock says so; the round is played to its end. No seat can say it, and only once."""
    game = table(seats=2, active=0, closing=True)
    assert game.refused("time-up", seat=0) == "RM-W10"
    assert game.said(TABLE, "time-up") == [TimeRanOut()]
    assert game.refused("time-up", seat=TABLE) == "RM-W10"
    game.take("end-turn")
    assert not game.is_over()
    while not game.is_over():
        game.take(game.asked.default(game.state).text)
    assert game.state.round == 1
    assert game.state.turns == 2


def test_equal_wealth_and_equal_rupees_share_the_victory() -> None:
    """RM-E4: half a victory each."""
    game = table(seats=3, active=2, round=30, closing=True, cash={2: 100}, options=LAST_ROUND)
    assert game.take("end-turn")[-1] == WealthShared(1500)
    assert GAME.outcome(game.state) == [0.5, 0.5, 0]


@pytest.mark.parametrize(("cash", "winner"), [({0: 1100, 1: 1500}, 1), ({0: 1101, 1: 1500}, 0)])
def test_a_tie_goes_to_more_rupees(cash: dict[int, int], winner: int) -> None:
    """RM-E4: 1100 and a deed of 400 tie with 1500 in cash, which win; one rupee more decides alone."""
    game = table(seats=2, active=1, round=30, closing=True, owns={0: [39]}, cash=cash, options=LAST_ROUND)
    game.take("end-turn")
    assert list(game.state.winners) == [winner]


def test_places() -> None:
    """RM-E6: winner, survivors by wealth (equals together), then the bankrupt, the last to leave first."""
    cash = {1: 900, 2: 400, 5: 400}
    game = table(seats=6, active=5, round=30, closing=True, out=[3, 0], cash=cash, options=LAST_ROUND)
    game.take("end-turn")
    assert ranking(game.state) == [[4], [1], [2, 5], [0], [3]]
