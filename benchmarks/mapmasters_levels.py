"""How hard Map Masters is: python benchmarks/mapmasters_levels.py [GAMES] [--missions 1,14] [--levels hard] [--team normal]

A team of three computer partners with closed hands plays every mission on every level, GAMES times each, with the same deals
on all levels. With --log FILE each game is written down when it ends, and games that stand there already are not played again:
the table can be made in several sittings. It ends with whether wins become rarer from level to level (Cochran and Armitage:
beyond 1.64 chance alone would do that less than once in twenty times).
"""

import sys
from argparse import ArgumentParser
from math import sqrt
from pathlib import Path
from time import process_time

from tafelrunde.bots.match import play
from tafelrunde.games.mapmasters import GAME
from tafelrunde.games.mapmasters.ruleset import DIFFICULTIES
from tafelrunde.games.mapmasters.state import Table
from tafelrunde.lab.bulk import bulk_play
from tafelrunde.lab.statistics import wilson

SEATS = 3
FIRST_SEED = 3000

Key = tuple[int, str, int]  # mission, level, seed


def played(mission: int, level: str, seed: int, team: str) -> str:
    """One game: `won` or why it was lost."""
    state = GAME.start(GAME.setting({"mission": mission, "difficulty": level}), SEATS, seed)
    assert isinstance(state, Table)
    with bulk_play():
        play(GAME, state, [GAME.player(team, seed * SEATS + seat) for seat in range(SEATS)], GAME.bound, {})
    return "won" if state.won else state.lost


def read_log(file: Path | None, team: str) -> dict[Key, str]:
    """The games that have been played before."""
    known: dict[Key, str] = {}
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            who, mission, level, seed, end, _ = line.split("\t")
            if who == team:
                known[int(mission), level, int(seed)] = end
    return known


def trend(wins: list[int], games: list[int]) -> float:
    """Cochran and Armitage: by how many deviations wins fall from level to level."""
    total, won = sum(games), sum(wins)
    rate = won / total
    fall = sum(level * (games[level] * rate - wins[level]) for level in range(len(games)))
    first = sum(level * games[level] for level in range(len(games)))
    second = sum(level * level * games[level] for level in range(len(games)))
    variance = rate * (1 - rate) * (second - first * first / total)
    return fall / sqrt(variance) if variance else 0.0


def table(known: dict[Key, str], missions: list[int], levels: list[str]) -> list[str]:
    """The table, in Markdown, and what follows from it."""
    lines = [f"| mission | {' | '.join(level.replace('_', ' ') for level in levels)} |", "|---" * (len(levels) + 1) + "|"]
    for mission in [*missions, 0]:
        cells = []
        for level in levels:
            ends = [end for (number, name, _), end in known.items() if name == level and mission in (number, 0)]
            wins = ends.count("won")
            low, high = wilson(wins, len(ends))
            cells.append(f"{wins}/{len(ends)} ({100 * low:.0f}-{100 * high:.0f} %)" if ends else "")
        lines.append(f"| {mission or 'all'} | {' | '.join(cells)} |")
    deals = [(number, seed) for number, name, seed in known if name == levels[0]]
    deals = [deal for deal in deals if all((deal[0], level, deal[1]) in known for level in levels)]
    if len(levels) > 1 and deals:
        won = [sum(known[number, level, seed] == "won" for number, seed in deals) for level in levels]
        fall = trend(won, [len(deals)] * len(levels))
        lines += ["", f"{len(deals)} deals were played on every level: wins fall from level to level by {fall:.1f} deviations."]
    reasons = sorted({end for end in known.values() if end != "won"})
    ended = list(known.values())
    lines += ["", f"Lost by: {', '.join(f'{reason} {ended.count(reason)}' for reason in reasons) or 'nothing'}."]
    return lines


def main() -> None:
    parser = ArgumentParser(description="How hard Map Masters is.")
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("--missions", default=",".join(map(str, range(1, 15))))
    parser.add_argument("--levels", default=",".join(DIFFICULTIES))
    parser.add_argument("--team", default="normal")
    parser.add_argument("--first", type=int, default=FIRST_SEED, help="the seed of the first deal")
    parser.add_argument("--log", type=Path)
    chosen = parser.parse_args()
    missions = [int(word) for word in chosen.missions.split(",")]
    levels = chosen.levels.split(",")
    known = read_log(chosen.log, chosen.team)
    for seed in range(chosen.first, chosen.first + chosen.games):
        for mission in missions:
            for level in levels:
                if (mission, level, seed) in known:
                    continue
                begin = process_time()
                end = played(mission, level, seed, chosen.team)
                known[mission, level, seed] = end
                line = "\t".join((chosen.team, str(mission), level, str(seed), end, f"{process_time() - begin:.2f}"))
                print(line, file=sys.stderr, flush=True)
                if chosen.log is not None:
                    with chosen.log.open("a", encoding="utf-8") as log:
                        log.write(f"{line}\n")
    wanted = {key: end for key, end in known.items() if key[0] in missions and key[1] in levels}
    print("\n".join(table(wanted, missions, levels)))


if __name__ == "__main__":
    main()
