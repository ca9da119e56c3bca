"""Computer players: what they see at a glance, and that they finish what they begin."""

import pytest

from tafelrunde.engine.view import view
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.bots.foresight import close, different
from tafelrunde.games.twister.bots.judgement import distance, exit_maps
from tafelrunde.games.twister.bots.players import NormalPlayer, StrongPlayer
from tafelrunde.games.twister.bots.rescue import Rescue, rescues
from tafelrunde.games.twister.bots.turn_search import TurnSearch
from tafelrunde.games.twister.bots.worth import worth
from tafelrunde.games.twister.rules.actions import ChooseAction
from tafelrunde.games.twister.rules.movement import Handle
from tests.twister.kit import Table, open_board


def says(table: Table, player: NormalPlayer | StrongPlayer) -> str:
    return player.choose(view(table.state, table.asked.seat)).text


def test_normal_leaves_when_it_can() -> None:
    table = open_board({"yellow-naga": (4, 18), "yellow-cleric": (4, 2)})
    table.turn(ap=2)
    words = says(table, NormalPlayer(1)).split()
    assert words[:2] == ["move", "yellow-naga"]
    assert words[2].endswith("21")


def test_normal_plays_no_more_than_it_needs() -> None:
    """A wounded enemy against a Colossus and a Backstabber: +0 is enough, and it returns to the hand."""
    table = open_board({"yellow-colossus": (4, 10), "yellow-backstabber": (5, 11), "phil": (4, 11)}, wounded=["phil"])
    table.turn(ap=1)
    assert says(table, NormalPlayer(1)).startswith("fight ")
    table.say("fight yellow-colossus phil")
    assert says(table, NormalPlayer(1)) == "combat 0"


def test_strong_prepares_a_fight() -> None:
    """Two steps ahead: somebody comes up, then the wounded enemy is eliminated."""
    table = open_board({"yellow-colossus": (4, 8), "yellow-cleric": (0, 0), "hurban": (4, 11)}, wounded=["hurban"])
    table.turn(ap=2)
    player = StrongPlayer(1, 6, 6, 2, seconds=5.0)
    table.say(says(table, player))
    assert says(table, player) == "fight yellow-colossus hurban"


def test_strong_leaves_when_it_can() -> None:
    table = open_board({"yellow-colossus": (4, 8), "yellow-cleric": (9, 20)})
    table.turn(ap=1)
    words = says(table, StrongPlayer(1, 4, 4, 2, seconds=5.0)).split()
    assert words[:2] == ["move", "yellow-cleric"]
    assert words[2].endswith("21")


def test_turns_that_end_alike_are_one_turn() -> None:
    """Whether the Naga comes there with one move or with two makes no difference to the NPCs."""
    table = open_board({"yellow-naga": (4, 8), "carla": (8, 14)})
    table.turn(ap=2)
    asked = table.asked
    assert isinstance(asked, ChooseAction)
    lines = TurnSearch(60, 0, 0.0).best(table.state, asked)
    ends = [str(line.state.where) for line in lines]
    assert len(set(ends)) < len(ends)
    kept = [str(line.state.where) for line in different(lines, len(lines))]
    assert kept == list(dict.fromkeys(ends))
    assert different(lines, 2) == different(lines, len(lines))[:2]


def test_a_turn_that_falls_behind_is_left_out() -> None:
    assert close([0, 1, 2], [5.0, 9.0, 6.0], 3.0) == [1, 2]
    assert close([0, 2], [5.0, 9.0, 6.0], 0.0) == [2]


def test_ways_know_walls_and_who_walks() -> None:
    """A portcullis is a wall for most, a way for a Backstabber; a Wizard flies over pits."""
    table = open_board({"yellow-backstabber": (0, 17), "yellow-wizard": (2, 3), "yellow-cleric": (2, 17)}, halls={7: "2a"})
    maps = exit_maps(table.state)
    assert distance(table.state, maps, table.token("yellow-wizard")) >= 18
    assert worth(table.state, 0) > worth(table.state, 1)


