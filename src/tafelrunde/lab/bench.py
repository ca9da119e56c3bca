"""Speed: how fast each game plays, in chess units.

One chess unit (cu) is the random-play speed of the `chess` package on the same core in the same run: list the legal moves,
push one, test for the end. Machines and moments differ, ratios taken side by side do not; so short slices of chess and of
each game alternate, and the medians count. Aims that are times are compared as they would be on a core that plays chess at
`REFERENCE` steps a second.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from tafelrunde.bots.match import stroll, wander
from tafelrunde.bots.mcts import MctsPlayer
from tafelrunde.bots.policy import UNIFORM
from tafelrunde.engine import Game, SeatId, Setting, State, seeded, view
from tafelrunde.engine.game import compiled
from tafelrunde.lab.aims import Aim, Met, aims_of

ROLLOUT = 10
REFERENCE = 14_200.0
SAMPLES = 12  # positions, from all stages of a game, that are copied, looked at and thought about


class Figures(Struct):
    """What was measured of one game, here and now. Times are in microseconds."""

    game: str
    seats: int
    steps_per_second: float
    chess_units: float | None  # none without the chess package
    copy: float
    view: float
    imagine: float
    evaluate: float
    iterations_per_second: float
    aims: list[Met]


class Bench(Struct):
    """One run."""

    compiled: bool
    chess_steps_per_second: float | None
    games: list[Figures]

    def to_json(self) -> bytes:
        """All figures; not the same on every run."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


def bench(games: Sequence[Game], seconds: float = 0.2, rounds: int = 7) -> Bench:
    """Measure these games: so many rounds of slices that take about so many seconds each."""
    chess = chess_slice()
    slices = [GameSlices(game, seats) for game in games for seats in game.measured_seats or (game.usual_seats,)]
    yardsticks: list[float] = []
    for turn in range(rounds):
        for game_slices in slices:
            before = speed(chess, seconds, turn) if chess else REFERENCE
            game_slices.measure(STEPS, seconds, turn)
            between = speed(chess, seconds, turn) if chess else REFERENCE
            for part in PARTS:
                game_slices.measure(part, seconds / 4, turn)
            after = speed(chess, seconds / 2, turn) if chess else REFERENCE
            game_slices.yardsticks.append(((before + between) / 2, (between + after) / 2))
            yardsticks += [before, between, after]
    return Bench(
        compiled(), median(yardsticks) if chess and yardsticks else None, [one.figures(chess is not None) for one in slices]
    )


Slice = Callable[[int, int], Any]  # does so many things, with this seed


def speed(work: Slice, seconds: float, seed: int) -> float:
    """How many things a second: as many at once as fill the time."""
    count = 1
    while True:
        begin = perf_counter()
        work(count, seed)
        taken = perf_counter() - begin
        if taken >= seconds / 2:
            return count / taken
        count = max(count * 2, int(count * seconds / max(taken, 1e-6) * 0.8))


def chess_slice() -> Slice | None:
    """Random chess; none where the `chess` package is not installed."""
    try:
        from chess import Board  # noqa: PLC0415 - an extra that not everybody has
    except ImportError:
        return None

    def play(steps: int, seed: int) -> None:
        chance = seeded(seed)
        board = Board()
        for _ in range(steps):
            moves = list(board.legal_moves)
            board.push(moves[chance.below(len(moves))])
            if board.is_game_over():
                board = Board()

    return play


STEPS = "steps"
PARTS = ("copy", "view", "imagine", "evaluate", "think")


class GameSlices:
    """The things to be measured of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.aims_at = not game.measured_seats or seats == game.measured_seats[0]
        self.setting: Setting = game.setting(dict(game.endless))
        self.states = positions(game, self.setting, self.seats)
        self.views = [view(state, state.asked().seat) for state in self.states]
        self.chance = seeded(0)
        self.measured: dict[str, list[float]] = {name: [] for name in (STEPS, *PARTS)}  # things a second
        self.yardsticks: list[tuple[float, float]] = []  # chess steps a second around the steps and around the parts

    def measure(self, name: str, seconds: float, seed: int) -> None:
        """One slice."""
        self.measured[name].append(speed(getattr(self, name), seconds, seed))

    def in_units(self, name: str) -> float:
        """How many things are done in the time of one chess step."""
        sticks = [around_steps if name == STEPS else around_parts for around_steps, around_parts in self.yardsticks]
        return median(value / stick for value, stick in zip(self.measured[name], sticks, strict=True))

    def figures(self, chess: bool) -> Figures:
        """The medians."""
        middle = {name: median(values) for name, values in self.measured.items()}
        units = self.in_units(STEPS) if chess else None
        copy, think = 1e6 / (self.in_units("copy") * REFERENCE), self.in_units("think") * REFERENCE
        figures = {Aim.STEPS: units, Aim.COPY: copy, Aim.THINK: think}
        return Figures(
            game=self.game.id,
            seats=self.seats,
            steps_per_second=middle[STEPS],
            chess_units=units,
            copy=1e6 / middle["copy"],
            view=1e6 / middle["view"],
            imagine=1e6 / middle["imagine"],
            evaluate=1e6 / middle["evaluate"],
            iterations_per_second=middle["think"],
            aims=aims_of(self.game.id, compiled(), figures) if self.aims_at else [],
        )

    def steps(self, count: int, seed: int) -> None:
        wander(self.game, self.setting, self.seats, seed, count, UNIFORM)

    def copy(self, count: int, seed: int) -> None:
        for number in range(count):
            self.states[number % SAMPLES].copy()

    def view(self, count: int, seed: int) -> None:
        for number in range(count):
            view(self.states[number % SAMPLES], SeatId(seed % self.seats))

    def imagine(self, count: int, seed: int) -> None:
        for number in range(count):
            self.game.imagine(self.views[number % SAMPLES], self.chance)

    def evaluate(self, count: int, seed: int) -> None:
        for number in range(count):
            self.game.evaluate(self.states[number % SAMPLES])

    def think(self, count: int, seed: int) -> None:
        share = max(1, count // SAMPLES)
        for number in range(min(count, SAMPLES)):
            MctsPlayer(self.game, seed, iterations=share, rollout=ROLLOUT).search(self.views[number])


def positions(game: Game, setting: Setting, seats: int) -> list[State]:
    """Positions with a real choice, spread over one random game."""
    whole = _random_game_length(game, setting, seats)
    chance = seeded(1)
    state = game.start(setting, seats, 1)
    found: list[State] = []
    for number in range(SAMPLES):
        stroll(state, whole // SAMPLES if number else 0, chance, UNIFORM)
        while not state.over and len(game.legal_actions(state)) < 2:
            stroll(state, 1, chance, UNIFORM)
        if state.over:
            state = found[number // 2].copy()
        found.append(state.copy())
    return found


def _random_game_length(game: Game, setting: Setting, seats: int) -> int:
    return stroll(game.start(setting, seats, 1), game.bound, seeded(1), UNIFORM)
