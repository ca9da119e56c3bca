"""A game that is played with other habits, and how near it comes to what they aim at (lab/breeding.py)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tafelrunde.bots.match import play
from tafelrunde.engine import Game, Setting
from tafelrunde.engine.habits import Habits
from tafelrunde.lab.simulate import BadSimulation, Plan, derived


def habits_of(game: Game) -> Habits:
    """What players can learn."""
    if game.habits is None:
        raise BadSimulation(f"the players of {game.id} have no habits to learn (docs/players.md)")
    return game.habits


def aimed(game: Game, setting: Setting, plan: Plan, number: int) -> float:
    """One game of a plan, with the habits that are tried just now."""
    seating = plan.seating(number)
    players = [game.player(level, derived(plan.seed, number, seat)) for seat, level in enumerate(seating)]
    state = game.start(setting, len(seating), derived(plan.seed, number, -1), luck=plan.luck)
    play(game, state, players, game.bound, {})
    return habits_of(game).aim(state)


@contextmanager
def trying(game: Game, numbers: Sequence[float]) -> Iterator[None]:
    """Meanwhile players go by these numbers; by none: as ever."""
    if numbers:
        habits_of(game).trial = list(numbers)
    try:
        yield
    finally:
        if numbers:
            habits_of(game).trial = []
