"""Simulation: many games between computer players, the same on every run and on any number of processes.

Each game has seeds of its own, made from the seed of the simulation and the game's number, so that it does not matter who
plays it when. What was measured with a clock is kept apart from what was played: `Report.result` is bit for bit the same on
every run, `Report.speed` is not.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field

from tafelrunde.bots.match import play
from tafelrunde.engine import Action, Game, Setting, options, registry
from tafelrunde.engine.chance import ONE
from tafelrunde.engine.game import compiled
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.statistics import Score, Spread, score, spread

RANDOM = "random"
Done = Callable[[int], None]


class BadSimulation(ValueError):
    """Something that cannot be simulated; the message says what could be."""


class Plan(Struct, frozen=True):
    """What is to be played."""

    game: str
    games: int
    seed: int
    levels: list[str]  # one a seat
    options: dict[str, Any]
    pack: str = ""
    rotate: bool = True  # each game, every level moves one seat on
    luck: str = ONE  # or in streams, where games of two contents are compared one by one
    look: int = 1  # so many times as closely as usual

    def seating(self, number: int) -> list[str]:
        """Who sits where in this game."""
        turn = number % len(self.levels) if self.rotate else 0
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels


class Failure(Struct):
    """A game that went wrong, with all that is needed to see it again."""

    number: int
    seed: int
    seating: list[str]
    actions: int
    error: str


class Played(Struct):
    """One game, as it ended: each seat's share of the victory, or none if it did not come to an end."""

    number: int
    shares: list[float]
    actions: int
    rounds: int
    failure: Failure | None = None


class Result(Struct):
    """What was played and how it ended."""

    game: str
    version: str
    plan: Plan
    finished: int
    unfinished: int
    seats: list[Score]
    levels: dict[str, Score]
    actions: Spread | None
    rounds: Spread | None
    said: dict[str, int]
    failures: list[Failure] = field(default_factory=list)


class Speed(Struct):
    """What the clock said."""

    seconds: float
    games_per_second: float
    decisions_per_second: float
    processes: int
    compiled: bool


class Report(Struct):
    """A simulation's outcome."""

    result: Result
    speed: Speed

    def to_json(self) -> bytes:
        """The result, bit for bit the same on every run."""
        return msgspec.json.format(msgspec.json.encode(self.result), indent=2)

    def speed_to_json(self) -> bytes:
        """What the clock said, in one line."""
        return msgspec.json.encode(self.speed)


def simulate(
    game: Game,
    games: int,
    seed: int,
    levels: Sequence[str],
    choices: Mapping[str, Any] | None = None,
    processes: int = 1,
    *,
    rotate: bool = True,
    pack: str = "",
    done: Done | None = None,
) -> Report:
    """Play so many games; `done` hears how many have been played so far. The game's endless options hold unless chosen."""
    plan = planned(game, games, seed, levels, choices or {}, rotate, pack)
    begin = perf_counter()
    played: list[Played] = []
    said: dict[str, int] = {}
    for chunk, words in _chunks(game, plan, max(1, min(processes, games))):
        played.extend(chunk)
        for word, count in words.items():
            said[word] = said.get(word, 0) + count
        if done is not None:
            done(len(played))
    seconds = perf_counter() - begin
    decisions = sum(one.actions for one in played)
    speed = Speed(seconds, games / seconds, decisions / seconds, processes, compiled())
    return Report(_result(game, plan, played, said), speed)


def play_game(game: Game, setting: Setting, plan: Plan, number: int, said: dict[type[Action], int]) -> Played:
    """One game of a plan; `said` counts the kinds of actions."""
    game_seed = derived(plan.seed, number, -1)
    seating = plan.seating(number)
    players = [game.player(level, derived(plan.seed, number, seat)) for seat, level in enumerate(seating)]
    counted: dict[type[Action], int] = {}
    try:
        state = game.start(setting, len(seating), game_seed, luck=plan.luck)
        actions = play(game, state, players, game.bound, counted)
        rounds = game.progress(state)[0]
        if state.over:
            return Played(number, game.outcome(state), actions, rounds)
        error = f"is not over after {game.bound} actions"
    except Exception as problem:  # noqa: BLE001 - whatever is wrong with one game is reported with its seed; the others go on
        error, rounds = f"{type(problem).__name__}: {problem}", 0
        actions = sum(counted.values())
    finally:
        for kind, count in counted.items():
            said[kind] = said.get(kind, 0) + count
    return Played(number, [], actions, rounds, Failure(number, game_seed, seating, actions, error))


