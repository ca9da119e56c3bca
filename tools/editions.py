"""The editions of the games' own content: adds today's, so that records made with it are played again whatever becomes of it.

python -m tools.editions [GAME ...]
"""

import sys

from tafelrunde.engine import editions, registry
from tafelrunde.engine.archive import folder_files
from tafelrunde.engine.editions import Edition
from tafelrunde.engine.game import Game
from tafelrunde.engine.library import own_content
from tafelrunde.server.about import program_version


def add(game: Game, edition: Edition, files: dict[str, str]) -> bool:
    """Add an edition to a game; whether it is new."""
    known = list(editions.editions(game.folder))
    if any(edition.content == other.content for other in known):
        return False
    contents = {other.content: editions.files(game.folder, other.content) or {} for other in known if other.content}
    editions.write(game.folder, [*known, edition], {**contents, edition.content: files})
    return True


def main(names: list[str]) -> None:
    """Add the content of today."""
    for game in [registry.find(name) for name in names] or registry.games().values():
        edition = Edition(game.version, program_version(), own_content(game))
        new = add(game, edition, folder_files(game.folder / "content"))
        print(f"{game.id}: {edition.content[:12]} {'is kept from now on' if new else 'is there already'}")


if __name__ == "__main__":
    main(sys.argv[1:])
