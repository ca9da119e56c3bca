"""Windows: who may act when, and how often somebody is asked."""

from random import Random

import pytest

from tafelrunde.engine.record import Record, RecordSeat
from tafelrunde.games.monopoly import GAME
from tafelrunde.games.monopoly.events import AutoPassSet, DeedMortgaged, DiceThrown
from tafelrunde.games.monopoly.rules.debts import DecideDebt
from tafelrunde.games.monopoly.rules.landing import DecideBuy
from tafelrunde.games.monopoly.rules.mortgages import DecideReceipt
from tafelrunde.games.monopoly.rules.property import give_deed, set_mortgaged
from tafelrunde.games.monopoly.rules.windows import DecideOwn, DecideTable
from tafelrunde.table.room import Room
from tafelrunde.table.table_events import TakenBack
from tests.monopoly.kit import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, PINK, RED, YELLOW, Table, even, kinds, table

ALWAYS_ASK = {"auto_pass": "never"}


def test_standing_actions_are_not_tied_to_the_turn() -> None:
    """RM-W1: between the throws of others one may build, sell, mortgage and trade."""
    game = table(owns={1: [*BROWN, *ORANGE, 5]}, levels={19: 1})
    game.take("roll")
    assert game.decider == 1
    for text in ("build 1", "sell 19", "mortgage 5", "offer 2 give 0 5 get 200 -"):
        assert game.allowed(text)


def test_everybody_has_a_chance_before_each_throw() -> None:
    """RM-W2: whoever wants to is asked before every single throw, and nothing random happens in between."""
    game = table(seats=3, dice=[(5, 5), (4, 6)], options=ALWAYS_ASK)
    for _ in range(2):
        throws = game.state.throws
        game.take("roll")
        deciders = []
        while game.state.throws == throws:
            deciders.append(game.decider)
            game.take("done")
        assert deciders == [1, 2]


def test_the_own_window() -> None:
    """RM-W3: manage, then throw; after the last throw once more, then end the turn."""
    game = table(owns={0: [*BROWN, *ORANGE, 5, 15]}, mortgaged=[15], levels={19: 1}, dice=[(4, 6)])
    verbs = {text.split()[0] for text in game.options()}
    assert {"roll", "build", "sell", "mortgage", "lift"} <= verbs
    assert game.allowed("offer 1 give 0 5 get 200 -")
    game.roll()
    verbs = {text.split()[0] for text in game.options()}
    assert {"end-turn", "build", "sell", "mortgage", "lift"} <= verbs
    assert "roll" not in verbs


def test_a_table_window_is_opened_once() -> None:
    """RM-W4: clockwise, one round, though others have acted since."""
    game = table(seats=4, active=2, owns={3: ORANGE, 1: LIGHT_BLUE}, dice=[(4, 6)], options=ALWAYS_ASK)
    game.take("roll")
    deciders = []
    while isinstance(game.asked, DecideTable):
        deciders.append(game.decider)
        if game.decider == 1:
            game.take("build 6")
        game.take("done")
    assert deciders == [3, 0, 1]
    assert game.state.throws == 1


def test_snoozing() -> None:
    """RM-W4: no more table windows until the own turn; then again."""
    game = table(seats=3, owns={1: BROWN}, dice=[(5, 5), (5, 5)])
    game.take("roll", "snooze")
    assert game.asked == DecideOwn(0, False)
    game.take("roll")
    assert game.state.throws == 2  # nobody was asked
    assert game.state.seats[1].snoozes
    while not (game.decider == 1 and isinstance(game.asked, DecideOwn)):
        game.take(game.asked.default(game.state).text)
    assert not game.state.seats[1].snoozes


def test_nothing_of_ones_own_turn_between_the_throws_of_others() -> None:
    """RM-W4, RM-W9: no throwing, no leaving of jail."""
    game = table(owns={1: BROWN}, jailed={1: 0}, jail_cards={1: ["bottle"]})
    game.take("roll")
    for text in ("roll", "end-turn", "pay-fine", "use-card bottle", "item IT6"):
        assert game.refused(text) == "RM-W9"


