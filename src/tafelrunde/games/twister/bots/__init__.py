"""Computer players for Dungeon Twister, from random to strong. Each sees a view only."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.games.twister.bots.habit import EasyPlayer
from tafelrunde.games.twister.bots.players import STRONG_LINES, STRONG_SAMPLES, STRONG_WIDTH, NormalPlayer, StrongPlayer

SECONDS = 1.0  # of thought of the strong player, a decision


def new_player(_game: Game, level: str, seed: int) -> Player:
    """A player of a level."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal":
            return NormalPlayer(seed)
        case "strong":
            return StrongPlayer(seed, 0, SECONDS, STRONG_WIDTH, STRONG_LINES, STRONG_SAMPLES)
    raise ValueError(f"there is no level {level!r}")
