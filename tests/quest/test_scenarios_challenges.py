"""Scenarios: challenges, cards and penalties, one test each."""

import pytest

from tafelrunde.games.quest.events import (
    Collapsed,
    DeckExhausted,
    HeartsLost,
    PenaltyAverted,
    PointsLost,
    PointsReleased,
    RupeesGained,
)
from tafelrunde.games.quest.rules.penalties import round_damage
from tafelrunde.games.quest.rules.value import goal, match_of
from tests.quest.kit import challenge, empty_table, of_kind, room_number, ruleset


def points(room: str, card: str) -> int:
    rules = ruleset()
    return match_of(rules, room_number(rules, room)).fits[rules.card_named[card]].points


@pytest.mark.parametrize(("seats", "wanted"), [(1, 4), (2, 4), (3, 6), (4, 7)])
def test_goal_with_the_player_symbol(seats: int, wanted: int) -> None:
    """TQ-0.2, TQ-V1: 3+P."""
    assert challenge("WI01", seats).challenge.goal == wanted


def test_an_unsolved_round() -> None:
    """TQ-C3, TQ-C7, TQ-C8, TQ-V3, TQ-V5"""
    table = challenge("WI01", 3, hands={0: ["B01"], 1: ["B20"], 2: ["B06"]})
    table.says("play B01", "play B20", "down B06")
    assert (table.challenge.progress, table.hearts, table.state.active) == (5, 2.5, 1)
    assert table.challenge.round == 2


def test_a_round_without_a_key_card() -> None:
    """TQ-C9, TQ-P1, TQ-P4, TQ-P6"""
    table = challenge("WI01", 3, hands={0: ["B01"], 1: ["B20"], 2: ["B06"]})
    table.says("play B01", "play B20", "down B06")
    events = table.hears(f"down {table.hand(1)[0]}", "pass", f"discard {table.hand(0)[0]}")
    assert [event.amount for event in of_kind(events, PointsLost)] == [1]
    assert (table.challenge.progress, table.hearts, table.challenge.round) == (5, 1.5, 1)


def test_waiting_points_are_released() -> None:
    """TQ-C6, TQ-C9, TQ-T3"""
    table = challenge("WI01", 3, hands={0: ["B20"], 1: ["B06"], 2: ["B05"]})
    events = table.hears("play B20", "down B06", "play B05")
    assert [event.amount for event in of_kind(events, PointsReleased)] == [3]
    assert [event.amount for event in of_kind(events, RupeesGained)] == [2]
    assert (table.state.challenge, table.state.active, table.hearts) == (None, 1, 3)


def test_superfluous_points_are_lost() -> None:
    """TQ-V9, TQ-C6"""
    table = challenge("BD01", 2, hands={0: ["B05"], 1: ["B20"]})
    table.says("play B05")
    assert table.challenge.progress == 3
    table.says("play B20")
    assert table.state.challenge is None
    assert table.hearts == 3


@pytest.mark.parametrize(("card", "wanted"), [("SW1", 1), ("B01", 2), ("BO3", 5), ("SW3", 3)])
def test_swarm_and_flying(card: str, wanted: int) -> None:
    """TQ-A1, TQ-A2, TQ-V6"""
    assert points("BD02", card) == wanted


def test_backlash_comes_first() -> None:
    """TQ-A6, TQ-V7, TQ-X1"""
    table = challenge("WI01", 2, hands={0: ["SW1"]}, hearts=0.5)
    table.challenge.progress = 3
    events = table.says("play SW1")
    assert of_kind(events, Collapsed)
    assert table.state.defeats == 1
    assert not of_kind(events, RupeesGained)


@pytest.mark.parametrize(("first", "left"), [("pass", 2), ("play B19", 2.5)])
def test_darkness(first: str, left: float) -> None:
    """TQ-A7, TQ-P3"""
    table = challenge("SH01", 2, hands={0: ["B19"]})
    table.says(first, "pass")
    assert table.hearts == left


