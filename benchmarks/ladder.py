"""All levels of all games on one scale.

    python -m benchmarks.ladder [GAME ...] [--levels random,easy,normal] [--games N] [--seconds S] [--minutes M] [--write]

Whoever is next to each other on a ladder meets so many times. Where players play against each other, two sit at the table and
every deal is played twice with the sides swapped. Where they play together or alone, the team meets the game itself: each of a
few settings, from easy to hard, is somebody who wins when the team does not. openskill (Plackett-Luce) makes ratings of it, and
the random player of each game is the zero of its scale: so a point means the same everywhere, and ten points more
win about 84 of 100 games.

Results are kept line by line in benchmarks/ladder.jsonl; what is there is not played again, so the ladder can be climbed in
parts, and `--write` makes docs/ladder.md and its picture from all that is there. Players that think for a time get so many
seconds a decision, counted as iterations of a free core (see benchmarks/strong.py).
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import ceil, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from benchmarks.strong import iterations_in
from tafelrunde.bots.match import play
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.game import Game, compiled
from tafelrunde.engine.part import Setting
from tafelrunde.engine.registry import find, games
from tafelrunde.lab.statistics import Z

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "benchmarks/ladder.jsonl"
PAGE: Final = ROOT / "docs/ladder.md"
PICTURE: Final = ROOT / "docs/pictures/ladder.svg"
FIRST_SEED: Final = 900_000  # used for nothing else
RANDOM: Final = "random"
# Who meets whom, where the game itself is the opponent: settings from easy to hard, with the measure that counts as won.
AGAINST_THE_GAME: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "quest": (
        {"dungeon_choice": "gentle", "difficulty": "story"},
        {"dungeon_choice": "gentle", "difficulty": "relaxed"},
        {"dungeon_choice": "gentle", "difficulty": "hero"},
        {"dungeon_choice": "grim", "difficulty": "hero"},
    ),
    "mapmasters": ({"mission": 1}, {"mission": 4}, {"mission": 8}),
}
FLAWLESS: Final = {"quest"}  # nearly every quest is won in the end: what counts is winning without a collapse
WIDE, LEFT, TOP, ROW = 640, 150, 8, 24  # of the picture
STYLE: Final = (
    "text{font:13px sans-serif;fill:#767c85}.grid{stroke:#8885}.rung line,.best line{stroke-width:3}.rung line{stroke:#767c85}"
    ".rung circle{fill:#767c85}.best line{stroke:#c2571a}.best circle{fill:#c2571a}"
)


class Meeting(NamedTuple):
    """Two who meet: two levels, or a level and a setting of the game."""

    game: str
    one: str
    other: str
    setting: dict[str, Any]


def meetings(game: Game) -> list[Meeting]:
    """Neighbours on the ladder."""
    levels = [RANDOM, *[level for level in game.levels if level != RANDOM]]
    settings = AGAINST_THE_GAME.get(game.id)
    if settings is None:
        return [Meeting(game.id, strong, weak, {}) for weak, strong in pairwise(levels)]
    return [Meeting(game.id, level, "/".join(map(str, setting.values())), setting) for setting in settings for level in levels]


class Ladder:
    """Plays what is missing."""

    def __init__(self, seconds: float, end: float | None) -> None:
        self.seconds, self.end = seconds, end
        self.results = read()
        self.known = {(one["game"], one["one"], one["other"], one["number"]) for one in self.results}
        self.iterations: dict[tuple[str, str], int] = {}

    def climb(self, game: Game, count: int, levels: list[str]) -> None:
        """Every pair of neighbours so many times, a little of each by turns; only of these levels, if any are named."""
        left_out = [level for level in game.levels if levels and level not in levels]
        pairs = [pair for pair in meetings(game) if pair.one not in left_out and pair.other not in left_out]
        for number in range(count):
            for pair in pairs:
                if self.end is not None and monotonic() > self.end:
                    return
                if (game.id, pair.one, pair.other, number) not in self.known:
                    self.keep(game, pair, number)

    def keep(self, game: Game, pair: Meeting, number: int) -> None:
        """Play one game and write it down."""
        setting = game.setting({**game.endless, **pair.setting, **varied(game)})
        if pair.setting:
            seats, levels = game.usual_seats, [pair.one] * game.usual_seats
        else:
            seats = max(2, game.least_seats)
            levels = [pair.one, pair.other] if number % 2 == 0 else [pair.other, pair.one]
        seed = FIRST_SEED + (number if pair.setting else number // 2)
        players = [self.player(game, setting, level, 8 * seed + seat) for seat, level in enumerate(levels)]
        state = game.start(setting, seats, seed)
        play(game, state, players, game.bound, {})
        won = game.outcome(state)[0 if pair.setting else levels.index(pair.one)] if state.over else 0.5
        if game.id in FLAWLESS:
            won = game.measures(state)["flawless"] / 100
        line = {"game": game.id, "one": pair.one, "other": pair.other, "number": number, "won": won, "seconds": self.seconds}
        self.results.append(line)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def player(self, game: Game, setting: Setting, level: str, seed: int) -> Any:
        player = game.player(level, seed)
        if isinstance(player, Thinker):
            if (game.id, level) not in self.iterations:
                self.iterations[game.id, level] = iterations_in(game, setting, self.seconds)
            player.limit(self.iterations[game.id, level])
        return player


def varied(game: Game) -> dict[str, Any]:
    """Options that let every deal be another one, where a game has them."""
    return {option.id: RANDOM for option in game.options if option.id in ("map", "team_choice") and RANDOM in option.values}


def read() -> list[dict[str, Any]]:
    """What has been played."""
    if not RESULTS.exists():
        return []
    return [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]


# --- rating -----------------------------------------------------------------------------------------------------------


class Rung(NamedTuple):
    """A level of a game: points above random play, and how uncertain they are."""

    game: str
    level: str
    points: float
    error: float
    games: int


def rungs(game: str, results: list[dict[str, Any]]) -> list[Rung]:
    """The levels of a game, the weakest first."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    counts: dict[str, int] = {}
    met = [one for one in results if one["game"] == game]
    often = Counter((one["one"], one["other"]) for one in met)

    def when(one: dict[str, Any]) -> tuple[float, str]:
        """Ratings follow the games one by one: those of a pair that met less often are spread among all the others."""
        return (one["number"] + 0.5) / often[one["one"], one["other"]], one["one"]

    for one in sorted(met, key=when):
        pair = [one["one"], one["other"]]
        for name in pair:
            ratings.setdefault(name, model.rating(name=name))
            counts[name] = counts.get(name, 0) + 1
        share = one["won"]
        ranks = [1.0, 1.0] if share == 0.5 else [1.0, 2.0] if share > 0.5 else [2.0, 1.0]
        rated = model.rate([[ratings[name]] for name in pair], ranks=ranks)
        for name, team in zip(pair, rated, strict=True):
            ratings[name] = team[0]
    zero = ratings.get(RANDOM)
    levels = [RANDOM, *[level for level in find(game).levels if level != RANDOM]]
    return [
        Rung(game, level, ratings[level].mu - zero.mu, _error(ratings[level], zero, level), counts[level])
        for level in levels
        if level in ratings and zero is not None
    ]


