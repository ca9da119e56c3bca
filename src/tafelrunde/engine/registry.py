"""The games on the shelf. They are found by entry point, so that another package can bring one more."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tafelrunde.engine.game import Game

GROUP = "tafelrunde.games"


class UnknownGame(LookupError):
    """No game of that name can be played."""


def games() -> dict[str, Game]:
    """All games that can be played by id, in alphabetical order."""
    return _shelf()[0]


def left_out() -> dict[str, str]:
    """What calls itself a game and cannot be loaded, by name: its package and its error."""
    return _shelf()[1]


def find(name: str) -> Game:
    """The game of that name."""
    try:
        return games()[name]
    except KeyError:
        if name in left_out():
            raise UnknownGame(f"the game {name!r} cannot be loaded: {left_out()[name]}") from None
        raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(games()) or 'none'}") from None


@cache
def _shelf() -> tuple[dict[str, Game], dict[str, str]]:
    """What was found, and what was left out: one package that cannot be loaded keeps nobody from playing the others."""
    found: dict[str, Game] = {}
    wrong: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            if entry.name in found:
                raise TypeError("another package has already brought a game of this name")
            found[entry.name] = _loaded(entry)
        except Exception as error:  # noqa: BLE001  # whatever a stranger's code does wrong
            package = f" (package {entry.dist.name} {entry.dist.version})" if entry.dist else ""
            wrong[entry.name] = f"{type(error).__name__}: {' '.join(str(error).split())}{package}"
    return found, wrong


def _loaded(entry: EntryPoint) -> Game:
    game = entry.load()
    if not isinstance(game, Game) or game.id != entry.name:
        raise TypeError(f"{entry.value} must be a Game whose id is {entry.name!r}, not {game!r}")
    if not (game.folder / "RULES.en.md").is_file():
        raise TypeError(f"{game.folder} has no RULES.en.md")
    return game
