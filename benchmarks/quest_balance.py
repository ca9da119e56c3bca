"""How hard Triforce Quest is: python -m benchmarks.quest_balance [GAMES] [FIRST_SEED] [DUNGEONS/DIFFICULTY...] [NAME=VALUE...]

Teams of one to four computer partners play the short game, so many games for each setting and number of heroes: normal ones, or
level=strong; iterations=40 limits who imagines tables, who else thinks as at a table. Flawless means won without a collapse. It
should fall from one setting to the next, and no number of heroes should be more than 12 points from the mean of its row. On
grim/hero strong partners should be flawless in at least 8 points more games than normal ones.
"""

import sys
from statistics import mean

from tafelrunde.bots.match import play
from tafelrunde.bots.thinker import Thinker
from tafelrunde.engine.game import compiled
from tafelrunde.engine.player import Player
from tafelrunde.games.quest import GAME
from tafelrunde.games.quest.state import Quest

SETTINGS = ("gentle/relaxed", "gentle/normal", "grim/normal", "gentle/hero", "grim/hero")
HEROES = (1, 2, 3, 4)
MOST_COLLAPSES = 10


def partner(level: str, iterations: int, seed: int) -> Player:
    """Of a level, with so many imagined tables a decision; with none named, as at the table."""
    made = GAME.player(level, seed)
    if iterations and isinstance(made, Thinker):
        made.limit(iterations)
    return made


def game(name: str, level: str, iterations: int, *, heroes: int, seed: int) -> Quest:
    """One game, to its end."""
    dungeons, difficulty = name.split("/")
    setting = GAME.setting({"dungeon_choice": dungeons, "difficulty": difficulty, "defeat_limit": MOST_COLLAPSES})
    state = GAME.start(setting, heroes, seed)
    play(GAME, state, [partner(level, iterations, seed * len(HEROES) + seat) for seat in range(heroes)], GAME.bound, {})
    assert isinstance(state, Quest)
    return state


def row(name: str, games: int, first: int, level: str, iterations: int) -> None:
    """Play a setting with each number of heroes and print a row of the table."""
    flawless, won, collapses = [], [], []
    for heroes in HEROES:
        ended = [game(name, level, iterations, heroes=heroes, seed=seed) for seed in range(first, first + games)]
        flawless.append(100 * mean(state.won and not state.defeats for state in ended))
        won.append(100 * mean(state.won for state in ended))
        collapses.append(mean(int(state.defeats) for state in ended))
    furthest = max((rate - mean(flawless) for rate in flawless), key=abs)
    cells = [
        " / ".join(f"{value:.{digits}f}" for value in values) for values, digits in ((flawless, 0), (won, 0), (collapses, 2))
    ]
    print(f"| {name.replace('/', ' | ')} | {' | '.join(cells)} | {furthest:+.1f} |", flush=True)


def main(words: list[str]) -> None:
    numbers = [int(word) for word in words if word.isdigit()]
    games, first = (*numbers, *(300, 0)[len(numbers) :])
    named = dict(word.split("=", 1) for word in words if "=" in word)
    level, iterations = named.get("level", "normal"), int(named.get("iterations", "0"))
    thinking = f" with {iterations} iterations a decision" if iterations else ""
    print(f"{level} partners{thinking}, {games} games a cell, seeds from {first}, {'compiled' if compiled() else 'plain'}")
    print("| dungeons | difficulty | flawless %, 1 / 2 / 3 / 4 heroes | won % | collapses per game | furthest from the mean |")
    print("|---|---|---|---|---|---|")
    for name in [word for word in words if "/" in word] or SETTINGS:
        row(name, games, first, level, iterations)


if __name__ == "__main__":
    main(sys.argv[1:])
