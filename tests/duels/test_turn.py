"""The turn, movement, actions and piles."""

import pytest

from tafelrunde.engine.ids import SeatId
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.events import ClockTicked, DieRolled, TurnBegan
from tafelrunde.games.duels.rules.turn import ChooseAction, ChooseDieMove, roll
from tafelrunde.games.duels.state import Laid
from tests.duels.kit import duel, lucky


def test_roll_move_act_end() -> None:
    """HD-T1, HD-T2: the turn begins with the roll; clocks count just before it."""
    table = duel("hero", "princess", hands={1: ["princess.b14m"]})
    table.state.seats[1].laid.append(Laid(table.state.rules.card_index["princess.hidden_identity"], 0, 3))
    table.state.chance = lucky(["3"])
    events = table.say("end")
    kinds = [type(event) for event in events]
    assert kinds.index(TurnBegan) < kinds.index(ClockTicked) < kinds.index(DieRolled)
    assert isinstance(table.asked, ChooseDieMove)
    table.say("stay")
    assert isinstance(table.asked, ChooseAction)


def test_a_plain_number_moves_one_figure() -> None:
    """HD-T3: then the actions follow."""
    table = duel("hero", "warlord", at={"hero": "d4"}, roll="3")
    table.say_first("move hero")
    assert isinstance(table.asked, ChooseAction)


def test_nobody_has_to_move() -> None:
    """HD-T6: not even with all."""
    table = duel("hero", "warlord", roll="4-all")
    table.say("stay")
    assert isinstance(table.asked, ChooseAction)


def test_after_the_move_the_die_moves_nobody() -> None:
    """HD-T7."""
    table = duel("hero", "warlord", at={"hero": "d4"})
    reason = GAME.why_not(table.state, 0, GAME.parse("move hero d3"))
    assert reason is not None
    assert reason.rule == "HD-T7"


def test_a_turn_may_end_early() -> None:
    """HD-T9."""
    table = duel("hero", "warlord")
    table.say("end")
    assert table.state.active == 1


def test_the_turn_ends_by_itself_only_on_public_facts() -> None:
    """HD-T11: a hand with cards of a deck without free cards tells nothing; one with free cards in its list is asked."""
    table = duel("knight", "hero", hands={0: ["knight.b51m"]}, actions=1)
    table.say("draw")
    assert table.state.active == 1
    table = duel("raider", "hero", hands={0: ["raider.b51m"]}, actions=1)
    table.say("draw")
    assert (table.state.active, table.decider) == (0, 0)
    assert [text for text in table.options if not text.startswith(("play", "attack"))] == ["end"]


def test_an_eliminated_figure_blocks_nothing() -> None:
    """HD-M8."""
    at = {"warlord": "d4", "sprite": "f4", "hero": "h4"}
    table = duel("warlord", "hero", at=at, health={"sprite": 3}, hands={0: ["warlord.energy_ball", "warlord.b41r"], 1: []})
    assert "attack warlord.b41r warlord hero" not in table.options
    table.say("play warlord.energy_ball warlord")
    assert "attack warlord.b41r warlord hero" in table.options


def test_a_way_enters_no_square_twice() -> None:
    """HD-M6: the start counts, so an enemy cannot be led around and back."""
    table = duel("imp", "hero", at={"hero": "d4"}, hands={0: ["imp.puppet_dance"]}, map="desert", opt_burrow=True)
    table.say("play imp.puppet_dance imp", "pick hero")
    assert not {move for move in table.moves("hero") if move.split()[0] == "d4"}


def test_a_deadly_way_is_offered() -> None:
    """HD-B14: who is saved on the way walks on; else the move is used up."""
    for hand, answer, square in ((["hero.bottled_fairy"], ["play hero.bottled_fairy hero"], "d1"), ([], [], "")):
        table = duel(
            "hero", "warlord", at={"hero": "d3"}, health={"hero": 2}, hands={0: hand}, roll="3", map="desert", opt_burrow=True
        )
        table.say("move hero d1 1", *answer)
        assert table.at("hero") == square
        assert isinstance(table.asked, ChooseAction)


