"""Does thinking pay? The strong player meets the normal one: python -m benchmarks.strong GAME [GAMES] [SECONDS] [NAME=VALUE...]

Two seats, every deal played twice with the sides swapped. The strong player thinks for so many seconds a decision (0.1 if
nothing is said), counted as the time of a free core: first it is measured how many iterations that is, so other work on the
machine makes the match longer, not weaker. Options such as map=random are those of the game.
"""

import sys
from time import process_time

from tafelrunde.bots.match import play
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.lab.bench import positions
from tafelrunde.lab.statistics import wilson

CALIBRATION = 200  # iterations in each of some positions


def strong(game: Game, seed: int, iterations: int) -> Thinker:
    """The strong player with another budget."""
    player = game.player("strong", seed)
    assert isinstance(player, Thinker), f"the strong player of {game.id} has no budget of thought"
    player.limit(iterations)
    return player


def iterations_in(game: Game, setting: Setting, seconds: float) -> int:
    """How many iterations a decision has time for."""
    states = positions(game, setting, 2)
    begin = process_time()
    thought = 0
    for number, state in enumerate(states):
        player = strong(game, number, CALIBRATION)
        player.choose(view(state, state.asked().seat))
        thought += player.thought
    return max(1, int(seconds / ((process_time() - begin) / thought)))


def main(name: str, games: int, seconds: float, choices: dict[str, str]) -> None:
    """Play the match and say how it went, with the interval in which the true share lies with 95 %."""
    game = find(name)
    setting = game.setting({**game.endless, **choices})
    iterations = iterations_in(game, setting, seconds)
    mode = "compiled" if compiled() else "plain"
    print(f"{name}, {mode}: {seconds} s a decision are {iterations} iterations", flush=True)
    won = 0.0
    for number in range(games):
        side = number % 2
        players: list[Player] = [game.player("normal", number), game.player("normal", number)]
        players[side] = strong(game, number, iterations)
        state = game.start(setting, 2, number // 2)
        play(game, state, players, game.bound, {})
        won += game.outcome(state)[side]
        if number % 10 == 9:
            low, high = wilson(won, number + 1)
            print(f"{number + 1} games: strong wins {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    named = dict(part.split("=", 1) for part in sys.argv[2:] if "=" in part)
    numbers = [part for part in sys.argv[2:] if "=" not in part]
    main(sys.argv[1], int(numbers[0]) if numbers else 100, float(numbers[1]) if len(numbers) > 1 else 0.1, named)
