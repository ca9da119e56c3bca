"""Random positions of any game, each as the seat sees it that has to decide."""

import random
from functools import cache
from itertools import count as counting
from itertools import islice

from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view

FAR = 150  # actions into a game


def positions(game: Game, count: int, level: str = "random", first: int = 1) -> list[tuple[State, State]]:
    """Whole states with an open decision, and the view of the seat that is asked; the same ones every time."""
    found = (position(game, seed, level) for seed in counting(first))
    return list(islice((one for one in found if one is not None), count))


@cache
def position(game: Game, seed: int, level: str) -> tuple[State, State] | None:
    """Some way into a game among players of a level; none if it ended before that."""
    luck = random.Random(seed)
    seats = luck.randint(max(game.least_seats, min(2, game.most_seats)), game.most_seats)
    state = game.start(game.setting(dict(game.endless)), seats, seed)
    player = game.player(level, seed)
    for _ in range(luck.randrange(FAR)):
        if state.decision is None:
            return None
        seat = state.decision.seat
        action = player.choose(view(state, seat))
        game.apply(state, seat, state.decision.default(state) if action.interjects else action)
    return None if state.decision is None else (state, view(state, state.decision.seat))


def patient(game: Game, level: str, seed: int, iterations: int) -> Player:
    """A player whose budget does not depend on the speed of the machine."""
    player = game.player(level, seed)
    player.limit(iterations)
    return player


def answer(game: Game, player: Player, seen: State) -> str:
    """What a player says to the question itself, after all that it calls out."""
    action = player.choose(seen)
    while action.interjects:
        seen = seen.copy()
        game.interject(seen, seen.viewer, action)
        action = player.choose(seen)
    return action.text
