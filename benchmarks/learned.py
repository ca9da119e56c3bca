"""Does what was learned judge better than what was written by hand, in the same player, in the same time?

    python -m benchmarks.learned GAME [--games N] [--first SEED] [--seats N] [--level strong] [--seconds S] [--minutes M]
                                 [--weights FILE] [--results FILE] [--set name=value ...]
    python -m benchmarks.learned GAME --habits [...]

Against each other: every deal is played twice with the sides swapped; half of the seats judge by what was learned. Together or
alone: every deal is played once each way. First it is measured what a decision costs either way, and the slower way gets fewer
iterations (or imagined tables), so that both think for the same time of a free core. With a file of results, a match goes on
where it was; `--minutes` ends it early. With `--habits` the normal player plays by learned habits, or by those written by hand,
without a budget. Seeds from 700000 on were never used for training or tuning.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from tafelrunde.bots.match import play
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.action import Action
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.learned import Learned
from tafelrunde.engine.part import Setting
from tafelrunde.engine.player import Player
from tafelrunde.engine.registry import find
from tafelrunde.engine.view import view
from tafelrunde.lab.statistics import wilson

LEARNED, BY_HAND = True, False
CALIBRATION = 100  # iterations in each of some positions
POSITIONS = 60  # of games among normal players
EVERY = 7  # one decision of so many


class Judging(Player):
    """A player that judges one way or the other."""

    def __init__(self, inner: Player, judgement: Learned, learned: bool) -> None:
        self.inner, self.judgement, self.learned = inner, judgement, learned

    def choose(self, view: Any) -> Action:
        self.judgement.resting = not self.learned
        try:
            return self.inner.choose(view)
        finally:
            self.judgement.resting = False


class Match:
    """The same player twice, with either judgement."""

    def __init__(self, game: Game, judgement: Learned, setting: Setting, seats: int, level: str, seconds: float) -> None:
        self.game, self.judgement, self.setting, self.seats, self.level = game, judgement, setting, seats, level
        self.positions = list(islice(self._choices(), POSITIONS))
        assert self.judgement.fitting(setting.pack), "there are no weights that fit"
        self.budget = {LEARNED: CALIBRATION, BY_HAND: CALIBRATION}
        for _ in range(2):  # what is worked out only once is no cost of whoever comes first
            cost = {way: self._cost(way) for way in (LEARNED, BY_HAND)}
        self.budget = {way: max(1, int(seconds / cost[way])) for way in cost}

    def player(self, seed: int, learned: bool) -> Player:
        inner = self.game.player(self.level, seed)
        if isinstance(inner, Thinker):
            inner.limit(self.budget[learned])
        return Judging(inner, self.judgement, learned)

    def _choices(self) -> Iterator[Any]:
        """What seats see in games among normal players when there is something to choose."""
        for seed in count():
            state = self.game.start(self.setting, self.seats, seed)
            players = [self.game.player("normal", seed * 8 + seat) for seat in range(self.seats)]
            steps = 0
            while not state.over:
                seen = view(state, state.asked().seat)
                steps += len(state.asked().options(seen)) > 1
                if steps % EVERY == 1:
                    steps += 1
                    yield seen
                play(self.game, state, players, 1, {})

    def _cost(self, learned: bool) -> float:
        """Seconds for an iteration, or for an imagined table; of whoever does not think: for a decision."""
        begin, thought = process_time(), 0
        for number, seen in enumerate(self.positions):
            player = self.player(number, learned)
            player.choose(seen)
            assert isinstance(player, Judging)
            thought += player.inner.thought if isinstance(player.inner, Thinker) else 1
        return (process_time() - begin) / max(1, thought)

    def game_of(self, seed: int, ways: list[bool]) -> tuple[list[float], dict[str, float]]:
        """One game; each seat's share, and what else is measured."""
        players = [self.player(seed * 8 + seat, way) for seat, way in enumerate(ways)]
        state = self.game.start(self.setting, self.seats, seed)
        play(self.game, state, players, self.game.bound, {})
        return self.game.outcome(state), self.game.measures(state)


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("game")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--first", type=int, default=700_000)
    words.add_argument("--seats", type=int, default=0)
    words.add_argument("--habits", action="store_true")
    words.add_argument("--level", default="")
    words.add_argument("--seconds", type=float, default=0.05)
    words.add_argument("--minutes", type=float, default=0)
    words.add_argument("--weights", type=Path)
    words.add_argument("--results", type=Path)
    words.add_argument("--set", action="append", default=[])
    said = words.parse_args()
    game = find(said.game)
    learned = game.habits if said.habits else game.judgement
    assert learned is not None, f"{game.id} has nothing to learn"
    if said.weights:
        learned.bind(game, said.weights)
    level = said.level or ("normal" if said.habits else "strong")
    choices: dict[str, Any] = dict(word.split("=", 1) for word in said.set)
    setting = game.setting({**game.endless, **{key: int(text) if text.isdigit() else text for key, text in choices.items()}})
    seats = said.seats or game.usual_seats
    match = Match(game, learned, setting, seats, level, said.seconds)
    mode, budget = "compiled" if compiled() else "plain", match.budget
    print(f"{game.id}, {mode}: budgets {budget[LEARNED]} learned, {budget[BY_HAND]} by hand")
    alone = seats == 1 or game.together
    done: list[dict[str, Any]] = []
    if said.results and said.results.exists():
        done = [json.loads(line) for line in said.results.read_text().splitlines()]
    end = monotonic() + 60 * said.minutes if said.minutes else None
    for number in range(len(done), said.games):
        if end is not None and monotonic() > end:
            break
        seed, turn = said.first + number // 2, number % 2
        ways = [turn == 0] * seats if alone else [(seat + turn) % 2 == 0 for seat in range(seats)]
        shares, measures = match.game_of(seed, ways)
        won = shares[0] if alone else sum(share for share, way in zip(shares, ways, strict=True) if way)
        done.append({"seed": seed, "learned": ways, "won": won, **measures})
        if said.results:
            with said.results.open("a") as file:
                file.write(json.dumps(done[-1]) + "\n")
        if number % 10 == 9:
            tell(done, alone)
    tell(done, alone)


def tell(done: list[dict[str, Any]], alone: bool) -> None:
    """How it stands."""
    if not alone:
        won = sum(one["won"] for one in done)
        low, high = wilson(won, len(done))
        print(f"{len(done)} games: learned wins {won / len(done):.1%} ({low:.1%} to {high:.1%})", flush=True)
        return
    pairs = list(zip(done[::2], done[1::2], strict=False))
    for name in [key for key in done[0] if key not in ("seed", "learned")]:
        gaps = [learned[name] - by_hand[name] for learned, by_hand in pairs]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
        first, second = (sum(pair[way][name] for pair in pairs) / len(pairs) for way in (0, 1))
        print(
            f"{len(pairs)} deals: {name} learned {first:.3f}, by hand {second:.3f}, difference {mean:+.3f} ± {1.96 * error:.3f}"
        )
    print(flush=True, end="")


if __name__ == "__main__":
    main()