def test_drawing() -> None:
    """HD-A1: the top card."""
    table = duel("hero", "warlord")
    top = table.state.seats[0].deck[-1]
    table.say("draw")
    assert table.state.seats[0].hand == [top]


def test_playing_a_card_costs_an_action() -> None:
    """HD-A2, HD-X1: an attack or a special card."""
    table = duel(
        "warlord", "hero", at={"warlord": "d4", "hero": "e4"}, hands={0: ["warlord.b51m", "warlord.energy_ball"], 1: []}
    )
    table.say("attack warlord.b51m warlord hero")
    assert table.state.actions == 1


@pytest.mark.parametrize(("die", "face"), [("heart", 5), ("classic", 6)])
def test_the_die_has_six_faces(die: str, face: int) -> None:
    """HD-D1: the highest is a heart, or a plain five."""
    table = duel("hero", "warlord", die=die)
    table.state.chance = lucky(["heart"])
    assert roll(table.state, "movement", SeatId(0)) == face


def test_nothing_to_draw() -> None:
    """HD-D5: the action is not offered, an effect gives nothing."""
    table = duel("warlord", "hero", hands={0: ["warlord.relic_of_power"]})
    seat = table.state.seats[0]
    seat.removed, seat.deck = tuple(seat.deck), []
    assert "draw" not in table.options
    table.say("play warlord.relic_of_power warlord")
    assert table.hand(0) == []


def test_discards_lie_open() -> None:
    """HD-D7: everybody sees the pile of an opponent."""
    table = duel("hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["hero.b51m"], 1: []})
    table.say("attack hero.b51m hero warlord")
    assert view(table.state, 1).seats[0].discard == table.state.seats[0].discard != []


def test_clock_cards_are_not_in_the_discard_pile() -> None:
    """HD-D8: a shuffle does not take them."""
    table = duel("princess", "hero", hands={0: ["princess.hidden_identity"]})
    table.say("play princess.hidden_identity princess")
    seat = table.state.seats[0]
    seat.discard, seat.deck = seat.deck, []
    table.say("draw")
    assert table.laid(0) == [("princess.hidden_identity", 0)]
    assert len(seat.deck) + len(seat.hand) == 30


@pytest.mark.parametrize(("end", "offered"), [("no_draw", False), ("endless", True)])
def test_other_ends_of_a_deck(end: str, offered: bool) -> None:
    """HD-D9: no more draws, or another shuffle."""
    table = duel("hero", "warlord", deck_end=end)
    seat = table.state.seats[0]
    seat.discard, seat.deck, seat.exhausted = seat.deck, [], 1
    assert ("draw" in table.options) == offered
    if offered:
        table.say("draw")
        assert seat.exhausted == 2


def test_the_cards_of_a_fallen_figure_only_heal() -> None:
    """HD-H3: they stay in hand."""
    table = duel(
        "hero", "warlord", at={"hero": "d4", "warlord": "e4"}, hands={0: ["sprite.b31m"]}, fallen=["sprite"], health={"hero": 9}
    )
    assert table.options == ["end", "draw", "heal sprite.b31m hero"]


def test_a_hand_that_was_seen_is_known_until_it_changes() -> None:
    """HD-X2: everybody hears of it, one sees it."""
    table = duel("hero", "warlord", "princess", mode="ffa", hands={0: ["hero.listen"], 1: ["warlord.b51m"], 2: []})
    table.say("play hero.listen sprite", "against 2")
    assert view(table.state, 0).seats[1].hand == table.state.seats[1].hand
    assert view(table.state, 2).seats[1].hand == [UNKNOWN]
    table.say("end")
    table.stay()
    table.say("draw")
    assert view(table.state, 0).seats[1].hand == [UNKNOWN, UNKNOWN]
