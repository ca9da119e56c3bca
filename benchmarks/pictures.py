"""What a move costs in one thread of the server, part by part, without network and store: carried out, and told to two seats.
Several installations of the package play the same games by turns on one core, so that their figures can be compared.

    python -m benchmarks.pictures [--moves 200] [--rounds 4] [--games GAME,GAME] FOLDER [FOLDER ...]

Each folder is one to import the package from: `src` of a checkout, or the site-packages of an installation. Shown are, for each
game, milliseconds of CPU time per move, and at the end whether all of them sent the same bytes.
"""

import argparse
import json
import os
from collections import defaultdict
from pathlib import Path

from benchmarks.beside import Installation
from tafelrunde.engine import registry

MOVES = Path(__file__).with_name("moves.py")
PARTS = ("carrying out", "views", "scenes", "offers", "beats", "patches", "proof", "undo", "encoding", "else")


class Sum:
    """What an installation has spent on one game."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.moves = 0
        self.sent: list[str] = []

    def add(self, said: str) -> None:
        """One more round."""
        found = json.loads(said)
        for part, milliseconds in found["ms"].items():
            self.spent[part] += milliseconds
        self.moves += found["moves"]
        self.sent.append(found["sent"])

    def line(self) -> str:
        """Per move: all together, then each part."""
        moves = max(self.moves, 1)
        return f"{sum(self.spent.values()) / moves:8.3f}" + "".join(f"{self.spent[part] / moves:13.3f}" for part in PARTS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", default="")
    parser.add_argument("folders", nargs="+", type=Path)
    wants = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print(f"{'ms/move':12}{'all':>8}" + "".join(f"{part:>13}" for part in PARTS), flush=True)
    same = True
    for game in wants.games.split(",") if wants.games else registry.games():
        found = {folder: Sum() for folder in wants.folders}
        for seed in range(wants.rounds):
            for folder in wants.folders:
                installation = Installation(folder, MOVES)  # each a new one, as a server that has just been started
                found[folder].add(installation.answer(f"{game} {wants.moves} {seed}"))
                installation.end()
        for folder, total in found.items():
            print(f"{game:12}{total.line()}  {folder} ({total.moves} moves)", flush=True)
        same &= len({tuple(total.sent) for total in found.values()}) == 1
    print("All of them sent the same." if same else "They did not send the same!")


if __name__ == "__main__":
    main()
