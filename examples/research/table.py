"""Our levels against foreign algorithms: every pair of players plays the same deals from both ends of the table.

    python examples/research/table.py duels random greedy easy normal ismcts:30 ppo:duels-1.npz --games 20
    python examples/research/table.py quest defeat_limit=1 random easy ppo:quest-1.npz --games 20

Players: `random`, `greedy` (the best by the game's own evaluation, one action ahead), the game's own levels, `ismcts:N`:
OpenSpiel's IS-MCTS with N simulations, and `ppo:FILE`: a net that ppo.py saved. For each pair the share of the victories of the
one at the left, with the Wilson 95 % interval; in a team game both seats are the same player's.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from ppo import best, loaded

import tafelrunde as tr
import tafelrunde.research as research
from tafelrunde.engine.options import read
from tafelrunde.lab.statistics import wilson
from tafelrunde.research.match import Match
from tafelrunde.research.openspiel import PREFIX, SpielState, parameter, pyspiel

Chooser = Callable[[SpielState], int]


def chooser(name: str, spiel: Any, seed: int) -> Chooser:
    """A player that answers a state of OpenSpiel with the number of an action."""
    kind, _, detail = name.partition(":")
    if kind == "ismcts":
        return searching(spiel, int(detail), seed)
    if kind == "ppo":
        return learned(spiel, Path(detail))
    game = spiel.plan.game
    player: Any = tr.GreedyPlayer(game, seed) if name == "greedy" else game.player(name, seed)

    def answer(state: SpielState) -> int:
        match = asked(state)
        seat = tr.SeatId(match.seat)
        while (said := player.choose(tr.view(match.state, seat))) not in match.options:
            match.game.interject(match.state, seat, said)  # mere talk, which has no number
        return match.plan.speech.numbers(match)[match.options.index(said)]

    return answer


def asked(state: SpielState) -> Match:
    """The game that is going on."""
    assert state.at.match is not None
    return state.at.match


def searching(spiel: Any, simulations: int, seed: int) -> Chooser:
    """OpenSpiel's IS-MCTS, with random games to the end."""
    luck = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=luck,
    )
    return lambda state: int(bot.step(state))


def learned(spiel: Any, file: Path) -> Chooser:
    """A net, which reads candidates and their features."""
    net = loaded(file)
    own = Match(research.plan(spiel.plan.game, spiel.plan.seats, options=dict(spiel.plan.choices)))

    def answer(state: SpielState) -> int:
        match = asked(state)
        own.resume(match.state)
        return match.plan.speech.numbers(match)[best(net, own.observation(own.seat))]

    return answer


def share(spiel: Any, pair: tuple[str, str], games: int) -> float:
    """What the first of two players wins of this many games at two seats."""
    won = 0.0
    for number in range(games):
        seats = pair if number % 2 == 0 else pair[::-1]
        choosers = [chooser(name, spiel, 1000 * number + place) for place, name in enumerate(seats)]
        state = spiel.new_initial_state()
        state.apply_action(number // 2)
        while not state.is_terminal():
            state.apply_action(choosers[state.current_player()](state))
        result = state.returns()[number % 2]
        won += result if spiel.plan.shares else (result + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Every pair of players at one game for two.")
    parser.add_argument("game")
    parser.add_argument("players", nargs="+", help="players, and options of the game as name=value")
    parser.add_argument("--games", type=int, default=20)
    wants = parser.parse_args()
    game = tr.game(wants.game)
    players = [name for name in wants.players if "=" not in name]
    options = read(game.options, [name for name in wants.players if "=" in name])
    spiel = pyspiel.load_game(f"{PREFIX}{game.id}", {"seats": 2, **{parameter(name): value for name, value in options.items()}})
    for place, first in enumerate(players):
        for second in [first] if game.together else players[place + 1 :]:
            won = share(spiel, (first, second), wants.games)
            low, high = wilson(won * wants.games, wants.games)
            versus = "as a team" if game.together else f"against {second}"
            print(f"{first} {versus}: {won:.2f} ({low:.2f} to {high:.2f}) of {wants.games} games", flush=True)


if __name__ == "__main__":
    main()
