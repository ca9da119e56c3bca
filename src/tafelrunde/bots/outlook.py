"""Outlooks: where a few actions lead, told by the features of the game. What a hint is made of.

Every action is tried at the same imagined tables and played on with a player's habits until what it began is over and its seat
is asked again, so differences come from the action and not from luck. Partners are left to decide for themselves.
"""

from typing import Final

from tafelrunde.bots.greedy import worth
from tafelrunde.engine.action import Action
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view

TABLES: Final = 5  # imagined ones
FAR: Final = 10  # actions at most in each of them


class Prospect:
    """Where one action leads on average: how well its seat stands then, and its features by name."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worth = 0.0
        self.features: dict[str, float] = {}


def strongest(game: Game) -> str:
    """The level of the best computer player."""
    return game.levels[-1] if game.levels else "random"


def prospects(game: Game, seen: State, actions: list[Action], seed: int, tables: int = TABLES) -> list[Prospect]:
    """Where these actions lead, of a view whose viewer is asked."""
    seat = seen.asked().seat
    chance = seeded(seed)
    found = [Prospect(action) for action in actions]
    for _ in range(tables):
        imagined = game.imagine(seen, chance)
        for prospect in found:
            state = imagined.copy()
            _play_on(game, state, seat, prospect.action, _habit(game, seed))
            prospect.worth += worth(game, state)[seat] / tables
            for feature in game.features(state, seat):
                prospect.features[feature.name] = prospect.features.get(feature.name, 0.0) + feature.value / tables
    return found


def _habit(game: Game, seed: int) -> Player:
    """A player of middling strength for everybody."""
    return game.player(game.levels[len(game.levels) // 2] if len(game.levels) > 1 else "random", seed)


def _play_on(game: Game, state: State, seat: int, action: Action, habit: Player) -> None:
    """Say it, and let everybody go on until the seat is asked again, not just about the same thing (a fight, an auction)."""
    depth = len(state.stack)
    _say(game, state, seat, action)
    for _ in range(FAR):
        decision = state.decision
        if decision is None or ((decision.seat == seat or game.together) and len(state.stack) <= depth):
            return
        _say(game, state, decision.seat, habit.choose(view(state, decision.seat)))


def _say(game: Game, state: State, seat: int, action: Action) -> None:
    if action.interjects:
        game.interject(state, seat, action)
    else:
        state.take(action)