def test_normal_heals_when_nothing_else_is_to_be_done() -> None:
    """Far from the exit and from all enemies: a friend who can walk is worth more than one who lies."""
    table = open_board({"yellow-cleric": (4, 2), "yellow-naga": (5, 2)}, wounded=["yellow-naga"])
    table.turn(ap=1)
    assert says(table, NormalPlayer(1)) == "heal yellow-cleric yellow-naga"


def are_said_as_thought(table: Table, walks: list[Rescue]) -> None:
    """Every walk leads to the same table in thought and by the rules."""
    for walk in walks:
        thought, real = table.state.copy(), Table(table.state.copy())
        walk.carry_out(thought)
        for action in walk.said(table.state):
            real.say(action.text)
        assert (thought.where, thought.load, thought.ap) == (real.state.where, real.state.load, real.state.ap)


def test_a_rescue_that_is_thought_is_a_rescue_that_is_said() -> None:
    """DT-O2: every walk with a wounded friend, to every square: the same table in thought and by the rules."""
    places = {"yellow-naga": (4, 10), "yellow-cleric": (4, 12), "yellow-bow": (3, 12), "hurban": (5, 13)}
    table = open_board(places, wounded=["yellow-cleric"])
    table.turn(ap=3)
    found = rescues(table.state, 0)
    assert {rescue.to for rescue in found} >= {table.state.where[table.token("yellow-naga")]}
    are_said_as_thought(table, found)


def test_a_cleric_lays_down_whom_he_carries_and_heals_him() -> None:
    """DT-H4: nobody is healed in his bearer's arms."""
    places = {"yellow-cleric": (4, 2), "yellow-naga": (4, 2)}
    table = open_board(places, wounded=["yellow-naga"], loads={"yellow-cleric": "yellow-naga"})
    table.turn(ap=2)
    layings = rescues(table.state, 0)
    assert len(layings) == 4
    assert all(laying.lays_down(table.state) for laying in layings)
    are_said_as_thought(table, layings)
    player = NormalPlayer(1)
    words: list[str] = []
    while table.state.side == 0 and table.state.ap:
        words.append(says(table, player))
        table.say(words[-1])
    assert words[:2] == ["walk yellow-cleric", "drop"]
    assert words[-1] == "heal yellow-cleric yellow-naga"


def test_nobody_with_full_hands_or_out_of_reach_comes_to_the_rescue() -> None:
    places = {"yellow-naga": (4, 10), "yellow-colossus": (4, 15), "yellow-cleric": (4, 12)}
    table = open_board(places, wounded=["yellow-cleric"], loads={"yellow-naga": "yellow-bow"})
    table.turn(ap=3)
    assert rescues(table.state, 0) == []


def test_normal_carries_the_wounded_away_from_an_enemy() -> None:
    """A wounded friend beside Carla, who fights before all else, and somebody fast who gets both out of her reach."""
    table = open_board({"yellow-naga": (4, 8), "yellow-telepath": (4, 9), "carla": (4, 10)}, wounded=["yellow-telepath"])
    table.turn(ap=1)
    player = NormalPlayer(1)
    words = [says(table, player)]
    table.say(words[-1])
    while isinstance(table.state.decision, Handle):
        words.append(says(table, player))
        table.say(words[-1])
    assert words[0] == "walk yellow-naga"
    assert "take yellow-telepath" in words
    assert words[-1] == "stop"


@pytest.mark.no_cover
def test_games_of_normal_and_easy_players_end() -> None:
    state = GAME.start(GAME.setting({"stepwise": False, "starters": "random", "vp_target": "three"}), 2, 5)
    players = [GAME.player("normal", 1), GAME.player("easy", 2)]
    for _ in range(1500):
        if state.over:
            break
        seat = state.asked().seat
        GAME.apply(state, seat, players[seat].choose(view(state, seat)))
    assert state.over
