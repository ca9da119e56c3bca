"""The form of a pack's files, for designers."""

from typing import Final

from tafelrunde.engine import Say, word
from tafelrunde.engine.fields import GIVEN, NAMED
from tafelrunde.engine.pack import load
from tafelrunde.engine.studio import FileKind, Paint, Palette, Verbs
from tafelrunde.games.duels.content import FOLDER, TOML_NAMES, MapsFile, TeamFile
from tafelrunde.games.duels.verbs import VERBS

WHO: Final = [
    "@ character", "user", "foe", "target", "team", "partners", "it", "pick enemy", "pick enemy los", "pick enemy adjacent",
    "pick own", "pick any", "each enemy", "each enemy los", "each enemy adjacent", "each enemy of one opponent", "each own",
]  # fmt: skip


def _verbs(reveal: bool) -> Verbs:
    """Those that may stand where both cards are revealed, or those that may stand elsewhere."""
    return Verbs(
        {
            name: [TOML_NAMES[field.name] for field in kind.fields if field.when in (GIVEN, NAMED)]
            for name, kind in VERBS.items()
            if (kind.hook == "reveal") == reveal
        }
    )


def _terrains() -> list[Paint]:
    """The terrains of the game itself."""
    found = load(FOLDER / "maps.toml", MapsFile).terrain
    free = Paint(".", word("studio-free"), "sand")
    return [free, *(Paint(one.letter, Say(f"terrain-{one.id.replace('_', '-')}"), one.ground, one.icon) for one in found)]


CONTENT: Final = (
    FileKind("maps.toml", MapsFile, painted={"map.rows": Palette("letters", _terrains())}),
    FileKind(
        "*.toml",
        TeamFile,
        verbs={"card.reveal": _verbs(True)} | {f"card.{hook}": _verbs(False) for hook in ("after", "do", "relic")},
        known={"card.users": ["@ character"], "basic.user": ["@ character"], "card.need": ["within2"]}
        | {f"card.{hook}.{who}": WHO for hook in ("reveal", "after", "do", "relic") for who in ("who", "with")},
    ),
)
