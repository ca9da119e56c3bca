"""The form of a pack's files, for designers."""

from typing import Final

from tafelrunde.engine import word
from tafelrunde.engine.studio import FileKind, Paint, Palette, Verbs
from tafelrunde.games.mapmasters import content
from tafelrunde.games.mapmasters.missions import MissionFile
from tafelrunde.games.mapmasters.verbs import OVERCOMES, VERBS

GRID: Final = Palette(
    "words",
    [
        Paint("S", word("studio-start"), "sand", "gi:footsteps"),
        Paint(".", word("studio-empty"), "parchment"),
        Paint("#", word("studio-void"), "wall"),
        Paint("?", word("studio-hidden"), "forest", "gi:treasure-map"),
    ],
)

CONTENT: Final = (
    FileKind("start.toml", content.StartFile),
    FileKind("dungeon.toml", content.DungeonFile),
    FileKind("mission-cards.toml", content.MissionCardsFile, known={"card.take": ["@artifacts.toml artifact"]}),
    FileKind(
        "books.toml",
        content.BooksFile,
        verbs={"book.do": Verbs({name: ["symbol"] if name == "overcome" else [] for name in VERBS})},
        known={"book.do.symbol": list(OVERCOMES)},
    ),
    FileKind("artifacts.toml", content.ArtifactsFile),
    FileKind("groups.toml", content.GroupsFile),
    FileKind("goals.toml", content.GoalsFile),
    FileKind("mission-*.toml", MissionFile, painted={"grid": GRID}),
)
