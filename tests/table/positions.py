"""Random positions of any game, each as the seat sees it that has to decide."""

import random
from collections.abc import Iterator
from itertools import count as counting

from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import Game
from tafelrunde.engine.player import Player
from tafelrunde.engine.view import view

FAR = 150  # actions into a game


_known: dict[str, list[tuple[State, State]]] = {}
_walks: dict[str, Iterator[tuple[State, State]]] = {}


def positions(game: Game, count: int) -> list[tuple[State, State]]:
    """Whole states with an open decision, and the view of the seat that is asked; the same ones every time."""
    known = _known.setdefault(game.id, [])
    walk = _walks.setdefault(game.id, wander(game))
    while len(known) < count:
        known.append(next(walk))
    return known[:count]


def wander(game: Game) -> Iterator[tuple[State, State]]:
    """Easy players play some way into one game after the other."""
    setting = game.setting(dict(game.endless))
    for seed in counting(1):
        luck = random.Random(seed)
        seats = luck.randint(max(game.least_seats, min(2, game.most_seats)), game.most_seats)
        state = game.start(setting, seats, seed)
        player = game.player(game.levels[0] if game.levels else "random", seed)
        for _ in range(luck.randrange(FAR)):
            if state.decision is None:
                break
            seat = state.decision.seat
            action = player.choose(view(state, seat))
            if action.interjects:
                action = state.decision.default(state)
            game.apply(state, seat, action)
        if state.decision is not None:
            yield state, view(state, state.decision.seat)


def patient(game: Game, level: str, seed: int, iterations: int) -> Player:
    """A player whose budget does not depend on the speed of the machine."""
    player = game.player(level, seed)
    if isinstance(player, MctsPlayer):
        player.seconds = 0.0
        player.iterations = iterations
    return player
