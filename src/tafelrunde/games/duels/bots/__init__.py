"""Computer players for Hyrule Duels, from random to strong. Each sees a view only."""

from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.games.duels.bots.normal import EasyPlayer, Habit, NormalPlayer

ITERATIONS = 4000  # imagined games of the strong player, a decision
SECONDS = 1.0  # and no longer, where the rules are not compiled
ROLLOUT = 14  # actions played on by habit before the table is judged


def new_player(game: Game, level: str, seed: int) -> Player:
    """A player of a level. The strong one searches: it imagines the hidden cards and plays on with the normal one's habits."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal":
            return NormalPlayer(seed)
        case "strong":
            return MctsPlayer(
                game,
                seed,
                iterations=ITERATIONS,
                seconds=SECONDS,
                rollout=ROLLOUT,
                exploration=0.12,
                width=4,
                policy=Habit(0.6),
            )
    raise ValueError(f"there is no level {level!r}")
