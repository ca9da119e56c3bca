"""Every verb and every special, one test each: what it does to the table."""

import pytest

from tafelrunde.games.quest.events import BottleSpilt, CardsMilled, RoomLit, RoomScouted, TurnLost
from tafelrunde.games.quest.rules.value import match_of
from tafelrunde.games.quest.ruleset import KEY, NO_MATCH
from tests.quest.kit import challenge, of_kind, room_number, ruleset


def points(room: str, card: str) -> int:
    rules = ruleset()
    return match_of(rules, room_number(rules, room)).fits[rules.card_named[card]].points


# --- cards ------------------------------------------------------------------------------------------------------------


def test_next() -> None:
    """TQ-V10: `next` helps the next key or support card, not a face-down one."""
    table = challenge("FOB3", 3, hands={0: ["B02"], 1: ["B06"], 2: ["B20"]})
    table.says("play B02", "down B06")
    assert table.challenge.bonus == 1
    before = table.challenge.progress
    table.says("play B20")
    assert table.challenge.progress == before + 3
    assert table.challenge.bonus == 0


def test_ward() -> None:
    """TQ-P3: `ward` softens the round penalty only."""
    table = challenge("FOB3", 2, hands={0: ["SW5"]})
    table.says("play SW5")
    assert table.challenge.ward == 2


def test_stun() -> None:
    """TQ-P2: `stun` averts the round penalty of a room."""
    table = challenge("BD01", 2, hands={0: ["B21"]})
    table.says("play B21", "pass")
    assert table.hearts == 3


def test_light() -> None:
    """TQ-A7, TQ-V4: `light` may be played in the dark whatever its kind."""
    table = challenge("SH01", 2, hands={0: ["FR2"]})
    assert "play FR2" in table.options()
    events = table.says("play FR2")
    assert of_kind(events, RoomLit)
    assert table.challenge.lit


def test_cycle() -> None:
    """TQ-K9: `cycle` draws, then asks what to discard, then the hand is refilled."""
    table = challenge("BD04", 2, hands={0: ["B08", "B01", "B02", "B03", "B04"]})
    table.says("play B08")
    assert len(table.hand(0)) == 6
    assert table.why_not("drop B01") == "TQ-K9"
    table.says("drop B01,B02")
    assert len(table.hand(0)) == 5


def test_cycle_and_exhaustion() -> None:
    """TQ-K9: draws still to come lapse, but cards are discarded; the card in the air is not shuffled in."""
    table = challenge("BD04", 2, hands={0: ["B08", "B01", "B02", "B03", "B04"]}, draws={0: 1})
    table.says("play B08")
    assert len(table.hand(0)) == 5
    names = ",".join(table.hand(0)[:2])
    table.says(f"drop {names}")
    rules = table.state.rules
    assert [rules.cards[rules.card_of[card]].id for card in table.state.seats[0].shown] == ["B08"]
    assert len(table.hand(0)) == 5


def test_retrieve() -> None:
    """TQ-K10: `retrieve` takes a card back instead of drawing."""
    table = challenge("BD04", 2, hands={0: ["B23", "B01", "B02", "B03", "B04"]})
    seat = table.state.seats[0]
    seat.discard.append(seat.draw.pop())
    before = len(seat.draw)
    table.says("play B23")
    table.says(table.options()[0])
    assert len(seat.hand) == 5
    assert len(seat.draw) == before


def test_retrieve_from_nothing() -> None:
    """TQ-K10: with no discards one card is drawn."""
    table = challenge("BD04", 2, hands={0: ["B23", "B01", "B02", "B03", "B04"]})
    table.says("play B23")
    assert table.asked == 1
    assert len(table.hand(0)) == 5


def test_extra() -> None:
    """TQ-V7: `extra` lets the player play one more card, or decline."""
    table = challenge("BD06", 2, hands={0: ["PB3", "B11"]})
    table.challenge.goal = 9
    table.says("play PB3")
    assert "decline" in table.options()
    table.says("play B11")
    assert table.challenge.progress == 4
    assert table.asked == 1


def test_scout() -> None:
    """TQ-T6: `scout` turns a room up; it stays unentered."""
    table = challenge("BD04", 2, hands={0: ["B22"]})
    table.says("play B22")
    events = table.says("scout c3r2")
    assert [event.space for event in of_kind(events, RoomScouted)] == ["c3r2"]
    assert not table.state.solved[table.state.plan().names.index("c3r2")]


def test_mill_on_a_card() -> None:
    """TQ-K1: `mill` on a card takes from the player's own pile."""
    table = challenge("FOB1", 2, hands={0: ["B05", "B01", "B02", "B03", "B04"]})
    before = len(table.state.seats[0].draw)
    table.says("play B05")
    assert len(table.state.seats[0].draw) == before - 2  # one milled, one drawn


def test_shield_on_a_card() -> None:
    """TQ-V7, TQ-V8: `shield` with a minus strikes before the card counts."""
    table = challenge("FOB1", 2, hands={0: ["HK2"]})
    table.challenge.shield = 3
    table.says("play HK2")
    assert (table.challenge.shield, table.challenge.progress) == (0, 1)  # two struck off, one taken by points


