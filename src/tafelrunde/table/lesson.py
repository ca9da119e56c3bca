"""The first game with a coach: a lesson inside a real game. A game's `lesson.toml` says at which table, and what is told when.

A step is told once, when what it waits for is asked or has happened since the learner's last move; of several what has just
happened, then the first in the file. What was not told then waits for the next time. Its text is the message `lesson-<id>` of
the game, with a title (`.title`).
"""

from typing import Any, Final

from msgspec import Struct, field

from tafelrunde.engine import Game
from tafelrunde.engine.pack import load

FILE: Final = "lesson.toml"


class Step(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing to learn."""

    id: str
    asked: str = ""  # told when this is asked of the learner, by the name of its prompt: `decide-buy`
    heard: str = ""  # told when this has happened: `rent-paid`
    after: str = ""  # told only after this other step
    points: list[str] = field(default_factory=list)  # things of the scene to look at
    rule: str = ""


class Lesson(Struct, forbid_unknown_fields=True):
    """A table for learners: the first seat is theirs, computers sit at the others."""

    seed: int
    seats: int
    level: str
    options: dict[str, Any]
    step: list[Step]


def lesson(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = game.folder / FILE
    return load(file, Lesson) if file.is_file() else None
