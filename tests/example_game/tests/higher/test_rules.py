"""The rules of the example, one behaviour a test."""

from pathlib import Path

import pytest

from higher import GAME
from higher.events import Boasted, BoastFailed, CardLaid, CardRevealed, GameEnded, HandDealt, RoundBegun, RoundTaken
from higher.rules import LayCard, NameStake
from higher.state import HigherState
from tafelrunde.engine.action import BadAction
from tafelrunde.engine.event import heard_by
from tafelrunde.engine.game import Illegal
from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.pack import BadPack
from tafelrunde.engine.part import SPECTATOR, UNKNOWN
from tafelrunde.engine.view import view


def begun(choices: dict[str, int], seats: int, seed: int = 1, listen: bool = False) -> HigherState:
    """A game at its first decision."""
    return GAME.start(GAME.setting(choices), seats, seed, listen)


def higher(*hands: list[int], lead: int = 0, seed: int = 1) -> HigherState:
    """A game about to begin, with these hands and this lead."""
    state = begun({"rounds": len(hands[0])}, len(hands), seed)
    for seat, hand in zip(state.seats, hands, strict=True):
        seat.hand = hand
    dealt = {card for hand in hands for card in hand}
    state.deck = [card for card in range(1, 31) if card not in dealt]
    state.lead = SeatId(lead)
    state.ask(NameStake(state.lead))
    return state


def says(state: HigherState, *texts: str) -> list[object]:
    """Everybody says what they are asked, in turn; what the table heard last."""
    events: list[object] = []
    for text in texts:
        events = list(GAME.apply(state, state.asked().seat, GAME.parse(text)))
    return events


def test_everybody_is_dealt_as_many_cards_as_rounds() -> None:
    """HI-S1, HI-S2: four hands of seven out of thirty cards leave two."""
    state = begun({"rounds": 7}, 4)
    assert [len(seat.hand) for seat in state.seats] == [7, 7, 7, 7]
    assert len(state.deck) == 2


def test_only_the_owner_hears_what_was_dealt() -> None:
    """HI-S2: a hand is its owner's secret, in the view and in what is told."""
    state = begun({}, 2, listen=True)
    assert state.heard is not None
    dealt = next(event for event in state.heard if isinstance(event, HandDealt) and event.seat == 1)
    assert heard_by(dealt, 1) == dealt
    assert heard_by(dealt, 0) is None
    assert heard_by(dealt, SPECTATOR) is None
    assert view(state, 0).seats[1].hand == [UNKNOWN] * 5


def test_the_lead_goes_clockwise() -> None:
    """HI-S3: after each round the next seat leads."""
    state = higher([1, 2, 3], [11, 12, 13], lead=1)
    assert says(state, "stake 1", "lay 11", "lay 1")[-1] == RoundBegun(2, 0)
    assert state.asked() == NameStake(0)


