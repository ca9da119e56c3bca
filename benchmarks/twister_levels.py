"""How hard the levels of Dungeon Twister are, alone: python -m benchmarks.twister_levels [GAMES] [LEVEL...] [PLAYER]

The normal computer player, or the one that is named (easy, strong), plays 200 games a level with the same seeds for all of
them. The rates should fall from pink to black: pink at least 50 %, black 5 to 20 %.
"""

import sys
from dataclasses import dataclass, field
from statistics import mean
from time import process_time

from tafelrunde.bots.match import play
from tafelrunde.engine.game import compiled
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister.ruleset import LEVELS
from tafelrunde.games.twister.state import Twister
from tafelrunde.lab.statistics import wilson

FIRST_SEED = 5000


@dataclass
class Played:
    """What came of the games of one level."""

    won: int = 0
    turns: list[int] = field(default_factory=list)
    mine: list[int] = field(default_factory=list)
    theirs: list[int] = field(default_factory=list)
    called: list[int] = field(default_factory=list)

    def add(self, state: Twister) -> None:
        self.won += state.winner == 0
        self.turns.append(state.turn)
        self.mine.append(state.points[0])
        self.theirs.append(state.points[1])
        self.called.append(state.called)


def level(name: str, games: int, player: str) -> None:
    """Play a level and print a row of the table."""
    setting = GAME.setting({"level": name, "stepwise": False})
    played = Played()
    begin = process_time()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        state = GAME.start(setting, 1, seed)
        play(GAME, state, [GAME.player(player, seed)], GAME.bound, {})
        assert isinstance(state, Twister)
        played.add(state)
    low, high = wilson(played.won, games)
    print(
        f"| {name} | {played.won / games:.1%} ({low:.0%} to {high:.0%}) | {mean(played.turns):.1f}"
        f" | {mean(played.mine):.1f} : {mean(played.theirs):.1f} | {mean(played.called):.1f}"
        f" | {(process_time() - begin) / games:.2f} s |",
        flush=True,
    )


def main(words: list[str]) -> None:
    games = next((int(word) for word in words if word.isdigit()), 200)
    player = next((word for word in words if word in GAME.levels), "normal")
    names = [word for word in words if word in LEVELS] or list(LEVELS)
    print(f"the {player} player, {games} games a level, {'compiled' if compiled() else 'plain'}")
    print("| level | won | turns | points, player : NP | reinforcements | a game |\n|---|---|---|---|---|---|")
    for name in names:
        level(name, games, player)


if __name__ == "__main__":
    main(sys.argv[1:])
