"""What one installation does for benchmarks/beside.py: it hears what to do, does it and tells how long it took.

Each line it reads is `GAME MEASURE COUNT SEED`; it answers with the seconds of the processor and with what came of it, which is
the same wherever the same games are played.
"""

import gc
import sys
from time import process_time

from tafelrunde.bots.match import play, wander
from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.engine.flow import State
from tafelrunde.engine.game import compiled
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.lab.bench import ROLLOUT, positions


class Slices:
    """One game. Each measure does `count` things."""

    def __init__(self, name: str) -> None:
        self.game = find(name)
        self.seats = self.game.measured_seats[0] if self.game.measured_seats else self.game.usual_seats
        self.setting = self.game.setting(dict(self.game.endless))
        self.states = positions(self.game, self.setting, self.seats)
        self.views = [view(state, state.asked().seat) for state in self.states]
        self.started = 0
        self.start()

    def start(self) -> None:
        """A new game of normal players."""
        self.started += 1
        self.company = [self.game.player("normal", self.started + seat) for seat in range(self.seats)]
        self.state: State = self.game.start(self.setting, self.seats, self.started)

    def steps(self, count: int, seed: int) -> str:
        """Random actions."""
        return str(wander(self.game, self.setting, self.seats, seed, count, UNIFORM))

    def copies(self, count: int, _seed: int) -> str:
        """Copies of states from all stages of a game."""
        states = self.states
        for number in range(count):
            states[number % len(states)].copy()
        return ""

    def search(self, count: int, seed: int) -> str:
        """Iterations of a search, spread over those states."""
        share = max(1, count // len(self.views))
        for seen in self.views[:count]:
            MctsPlayer(self.game, seed, iterations=share, rollout=ROLLOUT).search(seen)
        return ""

    def players(self, count: int, _seed: int) -> str:
        """Decisions of normal players, in one whole game after the other: each slice goes on where the last one ended."""
        while count > 0:
            count -= play(self.game, self.state, self.company, count, {})
            if self.state.over:
                self.start()
        return f"{self.started} {self.state.chance.a}"


def main() -> None:
    known: dict[str, Slices] = {}
    print("compiled" if compiled() else "plain", flush=True)
    for line in sys.stdin:
        name, measure, count, seed = line.split()
        if name not in known:
            known[name] = Slices(name)
        does = getattr(known[name], measure)
        gc.collect()  # whatever the slices before left behind
        begin = process_time()
        came_of_it = does(int(count), int(seed))
        print(process_time() - begin, came_of_it, flush=True)


if __name__ == "__main__":
    main()