@pytest.mark.parametrize(("card", "progress"), [("B05", 1), ("BO1", 3)])
def test_shield(card: str, progress: int) -> None:
    """TQ-V8, TQ-A9, TQ-V6"""
    table = challenge("FOB1", 2, hands={0: [card]})
    assert (table.challenge.goal, table.challenge.shield) == (13, 2)
    table.says(f"play {card}")
    assert (table.challenge.shield, table.challenge.progress) == (0, progress)


def test_guard() -> None:
    """TQ-B2, TQ-B3, TQ-B4, TQ-V4"""
    table = challenge("FOB1", 2, hands={0: ["B11"], 1: ["B05"]})
    table.challenge.round = 4
    events = table.hears("play B11", "play B05")
    assert table.challenge.progress == 1
    assert of_kind(events, PenaltyAverted)
    assert [event.hearts for event in of_kind(events, HeartsLost)] == [2]  # the limit penalty


def test_need() -> None:
    """TQ-C6, TQ-V2, TQ-I5"""
    table = challenge("FO08", 2, hands={0: ["B06"], 1: ["BO1"]})
    table.challenge.progress = 4
    table.says("play B06")
    assert table.challenge.progress == 4
    table.says("play BO1")
    assert table.state.challenge is None


@pytest.mark.parametrize(("card", "wanted"), [("FL1", 4), ("BB3", 2), ("B13", 3)])
def test_water(card: str, wanted: int) -> None:
    """TQ-A4"""
    assert points("LA10", card) == wanted


@pytest.mark.parametrize(("card", "wanted"), [("B20", 0), ("SA1", 5), ("FR1", 3), ("MS1", 3)])
def test_magic(card: str, wanted: int) -> None:
    """TQ-A3, TQ-V6"""
    assert points("GA06", card) == wanted


def test_face_down_against_magic() -> None:
    """TQ-A3, TQ-V5: the face-down card."""
    rules = ruleset()
    assert match_of(rules, room_number(rules, "GA06")).down == 0


def test_wood_in_fire() -> None:
    """TQ-A5"""
    table = challenge("FI10", 2, hands={0: ["B18"]}, level=2)
    table.says("play B18")
    assert (table.challenge.waiting, table.challenge.ward) == (0, 0)


def test_rage() -> None:
    """TQ-P1, TQ-P3, TQ-P4"""
    table = challenge("MI07", 2, containers=10, rupees=9, level=2)
    table.says(*["pass"] * 6)
    assert table.hearts == 10 - 5.5
    assert table.state.rupees == 4


def test_regeneration() -> None:
    """TQ-P1"""
    table = challenge("FI03", 2, level=2)
    table.challenge.progress = 5
    table.says("pass", "pass")
    assert table.challenge.progress == 4


def test_exhaustion_in_a_challenge() -> None:
    """TQ-K3, TQ-K5"""
    table = challenge("FOB1", 2, hands={0: ["B01", "B02", "B06", "B11", "B13"]}, draws={0: 1})
    events = table.says("play B01")
    assert of_kind(events, DeckExhausted)
    assert len(table.hand(0)) == 5
    table.says("pass")
    assert table.challenge.order == (1,)


def test_exhaustion_by_a_new_hand() -> None:
    """TQ-K3, TQ-K6, TQ-C4"""
    table = challenge("FOB1", 2, hands={0: ["B01", "B02", "B06", "B11", "B13"]}, draws={0: 3})
    events = table.says("redraw")
    assert of_kind(events, DeckExhausted)
    assert len(table.hand(0)) == 5
    table.says(f"down {table.hand(0)[0]}", "pass")
    assert table.challenge.order == (1,)


def test_power_one() -> None:
    """TQ-F3, TQ-F4"""
    table = challenge("BD04", 2, hands={0: ["SW1"]}, parts=1)
    table.says("triforce 1", "play SW1")
    assert table.challenge.keyed
    assert table.challenge.progress == 2
    assert table.asked == 0


