"""Computer players for Hyrule Duels, from random to strong. Each sees a view only."""

from tafelrunde.bots.greedy import GreedyPlayer
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player


def new_player(game: Game, level: str, seed: int) -> Player:
    """A player of a level."""
    return RandomPlayer(seed) if level == "random" else GreedyPlayer(game, seed, 1, 12)
