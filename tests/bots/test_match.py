"""Whole games between players."""

from typing import Any

import pytest

from higher import GAME
from higher.actions import Lay, Stake
from tafelrunde.bots.match import play, stroll, wander
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.game import Illegal
from tafelrunde.engine.player import Player


class Watcher(Player):
    """Says the first thing and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, view: Any) -> Action:
        self.shown.append(view)
        first: Action = view.decision.options(view)[0]
        return first


class Cheat(Player):
    """Lays a card that nobody has."""

    def choose(self, view: Any) -> Action:
        return Lay(99)


def test_play_counts_what_was_said() -> None:
    state = GAME.start(GAME.setting({}), 3, 1)
    said: dict[type[Action], int] = {}
    assert play(GAME, state, [RandomPlayer(seat) for seat in range(3)], GAME.bound, said) == 20
    assert state.over
    assert said == {Stake: 5, Lay: 15}


def test_play_stops_at_its_limit() -> None:
    state = GAME.start(GAME.setting({}), 3, 1)
    assert play(GAME, state, [RandomPlayer(seat) for seat in range(3)], 7, {}) == 7
    assert not state.over


def test_players_are_shown_views_of_their_own_seat() -> None:
    state = GAME.start(GAME.setting({}), 2, 1)
    watchers = [Watcher(), Watcher()]
    play(GAME, state, [*watchers], GAME.bound, {})
    for seat, watcher in enumerate(watchers):
        assert watcher.shown
        assert all(view.viewer == seat and view.decision.seat == seat for view in watcher.shown)
        assert all(set(view.seats[1 - seat].hand) <= {-1} for view in watcher.shown)


def test_what_is_not_allowed_ends_the_match() -> None:
    with pytest.raises(Illegal, match="lay 99"):
        play(GAME, GAME.start(GAME.setting({}), 2, 1), [Cheat(), Cheat()], GAME.bound, {})


def test_wander_begins_anew_after_each_game() -> None:
    assert wander(GAME, GAME.setting({}), 3, 1, 100, UNIFORM) == 5


def test_stroll_stops_at_the_end() -> None:
    state = GAME.start(GAME.setting({}), 3, 1)
    assert stroll(state, 12, seeded(1), UNIFORM) == 12
    assert stroll(state, 12, seeded(1), UNIFORM) == 8
    assert state.over
