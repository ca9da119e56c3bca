"""The players that know no game, in Rupee Monopoly."""

import pytest

from tafelrunde.bots.greedy import GreedyPlayer
from tafelrunde.bots.match import stroll
from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view
from tafelrunde.games.monopoly import GAME


def middle_of_a_game(seed: int) -> State:
    """A position of three seats after 300 random actions, with a real choice."""
    state = GAME.start(GAME.setting(dict(GAME.endless)), 3, seed)
    chance = seeded(seed)
    stroll(state, 300, chance, UNIFORM)
    while len(GAME.legal_actions(state)) < 2:
        stroll(state, 1, chance, UNIFORM)
    return state


def thinker(name: str, seed: int) -> Player:
    """A new player of that kind."""
    return GreedyPlayer(GAME, seed, imaginations=2) if name == "greedy" else MctsPlayer(GAME, seed, iterations=40)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("seed", range(4))
def test_answers_are_legal_and_the_same_every_time(name: str, seed: int) -> None:
    state = middle_of_a_game(seed)
    seat = state.asked().seat
    said = thinker(name, seed).choose(view(state, seat))
    assert said in GAME.legal_actions(state)
    assert said == thinker(name, seed).choose(view(state, seat))


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("seed", range(4))
def test_answers_do_not_depend_on_what_is_hidden(name: str, seed: int) -> None:
    state = middle_of_a_game(seed)
    seat = state.asked().seat
    other = GAME.imagine(view(state, seat), seeded(seed + 100))
    assert other != state
    assert thinker(name, 1).choose(view(other, seat)) == thinker(name, 1).choose(view(state, seat))
