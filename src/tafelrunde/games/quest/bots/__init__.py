"""Computer partners for Triforce Quest, from random to strong. Each sees a view only."""

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine.player import Player
from tafelrunde.games.quest.bots.easy import EasyPlayer
from tafelrunde.games.quest.bots.normal import NormalPlayer
from tafelrunde.games.quest.bots.strong import StrongPlayer


def new_player(level: str, seed: int) -> Player:
    """A player of a level. All of them play the same way every time."""
    match level:
        case "random":
            return RandomPlayer(seed)
        case "easy":
            return EasyPlayer(seed)
        case "normal":
            return NormalPlayer(seed)
        case "strong":
            return StrongPlayer(seed)
    raise ValueError(f"there is no level {level!r}")