def derived(seed: int, number: int, seat: int) -> int:
    """The seed of a game of a simulation, or of one of its players: below 2**53, so that every JSON reader keeps it whole."""
    return int.from_bytes(sha256(f"{seed} {number} {seat}".encode()).digest()[:8], "little") >> 11


def planned(
    game: Game,
    games: int,
    seed: int,
    levels: Sequence[str],
    choices: Mapping[str, Any],
    rotate: bool,
    pack: str,
    luck: str = ONE,
    look: int = 1,
) -> Plan:
    known = [*dict.fromkeys([RANDOM, *game.levels])]
    for level in levels:
        if level not in known:
            raise BadSimulation(f"there is no level {level[:40]!r}; {game.id} has {', '.join(known)}")
    if not game.least_seats <= len(levels) <= game.most_seats:
        raise BadSimulation(f"{len(levels)} players; {game.id} takes {game.least_seats} to {game.most_seats}")
    if look < 1:
        raise BadSimulation(f"to look {look} times as closely as usual is not to look; say 1 or more")
    if games < 1:
        raise BadSimulation(f"{games} games are none; play at least one")
    chosen = options.checked(game.options_of(pack), {**game.endless, **choices})
    game.setting(chosen, pack)  # what is wrong with the options or the pack is told before anything is played
    return Plan(game.id, games, seed, list(levels), chosen, pack, rotate, luck, look)


# --- on several processes ---------------------------------------------------------------------------------------------

Chunk = tuple[list[Played], dict[str, int]]


def _chunks(game: Game, plan: Plan, processes: int) -> Iterator[Chunk]:
    """The games in their order, some at a time."""
    size = max(1, min(100, plan.games // (processes * 4)))
    starts = range(0, plan.games, size)
    if processes == 1:
        yield from (_play_chunk(game, plan, start, size) for start in starts)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        source = _source(game)
        yield from pool.map(_play_chunk_there, ((source, plan, start, size) for start in starts))


def _play_chunk(game: Game, plan: Plan, start: int, size: int) -> Chunk:
    setting = game.setting(plan.options, plan.pack)
    said: dict[type[Action], int] = {}
    with bulk_play():
        played = [play_game(game, setting, plan, number, said) for number in range(start, min(start + size, plan.games))]
    verbs: dict[str, int] = {}
    for kind, count in said.items():
        verb = kind.usage.partition(" ")[0]
        verbs[verb] = verbs.get(verb, 0) + count
    return played, verbs


def _play_chunk_there(work: tuple[str, Plan, int, int]) -> Chunk:
    """In another process: find the game first."""
    source, plan, start, size = work
    game: Game = import_module(source).GAME if source else registry.find(plan.game)
    return _play_chunk(game, plan, start, size)


def _source(game: Game) -> str:
    """The module where another process finds the game; empty if the registry knows it."""
    module = type(game).__module__
    return module if getattr(sys.modules.get(module), "GAME", None) is game else ""


# --- summing up -------------------------------------------------------------------------------------------------------


def _result(game: Game, plan: Plan, played: list[Played], said: dict[str, int]) -> Result:
    finished = [one for one in played if one.failure is None]
    seats = [score(sum(one.shares[seat] for one in finished), len(finished)) for seat in range(len(plan.levels))]
    wins = dict.fromkeys(plan.levels, 0.0)
    games = dict.fromkeys(plan.levels, 0)
    for one in finished:
        for seat, level in enumerate(plan.seating(one.number)):
            wins[level] += one.shares[seat]
            games[level] += 1
    return Result(
        game=game.id,
        version=game.version,
        plan=plan,
        finished=len(finished),
        unfinished=len(played) - len(finished),
        seats=seats,
        levels={level: score(wins[level], games[level]) for level in wins},
        actions=spread([one.actions for one in finished]),
        rounds=spread([one.rounds for one in finished]),
        said=dict(sorted(said.items())),
        failures=[one.failure for one in played if one.failure is not None],
    )