# --- penalties --------------------------------------------------------------------------------------------------------


def test_toss() -> None:
    """TQ-P8, TQ-K2: `toss` lets the player choose, then the hand is refilled."""
    table = challenge("BD03", 2, hands={0: ["B01", "B02", "B03", "B04", "B05"]})
    table.says("pass", "pass")
    assert table.asked == 0
    table.says("drop B01")
    assert len(table.hand(0)) == 5


def test_mill_in_a_penalty() -> None:
    """TQ-K3: `mill` for everybody."""
    table = challenge("FO09", 3)
    events = table.hears("pass", "pass", "pass")
    assert sorted(event.seat for event in of_kind(events, CardsMilled)) == [0, 1, 2]


def test_redraw() -> None:
    """TQ-P8: `redraw` at the limit costs everybody the hand."""
    table = challenge("SHB3", 2, level=3, containers=9)
    table.challenge.round = 4
    hands = [table.state.seats[seat].hand[:] for seat in (0, 1)]
    table.says("pass", "pass")
    assert [table.state.seats[seat].hand for seat in (0, 1)] != hands
    assert all(len(seat.hand) == 5 for seat in table.state.seats)


def test_skip() -> None:
    """TQ-K7, TQ-K8: `skip` costs a turn; a skipped player can still be the active one."""
    table = challenge("LA06", 2, level=3, containers=9)
    events = table.hears("pass", "pass")
    assert [event.seat for event in of_kind(events, TurnLost)] == [1]
    assert table.state.active == 1
    assert table.challenge.order == (0,)


def test_everybody_skips() -> None:
    """TQ-K7: then the round has no turns, and its penalty applies."""
    table = challenge("BD01", 2)
    for seat in table.state.seats:
        seat.skip = 1
    table.says("pass", "pass")
    assert table.hearts == 3 - 0.5 - 0.5 - 0.5  # two rounds and the limit
    assert table.challenge.order == (0, 1)


def test_spill() -> None:
    """TQ-P8: `spill`; ChooseSpill asks which with Spill, BottleSpilt is heard; forced if there is one."""
    table = challenge("MI06", 2, level=2, containers=12, bottles=["red", "green"])
    table.challenge.round = 3
    table.says("pass", "pass")
    table.says(table.options()[0])  # the toss of the round penalty
    assert table.options() == ["spill 0", "spill 1"]
    events = table.says("spill 1")
    assert [event.potion for event in of_kind(events, BottleSpilt)] == ["green"]
    assert table.state.bottles[1] == 0


def test_progress_and_shield() -> None:
    """TQ-P8: `progress` is lost, `shield` grows."""
    table = challenge("TO09", 2, level=2, containers=12)
    table.challenge.progress, table.challenge.round = 5, 2
    table.says("pass", "pass")
    assert table.challenge.progress == 2
    table = challenge("TO02", 2, level=2, containers=12)
    table.challenge.round = 3
    table.says("pass", "pass")
    assert table.challenge.shield == 4


def test_rupees_are_lost() -> None:
    """TQ-R2: a loss takes what is there."""
    table = challenge("TO07", 2, level=2, rupees=3)
    table.says("pass", "pass")
    assert table.state.rupees == 0


# --- specials ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "card", "wanted"),
    [
        ("SH04", "FR1", 4),  # bonus
        ("MI06", "SW1", 1),  # malus
        ("TO04", "SW3", 0),  # zero
        ("SH07", "SW3", 3),  # cap
        ("SH07", "B20", 0),  # lone
        ("SH05", "FR3", 5),  # TQ-A8: ice
        ("FI10", "FR1", 0),  # fire in fire
    ],
)
def test_specials(room: str, card: str, wanted: int) -> None:
    """TQ-V6, TQ-A8: bonus, malus, zero, cap, lone, and ice."""
    assert points(room, card) == wanted


def test_backlash_of_a_special() -> None:
    """TQ-V7: `backlash` hurts who strikes with melee cards."""
    table = challenge("RO02", 2, hands={0: ["B03"]})
    table.says("play B03")
    assert table.hearts == 2.5


def test_which_cards_are_key() -> None:
    """TQ-V2, TQ-V4: a named item is key whatever its kind; another card cannot be played face up."""
    rules = ruleset()
    fits = match_of(rules, room_number(rules, "FO08")).fits
    assert fits[rules.card_named["BO1"]].role == KEY
    assert fits[rules.card_named["B11"]].role == NO_MATCH
    table = challenge("FO08", 2, hands={0: ["B11"]})
    assert table.why_not("play B11") == "TQ-V4"
    assert table.why_not("play B07") == "TQ-K1"


def test_break() -> None:
    """TQ-A9: `break` and breakers take the whole shield."""
    table = challenge("MI03", 2, level=2, hands={0: ["HA1"]})
    assert table.challenge.shield == 2
    table.says("play HA1")
    assert (table.challenge.shield, table.challenge.progress) == (0, 2)
