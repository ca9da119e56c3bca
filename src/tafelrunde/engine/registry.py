"""The games on the shelf. They are found by entry point, so that another package can bring one more."""

from functools import cache
from importlib.metadata import entry_points

from tafelrunde.engine.game import Game

GROUP = "tafelrunde.games"


class UnknownGame(LookupError):
    """No game of that name is installed."""


@cache
def games() -> dict[str, Game]:
    """All installed games by id, in alphabetical order."""
    found = {entry.name: entry.load() for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    for name, game in found.items():
        if not isinstance(game, Game) or game.id != name:
            raise TypeError(f"the entry point {name!r} of {GROUP!r} must name a Game whose id is {name!r}, not {game!r}")
    return found


def find(name: str) -> Game:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(games()) or 'none'}") from None