def _error(rating: Any, zero: Any, level: str) -> float:
    return 0.0 if level == RANDOM else Z * sqrt(rating.sigma**2 + zero.sigma**2)


def page(results: list[dict[str, Any]]) -> tuple[str, str]:
    """docs/ladder.md and its picture."""
    ladder = [rung for game in sorted({one["game"] for one in results}) for rung in rungs(game, results)]
    lines = [
        "# How strong the computer players are",
        "",
        "All levels on one scale: openskill ratings (Plackett-Luce) above the random player of the same game, with 95 %",
        "intervals. Ten points more win about 84 of 100 games. Where players play together, they meet the game: each of some",
        "settings is an opponent that wins when the team does not (Triforce Quest: when it has collapsed once).",
        "",
        "![The ladder](pictures/ladder.svg)",
        "",
        "| game | level | points | games |",
        "|---|---|---|---|",
        *[f"| {rung.game} | {rung.level} | {rung.points:.1f} ± {rung.error:.1f} | {rung.games} |" for rung in ladder],
        "",
        "Who met whom, and how often the first one won:",
        "",
        "| game | one | other | games | won |",
        "|---|---|---|---|---|",
        *met(results),
        "",
        *left_out(ladder),
        *thought(results),
        "Made by `python -m benchmarks.ladder --write` from benchmarks/ladder.jsonl; `--games` and a list of games add to it.",
        "",
    ]
    return "\n".join(lines), picture(ladder)