def test_raising_money() -> None:
    """RM-W5: with a purchase, a bid or a debt one may sell and mortgage, with two of them also offer; never build or lift."""
    given = {"owns": {0: [*BROWN, *ORANGE, 5, 15]}, "mortgaged": [15], "levels": {19: 1}}
    game = table(**given, cash={0: 60})
    game.land(0, 39)
    assert game.options() == ["decline", "mortgage 1", "mortgage 3", "mortgage 5", "sell 19"]
    assert game.allowed("offer 1 give 0 5 get 200 -")
    game.take("decline", "pass", "pass")
    assert game.options("mortgage") == ["mortgage 1", "mortgage 3", "mortgage 5"]
    assert game.refused("build 1") == "RM-A2"
    game.take("pass")
    game.owe(0, 100)
    assert game.asked == DecideDebt(0, 100, -1)
    assert game.options() == ["mortgage 1", "mortgage 3", "mortgage 5", "sell 19"]
    assert game.allowed("offer 1 give 0 5 get 200 -")
    assert game.refused("build 1") == "RM-W5"
    assert game.refused("lift 15") == "RM-W5"


def test_no_reversal() -> None:
    """RM-W6, RM-W13: what was built in a window is not sold there, but in a debt later in the turn it may be."""
    game = table(owns={0: ORANGE})
    game.take("build 16")
    assert game.refused("sell 16") == "RM-W6"
    assert game.options("sell") == []
    game.owe(0, 1450)
    assert game.allowed("sell 16")
    game.take("sell 16")
    assert game.cash[0] == 0


def test_no_reversal_the_other_way() -> None:
    """RM-W6: what was sold is not built again, what was lifted not mortgaged, what was mortgaged not lifted."""
    game = table(owns={0: [*ORANGE, 5, 15]}, levels={19: 1}, mortgaged=[15])
    game.take("sell 19")
    assert game.refused("build 19") == "RM-W6"
    assert game.refused("build 16") == "RM-W6"
    game.take("lift 15")
    assert game.refused("mortgage 15") == "RM-W6"
    game.take("mortgage 5")
    assert game.refused("lift 5") == "RM-W6"
    assert game.options("mortgage") == ["mortgage 16", "mortgage 18", "mortgage 19"]


def test_no_reversal_of_a_group_sale() -> None:
    """RM-W6: a tree built in this window keeps its group from being sold down."""
    owns = {0: RED + BROWN, 1: [*GREEN, *YELLOW, *PINK]}
    levels = {21: 5, 23: 5, 24: 4} | even(GREEN, 12) | even(YELLOW, 12) | even(PINK, 4)
    game = table(owns=owns, levels=levels, cash={1: 0}, dice=[(4, 6)])
    game.take("build 24", "build 1")  # the tree has returned four sprouts, and one of them is planted again
    assert game.state.sprouts == 3
    assert game.refused("sell-group red 0") == "RM-W6"
    assert game.options("sell-group") == []
    game.roll()
    assert game.allowed("sell-group red 0")


def test_the_next_window_has_forgotten() -> None:
    """RM-W6: the memory is that of one window."""
    game = table(owns={0: ORANGE}, dice=[(4, 6)])
    game.take("build 16")
    game.roll()
    assert game.allowed("sell 16")


def test_lifting_on_receipt_is_no_lift() -> None:
    """RM-W13: a deed that was freed on receipt may be mortgaged at once."""
    game = table(owns={1: [39]}, mortgaged=[39])
    game.take("offer 1 give 10 - get 0 39", "accept", "lift-now")
    assert game.take("mortgage 39") == [DeedMortgaged(0, 39, 200)]


# --- how often --------------------------------------------------------------------------------------------------------


def asked_before_throw(game: Table) -> list[int]:
    """Who gets a table window before the active seat throws."""
    game.take("roll")
    deciders = []
    while game.state.throws == 0:
        deciders.append(game.decider)
        game.take("done")
    return deciders


@pytest.mark.parametrize(("cash", "asked"), [(49, []), (50, [1])])
def test_smart_asking(cash: int, asked: list[int]) -> None:
    """RM-W7: whoever can build is asked; with one rupee less nobody is."""
    assert asked_before_throw(table(owns={1: BROWN}, cash={1: cash}, dice=[(4, 6)])) == asked


def test_always_passing() -> None:
    """RM-W7: with `always` a seat is never asked, with `never` whenever there is a throw."""
    game = table(owns={1: BROWN}, dice=[(4, 6)])
    game.said(1, "auto-pass always")
    assert asked_before_throw(game) == []
    assert asked_before_throw(table(dice=[(4, 6)], options=ALWAYS_ASK)) == [1, 2]


