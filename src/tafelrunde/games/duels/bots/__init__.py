"""Computer players for Hyrule Duels, from random to strong. Each sees a view only."""

from tafelrunde.bots.levels import player_of
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.games.duels.bots.normal import CARELESS_NOISE, EasyPlayer, Habit, NormalPlayer
from tafelrunde.games.duels.bots.strong import StrongPlayer
from tafelrunde.games.duels.state import Duels

ITERATIONS = 4000  # imagined games of the strong player, a decision
SECONDS = 1.0  # and no longer, where the rules are not compiled
EXPLORATION = 0.12  # how much an action that was rarely tried is preferred
WIDTH = 4  # options that are looked at first
NOISE = 0.6  # of its habit, so that imagined games differ


def new_player(game: Game[Duels], level: str, seed: int) -> Player:
    """A player of a level. The strong one searches: it imagines the hidden cards and plays on with the normal one's habits."""

    def easy(seed: int) -> Player:
        return EasyPlayer(seed, CARELESS_NOISE)

    def strong(seed: int) -> Player:
        return StrongPlayer(
            game, seed, iterations=ITERATIONS, seconds=SECONDS, exploration=EXPLORATION, width=WIDTH, policy=Habit(NOISE)
        )

    return player_of({"easy": easy, "normal": NormalPlayer, "strong": strong}, level, seed)
