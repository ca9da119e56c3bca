"""Setting up: options, teams, placement, hands, and more than two seats."""

from typing import Any

import pytest

from tafelrunde.engine.options import BadOption
from tafelrunde.engine.part import UNKNOWN
from tafelrunde.engine.view import view
from tafelrunde.games.duels import GAME
from tafelrunde.games.duels.ids import SLOTS
from tafelrunde.games.duels.rules.setup import ChooseStart, ChooseTeams, start_squares
from tafelrunde.games.duels.state import Duels, square_name
from tests.duels.kit import Table, duel, new_game


def started(seats: int, seed: int = 1, **options: Any) -> Table:
    """A game in which everything is placed by the first option."""
    state = GAME.start(GAME.setting({"team_choice": "random", **options}), seats, seed)
    assert isinstance(state, Duels)
    table = Table(state)
    while isinstance(table.asked, (ChooseStart, ChooseTeams)):
        table.say(table.options[0])
    return table


def test_teams_are_chosen_in_seat_order() -> None:
    """HD-S4: no team twice."""
    table = new_game()
    assert (type(table.asked), table.decider, len(table.options)) == (ChooseTeams, 0, 10)
    table.say("team imp")
    assert (table.decider, len(table.options)) == (1, 9)
    assert "team imp" not in table.options


def test_a_team_named_twice_is_refused() -> None:
    """HD-S4: every team exists once."""
    twice = GAME.setting({"team_1": "imp", "team_4": "imp"})
    with pytest.raises(BadOption, match="two seats"):
        GAME.start(twice, 4)
    misfit = GAME.misfit(twice, 4)
    assert misfit is not None
    assert misfit.id == "misfit-team-twice"


def test_a_team_of_a_seat_that_is_not_there_blocks_nothing() -> None:
    """HD-S4: who is not at the table plays no team."""
    setting = GAME.setting({"team_1": "imp", "team_4": "imp"})
    assert GAME.misfit(setting, 2) is None
    assert GAME.start(setting, 2).seats[0].team >= 0


def test_named_teams_respect_good_against_evil() -> None:
    """HD-S3: two good teams cannot be named for both sides, nor a good and an evil one for the same."""
    for teams, seats, fits in (
        ({"team_1": "hero", "team_2": "chief"}, 2, False),
        ({"team_1": "hero", "team_2": "imp"}, 2, True),
        ({"team_1": "hero", "team_3": "imp"}, 4, False),
        ({"team_1": "hero", "team_3": "imp"}, 2, True),
    ):
        setting = GAME.setting({"good_vs_evil": True, **teams})
        assert (GAME.misfit(setting, seats) is None) == fits, teams


def test_presets_are_options_that_fit() -> None:
    """HD-G1: rulebook, festival, quick."""
    assert [preset.id for preset in GAME.presets] == ["rulebook", "festival", "quick"]
    for preset in GAME.presets:
        assert GAME.misfit(GAME.setting(preset.options), 2) is None


def test_a_draft_goes_against_the_turn_order() -> None:
    """HD-S4: after the start roll, the last in turn order first."""
    table = new_game(team_choice="draft", seed=4)
    first = table.state.first
    assert table.decider == (first - 1) % 2
    table.say("team imp")
    assert table.decider == first


def test_good_against_evil() -> None:
    """HD-S3: after a good choice the other side has only evil teams."""
    table = new_game(good_vs_evil=True)
    table.say("team hero")
    assert set(table.options) == {f"team {name}" for name in ("warlord", "knight", "shadow", "imp", "sisters")}


def test_leads_and_partners() -> None:
    """HD-S5: the first is the lead; the sisters are two leads."""
    state = duel("hero", "sisters").state
    assert [state.who(figure).lead for figure in (0, 1, 3, 4)] == [True, False, True, True]


def test_everybody_places_the_whole_team_in_turn_order() -> None:
    """HD-S9, HD-S15: before any hand is drawn."""
    table = new_game("hero", "warlord", seed=2)
    order = []
    while isinstance(table.asked, ChooseStart):
        assert table.hand(0) == []
        order.append(table.decider)
        table.say(table.options[-1])
    first = table.state.first
    assert order == sorted(order, key=lambda seat: (seat - first) % 2)