def test_smart_asking_for_a_mortgage() -> None:
    """RM-W7: whoever can pay one off is asked."""
    assert asked_before_throw(table(owns={2: [9]}, mortgaged=[9], cash={2: 66}, dice=[(4, 6)])) == [2]
    assert asked_before_throw(table(owns={2: [9]}, mortgaged=[9], cash={2: 65}, dice=[(4, 6)])) == []


def test_smart_asking_after_a_group_was_sold_out() -> None:
    """RM-W7: everybody is asked once, since trades may be worth while now."""
    game = table(owns={1: [1], 2: [5]}, at={0: 36}, dice=[(3, 4), (4, 6)])
    game.roll()
    game.take("buy", "end-turn")  # 3 completes the sale of brown
    game.state.throws = 0
    assert asked_before_throw(game) == [2]  # seat 0 has had its closing window since, seat 1 its own
    assert not any(seat.stirred for seat in game.state.seats)


def test_smart_asking_after_a_trade_in_a_sold_group() -> None:
    """RM-W7: a deed of a sold-out group changed hands."""
    game = table(owns={0: [1, 5], 1: [3]}, dice=[(4, 6)])
    game.take("offer 1 give 0 5 get 200 -", "accept")
    assert asked_before_throw(game) == []
    game = table(owns={0: [1, 5], 1: [3]}, dice=[(4, 6)])
    game.take("offer 2 give 0 1 get 200 -", "accept")
    assert asked_before_throw(game) == [1, 2]


def test_a_seat_may_change_its_wish_at_any_time() -> None:
    """RM-W7: also out of turn and in the middle of anything; the open decision stays open."""
    game = table(owns={1: BROWN})
    game.land(0, 39)
    assert game.said(2, "auto-pass never") == [AutoPassSet(2, "never")]
    assert isinstance(game.asked, DecideBuy)
    assert game.state.seats[2].auto_pass == "never"
    assert game.refused("auto-pass never", seat=3) == "RM-W10"


def test_raising_a_hand_wakes_a_snoozer() -> None:
    """RM-W7: whoever says how often to be asked wants to be asked."""
    game = table(seats=2, owns={1: BROWN}, dice=[(5, 5), (5, 5)])
    game.take("roll", "snooze")
    game.said(1, "auto-pass smart")
    game.take("roll")
    assert game.decider == 1


@pytest.mark.parametrize(("windows", "asked"), [("every_throw", [1, 1]), ("turn_start", [1]), ("off", [])])
def test_how_often_the_table_is_asked(windows: str, asked: list[int]) -> None:
    """RM-W8: before every throw, before the first of a turn, or never."""
    game = table(seats=2, dice=[(5, 5), (4, 6)], options={"auto_pass": "never", "off_turn_windows": windows})
    deciders = []
    for _ in range(2):
        game.take("roll")
        while isinstance(game.asked, DecideTable):
            deciders.append(game.decider)
            game.take("done")
    assert deciders == asked


def test_no_free_window_between_throw_and_resolution() -> None:
    """RM-W9: from the throw to the end of what it causes nobody else is asked of their own accord."""
    game = table(
        owns={1: BROWN, 2: LIGHT_BLUE},
        cash={0: 0},
        options={"auto_pass": "never", "hr_no_auction": True},
        dice=[(5, 5), (4, 6)],
    )
    game.take("roll", "done", "done")
    assert game.at[0] == 10
    game.land(0, 3)
    assert isinstance(game.asked, DecideDebt)
    assert game.refused("build 1", seat=1) == "RM-W10"


def test_frames_are_finished_latest_first() -> None:
    """RM-W10: turn, landing, debt, trade, receipt: exactly one seat decides, the one of the latest."""
    game = table(owns={0: [5], 1: [39], 2: [37]}, mortgaged=[37], cash={0: 20}, at={0: 32}, dice=[(3, 4)])
    game.roll()
    assert game.asked == DecideDebt(0, 50, 1)
    game.take("offer 2 give 0 5 get 200 37")
    assert game.decider == 2
    assert game.refused("mortgage 5", seat=0) == "RM-W10"
    game.take("accept")
    assert game.asked == DecideReceipt(0, 37, 0)
    game.take("keep")  # now the debt is paid as well
    assert game.cash == [20 + 200 - 18 - 50, 1550, 1300]
    assert game.asked == DecideOwn(0, True)


