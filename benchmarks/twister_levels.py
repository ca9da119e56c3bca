"""How hard the levels of Dungeon Twister are, alone: python -m benchmarks.twister_levels [GAMES] [--levels pink,black] [...]

The normal computer player, or the one that is named (--player easy), plays 200 games a level with the same seeds for all of
them, from --first on. The rates should fall from pink to black: pink at least 50 %, black 5 to 20 %, and levels two apart
should differ by more than chance (1.64 deviations: less than once in twenty times). With --log FILE each game is written down
when it ends, and games that stand there already are not played again: the table can be made in several sittings.
"""

import sys
from argparse import ArgumentParser
from math import sqrt
from pathlib import Path
from statistics import mean
from time import process_time
from typing import NamedTuple

from tafelrunde.bots.match import play
from tafelrunde.engine.game import compiled
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.ruleset import LEVELS
from tafelrunde.games.twister.state import Twister
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.statistics import wilson

FIRST_SEED = 5000


class Played(NamedTuple):
    """What came of one game."""

    won: int
    turns: int
    mine: int
    theirs: int
    called: int
    milliseconds: int


Key = tuple[str, str, int]  # player, level, seed


def played(player: str, level: str, seed: int) -> Played:
    """One game."""
    begin = process_time()
    state = GAME.start(GAME.setting({"level": level, "stepwise": False}), 1, seed)
    with bulk_play():
        play(GAME, state, [GAME.player(player, seed)], GAME.bound, {})
    assert isinstance(state, Twister)
    spent = round(1000 * (process_time() - begin))
    return Played(int(state.winner == 0), state.turn, state.points[0], state.points[1], state.called, spent)


def read_log(file: Path | None) -> dict[Key, Played]:
    """The games that have been played before."""
    known: dict[Key, Played] = {}
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            player, level, seed, *numbers = line.split("\t")
            known[player, level, int(seed)] = Played(*(int(number) for number in numbers))
    return known


def row(level: str, games: list[Played]) -> str:
    """A row of the table, in Markdown."""
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    turns = mean(game.turns for game in games)
    points = f"{mean(game.mine for game in games):.1f} : {mean(game.theirs for game in games):.1f}"
    return (
        f"| {level} | {len(games)} | {won / len(games):.1%} ({low:.0%} to {high:.0%}) | {turns:.1f} | {points}"
        f" | {mean(game.called for game in games):.1f} | {mean(game.milliseconds for game in games) / 1000:.2f} s |"
    )


def apart(easier: list[Played], harder: list[Played]) -> float:
    """By how many deviations more games were won on the easier level."""
    won = [sum(game.won for game in games) for games in (easier, harder)]
    rate = sum(won) / (len(easier) + len(harder))
    spread = sqrt(rate * (1 - rate) * (1 / len(easier) + 1 / len(harder)))
    return (won[0] / len(easier) - won[1] / len(harder)) / spread if spread else 0.0


def main(words: list[str]) -> None:
    parser = ArgumentParser(prog="python -m benchmarks.twister_levels")
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--player", choices=GAME.levels, default="normal")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the first seed")
    parser.add_argument("--log", type=Path)
    chosen = parser.parse_args(words)
    levels: list[str] = chosen.levels.split(",")
    seeds = range(chosen.first, chosen.first + chosen.games)
    known = read_log(chosen.log)
    for seed in seeds:
        for level in levels:
            key = (chosen.player, level, seed)
            if key not in known:
                known[key] = played(*key)
                if chosen.log is not None:
                    with chosen.log.open("a", encoding="utf-8") as log:
                        print(*key, *known[key], sep="\t", file=log)
    results = [[known[chosen.player, level, seed] for seed in seeds] for level in levels]
    print(f"the {chosen.player} player, seeds from {chosen.first}, {'compiled' if compiled() else 'plain'}")
    print("| level | games | won | turns | points, player : NP | reinforcements | a game |\n|---|---|---|---|---|---|---|")
    for level, games in zip(levels, results, strict=True):
        print(row(level, games))
    for index in range(len(levels) - 2):
        print(f"{levels[index]} and {levels[index + 2]}: {apart(results[index], results[index + 2]):.1f} deviations apart")


if __name__ == "__main__":
    main(sys.argv[1:])