def test_a_crowded_start_goes_to_the_nearest_square() -> None:
    """HD-S12: columns plus rows away from the lead; obstacles never."""
    table = duel("hero", "warlord", at={"hero": "a1", "sprite": "j7", "warlord": "a2", "warlock-1": "b1", "warlock-2": "b2"})
    table.fall("sprite")
    assert {square_name(square) for square in start_squares(table.state, 1)} == {"a3"}


def test_full_health_and_four_cards() -> None:
    """HD-S13, HD-S14."""
    table = started(2)
    state = table.state
    assert tuple(state.health) == state.most
    assert [len(seat.hand) for seat in state.seats] == [4, 4]
    assert [len(seat.deck) for seat in state.seats] == [27, 27]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mode", ["teams", "ffa", "master", "master_one"])
def test_who_plays_with_whom_is_said_before_the_table_is_made(seats: int, mode: str) -> None:
    """HD-G1, HD-G2: what stands on the page that sets up a table is what the rules do."""
    said = [one.sides for one in GAME.alliances if len(one.sides) == seats and one.option == "mode" and mode in one.values]
    state = started(seats, mode=mode).state
    assert said == ([list(state.sides)] if state.is_team_game() else [])


@pytest.mark.parametrize(
    ("seats", "mode", "sides"),
    [(2, "ffa", 2), (3, "teams", 3), (4, "teams", 2), (4, "ffa", 4), (6, "master", 2), (5, "teams", 5)],
)
def test_modes(seats: int, mode: str, sides: int) -> None:
    """HD-G1, HD-G2: a duel, two sides, or everybody for themselves."""
    assert len(set(started(seats, mode=mode).state.sides)) == sides


@pytest.mark.parametrize("seats", [4, 6])
def test_a_side_starts_in_one_column(seats: int) -> None:
    """HD-G4: all leads of a side in its column, the partners beside them."""
    table = started(seats)
    state = table.state
    for seat in range(seats):
        column = square_name(state.square[seat * SLOTS])[0]
        assert column == ("a" if state.left[seat] else "j")


@pytest.mark.parametrize(
    ("seats", "anchors"), [(3, "a4 j1 j7"), (4, "a1 j1 j7 a7"), (5, "a1 j1 j4 j7 a7"), (6, "a1 j1 j4 j7 a7 a4")]
)
def test_fixed_squares_where_everybody_is_alone(seats: int, anchors: str) -> None:
    """HD-G5: the leads stand on their anchors; the second sister in the first one's column."""
    table = started(seats, mode="ffa", team_1="sisters")
    state = table.state
    assert [square_name(state.square[seat * SLOTS]) for seat in range(seats)] == anchors.split()
    assert square_name(state.square[1])[0] == anchors[0]


def test_partners_keep_their_hands_to_themselves() -> None:
    """HD-G3: unless the option opens them; allies are no enemies."""
    for open_hands in (False, True):
        state = started(4, open_team_hands=open_hands).state
        seen = view(state, 0)
        assert (UNKNOWN not in seen.seats[2].hand) == open_hands
        assert UNKNOWN in seen.seats[1].hand
        assert {figure // SLOTS for figure in state.enemies(0)} == {1, 3}


def test_one_person_sees_all_hands_of_a_side() -> None:
    """HD-G7: on both sides, or only on the first one."""
    for mode, second in (("master", True), ("master_one", False)):
        state = started(4, mode=mode).state
        assert UNKNOWN not in view(state, 0).seats[2].hand
        assert (UNKNOWN not in view(state, 1).seats[3].hand) == second


def test_four_maps_and_their_terrain() -> None:
    """HD-B1, HD-B2, HD-B9: ten by seven; pillars and rocks are opaque, pedestals and burrows are not."""
    maps = duel("hero", "imp").state.rules.maps
    assert [place.id for place in maps] == ["chamber", "woods", "fountain", "desert"]
    assert [sum(not wall for wall in place.wall) for place in maps] == [60, 54, 60, 60]
    assert [sum(place.opaque) for place in maps] == [4, 0, 6, 4]


def test_map_options_are_off() -> None:
    """HD-B13: each is a switch of its own."""
    switches = [option for option in GAME.options if option.section == "maps"]
    assert len(switches) == 5
    assert not any(option.value for option in switches)


def test_no_limit_of_rounds_needs_decks_that_end() -> None:
    """HD-W5: else a game might never end."""
    with pytest.raises(BadOption, match="never end"):
        GAME.setting({"round_limit": "off", "deck_end": "endless"})