def test_power_four() -> None:
    """TQ-F7"""
    table = challenge("FOB2", 3, hands={0: ["B03"], 1: ["B06"], 2: ["B06"]}, parts=4)
    table.says("play B03", "down B06")
    assert table.challenge.progress == 3
    table.says("triforce 4")
    assert table.challenge.progress == 5
    table.says("down B06")
    assert table.challenge.progress == 5 + 2 - 1  # it regenerates after the round


def test_power_three_at_the_limit() -> None:
    """TQ-F6, TQ-P5"""
    table = challenge("FOB1", 2, parts=3)
    table.challenge.round = 4
    table.says("pass", "pass")
    assert table.options() == ["accept", "triforce 3"]
    events = table.says("triforce 3")
    assert of_kind(events, PenaltyAverted)
    assert [event.hearts for event in of_kind(events, HeartsLost)] == [2]


def test_power_four_is_out_of_reach() -> None:
    """TQ-F1"""
    table = challenge("FOB1", 2, parts=3)
    assert "triforce 3" in table.options()
    assert table.why_not("triforce 4") == "TQ-F1"


def test_a_lost_turn_alone() -> None:
    """TQ-K8"""
    table = challenge("LA06", 1, level=2)
    assert len(table.challenge.order) == 2
    table.says("pass", "pass")
    assert len(table.challenge.order) == 1


def test_cut() -> None:
    """TQ-P9, TQ-R1"""
    table = challenge("FO09", 2, hands={0: ["B07"]}, containers=9)
    table.challenge.round = 3
    table.says("pass", "pass", "pass")  # the limit; then seat 1 begins
    table.challenge.progress = 3
    events = table.says("play B07")
    assert table.state.challenge is None
    assert not of_kind(events, RupeesGained)


def test_slip() -> None:
    """TQ-P7, TQ-T3, TQ-R8"""
    table = challenge("RO05", 2)
    table.challenge.round = 2
    table.says("pass", "pass")
    while table.state.challenge is not None:
        table.says(table.options()[0])
    assert table.hearts == 2.5
    assert table.state.solved[table.state.plan().entrance]
    assert table.state.rupees == 0
    assert table.state.active == 1


def test_stun_against_a_mini_boss() -> None:
    """TQ-P2, TQ-P3"""
    table = challenge("GA03", 2, hands={0: ["B21"]})
    table.says("play B21")
    assert round_damage(table.state) == 0
    table.challenge.rage = 1
    assert round_damage(table.state) == 1


def test_zero_uses_up_the_help() -> None:
    """TQ-V6, TQ-V10"""
    table = challenge("TO04", 2, hands={0: ["SW4"]}, level=2)
    table.challenge.bonus = 1
    table.says("play SW4")
    assert (table.challenge.progress, table.challenge.bonus) == (0, 0)


def test_return() -> None:
    """TQ-V7"""
    table = challenge("FOB2", 2, hands={0: ["BM1", "B01", "B02", "B06", "B11"]})
    before = len(table.state.seats[0].draw)
    table.says("play BM1")
    assert "BM1" in table.hand(0)
    assert len(table.hand(0)) == 5
    assert len(table.state.seats[0].draw) == before


@pytest.mark.parametrize(("difficulty", "room", "boss"), [("relaxed", 3, 11), ("hero", 5, 15), ("story", 1, 4)])
def test_difficulty(difficulty: str, room: int, boss: int) -> None:
    """TQ-V1, TQ-B5: rooms and bosses take different steps."""
    state = empty_table(2, options={"difficulty": difficulty})
    assert goal(state, room_number(state.rules, "WI01")) == room
    assert goal(state, room_number(state.rules, "FOB1")) == boss


def test_hero_of_four() -> None:
    """TQ-V1, TQ-B5: four heroes need more; a mini-boss is a room."""
    state = empty_table(4, options={"difficulty": "hero"})
    assert goal(state, room_number(state.rules, "WI01")) == 7 + 3
    assert goal(state, room_number(state.rules, "FOB1")) == 22 + 7
    assert goal(state, room_number(state.rules, "GA01")) == 21 + 3
