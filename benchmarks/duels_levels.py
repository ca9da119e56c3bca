"""How strong the computer players of Hyrule Duels are.

    python -m benchmarks.duels_levels BETTER WORSE [GAMES] [FIRST_SEED] [ITERATIONS]

Random teams and maps; every deal is played twice with the sides swapped. ITERATIONS limits who searches, instead of the clock,
so that a busy machine changes nothing; without it such a player thinks for as long as at a table. Normal should beat easy, and
strong normal, in at least 80 of 100 games.
"""

import sys
from time import process_time

from tafelrunde.bots.match import play
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.game import compiled
from tafelrunde.engine.player import Player
from tafelrunde.games.duels import GAME
from tafelrunde.lab.statistics import wilson


def player(level: str, seed: int, iterations: int) -> Player:
    """A player of a level, with so many imagined games a decision."""
    made = GAME.player(level, seed)
    if iterations and isinstance(made, Thinker):
        made.limit(iterations)
    return made


def main(words: list[str]) -> None:
    better, worse = words[:2]
    games, first, iterations = (int(word) for word in (*words[2:], *("200", "0", "0")[len(words) - 2 :]))
    setting = GAME.setting({"team_choice": "random", "map": "random"})
    won = 0.0
    began = process_time()
    for number in range(games):
        levels = [better, worse] if number % 2 == 0 else [worse, better]
        state = GAME.start(setting, 2, first + number // 2)
        players = [player(level, 2 * (first + number) + at, iterations) for at, level in enumerate(levels)]
        play(GAME, state, players, GAME.bound, {})
        won += GAME.outcome(state)[number % 2]
    low, high = wilson(won, games)
    thinking = f", {iterations} imagined games a decision" if iterations else ""
    print(
        f"{better} against {worse}{thinking}: {won:g} of {games} games, {won / games:.1%} ({low:.1%} to {high:.1%}), seeds from"
        f" {first}, {'compiled' if compiled() else 'plain'}, {process_time() - began:.0f} s of one core"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