@pytest.mark.parametrize("seed", range(8))
def test_every_window_ends(seed: int) -> None:
    """RM-W11: a seat that does anything but close its window runs out of things to do."""
    random = Random(seed)
    owns = {0: [*BROWN, *ORANGE, *DARK_BLUE, 5, 12], 1: [*LIGHT_BLUE, 15], 2: [*RED, 25]}
    game = table(owns=owns, levels={16: 2, 18: 2, 19: 3, 37: 5, 39: 4}, mortgaged=[5, 15], cash={0: 4000})
    decisions = 0
    while True:
        options = [action for action in GAME.legal_actions(game.state) if action.text != "roll"]
        if not options:
            break
        game.take(random.choice(options).text)
        decisions += 1
        assert decisions < 300
    assert isinstance(game.asked, DecideOwn)
    assert game.decider == 0
    assert DiceThrown in kinds(game.roll())


def test_the_default_of_every_decision() -> None:
    """RM-W12: whoever does not answer throws, ends the turn, is done, passes, rejects, keeps, allows; it is always legal."""
    game = table(owns={0: [5], 1: ORANGE}, mortgaged=[5], dice=[(1, 2)])
    said = []

    def default() -> None:
        action = game.asked.default(game.state)
        assert GAME.why_not(game.state, game.decider, action) is None
        said.append(action.text)
        game.take(action.text)

    default()  # roll
    default()  # done
    default()  # buy: there is money enough
    default()  # end-turn
    game.take("offer 0 give 0 16 get 50 -")
    default()  # reject
    game.take("offer 0 give 50 - get 0 5", "accept")
    default()  # keep
    game.land(1, 15)
    game.take("decline")
    default()  # pass
    assert said == ["roll", "done", "buy", "end-turn", "reject", "keep", "pass"]


def test_the_last_spaces_are_remembered_as_well_as_the_first() -> None:
    """RM-W6: what was mortgaged in a window is not paid off there, wherever it lies."""
    game = table(owns={0: [1, 5, 31, 32, 35, 39]})
    for space in (1, 5, 31, 32, 35, 39):
        game.take(f"mortgage {space}")
    assert game.options("lift") == []
    assert {game.refused(f"lift {space}") for space in (1, 31, 32, 39)} == {"RM-W6"}


def sitting(game: Table) -> Room:
    """People at this position."""
    record = Record(GAME.id, GAME.version, {}, [RecordSeat(f"P{seat}") for seat in range(len(game.state.seats))], 1)
    return Room(GAME, record, game.state, [[]], [])


def say(room: Room, *texts: str) -> None:
    for text in texts:
        assert room.asked is not None
        room.take(room.asked, room.version, text)


def test_what_was_let_be_is_asked_again_only_with_something_new() -> None:
    """RM-W7: the same sprouts could be planted before every throw; who said "done" is not asked until more could be done."""
    # given: seat 1 could plant on the brown places, and lets it be
    room = sitting(table(seats=2, owns={1: BROWN}, cash={1: 200}, dice=[(5, 5), (5, 5)], options={"auto_pass": "smart"}))
    say(room, "roll")
    assert isinstance(room.state.decision, DecideTable)
    assert room.unasked() is None  # nothing is known yet
    say(room, "done")
    # when: the other seat throws again, and nothing has changed
    say(room, "roll")
    # then: the answer is known
    answer = room.unasked()
    assert answer is not None
    assert answer.text == "done"
    # when: a deed could be paid off besides
    give_deed(room.state, 5, 1)
    set_mortgaged(room.state, 5, True)
    # then it is worth a question
    assert room.unasked() is None


def test_what_was_taken_back_is_asked_again() -> None:
    """RM-W7: nobody is held to an answer that was taken back."""
    room = sitting(table(seats=3, owns={1: BROWN, 2: ORANGE}, cash={1: 60}, options={"auto_pass": "smart"}))
    say(room, "roll", "done")
    assert room.asked == 2
    room.settle(room.note(TakenBack(1, 1, True)))
    assert room.asked == 1
    assert room.unasked() is None


def test_sitting_out_sticks_and_is_offered_with_the_question() -> None:
    """RM-W7: who does not want to be asked between throws says so once, where it is asked."""
    room = sitting(table(seats=2, owns={1: BROWN}, options=ALWAYS_ASK))
    say(room, "roll")
    assert "auto-pass always" in [offer.action for offer in room.offers(1).offers]
    assert room.unasked() is None
    say(room, "auto-pass always")
    answer = room.unasked()
    assert answer is not None
    assert answer.text == "done"