def test_lots_decide_the_first_lead() -> None:
    """HI-S3: every seat leads some games."""
    assert {begun({}, 3, seed).lead for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(("words", "fits"), [("stake 0", False), ("stake 1", True), ("stake 7", True), ("stake 11", False)])
def test_the_stake_is_from_one_to_ten(words: str, fits: bool) -> None:
    """HI-R1: any whole number up to ten, also one that is not listed."""
    state = higher([1, 2, 3], [11, 12, 13])
    reason = GAME.why_not(state, 0, GAME.parse(words))
    assert (reason is None) == fits
    assert reason is None or reason.rule == "HI-R1"


def test_cards_are_laid_clockwise_from_the_lead() -> None:
    """HI-R2: the lead lays first."""
    state = higher([1, 2, 3], [11, 12, 13], [21, 22, 23], lead=2)
    says(state, "stake 1")
    assert state.asked() == LayCard(2)
    says(state, "lay 23")
    assert state.asked() == LayCard(0)


def test_others_hear_that_a_card_was_laid_but_not_which() -> None:
    """HI-R2: it lies face down."""
    state = higher([1, 2, 3], [11, 12, 13])
    (laid,) = GAME.apply(state, 0, GAME.parse("stake 1")) and GAME.apply(state, 0, GAME.parse("lay 3"))
    assert heard_by(laid, 0) == CardLaid(0, 3)
    assert heard_by(laid, 1) == CardLaid(0, UNKNOWN)
    assert view(state, 1).seats[0].laid == [UNKNOWN]


def test_a_card_must_be_in_the_hand() -> None:
    """HI-R2: nobody lays what they do not hold."""
    state = higher([1, 2, 3], [11, 12, 13])
    says(state, "stake 1")
    with pytest.raises(Illegal, match="HI-R2"):
        says(state, "lay 30")


def test_the_highest_card_takes_the_stake() -> None:
    """HI-R3: all cards are turned over, and the highest is paid."""
    state = higher([1, 2, 3], [11, 12, 13])
    events = says(state, "stake 7", "lay 3", "lay 11")
    assert events[1:4] == [CardRevealed(0, 3), CardRevealed(1, 11), RoundTaken(1, 7)]
    assert [seat.points for seat in state.seats] == [0, 7]
    assert state.played == [3, 11]


def test_a_boast_pays_twice() -> None:
    """HI-R4: who boasts and takes the round gets the stake twice."""
    state = higher([1, 2, 3], [11, 12, 13])
    says(state, "stake 4", "lay 1")
    assert GAME.apply(state, 1, GAME.parse("boast")) == [Boasted(1)]
    assert RoundTaken(1, 8) in says(state, "lay 11")


def test_a_vain_boast_costs_the_stake_but_no_more_than_there_is() -> None:
    """HI-R4: three points are left, so three are lost."""
    state = higher([1, 2, 3], [11, 12, 13])
    state.seats[0].points = 3
    GAME.apply(state, 0, GAME.parse("boast"))
    assert BoastFailed(0, 3) in says(state, "stake 9", "lay 1", "lay 11")
    assert state.seats[0].points == 0


def test_one_boast_a_round() -> None:
    """HI-R4: the second one is refused, in the next round it is possible again."""
    state = higher([1, 2, 3], [11, 12, 13])
    GAME.apply(state, 0, GAME.parse("boast"))
    with pytest.raises(Illegal, match="HI-R4"):
        GAME.apply(state, 0, GAME.parse("boast"))
    says(state, "stake 9", "lay 1", "lay 11")
    assert GAME.apply(state, 0, GAME.parse("boast")) == [Boasted(0)]


def test_equal_points_share_the_victory() -> None:
    """HI-E1: after the last round the most points win."""
    state = higher([1, 12, 3], [11, 2, 13])
    says(state, "stake 5", "lay 1", "lay 11", "stake 5", "lay 2", "lay 12", "stake 1", "lay 3")
    state.seats[0].points = 6
    assert says(state, "lay 13")[-1] == GameEnded(6)
    assert state.over
    assert GAME.outcome(state) == [0.5, 0.5]
    assert GAME.legal_actions(state) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [("lay", "lay CARD"), ("lay x", "whole number"), ("boast now", "no more words"), ("jump", "stake, lay, boast")],
)
def test_words_that_are_no_action(words: str, told: str) -> None:
    """The message says what would be one."""
    with pytest.raises(BadAction, match=told):
        GAME.parse(words)


@pytest.mark.parametrize(("text", "told"), [("cards = 5\nmost_stake = 1", ">= 28"), ("cards = 40\nmost_stake = 0", ">= 1")])
def test_a_deck_that_cannot_be_played(tmp_path: Path, text: str, told: str) -> None:
    """A designer's pack is checked when it is loaded."""
    (tmp_path / "deck.toml").write_text(text)
    with pytest.raises(BadPack, match=told):
        GAME.setting({}, str(tmp_path))
