"""Matches for the tests of the players."""

from collections.abc import Callable

from higher import GAME
from tafelrunde.bots.match import play
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.player import Player


def share_of_victories(make: Callable[[int], Player], games: int) -> float:
    """How often a player wins the example game against one random player, in both seats as often."""
    setting = GAME.setting({})
    won = 0.0
    for number in range(games):
        seat = number % 2
        players: list[Player] = [RandomPlayer(number), RandomPlayer(number)]
        players[seat] = make(number)
        state = GAME.start(setting, 2, number // 2)
        play(GAME, state, players, GAME.bound, {})
        won += GAME.outcome(state)[seat]
    return won / games
