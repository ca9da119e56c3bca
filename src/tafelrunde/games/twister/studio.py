"""The form of a pack's files, for designers."""

from typing import Final

from tafelrunde.engine import word
from tafelrunde.engine.studio import FileKind, Paint, Palette, Verbs
from tafelrunde.games.twister.content import CardsFile, CrewFile, HallsFile, NpcsFile
from tafelrunde.games.twister.ruleset import GOALS
from tafelrunde.games.twister.verbs import VERBS

OPEN: Final = Paint(" ", word("studio-open"), "stone")
GATE: Final = Paint("#", word("studio-portcullis"), "crimson")
SLIT: Final = Paint(":", word("studio-slit"), "azure")
HALL: Final = Palette(
    "edges",
    cells=[
        Paint(".", word("studio-floor"), "stone"),
        Paint("o", word("terrain-pit"), "pit"),
        Paint("G", word("terrain-gear"), "brass", "gi:gears"),
    ],
    beside=[OPEN, Paint("|", word("studio-wall"), "rampart"), GATE, SLIT],
    above=[OPEN, Paint("-", word("studio-wall"), "rampart"), GATE, SLIT],
)

CONTENT: Final = (
    FileKind("halls.toml", HallsFile, painted={"hall.map": HALL}),
    FileKind(
        "npcs.toml",
        NpcsFile,
        verbs={"npc.do": Verbs({name: [field.name for field in kind.fields] for name, kind in VERBS.items()})},
        known={"npc.default": list(GOALS), "npc.goals": [f"{goal} 3" for goal in GOALS]},
    ),
    FileKind("crew.toml", CrewFile),
    FileKind("cards.toml", CardsFile),
)
