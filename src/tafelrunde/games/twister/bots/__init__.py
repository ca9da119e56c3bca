"""Computer players for Dungeon Twister, from random to strong. Each sees a view only."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player


def new_player(_game: Game, level: str, seed: int) -> Player:
    """A player of a level."""
    match level:
        case "random" | "easy" | "normal" | "strong":
            return RandomPlayer(seed)
    raise ValueError(f"there is no level {level!r}")
