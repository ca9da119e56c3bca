"""Computer players for Dungeon Twister, from random to strong. Each sees a view only."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.games.twister.bots.normal import EasyPlayer, NormalPlayer


def new_player(_game: Game, level: str, seed: int) -> Player:
    """A player of a level."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal" | "strong":
            return NormalPlayer(seed)
    raise ValueError(f"there is no level {level!r}")
