"""Computer players for Hyrule Duels, from random to strong. Each sees a view only."""

from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.games.duels.bots.normal import EasyPlayer, Habit, NormalPlayer

ITERATIONS = 400  # of the strong player, a decision
ROLLOUT = 14  # actions played on by habit before the table is judged


def new_player(game: Game, level: str, seed: int) -> Player:
    """A player of a level. The strong one counts imagined tables, not seconds, so it plays the same way every time."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal":
            return NormalPlayer(seed)
        case "strong":
            return MctsPlayer(game, seed, iterations=ITERATIONS, rollout=ROLLOUT, exploration=0.12, width=4, policy=Habit(0.6))
    raise ValueError(f"there is no level {level!r}")
