"""Computer players for Dungeon Twister, from random to strong. Each sees a view only."""

from tafelrunde.bots.levels import player_of
from tafelrunde.engine import Player
from tafelrunde.games.twister.bots.habit import EasyPlayer
from tafelrunde.games.twister.bots.players import NormalPlayer, StrongPlayer

SECONDS = 1.0  # of thought of the strong player, a decision
LEVELS = {"easy": EasyPlayer, "normal": NormalPlayer, "strong": lambda seed: StrongPlayer(seed, seconds=SECONDS)}


def new_player(level: str, seed: int) -> Player:
    """A player of a level."""
    return player_of(LEVELS, level, seed)
