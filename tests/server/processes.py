"""Real processes for tests: the example game is installed for them as another package would install a game."""

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def install_example_game(folder: Path) -> None:
    """Put an entry point for the example game into a folder of the path."""
    about = folder / "example_game-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: example-game\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[tafelrunde.games]\nhigher = tests.example_game:GAME\n", encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """What a process needs to find that game and these tests."""
    path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in path if part)}
