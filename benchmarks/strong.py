"""Does thinking pay? The strong player meets normal ones: python -m benchmarks.strong GAME [GAMES] [SECONDS] [NAME=VALUE...]

Two seats, or seats=4 for one strong player among three normal ones; every deal is played with the strong player in each seat,
from first=0 on. It thinks for so many seconds a decision (0.1 if nothing is said), counted as the time of a free core: first it
is measured how many iterations that is, so other work on the machine makes the match longer, not weaker; iterations=500 says it
instead. Other options such as map=random are those of the game.
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
    strong(game, 0, CALIBRATION).choose(view(states[0], states[0].asked().seat))  # what is worked out only once
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
    seats, first, iterations = (int(choices.pop(word, 0)) for word in ("seats", "first", "iterations"))
    seats = seats or 2
    setting = game.setting({**game.endless, **choices})
    iterations = iterations or iterations_in(game, setting, seconds)
    mode = "compiled" if compiled() else "plain"
    print(f"{name}, {mode}, {seats} seats from deal {first} on: {iterations} iterations a decision", flush=True)
    won = 0.0
    for number in range(games):
        side, deal = number % seats, first + number // seats
        players: list[Player] = [game.player("normal", deal * seats + seat) for seat in range(seats)]
        players[side] = strong(game, deal * seats + side, iterations)
        state = game.start(setting, seats, deal)
        play(game, state, players, game.bound, {})
        won += game.outcome(state)[side]
        if number % 10 == 9:
            low, high = wilson(won, number + 1)
            print(f"{number + 1} games: strong wins {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    named = dict(part.split("=", 1) for part in sys.argv[2:] if "=" in part)
    numbers = [part for part in sys.argv[2:] if "=" not in part]
    main(sys.argv[1], int(numbers[0]) if numbers else 100, float(numbers[1]) if len(numbers) > 1 else 0.1, named)
