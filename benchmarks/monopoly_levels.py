"""How strong the computer players of Rupee Monopoly are: python benchmarks/monopoly_levels.py [GAMES]

Each level plays against the one below it. With 400 games the normal player should win at least 60 of 100 four-seat games
against three easy ones (25 would be chance), the easy one at least 60 of 100 against one random player, and the strong one
clearly more than 25 against three normal ones. The strong player is slow, so it plays a tenth of the games.
"""

import sys

from tafelrunde.games.monopoly import GAME
from tafelrunde.lab.simulate import simulate

SEED = 2024
MATCHES = (
    (["easy", "random"], 1.0),
    (["normal", "easy", "easy", "easy"], 1.0),
    (["normal", "normal", "normal", "normal"], 0.5),
    (["strong", "normal", "normal", "normal"], 0.1),
)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for levels, part in MATCHES:
        report = simulate(GAME, max(4, int(games * part)), SEED, levels, processes=2)
        result, score = report.result, report.result.levels[levels[0]]
        assert result.rounds is not None
        print(
            f"{' '.join(levels)}: {levels[0]} wins {score.rate:.1%} of {result.finished} games"
            f" ({score.low:.1%} to {score.high:.1%}), rounds {result.rounds.five_percent} to"
            f" {result.rounds.ninety_five_percent}, median {result.rounds.median};"
            f" {len(result.failures)} failures; {report.speed.games_per_second:.1f} games/s",
            flush=True,
        )


if __name__ == "__main__":
    main()
