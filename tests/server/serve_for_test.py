"""A real server, started by a test: `python -m tests.server.serve_for_test DATABASE [light]`. First it says its address.

A light one has only the example game and thinks where it is asked, so that it starts soon after a kill.
"""

import sys

from tafelrunde.engine import registry
from tafelrunde.server import run
from tafelrunde.server.limits import Limits
from tests.server.helpers import InPlace


def hire_nobody(*_: object) -> InPlace:
    """What the server calls when it hires workers."""
    thinkers = InPlace()
    setattr(thinkers, "warm_up", lambda: None)  # noqa: B010  # it is warm
    return thinkers


if __name__ == "__main__":
    if sys.argv[2:] == ["light"]:
        from higher import GAME

        setattr(registry, "games", lambda: {GAME.id: GAME})  # noqa: B010  # instead of the cached function
        setattr(run, "Workers", hire_nobody)  # noqa: B010
    run.serve(
        port=0,
        database=sys.argv[1],
        workers=1,
        limits=Limits(creations_per_minute=6000, creations_at_once=1000, tables_per_person=10_000),
        pace=0,
        say=lambda text: print(text, flush=True),
    )
