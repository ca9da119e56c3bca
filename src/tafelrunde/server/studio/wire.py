"""What travels between the studio and a browser.

Whoever has the key of a draft may change it; the browser keeps its keys, and the store only their hashes.
"""

from msgspec import Struct, field

from tafelrunde.engine.studio import Exhibit


class StudioCard(Struct):
    """Whether there is a studio here, and what it gives."""

    open: bool
    lab_games: int


class NewDraft(Struct):
    """Start from a game, from a pack on this server, or from another draft."""

    game: str
    name: str = ""
    pack: str = ""  # the content of a pack on this server


class DraftMade(Struct):
    """A new draft; its key is shown this once."""

    key: str
    game: str


class DraftVersion(Struct):
    """A draft as it was once, with a note."""

    number: int
    note: str
    at: float


class Draft(Struct):
    """A pack that is being written."""

    game: str
    name: str
    version: int  # rises with every change: whoever saves says which one was seen
    files: dict[str, str]
    base: dict[str, str]  # the files it started from
    versions: list[DraftVersion]


class Save(Struct):
    """What was changed since a version."""

    version: int
    files: dict[str, str] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    name: str | None = None
    only: str = ""  # draw the things of this file; empty: all


class Mistake(Struct):
    """Why a draft cannot be played, in the words of `tafelrunde check`."""

    file: str
    where: str
    what: str


class Looked(Struct):
    """What a draft shows."""

    mistake: Mistake | None = None
    exhibits: list[Exhibit] = field(default_factory=list)
    busy: bool = False  # nobody had time to look; what was saved is saved


class Saved(Struct):
    """The version that was kept, and what it shows."""

    version: int
    looked: Looked


class Note(Struct):
    """A version is kept with these words."""

    note: str = ""


class LabOrder(Struct):
    """So many pairs of games, and the language of the report."""

    games: int
    language: str


class Finding(Struct):
    """One sentence of the verdict; `about` is what it is about (`side:warlord`, `card:...`), empty: the game."""

    text: str
    about: str = ""


class LabState(Struct):
    """How far the lab is with a draft."""

    state: str  # none, waiting, running, stopped, done, failed
    content: str = ""  # what is measured, or was
    fresh: bool = False  # that is what the draft says now
    done: int = 0
    games: int = 0
    seconds_left: float | None = None
    findings: list[Finding] = field(default_factory=list)
    trouble: str = ""