def picture(ladder: list[Rung]) -> str:
    """A line for each level: its points and the interval; the strongest of a game stands out."""
    low, high = min(rung.points - rung.error for rung in ladder), max(rung.points + rung.error for rung in ladder)
    bottom = TOP + ROW * len(ladder)

    def x(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDE - LEFT - 20)

    parts = [f"<style>{STYLE}</style>"]
    for points in range(10 * ceil(low / 10), int(high) + 1, 10):
        parts.append(f'<line class="grid" x1="{x(points):.1f}" x2="{x(points):.1f}" y1="4" y2="{bottom}"/>')
        parts.append(f'<text x="{x(points):.1f}" y="{bottom + 16}" text-anchor="middle">{points}</text>')
    for line, rung in enumerate(ladder):
        y = TOP + ROW * line + ROW / 2
        kind = "best" if rung.level == find(rung.game).levels[-1] else "rung"
        parts.append(
            f'<g class="{kind}"><title>{rung.game} {rung.level}: {rung.points:.1f} ± {rung.error:.1f}</title>'
            f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{rung.game} {rung.level}</text>'
            f'<line x1="{x(rung.points - rung.error):.1f}" x2="{x(rung.points + rung.error):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(rung.points):.1f}" cy="{y}" r="5"/></g>'
        )
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {bottom + 24}" role="img"'
    return f"<svg {box}>{''.join(parts)}</svg>"


def left_out(ladder: list[Rung]) -> list[str]:
    """The levels that have not played yet."""
    there = {(rung.game, rung.level) for rung in ladder}
    missing = [f"{game.id} {level}" for game in games().values() for level in game.levels if (game.id, level) not in there]
    return [f"Not on it yet: {', '.join(missing)}.", ""] if missing else []


def met(results: list[dict[str, Any]]) -> Iterator[str]:
    """A row for each pair."""
    pairs = dict.fromkeys((one["game"], one["one"], one["other"]) for one in sorted(results, key=lambda one: one["game"]))
    for game, one, other in pairs:
        shares = [line["won"] for line in results if (line["game"], line["one"], line["other"]) == (game, one, other)]
        yield f"| {game} | {one} | {other} | {len(shares)} | {sum(shares) / len(shares):.0%} |"


def thought(results: list[dict[str, Any]]) -> list[str]:
    """For how long who thinks for a time had thought: often less than at the table."""
    had: dict[str, set[float]] = {}
    for line in results:
        for level in (line["one"], line["other"]):
            game = find(line["game"])
            if level in game.levels and isinstance(game.player(level, 0), Thinker):
                had.setdefault(f"{game.id} {level}", set()).add(line["seconds"])
    if not had:
        return []
    told = [f"{name} {' to '.join(f'{seconds:g}' for seconds in sorted(times))} s" for name, times in sorted(had.items())]
    return [
        f"Time to think, counted as iterations of a free core, mostly far less than at a table: {', '.join(told)} a decision.",
        "",
    ]


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("game", nargs="*")
    words.add_argument("--levels", default="")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seconds", type=float, default=0.05)
    words.add_argument("--minutes", type=float, default=0)
    words.add_argument("--write", action="store_true")
    said = words.parse_args()
    print("compiled" if compiled() else "plain", flush=True)
    ladder = Ladder(said.seconds, monotonic() + 60 * said.minutes if said.minutes else None)
    for name in said.game or ([] if said.write else list(games())):
        ladder.climb(find(name), said.games, said.levels.split(",") if said.levels else [])
        print(
            *[f"{rung.game} {rung.level} {rung.points:.1f} ± {rung.error:.1f}" for rung in rungs(name, ladder.results)],
            sep="\n",
        )
    if said.write:
        text, drawn = page(ladder.results)
        PAGE.write_text(text, encoding="utf-8")
        PICTURE.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
